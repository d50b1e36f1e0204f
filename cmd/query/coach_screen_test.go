package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/exp/golden"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/evening"
	"threesaway/record"
	"threesaway/solver"
	"threesaway/tables"
	"threesaway/texts"
)

// newTestSession begins a session with a file, for the goal win.
func newTestSession(t require.TestingT, l texts.Language, file string) *session {
	table, err := tables.Standard()
	require.NoError(t, err)
	advisor, err := evening.NewAdvisor(solver.Win(), table)
	require.NoError(t, err)
	s := &session{p: texts.In(l), advisor: advisor}
	require.NoError(t, s.open(&recordFile{name: file}))
	return s
}

// pilot presses keys on a screen without a terminal.
type pilot struct {
	*screen
	left bool
}

func newPilot(t require.TestingT, l texts.Language, file string) *pilot {
	return &pilot{screen: newScreen(newTestSession(t, l, file), look{plain: true})}
}

// special are the keys that are no text.
var special = map[string]tea.KeyPressMsg{
	"enter": {Code: tea.KeyEnter}, "esc": {Code: tea.KeyEscape}, "tab": {Code: tea.KeyTab}, "backspace": {Code: tea.KeyBackspace},
	"up": {Code: tea.KeyUp}, "down": {Code: tea.KeyDown}, "left": {Code: tea.KeyLeft}, "right": {Code: tea.KeyRight},
	"pgup": {Code: tea.KeyPgUp}, "pgdown": {Code: tea.KeyPgDown}, "home": {Code: tea.KeyHome}, "end": {Code: tea.KeyEnd},
	"delete": {Code: tea.KeyDelete}, "ctrl+c": {Code: 'c', Mod: tea.ModCtrl}, "ctrl+u": {Code: 'u', Mod: tea.ModCtrl},
}

// press presses keys: special ones by name, or the characters of a text.
func (p *pilot) press(keys ...string) {
	for _, key := range keys {
		if msg, ok := special[key]; ok {
			p.send(msg)
			continue
		}
		for _, c := range key {
			p.send(tea.KeyPressMsg{Code: c, Text: string(c)})
		}
	}
}

// send hands over a message and what it leads to; time does not pass.
func (p *pilot) send(msg tea.Msg) {
	_, cmd := p.Update(msg)
	if _, clock := msg.(secondMsg); clock || cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case tea.QuitMsg:
		p.left = true
	case tea.BatchMsg:
		p.send(msg[0]()) // the other is the clock
	default:
		p.send(msg)
	}
}

// enter enters lines.
func (p *pilot) enter(lines ...string) {
	for _, l := range lines {
		p.press(l, "enter")
	}
}

// shown returns what the screen shows.
func (p *pilot) shown() string { return p.View().Content }

func recordAt(t interface{ TempDir() string }) string {
	return filepath.Join(t.TempDir(), "folder", "evening.record")
}

// fits checks that a screen fits its size and has no escape codes.
func fits(t require.TestingT, m *screen) {
	shown := m.View().Content
	lines := strings.Split(shown, "\n")
	require.LessOrEqual(t, len(lines), max(1, m.height), shown)
	for _, l := range lines {
		require.LessOrEqual(t, ansi.StringWidth(l), m.width, "%q", l)
		require.Equal(t, strings.TrimRight(l, " "), l)
	}
	require.NotContains(t, shown, "\x1b")
}

// The screens of an evening of three with a tie and a zero, in every language, at
// 80×24. A player can see every text on them, so look at the files when they
// change; go test -update writes them.
func TestScreensOfAnEvening(t *testing.T) {
	for _, l := range texts.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			p := newPilot(t, l, recordAt(t))
			p.file.name = p.file.name[len(filepath.Dir(p.file.name))+1:] // the same on every machine
			home, err := os.Getwd()
			require.NoError(t, err)
			t.Chdir(t.TempDir())
			var screens []string
			look := func(what string) {
				fits(t, p.screen)
				assert.NotContains(t, p.shown(), "…", "nothing is cut off")
				screens = append(screens, fmt.Sprintf("=== %s\n%s\n", what, p.shown()))
			}
			look("who plays")
			p.enter("Ana, Bob, Cristian Popa")
			look("rules")
			p.enter("")
			look("ante")
			p.enter("0.50 EUR")
			look("advised")
			p.enter("")
			look("ready")
			p.enter("")
			look("first throw")
			p.enter("13356")
			look("advice")
			p.press("down")
			look("another option")
			p.press("up")
			p.enter("", "124", "", "26", "2", "4")
			look("Bob")
			p.enter("22456 > 22, 136 > 13, 2", "9")
			look("a tie")
			p.enter("5", "0")
			look("a zero")
			p.enter("12556", "1")
			look("the pot is won")
			p.press("right")
			look("another starts")
			p.press("esc", "tab")
			look("account")
			p.press("tab")
			p.enter("")
			p.press("?")
			look("help")
			t.Chdir(home)
			golden.RequireEqual(t, []byte(strings.Join(screens, "\n")))
		})
	}
}

