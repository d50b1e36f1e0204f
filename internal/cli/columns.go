package cli

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"unicode/utf8"
)

// columnGap is the number of blanks between columns.
const columnGap = 2

// PrintColumns prints rows as columns that line up, without trailing blanks; the
// first row is the head. Where they are wider than [Width], heads are broken that
// are wider than what is below them, and then the widest cells that have blanks; if
// nothing makes them fit, they stay as they are.
func PrintColumns(w io.Writer, rows [][]string) error {
	var b strings.Builder
	t := tabwriter.NewWriter(&b, 0, 0, columnGap, ' ', 0)
	for _, row := range fitRows(rows) {
		if _, err := fmt.Fprintln(t, strings.Join(row, "\t")); err != nil {
			return err
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	lines := strings.Split(b.String(), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	_, err := io.WriteString(w, strings.Join(lines, "\n"))
	return err
}

// fitRows breaks cells as far as that makes the rows fit.
func fitRows(rows [][]string) [][]string {
	if len(rows) == 0 || tableWidth(columnWidths(rows)) <= Width {
		return rows
	}
	broken := make([][]string, len(rows))
	for i, row := range rows {
		broken[i] = slices.Clone(row)
	}
	body := columnWidths(rows[1:])
	for lines := 2; lines <= mostHeadLines; lines++ {
		for i := range body {
			broken[0][i] = breakHead(rows[0][i], body[i], lines)
		}
		if tableWidth(columnWidths(broken)) <= Width {
			return splitRows(broken)
		}
	}
	for {
		widths := columnWidths(broken)
		excess := tableWidth(widths) - Width
		if excess <= 0 {
			return splitRows(broken)
		}
		if !narrow(broken, widths, excess) {
			return rows
		}
	}
}

// mostHeadLines is the number of lines that a head is broken into at most.
const mostHeadLines = 4

// breakHead breaks the head of a column into so many lines at most, as narrow as
// possible but no narrower than what is below it.
func breakHead(head string, body, lines int) string {
	for width := max(1, body); ; width++ {
		broken := wrap(head, 0, width)
		if strings.Count(broken, "\n") < lines {
			return broken
		}
	}
}

// narrow breaks the cells of the widest column that can be made narrower, by the
// given number of columns if possible. It reports whether there was one.
func narrow(rows [][]string, widths []int, excess int) bool {
	order := make([]int, len(widths))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return widths[b] - widths[a] })
	for _, column := range order {
		target := max(1, widths[column]-excess)
		changed := false
		for _, row := range rows {
			if column < len(row) {
				cell := wrap(row[column], 0, target)
				changed = changed || cell != row[column]
				row[column] = cell
			}
		}
		if changed {
			return true
		}
	}
	return false
}

// splitRows makes rows of one line each of rows whose cells have several.
func splitRows(rows [][]string) [][]string {
	var list [][]string
	for _, row := range rows {
		for line := 0; ; line++ {
			cells := make([]string, len(row))
			last := true
			for i, cell := range row {
				lines := strings.Split(cell, "\n")
				if line < len(lines) {
					cells[i] = lines[line]
				}
				last = last && line+1 >= len(lines)
			}
			list = append(list, cells)
			if last {
				break
			}
		}
	}
	return list
}

// columnWidths returns the width of each column: that of its longest line.
func columnWidths(rows [][]string) []int {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			for line := range strings.SplitSeq(cell, "\n") {
				widths[i] = max(widths[i], utf8.RuneCountInString(line))
			}
		}
	}
	return widths
}

// tableWidth returns how wide columns are together.
func tableWidth(widths []int) int {
	width := -columnGap
	for _, w := range widths {
		width += w + columnGap
	}
	return width
}
