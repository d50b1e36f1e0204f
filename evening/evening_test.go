package evening_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/engine"
	"threesaway/evening"
	"threesaway/internal/gametest"
	"threesaway/record"
	"threesaway/solver"
	"threesaway/tables"
	"threesaway/texts"
)

// paper is a store in memory that can be full.
type paper struct {
	text string
	full bool
}

var errFull = errors.New("no space left")

func (p *paper) Append(text []byte) error {
	if p.full {
		p.text += string(text[:len(text)/2])
		return errFull
	}
	p.text += string(text)
	return nil
}

func (p *paper) Replace(text []byte) error {
	if p.full {
		return errFull
	}
	p.text = string(text)
	return nil
}

// play gives answers, none of which may be refused.
func play(t require.TestingT, e *evening.Evening, answers ...string) {
	for _, a := range answers {
		require.NoError(t, e.Answer(a), a)
	}
}

// said returns what the last step brought about, in words.
func said(e *evening.Evening) string {
	var list []string
	for _, event := range e.Events() {
		list = append(list, event.Text(texts.Printer{}, e.Course().Header))
	}
	return strings.Join(list, " ")
}

// looks tells everything that can be seen of an evening.
func looks(e *evening.Evening) string {
	next := ""
	if !e.Stage().Playing() {
		next = fmt.Sprint(e.Next(), e.Default())
	}
	return fmt.Sprint(e.Stage(), next, e.Record())
}

func TestEveningOfThreeWithATieAndAZero(t *testing.T) {
	store := new(paper)
	e := evening.New(store, nil)
	asked := []evening.Stage{evening.Players, evening.Rules, evening.Ante, evening.Advised, evening.Ready}
	for i, answer := range []string{" Ana,Bob ,  Cristian   Popa", "", "0.50 EUR", "Ana", ""} {
		require.Equal(t, asked[i], e.Stage())
		play(t, e, answer)
	}
	assert.Equal(t, "Everyone pays 1 ante; 3 antes in the pot.", said(e))
	require.Equal(t, evening.Throw, e.Stage())
	play(t, e, "13356")
	require.Equal(t, evening.Keep, e.Stage())
	play(t, e, "3 3", "124", "1", "26", "2")
	require.Equal(t, evening.Throw, e.Stage())
	play(t, e, "4") // there is nothing to decide about the last die
	assert.Equal(t, "Ana: 7.", said(e))
	play(t, e, "22456 > 22, 136 > 13, 2")
	assert.Equal(t, "Bob: 7.", said(e))
	play(t, e, "9")
	assert.Equal(t, "Cristian Popa: 9. A tie at 7: Ana and Bob. Everyone in pays 1 ante; 6 antes in the pot. All play again.", said(e))
	play(t, e, "5", "= 0")
	assert.Equal(t, "Bob: 0. A perfect score: everyone in pays 1 ante; 9 antes in the pot.", said(e))
	play(t, e, "12556")
	require.NoError(t, e.Decide(decision(t, 1)))
	assert.Equal(t, "Cristian Popa is cut off: this round cannot be won any more. Bob wins the pot of 9 antes!", said(e))

	require.Equal(t, evening.Ready, e.Stage())
	assert.Equal(t, []string{"Bob", "Cristian Popa", "Ana"}, e.Next().Names, "the winner throws first")
	list, unit := evening.Accounts(e.Record())
	assert.Equal(t, []evening.Account{
		{Name: "Ana", Games: 1, Net: -3, Worth: -1.5},
		{Name: "Bob", Games: 1, Won: 1, Net: 6, Worth: 3},
		{Name: "Cristian Popa", Games: 1, Net: -3, Worth: -1.5},
	}, list)
	assert.Equal(t, "+3.00 EUR", evening.Worth(texts.Printer{}, unit, list[1].Worth))
	assert.Equal(t, "-3", evening.Antes(texts.Printer{}, list[0].Net))
	assert.Equal(t, e.Record().String(), store.text)
}

func decision(t require.TestingT, faces ...engine.Face) engine.Decision {
	keep, err := engine.NewKeep(faces...)
	require.NoError(t, err)
	return engine.KeepOnly(keep)
}

