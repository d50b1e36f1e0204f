package main

import (
	"context"
	"errors"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/spf13/cobra"

	"threesaway/evening"
	"threesaway/record"
)

// screen follows an evening on the whole screen of a terminal. It is a tea.Model.
type screen struct {
	*session
	look   look
	width  int
	height int

	line   line
	note   string // what was wrong with what was entered
	panel  panel
	scroll int // lines of the panel, or of the list of rules, that are above

	asked   int    // counts what advice has been asked for
	pending bool   // the last has not come
	seconds int    // for which it has been solved
	failed  string // why there is none
}

// look says how the screen is drawn.
type look struct {
	ascii bool // dice are drawn of ASCII characters
	plain bool // there are no colours
}

// panel is something that is shown in place of the game.
type panel uint8

const (
	noPanel panel = iota
	helpPanel
	accountPanel
)

// The terminal that everything fits on.
const (
	fullWidth  = 80
	fullHeight = 24
)

// runScreen runs the screen of a command. When it is left, the account stays on
// the terminal.
func runScreen(cmd *cobra.Command, s *session) error {
	m := newScreen(s, lookOf(os.Getenv))
	p := tea.NewProgram(m, tea.WithContext(cmd.Context()), tea.WithoutSignalHandler(), tea.WithOutput(os.Stdout))
	if _, err := p.Run(); err != nil && !errors.Is(err, context.Canceled) {
		return err
	}
	t := &prompt{session: s, cmd: cmd, out: cmd.OutOrStdout()}
	if s.found == nil && slices.ContainsFunc(s.evening.Record().Games(), (*record.Game).Done) {
		t.tellAccount()
	}
	return t.leave()
}

// lookOf returns the look that the environment asks for.
func lookOf(getenv func(string) string) look {
	locale := getenv("LC_ALL")
	for _, name := range []string{"LC_CTYPE", "LANG"} {
		if locale == "" {
			locale = getenv(name)
		}
	}
	locale = strings.ToLower(locale)
	utf8 := strings.Contains(locale, "utf-8") || strings.Contains(locale, "utf8") || runtime.GOOS == "windows"
	return look{ascii: !utf8, plain: getenv("NO_COLOR") != ""}
}

func newScreen(s *session, l look) *screen {
	return &screen{session: s, look: l, width: fullWidth, height: fullHeight}
}

// adviceMsg brings the advice that was asked for.
type adviceMsg struct {
	asked  int
	advice evening.Advice
	err    error
}

// secondMsg says that advice has been solved for another second.
type secondMsg struct{ asked int }

// Init asks for nothing yet.
func (m *screen) Init() tea.Cmd { return nil }

// Update takes a message.
func (m *screen) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.PasteMsg:
		m.line.insert(strings.ReplaceAll(msg.Content, "\n", " "))
	case tea.KeyPressMsg:
		return m, m.key(msg)
	case adviceMsg:
		if msg.asked == m.asked {
			m.take(msg)
		}
	case secondMsg:
		if m.pending && msg.asked == m.asked {
			m.seconds++
			return m, m.second()
		}
	}
	return m, nil
}

// take takes the advice that was asked for.
func (m *screen) take(msg adviceMsg) {
	m.pending = false
	if msg.err != nil {
		m.failed = m.p.Text("coach.no-advice", map[string]any{"error": m.p.Error(msg.err)})
		return
	}
	m.advice = &msg.advice
}

// key takes a key.
func (m *screen) key(msg tea.KeyPressMsg) tea.Cmd {
	name := msg.String()
	switch name {
	case "ctrl+c":
		return tea.Quit
	case "ctrl+z":
		return tea.Suspend
	}
	if m.panel != noPanel {
		if !m.move(name) {
			m.show(noPanel)
		}
		return nil
	}
	empty := len(m.line.text) == 0
	switch {
	case name == "enter" || name == "ctrl+j": // the latter is how pasted lines end where they are not marked
		return m.enter()
	case name == "tab":
		m.show(accountPanel)
	case name == "?" && empty:
		m.show(helpPanel)
	case name == "esc" && empty:
		return m.undoStep()
	case name == "esc":
		m.line.clear()
	case empty && (name == "left" || name == "right") && m.rotate(name):
		return nil
	case m.move(name) || m.line.key(name):
	default:
		m.line.insert(msg.Text)
	}
	return nil
}

// show shows a panel, from its beginning.
func (m *screen) show(p panel) { m.panel, m.scroll = p, 0 }

// move moves the chosen option, or what is shown of a list. It reports whether the
// key is one that does.
func (m *screen) move(name string) bool {
	by, ok := map[string]int{"up": -1, "down": 1, "pgup": -5, "pgdown": 5}[name]
	if !ok {
		return false
	}
	if m.panel == noPanel && m.advice != nil && m.advice.Advice != nil {
		m.option = min(max(0, m.option+by), len(m.advice.Options)-1)
	} else {
		m.scroll = max(0, m.scroll+by)
	}
	return true
}

// rotate lets another player throw first, where that is to be said.
func (m *screen) rotate(name string) bool {
	stage, ok := m.stage()
	if !ok || stage != evening.Ready {
		return false
	}
	h := m.evening.Next()
	next := h.Name(2)
	if name == "left" {
		next = h.Name(h.Players)
	}
	m.after(m.answer("first " + next))
	return true
}

// enter takes the line.
func (m *screen) enter() tea.Cmd {
	text := m.line.String()
	switch m.commandOf(text) {
	case quitCommand:
		return tea.Quit
	case undoCommand:
		return m.undoStep()
	case accountCommand:
		m.line.clear()
		m.show(accountPanel)
		return nil
	case helpCommand:
		m.line.clear()
		m.show(helpPanel)
		return nil
	case optionsCommand: // all are shown anyway
		m.line.clear()
		return nil
	case noCommand:
	}
	return m.after(m.answer(text))
}

func (m *screen) undoStep() tea.Cmd {
	m.undo()
	return m.after(nil)
}

// after notes what has come of an answer, and asks for advice.
func (m *screen) after(err error) tea.Cmd {
	if err != nil {
		m.note = m.p.Error(err)
		return nil
	}
	m.note, m.scroll, m.failed = "", 0, ""
	m.line.clear()
	return m.ask()
}

// ask asks for advice about where the game stands, if there is somebody to advise.
// Before a throw it does so for everybody, so that a game is being solved by the
// time that the advice is needed.
func (m *screen) ask() tea.Cmd {
	m.asked++
	if !m.pending { // else it is the same game that is being solved
		m.seconds = 0
	}
	m.pending = false
	if m.found != nil || !m.anyAdvised() {
		return nil
	}
	r, pos, roll := m.where()
	if roll.Len() > 0 && !m.advisedTurn() {
		return nil
	}
	m.pending = true
	asked := m.asked
	find := func() tea.Msg {
		advice, err := m.find(r, pos, roll)
		return adviceMsg{asked, advice, err}
	}
	return tea.Batch(find, m.second())
}

// second lets a second pass.
func (m *screen) second() tea.Cmd {
	asked := m.asked
	return tea.Tick(time.Second, func(time.Time) tea.Msg { return secondMsg{asked} })
}
