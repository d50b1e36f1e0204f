package main

import (
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/evening"
	"threesaway/texts"
)

// View draws the screen.
func (m *screen) View() tea.View {
	lines, cursor := m.draw()
	v := tea.NewView(strings.Join(lines, "\n"))
	v.AltScreen = true
	v.Cursor = cursor
	return v
}

// draw returns the lines of the screen, none longer than it is wide and no more
// than it is high, and where the cursor is.
func (m *screen) draw() ([]string, *tea.Cursor) {
	top := m.heading()
	bottom, input := m.footing()
	room := m.height - len(top) - len(bottom)
	if room < 0 {
		top = top[:max(0, len(top)+room)]
		room = 0
	}
	middle := m.middle(room)
	if len(middle) > room {
		middle = middle[:room]
	}
	for len(middle) < room {
		middle = append(middle, "")
	}
	lines := append(append(top, middle...), bottom...)
	at := len(top) + len(middle) + input
	if over := len(lines) - m.height; over > 0 { // only the bottom is left: its end matters
		over = min(over, len(lines))
		lines, at = lines[over:], at-over
	}
	signs, tail := strings.NewReplacer(), "…"
	if m.look.ascii {
		signs, tail = asciiSigns(), "..."
	}
	for i, l := range lines {
		lines[i] = strings.TrimRight(ansi.Truncate(signs.Replace(l), max(0, m.width), tail), " ")
	}
	if at < 0 || m.panel != noPanel {
		return lines, nil
	}
	x := ansi.StringWidth(inputMark + string(m.line.text[:m.line.at]))
	return lines, tea.NewCursor(min(x, max(0, m.width-1)), at)
}

// asciiSigns are what stands for signs of the screen where there are none but
// those of ASCII.
func asciiSigns() *strings.Replacer {
	return strings.NewReplacer("·", "|", "↑ ↓", "up down", "← →", "left right", "×", "x", "…", "...")
}

// inputMark stands before what is being entered.
const inputMark = "> "

// style is how a line is shown: the code that a terminal takes for it.
type style string

// Styles, by what they are for.
const (
	styleTitle  style = "\x1b[1m"
	styleAdvice style = "\x1b[1;32m"
	styleChosen style = "\x1b[7m"
	styleWrong  style = "\x1b[31m"
	styleFaint  style = "\x1b[2m"
)

// styled puts lines into a style, where there are colours.
func (m *screen) styled(s style, lines ...string) []string {
	if m.look.plain {
		return lines
	}
	list := make([]string, len(lines))
	for i, l := range lines {
		list[i] = string(s) + l + ansi.ResetStyle
	}
	return list
}

// wrapped breaks a paragraph into lines that fit.
func (m *screen) wrapped(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(ansi.Wrap(text, max(10, m.width), ""), "\n")
}

// heading returns the lines at the top: how the game stands, and who plays.
func (m *screen) heading() []string {
	title := m.p.Text("coach.title", nil)
	if m.found == nil && m.evening.Stage().Playing() {
		title = m.status()
	}
	rule := "─"
	if m.look.ascii {
		rule = "-"
	}
	lines := append(m.styled(styleTitle, m.wrapped(title)...), m.styled(styleFaint, strings.Repeat(rule, max(0, m.width)))...)
	if m.found == nil && m.evening.Stage().Playing() && m.panel == noPanel && m.height >= fullHeight/2 {
		lines = append(lines, m.table()...)
	}
	return lines
}

// table returns the table of the players, of those around the one whose turn it is
// where there are too many.
func (m *screen) table() []string {
	c := m.evening.Course()
	on, _ := c.State.Player()
	list, _ := evening.Accounts(m.evening.Record())
	rows := [][]string{{"", m.p.Text("coach.table.player", nil), m.p.Text("coach.table.round", nil), m.p.Text("coach.table.paid", nil), m.p.Text("coach.table.evening", nil)}}
	for player := 1; player <= c.Header.Players; player++ {
		name, mark := ansi.Truncate(c.Header.Name(player), 24, "…"), ""
		if c.Header.IsAdvised(player) {
			name += " *"
		}
		if player == on {
			mark = ">"
		}
		net := ""
		for _, a := range list {
			if strings.EqualFold(a.Name, c.Header.Name(player)) {
				net = evening.Antes(m.p, a.Net)
			}
		}
		rows = append(rows, []string{mark, name, m.result(c, player, player == on), strconv.Itoa(c.State.Paid(player)), net})
	}
	lines := strings.Split(columns(rows), "\n")
	first, last := 1, len(lines)-1
	if most := max(1, m.height-fullHeight+6); last > most {
		first = min(max(1, on-most/2), last-most+1)
		last = first + most - 1
	}
	shown := m.styled(styleFaint, lines[0])
	for i := first; i <= last; i++ {
		if i == on {
			shown = append(shown, m.styled(styleTitle, lines[i])...)
		} else {
			shown = append(shown, lines[i])
		}
	}
	return append(shown, "")
}