func TestEveryWayARoundCanEnd(t *testing.T) {
	for _, tt := range []struct{ name, rules, answers, says string }{
		{"a tie at zero", "", "0;0;4", "Cara: 4. A tie at 0: Ana and Bob. Everyone in pays 1 ante; 12 antes in the pot. Ana and Bob play on; Cara is out."},
		{"a tie at zero leaves two out", "", "5;0;0", "A tie at 0: Bob and Cara. Everyone in pays 1 ante; 12 antes in the pot. Bob and Cara play on; Ana is out."},
		{"the tied pay and play on", "ties=tied tie_payers=tied", "5;5;9", "Cara: 9. A tie at 5: Ana and Bob. Those tied pay 1 ante each; 5 antes in the pot. Ana and Bob play on; Cara is out."},
		{"all pay and the tied play on", "ties=tied tie_ante=2", "5;5;9", "Cara: 9. A tie at 5: Ana and Bob. Everyone in pays 2 antes; 9 antes in the pot. Ana and Bob play on; Cara is out."},
		{"a tie that costs nothing", "tie_ante=0", "5;5;9", "Cara: 9. A tie at 5: Ana and Bob. All play again."},
		{"a shared pot", "ties=split", "5;5;9", "Cara: 9. Ana and Bob share the pot of 3 antes: 1.50 each."},
		{"a tie of all who pay", "ties=tied tie_payers=tied", "5;5;5", "Ana, Bob and Cara. Everyone in pays 1 ante; 6 antes in the pot. All play again."},
		{"nobody under the ceiling", "progressive=2,4", "5;3;9", "Cara: 9, above the ceiling. Nobody has 2 or less. Everyone in pays 1 ante; 6 antes in the pot. The next round begins."},
		{"a perfect score under a ceiling", "progressive=2,4", "5;0", "Bob: 0. A perfect score: everyone in pays 1 ante; 6 antes in the pot."},
		{"the moon, thrown", "moon=throw", "5;66666", "Bob has all dice on the highest face and wins on the spot! Bob wins the pot of 3 antes!"},
		{"the moon, as a score", "moon=turn", "5;= 30", "Bob has all dice on the highest face and wins on the spot! Bob wins the pot of 3 antes!"},
		{"the highest score", "high=true", "5;28;30", "Cara: 30. A perfect score: everyone in pays 1 ante; 6 antes in the pot. Cara wins the pot of 6 antes!"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rules, err := engine.ParseRules(tt.rules)
			require.NoError(t, err)
			e := evening.New(nil, &rules)
			play(t, e, "Ana, Bob, Cara", "", "0", "")
			play(t, e, strings.Split(tt.answers, ";")...)
			if strings.HasPrefix(tt.says, "A tie") {
				assert.Contains(t, said(e), tt.says)
			} else {
				assert.True(t, strings.HasSuffix(said(e), tt.says), said(e))
			}
		})
	}
}

func TestResultsAreThoseOfTheRound(t *testing.T) {
	e := evening.New(nil, nil)
	play(t, e, "3", "", "", "", "", "7")
	assert.Equal(t, []evening.Result{{Status: evening.Ended, Score: 7}, {}, {}}, e.Course().Results)
	play(t, e, "66555 > 66", "0") // B is cut off, C has a perfect score
	assert.Equal(t, evening.Beaten, e.Course().Results[1].Status, "a finished game keeps its results")
	play(t, e, "", "0", "0", "4")
	assert.Equal(t, []evening.Result{{}, {}, {Status: evening.Out}}, e.Course().Results)
}