func TestScreenSaysWhatIsWrongAndChangesNothing(t *testing.T) {
	for l, says := range map[texts.Language][]string{
		texts.English:  {"must be 2 to 20", "Zoe", "1 2 3 is 3 dice, but 5 dice are to be thrown", "5 dice cannot count that", "does not show 4"},
		texts.Romanian: {"se poate de la 2 la 20", "nu joacă nimeni cu numele acesta", "1 2 3", "31", "nu conține 4"},
		texts.German:   {"2 bis 20", "Niemand dieses Namens spielt mit", "1 2 3", "31", "zeigt nicht 4"},
	} {
		p := newPilot(t, l, recordAt(t))
		wrong := func(says string, line string) {
			before := p.evening.Record().String()
			stage := p.evening.Stage()
			p.enter(line)
			assert.Contains(t, strings.ReplaceAll(p.shown(), "\n", " "), says, l)
			assert.Equal(t, before, p.evening.Record().String())
			assert.Equal(t, stage, p.evening.Stage())
			assert.Equal(t, line, p.line.String(), "what was wrong can be put right")
			p.press("ctrl+u")
		}
		wrong(says[0], "Ana")
		p.enter("Ana, Bob", "", "")
		wrong(says[1], "Zoe")
		p.enter("", "")
		wrong(says[2], "1 2 3")
		wrong(says[3], "31")
		p.enter("13356")
		wrong(says[4], "4")
	}
}

func TestScreenTakesEverythingBack(t *testing.T) {
	p := newPilot(t, texts.English, recordAt(t))
	var seen []string
	for _, line := range []string{"Ana, Bob", "", "1", "", "", "7", "7", "4", "13356", "33", "111", "1 1 1", "first Ana", "", "9"} {
		seen = append(seen, p.evening.Record().String()+p.question())
		p.enter(line)
		require.Empty(t, p.note, line)
	}
	for _, was := range slices.Backward(seen) {
		p.press("esc")
		require.Equal(t, was, p.evening.Record().String()+p.question())
	}
	p.press("esc")
	assert.Contains(t, p.shown(), "There is nothing to take back.")
}

func TestScreenGoesOnWhereItWasKilled(t *testing.T) {
	file := recordAt(t)
	p := newPilot(t, texts.English, file)
	p.enter("Ana, Bob, Cara", "", "", "1, 2", "", "13356", "", "124")
	before := p.shown()
	again := newPilot(t, texts.English, file) // the first is just left behind
	assert.Contains(t, strings.ReplaceAll(again.shown(), "\n", " "), "holds an evening of 1 game")
	again.enter("well")
	assert.Contains(t, again.shown(), "enter nothing to go on")
	again.press("ctrl+u")
	again.enter("")
	assert.Equal(t, before, again.shown())
	again.enter("", "36", "")
	assert.Equal(t, record1(t, file), again.evening.Record().String())

	anew := newPilot(t, texts.English, file)
	anew.enter("n")
	assert.Contains(t, anew.shown(), "is kept in")
	assert.Equal(t, record1(t, file+".1"), again.evening.Record().String())
	anew.enter("2", "", "", "", "")
	assert.Equal(t, record1(t, file), anew.evening.Record().String())
}

// record1 returns the canonical text of a record in a file.
func record1(t require.TestingT, file string) string {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	r, err := record.Parse(string(text))
	require.NoError(t, err)
	return r.String()
}

