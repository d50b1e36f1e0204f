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

// The formats of [Table.Export].
const (
	// ExportJSON is one JSON object, a position with its keeps on each line.
	ExportJSON ExportFormat = "json"
	// ExportCSV is a table with a head, one decision on each line.
	ExportCSV ExportFormat = "csv"
)

// ErrExportFormat marks an unknown export format.
var ErrExportFormat = errors.New("unknown format")

// ParseExportFormat reads the name of a format. It fails with
// [ErrExportFormat].
func ParseExportFormat(s string) (ExportFormat, error) {
	switch f := ExportFormat(s); f {
	case ExportJSON, ExportCSV:
		return f, nil
	}
	return "", engine.Errorf("%w %q: must be json or csv", ErrExportFormat, s)
}

// Export writes every position of the table that has dice left and is not beaten
// yet, with its value and the keep of every roll. Positions of low have total 0:
// another total is added to the value. What counts in a position of beat is the
// score to beat less the total; it is listed with the least total that fits.
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
		p.printf("%s\n{\"goal\":%q,\"tie\":%q,\"players\":%d,\"positions\":[", comma(i), s.goal.Kind, s.goal.Tie, s.players)
		n := 0
		err := t.each(s, func(pos engine.Position, value float64, keeps []engine.Keep) error {
			e := exported{pos.Seat, scoreToBeat(s, pos), pos.Holders, pos.Left, pos.Total, value, make([]string, len(keeps))}
			for j, k := range keeps {
				e.Keeps[j] = k.String()
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
	head := []string{"goal", "tie", "players", "seat", "score_to_beat", "holders", "dice_left", "total", "value", "roll", "keep"}
	if err := c.Write(head); err != nil {
		return err
	}
	for _, s := range t.sections {
		err := t.each(s, func(pos engine.Position, value float64, keeps []engine.Keep) error {
			beat := ""
			if b := scoreToBeat(s, pos); b != nil {
				beat = strconv.Itoa(*b)
			}
			for roll := range engine.Rolls(pos.Left, t.rules.Sides) {
				if err := c.Write([]string{
					string(s.goal.Kind), s.goal.Tie.String(), strconv.Itoa(s.players),
					strconv.Itoa(pos.Seat), beat, strconv.Itoa(pos.Holders), strconv.Itoa(pos.Left), strconv.Itoa(pos.Total),
					strconv.FormatFloat(value, 'g', -1, 64), roll.String(), keeps[roll.Index()].String(),
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
func (t *Table) each(s *section, visit func(engine.Position, float64, []engine.Keep) error) error {
	for i := range s.states {
		state := &s.states[i]
		for left := 1; left <= t.rules.Dice; left++ {
			for i := range state.columns[left] {
				column := i
				if s.goal.Kind == solver.KindBeat {
					column = state.columns[left] - 1 - i // so that the score to beat rises
				}
				pos := s.position(state, left, column)
				if beat := scoreToBeat(s, pos); beat != nil && !t.rules.High && pos.Total > *beat {
					continue
				}
				row := s.row(state, left, column)
				keeps := make([]engine.Keep, 0, engine.RollCount(left, t.rules.Sides))
				for roll := range engine.Rolls(left, t.rules.Sides) {
					keeps = append(keeps, roll.KeepMask(t.mask(left, row, roll.Index())))
				}
				if err := visit(pos, float64At(s.values, state.cell+state.offset[left]+column), keeps); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// scoreToBeat returns the score to beat of a position, nil where there is none.
func scoreToBeat(s *section, pos engine.Position) *int {
	if s.goal.Kind == solver.KindLow || pos.ScoreToBeat == engine.NoScore {
		return nil
	}
	return &pos.ScoreToBeat
}

func comma(i int) string {
	if i == 0 {
		return ""
	}
	return ","
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
