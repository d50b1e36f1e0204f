package tables

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"threesaway/engine"
	"threesaway/solver"
)

// ExportFormat is a form for other programs to read a table in.
type ExportFormat string

// The formats of exports: [Table.Export] writes the first two, and
// [Table.LinearProgram] the last.
const (
	// ExportJSON is one JSON object, a position with its keeps on each line.
	ExportJSON ExportFormat = "json"
	// ExportCSV is a table with a head, one decision on each line.
	ExportCSV ExportFormat = "csv"
	// ExportLP is one turn as a linear program.
	ExportLP ExportFormat = "lp"
)

// ErrExportFormat marks an unknown export format.
var ErrExportFormat = errors.New("unknown format")

// ParseExportFormat reads the name of a format. It fails with
// [ErrExportFormat].
func ParseExportFormat(s string) (ExportFormat, error) {
	switch f := ExportFormat(s); f {
	case ExportJSON, ExportCSV, ExportLP:
		return f, nil
	}
	return "", engine.Errorf("%w %q: must be json, csv or lp", ErrExportFormat, s)
}

// Export writes every position of the table that has dice left and is not beaten
// yet, with its value and the keep of every roll. Positions of low have total 0:
// another total is added to the value. What counts in a position of beat is the
// score to beat less the total; it is listed with the least total that fits. Games
// for money of which only the shares are held have no positions. Export fails with
// [ErrExportFormat] on a format that is not of a whole table.
func (t *Table) Export(w io.Writer, f ExportFormat) error {
	b := bufio.NewWriter(w)
	var err error
	switch f {
	case ExportJSON:
		err = t.exportJSON(b)
	case ExportCSV:
		err = t.exportCSV(b)
	default:
		err = engine.Errorf("%w %q", ErrExportFormat, f)
	}
	if err != nil {
		return err
	}
	return b.Flush()
}

// exported is a position in JSON.
type exported struct {
	Seat        int      `json:"seat"`
	ScoreToBeat *int     `json:"score_to_beat"`
	Holders     int      `json:"holders"`
	DiceLeft    int      `json:"dice_left"`
	Total       int      `json:"total"`
	Bottom      int      `json:"bottom,omitempty"`
	Passed      bool     `json:"passed,omitempty"`
	Value       float64  `json:"value"`
	Keeps       []string `json:"keeps"`
}

func (t *Table) exportJSON(w io.Writer) error {
	rules, err := json.Marshal(t.rules)
	if err != nil {
		return err
	}
	rolls := make([][]string, t.rules.Dice)
	for left := range rolls {
		for roll := range engine.Rolls(left+1, t.rules.Sides) {
			rolls[left] = append(rolls[left], roll.String())
		}
	}
	list, err := json.Marshal(rolls)
	if err != nil {
		return err
	}
	p := printer{w: w}
	p.printf("{\"schema\":1,\"rules\":%s,\n\"rolls\":%s,\n\"goals\":[", rules, list)
	for i, s := range t.sections {
		p.printf("%s\n{\"goal\":%q,\"tie\":%q,\"players\":%d,\"round\":%d,\"pot\":%d,\"positions\":[",
			comma(i), s.part.Goal.Kind, s.part.Goal.Tie, s.part.Players, s.part.Round, s.part.Pot)
		n := 0
		err := t.each(s, func(pos engine.Position, value float64, decisions []engine.Decision) error {
			e := exported{pos.Seat, scoreToBeat(s, pos), pos.Holders, pos.Left, pos.Total, pos.Bottom, pos.Passed, value, nil}
			for _, d := range decisions {
				e.Keeps = append(e.Keeps, d.String())
			}
			line, err := json.Marshal(e)
			p.printf("%s\n%s", comma(n), line)
			n++
			return errors.Join(err, p.err)
		})
		if err != nil {
			return err
		}
		p.printf("]}")
	}
	p.printf("]}\n")
	return p.err
}

func (t *Table) exportCSV(w io.Writer) error {
	c := csv.NewWriter(w)
	head := []string{
		"goal", "tie", "players", "round", "pot", "seat", "score_to_beat", "holders", "dice_left", "total", "bottom", "passed",
		"value", "roll", "keep",
	}
	if err := c.Write(head); err != nil {
		return err
	}
	for _, s := range t.sections {
		err := t.each(s, func(pos engine.Position, value float64, decisions []engine.Decision) error {
			beat := ""
			if b := scoreToBeat(s, pos); b != nil {
				beat = strconv.Itoa(*b)
			}
			for roll := range engine.Rolls(pos.Left, t.rules.Sides) {
				if err := c.Write([]string{
					string(s.part.Goal.Kind), s.part.Goal.Tie.String(),
					strconv.Itoa(s.part.Players), strconv.Itoa(s.part.Round), strconv.Itoa(s.part.Pot),
					strconv.Itoa(pos.Seat), beat, strconv.Itoa(pos.Holders), strconv.Itoa(pos.Left),
					strconv.Itoa(pos.Total), strconv.Itoa(pos.Bottom), strconv.FormatBool(pos.Passed),
					strconv.FormatFloat(value, 'g', -1, 64), roll.String(), decisions[roll.Index()].String(),
				}); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	c.Flush()
	return c.Error()
}

// each visits the positions of a section that have dice left, but for those
// that are beaten already.
func (t *Table) each(s *section, visit func(engine.Position, float64, []engine.Decision) error) error {
	for i := range s.states {
		state := &s.states[i]
		for node := 1; node < len(state.columns); node++ {
			for i := range state.columns[node] {
				column := i
				if s.form == formDifference {
					column = state.columns[node] - 1 - i // so that the score to beat rises
				}
				pos := s.position(s.part, state, node, column)
				if s.beaten(pos) {
					continue
				}
				row := s.row(state, node, column)
				decisions := make([]engine.Decision, 0, engine.RollCount(pos.Left, t.rules.Sides))
				for roll := range engine.Rolls(pos.Left, t.rules.Sides) {
					decisions = append(decisions, decodeDecision(&t.rules, roll, t.code(node, row, roll.Index())))
				}
				if err := visit(pos, float64At(s.values, state.cell+state.offset[node]+column), decisions); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// beaten reports whether a position stands for all that are beaten.
func (s *shape) beaten(pos engine.Position) bool {
	return (s.form == formDifference || s.form == formTotal) && pruned(s.rules) && pos.Total > s.limit(pos.ScoreToBeat)
}

// scoreToBeat returns the score to beat of a position, nil where there is none.
func scoreToBeat(s *section, pos engine.Position) *int {
	if s.kind == solver.KindLow || pos.ScoreToBeat == engine.NoScore {
		return nil
	}
	return &pos.ScoreToBeat
}

func comma(i int) string {
	if i > 0 {
		return ","
	}
	return ""
}

// printer prints until the first error, which it keeps.
type printer struct {
	w   io.Writer
	err error
}

func (p *printer) printf(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format, args...)
	}
}
