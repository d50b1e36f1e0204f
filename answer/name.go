package answer

import (
	"threesaway/engine"
	"threesaway/texts"
)

// Name names a decision in few words.
func Name(p texts.Printer, r engine.Rules, d engine.Decision) string {
	name := d.Keep.String()
	if d.Passes() {
		name = p.Text("options.none", nil)
	}
	args := texts.Args{"keep": name, "dice": d.Turned}
	switch {
	case d.Over:
		return p.Text("options.all-over", args)
	case d.Turned.Len() > 0 && r.Bottoms == engine.BottomsThrow:
		return p.Text("options.throw-over", args)
	case d.Turned.Len() > 0:
		return p.Text("options.dice-over", args)
	}
	return name
}
