package batch

import (
	"encoding/json"
	"math"
	"strconv"

	"threesaway/engine"
	"threesaway/solver"
)

// schema is the version of the lines that are written, that of query --json. Keys
// may be added under the same number; none changes its meaning.
const schema = "1"

// answer is what a line is answered by.
type answer struct {
	line    int
	before  float64 // the value before the roll
	moon    bool    // the roll wins on the spot; there is nothing to decide
	best    engine.Decision
	again   int // dice to throw again
	value   float64
	options []solver.Option // every one, if asked for
}

// append appends the answer as JSON.
func (a *answer) append(b []byte, r engine.Rules) []byte {
	b = appendHead(b, a.line)
	b = append(b, `,"value_before":`...)
	b = appendFloat(b, a.before)
	if a.moon {
		return append(b, ",\"moon\":true}\n"...)
	}
	b = append(b, ',')
	b = appendDecision(b, &r, &a.best, a.again, a.value)
	if len(a.options) > 0 {
		b = append(b, `,"options":[`...)
		for i := range a.options {
			o := &a.options[i]
			if i > 0 {
				b = append(b, ',')
			}
			b = append(b, '{')
			b = appendDecision(b, &r, &o.Decision, o.ThrowAgain, o.Value)
			b = append(b, `,"loss":`...)
			b = appendFloat(b, o.Loss)
			b = append(b, '}')
		}
		b = append(b, ']')
	}
	return append(b, "}\n"...)
}

// appendHead appends the beginning of an object.
func appendHead(b []byte, line int) []byte {
	b = append(b, `{"schema":`+schema+`,"line":`...)
	return strconv.AppendInt(b, int64(line), 10)
}

// appendDecision appends a decision and what it is worth.
func appendDecision(b []byte, r *engine.Rules, d *engine.Decision, again int, value float64) []byte {
	b = append(b, `"keep":`...)
	b = appendFaces(b, r, &d.Keep)
	b = append(b, `,"throw_again":`...)
	b = strconv.AppendInt(b, int64(again), 10)
	b = append(b, `,"value":`...)
	b = appendFloat(b, value)
	if d.Turned.Len() > 0 {
		b = append(b, `,"turn_over":`...)
		b = appendFaces(b, r, &d.Turned)
	}
	if d.Passes() {
		b = append(b, `,"pass":true`...)
	}
	if d.Over {
		b = append(b, `,"turn_over_all":true`...)
	}
	return b
}

// appendFaces appends dice as a list of faces.
func appendFaces(b []byte, r *engine.Rules, k *engine.Keep) []byte {
	b = append(b, '[')
	first := true
	for f := engine.Face(1); int(f) <= r.Sides; f++ {
		for range k.Count(f) {
			if !first {
				b = append(b, ',')
			}
			first = false
			b = strconv.AppendInt(b, int64(f), 10)
		}
	}
	return append(b, ']')
}

// appendFloat appends a number as encoding/json writes it: the shortest decimal
// that gives back the float64.
func appendFloat(b []byte, f float64) []byte {
	abs := math.Abs(f)
	if abs == 0 || abs >= 1e-6 && abs < 1e21 {
		return strconv.AppendFloat(b, f, 'f', -1, 64)
	}
	b = strconv.AppendFloat(b, f, 'e', -1, 64)
	if n := len(b); n >= 4 && b[n-4] == 'e' && b[n-3] == '-' && b[n-2] == '0' {
		b[n-2] = b[n-1] // e-09 is written e-9
		b = b[:n-1]
	}
	return b
}

// appendFault appends what is wrong with a line.
func appendFault(b []byte, line int, fault *engine.NotationError) []byte {
	b = appendHead(b, line)
	b = append(b, `,"column":`...)
	b = strconv.AppendInt(b, int64(fault.Column), 10)
	b = append(b, `,"error":`...)
	text, _ := json.Marshal(fault.Err.Error()) // a text always has its JSON
	b = append(b, text...)
	return append(b, "}\n"...)
}
