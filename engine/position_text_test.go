package engine_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
)

func TestNotationNamesWhatIsNotUsual(t *testing.T) {
	const no = engine.NoScore
	tests := []struct {
		rules, text string
		p           engine.Position
	}{
		{"", "players=2", engine.Opening(engine.ThreesAway(), 2)},
		{"", "players=20", engine.Opening(engine.ThreesAway(), 20)},
		{"dice=20", "players=3", engine.Opening(rulesOf(t, "dice=20"), 3)},
		{"", "players=2 seat=2 beat=7", place(2, 2, 7, 1, 5, 0)},
		{"", "players=4 seat=3 beat=7 holders=2 left=2 total=0", place(4, 3, 7, 2, 2, 0)},
		{"", "players=2 pot=8", withPot(place(2, 1, no, 0, 5, 0), 8)},
		{"", "players=2 pot=-1", withPot(place(2, 1, no, 0, 5, 0), -1)},
		{"", "players=2 round=0", changed(place(2, 1, no, 0, 5, 0), func(p *engine.Position) { p.Round = 0 })},
		// Two zeros have cost three players two antes each.
		{"", "players=3 seat=3 beat=0 holders=2", withPot(place(3, 3, 0, 2, 5, 0), 9)},
		{"zero_ante=0", "players=3 seat=3 beat=0 holders=2", place(3, 3, 0, 2, 5, 0)},
		{"", "players=3 seat=3 pot=3 beat=0 holders=2", place(3, 3, 0, 2, 5, 0)},
		{"high=true", "players=2 seat=2 beat=30", withPot(place(2, 2, 30, 1, 5, 0), 4)},
		{"progressive=every", "players=3 seat=2 round=4", changed(place(3, 2, no, 0, 5, 0), func(p *engine.Position) { p.Round = 4 })},
		{"bottoms=turn", "players=2 left=3 total=10 bottom=1", changed(place(2, 1, no, 0, 3, 10), func(p *engine.Position) { p.Bottom = 1 })},
		{"bottoms=turn", "players=2 left=4 total=4", place(2, 1, no, 0, 4, 4)},
		{"pass=true", "players=2 passed", changed(place(2, 1, no, 0, 5, 0), func(p *engine.Position) { p.Passed = true })},
	}
	for _, tt := range tests {
		t.Run(tt.rules+" "+tt.text, func(t *testing.T) {
			r := rulesOf(t, tt.rules)
			require.NoError(t, tt.p.Validate(r))
			assert.Equal(t, tt.text, tt.p.Notation(r))
			read, err := engine.ParsePosition(r, tt.text)
			require.NoError(t, err)
			assert.Equal(t, engine.Notation{Position: tt.p}, read)
		})
	}
}

func TestNotationOfDice(t *testing.T) {
	r := engine.ThreesAway()
	n := engine.Notation{Position: place(4, 3, 7, 1, 3, 1), Kept: newKeep(t, 3, 1), Roll: newRoll(t, 6, 2, 5)}
	assert.Equal(t, "players=4 seat=3 beat=7 kept=1,3 roll=2,5,6", n.Text(r))
	read, err := engine.ParsePosition(r, n.Text(r))
	require.NoError(t, err)
	assert.Equal(t, n, read)
	assert.Equal(t, "players=4 seat=3 beat=7 left=3 total=1", n.Position.Notation(r))
	n.Kept = engine.Keep{}
	assert.Equal(t, "players=4 seat=3 beat=7 left=3 total=1 roll=2,5,6", n.Text(r))
	both := rulesOf(t, "bottoms=turn sides=12 away=none")
	n = engine.Notation{Position: place(2, 1, engine.NoScore, 0, 4, 10), Kept: newKeep(t, 10)}
	n.Position.Bottom = 3
	assert.Equal(t, "players=2 kept=10", n.Text(both))
	read, err = engine.ParsePosition(both, "players=2 kept=10")
	require.NoError(t, err)
	assert.Equal(t, n, read)
}

