package solver_test

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// This file is a second solver of the game, written from RULES.md alone and
// without a look at the one under test. It is naive on purpose: it throws every
// ordered outcome of the dice, tries every subset of them, knows the players by
// seat and not by number, and does its sums in fractions wherever that is
// feasible. Of package engine it uses the rules as data, nothing else.
//
// All that the options of a turn mean is in naiveChoices, naiveRound.goOn and
// naiveRound.beaten; all that the options of a round mean is in naiveRound.end,
// naiveRound.resolve and naiveCeiling.

// ---- numbers ----

// naiveNumbers is the arithmetic that a game is solved in.
type naiveNumbers[T any] interface {
	ratio(num, den int64) T
	add(a, b T) T
	sub(a, b T) T
	mul(a, b T) T
	div(a, b T) T
	// cmp compares two worths; 0 means that a player does not care.
	cmp(a, b T) int
	// unsure says that two worths may be equal or not.
	unsure(a, b T) bool
	// same says that an iteration has come to rest.
	same(a, b T) bool
	float(a T) float64
}

// naiveRats is exact arithmetic.
type naiveRats struct{}

func (naiveRats) ratio(num, den int64) *big.Rat { return big.NewRat(num, den) }
func (naiveRats) sub(a, b *big.Rat) *big.Rat    { return new(big.Rat).Sub(a, b) }
func (naiveRats) div(a, b *big.Rat) *big.Rat    { return new(big.Rat).Quo(a, b) }
func (naiveRats) cmp(a, b *big.Rat) int         { return a.Cmp(b) }
func (naiveRats) unsure(_, _ *big.Rat) bool     { return false }
func (naiveRats) same(a, b *big.Rat) bool       { return a.Cmp(b) == 0 }
func (naiveRats) float(a *big.Rat) float64      { f, _ := a.Float64(); return f }

// add and mul return an operand where one is 0; no fraction is ever changed.

func (naiveRats) add(a, b *big.Rat) *big.Rat {
	switch {
	case a.Sign() == 0:
		return b
	case b.Sign() == 0:
		return a
	}
	return new(big.Rat).Add(a, b)
}

func (naiveRats) mul(a, b *big.Rat) *big.Rat {
	switch {
	case a.Sign() == 0:
		return a
	case b.Sign() == 0:
		return b
	}
	return new(big.Rat).Mul(a, b)
}

// naiveFloats is arithmetic for games that never end for certain. Worths that
// differ by less than naiveBlur count as equal; naiveRound.clear tells whether
// that is in doubt.
type naiveFloats struct{}

const naiveBlur = 1e-11

func (naiveFloats) ratio(num, den int64) float64 { return float64(num) / float64(den) }
func (naiveFloats) add(a, b float64) float64     { return a + b }
func (naiveFloats) sub(a, b float64) float64     { return a - b }
func (naiveFloats) mul(a, b float64) float64     { return a * b }
func (naiveFloats) div(a, b float64) float64     { return a / b }
func (naiveFloats) float(a float64) float64      { return a }
func (naiveFloats) cmp(a, b float64) int {
	if math.Abs(a-b) <= naiveBlur*(1+math.Abs(a)) {
		return 0
	}
	return cmp.Compare(a, b)
}

func (naiveFloats) unsure(a, b float64) bool {
	gap := math.Abs(a-b) / (1 + math.Abs(a))
	return gap > naiveBlur/10 && gap < naiveBlur*100
}

func (naiveFloats) same(a, b float64) bool { return math.Abs(a-b) <= 1e-14*(1+math.Abs(a)) }

// ---- dice ----

// naiveScore is what one die counts.
func naiveScore(r engine.Rules, face int) int {
	if face == int(r.Away) {
		return 0
	}
	return face
}

// naiveMaxDie is the most that one die can count.
func naiveMaxDie(r engine.Rules) int {
	most := 0
	for face := 1; face <= r.Sides; face++ {
		most = max(most, naiveScore(r, face))
	}
	return most
}

// naivePerfect says whether the zero rules apply to a score.
func naivePerfect(r engine.Rules, score int) bool {
	if r.High {
		return score == r.Dice*naiveMaxDie(r)
	}
	return score == 0
}

// naiveCeiling is the highest score that can win a round, counted from 1; ok is
// false without a ceiling.
func naiveCeiling(r engine.Rules, round int) (ceiling int, ok bool) {
	switch text := r.Progressive.String(); text {
	case "off":
		return 0, false
	case "every":
		return round - 1, true
	case "stairs":
		var steps []int
		for c := 1; len(steps) < round; c++ {
			for range c {
				steps = append(steps, c)
			}
		}
		return steps[round-1], true
	default:
		list := strings.Split(text, ",")
		if round > len(list) {
			return 0, false
		}
		ceiling, err := strconv.Atoi(list[round-1])
		if err != nil {
			panic(err)
		}
		return ceiling, true
	}
}

// naiveThrow is what n dice can show, as faces in rising order, and in how many
// of the sides^n ordered outcomes they show it.
type naiveThrow struct {
	faces  []int
	ways   int64
	bottom *naiveThrow // the same dice turned over
	// choices holds all legal decisions, the preferred first; the second list
	// is for a throw right after a pass.
	choices [2][]naiveChoice
}

// naiveThrows throws n dice in all ordered ways and counts.
func naiveThrows(r engine.Rules, n int) []*naiveThrow {
	known := map[string]*naiveThrow{}
	var throws []*naiveThrow
	dice := make([]int, n)
	var throw func(die int)
	throw = func(die int) {
		if die == n {
			faces := slices.Sorted(slices.Values(dice))
			name := fmt.Sprint(faces)
			if known[name] == nil {
				known[name] = &naiveThrow{faces: faces}
				throws = append(throws, known[name])
			}
			known[name].ways++
			return
		}
		for face := 1; face <= r.Sides; face++ {
			dice[die] = face
			throw(die + 1)
		}
	}
	throw(0)
	for _, t := range throws {
		t.bottom = known[fmt.Sprint(naiveTurnOver(r, t.faces))]
		for after := range t.choices {
			t.choices[after] = naiveChoices(r, t.faces, after == 1)
		}
	}
	return throws
}

// naiveTurnOver turns all dice over.
func naiveTurnOver(r engine.Rules, faces []int) []int {
	turned := make([]int, len(faces))
	for i, f := range faces {
		turned[i] = r.Sides + 1 - f
	}
	slices.Sort(turned)
	return turned
}