// result says how far a player has come in the round.
func (m *screen) result(c *evening.Course, player int, on bool) string {
	r := c.Results[player-1]
	switch r.Status {
	case evening.Ended:
		return strconv.Itoa(r.Score)
	case evening.Beaten:
		return m.p.Text("coach.status.cut-off", nil)
	case evening.Out:
		return m.p.Text("coach.status.out", nil)
	case evening.OnTheSpot:
		return m.p.Text("coach.status.on-the-spot", nil)
	case evening.Waiting:
	}
	turn := c.State.Turn()
	if !on || turn.Kept().Len() == 0 {
		return ""
	}
	return m.p.Text("coach.status.kept", texts.Args{"dice": turn.Kept(), "total": turn.Total()})
}

// middle returns what is between top and bottom, as far as there is room.
func (m *screen) middle(room int) []string {
	stage, ok := m.stage()
	switch {
	case m.panel == helpPanel:
		return m.list(m.paragraphs(m.help()), room)
	case m.panel == accountPanel:
		return m.list(m.accountLines(), room)
	case !ok:
		return m.paragraphs(m.events())
	case stage == evening.Rules:
		return m.list(m.paragraphs(m.settings()), room)
	case stage == evening.Players:
		return append(m.wrapped(m.p.Text("coach.welcome", texts.Args{"file": m.file.name})), m.paragraphs(m.events())...)
	case stage < evening.Ready:
		return append(m.paragraphs(m.events()), m.answers()...)
	case stage == evening.Ready:
		lines := m.paragraphs(m.events())
		if len(m.evening.Record().Games()) > 0 {
			lines = append(append(lines, ""), m.accountLines()...)
		}
		return append(append(lines, ""), m.wrapped(m.next())...)
	}
	return m.turn(room)
}

// paragraphs breaks paragraphs into lines that fit.
func (m *screen) paragraphs(list []string) []string {
	var lines []string
	for _, text := range list {
		lines = append(lines, m.wrapped(text)...)
	}
	return lines
}

// list returns as much of a list as there is room for, from where it is scrolled
// to.
func (m *screen) list(lines []string, room int) []string {
	m.scroll = min(m.scroll, max(0, len(lines)-max(1, room)))
	return lines[m.scroll:]
}

func (m *screen) accountLines() []string {
	lines := m.wrapped(m.p.Text("coach.account", nil))
	if m.found != nil {
		return lines
	}
	return append(lines, strings.Split(m.account(), "\n")...)
}

// answers returns what has been said about the first game so far.
func (m *screen) answers() []string {
	h := m.evening.Next()
	var lines []string
	if m.evening.Stage() > evening.Players {
		lines = append(lines, strings.Join(h.Names, ", "))
	}
	if m.evening.Stage() > evening.Rules {
		lines = append(lines, h.Rules.Describe())
	}
	if m.evening.Stage() > evening.Ante && h.Ante.Amount != "" {
		lines = append(lines, h.Ante.String())
	}
	return lines
}