func TestNotationIsReadInAnyOrder(t *testing.T) {
	r := engine.ThreesAway()
	want, err := engine.ParsePosition(r, "players=4 seat=3 round=1 pot=9 beat=7 holders=2 left=3 total=1 roll=2,5,6")
	require.NoError(t, err)
	for _, text := range []string{
		"roll=6,5,2 total=1 left=3 holders=2 beat=7 pot=9 round=1 seat=3 players=4",
		"  \tplayers=4 seat=3 pot=9  beat=7\tholders=2 left=3 total=1 roll=2,6,5 ",
		"players=4 seat=3 pot=9 beat=7 holders=2 total=1 roll=2,5,6", // the dice left are those thrown
	} {
		read, err := engine.ParsePosition(r, text)
		require.NoError(t, err, text)
		assert.Equal(t, want, read, text)
	}
}

func TestWhatANotationDoesNotSay(t *testing.T) {
	const no = engine.NoScore
	r := engine.ThreesAway()
	for text, want := range map[string]engine.Position{
		"":                            engine.Opening(r, 2),
		"players=5":                   engine.Opening(r, 5),
		"beat=7":                      place(2, 2, 7, 1, 5, 0),
		"players=4 beat=7":            place(4, 4, 7, 1, 5, 0), // the last seat
		"players=4 beat=0":            withPot(place(4, 4, 0, 1, 5, 0), 8),
		"beat=0 pot=5":                withPot(place(2, 2, 0, 1, 5, 0), 5),
		"left=5":                      place(2, 1, no, 0, 5, 0),
		"left=5 total=0":              place(2, 1, no, 0, 5, 0),
		"total=4 roll=1,2,3,4":        place(2, 1, no, 0, 4, 4),
		"left=4 total=4 roll=1,1,1,1": place(2, 1, no, 0, 4, 4),
	} {
		read, err := engine.ParsePosition(r, text)
		require.NoError(t, err, text)
		assert.Equal(t, want, read.Position, text)
	}
}

