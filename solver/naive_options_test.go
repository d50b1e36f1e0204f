package solver_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
)

// ---- rules with every option ----

// naiveOptions are the values of every option, the standard one apart. An entry
// may set more than one option where a value has no meaning alone.
var naiveOptions = [][]string{
	{"away=none", "away=1", "away=2", "away=highest"},
	{"bottoms=blind", "bottoms=throw", "bottoms=die", "bottoms=turn"},
	{"progressive=every", "progressive=stairs", "progressive=2,0,3", "progressive=5,1", "progressive=0,0,1"},
	{"ties=tied", "ties=split", "ties=tied tie_payers=tied"},
	{"zero_ante=0", "zero_ante=2", "zero_ante=5"},
	{"tie_ante=0", "tie_ante=2", "tie_ante=3"},
	{"cutoff=false"},
	{"moon=throw", "moon=turn"},
	{"high=true"},
	{"pass=true"},
	{"must_keep_away=true"},
}

// naiveSize is a number of dice and of their sides.
type naiveSize struct{ dice, sides int }

// naiveWith is the standard game with other dice and some options. The away face
// is not the highest, but for coins.
func naiveWith(size naiveSize, options ...string) engine.Rules {
	r := naiveDice(size.dice, size.sides, engine.Face(min(3, max(2, size.sides-1))))
	for _, option := range options {
		option = strings.ReplaceAll(option, "highest", strconv.Itoa(size.sides))
		for setting := range strings.FieldsSeq(option) {
			if err := r.Set(setting); err != nil {
				panic(err)
			}
		}
	}
	return r
}

// naiveEveryOption lists the rules that differ from the standard game in one
// option, and the standard game.
func naiveEveryOption(size naiveSize) []engine.Rules {
	list := []engine.Rules{naiveWith(size)}
	for _, values := range naiveOptions {
		for _, value := range values {
			if r := naiveWith(size, value); r.Validate() == nil {
				list = append(list, r) // no moon where the highest face is away
			}
		}
	}
	return list
}

// naiveTooManyRounds leaves the longest schedules to few dice.
func naiveTooManyRounds(r engine.Rules) bool {
	return r.Progressive == engine.ProgressiveStairs && r.MaxScore() > 9
}

// naiveRandom draws different valid rules. Each option but the dice is the
// standard one in about two of three; only progressive schedules are drawn
// where they are asked for, and none where not. The rules are the same in every
// run.
func naiveRandom(seed uint64, n int, sizes []naiveSize, progressive bool) []engine.Rules {
	rng := rand.New(rand.NewPCG(seed, 3))
	seen := map[engine.Rules]bool{}
	var list []engine.Rules
	for len(list) < n {
		var options []string
		for _, values := range naiveOptions {
			drawn := rng.IntN(3) == 0
			if strings.HasPrefix(values[0], "progressive") {
				drawn = progressive
			}
			if drawn {
				options = append(options, values[rng.IntN(len(values))])
			}
		}
		r := naiveWith(sizes[rng.IntN(len(sizes))], options...)
		if r.Validate() == nil && !seen[r] && !naiveTooManyRounds(r) {
			seen[r] = true
			list = append(list, r)
		}
	}
	return list
}

// naiveSome takes fewer rules where tests are slow or are to be short.
func naiveSome(list []engine.Rules) []engine.Rules {
	if !naiveRace && !testing.Short() {
		return list
	}
	return everySeventh(list)
}

// naiveRandomAlone are the rules that low and beat are compared under.
func naiveRandomAlone() []engine.Rules {
	sizes := []naiveSize{{1, 4}, {2, 2}, {2, 4}, {2, 5}, {2, 6}, {3, 2}, {3, 3}, {3, 4}}
	return append(naiveRandom(11, 300, sizes, false), naiveRandom(12, 300, sizes, true)...)
}

// Random rules have every value of every option, and nearly all pairs of values
// that have a meaning together.
func TestNaiveRandomRulesMeetEveryOption(t *testing.T) {
	t.Parallel()
	met := map[[2]string]int{}
	for _, r := range naiveRandomAlone() {
		settings := strings.Fields(r.String())
		for _, a := range settings {
			for _, b := range settings {
				met[[2]string{a, b}]++
			}
		}
	}
	some, pairs := 0, 0
	for i, values := range naiveOptions {
		for _, value := range values {
			value = strings.Fields(value)[0]
			if value == "away=highest" {
				continue // another face for other dice
			}
			require.GreaterOrEqual(t, met[[2]string{value, value}], 10, value)
			for _, others := range naiveOptions[:i] {
				for _, other := range others {
					if r := naiveWith(naiveSize{3, 4}, value, other); r.Validate() != nil {
						continue
					}
					pairs++
					if met[[2]string{value, strings.Fields(other)[0]}] > 0 {
						some++
					}
				}
			}
		}
	}
	require.Greaterf(t, some*100, pairs*90, "%d of %d pairs", some, pairs)
}

