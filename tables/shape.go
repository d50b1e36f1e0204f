package tables

import (
	"threesaway/engine"
	"threesaway/solver"
)

// block is the shape of one solved turn: for each number of dice left the
// columns that are stored, one cell each. What a column stands for depends on
// the goal; FORMAT.md says it in words.
type block struct {
	columns []int // by dice left
	offset  []int // of the first cell, by dice left; then the number of cells
}

func newBlock(columns []int) block {
	b := block{columns: columns, offset: make([]int, len(columns)+1)}
	for left, n := range columns {
		b.offset[left+1] = b.offset[left] + n
	}
	return b
}

// cells returns the number of cells that have a value.
func (b block) cells() int { return b.offset[len(b.columns)] }

// choices returns the number of cells that have a policy row: those with dice
// left.
func (b block) choices() int { return b.cells() - b.columns[0] }

// goalBlock returns the shape of the block for a goal of a single turn.
func goalBlock(r engine.Rules, goal solver.Goal) block {
	columns := make([]int, r.Dice+1)
	for left := range columns {
		columns[left] = 1
		if goal.Kind == solver.KindBeat {
			columns[left] = r.MaxScore() + 1
			if left < r.Dice {
				columns[left]++ // the beaten
			}
		}
	}
	return newBlock(columns)
}

// columnOf returns the column that stands for a position.
func columnOf(r engine.Rules, goal solver.Goal, pos engine.Position) int {
	if goal.Kind == solver.KindBeat {
		return min(pos.Total-pos.ScoreToBeat, 1) + r.MaxScore()
	}
	return 0
}

// positionOf returns a position that a column stands for: one to value, not
// always one that play leads to.
func positionOf(r engine.Rules, goal solver.Goal, left, column int) engine.Position {
	pos := engine.Position{Left: left}
	if goal.Kind == solver.KindBeat {
		pos.Total = max(0, column-r.MaxScore())
		pos.ScoreToBeat = pos.Total - column + r.MaxScore()
	}
	return pos
}
