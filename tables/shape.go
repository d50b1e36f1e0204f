package tables

import (
	"cmp"
	"slices"

	"threesaway/engine"
	"threesaway/solver"
)

// shape says where in a section the answer for a position stands. It follows from
// the rules, the goal, the number of players and the ceiling alone; FORMAT.md says
// it in words.
type shape struct {
	rules   engine.Rules
	kind    solver.GoalKind
	players int // 0 for a goal of a single turn
	ceiling int // the highest score that can win the round
	form    columnForm
	pairs   *pairSpace   // where columns are pairs
	states  []stateShape // in the order of the file
	// first are the states of a seat and a score to beat, by both: rowLength for a seat,
	// as that with nothing to beat stands behind the highest score.
	first     []statesOf
	rowLength int
	// cellCount, choiceCount and endingCount are how many of each all states
	// have.
	cellCount, choiceCount, endingCount int
}

// columnForm is what the columns of a place in the turn tell apart.
type columnForm int

const (
	// formOne tells nothing apart: the total adds to every value alike.
	formOne columnForm = iota
	// formDifference tells totals less the score to beat apart.
	formDifference
	// formTotal tells totals apart, and where the lowest score wins only up to the
	// first that is too high.
	formTotal
	// formPair tells apart what the kept dice count as they lie and turned over.
	formPair
)

// columnFormOf returns the form of a goal's columns.
func columnFormOf(r engine.Rules, kind solver.GoalKind) columnForm {
	switch {
	case r.Bottoms == engine.BottomsTurn:
		return formPair
	case kind == solver.KindLow:
		return formOne
	case kind == solver.KindBeat && r.Moon != engine.MoonTurn:
		return formDifference
	}
	return formTotal
}

// adds reports whether the total of a position is added to the stored value.
func (s *shape) adds() bool { return s.form == formOne }

// pruned reports whether totals that are too high share a column.
func pruned(r engine.Rules) bool { return !r.High && r.Moon != engine.MoonTurn }

// stateShape is the part of a section that belongs to one place in the round:
// one solved turn.
type stateShape struct {
	seat, beat, holders int
	block
	cell, choice, ending int // where the state begins among those of the section
}

// block is what the states against one score have in common. Nodes are places in
// the turn: 0 is its end, d that of d dice left, and behind those of all dice that of
// d dice left after a pass.
type block struct {
	columns []int // by node
	offset  []int // of the first cell, by node; then the number of cells
}

// nodeCount returns the number of nodes of a turn.
func nodeCount(r engine.Rules) int {
	if r.Pass {
		return 2 * r.Dice
	}
	return r.Dice + 1
}

// nodeOf returns the node of a position.
func nodeOf(r engine.Rules, pos engine.Position) int {
	if pos.Passed {
		return r.Dice + pos.Left - 1
	}
	return pos.Left
}

// diceOf returns the dice left in a node.
func diceOf(r engine.Rules, node int) int {
	if node > r.Dice {
		return node - r.Dice + 1
	}
	return node
}

// statesOf are the states of a seat against a score, which differ in the holders.
type statesOf struct{ at, holders int }

// shapeKey is all that a shape depends on besides the rules.
type shapeKey struct {
	kind             solver.GoalKind
	players, ceiling int
}

// keyOf returns the key of a part's shape.
func keyOf(r engine.Rules, ceilings []int, p Part) shapeKey {
	k := shapeKey{kind: p.Goal.Kind, players: p.Players, ceiling: r.MaxScore()}
	if p.Players > 0 {
		k.ceiling = ceilings[p.Round-1]
	}
	return k
}

// shapes makes each shape of some rules once.
type shapes struct {
	rules    engine.Rules
	ceilings []int
	pairs    *pairSpace // nil where no goal has pairs for columns
	known    map[shapeKey]*shape
	// counted and countedStates are sizes that are known.
	counted       map[shapeKey]counts
	countedStates map[stateKey]counts
}

