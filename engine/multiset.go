package engine

import (
	"cmp"
	"strconv"
	"strings"
)

// Limits of what the types of this package can hold.
const (
	// MaxDice is the largest number of dice a game can have.
	MaxDice = 20
	// MaxSides is the largest number of sides a die can have.
	MaxSides = 20
)

// Face is what one die shows: 1 up to the number of sides.
type Face int

// multiset is the shared body of [Roll] and [Keep]: how many dice show each
// face. A Roll and a Keep are different types, so that what was thrown cannot
// be passed where what is set aside is meant.
type multiset struct {
	n      uint8
	counts [MaxSides]uint8 // counts[f-1] dice show face f
}

func newMultiset(faces []Face) (multiset, error) {
	var m multiset
	if len(faces) > MaxDice {
		return m, Errorf("%d dice: at most %d are possible", len(faces), MaxDice)
	}
	for _, f := range faces {
		if f < 1 || f > MaxSides {
			return multiset{}, Errorf("face %d: faces are 1 to %d", f, MaxSides)
		}
		m.counts[f-1]++
	}
	m.n = uint8(len(faces))
	return m, nil
}

func (m multiset) count(f Face) int {
	if f < 1 || f > MaxSides {
		return 0
	}
	return int(m.counts[f-1])
}

func (m multiset) appendFaces(dst []Face) []Face {
	for i, c := range m.counts {
		for range c {
			dst = append(dst, Face(i+1))
		}
	}
	return dst
}

// highest returns the largest face shown, 0 for no dice.
func (m multiset) highest() Face {
	for i := MaxSides - 1; i >= 0; i-- {
		if m.counts[i] > 0 {
			return Face(i + 1)
		}
	}
	return 0
}

func (m multiset) String() string {
	var b strings.Builder
	for i, c := range m.counts {
		for range c {
			if b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(strconv.Itoa(i + 1))
		}
	}
	return b.String()
}

func (m multiset) contains(o multiset) bool {
	for i, c := range o.counts {
		if c > m.counts[i] {
			return false
		}
	}
	return true
}

// compareFaces compares as many dice, face by face in rising order: lower faces
// come first.
func (m multiset) compareFaces(o multiset) int {
	for i := range m.counts {
		// At the lowest face that they do not share alike, more of it is lower.
		if c := cmp.Compare(o.counts[i], m.counts[i]); c != 0 {
			return c
		}
	}
	return 0
}