func TestWrongNotationsSayWhereAndWhy(t *testing.T) {
	tests := []struct{ rules, text, says string }{
		{"", "player=2", `column 1: "player": unknown key: the keys are players, seat, round, `},
		{"", "Players=2", `column 1: "Players": unknown key`},
		{"", "players=2 7", `column 11: "7": unknown key`},
		{"", "players=2,beat=7", `column 1: players: "2,beat=7": must be a whole number`},
		{"", "players=2 aaaaaaaaaaaaaaaaaaaaaaaaaa=1", `column 11: "aaaaaaaaaaaaaaaaaaaa…": unknown key`},
		{"", "players=2\nbeat=7", `column 1: players: "2\nbeat=7": must be a whole number`},
		{"", "=2", `column 1: "": unknown key`},
		{"", "players=2 players=2", "column 11: players: is there twice"},
		{"pass=true", "passed  passed", "column 9: passed: is there twice"},
		{"pass=true", "passed=true", "column 1: passed: takes no value"},
		{"", "beat", "column 1: beat: needs a value, such as beat=7"},
		{"", "roll", "column 1: roll: needs a value, such as roll=2,5,6"},
		{"", "beat=", `column 1: beat: "": must be a whole number`},
		{"", "beat=010", `column 1: beat: "010": must be a whole number`},
		{"", "beat=+7", `column 1: beat: "+7": must be a whole number`},
		{"", "pot=-0", `column 1: pot: "-0": must be a whole number`},
		{"", "pot=-", `column 1: pot: "-": must be a whole number`},
		{"", "pot=99999999999999999999", `column 1: pot: "99999999999999999999": must be a whole number`},
		{"", "beat=-1", "column 1: beat: -1: must be 0 to 30"},
		{"", "players=3  beat=31", "column 12: beat: 31: must be 0 to 30"},
		{"", "players=3 seat=2", "column 17: beat: seat 2 has a score to beat, and none is given"},
		{"", "players=21", "column 1: players: 21: must be 2 to 20"},
		{"", "players=0", "column 1: players: 0: must be 2 to 20"},
		{"", "players=3 beat=7 seat=4", "column 18: seat: 4: must be 1 to 3"},
		{"", "holders=1", "column 1: holders: nobody holds a score without beat"},
		{"", "holders=0", "column 1: holders: nobody holds a score without beat"},
		{"", "beat=7 holders=0", "column 8: holders: 0: must be 1 to 1"},
		{"", "round=2", "column 1: round: 2: must be 1"},
		{"", "left=3", "column 7: total: say what the kept dice count"},
		{"", "left=0 total=0", "column 1: left: 0: must be 1 to 5"},
		{"", "total=4", "column 8: left: say how many dice are not yet kept"},
		{"", "bottom=4", "column 9: left: say how many dice"},
		{"", "left=4 total=7", "column 8: total: 7: 1 die kept cannot count that"},
		{"", "left=4 total=4 bottom=3", "column 16: bottom: 3: only bottoms=turn"},
		{"bottoms=turn", "left=4 total=1 bottom=5", "column 16: bottom: 5: 1 die that count 1 cannot"},
		{"", "beat=3 left=3 total=4", "column 15: total: 4: the turn is cut off, as 3 is to beat"},
		{"", "beat=3 kept=4", "column 8: kept: total 4: the turn is cut off, as 3 is to beat"},
		{"", "kept=", `column 1: kept: "": must be faces from 1 to 6, such as kept=1,3`},
		{"", "kept=7", `column 1: kept: "7": must be faces from 1 to 6`},
		{"", "kept=1,", `column 1: kept: "": must be faces`},
		{"", "kept=13", `column 1: kept: "13": must be faces`},
		{"", "kept=01", `column 1: kept: "01": must be faces`},
		{"", "kept=+1", `column 1: kept: "+1": must be faces`},
		{"", "kept=1,1,1,1,1", "column 1: kept: 5 dice: at most 4 of 5 are kept"},
		{"", "kept=1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1", "column 1: kept: more than 20 dice"},
		{"", "kept=1 left=4", "column 8: kept: does not go with left, total and bottom"},
		{"", "total=1 kept=1", "column 9: kept: does not go with left, total and bottom"},
		{"", "passed", "column 1: passed: the throw before cannot have been passed"},
		{"", "roll=2,5,6", "column 1: roll: invalid roll: 2 5 6 is 3 dice, but 5 dice are to be thrown"},
		{"", "kept=1 roll=1,2,3,4,5", "column 8: roll: invalid roll: 1 2 3 4 5 is 5 dice, but 4 dice are"},
		{"", "roll=1,2,3,4,7", `column 1: roll: "7": must be faces from 1 to 6`},
		{"", "roll=1, 2", `column 1: roll: "": must be faces`},
	}
	for _, tt := range tests {
		t.Run(tt.rules+" "+tt.text, func(t *testing.T) {
			_, err := engine.ParsePosition(rulesOf(t, tt.rules), tt.text)
			require.ErrorContains(t, err, tt.says)
			require.ErrorIs(t, err, engine.ErrPosition)
			var wrong *engine.NotationError
			require.ErrorAs(t, err, &wrong)
			assert.NotEmpty(t, wrong.Err.Field)
		})
	}
	_, err := engine.ParsePosition(engine.Rules{}, "")
	assert.ErrorIs(t, err, engine.ErrRules)
}

func TestReadingAPositionAllocatesNothing(t *testing.T) {
	for rules, text := range map[string]string{
		"":                        "players=4 seat=3 pot=4 beat=7 holders=1 left=3 total=1 roll=2,5,6",
		"dice=20 sides=20":        "players=20 seat=20 beat=150 holders=19 kept=1,2,3,4,5,6 roll=7,8,9,10,11,12,13,14,15,16,17,18,19,20",
		"bottoms=turn":            "players=2 left=3 total=10 bottom=1",
		"progressive=1,2,3,4,5,6": "players=2 seat=2 round=6 beat=5",
	} {
		r := rulesOf(t, rules)
		assert.Zero(t, testing.AllocsPerRun(100, func() {
			if _, err := engine.ParsePosition(r, text); err != nil {
				panic(err)
			}
		}), text)
	}
}

func TestNotationsOfRandomPositionsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := playableRules().Draw(t, "rules")
		players := rapid.IntRange(2, 6).Draw(t, "players")
		game, want := newGame(t, r, players), newReferee(r, players)
		for range 40 {
			if want.done() {
				return
			}
			pos, _ := game.Position()
			if rapid.IntRange(0, 9).Draw(t, "another pot") == 0 {
				pos.Pot = rapid.Int().Draw(t, "pot")
			}
			turn := game.Turn()
			roll, _ := turn.Roll()
			readsBack(t, r, engine.Notation{Position: pos, Roll: roll})
			if kept := turn.Kept(); kept.Len() > 0 {
				readsBack(t, r, engine.Notation{Position: pos, Kept: kept, Roll: roll})
			}
			move(t, game, want)
		}
	})
}

