package engine

import (
	"cmp"
	"math/bits"
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
//
// Each face has a byte, the first the lowest of low. Words are kept in registers,
// where an array would be copied from memory to memory.
type multiset struct {
	low, middle uint64 // faces 1 to 8, and 9 to 16
	high        uint32 // faces 17 to 20
	n           uint32 // dice
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
		m.add(f, 1)
	}
	return m, nil
}

// add adds some dice that show a face from 1 to [MaxSides].
func (m *multiset) add(f Face, dice int) {
	m.n += uint32(dice)
	shift := 8 * (uint(f-1) % 8)
	switch {
	case f <= 8:
		m.low += uint64(dice) << shift
	case f <= 16:
		m.middle += uint64(dice) << shift
	default:
		m.high += uint32(dice) << shift
	}
}

func (m multiset) count(f Face) int {
	if f < 1 || f > MaxSides {
		return 0
	}
	return int(m.word(int(f-1)/8) >> (8 * (uint(f-1) % 8)) & 0xff)
}

func (m multiset) appendFaces(dst []Face) []Face {
	for f := Face(1); f <= m.highest(); f++ {
		for range m.count(f) {
			dst = append(dst, f)
		}
	}
	return dst
}

// word returns the counts of eight faces, the first of them in the lowest byte: of
// those from 1 on for 0, from 9 on for 1, and of the last for 2.
func (m multiset) word(i int) uint64 {
	switch i {
	case 0:
		return m.low
	case 1:
		return m.middle
	}
	return uint64(m.high)
}

// everyByte times a number of one byte has it in every byte, and times one of eight
// bytes has in each the sum of those up to it.
const everyByte = 0x0101010101010101

// pips returns the sum of the faces.
func (m multiset) pips() int {
	total := 0
	for i := 2; i >= 0; i-- {
		if word := m.word(i); word != 0 {
			upTo := word * everyByte // dice that show the face or one before, of eight
			dice := int(upTo >> 56)
			// Of a die, all bytes from its face on count one.
			total += (8*i+9)*dice - int(upTo*everyByte>>56)
		}
	}
	return total
}

// highest returns the largest face shown, 0 for no dice.
func (m multiset) highest() Face {
	switch {
	case m.high != 0:
		return Face(16 + (bits.Len32(m.high)+7)/8)
	case m.middle != 0:
		return Face(8 + (bits.Len64(m.middle)+7)/8)
	}
	return Face((bits.Len64(m.low) + 7) / 8)
}

func (m multiset) String() string {
	var b strings.Builder
	for _, f := range m.appendFaces(nil) {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(strconv.Itoa(int(f)))
	}
	return b.String()
}

// plus returns the dice of both, of which there are at most [MaxDice].
func (m multiset) plus(o multiset) multiset {
	return multiset{m.low + o.low, m.middle + o.middle, m.high + o.high, m.n + o.n}
}

// minus returns the dice of m without those of o, which are among them.
func (m multiset) minus(o multiset) multiset {
	return multiset{m.low - o.low, m.middle - o.middle, m.high - o.high, m.n - o.n}
}

func (m multiset) contains(o multiset) bool {
	// A byte of its own that is never used up says where o has no more.
	const spare = 0x8080808080808080
	return ((m.low|spare)-o.low)&spare == spare &&
		((m.middle|spare)-o.middle)&spare == spare &&
		((uint64(m.high)|spare)-uint64(o.high))&spare == spare
}

// compareFaces compares as many dice, face by face in rising order: lower faces
// come first.
func (m multiset) compareFaces(o multiset) int {
	// At the lowest face that they do not share alike, more of it is lower.
	for _, words := range [...][2]uint64{{m.low, o.low}, {m.middle, o.middle}, {uint64(m.high), uint64(o.high)}} {
		if other := words[0] ^ words[1]; other != 0 {
			shift := bits.TrailingZeros64(other) / 8 * 8
			return cmp.Compare(words[1]>>shift&0xff, words[0]>>shift&0xff)
		}
	}
	return 0
}
