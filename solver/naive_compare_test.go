package solver_test

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// ---- comparing ----

// naiveQuestion is a place as a solver knows it: holders are counted.
type naiveQuestion struct {
	Players int // in the round
	Seat    int // among those in the round, from 1
	Round   int // which ceiling holds, from 1
	Pot     int // on the table now, in antes; 0 unless the goal is money
	Best    int // or engine.NoScore
	Holders int
	Left    int
	Total   int
	Flipped int  // the total turned over; 0 unless bottoms=turn
	Passed  bool // the last throw was passed
}

// position is the question without what the standard game does not need.
func (q naiveQuestion) position() engine.Position {
	return engine.Position{
		Players: q.Players, Seat: q.Seat, ScoreToBeat: q.Best, Holders: q.Holders, Left: q.Left, Total: q.Total,
	}
}

// naiveAnswers is a solver to compare with the reference. Worths are those of
// the player whose turn it is: minus the expected total for low, a probability
// for beat and win; for money the expected antes from now on, that is the pot
// if it is won less all that is still to pay, what was paid before being gone.
type naiveAnswers struct {
	worth func(q naiveQuestion) (float64, error)
	// exact is worth as a fraction, or nil.
	exact func(q naiveQuestion) (*big.Rat, error)
	// choose decides on a roll, whose faces are in rising order. Kept are the
	// dice as they lie after a call.
	choose func(q naiveQuestion, roll []int) (naiveChoice, error)
}

// naiveMismatches collects differences; a few are enough.
type naiveMismatches struct {
	texts    []string
	compared int
}

func (m *naiveMismatches) note(format string, args ...any) {
	if len(m.texts) < 5 {
		m.texts = append(m.texts, fmt.Sprintf(format, args...))
	}
}

// compareNaive compares all worths and all choices of one round: each seat, each
// score to beat, each set of holders, each reachable turn and each roll. It
// returns the number of answers compared.
func compareNaive[T any](t *testing.T, g *naiveGame[T], start naiveStart, a naiveAnswers) int {
	t.Helper()
	r := g.round(start)
	var m naiveMismatches
	turns := g.reachable()
	for _, table := range r.tables(turns) {
		for _, turn := range turns {
			compareNaivePlace(&m, r, table, turn, a)
		}
	}
	require.Emptyf(t, m.texts, "rules: %s", g.rules)
	require.NotZero(t, m.compared)
	return m.compared
}

func compareNaivePlace[T any](m *naiveMismatches, r *naiveRound[T], table naiveTable, turn naiveTurn, a naiveAnswers) {
	g := r.game
	q := r.question(table, turn)
	worth := r.turn(table, turn)[r.order[table.up]]
	want := g.num.float(worth)
	got, err := a.worth(q)
	m.compared++
	if err != nil || math.IsNaN(got) || math.Abs(got-want) > 1e-12*(1+math.Abs(want)) {
		m.note("%+v: worth %v (error %v), the reference says %v", q, got, err, want)
	}
	if exact, ok := any(worth).(*big.Rat); ok && a.exact != nil {
		got, err := a.exact(q)
		m.compared++
		if err != nil || got.Cmp(exact) != 0 {
			m.note("%+v: exactly %v (error %v), the reference says %v", q, got, err, exact)
		}
	}
	if turn.left == 0 || g.rules.Cutoff && r.beaten(table, turn) {
		return // nothing to decide
	}
	for _, throw := range g.throws[turn.left] {
		if r.moonThrown(turn, throw) {
			continue
		}
		if !r.clear(table, turn, throw) {
			m.note("%+v, roll %v: the reference is too coarse to decide", q, throw.faces)
		}
		want, _ := r.decide(table, turn, throw)
		got, err := a.choose(q, throw.faces)
		m.compared++
		if err != nil || !got.equal(want) {
			m.note("%+v, roll %v: %v (error %v), the reference says %v", q, throw.faces, got, err, want)
		}
	}
}

