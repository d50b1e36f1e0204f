package solver

import (
	"math/big"
	"slices"
	"sync"

	"threesaway/engine"
)

// Turn is the turn of one rule set, compiled: for every roll of every number of
// dice its weight and where each decision leads. It is immutable and may be
// shared by goroutines.
//
// A turn moves between nodes (how many dice are left, and whether the throw
// before was passed) and carries a tally: the total, or with bottoms=turn the
// totals of both sides. It ends with a result: a final score, or the moon.
// Variants of the game differ in what is compiled here; the kernel is the same
// for all.
type Turn struct {
	rules    engine.Rules
	dice     int
	maxScore int
	perDie   []int // what each face adds to a tally
	stride   int   // tallies of a node, those that no play reaches among them
	nodes    []node
	order    []int             // nodes with dice left, each behind those it leads to
	layers   []func() *layer   // by number of dice thrown
	ceilings []int             // the highest score that can win, by round of the schedule from 0
	lowest   func() *optionSet // all that falling utilities need; the full one where that is no smaller
	full     func() *optionSet
	// noise bounds the difference that rounding can make between two values of the
	// kernel, relative to the largest utility.
	noise float64
	// falling is the turn compiled for falling utilities, if it falls; fallingWays is for
	// integers, if those of 64 bits do.
	falling     func() *falling[float64]
	fallingWays func() *falling[int64]
	spaces      *sync.Pool // of workspaces
	shapes      *shapes
}

// node is a place in the turn; node 0 is its end, node d is that of d dice left.
type node struct {
	dice    int
	passed  bool
	tallies []int32 // those that play can reach, rising
	column  []int32 // the place of each tally among them, -1 for others
}

// layer holds the rolls of one number of dice, in the order of their index.
type layer struct {
	rolls    []engine.Roll
	ways     weights
	outcomes int64 // sum of the weights: sides to the power of the dice
	// called are the weights after a blind call of bottoms, nil for other rules.
	called *weights
}

// weights are the weights of rolls in each arithmetic of the kernel.
type weights struct {
	ints   []int64
	floats []float64
}

// NewTurn compiles the turn of a rule set. It fails with [engine.ErrRules] on
// invalid rules and with [ErrTooLarge] on more rolls than can be held.
func NewTurn(r engine.Rules) (*Turn, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	if err := checkSize(r); err != nil {
		return nil, err
	}
	t := &Turn{rules: r, dice: r.Dice, maxScore: r.MaxScore()}
	t.layTallies()
	t.layNodes()
	t.layRolls()
	t.measureNoise()
	t.ceilings = r.Ceilings()
	t.full = sync.OnceValue(func() *optionSet { return t.compile(engine.Rules.Decisions) })
	t.lowest = t.full
	if t.simple() {
		t.lowest = sync.OnceValue(func() *optionSet { return t.compile(lowestDecisions) })
	}
	t.compileFalling()
	t.spaces, t.shapes = &sync.Pool{}, &shapes{known: map[seatKey]*shape{}, classes: map[classesKey][]int16{}}
	return t, nil
}

// checkSize refuses games with too many rolls.
func checkSize(r engine.Rules) error {
	const most = 2_000_000
	rolls := 0
	for d := 1; d <= r.Dice; d++ {
		if rolls += engine.RollCount(d, r.Sides); rolls > most {
			return engine.Errorf("%w: dice=%d sides=%d: more than %d different rolls", ErrTooLarge, r.Dice, r.Sides, most)
		}
	}
	return checkDecisions(r)
}

// checkDecisions refuses games in which all decisions need to be considered and
// are too many, although the rolls can be held: of a roll of d dice there are up to
// 2^d keeps, and with bottoms=die as many calls for each.
func checkDecisions(r engine.Rules) error {
	if lowestDo(r) {
		return nil
	}
	const most = 50_000_000
	decisions := 0
	for d := 1; d <= r.Dice; d++ {
		// Rolls that can be held are so few that this is no overflow.
		if decisions += engine.RollCount(d, r.Sides) * decisionsAbout(r, d); decisions > most {
			return engine.Errorf("%w: %s: more than %d decisions about its rolls", ErrTooLarge, r.Describe(), most)
		}
	}
	return nil
}

// lowestDo reports whether no goal needs more than "the k dice that count least" to be
// considered.
func lowestDo(r engine.Rules) bool {
	return r.Bottoms <= engine.BottomsBlind && !r.Pass && !r.High && r.Moon != engine.MoonTurn
}

// decisionsAbout returns the most decisions that there are about a roll of so many dice.
func decisionsAbout(r engine.Rules, dice int) int {
	switch r.Bottoms {
	case engine.BottomsDie:
		return 1 << (2 * dice)
	case engine.BottomsThrow:
		return 2 << dice
	default:
		return 1 << dice
	}
}

// Rules returns the rules that the turn was compiled from.
func (t *Turn) Rules() engine.Rules { return t.rules }

// both reports whether tallies count both sides of the dice.
func (t *Turn) both() bool { return t.rules.Bottoms == engine.BottomsTurn }

// simple reports whether every decision is to keep some dice as they lie, and
// tallies are totals: then "the k dice that count least" may be all that needs
// to be considered.
func (t *Turn) simple() bool {
	return t.rules.Bottoms <= engine.BottomsBlind && !t.rules.Pass
}

