package coach

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"threesaway/engine"
	"threesaway/evening"
	"threesaway/record"
	"threesaway/solver"
	"threesaway/texts"
)

// Coach answers requests, one at a time. It keeps what it has solved, and the evening
// that is open.
type Coach struct {
	p        texts.Printer
	advisors map[solver.Goal]*evening.Advisor
	turns    map[solver.Goal]solver.Solution // the last one of each goal of a turn alone
	session  *session
}

// New returns a Coach that speaks English and has no evening open.
func New() *Coach {
	c := &Coach{advisors: map[solver.Goal]*evening.Advisor{}, turns: map[solver.Goal]solver.Solution{}}
	for _, goal := range []solver.Goal{solver.Win(), solver.Money()} {
		c.advisors[goal], _ = evening.NewAdvisor(goal, nil) // a goal of whole games
	}
	return c
}

// method answers a request of one kind, whose parameters are JSON.
type method func(c *Coach, params []byte) (any, error)

// methods are all kinds of requests, by name.
var methods = map[string]method{
	"language": handle((*Coach).language),
	"menu":     handle((*Coach).menu),
	"rules":    handle((*Coach).rules),
	"solve":    handle((*Coach).solve),
	"advise":   handle((*Coach).advise),
	"odds":     handle((*Coach).odds),
	"scores":   handle((*Coach).scores),
	"chances":  handle((*Coach).chances),
	"review":   handle((*Coach).review),
	"check":    handle((*Coach).check),
	"open":     handle((*Coach).open),
	"begin":    handle((*Coach).begin),
	"answer":   handle((*Coach).answer),
	"decide":   handle((*Coach).decide),
	"perfect":  handle((*Coach).perfect),
	"undo":     handle((*Coach).undo),
	"view":     handle((*Coach).view),
	"advice":   handle((*Coach).advice),
	"record":   handle((*Coach).record),
}

// handle makes a method of a function that takes its parameters read.
func handle[P any](f func(c *Coach, params P) (any, error)) method {
	return func(c *Coach, params []byte) (any, error) {
		var p P
		d := json.NewDecoder(bytes.NewReader(params))
		d.DisallowUnknownFields()
		if err := d.Decode(&p); err != nil {
			if _, ours := err.(interface{ Message() (string, []any) }); ours {
				return nil, err
			}
			return nil, engine.Errorf("%w: %w", ErrRequest, err)
		}
		return f(c, p)
	}
}

// none is what a request that takes no parameters has: an empty object.
type none struct{}

// ErrRequest marks a request that cannot be read or that nothing answers.
var ErrRequest = errors.New("invalid request")

// Fault is what a request has failed with.
type Fault struct {
	// Message says what is wrong, in the language that was asked for last.
	Message string `json:"message"`
	// Line and Column are where in a record or a position it is, from 1.
	Line   int `json:"line,omitempty"`
	Column int `json:"column,omitempty"`
	// Field is what the fault is about, of a request with several answers: players,
	// rules, ante or advised.
	Field string `json:"field,omitempty"`
	// Internal says that the program is at fault.
	Internal bool `json:"internal,omitempty"`
}

// reply is what a request is answered by: one of the two.
type reply struct {
	Result any    `json:"result,omitempty"`
	Fault  *Fault `json:"fault,omitempty"`
}

// Call answers a request: the name of a method and its parameters as JSON. The answer
// is a JSON object with result or fault. It never panics: a fault of the program is
// told as such, and the coach can be asked on.
func (c *Coach) Call(name, params string) (answer string) {
	defer func() {
		if r := recover(); r != nil {
			answer = encode(reply{Fault: &Fault{Message: fmt.Sprintf("%s: internal fault: %v", name, r), Internal: true}})
		}
	}()
	m, ok := methods[name]
	if !ok {
		return encode(reply{Fault: c.fault(engine.Errorf("%w: no method %q", ErrRequest, name))})
	}
	result, err := m(c, []byte(params))
	if err != nil {
		return encode(reply{Fault: c.fault(err)})
	}
	return encode(reply{Result: result})
}

// encode writes a reply; it panics on what no JSON has, which Call tells.
func encode(r reply) string {
	text, err := json.Marshal(r)
	if err != nil {
		panic(err)
	}
	return string(text)
}

// fault tells an error.
func (c *Coach) fault(err error) *Fault {
	f := &Fault{Message: c.p.Error(err)}
	if at, ok := errors.AsType[*record.Error](err); ok {
		f.Line, f.Column = at.Line, at.Column
	}
	if at, ok := errors.AsType[*engine.NotationError](err); ok {
		f.Column = at.Column
	}
	if of, ok := errors.AsType[*evening.StageError](err); ok {
		f.Field = fields[of.Stage]
	} else if errors.Is(err, engine.ErrRules) {
		f.Field = "rules"
	}
	return f
}

// fields are the names of the answers that set a game up.
var fields = map[evening.Stage]string{evening.Players: "players", evening.Rules: "rules", evening.Ante: "ante", evening.Advised: "advised"}