// reachable lists how far a turn can come by any play.
func (g *naiveGame[T]) reachable() []naiveTurn {
	list := []naiveTurn{g.fresh()}
	seen := map[naiveTurn]bool{list[0]: true}
	for i := 0; i < len(list); i++ {
		if list[i].left == 0 {
			continue
		}
		for _, throw := range g.throws[list[i].left] {
			for _, c := range throw.legal(list[i]) {
				if s := g.after(list[i], c); !seen[s] {
					seen[s] = true
					list = append(list, s)
				}
			}
		}
	}
	return list
}

// tables lists what can lie on the table when a turn of the round begins.
func (r *naiveRound[T]) tables(turns []naiveTurn) []naiveTable {
	rules := r.game.rules
	scores := map[int]bool{}
	for _, s := range turns {
		if s.left > 0 {
			continue
		}
		scores[s.total] = r.qualifies(s.total)
		if rules.Bottoms == engine.BottomsTurn {
			scores[s.flipped] = r.qualifies(s.flipped)
		}
	}
	if r.game.kind == naiveBeat {
		var list []naiveTable
		for score := range r.game.rules.Dice*naiveMaxDie(rules) + 1 {
			list = append(list, naiveTable{best: score})
		}
		return list
	}
	var list []naiveTable
	for up := range r.order {
		if _, ceiling := naiveCeiling(rules, r.start.round); up == 0 || ceiling {
			list = append(list, naiveTable{up: up, best: engine.NoScore, pot: r.start.pot})
		}
		for score, ok := range scores {
			for set := uint(1); ok && set < 1<<up; set++ {
				list = append(list, r.table(up, score, set))
			}
		}
	}
	return list
}

// table is the table on which a set of those who have played, by place in the
// order, holds the best score.
func (r *naiveRound[T]) table(up, score int, set uint) naiveTable {
	table := naiveTable{up: up, best: score, pot: r.start.pot}
	for place, seat := range r.order {
		table.holders |= (set >> place & 1) << seat
	}
	if naivePerfect(r.game.rules, score) {
		table.pot = r.game.grow(table.pot, r.start.in, bits.OnesCount(set)*r.game.rules.ZeroAnte)
	}
	return table
}

// question writes a place as a solver knows it.
func (r *naiveRound[T]) question(table naiveTable, s naiveTurn) naiveQuestion {
	return naiveQuestion{
		Players: len(r.order), Seat: table.up + 1, Round: r.start.round, Pot: table.pot,
		Best: table.best, Holders: bits.OnesCount(table.holders),
		Left: s.left, Total: s.total, Flipped: s.flipped, Passed: s.passed,
	}
}

// naiveOfSolver asks a solution of package solver.
func naiveOfSolver(s solver.ExactSolution) naiveAnswers {
	low := s.Goal().Kind == solver.KindLow && !s.Rules().High
	return naiveAnswers{
		worth: func(q naiveQuestion) (float64, error) {
			v, err := s.Value(q.position())
			if low {
				v = -v
			}
			return v, err
		},
		exact: func(q naiveQuestion) (*big.Rat, error) {
			v, err := s.ExactValue(q.position())
			if low && err == nil {
				v = new(big.Rat).Neg(v)
			}
			return v, err
		},
		choose: func(q naiveQuestion, roll []int) (naiveChoice, error) {
			faces := make([]engine.Face, len(roll))
			for i, f := range roll {
				faces[i] = engine.Face(f)
			}
			thrown, err := engine.NewRoll(faces...)
			if err != nil {
				return naiveChoice{}, err
			}
			keep, err := s.Keep(q.position(), thrown)
			choice := naiveChoice{}
			for _, f := range keep.Faces() {
				choice.Kept = append(choice.Kept, int(f))
			}
			return choice, err
		},
	}
}

