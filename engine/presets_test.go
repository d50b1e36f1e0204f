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

func TestPresetsSpelledOut(t *testing.T) {
	// What each is said to be, as settings of the standard game.
	tests := map[string]struct {
		rules    engine.Rules
		settings string
	}{
		"threes-away":      {engine.ThreesAway(), ""},
		"threes":           {engine.Threes(), "ties=tied tie_payers=tied zero_ante=0 moon=throw"},
		"threes-away-high": {engine.ThreesAwayHigh(), "high=true"},
		"tripps":           {engine.Tripps(), "ties=split zero_ante=0"},
	}
	assert.Len(t, engine.Presets(), len(tests))
	for name, tt := range tests {
		assert.Equal(t, rulesOf(t, tt.settings), tt.rules, name)
		preset, err := engine.Preset(name)
		require.NoError(t, err)
		assert.Equal(t, tt.rules, preset, name)
		assert.Contains(t, engine.Presets(), name)
	}
}

func TestPresetsAreValidAndFoundByName(t *testing.T) {
	names, abouts, rules := map[string]bool{}, map[string]bool{}, map[engine.Rules]bool{}
	require.NotEmpty(t, engine.Presets())
	assert.Equal(t, "threes-away", engine.Presets()[0])
	for _, name := range engine.Presets() {
		r, err := engine.Preset(name)
		require.NoError(t, err, name)
		require.NoError(t, r.Validate(), name)
		assert.Equal(t, name, r.Describe(), "a preset is described by its name")
		assert.NotContains(t, name, "=", "a name is no setting")
		read, err := engine.ParseRules(name)
		require.NoError(t, err, name)
		assert.Equal(t, r, read, name)
		assert.NotEmpty(t, engine.AboutPreset(name), name)
		names[name], abouts[engine.AboutPreset(name)], rules[r] = true, true, true
	}
	assert.Len(t, names, len(engine.Presets()), "a name stands for one preset")
	assert.Len(t, abouts, len(names))
	assert.Len(t, rules, len(names), "no two presets are the same rules")
	assert.Empty(t, engine.AboutPreset("fours-away"))
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