// ---- low and beat ----

func TestNaiveReferenceAgreesWithSolverAloneUnderEveryOption(t *testing.T) {
	t.Parallel()
	for _, size := range []naiveSize{{2, 6}, {3, 4}, {3, 3}} {
		for _, r := range naiveEveryOption(size) {
			compareNaiveAlone(t, r, solver.Low())
			compareNaiveAlone(t, r, solver.Beat(naiveWeight(t, "0.3")))
		}
	}
}

func TestNaiveReferenceAgreesWithSolverAloneUnderRandomRules(t *testing.T) {
	t.Parallel()
	weights := []string{"0", "1", "1/2", "0.123456789"}
	for i, r := range naiveSome(naiveRandomAlone()) {
		compareNaiveAlone(t, r, solver.Low())
		compareNaiveAlone(t, r, solver.Beat(naiveWeight(t, weights[i%len(weights)])))
	}
}

// ---- win ----

func TestNaiveReferenceAgreesWithSolverOfWinUnderEveryOption(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		players int
		size    naiveSize
	}{{3, naiveSize{2, 6}}, {2, naiveSize{3, 4}}} {
		for _, r := range naiveSome(naiveEveryOption(c.size)) {
			if c.players == 3 && naiveTooManyRounds(r) {
				continue
			}
			t.Run(fmt.Sprintf("%d players, %s", c.players, r), func(t *testing.T) {
				compareNaiveSolverOfWin(t, r, c.players)
			})
		}
	}
}

func TestNaiveReferenceAgreesWithSolverOfWinUnderRandomRules(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		players, rules int
		sizes          []naiveSize
	}{
		{2, 150, []naiveSize{{1, 4}, {2, 3}, {2, 4}, {2, 6}, {3, 3}, {3, 4}}},
		{3, 80, []naiveSize{{1, 4}, {2, 3}, {2, 4}, {2, 5}, {3, 3}}},
	} {
		list := naiveRandom(uint64(20+c.players), c.rules, c.sizes, false)
		list = append(list, naiveRandom(uint64(30+c.players), c.rules/2, c.sizes, true)...)
		for _, r := range naiveSome(list) {
			t.Run(fmt.Sprintf("%d players, %s", c.players, r), func(t *testing.T) {
				compareNaiveSolverOfWin(t, r, c.players)
			})
		}
	}
}

// ---- money ----

func TestNaiveReferenceAgreesWithSolverOfMoneyUnderEveryOption(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		players     int
		size        naiveSize
		pots        []int
		progressive bool // with ceilings there are many rounds for each pot
	}{
		{2, naiveSize{2, 6}, []int{2, 21}, false},
		{2, naiveSize{3, 4}, []int{2, 11}, false},
		{2, naiveSize{2, 4}, []int{2, 30}, true},
		{3, naiveSize{2, 4}, []int{3, 8}, false},
		{3, naiveSize{2, 3}, []int{3, 16}, true},
	} {
		for _, r := range naiveSome(naiveEveryOption(c.size)) {
			if r.Progressive.Off() == c.progressive {
				continue
			}
			t.Run(fmt.Sprintf("%d players, %s", c.players, r), func(t *testing.T) {
				compareNaiveSolverOfMoney(t, r, c.players, c.pots, naiveTellingRounds(r))
			})
		}
	}
}

func TestNaiveReferenceAgreesWithSolverOfMoneyUnderRandomRules(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		players, rules int
		progressive    bool
		sizes          []naiveSize
	}{
		{2, 120, false, []naiveSize{{1, 4}, {2, 3}, {2, 4}, {2, 6}, {3, 3}}},
		{2, 40, true, []naiveSize{{1, 4}, {2, 3}}},
		{3, 40, false, []naiveSize{{1, 4}, {2, 3}}},
		{3, 15, true, []naiveSize{{1, 3}, {1, 4}}},
	} {
		list := naiveRandom(uint64(40+c.rules), c.rules, c.sizes, c.progressive)
		for i, r := range naiveSome(list) {
			t.Run(fmt.Sprintf("%d players, %s", c.players, r), func(t *testing.T) {
				pots := []int{c.players + i%3, 12 + i%13}
				compareNaiveSolverOfMoney(t, r, c.players, pots, naiveTellingRounds(r))
			})
		}
	}
}

