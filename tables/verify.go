package tables

import (
	"context"
	"math"
	"math/big"

	"threesaway/engine"
	"threesaway/solver"
)

// Report counts what [Verify] has checked.
type Report struct {
	// Values is the number of stored numbers that were computed anew and
	// compared.
	Values int
	// Choices is the number of stored keeps, one for each roll in each
	// position, that were compared with every legal keep.
	Choices int
	// Keeps is the number of legal keeps that they were compared with.
	Keeps int
}

// Verify proves a table in exact arithmetic: every stored keep is legal and the
// best there is, of equal ones the first in the order of RULES.md; the values of
// a new round are the fixed point of the whole game; and every stored number is
// right: those of low and beat and the shares are the closest float64 to the
// exact value, the others are within [Tolerance] of it. Verify knows only the
// rules and nothing of how the table was solved. It fails with [ErrWrong] and
// the first violation, or with the context's error when that is done first.
func Verify(ctx context.Context, t *Table) (Report, error) {
	v := newVerifier(ctx, t)
	for _, s := range t.sections {
		var err error
		if s.players == 0 {
			err = v.turn(s)
		} else {
			err = v.game(s)
		}
		if err != nil {
			return v.report, engine.Errorf("goal %s: %w", Part{s.goal, s.players}, err)
		}
	}
	return v.report, nil
}

// Tolerance returns by how much a stored value of win may differ from the exact
// one under the rules: what rounding can do in one turn, 2⁻⁵² for each different
// roll of each number of dice and some for each number of dice.
func Tolerance(r engine.Rules) float64 {
	roundings := 0
	for left := 1; left <= r.Dice; left++ {
		roundings += engine.RollCount(left, r.Sides) + 4
	}
	return float64(roundings) * 0x1p-52
}

// verifier is the check of one table.
type verifier struct {
	ctx       context.Context //nolint:containedctx // of the one call that made it
	table     *Table
	report    Report
	unit      *big.Int     // outcomes of a turn
	choices   [][][]choice // by dice left and roll
	shares    [][]*big.Rat // proven so far, by players and seat
	tolerance float64
}

// choice is a legal keep of a roll, in the order of preference.
type choice struct {
	mask uint32
	dice int
	pips int
}

func newVerifier(ctx context.Context, t *Table) *verifier {
	r := t.rules
	v := &verifier{
		ctx: ctx, table: t, unit: power(r.Sides, r.Dice*(r.Dice+1)/2),
		choices: make([][][]choice, r.Dice+1), shares: make([][]*big.Rat, 2), tolerance: Tolerance(r),
	}
	for left := 1; left <= r.Dice; left++ {
		for roll := range engine.Rolls(left, r.Sides) {
			var list []choice
			for _, k := range r.Keeps(roll) {
				mask, err := roll.Mask(k)
				if err != nil {
					continue // cannot happen: the keep is of this roll
				}
				list = append(list, choice{mask, k.Len(), r.KeepTotal(k)})
			}
			v.choices[left] = append(v.choices[left], list)
		}
	}
	return v
}

func power(base, exponent int) *big.Int {
	return new(big.Int).Exp(big.NewInt(int64(base)), big.NewInt(int64(exponent)), nil)
}

// turn checks a goal of a single turn.
func (v *verifier) turn(s *section) error {
	r := v.table.rules
	num, den := s.goal.Tie.Fraction()
	p := &blockProof{verifier: v, section: s, state: &s.states[0], den: big.NewInt(den), exact: true}
	if s.goal.Kind == solver.KindLow {
		p.perPip = -1
		if r.High {
			p.perPip = 1
		}
		return p.run([]*big.Int{new(big.Int)})
	}
	// The columns are totals against the highest score.
	final := make([]*big.Int, p.state.columns[0])
	for column := range final {
		final[column] = new(big.Int)
		switch {
		case column == r.MaxScore():
			final[column].SetInt64(num)
		case r.Better(column, r.MaxScore()):
			final[column].SetInt64(den)
		}
	}
	return p.run(final)
}