// naiveChoice is one decision on a throw.
type naiveChoice struct {
	// Pass keeps nothing.
	Pass bool
	// Called says that dice were turned over first.
	Called bool
	// Turned is how many dice that is.
	Turned int
	// Kept is what is kept, as the dice lie after a call, in rising order.
	Kept []int
	// Over says that, the last die being kept, all are turned over
	// (bottoms=turn).
	Over bool

	total   int  // what Kept counts
	flipped int  // what Kept counts turned over
	moon    bool // all kept dice show the highest face
}

// String writes a choice for messages of failed tests.
func (c naiveChoice) String() string {
	text := fmt.Sprint("keep ", c.Kept)
	if c.Pass {
		text = "pass"
	}
	if c.Called {
		text = "call bottoms, " + text
	}
	if c.Over {
		text += ", turn all over"
	}
	return text
}

// equal compares what a player sees of a choice, but for which dice are turned
// over to come by those that are kept: RULES.md does not choose among such calls.
func (c naiveChoice) equal(o naiveChoice) bool {
	return c.Pass == o.Pass && c.Called == o.Called && c.Over == o.Over && slices.Equal(c.Kept, o.Kept)
}

// naiveChoices lists every legal decision on a throw: which dice to turn over,
// and which to keep. Where worths are equal the first of the list is taken: no
// pass before a pass, no call before a call, more dice, the lower total, the
// lower faces.
func naiveChoices(r engine.Rules, faces []int, passed bool) []naiveChoice {
	n := len(faces)
	var calls []uint // sets of dice to turn over
	switch r.Bottoms {
	case engine.BottomsThrow:
		calls = []uint{0, 1<<n - 1}
	case engine.BottomsDie:
		for call := range uint(1) << n {
			calls = append(calls, call)
		}
	case engine.BottomsOff, engine.BottomsBlind, engine.BottomsTurn:
		calls = []uint{0}
	}
	var list []naiveChoice
	for _, call := range calls {
		lie := slices.Clone(faces)
		for i := range lie {
			if call>>i&1 == 1 {
				lie[i] = r.Sides + 1 - lie[i]
			}
		}
		for keep := range uint(1) << n {
			if naiveLegal(r, lie, keep, passed) {
				list = append(list, naiveChoose(r, lie, call, keep))
			}
		}
	}
	slices.SortStableFunc(list, func(a, b naiveChoice) int {
		return cmp.Or(
			naiveFalseFirst(a.Pass, b.Pass),
			naiveFalseFirst(a.Called, b.Called),
			cmp.Compare(len(b.Kept), len(a.Kept)),
			cmp.Compare(a.total, b.total),
			slices.Compare(a.Kept, b.Kept),
			cmp.Compare(a.Turned, b.Turned),
		)
	})
	// Equal dice are kept in several ways; the one that turns the fewest over
	// stays.
	return slices.CompactFunc(list, naiveChoice.equal)
}

// naiveLegal says whether a set of the dice, as they lie, may be kept.
func naiveLegal(r engine.Rules, lie []int, keep uint, passed bool) bool {
	for i, f := range lie {
		if r.MustKeepAway && f == int(r.Away) && keep>>i&1 == 0 {
			return false
		}
	}
	switch kept := bits.OnesCount(keep); {
	case kept == 0:
		return r.Pass && len(lie) > 1 && !passed
	case passed:
		return kept >= 2
	default:
		return true
	}
}

func naiveChoose(r engine.Rules, lie []int, call, keep uint) naiveChoice {
	c := naiveChoice{
		Pass: keep == 0, Called: call != 0, Turned: bits.OnesCount(call), Kept: []int{}, moon: true,
	}
	for i, f := range lie {
		if keep>>i&1 == 0 {
			continue
		}
		c.Kept = append(c.Kept, f)
		c.total += naiveScore(r, f)
		c.flipped += naiveScore(r, r.Sides+1-f)
		c.moon = c.moon && f == r.Sides
	}
	slices.Sort(c.Kept)
	return c
}

func naiveFalseFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// ---- the game ----

// naiveKind is what the players maximise.
type naiveKind int

const (
	naiveLow   naiveKind = iota // alone: minus the expected total (with high: the total)
	naiveBeat                   // alone: P(better) + weight · P(equal); a moon is better than any score
	naiveWin                    // the probability of ending up with the pot
	naiveMoney                  // the expected antes from now on: the pot if won, less what is still to pay
)

// naiveGame is a game of up to 16 players who all have the same goal.
type naiveGame[T any] struct {
	num     naiveNumbers[T]
	rules   engine.Rules
	kind    naiveKind
	tie     T // weight of a tie, for naiveBeat
	players int
	// maxPot is the largest pot, in antes, that is played for in naiveMoney; a
	// larger one is shared equally among those in. naiveGame.doubt bounds what
	// that does.
	maxPot int
	throws [][]*naiveThrow // by number of dice
	weight [][]T           // the probability of each throw
	rounds map[naiveStart]*naiveRound[T]
	zero   T
}

// naiveStart is where a round begins.
type naiveStart struct {
	in    uint // the set of seats that play, seat 1 being bit 0
	round int  // which ceiling holds, counted from 1
	pot   int  // in antes; 0 unless the goal is money
}

func newNaiveGame[T any](num naiveNumbers[T], r engine.Rules, kind naiveKind, players, maxPot int) *naiveGame[T] {
	g := &naiveGame[T]{
		num: num, rules: r, kind: kind, players: players, maxPot: maxPot,
		throws: make([][]*naiveThrow, r.Dice+1), weight: make([][]T, r.Dice+1),
		rounds: map[naiveStart]*naiveRound[T]{},
		zero:   num.ratio(0, 1), tie: num.ratio(0, 1),
	}
	outcomes := int64(1)
	for n := 1; n <= r.Dice; n++ {
		outcomes *= int64(r.Sides)
		g.throws[n] = naiveThrows(r, n)
		for _, t := range g.throws[n] {
			g.weight[n] = append(g.weight[n], num.ratio(t.ways, outcomes))
		}
	}
	return g
}

// newNaiveAlone is a game of one who plays alone: naiveLow, or naiveBeat with
// the weight of a tie.
func newNaiveAlone[T any](num naiveNumbers[T], r engine.Rules, kind naiveKind, tieNum, tieDen int64) *naiveGame[T] {
	g := newNaiveGame(num, r, kind, 1, 0)
	g.tie = num.ratio(tieNum, tieDen)
	return g
}

