package solver

import (
	"errors"
	"math"

	"threesaway/engine"
)

// Appraise values options as [Appraiser] says.
func (s lowSolution) Appraise(pos engine.Position, roll engine.Roll, options []Option) (engine.Decision, error) {
	best, err := s.Decide(pos, roll)
	if err != nil {
		return best, err
	}
	if s.rough != nil {
		return best, valueEach(s, pos, roll, options)
	}
	r, values := &s.turn.rules, s.exact().values
	for i := range options {
		o := &options[i]
		total := float64(pos.Total + r.KeepTotal(o.Decision.Keep))
		if r.High {
			o.Value = total + values[o.ThrowAgain*s.turn.stride]
		} else {
			o.Value = total - values[o.ThrowAgain*s.turn.stride]
		}
	}
	return best, nil
}

func (s lowSolution) ranked(_ engine.Position, options []Option) bool {
	return s.rough == nil && s.exact().exact.distinct() || apart(options, 4*nearWin)
}

// Appraise values options as [Appraiser] says.
func (s *beatSolution) Appraise(pos engine.Position, roll engine.Roll, options []Option) (engine.Decision, error) {
	best, err := s.Decide(pos, roll)
	if err != nil {
		return best, err
	}
	if !s.shared() {
		return best, valueEach(s, pos, roll, options)
	}
	g, _, tally, _, err := s.find(pos)
	if err != nil {
		return best, err
	}
	for i := range options {
		o := &options[i]
		add := s.turn.rules.KeepTotal(o.Decision.Keep)
		o.Value = g.values[o.ThrowAgain*s.turn.stride+tally+add]
		if o.ThrowAgain == 0 {
			num, den := s.final(engine.Position{Total: pos.Total + add, ScoreToBeat: pos.ScoreToBeat})
			o.Value = nearest(num, den)
		}
	}
	return best, nil
}

func (s *beatSolution) ranked(pos engine.Position, options []Option) bool {
	if s.rough == nil {
		if g, _, _, _, err := s.find(pos); err == nil && g.exact.distinct() {
			return true
		}
	}
	return apart(options, 4*nearWin)
}

// Appraise values options as [Appraiser] says.
func (s *WinSolution) Appraise(pos engine.Position, roll engine.Roll, options []Option) (engine.Decision, error) {
	if err := CheckDecision(s.turn.rules, Win(), pos, roll); err != nil {
		return engine.Decision{}, err
	}
	f, err := s.findChecked(pos)
	if err != nil {
		return engine.Decision{}, err
	}
	f.appraise(pos.Total, options)
	return f.decide(roll)
}

func (s *WinSolution) ranked(pos engine.Position, options []Option) bool {
	f, err := s.find(pos)
	if err != nil {
		return false
	}
	for i := 2; i < len(options); i++ {
		a, b := &options[i-1], &options[i]
		if !near(a, b, f.round.near) {
			continue
		}
		sign, err := s.compare(f, pos, a, b)
		if errors.Is(err, ErrInexact) {
			return true // what is rounded is all there is
		}
		// Equal ones are in the order of preference if they lose the same.
		if err != nil || sign < 0 || sign == 0 && a.Loss != b.Loss {
			return false
		}
	}
	return true
}

// compare compares two options of a position, which is found, exactly. It fails as
// [WinSolution.ExactValue] does.
func (s *WinSolution) compare(f found, pos engine.Position, a, b *Option) (sign int, err error) {
	r := &s.turn.rules
	x, y := pos.Total+r.KeepTotal(a.Decision.Keep), pos.Total+r.KeepTotal(b.Decision.Keep)
	if a.ThrowAgain == b.ThrowAgain && x == y || f.level(a.ThrowAgain, x, b.ThrowAgain, y) {
		return 0, nil
	}
	game, err := s.proven(f.game)
	if err != nil {
		return 0, err
	}
	values := game.turns[f.state.id]().values
	return values[a.ThrowAgain*s.turn.stride+x].Cmp(values[b.ThrowAgain*s.turn.stride+y]), nil
}

// level reports whether all that can follow two places is worth the same.
func (f *found) level(dice, total, otherDice, otherTotal int) bool {
	r, class := &f.round.turn.rules, f.state.solved.class
	least, most := r.MinDieScore(), r.MaxDieScore()
	all := class[total+dice*least] // classes never fall with the result
	return r.Moon == engine.MoonOff && all == class[total+dice*most] &&
		all == class[otherTotal+otherDice*least] && all == class[otherTotal+otherDice*most]
}

// Appraise values options as [Appraiser] says.
func (s *MoneySolution) Appraise(pos engine.Position, roll engine.Roll, options []Option) (engine.Decision, error) {
	if err := CheckDecision(s.turn.rules, Money(), pos, roll); err != nil {
		return engine.Decision{}, err
	}
	f, zeros, err := s.find(pos)
	if err != nil {
		return engine.Decision{}, err
	}
	f.appraise(pos.Total, options)
	for i := range options {
		options[i].Value += float64(zeros)
	}
	return f.round.grid(f.state).decide(f.n, f.column, roll), nil
}

// appraise values options in a state at a total.
func (f *found) appraise(before int, options []Option) {
	t, values := f.round.turn, f.round.grid(f.state).values
	for i := range options {
		o := &options[i]
		total := before + t.rules.KeepTotal(o.Decision.Keep)
		if o.ThrowAgain > 0 {
			o.Value = values[o.ThrowAgain*t.stride+total]
		} else {
			o.Value = f.state.worth[t.resultOf(engine.Position{Total: total})]
		}
	}
}

// valueEach values options one by one.
func valueEach(s Solution, pos engine.Position, roll engine.Roll, options []Option) (err error) {
	for i := range options {
		if options[i].Value, err = s.Value(pos.After(s.Rules(), roll, options[i].Decision)); err != nil {
			return err
		}
	}
	return nil
}

// distinct reports whether values that differ also do when they are rounded.
func (e *exactValues) distinct() bool {
	return e.num64 != nil && e.den.BitLen() <= 42 // values are less than 512, and so good to 2^-44
}

// apart reports whether the options behind the first, whose place is certain, are worth
// clearly less each than the one before; see near.
func apart(options []Option, share float64) bool {
	for i := 2; i < len(options); i++ {
		if near(&options[i-1], &options[i], share) {
			return false
		}
	}
	return true
}

// near reports whether rounding may have decided which of two options is worth more, as
// their values differ by no more than a share of themselves.
func near(a, b *Option, share float64) bool {
	return math.Abs(a.Value-b.Value) <= float64(share*max(math.Abs(a.Value), math.Abs(b.Value)))
}
