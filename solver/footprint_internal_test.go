package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

var footprintRules = []string{
	"dice=2", "dice=3 ties=tied", "dice=2 progressive=2,4", "dice=2 moon=turn", "dice=2 bottoms=turn", "dice=2 bottoms=die", "dice=2 bottoms=throw", "dice=2 high=true", "dice=3 bottoms=blind",
}

// gridSize returns the bytes of the values and choices of a grid.
func gridSize(g *grid) int {
	size := 8 * len(g.turn.nodes) * g.turn.stride
	for _, choices := range g.choice {
		size += 2 * len(choices)
	}
	return size
}

// The states and grids that footprints count are those that there are.
func TestFootprintsCountTheStatesAndGridsThatThereAre(t *testing.T) {
	for _, text := range footprintRules {
		turn := turnOf(t, text)
		grid := gridSize(turn.newGrid(turn.lowest()))
		assert.Equal(t, grid, turn.Footprint(Low(), 0, 0), text)
		if turn.both() || turn.rules.Moon == engine.MoonTurn {
			assert.Equal(t, (turn.maxScore+1)*grid, turn.Footprint(Beat(WeightHalf), 0, 0), text)
		}
		for players := 2; players <= 5; players++ {
			for _, ceiling := range append([]int{0, 1}, turn.ceilings...) {
				r := newRound(turn, players, ceiling, false)
				assert.Equal(t, len(r.order), turn.stateCount(players, ceiling), "%s: %d players under %d", text, players, ceiling)
			}
		}
	}
	turn := turnOf(t, "dice=2") // for beat one grid serves all scores
	s, ok := turn.Beat(WeightHalf).(*beatSolution)
	require.True(t, ok)
	g, _, _, _, err := s.find(engine.Position{Players: 2, Seat: 2, Round: 1, ScoreToBeat: 5, Holders: 1, Left: 2})
	require.NoError(t, err)
	assert.Equal(t, gridSize(g), turn.Footprint(Beat(WeightHalf), 0, 0))
}

// A solution of win is counted game by game; one of money by kinds of rounds, and so many
// games as are kept.
func TestFootprintsAddUp(t *testing.T) {
	for _, text := range footprintRules {
		turn := turnOf(t, text)
		grid := turn.Footprint(Low(), 0, 0)
		win, kinds, largest := 0, 0, 0
		for players := 2; players <= 4; players++ {
			seen := map[int]bool{}
			for _, ceiling := range turn.ceilings {
				states := turn.stateCount(players, ceiling)
				rough := states * (grid + turn.stateBytes(players))
				win += rough + states*turn.proofBytes(players)
				if !seen[ceiling] {
					kinds += rough
				}
				seen[ceiling] = true
				largest = max(largest, rough)
			}
		}
		assert.Equal(t, win, turn.Footprint(Win(), 4, 0), text)
		assert.Equal(t, kinds+largest+10*largest+10*1024, turn.Footprint(Money(), 4, 10), text)
		assert.Equal(t, kinds+largest+roundMemory+1_000_000*1024, turn.Footprint(Money(), 4, 1_000_000), text)
		assert.Equal(t, turn.Footprint(Win(), engine.MaxPlayers, 0), turn.Footprint(Win(), engine.MaxPlayers+1, 0), text)
	}
	turn := turnOf(t, "dice=2") // 14 results, 13 outcomes of four players, and a unit of one word
	require.Equal(t, 14, turn.results())
	assert.Equal(t, 512+14*(48+16)+8*13, turn.stateBytes(4))
	assert.Equal(t, 512+14*(56+8)+13*(56+8*4), turn.proofBytes(4))
	moon := turnOf(t, "dice=2 moon=turn") // with 0 to 4 perfect scores before a moon
	assert.Equal(t, 512+14*(48+16)+8*18, moon.stateBytes(4))
	large := turnOf(t, "dice=11 sides=2 away=none") // 24 results; a unit of 2^66 takes two words
	require.Equal(t, 24, large.results())
	assert.Equal(t, 512+24*(56+8*2)+13*(56+8*2*4), large.proofBytes(4))
}

// No roll has more options than are counted, and where the options are known to be as many
// as dice, just so many.
func TestFootprintsCountEnoughOptions(t *testing.T) {
	for _, text := range footprintRules {
		turn := turnOf(t, text)
		size := 0
		for _, n := range turn.order {
			dice := turn.nodes[n].dice
			l := &turn.lowest().nodes[n]
			for i := range turn.layer(dice).rolls {
				options := int(l.first[i+1] - l.first[i])
				assert.LessOrEqual(t, options, turn.optionsOf(dice), "%s: %d dice", text, dice)
			}
			size += len(turn.layer(dice).rolls) * (160 + 24*turn.optionsOf(dice))
		}
		assert.Equal(t, size, turn.OptionBytes(), text)
	}
	for text, options := range map[string]int{"dice=3": 3, "dice=3 bottoms=blind": 3, "dice=3 high=true": 8, "dice=3 bottoms=throw": 16, "dice=3 bottoms=die": 64, "dice=3 moon=turn": 8} {
		assert.Equal(t, options, turnOf(t, text).optionsOf(3), text)
	}
	turn := turnOf(t, "dice=12 sides=2 away=none bottoms=throw")
	assert.Equal(t, min(1<<13, len(turn.nodes)*turn.stride), turn.optionsOf(12))
}