// newNaiveWin is the goal win in fractions.
func newNaiveWin(r engine.Rules, players int) *naiveGame[*big.Rat] {
	return newNaiveGame(naiveRats{}, r, naiveWin, players, 0)
}

// naiveStandard is the goal win of the standard game of two players, in floating
// point as fractions take long.
var naiveStandard = sync.OnceValue(func() *naiveGame[float64] {
	g := newNaiveGame(naiveFloats{}, engine.ThreesAway(), naiveWin, 2, 0)
	g.round(g.everyone())
	return g
})

// newNaiveMoney is the goal money in floating point, truncated beyond a pot.
func newNaiveMoney(r engine.Rules, players, maxPot int) *naiveGame[float64] {
	return newNaiveGame(naiveFloats{}, r, naiveMoney, players, maxPot)
}

// everyone is the start of the whole game: all players in, one ante each paid.
func (g *naiveGame[T]) everyone() naiveStart {
	s := naiveStart{in: 1<<g.players - 1, round: 1}
	if g.kind == naiveMoney {
		s.pot = g.players
	}
	return s
}

// shares is what a round is worth to each seat before its first throw; out of
// it, seats are worth nothing.
func (g *naiveGame[T]) shares(s naiveStart) []T { return g.round(s).worth[:g.players] }

// doubt is a bound on the error that the truncation of pots causes, in antes,
// if the players were to play just the same in the larger pots.
func (g *naiveGame[T]) doubt(s naiveStart) float64 { return g.num.float(g.round(s).worth[g.players]) }

// A worth is a list of numbers: what the future is worth to each seat, then the
// probability of a truncated pot times that pot, then the probability that play
// comes back to where the round began. All are expectations, so that they are
// averaged alike.

func (g *naiveGame[T]) nothing() []T {
	w := make([]T, g.players+2)
	for i := range w {
		w[i] = g.zero
	}
	return w
}

// pay takes antes from a set of seats before something worth w happens.
func (g *naiveGame[T]) pay(w []T, payers uint, antes int) []T {
	if g.kind != naiveMoney || antes == 0 {
		return w
	}
	w = slices.Clone(w)
	for seat := range g.players {
		if payers>>seat&1 == 1 {
			w[seat] = g.num.sub(w[seat], g.num.ratio(int64(antes), 1))
		}
	}
	return w
}

// grow returns the pot after a set of seats has paid.
func (g *naiveGame[T]) grow(pot int, payers uint, antes int) int {
	if g.kind != naiveMoney {
		return 0
	}
	return pot + bits.OnesCount(payers)*antes
}

// share gives the pot to a set of seats in equal parts.
func (g *naiveGame[T]) share(winners uint, pot int) []T {
	if g.kind != naiveMoney {
		pot = 1
	}
	w := g.nothing()
	for seat := range g.players {
		if winners>>seat&1 == 1 {
			w[seat] = g.num.ratio(int64(pot), int64(bits.OnesCount(winners)))
		}
	}
	return w
}

// start is what the beginning of a round is worth.
func (g *naiveGame[T]) start(s naiveStart) []T {
	if g.kind == naiveMoney && s.pot > g.maxPot {
		w := g.share(s.in, s.pot)
		w[g.players] = g.num.ratio(int64(s.pot), 1)
		return w
	}
	return g.round(s).worth
}

// round solves what follows from the beginning of a round. Play may come back to
// the very same beginning: then the worth w of the beginning is found by policy
// iteration. With w assumed, best replies give v = c + q·w, q being the
// probability to come back; for the same replies the true worth is c / (1 − q),
// which is assumed next, until nothing changes.
func (g *naiveGame[T]) round(s naiveStart) *naiveRound[T] {
	if r := g.rounds[s]; r != nil {
		return r
	}
	r := &naiveRound[T]{game: g, start: s}
	for seat := range g.players {
		if s.in>>seat&1 == 1 {
			r.order = append(r.order, seat)
		}
	}
	r.worth = g.share(s.in, s.pot)
	for range 100 {
		r.turns = map[naivePlace][]T{}
		v := r.play(naiveTable{best: engine.NoScore, pot: s.pot})
		q := v[g.players+1]
		if g.num.same(q, g.num.ratio(1, 1)) {
			panic(naiveNeverEnds{s, g.rules})
		}
		settled := true
		next := g.nothing()
		for i := range g.players + 1 {
			c := g.num.sub(v[i], g.num.mul(q, r.worth[i]))
			next[i] = g.num.div(c, g.num.sub(g.num.ratio(1, 1), q))
			settled = settled && g.num.same(next[i], r.worth[i])
		}
		r.worth = next
		if settled || g.num.cmp(q, g.zero) == 0 {
			if g.kind == naiveMoney {
				r.turns = map[naivePlace][]T{} // there are many pots; filled again when asked
			}
			g.rounds[s] = r
			return r
		}
	}
	panic(fmt.Sprintf("naive: the policy of %+v does not settle under %s", s, r.game.rules))
}

// naiveNeverEnds is the panic of a game in which play comes back to where a
// round began for certain.
type naiveNeverEnds struct {
	start naiveStart
	rules engine.Rules
}

// naiveEndless says whether a game, solved by a function, never ends.
func naiveEndless(solve func()) (endless bool) {
	defer func() {
		if p := recover(); p != nil {
			if _, endless = p.(naiveNeverEnds); !endless {
				panic(p)
			}
		}
	}()
	solve()
	return false
}

// naiveRound is one round, from its beginning to the end of the last turn.
type naiveRound[T any] struct {
	game  *naiveGame[T]
	start naiveStart
	order []int // the seats that play, counted from 0
	worth []T   // of the beginning of the round
	turns map[naivePlace][]T
}

// naiveTable is what lies on the table between two turns.
type naiveTable struct {
	up      int  // whose turn it is, as a place in the order
	best    int  // the best score so far, or engine.NoScore
	holders uint // the set of seats that have it
	pot     int
}

// naiveTurn is how far a turn has come.
type naiveTurn struct {
	left    int
	total   int
	flipped int  // the total turned over; 0 unless bottoms=turn
	passed  bool // the last throw was passed
	moon    bool // all kept dice show the highest face; false unless moon=turn
}

// naivePlace is where a decision is taken, before the throw.
type naivePlace struct {
	table naiveTable
	turn  naiveTurn
}

