package tables

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"math"
	"slices"

	"threesaway/engine"
	"threesaway/solver"
)

// Table holds optimal policies of one rule set. It is immutable and may be used
// by many goroutines.
type Table struct {
	rules    engine.Rules
	rounds   int      // of the schedule of ceilings; further ones are like the last
	codeSize int      // bytes of one decision
	rowSizes []int    // bytes of a policy row, by node
	pools    [][]byte // policy rows, by node
	sections []*section
}

// section is the part of a table that answers one goal for one number of
// players, round and pot. Its numbers are little-endian. One that holds shares only
// has nothing else.
type section struct {
	part Part
	*shape
	shares  []byte // float64 by seat; for money one more, the bound
	values  []byte // float64 by cell
	rows    []byte // uint16 row number by cell with dice left
	endings []byte // two float64, win and tie, by cell without dice left
}

// sharesOnly reports whether a section has no policy.
func (s *section) sharesOnly() bool { return len(s.values) == 0 }

// Rules returns the rules that the table was solved for.
func (t *Table) Rules() engine.Rules { return t.rules }

// RulesHash returns the SHA-256 of the canonical text of those rules.
func (t *Table) RulesHash() [sha256.Size]byte { return sha256.Sum256([]byte(t.rules.String())) }

// Solution returns the part of the table that answers a goal, for positions like
// the given one: with its number of players, round and pot, which low and beat do
// not look at. Its answers come from the table and allocate nothing. It fails with
// [ErrMissing] where the table does not hold that.
//
// The solution of win and money answers for all that the table holds of the goal,
// and fails with [ErrMissing] beyond. It is a [solver.GameSolution], that of money a
// [solver.BoundedSolution], and that of beat a [solver.RoundSolution].
func (t *Table) Solution(goal solver.Goal, pos engine.Position) (solver.Solution, error) {
	v := &view{table: t, goal: goal, limits: limitsOf(t.rules, goal)}
	for _, s := range t.sections {
		if s.part.Goal == goal {
			v.sections[s.players] = append(v.sections[s.players], s)
		}
	}
	perTurn := goal.Kind == solver.KindLow || goal.Kind == solver.KindBeat
	if perTurn && v.sections[0] == nil {
		return nil, engine.Errorf("%w: goal %s", ErrMissing, goal)
	}
	if !perTurn {
		if pos.Players < 0 || pos.Players >= len(v.sections) {
			pos.Players = 0
		}
		s, err := v.section(&pos)
		if err == nil && s.sharesOnly() {
			err = v.missing(pos)
		}
		if err != nil {
			return nil, err
		}
	}
	switch goal.Kind {
	case solver.KindLow:
		return v, nil
	case solver.KindBeat:
		return &roundView{v}, nil
	case solver.KindMoney:
		return &moneyView{gameView{roundView{v}}}, nil
	default:
		return &gameView{roundView{v}}, nil
	}
}

// view answers one goal from a table.
type view struct {
	table  *Table
	goal   solver.Goal
	limits limits
	// sections are by number of players, then by round and pot; one at 0 answers
	// for every number.
	sections [engine.MaxPlayers + 1][]*section
}

func (v *view) Rules() engine.Rules { return v.table.rules }

func (v *view) Goal() solver.Goal { return v.goal }

func (v *view) missing(pos engine.Position) error {
	p := Part{Goal: v.goal, Players: pos.Players, Round: pos.Round}
	if v.goal.Kind == solver.KindMoney {
		p.Pot = v.startPot(pos)
	}
	return engine.Errorf("%w: goal %s", ErrMissing, p)
}

// startPot returns the pot before the first throw of a round: without the antes
// that have been paid for perfect scores in it.
func (v *view) startPot(pos engine.Position) int {
	if pos.ScoreToBeat == engine.NoScore || !v.table.rules.Perfect(pos.ScoreToBeat) {
		return pos.Pot
	}
	return pos.Pot - pos.Players*v.table.rules.ZeroAnte*pos.Holders
}

// section returns the section that answers for a position, which must have
// passed [solver.CheckValued].
func (v *view) section(pos *engine.Position) (*section, error) {
	list := v.sections[0]
	if list != nil {
		return list[0], nil
	}
	list = v.sections[pos.Players]
	round, pot, at := min(max(1, pos.Round), v.table.rounds), 0, 0
	if v.goal.Kind == solver.KindMoney {
		pot = v.startPot(*pos)
	}
	if len(list) != 1 {
		at, _ = slices.BinarySearchFunc(list, Part{Round: round, Pot: pot}, func(s *section, p Part) int {
			return cmp.Or(cmp.Compare(s.part.Round, p.Round), cmp.Compare(s.part.Pot, p.Pot))
		})
	}
	if at < len(list) && list[at].part.Round == round && list[at].part.Pot == pot {
		return list[at], nil
	}
	return nil, v.missing(*pos)
}

// place is where the answer for a position stands.
type place struct {
	*section
	state        *stateShape
	node, column int
}

// locate finds the answer for a position, which must have passed
// [solver.CheckValued].
func (v *view) locate(pos *engine.Position) (p place, err error) {
	if p.section, err = v.section(pos); err != nil {
		return p, err
	}
	if p.sharesOnly() {
		return p, v.missing(*pos)
	}
	if p.state = p.section.state(pos); p.state == nil {
		return p, &engine.PositionError{Field: "beat", Problem: engine.Textf("%d: the ceiling of round %d is %d", pos.ScoreToBeat, pos.Round, p.ceiling)}
	}
	p.node = pos.Left
	if pos.Passed {
		p.node = nodeOf(v.table.rules, *pos)
	}
	if p.column = p.columnOf(p.state, p.node, pos); p.column < 0 {
		return p, &engine.PositionError{Field: "bottom", Problem: engine.Textf("%d: no dice that count %d count that when turned over", pos.Bottom, pos.Total)}
	}
	return p, nil
}