func TestReadyTakesChanges(t *testing.T) {
	e := evening.New(nil, nil)
	play(t, e, "Ana, Bob, Cara", "", "", "0")
	assert.Empty(t, e.Next().Advised)
	play(t, e, "first bob", "rules ties=split  zero_ante=0", "ante 5,5 lei", "advised 1, cara")
	h := e.Next()
	assert.Equal(t, []string{"Bob", "Cara", "Ana"}, h.Names)
	assert.Equal(t, "tripps", h.Rules.Describe())
	assert.Equal(t, "5.5 lei", h.Ante.String())
	assert.Equal(t, []string{"Bob", "Cara"}, h.Advised)
	play(t, e, "rules bottoms=die")
	assert.Equal(t, engine.TiesSplit, e.Next().Rules.Ties, "settings change the rules as they are")
	play(t, e, "rules threes-away", "ante -", "game 2")
	assert.Equal(t, []string{"A", "B"}, e.Next().Names)
	assert.Equal(t, engine.ThreesAway(), e.Next().Rules)
}

func TestWrongAnswersSayWhyAndChangeNothing(t *testing.T) {
	setUp := []string{"Ana, Bob", "", "", ""}
	for _, tt := range []struct {
		name, before, answer, says string
		is                         error
	}{
		{"one player", "0", "Ana", "players: 1: must be 2 to 20", engine.ErrPosition},
		{"21 players", "0", "21", "players: 21: must be 2 to 20", engine.ErrPosition},
		{"two of a name", "0", "Ana, ana", `invalid name: "ana": two players have it`, record.ErrName},
		{"nobody", "0", "", "players: 1: must be 2 to 20", engine.ErrPosition},
		{"unknown rules", "1", "ties=none", "invalid rules: ties=none: must be all, tied, split", engine.ErrRules},
		{"no amount", "2", "a lot", `invalid ante: "a": the amount must be`, record.ErrAnte},
		{"somebody else", "3", "Zoe", `invalid name: "Zoe": nobody of that name plays`, record.ErrName},
		{"not ready", "4", "well", `not understood: "well": begin with game, first, rules, ante or advised`, evening.ErrAnswer},
		{"a stranger first", "4", "first Zoe", "nobody of that name plays", record.ErrName},
		{"rules that contradict each other", "4", "rules high=true moon=turn", "high", engine.ErrRules},
		{"unknown setting", "4", "rules nope=1", "nope", engine.ErrRules},
		{"too few dice", "5", "1 2 3", "1 2 3 is 3 dice, but 5 dice are to be thrown", engine.ErrRoll},
		{"no such face", "5", "1 2 3 4 7", "the faces of the dice are 1 to 6", engine.ErrRoll},
		{"an impossible score", "5", "31", "total: 31: 5 dice cannot count that", engine.ErrPosition},
		{"nothing", "5", "", "say what Ana has thrown, or the score", record.ErrSyntax},
		{"words", "5", "hello", `"hello": must be what Ana has thrown`, record.ErrSyntax},
		{"dice that are not there", "6", "4", "the roll 1 3 3 5 6 does not show 4", engine.ErrKeep},
		{"nothing kept", "6", "", "must be what Ana has kept", record.ErrSyntax},
		{"no pass", "6", "pass", "at least one die", engine.ErrKeep},
	} {
		t.Run(tt.name, func(t *testing.T) {
			store := new(paper)
			e := evening.New(store, nil)
			play(t, e, append(setUp, "", "13356")[:tt.before[0]-'0']...)
			before, text := looks(e), store.text
			err := e.Answer(tt.answer)
			require.ErrorContains(t, err, tt.says)
			require.ErrorIs(t, err, tt.is)
			assert.Equal(t, before, looks(e))
			assert.Equal(t, text, store.text)
		})
	}
	require.ErrorIs(t, evening.New(nil, nil).Decide(decision(t, 1)), engine.ErrSequence)
}

func TestUndoOverTurnsRoundsAndGames(t *testing.T) {
	e := evening.New(nil, nil)
	var seen []string
	for _, a := range []string{"Ana, Bob", "", "1", "", "", "7", "7", "4", "13356", "33", "111", "1 1 1", "rules high=true", "", "9"} {
		seen = append(seen, looks(e))
		play(t, e, a)
	}
	for i, was := range slices.Backward(seen) {
		require.True(t, e.Undo())
		require.Equal(t, was, looks(e), i)
		require.Empty(t, e.Events())
	}
	assert.False(t, e.Undo())
}

