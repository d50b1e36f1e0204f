package engine_test

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

// place is a position in the first round.
func place(players, seat, scoreToBeat, holders, left, total int) engine.Position {
	return engine.Position{
		Players: players, Seat: seat, Round: 1, Pot: players, ScoreToBeat: scoreToBeat, Holders: holders,
		Left: left, Total: total,
	}
}

// changed is a position after a change.
func changed(p engine.Position, change func(*engine.Position)) engine.Position {
	change(&p)
	return p
}

func TestOpeningIsTheFirstPositionOfAGame(t *testing.T) {
	r := rulesOf(t, "dice=4")
	for players := 2; players <= engine.MaxPlayers; players++ {
		p := engine.Opening(r, players)
		assert.Equal(t, place(players, 1, engine.NoScore, 0, 4, 0), p)
		assert.NoError(t, p.Validate(r))
	}
}

func TestCeilingOfAPosition(t *testing.T) {
	p := changed(engine.Opening(engine.ThreesAway(), 2), func(p *engine.Position) { p.Round = 4 })
	_, ok := p.Ceiling(engine.ThreesAway())
	assert.False(t, ok)
	ceiling, ok := p.Ceiling(rulesOf(t, "progressive=every"))
	assert.True(t, ok)
	assert.Equal(t, 3, ceiling)
	_, ok = p.Ceiling(rulesOf(t, "progressive=0,1,2"))
	assert.False(t, ok, "the list has ended")
	ceiling, ok = p.Ceiling(rulesOf(t, "progressive=0,0,0,29"))
	assert.True(t, ok)
	assert.Equal(t, 29, ceiling)
	for _, settings := range []string{"progressive=0,0,0,30", "progressive=0,0,0,25 away=6", "progressive=0,0,0,400"} {
		_, ok = p.Ceiling(rulesOf(t, settings))
		assert.False(t, ok, "%s: everybody comes under it", settings)
	}
}

func TestLeastPotHoldsTheZeroAntes(t *testing.T) {
	const no = engine.NoScore
	for _, tt := range []struct {
		rules string
		p     engine.Position
		want  int
	}{
		{"", place(3, 1, no, 0, 5, 0), 3},
		{"", place(3, 3, 1, 2, 5, 0), 3},
		{"", place(3, 3, 0, 2, 5, 0), 9},
		{"zero_ante=2", place(3, 3, 0, 1, 5, 0), 9},
		{"zero_ante=0", place(3, 3, 0, 2, 5, 0), 3},
		{"high=true", place(3, 3, 0, 2, 5, 0), 3},
		{"high=true", place(3, 3, 30, 2, 5, 0), 9},
	} {
		assert.Equal(t, tt.want, tt.p.LeastPot(rulesOf(t, tt.rules)), "%s %+v", tt.rules, tt.p)
	}
}

func TestPositionsThatPlayReachesAreTaken(t *testing.T) {
	const no = engine.NoScore
	round := func(n int, p engine.Position) engine.Position {
		return changed(p, func(p *engine.Position) { p.Round = n })
	}
	bottom := func(n int, p engine.Position) engine.Position {
		return changed(p, func(p *engine.Position) { p.Bottom = n })
	}
	passed := func(p engine.Position) engine.Position {
		return changed(p, func(p *engine.Position) { p.Passed = true })
	}
	tests := []struct {
		name, rules string
		p           engine.Position
	}{
		{"most players, last seat", "", place(20, 20, 7, 19, 5, 0)},
		{"seat 1, last die", "", place(2, 1, no, 0, 1, 24)},
		{"equal total goes on", "", place(2, 2, 7, 1, 2, 7)},
		{"perfect score to beat", "", place(3, 3, 0, 2, 4, 0)},
		{"above the score, no cut-off", "cutoff=false", place(2, 2, 7, 1, 2, 8)},
		{"high, can still tie", "high=true", place(2, 2, 30, 1, 4, 6)},
		{"high, below the score so far", "high=true", place(2, 2, 20, 1, 4, 2)},
		{"no away face, least total", "away=none", place(2, 2, 5, 1, 1, 4)},
		{"one die", "dice=1", place(2, 2, 6, 1, 1, 0)},
		{"everyone holds the worst score", "", place(4, 4, 30, 3, 5, 0)},
		{"high, everyone holds the worst score", "high=true", place(4, 4, 0, 3, 5, 0)},
		{"high, some hold the second worst", "high=true", place(4, 4, 1, 1, 5, 0)},
		{"some hold the second worst", "", place(4, 4, 29, 1, 5, 0)},

		{"any pot", "", changed(place(2, 2, 7, 1, 5, 0), func(p *engine.Position) { p.Pot = 1000 })},
		{"no round said, where all are alike", "", round(0, place(2, 2, 7, 1, 5, 0))},
		{"round 3", "progressive=every", round(3, place(2, 2, 2, 1, 5, 0))},
		{"nobody has come under the ceiling", "progressive=every", round(3, place(4, 4, no, 0, 5, 0))},
		{"nobody has come under a ceiling for all but one score", "progressive=29", place(4, 4, no, 0, 5, 0)},
		{"at the ceiling", "progressive=4", place(4, 4, no, 0, 4, 4)},
		{"after the last ceiling", "progressive=0", round(2, place(2, 2, 30, 1, 5, 0))},
		{"both sides", "bottoms=turn", bottom(1, place(2, 1, no, 0, 3, 10))}, // 4 6, and 3 1 below
		{"one side above", "bottoms=turn", bottom(2, place(2, 2, 7, 1, 3, 12))},
		{"passed", "pass=true", passed(place(2, 1, no, 0, 5, 0))},
		{"passed with two dice left", "pass=true", passed(place(2, 1, no, 0, 2, 3))},
		{"the moon ahead", "moon=turn", place(2, 2, 7, 1, 2, 18)},
		{"the moon ahead above the ceiling", "moon=turn progressive=0", place(2, 1, no, 0, 2, 18)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.NoError(t, tt.p.Validate(rulesOf(t, tt.rules)))
		})
	}
}

