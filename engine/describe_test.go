package engine_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"

	"threesaway/engine"
)

func TestOptionsTakeTheirWords(t *testing.T) {
	for _, o := range engine.Options() {
		for _, word := range o.Words {
			r := engine.ThreesAway()
			assert.NoError(t, r.Set(o.Key+"="+word))
		}
		if _, err := strconv.Atoi(o.Default); err != nil {
			assert.Contains(t, o.Words, o.Default, o.Key)
		}
		r := engine.ThreesAway()
		assert.Error(t, r.Set(o.Key+"=other"), "there is no word but those")
	}
	engine.Options()[3].Words[0] = "changed"
	assert.Equal(t, "off", engine.Options()[3].Words[0], "what is returned is the caller's")
}