func TestGameBegunInOneStep(t *testing.T) {
	store := new(paper)
	e := evening.New(store, nil)
	first := evening.Game{Players: "Ana, Bob", Rules: "dice=2", Ante: "0,50 EUR", Advised: "Bob"}
	require.NoError(t, e.Begin(first))
	assert.Equal(t, evening.Throw, e.Stage())
	assert.Equal(t, "record 1\n\nrules threes-away dice=2\nante 0.50 EUR\nadvised Bob\ngame Ana, Bob\n", store.text)
	require.ErrorIs(t, e.Begin(first), engine.ErrSequence)
	play(t, e, "4", "3")
	after := looks(e)
	for stage, g := range map[evening.Stage]evening.Game{
		evening.Players: {Players: "Ana, ana", Rules: "dice=2", Ante: "-", Advised: "0"},
		evening.Rules:   {Players: "Ana, Bob", Rules: "dice=0", Ante: "-", Advised: "0"},
		evening.Ante:    {Players: "Ana, Bob", Rules: "dice=2", Ante: "a lot", Advised: "0"},
		evening.Advised: {Players: "Ana, Bob", Rules: "dice=2", Ante: "-", Advised: "Zoe"},
	} {
		err := e.Begin(g)
		var refused *evening.StageError
		require.ErrorAs(t, err, &refused)
		assert.Equal(t, stage, refused.Stage)
		assert.NotEmpty(t, texts.In(texts.German).Error(err))
		assert.NotEqual(t, err.Error(), texts.In(texts.German).Error(err), "it is translated")
		assert.Equal(t, after, looks(e))
		assert.NotEmpty(t, e.Events(), "what has happened is still to be told")
	}
	require.NoError(t, e.Begin(evening.Game{Players: "Bob, Ana, Cara", Rules: "dice=2", Ante: "-", Advised: "0"}))
	require.True(t, e.Undo())
	assert.Equal(t, []string{"Bob", "Ana", "Cara"}, e.Next().Names, "it is proposed as it had begun")
	require.True(t, e.Undo())
	assert.Equal(t, evening.Throw, e.Stage())
	require.True(t, e.Undo())
	require.True(t, e.Undo())
	assert.False(t, e.Undo())
	assert.Equal(t, evening.Ready, e.Stage())
}

func TestUndoTakesBackWhatWasForced(t *testing.T) {
	e := evening.New(nil, nil)
	play(t, e, "2", "", "", "", "", "13356 > 3356")
	before := looks(e)
	play(t, e, "2")
	require.True(t, e.Undo())
	assert.Equal(t, before, looks(e))
}

// What random people type never panics; a refused answer changes nothing, undo
// returns to what was, and what is stored is what is shown, also after the program
// was stopped.
func TestAnythingCanBeTyped(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		store := new(paper)
		var rules *engine.Rules
		if rapid.Bool().Draw(t, "rules given") {
			r := gametest.Rules(3).Draw(t, "rules")
			rules = &r
		}
		e := evening.New(store, rules)
		type step struct {
			moves int
			looks string
		}
		var past []step
		moves := func() int {
			n := len(e.Record().Games())
			for _, g := range e.Record().Games() {
				n += len(g.Moves())
			}
			return n
		}
		for range rapid.IntRange(0, 40).Draw(t, "steps") {
			before := looks(e)
			switch rapid.IntRange(0, 11).Draw(t, "what") {
			case 0:
				if len(past) == 0 {
					break
				}
				last := past[len(past)-1]
				past = past[:len(past)-1]
				require.True(t, e.Undo())
				for moves() > last.moves { // an answer can tell several moves
					require.True(t, e.Undo())
				}
				require.Equal(t, last.looks, looks(e))
			case 1:
				if len(e.Record().Games()) == 0 || e.SaveError() != nil || !e.Stage().Playing() {
					break
				}
				again, lost, err := evening.Open(store, store.text, rules)
				require.NoError(t, err)
				require.Empty(t, lost)
				require.Equal(t, looks(e), looks(again))
				e, past = again, nil
			case 2:
				store.full = rapid.IntRange(0, 3).Draw(t, "full") == 0
			default:
				from := moves()
				if err := e.Answer(answer(t, e)); err != nil {
					require.Equal(t, before, looks(e))
					break
				}
				past = append(past, step{from, before})
			}
			if len(e.Record().Games()) > 0 && e.SaveError() == nil && !store.full {
				r, err := record.Parse(store.text)
				require.NoError(t, err, store.text)
				require.Equal(t, e.Record().String(), r.String())
			}
		}
		sum := 0.0
		list, _ := evening.Accounts(e.Record())
		for _, a := range list {
			sum += a.Net
		}
		require.InDelta(t, 0, sum, 1e-9)
	})
}