func newShapes(r engine.Rules) *shapes {
	l := &shapes{
		rules: r, ceilings: r.Ceilings(), known: map[shapeKey]*shape{},
		counted: map[shapeKey]counts{}, countedStates: map[stateKey]counts{},
	}
	if r.Bottoms == engine.BottomsTurn {
		l.pairs = newPairSpace(r)
	}
	return l
}

// of returns the shape of a part.
func (l *shapes) of(p Part) *shape {
	key := keyOf(l.rules, l.ceilings, p)
	s := l.known[key]
	if s == nil {
		s = l.newShape(key)
		l.known[key] = s
	}
	return s
}

// sharesShape is that of a part of which only the shares are held: it has no states.
func sharesShape(p Part) *shape { return &shape{kind: p.Goal.Kind, players: p.Players} }

func (l *shapes) newShape(key shapeKey) *shape {
	s := l.bareShape(key)
	highest := l.rules.MaxScore()
	s.rowLength = highest + 2
	s.first = make([]statesOf, (key.players+1)*s.rowLength)
	switch {
	case s.perScore():
		for beat := range highest + 1 {
			s.first[beat] = statesOf{len(s.states), 1}
			s.add(0, beat, 0, s.newBlock(beat))
		}
	case key.players == 0:
		s.add(0, highest, 0, s.newBlock(highest))
	default:
		s.addSeats()
	}
	return s
}

// addSeats adds the states of a round.
func (s *shape) addSeats() {
	highest := s.rules.MaxScore()
	open := s.newBlock(engine.NoScore)
	s.add(1, engine.NoScore, 0, open)
	blocks := make([]*block, s.ceiling+1)
	for beat := range blocks {
		blocks[beat] = s.newBlock(beat)
	}
	for seat := 2; seat <= s.players; seat++ {
		if s.ceiling < highest {
			s.first[seat*s.rowLength+highest+1] = statesOf{len(s.states), 1}
			s.add(seat, engine.NoScore, 0, open)
		}
		for beat, b := range blocks {
			of := statesOf{len(s.states), s.holders(seat, beat)}
			s.first[seat*s.rowLength+beat] = of
			for holders := 1; holders <= of.holders; holders++ {
				s.add(seat, beat, holders, b)
			}
		}
	}
}

// bareShape returns a shape without its states.
func (l *shapes) bareShape(key shapeKey) *shape {
	return &shape{
		rules: l.rules, kind: key.kind, players: key.players, ceiling: key.ceiling,
		form: columnFormOf(l.rules, key.kind), pairs: l.pairs,
	}
}

// perScore reports whether a goal of a single turn has a state for each score to
// beat.
func (s *shape) perScore() bool { return s.kind == solver.KindBeat && s.form != formDifference }

// holders returns how many numbers of holders are told apart.
func (s *shape) holders(seat, beat int) int {
	return min(seat-1, solver.DistinctHolders(s.rules, beat))
}

// limit returns the highest total that is not too high against a score, or
// against none.
func (s *shape) limit(beat int) int {
	if beat == engine.NoScore {
		return s.ceiling
	}
	return beat
}

// columnCount returns the number of columns of a node.
func (s *shape) columnCount(node, beat int) int {
	kept := s.rules.Dice - diceOf(s.rules, node)
	most := kept * s.rules.MaxDieScore()
	switch s.form {
	case formOne:
		return 1
	case formDifference:
		if s.rules.High {
			return s.rules.MaxScore() + most + 1
		}
		return s.rules.MaxScore() + min(1, most) + 1
	case formPair:
		if node > 0 {
			return len(s.pairs.of[kept])
		}
		return most + 1
	default:
		if pruned(s.rules) {
			most = min(s.limit(beat)+1, most)
		}
		return most + 1
	}
}