func TestPositionsThatNoPlayReachesAreRefused(t *testing.T) {
	const no = engine.NoScore
	tests := []struct {
		name, field, rules string
		p                  engine.Position
	}{
		{"one player", "players", "", place(1, 1, no, 0, 5, 0)},
		{"fewer than no players", "players", "", place(-1, 1, no, 0, 5, 0)},
		{"too many players", "players", "", place(21, 1, no, 0, 5, 0)},
		{"the zero position", "players", "", engine.Position{}},
		{"seat 0", "seat", "", place(2, 0, no, 0, 5, 0)},
		{"seat beyond the players", "seat", "", place(3, 4, 7, 1, 5, 0)},
		{"seat 1 with a score to beat", "beat", "", place(2, 1, 7, 1, 5, 0)},
		{"seat 1 with a perfect score to beat", "beat", "", place(2, 1, 0, 1, 5, 0)},
		{"seat 2 without a score to beat", "beat", "", place(2, 2, no, 0, 5, 0)},
		{"seat 2 without a score under a ceiling for everybody", "beat", "progressive=30", place(2, 2, no, 0, 5, 0)},
		{"score below 0", "beat", "", place(2, 2, -2, 1, 5, 0)},
		{"score above the highest", "beat", "", place(2, 2, 31, 1, 5, 0)},
		{"score above the highest, away die highest", "beat", "high=true away=6", place(2, 2, 26, 1, 5, 0)},
		{"score that no dice show", "beat", "dice=1", place(2, 2, 3, 1, 1, 0)},
		{"score 0 without an away face", "beat", "away=none", place(2, 2, 0, 1, 5, 0)},
		{"score above the ceiling", "beat", "progressive=6", place(2, 2, 7, 1, 5, 0)},
		{"holders of no score", "holders", "", place(2, 1, no, 1, 5, 0)},
		{"holders of no score under a ceiling", "holders", "progressive=0", place(2, 2, no, 1, 5, 0)},
		{"nobody holds the score", "holders", "", place(2, 2, 7, 0, 5, 0)},
		{"fewer than no holders", "holders", "", place(2, 2, 7, -1, 5, 0)},
		{"more holders than have thrown", "holders", "", place(4, 3, 7, 3, 5, 0)},
		{"somebody beaten by the worst score", "holders", "", place(4, 4, 30, 2, 5, 0)},
		{"somebody beaten by the worst score, highest face away", "holders", "away=6", place(4, 4, 25, 2, 5, 0)},
		{"high, somebody beaten by the worst score", "holders", "high=true", place(4, 4, 0, 2, 5, 0)},
		{"high, worst score without an away face", "holders", "high=true away=none", place(4, 4, 5, 1, 5, 0)},
		{"no dice left", "left", "", place(2, 1, no, 0, 0, 7)},
		{"fewer than no dice left", "left", "", place(2, 1, no, 0, -1, 7)},
		{"more dice left than there are", "left", "", place(2, 1, no, 0, 6, 0)},
		{"total of no dice", "total", "", place(2, 1, no, 0, 5, 1)},
		{"negative total", "total", "", place(2, 1, no, 0, 4, -1)},
		{"total above the highest", "total", "", place(2, 1, no, 0, 4, 7)},
		{"total that a die cannot show", "total", "", place(2, 1, no, 0, 4, 3)},
		{"total below the least", "total", "away=none", place(2, 1, no, 0, 3, 1)},
		{"cut off", "total", "", place(2, 2, 7, 1, 2, 8)},
		{"high, cut off", "total", "high=true", place(2, 2, 30, 1, 4, 5)},
		{"cut off by the ceiling", "total", "progressive=4", place(2, 1, no, 0, 4, 5)},
		{"cut off, no moon ahead", "total", "moon=turn", place(2, 2, 7, 1, 2, 17)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assertRefused(t, tt.p, rulesOf(t, tt.rules), tt.field) })
	}
}