// A game that no table holds is solved while the screen goes on.
func TestScreenDoesNotWaitForAdvice(t *testing.T) {
	p := newPilot(t, texts.English, recordAt(t))
	p.press("Ana, Bob", "enter")
	p.enter("dice=2 ties=split", "", "")
	_, cmd := p.Update(special["enter"])
	batch, ok := cmd().(tea.BatchMsg)
	require.True(t, ok, "the game is being solved")
	assert.Contains(t, p.shown(), "Ana throws 2 dice")
	p.send(secondMsg{p.asked})
	assert.Contains(t, p.shown(), "This is being worked out, for 1 second so far")
	p.send(secondMsg{p.asked - 1})
	assert.Contains(t, p.shown(), "for 1 second", "a clock that has been stopped does not count")
	p.line.insert("1 4")
	p.Update(special["enter"]) // the player goes on, and so does the clock
	p.Update(secondMsg{p.asked})
	assert.Contains(t, p.shown(), "for 2 seconds")
	p.Update(batch[0]())
	assert.NotContains(t, p.shown(), "Before the throw", "what comes too late is not shown")
	p.press("esc")
	assert.Contains(t, p.shown(), "Before the throw Ana has the pot with probability")
	p.Update(adviceMsg{asked: p.asked - 1, err: engine.ErrRules})
	assert.NotContains(t, p.shown(), "No advice", "what comes too late is not shown")
	p.enter("1 4")
	assert.Contains(t, p.shown(), "keep 1")
}

func TestScreenPlaysOnWithoutAdvice(t *testing.T) {
	p := newPilot(t, texts.English, recordAt(t))
	p.enter("2", "dice=20 sides=20", "", "", "")
	assert.Contains(t, p.shown(), "No advice: too large to solve")
	p.enter("1 1 1 1 1 2 2 2 2 2 4 4 4 4 4 20 20 20 20 20")
	p.enter("1 1 1 1 1 2 2 2 2 2 4 4 4 4 4 20 20 20 20")
	assert.Contains(t, p.shown(), "A throws 1 die again")
	fits(t, p.screen)
}

func TestScreenSaysWhatIsNotSaved(t *testing.T) {
	folder := t.TempDir()
	p := newPilot(t, texts.English, filepath.Join(folder, "evening.record"))
	p.enter("2", "", "", "", "")
	// Somebody else writes to the file.
	require.NoError(t, os.WriteFile(p.file.name, []byte("record 1\n"), 0o644))
	p.enter("9")
	assert.Contains(t, p.shown(), "NOT SAVED: ")
	assert.Contains(t, p.shown(), "changed by another program")
	p.enter("4")
	assert.Contains(t, p.shown(), "B wins the pot")
	require.NoError(t, os.Remove(p.file.name))
	p.enter("", "7")
	assert.NotContains(t, p.shown(), "NOT SAVED")
	assert.Equal(t, record1(t, p.file.name), p.evening.Record().String())
}

// paper is a store in memory.
type paper []byte

func (p *paper) Append(text []byte) error { *p = append(*p, text...); return nil }

func (p *paper) Replace(text []byte) error { *p = append(paper(nil), text...); return nil }

// Random keys on screens of random sizes: nothing panics, everything fits, and the
// file is what is shown.
func TestScreenTakesAnyKeys(t *testing.T) {
	name := recordAt(t)
	advisor := newTestSession(t, texts.English, name).advisor // solves every game once
	n := 0
	rapid.Check(t, func(t *rapid.T) {
		n++
		p := newPilot(t, texts.Language(n%3), name)
		p.advisor = advisor
		var kept paper
		p.evening = evening.New(&kept, nil)
		p.look.ascii = rapid.Bool().Draw(t, "ascii")
		for range rapid.IntRange(0, 40).Draw(t, "keys") {
			switch rapid.IntRange(0, 5).Draw(t, "what") {
			case 0:
				p.send(tea.WindowSizeMsg{Width: rapid.IntRange(0, 100).Draw(t, "width"), Height: rapid.IntRange(0, 40).Draw(t, "height")})
			case 1:
				names := []string{"esc", "tab", "backspace", "up", "down", "left", "right", "pgup", "pgdown", "home", "end", "delete", "?", "enter"}
				p.press(rapid.SampledFrom(names).Draw(t, "key"))
			case 2:
				p.send(tea.PasteMsg{Content: rapid.String().Draw(t, "pasted")})
			default:
				p.press("ctrl+u")
				p.enter(rapid.SampledFrom([]string{"", "", "Ana, Bob", "dice=2", "3", "7", "1 3", "1 4", "13356", "u", "first 2", "> 1", "0", "= 4"}).Draw(t, "line"))
			}
			fits(t, p.screen)
			if c := p.View().Cursor; c != nil {
				require.Less(t, c.Y, max(1, p.height))
				require.Less(t, c.X, max(1, p.width))
			}
			if p.found == nil && len(p.evening.Record().Games()) > 0 {
				require.NoError(t, p.evening.SaveError())
				r, err := record.Parse(string(kept))
				require.NoError(t, err)
				require.Equal(t, p.evening.Record().String(), r.String())
			}
		}
	})
}