// ---- games that need care ----

// One die leaves nothing to decide but a call at the end, so that the policy is
// the same from the start while what a new round is worth is not yet known.
func TestNaiveReferenceAgreesWithSolverWhereThePolicyIsKnownAtOnce(t *testing.T) {
	t.Parallel()
	for _, options := range [][]string{
		{"moon=throw", "progressive=every"},
		{"moon=turn", "progressive=0,0,1", "ties=tied"},
		{"tie_ante=0"},
		{"tie_ante=0", "bottoms=turn"},
		{"tie_ante=0", "bottoms=turn", "ties=tied", "away=none"},
		{"tie_ante=0", "bottoms=turn", "zero_ante=2", "cutoff=false"},
	} {
		r := naiveWith(naiveSize{1, 4}, options...)
		for players := 2; players <= 3; players++ {
			compareNaiveSolverOfWin(t, r, players)
			compareNaiveSolverOfMoney(t, r, players, []int{players, 10}, naiveTellingRounds(r))
		}
	}
}

// Here the values of a new round of the second ceiling were once those of another
// policy.
func TestNaiveReferenceAgreesWithSolverWhereTiesAreFreeUnderCeilings(t *testing.T) {
	t.Parallel()
	for _, options := range [][]string{
		{"pass=true", "cutoff=false", "bottoms=blind"},
		{"pass=true"},
	} {
		options = append(options, "progressive=stairs", "zero_ante=2", "tie_ante=0", "away=3")
		r := naiveWith(naiveSize{2, 3}, options...)
		compareNaiveSolverOfMoney(t, r, 2, []int{2, 10}, naiveTellingRounds(r))
	}
}

// naiveNeverEndsSomewhere says whether there are a number of players up to the
// given one and a round of the schedule whose game never ends.
func naiveNeverEndsSomewhere(r engine.Rules, players int) bool {
	return naiveEndless(func() {
		g := newNaiveGame(naiveFloats{}, r, naiveWin, players, 0)
		for n := 2; n <= players; n++ {
			for round := 1; round <= naiveLastRound(r)+1; round++ {
				g.round(naiveStart{in: 1<<n - 1, round: round})
			}
		}
	})
}

func requireNaiveEndless(t *testing.T, r engine.Rules, players int) {
	t.Helper()
	for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
		_, err := solver.Solve(r, goal, engine.Opening(r, players))
		require.ErrorIsf(t, err, solver.ErrEndless, "%d players, %s, rules: %s", players, goal, r)
	}
}

// Where coins may be turned over, all score alike for certain.
func TestNaiveEndlessGamesAreRefused(t *testing.T) {
	t.Parallel()
	for _, size := range []naiveSize{{1, 2}, {2, 2}, {3, 2}} {
		for _, options := range [][]string{
			{"bottoms=throw", "away=1"},
			{"bottoms=die", "away=2"},
			{"bottoms=throw", "away=none"},
			{"bottoms=throw", "high=true"},
			{"bottoms=die", "away=1", "must_keep_away=true"},
			{"bottoms=throw", "ties=tied"},
			{"bottoms=die", "ties=tied tie_payers=tied"},
			{"bottoms=throw", "tie_ante=0", "zero_ante=0"},
			{"bottoms=throw", "progressive=every"},
			{"bottoms=throw", "pass=true", "cutoff=false"},
		} {
			r := naiveWith(size, options...)
			require.NoError(t, r.Validate())
			for players := 2; players <= 3; players++ {
				require.Truef(t, naiveNeverEndsSomewhere(r, players), "rules: %s", r)
				requireNaiveEndless(t, r, players)
			}
		}
	}
}

// No other game is refused.
func TestNaiveEndlessGamesAreThoseOfTheReference(t *testing.T) {
	t.Parallel()
	sizes := []naiveSize{{1, 2}, {2, 2}, {3, 2}, {1, 3}}
	list := append(naiveRandom(61, 150, sizes, false), naiveRandom(62, 50, sizes, true)...)
	endless := 0
	for _, r := range naiveSome(list) {
		for players := 2; players <= 3; players++ {
			if naiveNeverEndsSomewhere(r, players) {
				requireNaiveEndless(t, r, players)
				endless++
				continue
			}
			for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
				_, err := solver.Solve(r, goal, engine.Opening(r, players))
				require.NoErrorf(t, err, "%d players, %s, rules: %s", players, goal, r)
			}
		}
	}
	require.Positive(t, endless)
	require.Less(t, endless, len(list))
}
