package tables

import (
	"context"
	"fmt"
	"math/big"

	"threesaway/engine"
	"threesaway/solver"
)

// Report counts what [Verify] has checked.
type Report struct {
	// Values is the number of values that were computed anew and compared.
	Values int
	// Choices is the number of stored keeps, one for each roll in each
	// position, that were compared with every legal keep.
	Choices int
	// Keeps is the number of legal keeps that they were compared with.
	Keeps int
}

// Verify proves a table in exact arithmetic: every stored keep is legal and the
// best there is, of equal ones the first in the order of RULES.md, and every
// stored value is the float64 closest to the exact one. It knows only the rules
// and nothing of how the table was solved. It fails with [ErrWrong] and the
// first violation, or with the context's error when that is done first.
func Verify(ctx context.Context, t *Table) (Report, error) {
	var report Report
	for i := range t.sections {
		p := newProof(t, &t.sections[i], &report)
		if err := p.run(ctx); err != nil {
			return report, err
		}
	}
	return report, nil
}

// proof is the check of one section. Values are integers over den.
type proof struct {
	table   *Table
	section *section
	report  *Report
	den     *big.Int
	values  [][]*big.Int // by dice left and column
}

func newProof(t *Table, s *section, report *Report) *proof {
	r := t.rules
	_, tieDen := s.goal.Tie.Fraction()
	den := new(big.Int).Exp(big.NewInt(int64(r.Sides)), big.NewInt(int64(r.Dice*(r.Dice+1)/2)), nil)
	return &proof{t, s, report, den.Mul(den, big.NewInt(tieDen)), make([][]*big.Int, r.Dice+1)}
}

func (p *proof) run(ctx context.Context) error {
	p.values[0] = p.final()
	for left, columns := range p.section.block.columns {
		for column := range columns {
			if err := ctx.Err(); err != nil {
				return err
			}
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

// final returns the exact values of finished turns, by column: RULES.md,
// "Goals". Those of low are totals still to come.
func (p *proof) final() []*big.Int {
	if p.section.goal.Kind == solver.KindLow {
		return []*big.Int{new(big.Int)}
	}
	highest := p.table.rules.MaxScore()
	num, den := p.section.goal.Tie.Fraction()
	values := make([]*big.Int, highest+2)
	for column := range highest {
		values[column] = p.den
	}
	tie := big.NewInt(num)
	values[highest] = tie.Quo(tie.Mul(tie, p.den), big.NewInt(den))
	values[highest+1] = new(big.Int)
	return values
}

// after returns the exact value of having kept k in a column.
func (p *proof) after(left, column int, k engine.Keep) *big.Int {
	pips := p.table.rules.KeepTotal(k)
	next := p.values[left-k.Len()]
	if p.section.goal.Kind == solver.KindLow {
		sum := big.NewInt(int64(pips))
		return sum.Add(sum.Mul(sum, p.den), next[0])
	}
	return next[min(column+pips, p.table.rules.MaxScore()+1)]
}

// decide checks the stored keep of every roll and returns the exact value of
// the column.
func (p *proof) decide(left, column int) (*big.Int, error) {
	t := p.table
	row := p.section.row(p.section.block.offset[left] + column)
	sum, term := new(big.Int), new(big.Int)
	for roll := range engine.Rolls(left, t.rules.Sides) {
		stored := roll.KeepMask(t.mask(left, row, roll.Index()))
		best, value := p.best(left, column, roll)
		if stored != best {
			return nil, fmt.Errorf("%w: %s: roll %s: keeps %s, but %s is better or comes first",
				ErrWrong, p.place(left, column), roll, stored, best)
		}
		sum.Add(sum, term.Mul(value, big.NewInt(roll.Ways())))
		p.report.Choices++
	}
	outcomes := new(big.Int).Exp(big.NewInt(int64(t.rules.Sides)), big.NewInt(int64(left)), nil)
	return sum.Quo(sum, outcomes), nil
}

// best returns the first of the best keeps of a roll and its exact value.
func (p *proof) best(left, column int, roll engine.Roll) (engine.Keep, *big.Int) {
	var best engine.Keep
	var value *big.Int
	for _, k := range p.table.rules.Keeps(roll) {
		v := p.after(left, column, k)
		better := value == nil || v.Cmp(value) > 0
		if value != nil && p.section.goal.LessIsBetter() {
			better = v.Cmp(value) < 0
		}
		if better {
			best, value = k, v
		}
		p.report.Keeps++
	}
	return best, value
}

// compare checks the stored value of a column.
func (p *proof) compare(left, column int) error {
	exact := new(big.Rat).SetFrac(p.values[left][column], p.den)
	want, _ := exact.Float64()
	if got := p.section.value(p.section.block.offset[left] + column); got != want {
		return fmt.Errorf("%w: %s: the value is %v, but must be %v", ErrWrong, p.place(left, column), got, want)
	}
	p.report.Values++
	return nil
}

// place says where a column is, for errors.
func (p *proof) place(left, column int) string {
	pos := positionOf(p.table.rules, p.section.goal, left, column)
	return fmt.Sprintf("goal %s, %d dice left, total %d, %d to beat", p.section.goal, left, pos.Total, pos.ScoreToBeat)
}