// legal lists the decisions on the throw.
func (t *naiveThrow) legal(s naiveTurn) []naiveChoice {
	if s.passed {
		return t.choices[1]
	}
	return t.choices[0]
}

// fresh is the beginning of a turn.
func (g *naiveGame[T]) fresh() naiveTurn {
	return naiveTurn{left: g.rules.Dice, moon: g.rules.Moon == engine.MoonTurn}
}

// after is where a choice leads.
func (g *naiveGame[T]) after(s naiveTurn, c naiveChoice) naiveTurn {
	s.left -= len(c.Kept)
	s.total += c.total
	s.passed = c.Pass
	s.moon = s.moon && c.moon
	if g.rules.Bottoms == engine.BottomsTurn {
		s.flipped += c.flipped
	}
	return s
}

// alone says that there is no round around the turn.
func (g *naiveGame[T]) alone() bool { return g.kind == naiveLow || g.kind == naiveBeat }

// moonWins says that there is something to win with a moon. Who plays for a low
// total has no use for it.
func (g *naiveGame[T]) moonWins() bool { return g.kind != naiveLow }

// play is what a table is worth.
func (r *naiveRound[T]) play(table naiveTable) []T {
	if table.up == len(r.order) {
		return r.resolve(table)
	}
	return r.turn(table, r.game.fresh())
}

// turn is what a table is worth in the middle of a turn, before a throw.
func (r *naiveRound[T]) turn(table naiveTable, s naiveTurn) []T {
	if r.game.rules.Cutoff && s.left > 0 && r.beaten(table, s) {
		return r.bust(table)
	}
	place := naivePlace{table, s}
	w := r.turns[place]
	if w == nil {
		w = r.goOn(table, s)
		r.turns[place] = w
	}
	return w
}

// goOn is turn where the turn is not cut off.
func (r *naiveRound[T]) goOn(table naiveTable, s naiveTurn) []T {
	g, seat := r.game, r.order[table.up]
	if s.left > 0 {
		w := r.throw(table, s, false)
		if g.rules.Bottoms == engine.BottomsBlind {
			if called := r.throw(table, s, true); g.num.cmp(called[seat], w[seat]) > 0 {
				w = called
			}
		}
		return w
	}
	if r.callsOver(table, s) {
		return r.scored(table, s.over())
	}
	return r.scored(table, s)
}

// over turns all dice over at the end of a turn.
func (s naiveTurn) over() naiveTurn {
	s.total, s.flipped = s.flipped, s.total
	return s
}

// callsOver says that all dice are better turned over at the end of a turn.
func (r *naiveRound[T]) callsOver(table naiveTable, s naiveTurn) bool {
	if s.left > 0 || r.game.rules.Bottoms != engine.BottomsTurn {
		return false
	}
	seat := r.order[table.up]
	return r.game.num.cmp(r.scored(table, s.over())[seat], r.scored(table, s)[seat]) > 0
}

// scored is what the end of a turn is worth, nothing more being turned over.
func (r *naiveRound[T]) scored(table naiveTable, s naiveTurn) []T {
	if s.moon && r.game.moonWins() {
		return r.game.share(1<<r.order[table.up], table.pot)
	}
	return r.end(table, s.total)
}

// throw is the mean over all throws; blind turns each of them over.
func (r *naiveRound[T]) throw(table naiveTable, s naiveTurn, blind bool) []T {
	g := r.game
	mean := g.nothing()
	for i, t := range g.throws[s.left] {
		if blind {
			t = t.bottom
		}
		w := r.seen(table, s, t)
		for j := range mean {
			mean[j] = g.num.add(mean[j], g.num.mul(g.weight[s.left][i], w[j]))
		}
	}
	return mean
}

// seen is what a throw that lies on the table is worth.
func (r *naiveRound[T]) seen(table naiveTable, s naiveTurn, t *naiveThrow) []T {
	if r.moonThrown(s, t) {
		return r.game.share(1<<r.order[table.up], table.pot)
	}
	_, w := r.decide(table, s, t)
	return w
}

// moonThrown says that the throw is the first and wins the pot on the spot.
func (r *naiveRound[T]) moonThrown(s naiveTurn, t *naiveThrow) bool {
	first := s.left == r.game.rules.Dice && !s.passed
	return r.game.rules.Moon == engine.MoonThrow && r.game.moonWins() && first && t.faces[0] == r.game.rules.Sides
}

// decide takes the best choice on a throw, the preferred of equal ones.
func (r *naiveRound[T]) decide(table naiveTable, s naiveTurn, t *naiveThrow) (best naiveChoice, worth []T) {
	g, seat := r.game, r.order[table.up]
	for _, c := range t.legal(s) {
		w := r.turn(table, g.after(s, c))
		if worth == nil || g.num.cmp(w[seat], worth[seat]) > 0 {
			best, worth = c, w
		}
	}
	best.Over = r.callsOver(table, g.after(s, best))
	return best, worth
}

// clear says that the decision on a throw is not in doubt: each other choice is
// worth the same for sure or less for sure.
func (r *naiveRound[T]) clear(table naiveTable, s naiveTurn, t *naiveThrow) bool {
	g, seat := r.game, r.order[table.up]
	best, worth := r.decide(table, s, t)
	for _, c := range t.legal(s) {
		if g.num.unsure(worth[seat], r.turn(table, g.after(s, c))[seat]) {
			return false
		}
	}
	end := g.after(s, best)
	if end.left > 0 || g.rules.Bottoms != engine.BottomsTurn {
		return true
	}
	return !g.num.unsure(r.scored(table, end)[seat], r.scored(table, end.over())[seat])
}

// beaten says that a turn can no longer win or tie.
func (r *naiveRound[T]) beaten(table naiveTable, s naiveTurn) bool {
	rules := r.game.rules
	if s.moon && r.game.moonWins() {
		return false
	}
	hopeless := func(total int) bool {
		if rules.High {
			return table.best != engine.NoScore && total+s.left*naiveMaxDie(rules) < table.best
		}
		return !r.qualifies(total) || table.best != engine.NoScore && total > table.best
	}
	if rules.Bottoms == engine.BottomsTurn {
		return hopeless(s.total) && hopeless(s.flipped)
	}
	return hopeless(s.total)
}

// qualifies says that a score can win this round.
func (r *naiveRound[T]) qualifies(score int) bool {
	if r.game.alone() {
		return true
	}
	ceiling, ok := naiveCeiling(r.game.rules, r.start.round)
	return !ok || score <= ceiling
}