func TestLook(t *testing.T) {
	for want, env := range map[look][]map[string]string{
		{}:                         {{"LANG": "de_DE.UTF-8"}, {"LC_ALL": "C.utf8", "LANG": "C"}, {"LC_CTYPE": "ro_RO.UTF-8", "LANG": "C"}},
		{ascii: true}:              {{}, {"LANG": "C"}, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}},
		{ascii: true, plain: true}: {{"NO_COLOR": "1"}},
	} {
		for _, e := range env {
			assert.Equal(t, want, lookOf(func(key string) string { return e[key] }), e)
		}
	}
}

func TestColoursAreShownUnlessUnwanted(t *testing.T) {
	p := newPilot(t, texts.English, recordAt(t))
	assert.NotContains(t, p.shown(), "\x1b")
	p.look.plain = false
	assert.Contains(t, p.shown(), "\x1b[1m")
}

func TestDrawDice(t *testing.T) {
	roll, err := engine.NewRoll(1, 2, 3, 4, 5, 6)
	require.NoError(t, err)
	assert.Equal(t, strings.Split(strings.TrimPrefix(`
+-------+ +-------+ +-------+ +-------+ +-------+ +-------+
|       | | o     | | o     | | o   o | | o   o | | o   o |
|   o   | |       | |   o   | |       | |   o   | | o   o |
|       | |     o | |     o | | o   o | | o   o | | o   o |
+-------+ +-------+ +-------+ +-------+ +-------+ +-------+`, "\n"), "\n"), drawDice(roll, 59, true))
	assert.Nil(t, drawDice(roll, 58, true), "there is no room")
	large, err := engine.NewRoll(7, 20)
	require.NoError(t, err)
	assert.Equal(t, "│   7   │ │  20   │", drawDice(large, 80, false)[2])
	assert.Equal(t, "            keep", labelDice(3, 2, "keep"))
}

func TestTableLines(t *testing.T) {
	rows := [][]string{{"keep", "throw again", "value"}, {"1 3", "3", "0.5"}, {"over 4 5 6: 1 2 3", "2", "0.25"}}
	head, body := tableLines(rows, 80)
	assert.Equal(t, []string{"keep               throw again  value"}, head)
	assert.Equal(t, []string{"1 3                3            0.5", "over 4 5 6: 1 2 3  2            0.25"}, body)
	head, body = tableLines(rows, 28)
	assert.Equal(t, []string{"keep            throw  value", "                again"}, head)
	assert.Equal(t, []string{"1 3             3      0.5", "over 4 5 6: 1…  2      0.25"}, body)
}

// The option that is marked is the one that Enter takes, wherever it is in a list
// whose names are long.
func TestMarkedOptionIsTaken(t *testing.T) {
	p := newPilot(t, texts.English, recordAt(t))
	p.enter("2", "dice=3 bottoms=die pass=true", "", "", "", "4 5 6")
	for i := range p.advice.Options {
		fits(t, p.screen)
		require.Equal(t, i, p.option)
		name := answer.Name(p.p, p.evening.Course().Header.Rules, p.advice.Options[i].Decision)
		require.Contains(t, p.shown(), "\n> "+name+"  ")
		require.Contains(t, p.shown(), "[Enter: "+name+"]")
		p.press("down")
	}
	require.Equal(t, len(p.advice.Options)-1, p.option, "below the last there is none")
	want := p.advice.Options[p.option].Decision
	p.enter("")
	moves := p.evening.Record().Games()[0].Moves()
	require.Equal(t, want, moves[1].Decision)
}