// readsBack checks that a notation says what it was made of, and no word that
// could be left out; seat and dice left are said for the sake of the reader.
func readsBack(t *rapid.T, r engine.Rules, n engine.Notation) {
	text := n.Text(r)
	read, err := engine.ParsePosition(r, text)
	require.NoError(t, err, text)
	require.Equal(t, n, read, text)
	words := strings.Fields(text)
	for i := 1; i < len(words); i++ {
		fewer := strings.Join(append(append([]string{}, words[:i]...), words[i+1:]...), " ")
		read, err := engine.ParsePosition(r, fewer)
		if strings.HasPrefix(words[i], "seat=") || strings.HasPrefix(words[i], "left=") && n.Roll.Len() > 0 {
			continue
		}
		require.True(t, err != nil || read != n, "%s: %s is not needed", text, words[i])
	}
	shuffled := strings.Join(rapid.Permutation(words).Draw(t, "order"), "  ")
	read, err = engine.ParsePosition(r, shuffled)
	require.NoError(t, err, shuffled)
	require.Equal(t, n, read, shuffled)
}

func TestPairsOfTopsAndBottomsAreThoseOfSomeDice(t *testing.T) {
	for _, sides := range []int{2, 3, 5, 6} {
		for away := engine.NoAway; int(away) <= sides; away++ {
			for kept := range 4 {
				r := standardWith(func(r *engine.Rules) {
					r.Dice, r.Sides, r.Away, r.Bottoms, r.Cutoff = kept+1, sides, away, engine.BottomsTurn, false
				})
				shown := map[[2]int]bool{}
				orderedThrows(kept, sides, func(faces []engine.Face) {
					over := make([]engine.Face, len(faces))
					for i, f := range faces {
						over[i] = engine.Face(sides) + 1 - f
					}
					shown[[2]int{total(r, faces), total(r, over)}] = true
				})
				for top := -1; top <= kept*sides+1; top++ {
					for bottom := -1; bottom <= kept*sides+1; bottom++ {
						p := engine.Position{Players: 2, Seat: 1, Round: 1, ScoreToBeat: engine.NoScore, Left: 1, Total: top, Bottom: bottom}
						require.Equal(t, shown[[2]int{top, bottom}], p.Validate(r) == nil, "%s: %d and %d", r, top, bottom)
					}
				}
			}
		}
	}
}

func BenchmarkParsePosition(b *testing.B) {
	r := engine.ThreesAway()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := engine.ParsePosition(r, "players=4 seat=3 pot=4 beat=7 holders=1 left=3 total=1 roll=2,5,6"); err != nil {
			b.Fatal(err)
		}
	}
}

func FuzzParsePosition(f *testing.F) {
	for _, seed := range []struct{ rules, text string }{
		{"", ""},
		{"", "players=4 seat=3 round=1 pot=4 beat=7 holders=1 left=3 total=1 roll=2,5,6"},
		{"", "players=4 seat=3 beat=0 kept=3 roll=1,2,5,6"},
		{"bottoms=turn", "left=3 total=10 bottom=1"},
		{"pass=true", "\tpassed  roll=6,6,6,6,6 pot=-3"},
		{"progressive=every", "players=20 round=3 seat=20"},
		{"dice=20 sides=20", "beat=400 kept=20,20,20"},
		{"", "beat=010 beat=7"},
	} {
		f.Add(seed.rules, seed.text)
	}
	f.Fuzz(func(t *testing.T, rules, text string) {
		r, err := engine.ParseRules(rules)
		if err != nil {
			return
		}
		read, err := engine.ParsePosition(r, text)
		if err != nil {
			require.ErrorIs(t, err, engine.ErrPosition)
			return
		}
		require.NoError(t, read.Position.Validate(r))
		again, err := engine.ParsePosition(r, read.Text(r))
		require.NoError(t, err)
		require.Equal(t, read, again)
	})
}