// bust is what follows when a turn has come to nothing.
func (r *naiveRound[T]) bust(table naiveTable) []T {
	if r.game.alone() {
		return r.game.nothing()
	}
	table.up++
	return r.play(table)
}

// end is what follows when a turn ends with a score.
func (r *naiveRound[T]) end(table naiveTable, score int) []T {
	g, rules := r.game, r.game.rules
	better := table.best == engine.NoScore || score < table.best
	if rules.High {
		better = table.best == engine.NoScore || score > table.best
	}
	if g.alone() {
		return r.endAlone(table, score, better)
	}
	me := uint(1) << r.order[table.up]
	antes := 0
	if naivePerfect(rules, score) {
		antes = rules.ZeroAnte
		table.pot = g.grow(table.pot, r.start.in, antes)
	}
	switch {
	case !r.qualifies(score):
	case better:
		table.best, table.holders = score, me
	case score == table.best:
		table.holders |= me
	}
	table.up++
	return g.pay(r.play(table), r.start.in, antes)
}

// endAlone is the goal of a player who plays alone.
func (r *naiveRound[T]) endAlone(table naiveTable, score int, better bool) []T {
	g := r.game
	w := g.nothing()
	switch {
	case g.kind == naiveLow && g.rules.High:
		w[0] = g.num.ratio(int64(score), 1)
	case g.kind == naiveLow:
		w[0] = g.num.ratio(int64(-score), 1)
	case better:
		w[0] = g.num.ratio(1, 1)
	case score == table.best:
		w[0] = g.tie
	}
	return w
}

// resolve is what follows the last turn of a round: who gets the pot, or who
// pays and who plays on.
func (r *naiveRound[T]) resolve(table naiveTable) []T {
	g, rules, in := r.game, r.game.rules, r.start.in
	payers, antes := in, rules.TieAnte
	next := naiveStart{in: in, round: r.start.round}
	switch bits.OnesCount(table.holders) {
	case 0: // nobody qualified
		antes = 1
		next.round++
	case 1:
		return g.share(table.holders, table.pot)
	default:
		if rules.Ties == engine.TiesSplit {
			return g.share(table.holders, table.pot)
		}
		if rules.Ties == engine.TiesTied || naivePerfect(rules, table.best) {
			next.in = table.holders
		}
		if rules.TiePayers == engine.TiePayersTied {
			payers = table.holders
		}
	}
	next.pot = g.grow(table.pot, payers, antes)
	if next == r.start {
		w := slices.Clone(r.worth)
		w[g.players+1] = g.num.ratio(1, 1)
		return w
	}
	w := slices.Clone(g.start(next))
	w[g.players+1] = g.zero
	return g.pay(w, payers, antes)
}

// ---- the reference against RULES.md and against itself ----

func TestNaiveReferenceKnowsTheLeastExpectedTotals(t *testing.T) {
	t.Parallel()
	standard := engine.ThreesAway()
	with := func(change func(*engine.Rules)) engine.Rules {
		r := standard
		change(&r)
		return r
	}
	for _, c := range []struct {
		name  string
		rules engine.Rules
		want  string
	}{
		{"one die", naiveDice(1, 6, 3), "3"},
		{"two dice", naiveDice(2, 6, 3), "79/18"},
		{"three dice", naiveDice(3, 6, 3), "2261/432"},
		{"four dice", naiveDice(4, 6, 3), "544369/93312"},
		{"five dice", standard, "504205555/80621568"},
		{"must_keep_away", with(func(r *engine.Rules) { r.MustKeepAway = true }), "504205555/80621568"},
		{"bottoms=blind", with(func(r *engine.Rules) { r.Bottoms = engine.BottomsBlind }), "504205555/80621568"},
		{"bottoms=throw", with(func(r *engine.Rules) { r.Bottoms = engine.BottomsThrow }), "204083/104976"},
		{"bottoms=die", with(func(r *engine.Rules) { r.Bottoms = engine.BottomsDie }), "2763539/1594323"},
		{"bottoms=turn", with(func(r *engine.Rules) { r.Bottoms = engine.BottomsTurn }), "1295230929167/235092492288"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			g := newNaiveAlone(naiveRats{}, c.rules, naiveLow, 0, 1)
			want, ok := new(big.Rat).SetString(c.want)
			require.True(t, ok)
			require.Equal(t, want.RatString(), new(big.Rat).Neg(g.shares(g.everyone())[0]).RatString())
		})
	}
	t.Run("pass", func(t *testing.T) {
		t.Parallel()
		g := newNaiveAlone(naiveFloats{}, with(func(r *engine.Rules) { r.Pass = true }), naiveLow, 0, 1)
		require.InDelta(t, 5.662192, -g.shares(g.everyone())[0], 5e-7)
	})
}

func TestNaiveReferenceKnowsTheBestChancesOfLowScores(t *testing.T) {
	t.Parallel()
	g := newNaiveAlone(naiveRats{}, engine.ThreesAway(), naiveBeat, 1, 1)
	r := g.round(g.everyone())
	outcomes := int64(1)
	for range 15 {
		outcomes *= 6
	}
	for m, want := range []int64{
		9908922576, 34328830072, 76203835453, 125563205167, 179760454047, 234781387094, 291002462074,
	} {
		got := r.turn(naiveTable{best: m}, g.fresh())[0]
		require.Equalf(t, big.NewRat(want, outcomes).RatString(), got.RatString(), "at most %d", m)
	}
}

func TestNaiveReferenceKnowsTheSharesOfTheStandardGame(t *testing.T) {
	skipReferenceAlone(t)
	t.Parallel()
	all := naiveStandard()
	require.InDeltaSlice(t, []float64{0.473015866841464, 1 - 0.473015866841464}, all.shares(all.everyone()), 5e-13)
	r := engine.ThreesAway()
	r.Ties = engine.TiesSplit
	split := newNaiveGame(naiveFloats{}, r, naiveWin, 2, 0)
	require.InDeltaSlice(t, []float64{0.475290977092, 0.524709022908}, split.shares(split.everyone()), 5e-13)
}

// skipReferenceAlone skips with -short what says nothing of package solver.
func skipReferenceAlone(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("tests the reference alone")
	}
}

func TestNaiveReferenceKnowsTheMoneyOfTheStandardGame(t *testing.T) {
	skipReferenceAlone(t)
	t.Parallel()
	g := newNaiveMoney(engine.ThreesAway(), 2, 20) // 30 would be right to 13 digits, and slow
	require.Less(t, g.doubt(g.everyone()), 1e-8)
	require.InDeltaSlice(t, []float64{1 - 0.060649183486, 1 + 0.060649183486}, g.shares(g.everyone()), 1e-9)
}