func (v *view) Value(pos engine.Position) (float64, error) {
	if !v.limits.hold(&pos) {
		if err := solver.CheckValued(v.table.rules, v.goal, pos); err != nil {
			return 0, err
		}
	}
	p, err := v.locate(&pos)
	if err != nil {
		return 0, err
	}
	value := float64At(p.values, p.state.cell+p.state.offset[p.node]+p.column)
	if p.adds() {
		value += float64(pos.Total)
	}
	return value, nil
}

func (v *view) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	p, err := v.locateDecision(&pos, &roll)
	if err != nil {
		return engine.Decision{}, err
	}
	return v.decide(&p, roll), nil
}

// Appraise values options as [solver.Appraiser] says.
func (v *view) Appraise(pos engine.Position, roll engine.Roll, options []solver.Option) (engine.Decision, error) {
	p, err := v.locateDecision(&pos, &roll)
	if err != nil {
		return engine.Decision{}, err
	}
	cells := p.state.cell
	from := pos.Total
	if p.form == formDifference {
		from += v.limits.highest - pos.ScoreToBeat
	}
	for i := range options {
		o := &options[i]
		add := v.table.rules.KeepTotal(o.Decision.Keep)
		column := p.section.column(p.state, o.ThrowAgain, from+add, 0)
		o.Value = float64At(p.values, cells+p.state.offset[o.ThrowAgain]+column)
		if p.adds() {
			o.Value += float64(pos.Total + add)
		}
	}
	return v.decide(&p, roll), nil
}

// locateDecision is locate of a position and a roll that have passed no check.
func (v *view) locateDecision(pos *engine.Position, roll *engine.Roll) (place, error) {
	if !v.limits.hold(pos) || !v.limits.holdRoll(pos, roll) {
		if err := solver.CheckDecision(v.table.rules, v.goal, *pos, *roll); err != nil {
			return place{}, err
		}
	}
	return v.locate(pos)
}

// decide returns what to do about a roll in a place.
func (v *view) decide(p *place, roll engine.Roll) engine.Decision {
	code := v.table.code(p.node, p.row(p.state, p.node, p.column), roll.Index())
	return decodeDecision(&v.table.rules, roll, code)
}

// roundView is a view of a goal that is played against others.
type roundView struct{ *view }

func (v *roundView) Ending(pos engine.Position, score int) (solver.Ending, error) {
	pos.Left, pos.Total, pos.Bottom, pos.Passed = 0, score, 0, false
	if err := solver.CheckValued(v.table.rules, v.goal, pos); err != nil {
		return solver.Ending{}, err
	}
	if v.goal.Kind == solver.KindBeat {
		return solver.BeatEnding(v.table.rules, pos, score), nil
	}
	p, err := v.locate(&pos)
	if err != nil {
		return solver.Ending{}, err
	}
	at := 2 * (p.state.ending + p.column)
	return solver.Ending{Win: float64At(p.endings, at), Tie: float64At(p.endings, at+1)}, nil
}

// gameView is a view of the goal win.
type gameView struct{ roundView }

// round returns the section of a new round like that of a position.
func (v *gameView) round(pos engine.Position) (*section, error) {
	pos = engine.Position{
		Players: pos.Players, Seat: 1, Round: pos.Round, Pot: pos.Pot, ScoreToBeat: engine.NoScore, Left: v.table.rules.Dice,
	}
	if err := solver.CheckValued(v.table.rules, v.goal, pos); err != nil {
		return nil, err
	}
	return v.section(&pos)
}

func (v *gameView) Share(pos engine.Position, seat int) (float64, error) {
	s, err := v.round(pos)
	if err != nil {
		return 0, err
	}
	if seat < 1 || seat > pos.Players {
		return 0, &engine.PositionError{Field: "seat", Problem: engine.Textf("%d: must be 1 to %d", seat, pos.Players)}
	}
	return float64At(s.shares, seat-1), nil
}

// moneyView is a view of the goal money.
type moneyView struct{ gameView }

func (v *moneyView) Bound(pos engine.Position) (float64, error) {
	s, err := v.round(pos)
	if err != nil {
		return 0, err
	}
	return float64At(s.shares, s.players), nil
}

// float64At returns the i-th number of a payload.
func float64At(payload []byte, i int) float64 {
	return math.Float64frombits(binary.LittleEndian.Uint64(payload[8*i:]))
}

// row returns the number of the policy row of a node with dice left.
func (s *section) row(state *stateShape, node, column int) int {
	at := state.choice + state.offset[node] - state.columns[0] + column
	return int(binary.LittleEndian.Uint16(s.rows[2*at:]))
}

// rowSizesOf returns the bytes of a policy row, by node.
func rowSizesOf(r engine.Rules, codeSize int) []int {
	sizes := make([]int, nodeCount(r))
	for node := 1; node < len(sizes); node++ {
		sizes[node] = engine.RollCount(diceOf(r, node), r.Sides) * codeSize
	}
	return sizes
}

// code returns the decision that a policy row has for a roll.
func (t *Table) code(node, row, roll int) uint32 {
	at := t.pools[node][row*t.rowSizes[node]+roll*t.codeSize:]
	var code uint32
	for i, b := range at[:t.codeSize] {
		code |= uint32(b) << (8 * i)
	}
	return code
}
