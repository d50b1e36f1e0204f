package tables

import (
	"math"
	"math/big"

	"threesaway/engine"
	"threesaway/solver"
)

// blockProof is the check of the values and decisions of one state, or, without a
// section, their computation.
type blockProof struct {
	*verifier
	shape   *shape
	section *section // nil for none to compare with
	state   *stateShape
	den     *big.Int     // of the final values
	sign    int64        // -1 where stored values are the less the better
	moon    *big.Int     // of the roll that wins on the spot, over den; nil where it is like any other
	exact   bool         // whether stored values are the closest float64
	within  float64      // by how much others may be off
	slack   *big.Int     // how much a decision may give up, over den; nil for nothing
	values  [][]*big.Int // by node and column, over den·unit
	best    [][][]*choice
}

// run checks the state, given the exact worth of each final column over den.
// Higher is better.
func (p *blockProof) run(final []*big.Int) error {
	if err := p.ctx.Err(); err != nil {
		return err
	}
	nodes := len(p.state.columns)
	p.values, p.best = make([][]*big.Int, nodes), make([][][]*choice, nodes)
	p.den = new(big.Int).Mul(p.den, p.unit)
	for _, worth := range final {
		p.values[0] = append(p.values[0], new(big.Int).Mul(worth, p.unit))
	}
	if p.moon != nil {
		p.moon = new(big.Int).Mul(p.moon, p.unit)
	}
	if p.slack != nil {
		p.slack = new(big.Int).Mul(p.slack, p.unit)
	}
	for _, node := range p.order() {
		for column := range p.state.columns[node] {
			if node != 0 {
				value, err := p.decide(node, column)
				if err != nil {
					return err
				}
				p.values[node] = append(p.values[node], value)
			}
			if err := p.compare(node, column); err != nil {
				return err
			}
		}
	}
	return nil
}

// order lists the nodes, each behind those that it leads to.
func (p *blockProof) order() []int {
	r := p.table.rules
	list := []int{0}
	for left := 1; left <= r.Dice; left++ {
		if r.Pass && left >= 2 {
			list = append(list, nodeOf(r, engine.Position{Left: left, Passed: true}))
		}
		list = append(list, left)
	}
	return list
}

// winsOnTheSpot reports whether a roll in a node ends the round.
func (v *verifier) winsOnTheSpot(node int, roll engine.Roll) bool {
	r := v.table.rules
	return r.FirstThrowMoon(engine.Position{Left: diceOf(r, node), Passed: node > r.Dice}, roll)
}

// decide checks the stored decision about every roll and returns the exact value
// of the column.
func (p *blockProof) decide(node, column int) (*big.Int, error) {
	r := p.table.rules
	left := diceOf(r, node)
	sum, term := new(big.Int), new(big.Int)
	row := make([]*choice, len(p.choices[node]))
	for dice := range engine.Rolls(left, r.Sides) {
		roll := dice.Index()
		choices := p.choices[node][roll]
		best, value := p.first(node, column, choices)
		if p.moon != nil && p.winsOnTheSpot(node, dice) {
			best, value = &choices[0], p.moon
		}
		row[roll] = best
		if err := p.judge(node, column, dice, best, value); err != nil {
			return nil, err
		}
		sum.Add(sum, term.Mul(value, term.SetInt64(dice.Ways())))
	}
	p.best[node] = append(p.best[node], row)
	return sum.Quo(sum, power(r.Sides, left)), nil
}

// judge compares the stored decision about a roll with the best.
func (p *blockProof) judge(node, column int, dice engine.Roll, best *choice, value *big.Int) error {
	if p.section == nil {
		return nil
	}
	t := p.table
	p.report.Choices++
	p.report.Keeps += len(p.choices[node][dice.Index()])
	stored := t.code(node, p.section.row(p.state, node, column), dice.Index())
	if stored == best.code {
		return nil
	}
	if p.slack != nil && value != p.moon {
		for i := range p.choices[node][dice.Index()] {
			c := &p.choices[node][dice.Index()][i]
			if c.code == stored && new(big.Int).Sub(value, p.after(node, column, c)).Cmp(p.slack) <= 0 {
				return nil
			}
		}
	}
	return engine.Errorf("%w: %s: roll %s: the table says %s, but %s is better or comes first", ErrWrong, p.place(node, column), dice,
		decodeDecision(&t.rules, dice, stored), decodeDecision(&t.rules, dice, best.code))
}