// naiveManyRules uses every option with two dice, some together.
func naiveManyRules(sides int) []engine.Rules {
	ceilings, err := engine.ParseProgressive("2,0,3")
	if err != nil {
		panic(err)
	}
	list := []engine.Rules{}
	for _, change := range []func(*engine.Rules){
		func(*engine.Rules) {},
		func(r *engine.Rules) { r.Away = engine.NoAway },
		func(r *engine.Rules) { r.Ties = engine.TiesTied },
		func(r *engine.Rules) { r.Ties, r.TiePayers = engine.TiesTied, engine.TiePayersTied },
		func(r *engine.Rules) { r.Ties = engine.TiesSplit },
		func(r *engine.Rules) { r.ZeroAnte, r.TieAnte = 0, 2 },
		func(r *engine.Rules) { r.ZeroAnte, r.TieAnte = 3, 0 },
		func(r *engine.Rules) { r.ZeroAnte, r.TieAnte, r.Ties = 0, 0, engine.TiesTied },
		func(r *engine.Rules) { r.Bottoms = engine.BottomsBlind },
		func(r *engine.Rules) { r.Bottoms = engine.BottomsThrow },
		func(r *engine.Rules) { r.Bottoms, r.MustKeepAway = engine.BottomsDie, true },
		func(r *engine.Rules) { r.Bottoms = engine.BottomsTurn },
		func(r *engine.Rules) { r.Bottoms, r.Progressive = engine.BottomsTurn, engine.ProgressiveEvery },
		func(r *engine.Rules) { r.Bottoms, r.High = engine.BottomsTurn, true },
		func(r *engine.Rules) { r.Progressive = engine.ProgressiveEvery },
		func(r *engine.Rules) { r.Progressive, r.Pass = engine.ProgressiveStairs, true },
		func(r *engine.Rules) { r.Progressive, r.Ties, r.TieAnte = ceilings, engine.TiesTied, 0 },
		func(r *engine.Rules) { r.Moon = engine.MoonThrow },
		func(r *engine.Rules) { r.Moon = engine.MoonTurn },
		func(r *engine.Rules) { r.Moon, r.Progressive = engine.MoonTurn, ceilings },
		func(r *engine.Rules) { r.Moon, r.Pass, r.Bottoms = engine.MoonThrow, true, engine.BottomsBlind },
		func(r *engine.Rules) { r.Moon, r.Away = engine.MoonTurn, engine.NoAway },
		func(r *engine.Rules) { r.High = true },
		func(r *engine.Rules) { r.High, r.Away, r.Pass = true, engine.NoAway, true },
		func(r *engine.Rules) { r.Pass, r.MustKeepAway, r.Bottoms = true, true, engine.BottomsThrow },
	} {
		list = append(list, naiveDice(2, sides, 2, change))
	}
	return list
}

func TestNaiveSharesSumToOne(t *testing.T) {
	t.Parallel()
	for _, r := range naiveManyRules(3) {
		require.NoError(t, r.Validate())
		g := newNaiveWin(r, 3)
		if !r.Progressive.Off() {
			g = newNaiveWin(r, 2) // there are many rounds
		}
		sum := new(big.Rat)
		for _, share := range g.shares(g.everyone()) {
			require.Equal(t, 1, share.Sign())
			sum.Add(sum, share)
		}
		require.Equalf(t, "1", sum.RatString(), "rules: %s", r)
	}
}

func TestNaiveMoneySumsToThePot(t *testing.T) {
	skipReferenceAlone(t)
	t.Parallel()
	for _, r := range naiveManyRules(3) {
		g := newNaiveMoney(r, 3, 30)
		sum := 0.0
		for _, share := range g.shares(g.everyone()) {
			sum += share
		}
		require.InDeltaf(t, 3, sum, 1e-12, "rules: %s", r)
	}
}

func TestNaiveMoneyDoesNotDependOnTheTruncation(t *testing.T) {
	skipReferenceAlone(t)
	t.Parallel()
	for i, r := range naiveManyRules(3) {
		if i%4 != 1 {
			continue // the others take long
		}
		pots := []int{2, 8}
		deep := naiveDeepEnough(t, r, 2, pots, []int{1, 2})
		deeper := newNaiveMoney(r, 2, deep.maxPot+20)
		compareNaiveMoney(t, r, 2, pots, []int{1, 2}, naiveOfReference(deeper))
	}
}

func TestNaiveMoneyWithoutAntesIsTheShareOfThePot(t *testing.T) {
	t.Parallel()
	for _, r := range naiveManyRules(4) {
		if !r.Progressive.Off() {
			continue // an unwon round is paid for
		}
		r.ZeroAnte, r.TieAnte = 0, 0
		win := naiveOfReference(newNaiveWin(r, 2))
		share := naiveAnswers{within: win.within, choose: win.choose, worth: func(q naiveQuestion) (float64, error) {
			p, err := win.worth(q)
			return p * float64(q.Pot), err
		}}
		compareNaiveMoney(t, r, 2, []int{2, 6}, []int{1}, share)
	}
}

func TestNaiveBlindBottomsChangeNothing(t *testing.T) {
	t.Parallel()
	for _, r := range naiveManyRules(4) {
		if r.Bottoms != engine.BottomsOff || !r.Progressive.Off() {
			continue
		}
		blind := r
		blind.Bottoms = engine.BottomsBlind
		compareNaiveWin(t, blind, 2, naiveOfReference(newNaiveWin(r, 2)))
		g := newNaiveAlone(naiveRats{}, blind, naiveLow, 0, 1)
		compareNaive(t, g, g.everyone(), naiveOfReference(newNaiveAlone(naiveRats{}, r, naiveLow, 0, 1)))
	}
}

func TestNaiveCutoffChangesNoValue(t *testing.T) {
	t.Parallel()
	for _, r := range naiveManyRules(3) {
		played := r
		played.Cutoff = false
		compareNaiveWin(t, r, 2, naiveOfReference(newNaiveWin(played, 2)))
	}
}

func TestNaiveMustKeepAwayChangesNoValue(t *testing.T) {
	t.Parallel()
	for away := engine.Face(1); away <= 4; away++ {
		r := naiveDice(3, 4, away)
		must := r
		must.MustKeepAway = true
		compareNaiveWin(t, must, 2, naiveOfReference(newNaiveWin(r, 2)))
	}
}

