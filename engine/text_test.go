package engine_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
)

// message is what a translation needs of a text or an error.
type message interface {
	Message() (format string, args []any)
}

// An error says and wraps what fmt.Errorf says and wraps, and keeps how it was
// made.
func TestErrorf(t *testing.T) {
	for name, c := range map[string]struct {
		format string
		args   []any
	}{
		"nothing wrapped": {"%d dice", []any{3}},
		"one wrapped":     {"%w: dice=%d", []any{engine.ErrRules, 0}},
		"two wrapped":     {"%w: %w", []any{engine.ErrRules, engine.ErrRoll}},
	} {
		t.Run(name, func(t *testing.T) {
			err := engine.Errorf(c.format, c.args...)
			require.EqualError(t, err, fmt.Errorf(c.format, c.args...).Error())
			for _, arg := range c.args {
				if wrapped, ok := arg.(error); ok {
					require.ErrorIs(t, err, wrapped)
				}
			}
			require.NotErrorIs(t, err, engine.ErrSequence)
			var m message
			require.ErrorAs(t, err, &m)
			format, args := m.Message()
			assert.Equal(t, c.format, format)
			assert.Equal(t, c.args, args)
		})
	}
}

func TestText(t *testing.T) {
	text := engine.Textf("%d of %s", 3, "4")
	assert.Equal(t, "3 of 4", text.String())
	assert.Equal(t, "3 of 4", fmt.Sprint(text))
	format, args := text.Message()
	assert.Equal(t, "%d of %s", format)
	assert.Equal(t, []any{3, "4"}, args)
	assert.Empty(t, engine.Text{}.String())
}

// A text about a number has one name, whatever the number.
func TestCounted(t *testing.T) {
	for n, want := range map[int]string{0: "0 dice", 1: "1 die", 2: "2 dice", 21: "21 dice"} {
		text := engine.Counted(n, "%d die", "%d dice")
		assert.Equal(t, want, text.String())
		format, args := text.Message()
		assert.Equal(t, "%d dice", format)
		assert.Equal(t, []any{n}, args)
	}
}

// Every error of the package can be translated: those about positions name the
// field apart from the problem.
func TestPositionErrorMessage(t *testing.T) {
	pos := engine.Opening(engine.ThreesAway(), 1)
	err := pos.Validate(engine.ThreesAway())
	wrong, ok := errors.AsType[*engine.PositionError](err)
	require.True(t, ok)
	format, args := wrong.Message()
	assert.Equal(t, wrong.Error(), fmt.Sprintf(format, args...))
	problem, _ := wrong.Problem.Message()
	assert.Equal(t, "%d: must be 2 to %d", problem)
}

func ExampleErrorf() {
	err := engine.Rules{}.Validate()
	var m interface {
		Message() (format string, args []any)
	}
	if errors.As(err, &m) {
		format, args := m.Message()
		fmt.Println(err)
		fmt.Println(format, len(args))
	}
	// Output:
	// invalid rules: dice=0: must be 1 to 20
	// %w: dice=%d: must be 1 to %d 3
}