// blockProof is the check of the values and keeps of one state.
type blockProof struct {
	*verifier
	section *section
	state   *stateShape
	den     *big.Int     // of the final values
	perPip  int64        // what a pip adds to a value, where columns do not tell totals apart
	exact   bool         // whether stored values are the closest float64
	values  [][]*big.Int // by dice left and column, over den·unit
}

// run checks the state, given the exact worth of each final column over den.
// Higher is better.
func (p *blockProof) run(final []*big.Int) error {
	if err := p.ctx.Err(); err != nil {
		return err
	}
	p.values = make([][]*big.Int, len(p.state.columns))
	p.den = new(big.Int).Mul(p.den, p.unit)
	for _, worth := range final {
		p.values[0] = append(p.values[0], new(big.Int).Mul(worth, p.unit))
	}
	for left, columns := range p.state.columns {
		for column := range columns {
			if left > 0 {
				value, err := p.decide(left, column)
				if err != nil {
					return err
				}
				p.values[left] = append(p.values[left], value)
			}
			if err := p.compare(left, column); err != nil {
				return err
			}
		}
	}
	return nil
}

// decide checks the stored keep of every roll and returns the exact value of
// the column.
func (p *blockProof) decide(left, column int) (*big.Int, error) {
	t := p.table
	row := p.section.row(p.state, left, column)
	sum, term := new(big.Int), new(big.Int)
	roll := 0
	for dice := range engine.Rolls(left, t.rules.Sides) {
		best, value := p.best(left, column, p.choices[left][roll])
		if stored := t.mask(left, row, roll); stored != best.mask {
			return nil, engine.Errorf("%w: %s: roll %s: the table keeps %s, but %s is better or comes first",
				ErrWrong, p.place(left, column), dice, dice.KeepMask(stored), dice.KeepMask(best.mask))
		}
		sum.Add(sum, term.Mul(value, term.SetInt64(dice.Ways())))
		roll++
	}
	p.report.Choices += roll
	return sum.Quo(sum, power(t.rules.Sides, left)), nil
}

// best returns the first of the best keeps of a roll and its exact value.
func (p *blockProof) best(left, column int, choices []choice) (best choice, value *big.Int) {
	for _, c := range choices {
		if v := p.after(left, column, c); value == nil || v.Cmp(value) > 0 {
			best, value = c, v
		}
	}
	p.report.Keeps += len(choices)
	return best, value
}

// after returns the exact value of having kept some dice in a column.
func (p *blockProof) after(left, column int, c choice) *big.Int {
	next := p.values[left-c.dice]
	if p.perPip == 0 {
		return next[min(column+c.pips, len(p.values[0])-1)]
	}
	sum := big.NewInt(p.perPip * int64(c.pips))
	return sum.Add(sum.Mul(sum, p.den), next[0])
}

// compare checks the stored value of a column.
func (p *blockProof) compare(left, column int) error {
	want, _ := new(big.Rat).SetFrac(p.values[left][column], p.den).Float64()
	if p.perPip < 0 {
		want = 0 - want // not -want: 0 stays positive
	}
	stored := float64At(p.section.values, p.state.cell+p.state.offset[left]+column)
	if stored != want && (p.exact || math.Abs(stored-want) > p.tolerance) {
		return engine.Errorf("%w: %s: the value is %v, but must be %v", ErrWrong, p.place(left, column), stored, want)
	}
	p.report.Values++
	return nil
}

// place says where a column is, for errors.
func (p *blockProof) place(left, column int) engine.Text {
	pos := p.section.position(p.state, left, column)
	if p.section.players > 0 {
		return engine.Textf("seat %d, %d to beat, %d holders, %d dice left, total %d",
			pos.Seat, pos.ScoreToBeat, pos.Holders, left, pos.Total)
	}
	return engine.Textf("%d dice left, total %d, %d to beat", left, pos.Total, pos.ScoreToBeat)
}