// Without an away face, playing for high totals is playing for low ones with
// the dice turned over. The zero rules, which only high has then, are without
// effect where ties are split.
func TestNaiveHighIsLowTurnedOver(t *testing.T) {
	t.Parallel()
	for _, pass := range []bool{false, true} {
		low := naiveDice(3, 4, engine.NoAway, naiveTies(engine.TiesSplit), func(r *engine.Rules) { r.Pass = pass })
		high := low
		high.High = true
		a, b := newNaiveWin(low, 2), newNaiveWin(high, 2)
		for seat, share := range a.shares(a.everyone()) {
			require.Equal(t, share.RatString(), b.shares(b.everyone())[seat].RatString())
		}
	}
}

// One two-sided die leaves nothing to decide, so that shares follow by hand:
// the moon (a 2) wins at once, away (a 1) scores 0, and two zeros play on.
// W = 1/2 + 1/2 · 1/2 · W.
func TestNaiveMoonWinsOnTheSpot(t *testing.T) {
	t.Parallel()
	for _, moon := range []engine.Moon{engine.MoonThrow, engine.MoonTurn} {
		g := newNaiveWin(naiveDice(1, 2, 1, func(r *engine.Rules) { r.Moon = moon }), 2)
		require.Equal(t, "2/3", g.shares(g.everyone())[0].RatString())
	}
}

// With the moon collected over the turn, a total above the best score does not
// end a turn that shows nothing but highest faces.
func TestNaiveCutoffSparesTheMoon(t *testing.T) {
	t.Parallel()
	for moon, want := range map[engine.Moon]bool{engine.MoonOff: true, engine.MoonThrow: true, engine.MoonTurn: false} {
		g := newNaiveWin(naiveDice(3, 4, 3, func(r *engine.Rules) { r.Moon = moon }), 2)
		r := g.round(g.everyone())
		high, low := naiveChoice{Kept: []int{4}, total: 4, moon: true}, naiveChoice{Kept: []int{2}, total: 2}
		table := r.table(1, 1, 1)
		require.Equal(t, want, r.beaten(table, g.after(g.fresh(), high)))
		require.True(t, r.beaten(table, g.after(g.fresh(), low)))
	}
}

// The rounds of this test begin with a pot of 3 from three players. Larger pots
// are truncated, that is shared equally by those who play on, which shows who
// paid and who is in; how large they are is the pot that is truncated, 0 where
// the pot is won.
func TestNaivePaymentsAreThoseOfTheRules(t *testing.T) {
	t.Parallel()
	tied := naiveTies(engine.TiesTied)
	split := naiveTies(engine.TiesSplit)
	street := func(r *engine.Rules) { r.Ties, r.TiePayers = engine.TiesTied, engine.TiePayersTied }
	const nobody, first, firstTwo = 0, 0b001, 0b011
	for _, c := range []struct {
		name    string
		change  func(*engine.Rules)
		best    int
		holders uint
		pot     int
		score   int // of the last seat
		want    []float64
		after   float64 // the pot of the next round
	}{
		{"a lone score wins", naivePlayedOut, 4, first, 3, 5, []float64{3, 0, 0}, 0},
		{"a lone zero wins a pot grown by one ante each", naivePlayedOut, 4, first, 3, 0, []float64{-1, -1, 5}, 0},
		{"a zero stands", naivePlayedOut, 0, first, 6, 5, []float64{6, 0, 0}, 0},
		{"two zeros: a zero ante, a tie ante, two go on", naivePlayedOut, 0, first, 6, 0, []float64{4, -2, 4}, 12},
		{"three zeros: all go on", naivePlayedOut, 0, firstTwo, 9, 0, []float64{3, 3, 3}, 15},
		{"one tie, all tie", naivePlayedOut, 4, firstTwo, 3, 5, []float64{1, 1, 1}, 6},
		{"a tie on the table may as well be joined", naivePlayedOut, 4, firstTwo, 3, 4, []float64{1, 1, 1}, 6},
		{"ties=tied: the others pay and are out", tied, 4, firstTwo, 3, 5, []float64{2, 2, -1}, 6},
		{"tie_payers=tied", street, 4, firstTwo, 3, 5, []float64{1.5, 1.5, 0}, 5},
		{"tie_payers=tied at zero", street, 0, firstTwo, 9, 5, []float64{4.5, 4.5, 0}, 11},
		{"ties=split", split, 4, firstTwo, 3, 5, []float64{1.5, 1.5, 0}, 0},
		{"ties=split at zero", split, 0, first, 6, 0, []float64{3.5, -1, 3.5}, 0},
		{"tie_ante=5", func(r *engine.Rules) { r.TieAnte = 5 }, 4, firstTwo, 3, 5, []float64{1, 1, 1}, 18},
		{"tie_ante=5, ties=tied", func(r *engine.Rules) { r.TieAnte, r.Ties = 5, engine.TiesTied }, 4, firstTwo, 3, 5, []float64{4, 4, -5}, 18},
		{"zero_ante=2", func(r *engine.Rules) { r.ZeroAnte = 2 }, 4, first, 3, 0, []float64{-2, -2, 7}, 0},
		{"away=none: low scores have no zero rules", func(r *engine.Rules) { r.Away = engine.NoAway }, 3, first, 3, 2, []float64{0, 0, 3}, 0},
		{"high: the perfect score is the highest", func(r *engine.Rules) { r.High = true }, 7, first, 3, 8, []float64{-1, -1, 5}, 0},
		{"high: zero is the worst", func(r *engine.Rules) { r.High = true }, 7, first, 3, 0, []float64{3, 0, 0}, 0},
		{"progressive: above the ceiling nobody wins", naiveFirstCeiling(t, "2", 5), engine.NoScore, nobody, 3, 3, []float64{1, 1, 1}, 6},
		{"progressive: at the ceiling one does", naiveFirstCeiling(t, "2", 5), engine.NoScore, nobody, 3, 2, []float64{0, 0, 3}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := naiveDice(2, 4, 3, c.change)
			require.NoError(t, r.Validate())
			round := &naiveRound[float64]{
				game: newNaiveMoney(r, 3, 3), start: naiveStart{in: 0b111, round: 1, pot: 3}, order: []int{0, 1, 2},
			}
			got := round.end(naiveTable{up: 2, best: c.best, holders: c.holders, pot: c.pot}, c.score)
			require.InDeltaSlice(t, append(c.want, c.after), got[:4], 1e-12)
		})
	}
}