// answer draws something to type, which mostly has a meaning.
func answer(t *rapid.T, e *evening.Evening) string {
	if rapid.IntRange(0, 7).Draw(t, "nonsense") == 0 {
		return rapid.OneOf(rapid.String(), rapid.StringMatching(`[0-9>, =]{0,9}`)).Draw(t, "typed")
	}
	sampled := func(list ...string) string { return rapid.SampledFrom(list).Draw(t, "answer") }
	switch e.Stage() {
	case evening.Players:
		return sampled("Ana, Bob", "3", "Ana, Bob, Cara, Dan")
	case evening.Rules:
		return sampled("", "dice=2", "dice=2 progressive=stairs", "dice=3 bottoms=die pass=true", "threes", "dice=1 bottoms=blind")
	case evening.Ante, evening.Advised:
		return sampled("", "1", "0")
	case evening.Ready:
		return sampled("", "", "first 2", "rules dice=2 bottoms=turn", "ante 2 x", "advised 2", "game Bob, Ana")
	case evening.Throw, evening.Keep:
	}
	turn := e.Course().State.Turn()
	if e.Stage() == evening.Keep {
		d := rapid.SampledFrom(turn.Decisions()).Draw(t, "decision")
		text := d.Keep.String()
		if d.Passes() {
			text = "pass"
		}
		if d.Turned.Len() > 0 {
			text = "over " + d.Turned.String() + " > " + text
		}
		return text
	}
	r := e.Course().Header.Rules
	faces := rapid.SliceOfN(rapid.IntRange(1, r.Sides), turn.Left(), turn.Left()).Draw(t, "faces")
	roll := strings.Trim(fmt.Sprint(faces), "[]")
	if rapid.Bool().Draw(t, "score") {
		return "= " + sampled("0", "3", "4", "6")
	}
	return roll
}

func TestTornLastLineIsLeftOut(t *testing.T) {
	store := new(paper)
	e := evening.New(store, nil)
	play(t, e, "Ana, Bob", "", "", "", "", "7", "13356")
	store.text = strings.TrimSuffix(store.text, "5 6")
	e, lost, err := evening.Open(store, store.text, nil)
	require.NoError(t, err)
	assert.Equal(t, "Bob: 1 3 3 ", lost)
	play(t, e, "13356")
	assert.Equal(t, e.Record().String(), store.text)

	_, _, err = evening.Open(store, "game Ana, Bob\nAna: 1 3\nBob: 9", nil)
	var at *record.Error
	require.ErrorAs(t, err, &at)
	assert.Equal(t, 2, at.Line, "a fault elsewhere is a fault")
}

func TestRecordWrittenByHandGoesOn(t *testing.T) {
	store := &paper{text: "game Ana, Bob # at Ana's\nAna: 9"}
	e, _, err := evening.Open(store, store.text, nil)
	require.NoError(t, err)
	play(t, e, "4")
	assert.Equal(t, "game Ana, Bob # at Ana's\nAna: 9\nBob: = 4\n", store.text)
	require.True(t, e.Undo())
	assert.Equal(t, "record 1\n\nrules threes-away\ngame Ana, Bob\nAna: = 9\n", store.text)
	empty, _, err := evening.Open(store, "# nothing\n", nil)
	require.NoError(t, err)
	assert.Equal(t, evening.Players, empty.Stage())
}

func TestFullStoreDoesNotStopTheEvening(t *testing.T) {
	store := &paper{full: true}
	e := evening.New(store, nil)
	play(t, e, "Ana, Bob", "", "", "", "", "7")
	require.ErrorIs(t, e.SaveError(), errFull)
	store.full = false
	play(t, e, "9")
	require.NoError(t, e.SaveError())
	assert.Equal(t, e.Record().String(), store.text)
}

