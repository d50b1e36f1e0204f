package tables_test

import (
	"cmp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// This file says by FORMAT.md alone what a table is made of: nodes, codes, states
// and columns. It shares no code with package tables.

// none is the score to beat of a state that has nothing to beat.
const none = engine.NoScore

// cell is one column of one node of one state, which is a seat, a score to beat and
// a number of holders.
type cell struct{ seat, beat, holders, node, column int }

// nodesOf returns how many nodes a turn has.
func nodesOf(r engine.Rules) int {
	if r.Pass {
		return r.Dice + 1 + r.Dice - 1
	}
	return r.Dice + 1
}

// diceIn returns the dice left in a node, and whether the throw before was passed.
func diceIn(r engine.Rules, node int) (left int, passed bool) {
	if node > r.Dice {
		return node - (r.Dice - 1), true
	}
	return node, false
}

// nodeIn returns the node of a place in the turn.
func nodeIn(r engine.Rules, left int, passed bool) int {
	if passed {
		return r.Dice - 1 + left
	}
	return left
}

// ceilingOf returns the highest score that can win a round of a part.
func ceilingOf(r engine.Rules, part tables.Part) int {
	highest := r.Dice * r.MaxDieScore()
	ceiling, ok := r.Progressive.Ceiling(part.Round)
	if part.Players == 0 || !ok {
		return highest
	}
	return min(ceiling, highest)
}

// roundsOf returns the number of rounds that a table holds: up to the first from
// which on no ceiling is below the highest score.
func roundsOf(r engine.Rules) int {
	last := 0
	for round := 1; round <= 1000; round++ {
		if ceiling, ok := r.Progressive.Ceiling(round); ok && ceiling < r.Dice*r.MaxDieScore() {
			last = round
		}
	}
	return last + 1
}

// told returns how many holders are told apart.
func told(r engine.Rules, seat, beat int) int {
	perfect := 0
	if r.High {
		perfect = r.MaxScore()
	}
	if r.Ties == engine.TiesAll && beat != perfect {
		return min(seat-1, 2)
	}
	return seat - 1
}

// states lists the states of a section; FORMAT.md, "States".
func states(r engine.Rules, part tables.Part) []cell {
	highest := r.MaxScore()
	var list []cell
	switch {
	case part.Goal.Kind == solver.KindBeat && (r.Bottoms == engine.BottomsTurn || r.Moon == engine.MoonTurn):
		for beat := range highest + 1 {
			list = append(list, cell{beat: beat})
		}
		return list
	case part.Players == 0:
		return []cell{{}}
	}
	ceiling := ceilingOf(r, part)
	list = append(list, cell{seat: 1, beat: none})
	for seat := 2; seat <= part.Players; seat++ {
		if ceiling < highest {
			list = append(list, cell{seat: seat, beat: none})
		}
		for beat := range ceiling + 1 {
			for holders := 1; holders <= told(r, seat, beat); holders++ {
				list = append(list, cell{seat: seat, beat: beat, holders: holders})
			}
		}
	}
	return list
}

// tally is what dice count as they lie and turned over.
type tally struct{ total, bottom int }

// pairsOf lists the pairs that so many dice can show, in order.
func pairsOf(r engine.Rules, kept int) []tally {
	known := map[tally]bool{{}: true}
	for range kept {
		next := map[tally]bool{}
		for p := range known {
			for face := 1; face <= r.Sides; face++ {
				up, down := engine.Face(face), engine.Face(r.Sides+1-face)
				next[tally{p.total + r.Score(up), p.bottom + r.Score(down)}] = true
			}
		}
		known = next
	}
	var list []tally
	for p := range known {
		list = append(list, p)
	}
	slices.SortFunc(list, func(a, b tally) int { return cmp.Or(cmp.Compare(a.total, b.total), cmp.Compare(a.bottom, b.bottom)) })
	return list
}

// columns returns how many columns a state has in a node; FORMAT.md, "Columns".
func columns(r engine.Rules, part tables.Part, state cell, node int) int {
	left, _ := diceIn(r, node)
	kept := r.Dice - left
	highest, most := r.MaxScore(), kept*r.MaxDieScore()
	limit := state.beat
	if limit == none {
		limit = ceilingOf(r, part)
	}
	switch kind := part.Goal.Kind; {
	case r.Bottoms == engine.BottomsTurn && node == 0:
		return highest + 1
	case r.Bottoms == engine.BottomsTurn:
		return len(pairsOf(r, kept))
	case kind == solver.KindLow:
		return 1
	case kind == solver.KindBeat && r.Moon != engine.MoonTurn && r.High:
		return highest + 1 + most
	case kind == solver.KindBeat && r.Moon != engine.MoonTurn:
		return highest + 1 + min(1, most)
	case r.High || r.Moon == engine.MoonTurn:
		return most + 1
	}
	return min(limit+1, most) + 1
}

// columnIn returns the column of a position in its state and node.
func columnIn(r engine.Rules, part tables.Part, pos engine.Position) int {
	limit := pos.ScoreToBeat
	if limit == none {
		limit = ceilingOf(r, part)
	}
	switch kind := part.Goal.Kind; {
	case r.Bottoms == engine.BottomsTurn && pos.Left == 0:
		return pos.Total
	case r.Bottoms == engine.BottomsTurn:
		return slices.Index(pairsOf(r, r.Dice-pos.Left), tally{pos.Total, pos.Bottom})
	case kind == solver.KindLow:
		return 0
	case kind == solver.KindBeat && r.Moon != engine.MoonTurn && r.High:
		return pos.Total - pos.ScoreToBeat + r.MaxScore()
	case kind == solver.KindBeat && r.Moon != engine.MoonTurn:
		return min(pos.Total-pos.ScoreToBeat, 1) + r.MaxScore()
	case r.High || r.Moon == engine.MoonTurn:
		return pos.Total
	}
	return min(pos.Total, limit+1)
}

// cellOf returns the cell of a position.
func cellOf(r engine.Rules, part tables.Part, pos engine.Position) cell {
	c := cell{node: nodeIn(r, pos.Left, pos.Passed), column: columnIn(r, part, pos)}
	switch {
	case part.Players > 0 && pos.ScoreToBeat == none:
		c.seat, c.beat = pos.Seat, none
	case part.Players > 0:
		c.seat, c.beat = pos.Seat, pos.ScoreToBeat
		c.holders = min(pos.Holders, told(r, pos.Seat, pos.ScoreToBeat))
	case len(states(r, part)) > 1:
		c.beat = pos.ScoreToBeat
	}
	return c
}

// callBits returns how many bits of a code stand for what is turned over.
func callBits(r engine.Rules) int {
	switch r.Bottoms {
	case engine.BottomsThrow, engine.BottomsTurn:
		return 1
	case engine.BottomsDie:
		return r.Dice
	default:
		return 0
	}
}

// codeBytes returns the bytes of a code.
func codeBytes(r engine.Rules) int {
	switch bits := r.Dice + callBits(r); {
	case bits > 16:
		return 4
	case bits > 8:
		return 2
	}
	return 1
}

// rowSize returns the bytes of a row of a node.
func rowSize(r engine.Rules, node int) int {
	left, _ := diceIn(r, node)
	return codeBytes(r) * choose(r.Sides+left-1, left)
}

// codeAt returns a code of a pool.
func codeAt(r engine.Rules, pool []byte, place int) (code uint32) {
	for i := range codeBytes(r) {
		code |= uint32(pool[place*codeBytes(r)+i]) << (8 * i)
	}
	return code
}

// putCode replaces a code of a pool.
func putCode(r engine.Rules, pool []byte, place int, code uint32) {
	for i := range codeBytes(r) {
		pool[place*codeBytes(r)+i] = byte(code >> (8 * i))
	}
}

// masked returns the faces in the places of a mask, and the others.
func masked(faces []engine.Face, mask uint32) (in, out []engine.Face) {
	in = []engine.Face{}
	for i, f := range faces {
		if mask>>i&1 == 1 {
			in = append(in, f)
		} else {
			out = append(out, f)
		}
	}
	return in, out
}

// decoded is a code as it reads: what is turned over before the keep, how the dice
// then lie, what is kept, and whether all are turned over at the end.
type decoded struct {
	turned, lies, kept []engine.Face
	over               bool
}

// decodeCode reads a code about sorted faces; FORMAT.md, "Rolls, nodes and rows".
func decodeCode(r engine.Rules, faces []engine.Face, code uint32) decoded {
	d := decoded{turned: []engine.Face{}, lies: faces}
	call := code >> r.Dice
	switch {
	case r.Bottoms == engine.BottomsThrow && call == 1:
		d.turned = faces
	case r.Bottoms == engine.BottomsDie:
		d.turned, _ = masked(faces, call)
	case r.Bottoms == engine.BottomsTurn:
		d.over = call == 1
	}
	if len(d.turned) > 0 {
		mask := uint32(1)<<len(faces) - 1
		if r.Bottoms == engine.BottomsDie {
			mask = call
		}
		_, rest := masked(faces, mask)
		d.lies = rest
		for _, f := range d.turned {
			d.lies = append(d.lies, engine.Face(r.Sides)+1-f)
		}
		slices.Sort(d.lies)
	}
	d.kept, _ = masked(d.lies, code&(1<<r.Dice-1))
	return d
}

// firstOfEqual reports whether a mask takes the first of equal dice, and no others
// than there are.
func firstOfEqual(faces []engine.Face, mask uint32) bool {
	if mask>>len(faces) != 0 {
		return false
	}
	for i := 1; i < len(faces); i++ {
		if faces[i] == faces[i-1] && mask>>i&1 == 1 && mask>>(i-1)&1 == 0 {
			return false
		}
	}
	return true
}

// legalCodes returns the decisions that RULES.md allows about a roll, each as
// FORMAT.md writes it.
func legalCodes(r engine.Rules, passed bool, roll engine.Roll) map[uint32]bool {
	faces, legal := roll.Faces(), map[uint32]bool{}
	for call := range uint32(1) << callBits(r) {
		if r.Bottoms == engine.BottomsDie && !firstOfEqual(faces, call) {
			continue
		}
		for mask := range uint32(1) << len(faces) {
			code := call<<r.Dice | mask
			d := decodeCode(r, faces, code)
			ok := firstOfEqual(d.lies, mask)
			least := 1
			if passed {
				least = 2
			}
			if mask == 0 && r.Pass && !passed && len(faces) >= 2 {
				least = 0
			}
			ok = ok && len(d.kept) >= least
			if r.MustKeepAway {
				_, left := masked(d.lies, mask)
				ok = ok && !slices.Contains(left, r.Away)
			}
			if d.over && len(d.kept) < len(faces) {
				ok = false
			}
			if ok {
				legal[code] = true
			}
		}
	}
	return legal
}

// choose is n over k.
func choose(n, k int) int {
	if k > n {
		return 0
	}
	c := 1
	for i := 1; i <= k; i++ {
		c = c * (n - k + i) / i
	}
	return c
}

// An independent reading is worth something only if it is right about the plain
// game that FORMAT.md gives figures of.
func TestLayoutOfTheStandardGameIsAsTheFormatSays(t *testing.T) {
	t.Parallel()
	r, part := engine.ThreesAway(), tables.Part{Goal: solver.Win(), Players: 2, Round: 1}
	first := states(r, part)[0]
	var counts []int
	for node := range nodesOf(r) {
		counts = append(counts, columns(r, part, first, node))
	}
	assert.Equal(t, []int{31, 25, 19, 13, 7, 1}, counts)
	assert.Equal(t, 252, rowSize(r, 5))
}
