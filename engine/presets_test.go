package engine_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

func TestStandardGameIsThatOfTheSheet(t *testing.T) {
	// RULES.md, the value named first of every option.
	assert.Equal(t, engine.Rules{
		Dice: 5, Sides: 6, Away: 3,
		Bottoms: engine.BottomsOff, Progressive: engine.ProgressiveOff,
		Ties: engine.TiesAll, ZeroAnte: 1, TieAnte: 1, TiePayers: engine.TiePayersIn,
		Cutoff: true, Moon: engine.MoonOff,
	}, engine.ThreesAway())
}

func TestPresetsAreValidAndFoundByName(t *testing.T) {
	names := engine.Presets()
	require.NotEmpty(t, names)
	assert.Equal(t, "threes-away", names[0])
	for _, name := range names {
		r, err := engine.Preset(name)
		require.NoError(t, err, name)
		require.NoError(t, r.Validate(), name)
		assert.Equal(t, name, r.Describe(), "a preset is described by its name")
	}
	standard, err := engine.Preset("threes-away")
	require.NoError(t, err)
	assert.Equal(t, engine.ThreesAway(), standard)
}

func TestUnknownPresetIsRefusedWithTheKnownOnes(t *testing.T) {
	for _, name := range []string{"", "fours-away", "Threes-Away", " threes-away"} {
		r, err := engine.Preset(name)
		require.ErrorIs(t, err, engine.ErrRules)
		for _, known := range engine.Presets() {
			assert.ErrorContains(t, err, known)
		}
		assert.Equal(t, engine.Rules{}, r)
	}
}

func TestPresetListIsACopy(t *testing.T) {
	engine.Presets()[0] = "changed"
	assert.Equal(t, "threes-away", engine.Presets()[0])
}