// naiveFirstCeiling sets a ceiling for the first round, and a tie ante that an
// unwon round must not cost.
func naiveFirstCeiling(t *testing.T, ceiling string, tieAnte int) func(*engine.Rules) {
	t.Helper()
	p, err := engine.ParseProgressive(ceiling)
	require.NoError(t, err)
	return func(r *engine.Rules) { r.Progressive, r.TieAnte = p, tieAnte }
}

func TestNaiveCeilingsAreThoseOfTheSchedules(t *testing.T) {
	t.Parallel()
	list, err := engine.ParseProgressive("2,0,3")
	require.NoError(t, err)
	for _, c := range []struct {
		schedule engine.Progressive
		want     []int // -1 for no ceiling
	}{
		{engine.ProgressiveOff, []int{-1, -1, -1}},
		{engine.ProgressiveEvery, []int{0, 1, 2, 3, 4}},
		{engine.ProgressiveStairs, []int{1, 2, 2, 3, 3, 3, 4}},
		{list, []int{2, 0, 3, -1, -1}},
	} {
		for i, want := range c.want {
			ceiling, ok := naiveCeiling(engine.Rules{Progressive: c.schedule}, i+1)
			require.Equal(t, want >= 0, ok)
			if ok {
				require.Equalf(t, want, ceiling, "%s, round %d", c.schedule, i+1)
			}
		}
	}
}

// A first round that nobody can win costs an ante, and then the game is the one
// without ceilings.
func TestNaiveUnwonRoundCostsAnAnteAndEndsItsCeiling(t *testing.T) {
	t.Parallel()
	ceiling := naiveFirstCeiling(t, "0", 1)
	open, shut := naiveDice(2, 4, engine.NoAway), naiveDice(2, 4, engine.NoAway, ceiling)
	a, b := newNaiveWin(open, 2), newNaiveWin(shut, 2)
	for seat, share := range a.shares(a.everyone()) {
		require.Equal(t, share.RatString(), b.shares(b.everyone())[seat].RatString())
	}
	c, d := newNaiveMoney(open, 2, 60), newNaiveMoney(shut, 2, 60)
	for seat, worth := range c.shares(naiveStart{in: 0b11, round: 1, pot: 4}) {
		require.InDelta(t, worth-1, d.shares(naiveStart{in: 0b11, round: 1, pot: 2})[seat], 1e-12)
	}
}

// Equal worths are decided by the order of the list.
func TestNaiveChoicesStandInOrderOfPreference(t *testing.T) {
	t.Parallel()
	texts := func(list []naiveChoice) (texts []string) {
		for _, c := range list {
			texts = append(texts, c.String())
		}
		return texts
	}
	r := naiveDice(3, 4, 3)
	require.Equal(t, []string{
		"keep [1 3 4]", "keep [1 3]", "keep [3 4]", "keep [1 4]", "keep [3]", "keep [1]", "keep [4]",
	}, texts(naiveChoices(r, []int{1, 3, 4}, false)))
	r = naiveDice(4, 4, engine.NoAway)
	require.Equal(t, []string{
		"keep [1 2 3 4]", "keep [1 2 3]", "keep [1 2 4]", "keep [1 3 4]", "keep [2 3 4]",
		"keep [1 2]", "keep [1 3]", "keep [1 4]", "keep [2 3]", "keep [2 4]", "keep [3 4]",
		"keep [1]", "keep [2]", "keep [3]", "keep [4]",
	}, texts(naiveChoices(r, []int{1, 2, 3, 4}, false)))
	r = naiveDice(2, 4, 3, func(r *engine.Rules) { r.Bottoms, r.Pass = engine.BottomsThrow, true })
	require.Equal(t, []string{
		"keep [1 2]", "keep [1]", "keep [2]",
		"call bottoms, keep [3 4]", "call bottoms, keep [3]", "call bottoms, keep [4]",
		"pass", "call bottoms, pass",
	}, texts(naiveChoices(r, []int{1, 2}, false)))
	r.Bottoms, r.Pass = engine.BottomsDie, false
	require.Equal(t, []string{
		"keep [1 2]", "keep [1]", "keep [2]",
		"call bottoms, keep [1 3]", "call bottoms, keep [3 4]", "call bottoms, keep [2 4]",
		"call bottoms, keep [3]", "call bottoms, keep [1]", "call bottoms, keep [2]", "call bottoms, keep [4]",
	}, texts(naiveChoices(r, []int{1, 2}, false)))
}

func TestNaiveThrowsAreAllOutcomesAndTheirBottoms(t *testing.T) {
	t.Parallel()
	r := naiveDice(3, 4, 3)
	ways := int64(0)
	for _, throw := range naiveThrows(r, 3) {
		ways += throw.ways
		sum := 0
		for i := range 3 {
			sum += throw.faces[i] + throw.bottom.faces[i]
		}
		require.Equal(t, 3*(4+1), sum)
		require.Same(t, throw, throw.bottom.bottom)
	}
	require.Equal(t, int64(4*4*4), ways)
}

// After a pass at least two dice are kept; one die cannot be passed, nor can a
// throw right after a pass or one that shows an away die which must be kept.
func TestNaivePassIsBound(t *testing.T) {
	t.Parallel()
	passes := func(list []naiveChoice) (n int) {
		for i, c := range list {
			if c.Pass {
				require.GreaterOrEqual(t, i, len(list)-2, "passing comes last")
				n++
			}
		}
		return n
	}
	r := naiveDice(3, 4, 3, func(r *engine.Rules) { r.Pass = true })
	require.Equal(t, 1, passes(naiveChoices(r, []int{1, 2, 3}, false)))
	require.Zero(t, passes(naiveChoices(r, []int{1}, false)))
	for _, c := range naiveChoices(r, []int{1, 2, 3}, true) {
		require.GreaterOrEqual(t, len(c.Kept), 2)
	}
	r.MustKeepAway = true
	require.Zero(t, passes(naiveChoices(r, []int{1, 2, 3}, false)))
	r.Bottoms = engine.BottomsThrow // 3 turned over is 2, and 2 is 3
	require.Equal(t, 1, passes(naiveChoices(r, []int{1, 3, 4}, false)))
	require.Zero(t, passes(naiveChoices(r, []int{1, 2, 3}, false)))
}
