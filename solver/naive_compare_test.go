package solver_test

import (
	"fmt"
	"maps"
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

func (q naiveQuestion) position() engine.Position {
	return engine.Position{
		Players: q.Players, Seat: q.Seat, Round: q.Round, Pot: q.Pot, ScoreToBeat: q.Best, Holders: q.Holders,
		Left: q.Left, Total: q.Total, Bottom: q.Flipped, Passed: q.Passed,
	}
}

// naiveAnswers is a solver to compare with the reference. Worths are those of
// the player whose turn it is: minus the expected total for low (the total with
// high), a probability for beat and win; for money the expected antes from now
// on, that is the pot if it is won less all that is still to pay, what was paid
// before being gone. With no dice left the total is the score, and no call is to
// come.
type naiveAnswers struct {
	worth func(q naiveQuestion) (float64, error)
	// within is by how much worths may differ, for worths up to 1.
	within float64
	// exact is worth as a fraction, or nil.
	exact func(q naiveQuestion) (*big.Rat, error)
	// choose decides on a roll, whose faces are in rising order. Kept are the
	// dice as they lie after a call.
	choose func(q naiveQuestion, roll []int) (naiveChoice, error)
}

// Worths of other solvers in floating point are as good as these.
const (
	naiveWithin      = 1e-12
	naiveMoneyWithin = 1e-11
)

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
// score to beat or none, each set of holders, each reachable turn and each roll.
// Of a choice it compares the kept dice as they lie, whether it passes, whether
// and how many dice are turned over before, and whether all are at the end. Which
// dice are turned over is left to the solver, as RULES.md does: the kept dice must
// be legal after that call.
func compareNaive[T any](t *testing.T, g *naiveGame[T], start naiveStart, a naiveAnswers) {
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
}

func compareNaivePlace[T any](m *naiveMismatches, r *naiveRound[T], table naiveTable, turn naiveTurn, a naiveAnswers) {
	g := r.game
	q := r.question(table, turn)
	worth := r.before(table, turn)[r.order[table.up]]
	want := g.num.float(worth)
	got, err := a.worth(q)
	m.compared++
	if err != nil || math.IsNaN(got) || math.Abs(got-want) > a.within*(1+math.Abs(want)) {
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
		if err != nil || !got.equal(want) || got.Turned != want.Turned {
			m.note("%+v, roll %v: %v (error %v), the reference says %v", q, throw.faces, got, err, want)
		}
	}
}

// before is what a table is worth before a throw, or at the end of a turn if
// nothing more is turned over.
func (r *naiveRound[T]) before(table naiveTable, s naiveTurn) []T {
	if s.left == 0 {
		return r.scored(table, s)
	}
	return r.turn(table, s)
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
	}
	if r.game.kind == naiveBeat {
		var list []naiveTable
		for score := range r.game.rules.Dice*naiveMaxDie(rules) + 1 {
			list = append(list, naiveTable{best: score})
		}
		return list
	}
	ceiling, ok := naiveCeiling(rules, r.start.round)
	unwon := ok && ceiling < rules.Dice*naiveMaxDie(rules) // some scores do not qualify
	var list []naiveTable
	for up := range r.order {
		if up == 0 || unwon {
			list = append(list, naiveTable{up: up, best: engine.NoScore, pot: r.start.pot})
		}
		for _, score := range slices.Sorted(maps.Keys(scores)) {
			for set := uint(1); scores[score] && set < 1<<up; set++ {
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
func naiveOfSolver(s solver.ExactSolution, within float64) naiveAnswers {
	low := s.Goal().LessIsBetter(s.Rules())
	return naiveAnswers{
		within: within,
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
			d, err := s.Decide(q.position(), thrown)
			if err == nil {
				err = s.Rules().CheckDecision(thrown, q.Passed, d)
			}
			choice := naiveChoice{
				Pass: d.Passes(), Called: d.Turned.Len() > 0, Turned: d.Turned.Len(), Over: d.Over,
			}
			for _, f := range d.Keep.Faces() {
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
		within: naiveWithin,
		worth: func(q naiveQuestion) (float64, error) {
			r, table, turn := place(q)
			return g.num.float(r.before(table, turn)[q.Seat-1]), nil
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
// least two players, who may have to play a tie off, in the telling rounds of the
// schedule of ceilings. Where there are many rounds under ceilings the reference
// does its sums in floating point.
func compareNaiveWin(t *testing.T, r engine.Rules, players int, a naiveAnswers) {
	t.Helper()
	if naiveLastRound(r) <= 2 {
		compareNaiveGame(t, newNaiveWin(r, players), a)
		return
	}
	a.exact = nil
	compareNaiveGame(t, newNaiveGame(naiveFloats{}, r, naiveWin, players, 0), a)
}

// compareNaiveGame compares the rounds of a game for win.
func compareNaiveGame[T any](t *testing.T, g *naiveGame[T], a naiveAnswers) {
	t.Helper()
	for _, round := range naiveTellingRounds(g.rules) {
		for in := uint(1); in < 1<<g.players; in++ {
			if bits.OnesCount(in) >= 2 {
				compareNaive(t, g, naiveStart{in: in, round: round}, a)
			}
		}
	}
}

// naiveTellingRounds lists some rounds of the schedule of ceilings: the first,
// one in the middle, the last under a ceiling that binds, the one after, and one
// far behind.
func naiveTellingRounds(r engine.Rules) []int {
	last := naiveLastRound(r)
	if last == 0 {
		return []int{1}
	}
	rounds := []int{1, 2, (last + 1) / 2, last, last + 1, last + 40}
	slices.Sort(rounds)
	return slices.Compact(rounds)
}

// naiveLastRound is the last round that not every score can win, 0 without one.
func naiveLastRound(r engine.Rules) int {
	last := 0
	for round := 1; round <= 500; round++ {
		if ceiling, ok := naiveCeiling(r, round); ok && ceiling < r.Dice*naiveMaxDie(r) {
			last = round
		}
	}
	return last
}

// compareNaiveSolverOfWin compares the goal win of package solver, what a new
// round is worth to each seat included.
func compareNaiveSolverOfWin(t *testing.T, r engine.Rules, players int) {
	t.Helper()
	s, err := solver.Solve(r, solver.Win(), engine.Opening(r, players))
	require.NoErrorf(t, err, "rules: %s", r)
	w, ok := s.(*solver.WinSolution)
	require.True(t, ok)
	a := naiveOfSolver(s, naiveWithin)
	if naiveLastRound(r) <= 2 {
		g := newNaiveWin(r, players)
		compareNaiveGame(t, g, a)
		compareNaiveShares(t, g, w)
		compareNaiveExactShares(t, g, w)
		return
	}
	a.exact = nil
	g := newNaiveGame(naiveFloats{}, r, naiveWin, players, 0)
	compareNaiveGame(t, g, a)
	compareNaiveShares(t, g, w)
}

// compareNaiveShares compares what rounds of the schedule are worth to each seat.
func compareNaiveShares[T any](t *testing.T, g *naiveGame[T], s *solver.WinSolution) {
	t.Helper()
	for n := 2; n <= g.players; n++ {
		for _, round := range naiveTellingRounds(g.rules) {
			shares := g.shares(naiveStart{in: 1<<n - 1, round: round})
			for seat := range n {
				got, err := s.Share(engine.Position{Players: n, Round: round}, seat+1)
				require.NoError(t, err)
				want := g.num.float(shares[seat])
				require.InDeltaf(t, want, got, naiveWithin, "rules: %s, round %d, seat %d of %d", g.rules, round, seat+1, n)
			}
		}
	}
}

// compareNaiveExactShares compares what a new round is worth as fractions.
func compareNaiveExactShares(t *testing.T, g *naiveGame[*big.Rat], s *solver.WinSolution) {
	t.Helper()
	for n := 2; n <= g.players; n++ {
		got, err := s.Shares(n, 1)
		require.NoError(t, err)
		require.Len(t, got, n)
		shares := g.shares(naiveStart{in: 1<<n - 1, round: 1})
		for seat := range n {
			require.Equalf(t, shares[seat].RatString(), got[seat].RatString(), "rules: %s, seat %d of %d", g.rules, seat+1, n)
		}
	}
}

// compareNaiveAlone compares low or beat.
func compareNaiveAlone(t *testing.T, r engine.Rules, goal solver.Goal) {
	t.Helper()
	s, err := solver.Solve(r, goal, engine.Opening(r, 2))
	require.NoErrorf(t, err, "rules: %s", r)
	kind := naiveLow
	if goal.Kind == solver.KindBeat {
		kind = naiveBeat
	}
	num, den := goal.Tie.Fraction()
	g := newNaiveAlone(naiveRats{}, r, kind, num, den)
	compareNaive(t, g, g.everyone(), naiveOfSolver(s, naiveWithin))
}

// compareNaiveMoney compares the goal money at some pots that a round can begin
// with, in some rounds of the schedule of ceilings (1
// where there is none). The answers are described at naiveAnswers; a question's
// Pot is what lies on the table at that moment, zero antes of this round
// included. The helper fails where the reference is not sure of a choice.
func compareNaiveMoney(t *testing.T, r engine.Rules, players int, pots, rounds []int, a naiveAnswers) {
	t.Helper()
	g := naiveDeepEnough(t, r, players, pots, rounds)
	for _, start := range naiveStarts(players, pots, rounds) {
		compareNaive(t, g, start, a)
	}
}

// compareNaiveSolverOfMoney compares the goal money of package solver. As asked
// for the largest of the pots, what new rounds are worth is as good as its bound
// says; asked for a pot so large that its bound no longer matters, it agrees
// everywhere.
func compareNaiveSolverOfMoney(t *testing.T, r engine.Rules, players int, pots, rounds []int) {
	t.Helper()
	g := naiveDeepEnough(t, r, players, pots, rounds)
	starts := naiveStarts(players, pots, rounds)
	compareNaiveBound(t, g, starts, naiveSolveMoney(t, r, players, slices.Max(pots)))
	for pot := slices.Max(pots); pot < 5000; pot *= 2 {
		s := naiveSolveMoney(t, r, players, pot)
		if naiveBound(t, s, starts) > naiveMoneyWithin/100 {
			continue
		}
		compareNaiveBound(t, g, starts, s)
		for _, start := range starts {
			compareNaive(t, g, start, naiveOfSolver(s, naiveMoneyWithin))
		}
		return
	}
	require.FailNowf(t, "the solver cannot be deep enough", "rules: %s", r)
}

func naiveSolveMoney(t *testing.T, r engine.Rules, players, pot int) *solver.MoneySolution {
	t.Helper()
	pos := engine.Opening(r, players)
	pos.Pot = pot
	s, err := solver.Solve(r, solver.Money(), pos)
	require.NoErrorf(t, err, "rules: %s", r)
	m, ok := s.(*solver.MoneySolution)
	require.True(t, ok)
	return m
}

// opening is the beginning of a round as a solver knows it.
func (s naiveStart) opening() engine.Position {
	return engine.Position{Players: bits.OnesCount(s.in), Round: s.round, Pot: s.pot}
}

// naiveBound is the largest bound of some beginnings of a round.
func naiveBound(t *testing.T, s *solver.MoneySolution, starts []naiveStart) float64 {
	t.Helper()
	largest := 0.0
	for _, start := range starts {
		bound, err := s.Bound(start.opening())
		require.NoError(t, err)
		largest = max(largest, bound)
	}
	return largest
}

// compareNaiveBound compares what new rounds are worth to each seat, to the bound
// that the solution knows.
func compareNaiveBound(t *testing.T, g *naiveGame[float64], starts []naiveStart, s *solver.MoneySolution) {
	t.Helper()
	for _, start := range starts {
		within := naiveBound(t, s, []naiveStart{start}) + naiveMoneyWithin
		r := g.round(start)
		for i, seat := range r.order {
			got, err := s.Share(start.opening(), i+1)
			require.NoError(t, err)
			want := r.worth[seat]
			require.InDeltaf(t, want, got, within*(1+math.Abs(want)), "rules: %s, %+v, seat %d", g.rules, start, i+1)
		}
	}
}

// naiveDeepEnough returns a reference for the goal money whose truncation of
// pots does not matter to rounds that begin with the given pots. The probability
// of a pot falls about alike with each further ante, which tells from a first
// attempt how deep the next must be.
func naiveDeepEnough(t *testing.T, r engine.Rules, players int, pots, rounds []int) *naiveGame[float64] {
	t.Helper()
	const enough = 1e-13
	largest := slices.Max(pots)
	for maxPot := largest + 8*players; maxPot < 20_000; {
		g := newNaiveMoney(r, players, maxPot)
		doubt := 0.0
		for _, start := range naiveStarts(players, pots, rounds) {
			doubt = max(doubt, g.doubt(start))
		}
		if doubt < enough {
			return g
		}
		depth := float64(maxPot - largest)
		scale := math.Log(enough/float64(maxPot)) / min(math.Log(doubt/float64(maxPot)), -0.1)
		maxPot = largest + int(depth*max(1.2, min(6, 1.1*scale)))
	}
	require.FailNowf(t, "the reference cannot be deep enough", "rules: %s", r)
	return nil
}

// naiveStarts lists beginnings of a round with all players in, and with two of
// three.
func naiveStarts(players int, pots, rounds []int) []naiveStart {
	var list []naiveStart
	for _, pot := range pots {
		for _, round := range rounds {
			list = append(list, naiveStart{in: 1<<players - 1, round: round, pot: pot})
			if players == 3 {
				list = append(list, naiveStart{in: 0b101, round: round, pot: pot})
			}
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
	s, err := solver.Solve(r, solver.Win(), engine.Opening(r, 4))
	require.NoError(t, err)
	g := newNaiveWin(r, 4)
	round := g.round(g.everyone())
	for best := 1; best <= r.MaxScore(); best++ {
		pos := engine.Position{Players: 4, Seat: 4, Round: 1, ScoreToBeat: best, Holders: 2, Left: r.Dice}
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
		played := naiveDice(2, 6, 3, naiveTies(ties), naivePlayedOut)
		s, err := solver.Solve(played, solver.Win(), engine.Opening(played, 3))
		require.NoError(t, err)
		compareNaiveWin(t, r, 3, naiveOfSolver(s, naiveWithin))
	}
}

func TestNaiveReferenceAgreesWithSolverOfTheStandardGame(t *testing.T) {
	t.Parallel()
	s, err := solver.Solve(engine.ThreesAway(), solver.Win(), engine.Opening(engine.ThreesAway(), 2))
	require.NoError(t, err)
	g := naiveStandard()
	compareNaive(t, g, g.everyone(), naiveOfSolver(s, naiveWithin))
}