// assertRefused checks that a position is refused because of a field.
func assertRefused(t failer, p engine.Position, r engine.Rules, field string) {
	t.Helper()
	err := p.Validate(r)
	require.ErrorIs(t, err, engine.ErrPosition)
	wrong, ok := errors.AsType[*engine.PositionError](err)
	require.True(t, ok)
	assert.Equal(t, field, wrong.Field)
	assert.NotEmpty(t, wrong.Problem)
	assert.Equal(t, wrong.Field+": "+wrong.Problem.String(), wrong.Error())
}

func TestPositionsWhoseOptionIsNotPlayedAreRefused(t *testing.T) {
	const no = engine.NoScore
	tests := []struct {
		name, field, rules string
		start              engine.Position
		change             func(*engine.Position)
	}{
		{"round before the first", "round", "", place(2, 1, no, 0, 5, 0), func(p *engine.Position) { p.Round = -1 }},
		{"round 0 of a schedule", "round", "progressive=every", place(2, 1, no, 0, 5, 0), func(p *engine.Position) { p.Round = 0 }},
		{"round 2 without a schedule", "round", "", place(2, 1, no, 0, 5, 0), func(p *engine.Position) { p.Round = 2 }},
		{"seat 2 without a score after the last ceiling", "beat", "progressive=0", place(2, 2, no, 0, 5, 0), func(p *engine.Position) { p.Round = 2 }},
		{"bottom", "bottom", "bottoms=die", place(2, 1, no, 0, 3, 10), func(p *engine.Position) { p.Bottom = 5 }},
		{"bottom of no dice", "bottom", "bottoms=turn", place(2, 1, no, 0, 5, 0), func(p *engine.Position) { p.Bottom = 1 }},
		{"bottom of other dice", "bottom", "bottoms=turn", place(2, 1, no, 0, 4, 1), func(p *engine.Position) { p.Bottom = 5 }},
		{"no bottom", "bottom", "bottoms=turn", place(2, 1, no, 0, 4, 1), func(p *engine.Position) { p.Bottom = 0 }},
		{"negative bottom", "bottom", "bottoms=turn", place(2, 1, no, 0, 4, 1), func(p *engine.Position) { p.Bottom = -6 }},
		{"both sides above", "total", "bottoms=turn", place(2, 2, 5, 1, 4, 6), func(p *engine.Position) {
			p.Left, p.Total, p.Bottom = 3, 7, 7 // 1 6 and 6 1
		}},
		{"passed", "passed", "", place(2, 1, no, 0, 5, 0), func(p *engine.Position) { p.Passed = true }},
		{"passed with the last die", "passed", "pass=true", place(2, 1, no, 0, 1, 4), func(p *engine.Position) { p.Passed = true }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { assertRefused(t, changed(tt.start, tt.change), rulesOf(t, tt.rules), tt.field) })
	}
}

func TestBottomsOfPositionsAreThoseOfSomeDice(t *testing.T) {
	for _, settings := range []string{"", "away=none", "away=6", "sides=5", "sides=3 away=2", "high=true"} {
		r := rulesOf(t, settings, "bottoms=turn")
		for kept := range 4 {
			shown := map[[2]int]bool{}
			orderedThrows(kept, r.Sides, func(faces []engine.Face) {
				shown[[2]int{total(r, faces), total(r, bottomsOf(r, faces))}] = true
			})
			for sum := range kept*r.Sides + 1 {
				for bottom := -1; bottom <= kept*r.Sides+1; bottom++ {
					p := place(2, 1, engine.NoScore, 0, r.Dice-kept, sum)
					p.Bottom = bottom
					require.Equal(t, shown[[2]int{sum, bottom}], p.Validate(r) == nil, "%q: %d and %d", settings, sum, bottom)
				}
			}
		}
	}
}

func TestPositionOfManyDiceIsCheckedAtOnce(t *testing.T) {
	// Nineteen dice on the middle of their sides, and one pip beside.
	r := rulesOf(t, "dice=20 sides=20 bottoms=turn")
	p := place(2, 1, engine.NoScore, 0, 1, 190)
	checked := make(chan [2]error, 1)
	go func() {
		p.Bottom = 209
		first := p.Validate(r)
		p.Bottom = 208
		checked <- [2]error{first, p.Validate(r)}
	}()
	select {
	case errs := <-checked:
		require.NoError(t, errs[0])
		require.ErrorIs(t, errs[1], engine.ErrPosition)
	case <-time.After(10 * time.Second):
		t.Fatal("a position of twenty dice is not checked within ten seconds")
	}
}