// first returns the first of the best decisions about a roll and its exact value.
func (p *blockProof) first(node, column int, choices []choice) (best *choice, value *big.Int) {
	for i := range choices {
		if v := p.after(node, column, &choices[i]); value == nil || v.Cmp(value) > 0 {
			best, value = &choices[i], v
		}
	}
	return best, value
}

// after returns the exact value of having decided something in a column.
func (p *blockProof) after(node, column int, c *choice) *big.Int {
	if p.shape.adds() {
		sum := big.NewInt(p.sign * int64(c.pips))
		return sum.Add(sum.Mul(sum, p.den), p.values[c.node][0])
	}
	return p.values[c.node][p.shape.follow(p.state, node, column, c)]
}

// follow returns the column that a decision in a column leads to.
func (s *shape) follow(state *stateShape, node, column int, c *choice) int {
	if s.adds() {
		return 0
	}
	total, bottom := s.tally(node, column)
	total, bottom = total+c.pips, bottom+c.bottom
	if c.over {
		total, bottom = bottom, total
	}
	return s.column(state, c.node, total, bottom)
}

// compare checks the stored value of a column.
func (p *blockProof) compare(node, column int) error {
	if p.section == nil {
		return nil
	}
	want, _ := new(big.Rat).SetFrac(p.values[node][column], p.den).Float64()
	want = 0 + want*float64(p.sign) // 0 stays positive
	stored := float64At(p.section.values, p.state.cell+p.state.offset[node]+column)
	if stored != want && (p.exact || math.Abs(stored-want) > p.within) {
		return engine.Errorf("%w: %s: the value is %v, but must be %v", ErrWrong, p.place(node, column), stored, want)
	}
	p.report.Values++
	return nil
}

// place says where a column is, for errors.
func (p *blockProof) place(node, column int) engine.Text {
	pos := p.shape.position(p.section.part, p.state, node, column)
	text := engine.Textf("%d dice left, total %d", pos.Left, pos.Total)
	if pos.Passed {
		text = engine.Textf("%s, passed", text)
	}
	if p.shape.form == formPair {
		text = engine.Textf("%s, %d turned over", text, pos.Bottom)
	}
	switch p.shape.kind {
	case solver.KindLow:
		return text
	case solver.KindBeat:
		return engine.Textf("%s, %d to beat", text, pos.ScoreToBeat)
	default:
	}
	if pos.ScoreToBeat == engine.NoScore {
		return engine.Textf("seat %d, none to beat, %s", pos.Seat, text)
	}
	return engine.Textf("seat %d, %d to beat, %d holders, %s", pos.Seat, pos.ScoreToBeat, pos.Holders, text)
}

// spread returns the probability of each final column, and behind them of winning on
// the spot, when a state is played as pick says, over unit.
func (v *verifier) spread(s *shape, state *stateShape, pick func(node, column, roll int) *choice) []*big.Int {
	r := v.table.rules
	mass := make([][]*big.Int, len(state.columns))
	for node := range mass {
		mass[node] = zeros(state.columns[node])
	}
	moon := new(big.Int)
	mass[r.Dice][0].Set(v.unit)
	var term big.Int
	visit := func(node int) {
		for column, m := range mass[node] {
			if m.Sign() == 0 {
				continue
			}
			m.Quo(m, power(r.Sides, diceOf(r, node)))
			for dice := range engine.Rolls(diceOf(r, node), r.Sides) {
				to := moon
				if !v.winsOnTheSpot(node, dice) {
					c := pick(node, column, dice.Index())
					to = mass[c.node][s.follow(state, node, column, c)]
				}
				to.Add(to, term.Mul(m, term.SetInt64(dice.Ways())))
			}
		}
	}
	for left := r.Dice; left >= 1; left-- {
		visit(left)
		if r.Pass && left >= 2 {
			visit(nodeOf(r, engine.Position{Left: left, Passed: true}))
		}
	}
	return append(mass[0], moon)
}

func zeros(n int) []*big.Int {
	list := make([]*big.Int, n)
	for i := range list {
		list[i] = new(big.Int)
	}
	return list
}