// naiveOfReference asks another reference game. As the question only counts
// holders, it answers for the first seats as holders.
func naiveOfReference[T any](g *naiveGame[T]) naiveAnswers {
	place := func(q naiveQuestion) (*naiveRound[T], naiveTable, naiveTurn) {
		start := naiveStart{in: 1<<q.Players - 1, round: q.Round, pot: q.Pot}
		if naivePerfect(g.rules, q.Best) {
			start.pot -= q.Players * q.Holders * g.rules.ZeroAnte
		}
		if g.kind != naiveMoney {
			start.pot = 0
		}
		r := g.round(start)
		turn := naiveTurn{left: q.Left, total: q.Total, flipped: q.Flipped, passed: q.Passed}
		turn.moon = g.rules.Moon == engine.MoonTurn && q.Total == (g.rules.Dice-q.Left)*g.rules.Sides
		return r, r.table(q.Seat-1, q.Best, 1<<q.Holders-1), turn
	}
	return naiveAnswers{
		worth: func(q naiveQuestion) (float64, error) {
			r, table, turn := place(q)
			return g.num.float(r.turn(table, turn)[q.Seat-1]), nil
		},
		choose: func(q naiveQuestion, roll []int) (naiveChoice, error) {
			r, table, turn := place(q)
			for _, throw := range g.throws[q.Left] {
				if slices.Equal(throw.faces, roll) {
					choice, _ := r.decide(table, turn, throw)
					return choice, nil
				}
			}
			return naiveChoice{}, fmt.Errorf("no such roll: %v", roll)
		},
	}
}

// compareNaiveWin compares the goal win for everyone and for every subset of at
// least two players, who may have to play a tie off, in the first rounds of the
// schedule of ceilings.
func compareNaiveWin(t *testing.T, r engine.Rules, players int, a naiveAnswers) {
	t.Helper()
	g := newNaiveWin(r, players)
	rounds := 1
	if !r.Progressive.Off() {
		rounds = 4
	}
	for in := uint(1); in < 1<<players; in++ {
		for round := 1; round <= rounds && bits.OnesCount(in) >= 2; round++ {
			compareNaive(t, g, naiveStart{in: in, round: round}, a)
		}
	}
}

// compareNaiveSolverOfWin compares the goal win of package solver, shares
// included.
func compareNaiveSolverOfWin(t *testing.T, r engine.Rules, players int) {
	t.Helper()
	s, err := solver.Solve(r, solver.Win(), players)
	require.NoErrorf(t, err, "rules: %s", r)
	compareNaiveWin(t, r, players, naiveOfSolver(s))
	for n := 2; n <= players; n++ {
		w, ok := s.(*solver.WinSolution)
		require.True(t, ok)
		got, err := w.Shares(n)
		require.NoError(t, err)
		g := newNaiveWin(r, n)
		want := g.shares(g.everyone())
		require.Len(t, got, n)
		for seat := range want {
			require.Equalf(t, want[seat].RatString(), got[seat].RatString(), "%d players, seat %d", n, seat+1)
		}
	}
}

// compareNaiveAlone compares low or beat.
func compareNaiveAlone(t *testing.T, r engine.Rules, goal solver.Goal) {
	t.Helper()
	s, err := solver.Solve(r, goal, 2)
	require.NoErrorf(t, err, "rules: %s", r)
	kind := naiveLow
	if goal.Kind == solver.KindBeat {
		kind = naiveBeat
	}
	num, den := goal.Tie.Fraction()
	g := newNaiveAlone(naiveRats{}, r, kind, num, den)
	compareNaive(t, g, g.everyone(), naiveOfSolver(s))
}

// compareNaiveMoney compares the goal money at some pots that a round can begin
// with, all players being in, in some rounds of the schedule of ceilings (1
// where there is none). The answers are described at naiveAnswers; a question's
// Pot is what lies on the table at that moment, zero antes of this round
// included. The helper fails where the reference is not sure of a choice.
//
//	s, err := solver.Solve(r, solver.Goal{Kind: solver.KindMoney}, 2)
//	…
//	compareNaiveMoney(t, r, 2, []int{2, 4, 10}, []int{1}, answers)
func compareNaiveMoney(t *testing.T, r engine.Rules, players int, pots, rounds []int, a naiveAnswers) {
	t.Helper()
	g := naiveDeepEnough(t, r, players, pots, rounds)
	for _, start := range naiveStarts(players, pots, rounds) {
		compareNaive(t, g, start, a)
	}
}

