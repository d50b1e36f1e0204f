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
	v := &view{table: t, goal: goal}
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
		s, err := v.section(pos)
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
	table *Table
	goal  solver.Goal
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
func (v *view) section(pos engine.Position) (*section, error) {
	list := v.sections[0]
	if list != nil {
		return list[0], nil
	}
	list = v.sections[pos.Players]
	want := Part{Round: min(max(1, pos.Round), v.table.rounds)}
	if v.goal.Kind == solver.KindMoney {
		want.Pot = v.startPot(pos)
	}
	at := 0
	if len(list) != 1 {
		at, _ = slices.BinarySearchFunc(list, want, func(s *section, p Part) int {
			return cmp.Or(cmp.Compare(s.part.Round, p.Round), cmp.Compare(s.part.Pot, p.Pot))
		})
	}
	if at < len(list) && list[at].part.Round == want.Round && list[at].part.Pot == want.Pot {
		return list[at], nil
	}
	return nil, v.missing(pos)
}

// place is where the answer for a position stands.
type place struct {
	*section
	state  *stateShape
	column int
}

// locate finds the answer for a position, which must have passed
// [solver.CheckValued].
func (v *view) locate(pos engine.Position) (place, error) {
	s, err := v.section(pos)
	if err != nil {
		return place{}, err
	}
	if s.sharesOnly() {
		return place{}, v.missing(pos)
	}
	state := s.state(pos)
	if state == nil {
		return place{}, &engine.PositionError{Field: "beat", Problem: engine.Textf("%d: the ceiling of round %d is %d", pos.ScoreToBeat, pos.Round, s.ceiling)}
	}
	column := s.columnOf(state, pos)
	if column < 0 {
		return place{}, &engine.PositionError{Field: "bottom", Problem: engine.Textf("%d: no dice that count %d count that when turned over", pos.Bottom, pos.Total)}
	}
	return place{s, state, column}, nil
}

func (v *view) Value(pos engine.Position) (float64, error) {
	if err := solver.CheckValued(v.table.rules, v.goal, pos); err != nil {
		return 0, err
	}
	p, err := v.locate(pos)
	if err != nil {
		return 0, err
	}
	value := float64At(p.values, p.state.cell+p.state.offset[nodeOf(v.table.rules, pos)]+p.column)
	if p.adds() {
		value += float64(pos.Total)
	}
	return value, nil
}

func (v *view) Decide(pos engine.Position, roll engine.Roll) (engine.Decision, error) {
	if err := solver.CheckDecision(v.table.rules, v.goal, pos, roll); err != nil {
		return engine.Decision{}, err
	}
	p, err := v.locate(pos)
	if err != nil {
		return engine.Decision{}, err
	}
	node := nodeOf(v.table.rules, pos)
	code := v.table.code(node, p.row(p.state, node, p.column), roll.Index())
	return decodeDecision(v.table.rules, roll, code), nil
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
	p, err := v.locate(pos)
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
	return v.section(pos)
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

// rowSize returns the bytes of a row of a node.
func (t *Table) rowSize(node int) int {
	return engine.RollCount(diceOf(t.rules, node), t.rules.Sides) * t.codeSize
}

// code returns the decision that a policy row has for a roll.
func (t *Table) code(node, row, roll int) uint32 {
	at := row*t.rowSize(node) + roll*t.codeSize
	var code uint32
	for i := range t.codeSize {
		code |= uint32(t.pools[node][at+i]) << (8 * i)
	}
	return code
}
