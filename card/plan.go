package card

import (
	"slices"

	"threesaway/engine"
)

// never stands for a number that no game reaches.
const never = 1 << 20

// plan is a card as numbers. What dice count is turned into what they cost (see
// dice): less is always better, and one plan serves low and high games.
type plan struct {
	dice *dice
	// open and sums are for turns with nothing to beat, by dice thrown: the rank of
	// the dearest die to keep, and the greatest cost of all dice thrown at which to
	// keep them all, -1 for none.
	open, sums []int
	// chase is the highest score to beat, as a cost, that is played against, by the
	// number of players who still throw; one above it is as good as none.
	chase []int
	// stop says to keep all dice where that beats the target.
	stop bool
	// ties is the number of dice up to which to keep all also where that ties the
	// score to beat.
	ties int
	// need is the least that there must be to spare for a die to be kept, with
	// something to beat, by dice thrown and rank of the die. It does not fall with
	// the rank.
	need [][]int
	// pass says, by dice thrown, to pass a roll that shows no die to keep.
	pass []bool
}

// newPlan returns the plan of the rule of thumb: keep the dice that cost least of
// all there are, else the one that costs least.
func newPlan(d *dice, players int) *plan {
	n := d.rules.Dice
	p := &plan{
		dice: d, open: make([]int, n+1), sums: fill(n+1, -1), chase: fill(players, never), pass: make([]bool, n+1),
	}
	for range n + 1 {
		p.need = append(p.need, noNeed(len(d.ranks)))
	}
	return p
}

// noNeed returns the needs of a throw of which only the best dice are kept.
func noNeed(ranks int) []int {
	need := fill(ranks, never)
	need[0] = 0
	return need
}

func fill(n, with int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = with
	}
	return list
}

func (p *plan) clone() *plan {
	c := *p
	c.open, c.sums, c.chase, c.pass = slices.Clone(p.open), slices.Clone(p.sums), slices.Clone(p.chase), slices.Clone(p.pass)
	c.need = make([][]int, len(p.need))
	for i := range p.need {
		c.need[i] = slices.Clone(p.need[i])
	}
	return &c
}

// target is what a turn is played for.
type target struct {
	// beat is the cost that must be stayed below; never for none.
	beat int
	// real says that it is the score to beat itself, which can be tied.
	real bool
}

// target returns what the turn of a position is played for.
func (p *plan) target(pos engine.Position) target {
	r := p.dice.rules
	t := target{beat: never}
	if pos.ScoreToBeat != engine.NoScore {
		t = target{p.dice.costOf(r.Dice, pos.ScoreToBeat), true}
	} else if ceiling, ok := pos.Ceiling(r); ok {
		t.beat = ceiling + 1
	}
	if behind := pos.Players - pos.Seat; behind < len(p.chase) && p.chase[behind] < t.beat {
		return target{beat: never}
	}
	return t
}

// instruction is what a plan says to do about a throw before it is seen.
type instruction struct {
	dice   int
	rank   int // keep the dice of no higher rank
	all    int // keep all dice when they cost no more together; -1 for never
	pass   bool
	passed bool // the throw before was passed
}

// instruct returns what to do about a throw of so many dice when those kept cost
// so much.
func (p *plan) instruct(t target, dice, kept int, passed bool) instruction {
	in := instruction{dice: dice, all: -1, pass: p.pass[dice] && !passed, passed: passed}
	if t.beat == never {
		in.rank, in.all = p.open[dice], p.sums[dice]
		return in
	}
	spare := t.beat - kept
	if p.stop {
		in.all = max(in.all, spare-1)
	}
	if t.real && dice <= p.ties {
		in.all = max(in.all, spare)
	}
	in.all = min(in.all, dice*p.dice.rules.MaxDieScore())
	for need := p.need[dice]; in.rank+1 < len(need) && need[in.rank+1] <= spare; {
		in.rank++
	}
	return in
}

// Decide follows the plan.
func (p *plan) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	r := p.dice.rules
	if err := r.CheckRoll(roll, pos.Left); err != nil {
		return engine.Decision{}, err
	}
	in := p.instruct(p.target(pos), pos.Left, p.dice.costOf(r.Dice-pos.Left, pos.Total), pos.Passed)
	keep, err := engine.NewKeep(p.dice.choose(in, p.dice.sorted(roll))...)
	return engine.KeepOnly(keep), err
}

// Focus returns a position with the same target.
func (p *plan) Focus(start engine.Position) engine.Position {
	t := p.target(start)
	pos := engine.Opening(p.dice.rules, 2)
	switch {
	case t.real:
		pos.Seat, pos.ScoreToBeat, pos.Holders = 2, start.ScoreToBeat, 1 // the last, who always plays against it
	case t.beat < never:
		pos.Seat, pos.Round = 2, start.Round
	case !p.dice.rules.Progressive.Off():
		return start
	}
	return pos
}