// naiveDeepEnough returns a reference for the goal money whose truncation of
// pots does not matter to rounds that begin with the given pots.
func naiveDeepEnough(t *testing.T, r engine.Rules, players int, pots, rounds []int) *naiveGame[float64] {
	t.Helper()
	for maxPot := slices.Max(pots) + 8*players; maxPot < 2000; maxPot += maxPot / 2 {
		g := newNaiveMoney(r, players, maxPot)
		enough := true
		for _, start := range naiveStarts(players, pots, rounds) {
			enough = enough && g.doubt(start) < 1e-13
		}
		if enough {
			return g
		}
	}
	require.FailNowf(t, "the reference cannot be deep enough", "rules: %s", r)
	return nil
}

// naiveStarts lists beginnings of a round with all players in.
func naiveStarts(players int, pots, rounds []int) []naiveStart {
	var list []naiveStart
	for _, pot := range pots {
		for _, round := range rounds {
			list = append(list, naiveStart{in: 1<<players - 1, round: round, pot: pot})
		}
	}
	return list
}

// ---- rules to compare ----

// naiveDice is the standard game with other dice.
func naiveDice(dice, sides int, away engine.Face, changes ...func(*engine.Rules)) engine.Rules {
	r := engine.ThreesAway()
	r.Dice, r.Sides, r.Away = dice, sides, away
	for _, change := range changes {
		change(&r)
	}
	return r
}

func naiveTies(ties engine.Ties) func(*engine.Rules) {
	return func(r *engine.Rules) { r.Ties = ties }
}

func naivePlayedOut(r *engine.Rules) { r.Cutoff = false }

func naiveWeight(t *testing.T, text string) solver.Weight {
	t.Helper()
	w, err := solver.ParseWeight(text)
	require.NoError(t, err)
	return w
}

// ---- the solver against the reference ----

func TestNaiveReferenceAgreesWithSolverAlone(t *testing.T) {
	t.Parallel()
	for dice := 1; dice <= 3; dice++ {
		for sides := 2; sides <= 6; sides += 2 {
			for away := range sides + 1 {
				r := naiveDice(dice, sides, engine.Face(away))
				compareNaiveAlone(t, r, solver.Low())
				compareNaiveAlone(t, r, solver.Beat(naiveWeight(t, "1/3")))
			}
		}
	}
}

func TestNaiveReferenceAgreesWithSolverOnEveryTieWeight(t *testing.T) {
	t.Parallel()
	for i, weight := range []string{"0", "1/2", "1", "0.123456789", "999999999/1000000000"} {
		r := naiveDice(4, 4, 3)
		r.Cutoff = i%2 == 0
		compareNaiveAlone(t, r, solver.Beat(naiveWeight(t, weight)))
	}
}

func TestNaiveReferenceAgreesWithSolverWhereAwayMustBeKept(t *testing.T) {
	t.Parallel()
	for away := engine.Face(1); away <= 4; away++ {
		r := naiveDice(3, 4, away, func(r *engine.Rules) { r.MustKeepAway = true })
		compareNaiveAlone(t, r, solver.Low())
		compareNaiveAlone(t, r, solver.Beat(solver.WeightHalf))
		compareNaiveSolverOfWin(t, naiveDice(2, 4, away, func(r *engine.Rules) { r.MustKeepAway = true }), 3)
	}
}