// counts are the sizes of a part, or of the states in it against one score.
type counts struct {
	cells     int   // numbers stored of positions
	choices   int   // policy rows stored, one for each cell with dice left
	endings   int   // cells without dice left in states of a round
	decisions int   // in those rows: one for each roll
	byNode    []int // cells, by node
}

// plus adds the sizes of so many states that are alike.
func (c *counts) plus(times int, more counts) {
	c.cells += times * more.cells
	c.choices += times * more.choices
	c.endings += times * more.endings
	c.decisions += times * more.decisions
	if c.byNode == nil {
		c.byNode = make([]int, len(more.byNode))
	}
	for node, cells := range more.byNode {
		c.byNode[node] += times * cells
	}
}

// count returns the sizes of a part, without making room for any.
func (l *shapes) count(p Part) counts {
	key := keyOf(l.rules, l.ceilings, p)
	if c, ok := l.counted[key]; ok {
		return c
	}
	s := l.bareShape(key)
	var c counts
	switch {
	case s.perScore():
		for beat := range l.rules.MaxScore() + 1 {
			c.plus(1, l.countState(s, beat))
		}
	case p.Players == 0:
		c.plus(1, l.countState(s, l.rules.MaxScore()))
	default:
		open := 1
		if s.ceiling < l.rules.MaxScore() {
			open = p.Players
		}
		c.plus(open, l.countState(s, engine.NoScore))
		for beat := 0; beat <= s.ceiling; beat++ {
			states := 0
			for seat := 2; seat <= p.Players; seat++ {
				states += s.holders(seat, beat)
			}
			c.plus(states, l.countState(s, beat))
		}
	}
	l.counted[key] = c
	return c
}

// countState returns the sizes of a state against a score, or against none.
func (l *shapes) countState(s *shape, beat int) counts {
	key := stateKey{s.form, s.players > 0, s.limit(beat)}
	if c, ok := l.countedStates[key]; ok {
		return c
	}
	var c counts
	for node := range nodeCount(l.rules) {
		n := s.columnCount(node, beat)
		c.byNode = append(c.byNode, n)
		c.cells += n
		switch {
		case node > 0:
			c.choices += n
			c.decisions += n * engine.RollCount(diceOf(l.rules, node), l.rules.Sides)
		case s.players > 0:
			c.endings += n
		}
	}
	l.countedStates[key] = c
	return c
}

// stateKey is all that the sizes of a state depend on besides the rules.
type stateKey struct {
	form  columnForm
	round bool
	limit int // the highest total that is not too high
}

func (s *shape) newBlock(beat int) *block {
	b := &block{offset: []int{0}}
	for node := range nodeCount(s.rules) {
		n := s.columnCount(node, beat)
		b.columns = append(b.columns, n)
		b.offset = append(b.offset, b.offset[node]+n)
	}
	return b
}

func (s *shape) add(seat, beat, holders int, b *block) {
	s.states = append(s.states, stateShape{seat, beat, holders, *b, s.cellCount, s.choiceCount, s.endingCount})
	cells := b.offset[len(b.columns)]
	s.cellCount += cells
	s.choiceCount += cells - b.columns[0]
	if s.players > 0 {
		s.endingCount += b.columns[0]
	}
}

// state returns the state of a position, which must have passed
// [solver.CheckValued]; nil where the round has none.
func (s *shape) state(pos *engine.Position) *stateShape {
	switch {
	case s.perScore():
		return &s.states[pos.ScoreToBeat]
	case s.players == 0 || pos.Seat == 1:
		return &s.states[0]
	case pos.ScoreToBeat == engine.NoScore:
		if s.ceiling == s.rowLength-2 {
			return nil
		}
		return &s.states[s.first[(pos.Seat+1)*s.rowLength-1].at]
	case pos.ScoreToBeat > s.ceiling:
		return nil
	}
	of := s.first[pos.Seat*s.rowLength+pos.ScoreToBeat]
	return &s.states[of.at+min(pos.Holders, of.holders)-1]
}

