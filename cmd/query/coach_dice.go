package main

import (
	"strconv"
	"strings"

	"threesaway/engine"
)

// Dice are drawn so wide, with a gap between them, and so high.
const (
	dieWidth  = 9
	dieGap    = 1
	dieHeight = 5
)

// pipRows are where the pips of the faces 1 to 6 are, in three rows of three.
var pipRows = [7][3]string{
	1: {"   ", " o ", "   "},
	2: {"o  ", "   ", "  o"},
	3: {"o  ", " o ", "  o"},
	4: {"o o", "   ", "o o"},
	5: {"o o", " o ", "o o"},
	6: {"o o", "o o", "o o"},
}

// drawDice draws what dice show, side by side. It returns nothing where they are
// wider than there is room.
func drawDice(roll engine.Roll, width int, ascii bool) []string {
	faces := roll.Faces()
	if len(faces)*(dieWidth+dieGap)-dieGap > width {
		return nil
	}
	top, bottom, side, pip := "╭───────╮", "╰───────╯", "│", "●"
	if ascii {
		top, bottom, side, pip = "+-------+", "+-------+", "|", "o"
	}
	rows := make([][]string, dieHeight)
	for _, f := range faces {
		rows[0] = append(rows[0], top)
		for i, inner := range faceRows(f) {
			rows[1+i] = append(rows[1+i], side+strings.ReplaceAll(inner, "o", pip)+side)
		}
		rows[dieHeight-1] = append(rows[dieHeight-1], bottom)
	}
	var lines []string
	for _, row := range rows {
		lines = append(lines, strings.Join(row, strings.Repeat(" ", dieGap)))
	}
	return lines
}

// faceRows returns the inside of a die, three rows; a face beyond 6 is a number.
func faceRows(f engine.Face) [3]string {
	var rows [3]string
	if int(f) < len(pipRows) {
		for i, row := range pipRows[f] {
			rows[i] = " " + row[:1] + " " + row[1:2] + " " + row[2:] + " "
		}
		return rows
	}
	empty := strings.Repeat(" ", dieWidth-2)
	return [3]string{empty, centred(strconv.Itoa(int(f)), dieWidth-2), empty}
}

// labelDice returns a line with a label below each die of a mask.
func labelDice(n int, mask uint32, label string) string {
	var b strings.Builder
	for i := range n {
		text := ""
		if mask&(1<<i) != 0 {
			text = label
		}
		b.WriteString(centred(text, dieWidth) + strings.Repeat(" ", dieGap))
	}
	return strings.TrimRight(b.String(), " ")
}

// centred puts a text into the middle of so many columns.
func centred(text string, width int) string {
	room := max(0, width-len([]rune(text)))
	return strings.Repeat(" ", room/2) + text + strings.Repeat(" ", room-room/2)
}