// naiveWinRules lists the dice, ways with ties and cut-offs to compare.
func naiveWinRules() []engine.Rules {
	var list []engine.Rules
	for _, ties := range []engine.Ties{engine.TiesAll, engine.TiesTied, engine.TiesSplit} {
		for _, r := range []engine.Rules{naiveDice(2, 6, 3), naiveDice(3, 4, 3), naiveDice(3, 2, 2)} {
			r.Ties = ties
			list = append(list, r)
			r.Cutoff = false
			list = append(list, r)
		}
		for _, r := range []engine.Rules{
			naiveDice(2, 6, engine.NoAway), naiveDice(3, 4, engine.NoAway), naiveDice(2, 2, engine.NoAway),
			naiveDice(2, 6, 6), naiveDice(3, 4, 1),
		} {
			r.Ties = ties
			list = append(list, r)
		}
	}
	return list
}

func TestNaiveReferenceAgreesWithSolverOfWin(t *testing.T) {
	t.Parallel()
	for _, r := range naiveWinRules() {
		t.Run(r.String(), func(t *testing.T) {
			t.Parallel()
			players := 3
			if r.Dice == 3 && (r.Away == engine.NoAway || r.Away == 1 || !r.Cutoff) {
				players = 2 // three take long
			}
			compareNaiveSolverOfWin(t, r, players)
		})
	}
}

func TestNaiveReferenceAgreesWithSolverOfWinForFourPlayers(t *testing.T) {
	t.Parallel()
	for _, ties := range []engine.Ties{engine.TiesAll, engine.TiesTied, engine.TiesSplit} {
		compareNaiveSolverOfWin(t, naiveDice(2, 3, 3, naiveTies(ties)), 4)
		compareNaiveSolverOfWin(t, naiveDice(1, 4, 3, naiveTies(ties)), 4)
	}
}

func TestNaiveWinDoesNotDependOnAntes(t *testing.T) {
	t.Parallel()
	for _, antes := range [][2]int{{0, 0}, {3, 0}, {0, 2}} {
		r := naiveDice(2, 4, 3, func(r *engine.Rules) { r.ZeroAnte, r.TieAnte = antes[0], antes[1] })
		compareNaiveSolverOfWin(t, r, 3)
	}
}

// More holders of a tie make no difference where all play again.
func TestNaiveHoldersBeyondTwoMakeNoDifferenceWhereAllTie(t *testing.T) {
	t.Parallel()
	r := naiveDice(2, 4, 3)
	s, err := solver.Solve(r, solver.Win(), 4)
	require.NoError(t, err)
	g := newNaiveWin(r, 4)
	round := g.round(g.everyone())
	for best := 1; best <= r.MaxScore(); best++ {
		pos := engine.Position{Players: 4, Seat: 4, ScoreToBeat: best, Holders: 2, Left: r.Dice}
		two, err := s.ExactValue(pos)
		require.NoError(t, err)
		pos.Holders = 3
		three, err := s.ExactValue(pos)
		require.NoError(t, err)
		require.Equalf(t, two.RatString(), three.RatString(), "best %d", best)
		for _, set := range []uint{0b011, 0b101, 0b110, 0b111} {
			want := round.play(round.table(3, best, set))
			require.Equalf(t, want[3].RatString(), two.RatString(), "best %d, holders %b", best, set)
		}
	}
}

func TestNaiveReferenceAgreesWithSolverThatCutoffChangesNoValue(t *testing.T) {
	t.Parallel()
	for _, ties := range []engine.Ties{engine.TiesAll, engine.TiesTied, engine.TiesSplit} {
		r := naiveDice(2, 6, 3, naiveTies(ties))
		s, err := solver.Solve(naiveDice(2, 6, 3, naiveTies(ties), naivePlayedOut), solver.Win(), 3)
		require.NoError(t, err)
		compareNaiveWin(t, r, 3, naiveOfSolver(s))
	}
}

func TestNaiveReferenceAgreesWithSolverOfTheStandardGame(t *testing.T) {
	t.Parallel()
	s, err := solver.Solve(engine.ThreesAway(), solver.Win(), 2)
	require.NoError(t, err)
	g := naiveStandard()
	compareNaive(t, g, g.everyone(), naiveOfSolver(s))
}
