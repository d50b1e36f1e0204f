package solver

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A round takes as much memory as it is said to, once all its states have been asked
// about; headers and arcs apart, which are few beside it.
func TestRoundsTakeTheMemoryThatTheySay(t *testing.T) {
	for _, text := range []string{"dice=2", "dice=3 ties=tied", "dice=2 progressive=2,4", "dice=2 moon=turn", "dice=2 bottoms=turn"} {
		turn := turnOf(t, text)
		w, err := turn.Win(3)
		require.NoError(t, err)
		r := w.games[3][0].round
		size := 0
		for _, s := range r.order {
			g := r.grid(s)
			for _, choices := range g.choice {
				size += 2 * len(choices)
			}
			size += 8 * (len(g.values) + len(s.worth) + len(s.outcomes))
			size += 16 * len(r.endings(s))
			size += 4 * (len(s.arcOf) + len(s.solved.class))
		}
		assert.Equal(t, size, r.size(), text)
	}
}