// column returns the column of a total, and of what the dice count when turned over,
// in a node; -1 where no dice count that.
func (s *shape) column(state *stateShape, node, total, bottom int) int {
	switch {
	case s.form == formOne:
		return 0
	case s.form == formPair && node > 0:
		return s.pairs.column(s.rules.Dice-diceOf(s.rules, node), total, bottom)
	}
	return min(total, state.columns[node]-1)
}

// columnOf returns the column of a position in its state; node is that of the position.
func (s *shape) columnOf(state *stateShape, node int, pos *engine.Position) int {
	total := pos.Total
	if s.form == formDifference {
		total += s.rowLength - 2 - pos.ScoreToBeat // from the highest score
	}
	return s.column(state, node, total, pos.Bottom)
}

// tally returns a total and what the dice count when turned over that a column
// stands for.
func (s *shape) tally(node, column int) (total, bottom int) {
	switch {
	case s.form == formOne:
		return 0, 0
	case s.form == formPair && node > 0:
		p := s.pairs.of[s.rules.Dice-diceOf(s.rules, node)][column]
		return int(p.total), int(p.bottom)
	}
	return column, 0
}

// position returns a position that a column stands for: one to value, not always
// one that play leads to.
func (s *shape) position(p Part, state *stateShape, node, column int) engine.Position {
	pos := engine.Position{
		Players: s.players, Seat: state.seat, ScoreToBeat: state.beat, Holders: state.holders,
		Left: diceOf(s.rules, node), Passed: node > s.rules.Dice, Round: p.Round, Pot: p.Pot,
	}
	pos.Total, pos.Bottom = s.tally(node, column)
	switch {
	case s.kind == solver.KindLow:
		pos.ScoreToBeat = 0
	case s.form == formDifference:
		pos.Total = max(0, column-s.rules.MaxScore())
		pos.ScoreToBeat = pos.Total - column + s.rules.MaxScore()
	case pos.ScoreToBeat != engine.NoScore && s.rules.Perfect(pos.ScoreToBeat):
		pos.Pot += s.players * s.rules.ZeroAnte * pos.Holders
	}
	return pos
}

// pairSpace lists the pairs of what dice count as they lie and turned over. There
// are no more pairs of some dice than rolls, and so than codes in a row.
type pairSpace struct {
	of [][]pair // by dice kept, in order
}

// pair is what dice count as they lie and turned over, in pips.
type pair struct{ total, bottom int32 }

func comparePairs(a, b pair) int {
	return cmp.Or(cmp.Compare(a.total, b.total), cmp.Compare(a.bottom, b.bottom))
}

func newPairSpace(r engine.Rules) *pairSpace {
	s := &pairSpace{of: [][]pair{{{}}}}
	for kept := range r.Dice {
		var list []pair
		for f := engine.Face(1); f <= engine.Face(r.Sides); f++ {
			// What one die more adds leaves the order as it is.
			with := make([]pair, len(s.of[kept]))
			for i, p := range s.of[kept] {
				with[i] = pair{p.total + int32(r.Score(f)), p.bottom + int32(r.Score(r.Bottom(f)))}
			}
			list = mergePairs(list, with)
		}
		s.of = append(s.of, list)
	}
	return s
}

// mergePairs returns what is in either of two ordered lists, once and in order.
func mergePairs(a, b []pair) []pair {
	list := make([]pair, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		c := comparePairs(a[0], b[0])
		if c <= 0 {
			list = append(list, a[0])
			a = a[1:]
		} else {
			list = append(list, b[0])
		}
		if c >= 0 {
			b = b[1:]
		}
	}
	return append(append(list, a...), b...)
}

// column returns the place of a pair in the list; -1 where no dice count that.
func (s *pairSpace) column(kept, total, bottom int) int {
	at, ok := slices.BinarySearchFunc(s.of[kept], pair{int32(total), int32(bottom)}, comparePairs)
	if !ok {
		return -1
	}
	return at
}
