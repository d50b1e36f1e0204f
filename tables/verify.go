package tables

import (
	"context"
	"math/big"
	"slices"

	"threesaway/engine"
	"threesaway/solver"
)

// Report counts what [Verify] has checked.
type Report struct {
	// Values is the number of stored numbers that were computed anew and
	// compared.
	Values int
	// Choices is the number of stored decisions, one for each roll in each
	// position, that were compared with every legal one.
	Choices int
	// Keeps is the number of legal decisions that they were compared with.
	Keeps int
}

// Verify proves a table in exact arithmetic: every stored decision is legal and the
// best there is, of equal ones the first in the order of RULES.md; the values of
// a new round are the fixed point of the whole game; and every stored number is
// right: those of low and beat and the shares of win are the closest float64 to the
// exact value, the others are within [Tolerance] of it. Decisions for money are the
// best but for as much, times the pot, and its numbers right but for as much and the
// stored bound.
//
// Verify knows only the rules and nothing of how the table was solved. It fails with
// [ErrWrong] and the first violation, or with the context's error when that is done
// first.
func Verify(ctx context.Context, t *Table) (Report, error) {
	v := newVerifier(ctx, t)
	for _, s := range v.inOrder() {
		var err error
		switch s.part.Goal.Kind {
		case solver.KindWin:
			err = v.win(s)
		case solver.KindMoney:
			err = v.money(s)
		default:
			err = v.turn(s)
		}
		if err != nil {
			return v.report, engine.Errorf("goal %s: %w", s.part, err)
		}
	}
	return v.report, nil
}

// inOrder returns the sections of the table, those of games that can follow before
// those that they follow. Games of fewer players come first in the file.
func (v *verifier) inOrder() []*section {
	sections := slices.Clone(v.table.sections)
	slices.SortStableFunc(sections, func(a, b *section) int {
		if a.part.Goal != b.part.Goal {
			return v.goals[a.part.Goal] - v.goals[b.part.Goal]
		}
		return b.part.Round - a.part.Round
	})
	return sections
}

// Tolerance returns by how much a stored value of win may differ from the exact
// one under the rules: what rounding can do in one turn, 2⁻⁵² for each different
// roll of each place in the turn and some for each place.
func Tolerance(r engine.Rules) float64 {
	roundings := 0
	for node := 1; node < nodeCount(r); node++ {
		roundings += engine.RollCount(diceOf(r, node), r.Sides) + 4
	}
	return float64(roundings) * 0x1p-52
}

// verifier is the check of one table.
type verifier struct {
	ctx       context.Context //nolint:containedctx // of the one call that made it
	table     *Table
	report    Report
	unit      *big.Int     // outcomes of a turn
	choices   [][][]choice // by node and roll
	ceilings  []int
	shapes    *shapes
	tolerance float64
	goals     map[solver.Goal]int // win and those of a turn come before money
	wins      map[Part]*gameProof // proven so far
	shares    map[Part][]*big.Rat // of those, by seat
	inexact   map[Part]bool       // those for which the shares of others were rounded
	antes     *anteProof          // nil until money is checked
}

// choice is a legal decision about a roll, in the order of preference: where it
// leads, and what it adds to the total and to that of the other side.
type choice struct {
	code         uint32
	node         int
	pips, bottom int
	over         bool
}

func newVerifier(ctx context.Context, t *Table) *verifier {
	r := t.rules
	v := &verifier{
		ctx: ctx, table: t, unit: power(r.Sides, r.MostThrown()), choices: make([][][]choice, nodeCount(r)),
		shapes: newShapes(r), tolerance: Tolerance(r), goals: map[solver.Goal]int{}, wins: map[Part]*gameProof{}, shares: map[Part][]*big.Rat{}, inexact: map[Part]bool{},
	}
	v.ceilings = v.shapes.ceilings
	for _, s := range t.sections {
		if _, ok := v.goals[s.part.Goal]; !ok {
			v.goals[s.part.Goal] = len(v.goals)
		}
	}
	v.goals[solver.Money()] = len(v.goals) + 1
	for node := 1; node < len(v.choices); node++ {
		for roll := range engine.Rolls(diceOf(r, node), r.Sides) {
			v.choices[node] = append(v.choices[node], choicesOf(r, node, roll))
		}
	}
	return v
}

// choicesOf lists the legal decisions about a roll in a node.
func choicesOf(r engine.Rules, node int, roll engine.Roll) []choice {
	var list []choice
	at := engine.Position{Left: diceOf(r, node), Passed: node > r.Dice}
	for _, d := range r.Decisions(roll, at.Passed) {
		to := at.After(r, roll, d)
		code, err := encodeDecision(r, roll, d)
		if err != nil {
			continue // cannot happen: the decision is about this roll
		}
		c := choice{code: code, node: nodeOf(r, to), pips: to.Total, bottom: to.Bottom}
		list = append(list, c)
		if r.Bottoms == engine.BottomsTurn && c.node == 0 {
			// All may be turned over, but only where that is worth more.
			c.code, c.over = c.code|1<<r.Dice, true
			list = append(list, c)
		}
	}
	return list
}

func power(base, exponent int) *big.Int {
	return new(big.Int).Exp(big.NewInt(int64(base)), big.NewInt(int64(exponent)), nil)
}

// turn checks a goal of a single turn.
func (v *verifier) turn(s *section) error {
	r := v.table.rules
	num, den := s.part.Goal.Tie.Fraction()
	for i := range s.states {
		p := &blockProof{verifier: v, shape: s.shape, section: s, state: &s.states[i], den: big.NewInt(den), sign: 1, exact: true}
		final := make([]*big.Int, p.state.columns[0])
		for column := range final {
			final[column] = new(big.Int)
			switch {
			case s.kind == solver.KindLow && r.High:
				final[column].SetInt64(int64(column))
			case s.kind == solver.KindLow:
				p.sign = -1
				final[column].SetInt64(-int64(column))
			case r.CollectedMoon(engine.Position{Total: column}), r.Better(column, p.state.beat):
				final[column].SetInt64(den)
			case column == p.state.beat:
				final[column].SetInt64(num)
			}
		}
		if s.kind == solver.KindBeat {
			p.moon = big.NewInt(den)
		}
		if err := p.run(final); err != nil {
			return err
		}
	}
	return nil
}
