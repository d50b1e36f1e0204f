package solver

import "threesaway/engine"

// Footprint returns about how many bytes of memory a proven solution of a goal takes,
// for 2 up to so many players: see [Proven]. It is computed from the sizes of what is
// kept, without solving anything, and is meant to be rather too much: solutions that
// need large integers for a few choices only are counted as if they did for all. For
// money the goal win is not part of it, and so many games are asked about.
func (t *Turn) Footprint(goal Goal, players, games int) int {
	grid := t.gridBytes(func(n node) int { return len(n.tallies) })
	switch goal.Kind {
	case KindLow:
		return grid
	case KindBeat:
		// With bottoms=turn or moon=turn there is a grid for each score.
		if t.both() || t.rules.Moon == engine.MoonTurn {
			return (t.maxScore + 1) * grid
		}
		return t.gridBytes(func(n node) int { return t.maxScore + 1 + (t.dice-n.dice)*t.rules.MaxDieScore() })
	default:
	}
	rounds := make([]int, t.maxScore+1) // by ceiling
	for _, ceiling := range t.ceilings {
		rounds[ceiling]++
	}
	size, largest := 0.0, 0.0 // can be more than an integer holds
	for n := 2; n <= min(players, engine.MaxPlayers); n++ {
		for ceiling, times := range rounds {
			if times == 0 {
				continue
			}
			states := float64(t.stateCount(n, ceiling))
			rough := float64(states * float64(grid+t.stateBytes(n))) // no fused multiply-adds
			if goal.Kind == KindMoney {                              // games are solved in one round of each kind
				size += rough
				largest = max(largest, rough)
			} else {
				size += float64(float64(times) * (rough + float64(states*float64(t.proofBytes(n)))))
			}
		}
	}
	if goal.Kind == KindMoney {
		const gameBytes = 1024 // some are solved that nobody asks about
		size += largest + min(roundMemory, float64(float64(games)*largest)) + float64(float64(games)*gameBytes)
	}
	return int(min(size, 1<<60))
}

// OptionBytes returns about how many bytes the compiled turn takes: its rolls, and the
// decisions about them.
func (t *Turn) OptionBytes() int {
	const rollBytes, optionBytes = 160, 24
	size := 0
	for _, n := range t.order {
		dice := t.nodes[n].dice
		rolls := engine.RollCount(dice, t.rules.Sides)
		size += rolls * (rollBytes + optionBytes*t.optionsOf(dice))
	}
	return size
}

// optionsOf returns about how many options a roll of so many dice has.
func (t *Turn) optionsOf(dice int) int {
	if lowestDo(t.rules) {
		return dice
	}
	// No more are listed than places they can lead to.
	return min(decisionsAbout(t.rules, dice), len(t.nodes)*t.stride)
}

// gridBytes returns the bytes of a grid with so many tallies in each node.
func (t *Turn) gridBytes(tallies func(node) int) int {
	size := 8 * len(t.nodes) * t.stride
	for _, n := range t.order {
		size += 2 * tallies(t.nodes[n]) * engine.RollCount(t.nodes[n].dice, t.rules.Sides)
	}
	return size
}

// stateCount returns the number of states of a round.
func (t *Turn) stateCount(players, ceiling int) int {
	ceiling = min(ceiling, t.maxScore)
	states := 1
	if ceiling < t.maxScore {
		states = players
	}
	for beat := range ceiling + 1 {
		// As many as there are seats before, but no more than make a difference.
		most := min(players-1, DistinctHolders(t.rules, beat))
		states += most*(most+1)/2 + (players-1-most)*most
	}
	return states
}

// stateBytes returns the bytes of a state in floating point, without its grid.
func (t *Turn) stateBytes(players int) int {
	const stateSize, resultSize, arcSize = 512, 48, 32
	return stateSize + t.results()*(resultSize+arcSize/2) + 8*t.outcomes(players).width()
}

// proofBytes returns the bytes that the proof of a state leaves behind.
func (t *Turn) proofBytes(players int) int {
	const stateSize, integerSize = 512, 56
	words := t.unit().BitLen()/64 + 1
	return stateSize + t.results()*(integerSize+8*words) + t.outcomes(players).width()*(integerSize+8*words*players)
}