// turn returns what there is to see of a turn: what has happened, the dice and the
// advice.
func (m *screen) turn(room int) []string {
	happened := m.paragraphs(m.events())
	roll, ok := m.roll()
	if !ok {
		return append(happened, m.waiting()...)
	}
	drawn := drawDice(roll, m.width, m.look.ascii)
	small := []string{roll.String()}
	if m.advice == nil || m.advice.Advice == nil {
		rest := m.waiting()
		if drawn == nil || len(happened)+len(drawn)+len(rest) > room {
			drawn = small
		}
		return append(append(happened, drawn...), rest...)
	}
	a := m.asAnswer()
	head := m.styled(styleAdvice, m.wrapped(a.Headline(m.p))...)
	round := m.wrapped(a.RoundLine(m.p))
	chosen := a.Advice.Options[m.option].Decision
	if label := m.labelled(roll, chosen); drawn != nil && label != "" {
		drawn = append(drawn, label)
	}
	const rows = 4 // of options that are worth more than the rest
	fits := func(parts ...[]string) bool {
		n := min(rows, len(a.Advice.Options)) + 1
		for _, part := range parts {
			n += len(part)
		}
		return n <= room
	}
	if drawn == nil || !fits(happened, drawn, head) {
		drawn = small
	}
	if !fits(happened, drawn, head, round) {
		round = nil
	}
	if !fits(happened, drawn, head, round) {
		happened = nil
	}
	lines := append(append(append(happened, drawn...), head...), round...)
	return append(lines, m.options(a, room-len(lines))...)
}

// roll returns the roll on the table.
func (m *screen) roll() (engine.Roll, bool) {
	turn := m.evening.Course().State.Turn()
	return turn.Roll()
}

// labelled returns the line below the dice that says which of them the chosen
// option keeps.
func (m *screen) labelled(roll engine.Roll, d engine.Decision) string {
	mask, err := roll.Mask(d.Keep)
	if err != nil || d.Turned.Len() > 0 { // they lie otherwise when they are kept
		mask = 0
	}
	return labelDice(roll.Len(), mask, m.p.Text("options.keep", nil))
}

// waiting says what is known before there is advice about a roll.
func (m *screen) waiting() []string {
	switch {
	case !m.advisedTurn():
		return nil
	case m.failed != "":
		return m.styled(styleWrong, m.wrapped(m.failed)...)
	case m.advice != nil:
		return m.wrapped(m.before())
	case m.pending && m.seconds > 0:
		return m.wrapped(m.p.Text("coach.solving", texts.Args{"seconds": m.seconds}))
	}
	return nil
}

// options returns the options, as many as there is room for around the chosen one.
func (m *screen) options(a *answer.Answer, room int) []string {
	head, body := tableLines(optionRows(m.p, a), m.width-len(inputMark))
	shown := max(0, room-len(head))
	first := min(max(0, m.option-shown/2), max(0, len(body)-shown))
	var list []string
	for _, l := range head {
		list = append(list, m.styled(styleFaint, "  "+l)...)
	}
	for i := first; i < min(first+shown, len(body)); i++ {
		if i == m.option {
			list = append(list, m.styled(styleChosen, inputMark+body[i])...)
		} else {
			list = append(list, "  "+body[i])
		}
	}
	return list
}

// footing returns the lines at the bottom, and which of them is the one that is
// being entered.
func (m *screen) footing() (lines []string, input int) {
	lines = append(lines, "")
	if m.panel == noPanel {
		if m.note != "" {
			lines = append(lines, m.styled(styleWrong, m.wrapped(m.note)...)...)
		}
		lines = append(lines, m.wrapped(m.question())...)
		input = len(lines)
		lines = append(lines, inputMark+m.line.String())
	}
	if (m.width < fullWidth || m.height < fullHeight) && m.height >= fullHeight/3 {
		small := m.p.Text("coach.small", texts.Args{"width": m.width, "height": m.height})
		lines = append(lines, m.styled(styleFaint, small)...)
	}
	return append(lines, m.styled(styleFaint, m.keys())...), input
}

// keys names the keys that have a meaning.
func (m *screen) keys() string {
	stage, ok := m.stage()
	switch {
	case m.panel != noPanel:
		return m.p.Text("coach.keys.panel", nil)
	case !ok:
		return m.p.Text("coach.keys.found", nil)
	case stage == evening.Rules:
		return m.p.Text("coach.keys.rules", nil)
	case stage == evening.Ready:
		return m.p.Text("coach.keys.ready", nil)
	case stage == evening.Keep && m.advice != nil && m.advice.Advice != nil:
		return m.p.Text("coach.keys.keep", nil)
	}
	return m.p.Text("coach.keys.enter", nil)
}
