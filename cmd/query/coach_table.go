package main

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// tableLines lays rows out in columns, a line each; the first is the head. Where
// they are wider than there is room, the words of the head are put below each
// other, and then the first column is cut off.
func tableLines(rows [][]string, width int) (head, body []string) {
	heads := [][]string{rows[0]}
	widths := columnsOf(rows)
	if widthOf(widths) > width {
		heads = stacked(rows[0])
		widths = columnsOf(append(heads, rows[1:]...))
	}
	const least = 8
	widths[0] = max(min(least, widths[0]), widths[0]-max(0, widthOf(widths)-width))
	for _, row := range heads {
		head = append(head, inColumns(row, widths))
	}
	for _, row := range rows[1:] {
		body = append(body, inColumns(row, widths))
	}
	return head, body
}

// tableGap is the number of blanks between columns.
const tableGap = 2

// stacked puts the words of cells below each other.
func stacked(cells []string) [][]string {
	var rows [][]string
	for column, cell := range cells {
		for i, word := range strings.Fields(cell) {
			if i == len(rows) {
				rows = append(rows, make([]string, len(cells)))
			}
			rows[i][column] = word
		}
	}
	return rows
}

// columnsOf returns how wide the columns of rows are.
func columnsOf(rows [][]string) []int {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], ansi.StringWidth(cell))
		}
	}
	return widths
}

// widthOf returns how wide columns are together.
func widthOf(widths []int) int {
	all := tableGap * (len(widths) - 1)
	for _, w := range widths {
		all += w
	}
	return all
}

// inColumns lays a row out.
func inColumns(row []string, widths []int) string {
	var b strings.Builder
	for i, cell := range row {
		cell = ansi.Truncate(cell, widths[i], "…")
		b.WriteString(cell + strings.Repeat(" ", widths[i]-ansi.StringWidth(cell)+tableGap))
	}
	return strings.TrimRight(b.String(), " ")
}