// layTallies decides what tallies are. There is room for totals up to twice the
// highest score, as goals that depend on the difference to a score use them.
func (t *Turn) layTallies() {
	t.stride = 2*t.maxScore + 2
	if t.both() {
		t.stride = (t.maxScore + 1) * (t.maxScore + 1)
	}
	t.perDie = make([]int, t.rules.Sides+1)
	for f := engine.Face(1); int(f) <= t.rules.Sides; f++ {
		t.perDie[f] = t.tally(t.rules.Score(f), t.rules.Score(t.rules.Bottom(f)))
	}
}

// tally returns the tally of a total and of what the same dice count when turned
// over.
func (t *Turn) tally(total, bottom int) int {
	if t.both() {
		return total + (t.maxScore+1)*bottom
	}
	return total
}

// reachedTallies returns the tallies that play reaches, rising, by dice kept.
func (t *Turn) reachedTallies() [][]int32 {
	reached := make([][]int32, t.dice+1)
	reached[0] = []int32{0}
	for kept := 1; kept <= t.dice; kept++ {
		for _, x := range reached[kept-1] {
			for _, add := range t.perDie[1:] {
				reached[kept] = append(reached[kept], x+int32(add))
			}
		}
		slices.Sort(reached[kept])
		reached[kept] = slices.Compact(reached[kept])
	}
	return reached
}

// layNodes lists the nodes and their tallies.
func (t *Turn) layNodes() {
	reached := t.reachedTallies()
	if !t.both() {
		for kept := range reached {
			// A regular shape is worth more than leaving a few totals out.
			reached[kept] = upTo(kept * t.rules.MaxDieScore())
		}
	}
	add := func(dice int, passed bool) {
		n := node{dice: dice, passed: passed, tallies: reached[t.dice-dice], column: make([]int32, t.stride)}
		for i := range n.column {
			n.column[i] = -1
		}
		for i, x := range n.tallies {
			n.column[x] = int32(i)
		}
		t.nodes = append(t.nodes, n)
	}
	for dice := range t.dice + 1 {
		add(dice, false)
	}
	for dice := 1; dice <= t.dice; dice++ {
		if t.rules.Pass && dice >= 2 {
			t.order = append(t.order, len(t.nodes))
			add(dice, true)
		}
		t.order = append(t.order, dice)
	}
}

// upTo returns the tallies 0 to most.
func upTo(most int) []int32 {
	list := make([]int32, most+1)
	for x := range list {
		list[x] = int32(x)
	}
	return list
}

// nodeOf returns the node with so many dice left.
func (t *Turn) nodeOf(dice int, passed bool) int {
	if passed {
		return t.dice + dice - 1
	}
	return dice
}

// place returns the node and the tally of a position that has passed
// [CheckValued].
func (t *Turn) place(pos engine.Position) (n, tally int) {
	return t.nodeOf(pos.Left, pos.Passed), t.tally(pos.Total, pos.Bottom)
}

// measureNoise bounds what rounding does to values of the kernel.
func (t *Turn) measureNoise() {
	roundings := 1
	for _, n := range t.order {
		roundings += engine.RollCount(t.nodes[n].dice, t.rules.Sides) + 3
	}
	t.noise = 2 * float64(roundings) * 0x1p-53
}

// layRolls sees to it that rolls are listed when they are needed.
func (t *Turn) layRolls() {
	t.layers = make([]func() *layer, t.dice+1)
	outcomes := int64(1)
	for d := 1; d <= t.dice; d++ {
		outcomes *= int64(t.rules.Sides)
		all := outcomes
		t.layers[d] = sync.OnceValue(func() *layer { return t.newLayer(d, all) })
	}
}

// layer returns the rolls of a number of dice from 1.
func (t *Turn) layer(d int) *layer { return t.layers[d]() }

func (t *Turn) newLayer(d int, outcomes int64) *layer {
	l := &layer{outcomes: outcomes}
	for roll := range engine.Rolls(d, t.rules.Sides) {
		l.rolls = append(l.rolls, roll)
		l.ways.add(roll)
	}
	if t.rules.Bottoms == engine.BottomsBlind {
		l.called = &weights{}
		for _, roll := range l.rolls {
			// The dice lie like this after a call if they fell like that.
			l.called.add(t.rules.TurnOver(roll, roll.All()))
		}
	}
	return l
}

func (w *weights) add(roll engine.Roll) {
	w.ints = append(w.ints, roll.Ways())
	w.floats = append(w.floats, float64(roll.Ways()))
}

// unit returns the number of outcomes of a turn, to whose inverse all its
// probabilities are multiples.
func (t *Turn) unit() *big.Int {
	return new(big.Int).Exp(big.NewInt(int64(t.rules.Sides)), big.NewInt(int64(t.rules.MostThrown())), nil)
}

// results returns the number of results: the scores 0 to the highest, and behind
// them the moon.
func (t *Turn) results() int { return t.maxScore + 2 }

// moon returns the place of the moon among the results.
func (t *Turn) moon() int { return t.maxScore + 1 }

// resultsOf returns the results that the player may take at the end with a
// tally; the second is -1 where there is no choice.
func (t *Turn) resultsOf(tally int) (first, second int) {
	switch {
	case t.both():
		return tally % (t.maxScore + 1), tally / (t.maxScore + 1)
	case t.rules.Moon == engine.MoonTurn && tally == t.dice*t.rules.Sides:
		return t.moon(), -1
	}
	return tally, -1
}

// moonRoll returns the index of the roll that wins on the spot when it is thrown
// from a node, -1 where there is none.
func (t *Turn) moonRoll(n int) int {
	if t.rules.Moon == engine.MoonThrow && n == t.dice {
		return len(t.layer(n).rolls) - 1
	}
	return -1
}
