package card

import (
	"threesaway/engine"
	"threesaway/solver"
)

// field values plans: what their turns are worth in all the positions in which
// perfect players start turns, each as often as it comes up.
//
// By how much the sum falls short of perfect play is, but for how often replays
// come, what the plan gives up in the whole game; the prices that are printed are
// not these but those of [solver.Evaluate]. Starts with one target are valued
// together, and rolls that an instruction treats alike are counted once.
type field struct {
	dice   *dice
	starts []solver.Start
	sign   float64 // -1 where less is better
	moon   engine.Moon
	rolls  [][]counted
	throws map[instruction]*throw
}

// counted is a roll, its cheapest dice first.
type counted struct {
	faces []engine.Face
	ways  float64
	moon  bool // all dice show the highest face
}

// throw is where the rolls of a throw lead under an instruction.
type throw struct {
	steps    []step
	outcomes float64
	moon     float64 // rolls that win on the spot
}

// step is so many dice kept at a cost.
type step struct {
	kept, cost int
	ways       float64
}

func newField(d *dice, goal solver.Goal, starts []solver.Start) *field {
	f := &field{dice: d, starts: starts, sign: 1, moon: d.rules.Moon, throws: map[instruction]*throw{}, rolls: make([][]counted, d.rules.Dice+1)}
	if goal.LessIsBetter(d.rules) {
		f.sign = -1
	}
	if goal.Kind == solver.KindLow {
		f.moon = engine.MoonOff // one who plays alone wins no pot on the spot
	}
	for n := 1; n <= d.rules.Dice; n++ {
		for roll := range engine.Rolls(n, d.rules.Sides) {
			f.rolls[n] = append(f.rolls[n], counted{
				faces: d.sorted(roll), ways: float64(roll.Ways()),
				moon: roll.Count(engine.Face(d.rules.Sides)) == d.rules.Dice,
			})
		}
	}
	return f
}

// throw returns where the rolls lead under an instruction.
func (f *field) throw(in instruction) *throw {
	if t, ok := f.throws[in]; ok {
		return t
	}
	t := &throw{}
	place := map[[2]int]int{}
	for _, roll := range f.rolls[in.dice] {
		t.outcomes += roll.ways
		if roll.moon && f.moon == engine.MoonThrow && !in.passed {
			t.moon += roll.ways
			continue
		}
		kept, sum := f.dice.choose(in, roll.faces), 0
		for _, face := range kept {
			sum += f.dice.costs[face]
		}
		at := [2]int{len(kept), sum}
		i, ok := place[at]
		if !ok {
			i = len(t.steps)
			place[at] = i
			t.steps = append(t.steps, step{kept: len(kept), cost: sum})
		}
		t.steps[i].ways += roll.ways
	}
	f.throws[in] = t
	return t
}

// value returns what following a plan is worth over all starts; more is better.
func (f *field) value(p *plan) float64 {
	var targets []target
	worths := map[target][]float64{}
	for _, s := range f.starts {
		t := p.target(s.Position)
		worth, ok := worths[t]
		if !ok {
			targets = append(targets, t)
			worth = make([]float64, len(s.Worth))
			worths[t] = worth
		}
		for i, w := range s.Worth {
			worth[i] += float64(s.Visits * w)
		}
	}
	sum := 0.0
	for _, t := range targets {
		sum += f.turn(p, t, worths[t])
	}
	return f.sign * sum
}

// turn returns what a turn is worth that is played for a target, when scores are
// worth so much.
func (f *field) turn(p *plan, t target, worth []float64) float64 {
	r := f.dice.rules
	values := make([][]float64, r.Dice+1) // by dice left and cost so far
	passed := make([][]float64, r.Dice+1) // the same after a pass
	values[0] = make([]float64, f.dice.most()+1)
	for c := range values[0] {
		values[0][c] = worth[f.dice.costOf(r.Dice, c)]
	}
	moon := 0.0
	if f.moon != engine.MoonOff {
		moon = worth[f.dice.most()+1]
	}
	if f.moon == engine.MoonTurn {
		values[0][f.dice.most()] = moon
	}
	for d := 1; d <= r.Dice; d++ {
		row := func(afterPass bool) []float64 {
			list := make([]float64, (r.Dice-d)*r.MaxDieScore()+1)
			for c := range list {
				throw := f.throw(p.instruct(t, d, c, afterPass))
				sum := float64(throw.moon * moon)
				for _, s := range throw.steps {
					if s.kept == 0 {
						sum += float64(s.ways * passed[d][c])
					} else {
						sum += float64(s.ways * values[d-s.kept][c+s.cost])
					}
				}
				list[c] = sum / throw.outcomes
			}
			return list
		}
		if p.pass[d] {
			passed[d] = row(true)
		}
		values[d] = row(false)
	}
	return values[r.Dice][0]
}