func TestAccountsOfMixedAntes(t *testing.T) {
	e := evening.New(nil, nil)
	play(t, e, "Ana, Bob, Cara", "ties=split", "1 EUR", "", "", "4", "4", "9", "ante 0.50 EUR", "", "4", "7", "9")
	list, unit := evening.Accounts(e.Record())
	assert.Equal(t, "0.50 EUR", unit.String())
	p := texts.In(texts.German)
	assert.Equal(t, "-0,50", evening.Antes(p, list[0].Net), "half an ante won, and one lost")
	assert.Equal(t, "+0,00 EUR", evening.Worth(p, unit, list[0].Worth))
	play(t, e, "ante 3 lei", "", "4", "7", "9")
	_, unit = evening.Accounts(e.Record())
	assert.Empty(t, evening.Worth(p, unit, 3), "euros and lei are not added up")
}

func TestAdvisorAnswersFromTheTableOrSolves(t *testing.T) {
	table, err := tables.Standard()
	require.NoError(t, err)
	a, err := evening.NewAdvisor(solver.Win(), table)
	require.NoError(t, err)
	pos := engine.Opening(engine.ThreesAway(), 3)
	require.True(t, a.Ready(engine.ThreesAway(), pos))
	roll, err := engine.NewRoll(3, 3, 5, 6, 1)
	require.NoError(t, err)
	advice, err := a.About(engine.ThreesAway(), pos, roll)
	require.NoError(t, err)
	assert.Equal(t, "3 3", advice.Best().Decision.String())
	assert.InDelta(t, 0.315658379539, advice.Value, 1e-12)
	require.NotNil(t, advice.Tie)
	assert.InDelta(t, 0.315658379539, *advice.Tie, 1e-12)

	rules, err := engine.ParseRules("dice=2 ties=split")
	require.NoError(t, err)
	pos = engine.Opening(rules, 3)
	require.False(t, a.Ready(rules, pos))
	before, err := a.Before(rules, pos)
	require.NoError(t, err)
	require.True(t, a.Ready(rules, pos))
	require.True(t, a.Ready(rules, engine.Opening(rules, 2)), "a game of fewer is part of it")
	require.False(t, a.Ready(rules, engine.Opening(rules, 4)))
	two, err := engine.NewRoll(1, 4)
	require.NoError(t, err)
	about, err := a.About(rules, pos, two)
	require.NoError(t, err)
	assert.InDelta(t, before.Value, about.Value, 1e-15)
	assert.Nil(t, about.Tie, "a tie shares the pot")

	four := engine.Opening(rules, 4)
	more, err := a.Before(rules, four)
	require.NoError(t, err, "more players are added to what is solved")
	alone, err := solver.Solve(rules, solver.Win(), four)
	require.NoError(t, err)
	value, err := alone.Value(four)
	require.NoError(t, err)
	assert.Equal(t, value, more.Value) //nolint:testifylint // to the bit

	_, err = evening.NewAdvisor(solver.Low(), table)
	require.ErrorIs(t, err, solver.ErrGoal)
	_, err = a.Before(rules, engine.Position{Players: 1})
	require.Error(t, err)
}

func TestAdvisorForMoneyFollowsThePot(t *testing.T) {
	a, err := evening.NewAdvisor(solver.Money(), nil)
	require.NoError(t, err)
	rules, err := engine.ParseRules("dice=2")
	require.NoError(t, err)
	pos := engine.Opening(rules, 2)
	advice, err := a.Before(rules, pos)
	require.NoError(t, err)
	want, err := solver.Solve(rules, solver.Money(), pos)
	require.NoError(t, err)
	value, err := want.Value(pos)
	require.NoError(t, err)
	assert.InDelta(t, value, advice.Value, 1e-9)
	pos.Pot = 1000
	require.False(t, a.Ready(rules, pos))
	_, err = a.Before(rules, pos)
	require.NoError(t, err)
	require.True(t, a.Ready(rules, pos))
}