func TestPositionsBeyondAllMeasureAreRefused(t *testing.T) {
	// No number, however large, may cost memory or wrap round.
	for _, settings := range []string{"", "bottoms=turn", "high=true", "progressive=every", "moon=turn", "pass=true"} {
		r := rulesOf(t, settings)
		for _, n := range []int{math.MinInt, -1 << 40, 1 << 40, math.MaxInt - 1, math.MaxInt} {
			for field, change := range map[string]func(*engine.Position){
				"players": func(p *engine.Position) { p.Players = n },
				"seat":    func(p *engine.Position) { p.Seat = n },
				"beat":    func(p *engine.Position) { p.ScoreToBeat = n },
				"holders": func(p *engine.Position) { p.Holders = n },
				"left":    func(p *engine.Position) { p.Left = n },
				"total":   func(p *engine.Position) { p.Total = n },
				"bottom":  func(p *engine.Position) { p.Bottom = n },
			} {
				p := place(2, 2, 0, 1, 5, 0)
				if r.High {
					p.ScoreToBeat = 30
				}
				assertRefused(t, changed(p, change), r, field)
			}
			assert.False(t, r.Reachable(5, n))
		}
	}
	r := engine.ThreesAway()
	assert.Zero(t, testing.AllocsPerRun(10, func() { r.Reachable(5, math.MaxInt) }))
}

func TestRoundsBeyondAllMeasureSetNoCeiling(t *testing.T) {
	// Long before, every score of the largest game comes under the ceiling.
	for _, schedule := range []string{"every", "stairs", "0,2,4"} {
		r := rulesOf(t, "progressive="+schedule)
		p := changed(place(2, 1, engine.NoScore, 0, 1, 24), func(p *engine.Position) { p.Round = math.MaxInt })
		assert.False(t, r.CutOff(p), schedule)
	}
}

func TestPositionErrorsSayWhatWouldBeRight(t *testing.T) {
	const no = engine.NoScore
	tests := []struct {
		says string
		p    engine.Position
	}{
		{"players: 21: must be 2 to 20", place(21, 1, no, 0, 5, 0)},
		{"seat: 4: must be 1 to 3", place(3, 4, 7, 1, 5, 0)},
		{"beat: 31: must be 0 to 30", place(2, 2, 31, 1, 5, 0)},
		{"holders: 3: must be 1 to 2", place(4, 3, 7, 3, 5, 0)},
		{"holders: 1: must be 2, as nobody", place(3, 3, 30, 1, 5, 0)},
		{"left: 6: must be 1 to 5", place(2, 1, no, 0, 6, 0)},
		{"total: 7: 1 die kept", place(2, 1, no, 0, 4, 7)},
		{"total: 8: the turn is cut off, as 7 is to beat", place(2, 2, 7, 1, 2, 8)},
		{"round: 2: must be 1", changed(place(2, 1, no, 0, 5, 0), func(p *engine.Position) { p.Round = 2 })},
	}
	for _, tt := range tests {
		assert.ErrorContains(t, tt.p.Validate(engine.ThreesAway()), tt.says)
	}
	limited := rulesOf(t, "progressive=6")
	assert.ErrorContains(t, place(2, 2, 7, 1, 5, 0).Validate(limited), "beat: 7: the ceiling of round 1 is 6")
	assert.ErrorContains(t, place(2, 1, no, 0, 3, 7).Validate(limited), "total: 7: the turn is cut off, as the ceiling of round 1 is 6")
	assert.ErrorContains(t, place(2, 2, 5, 1, 3, 6).Validate(limited), "total: 6: the turn is cut off, as 5 is to beat")
}

func TestPositionsOfRandomTurnsAreValid(t *testing.T) {
	// Of all rules, with many dice: the positions of whole games are those of
	// TestRandomGamesAreThoseOfTheRules.
	rapid.Check(t, func(t *rapid.T) {
		r := validRules().Draw(t, "rules")
		turn := newTurn(t, r, engine.NoScore)
		for !turn.Done() {
			pos := turn.Position()
			require.NoError(t, pos.Validate(r), "%+v", pos)
			roll := newRoll(t, drawFaces(t, r, pos.Left)...)
			require.NoError(t, turn.Throw(roll))
			if turn.Done() {
				break
			}
			// What is refused may be tried again otherwise; all dice can always be kept.
			keep := roll.KeepMask(rapid.Uint32().Draw(t, "keep"))
			over := r.Bottoms == engine.BottomsTurn && keep.Len() == roll.Len()
			if turn.Decide(engine.Decision{Keep: keep, Over: over}) != nil {
				require.NoError(t, turn.Keep(roll.All()))
			}
		}
	})
}
