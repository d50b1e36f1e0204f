package tables

import (
	"threesaway/engine"
	"threesaway/solver"
)

// shape says where in a section the answer for a position stands. It follows
// from the rules, the goal and the number of players alone; FORMAT.md says it in
// words.
type shape struct {
	rules   engine.Rules
	goal    solver.Goal
	players int          // 0 for a goal of a single turn
	states  []stateShape // in the order of the file
	first   []int        // the state with one holder, by seat and score to beat
	// cellCount, choiceCount and endingCount are how many of each all states
	// have.
	cellCount, choiceCount, endingCount int
}

// stateShape is the part of a section that belongs to one place in the round:
// one solved turn.
type stateShape struct {
	seat, beat, holders int
	*block
	cell, choice, ending int // where the state begins among those of the section
}

// block is what the states against one score have in common.
type block struct {
	columns []int // stored totals, by dice left
	offset  []int // of the first cell, by dice left; then the number of cells
}

func newShape(r engine.Rules, goal solver.Goal, players int) *shape {
	s := &shape{rules: r, goal: goal, players: players}
	if players == 0 {
		s.add(0, 0, 0, s.newBlock(0))
		return s
	}
	highest := r.MaxScore()
	s.first = make([]int, (players+1)*(highest+1))
	s.add(1, engine.NoScore, 0, s.newBlock(highest))
	blocks := make([]*block, highest+1)
	for beat := range blocks {
		blocks[beat] = s.newBlock(beat)
	}
	for seat := 2; seat <= players; seat++ {
		for beat, b := range blocks {
			s.first[seat*(highest+1)+beat] = len(s.states)
			for holders := 1; holders <= s.holders(seat, beat); holders++ {
				s.add(seat, beat, holders, b)
			}
		}
	}
	return s
}

// holders returns how many numbers of holders are told apart.
func (s *shape) holders(seat, beat int) int {
	return min(seat-1, solver.DistinctHolders(s.rules, beat))
}

// columnCount returns the number of columns for so many dice left. Low has one,
// to which the total is added. Beat has one for each total less the score to
// beat, and win one for each total; where the lowest score wins, all that are
// beaten share the last.
func (s *shape) columnCount(left, beat int) int {
	kept := (s.rules.Dice - left) * s.rules.MaxDieScore()
	switch {
	case s.goal.Kind == solver.KindLow:
		return 1
	case s.players > 0 && s.rules.High:
		return kept + 1
	case s.players > 0:
		return min(beat+1, kept) + 1
	case s.rules.High:
		return s.rules.MaxScore() + kept + 1
	}
	return s.rules.MaxScore() + min(1, kept) + 1
}

// sizeOf returns the number of cells that a section has, without making room for
// any.
func sizeOf(r engine.Rules, goal solver.Goal, players int) int {
	s := &shape{rules: r, goal: goal, players: players}
	cells := func(beat int) (n int) {
		for left := range r.Dice + 1 {
			n += s.columnCount(left, beat)
		}
		return n
	}
	size := cells(r.MaxScore())
	if players == 0 {
		return size
	}
	for beat := range r.MaxScore() + 1 {
		states := 0
		for seat := 2; seat <= players; seat++ {
			states += s.holders(seat, beat)
		}
		size += states * cells(beat)
	}
	return size
}

func (s *shape) newBlock(beat int) *block {
	b := &block{offset: []int{0}}
	for left := range s.rules.Dice + 1 {
		n := s.columnCount(left, beat)
		b.columns = append(b.columns, n)
		b.offset = append(b.offset, b.offset[left]+n)
	}
	return b
}

func (s *shape) add(seat, beat, holders int, b *block) {
	s.states = append(s.states, stateShape{seat, beat, holders, b, s.cellCount, s.choiceCount, s.endingCount})
	cells := b.offset[len(b.columns)]
	s.cellCount += cells
	s.choiceCount += cells - b.columns[0]
	if s.players > 0 {
		s.endingCount += b.columns[0]
	}
}

// locate returns the state and the column that stand for a position, which must
// have passed [solver.CheckValued].
func (s *shape) locate(pos engine.Position) (state *stateShape, column int) {
	highest := s.rules.MaxScore()
	switch {
	case s.goal.Kind == solver.KindLow:
		return &s.states[0], 0
	case s.players == 0 && s.rules.High:
		return &s.states[0], pos.Total - pos.ScoreToBeat + highest
	case s.players == 0:
		return &s.states[0], min(pos.Total-pos.ScoreToBeat, 1) + highest
	case pos.Seat == 1:
		return &s.states[0], pos.Total
	}
	holders := min(pos.Holders, s.holders(pos.Seat, pos.ScoreToBeat))
	state = &s.states[s.first[pos.Seat*(highest+1)+pos.ScoreToBeat]+holders-1]
	if s.rules.High {
		return state, pos.Total
	}
	return state, min(pos.Total, pos.ScoreToBeat+1)
}

// position returns a position that a column stands for: one to value, not always
// one that play leads to.
func (s *shape) position(state *stateShape, left, column int) engine.Position {
	pos := engine.Position{Left: left, Round: 1}
	switch {
	case s.players > 0:
		pos.Players, pos.Seat, pos.ScoreToBeat, pos.Holders = s.players, state.seat, state.beat, state.holders
		pos.Total = column
	case s.goal.Kind == solver.KindBeat:
		pos.Total = max(0, column-s.rules.MaxScore())
		pos.ScoreToBeat = pos.Total - column + s.rules.MaxScore()
	}
	return pos
}
