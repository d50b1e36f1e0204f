package solver

import (
	"math/big"
	"slices"

	"threesaway/engine"
)

// Tempting is why a player would be tempted to take another option than the best.
type Tempting string

// What tempts, in the order in which one is named of several that are as close.
const (
	// TemptingMore is to keep one die more: of the others the one that scores best.
	TemptingMore Tempting = "one-more"
	// TemptingFewer is to keep one die fewer: all but the one that scores worst.
	TemptingFewer Tempting = "one-fewer"
	// TemptingStop is to keep all dice, which ends the turn.
	TemptingStop Tempting = "stop"
	// TemptingThumb is what the rule of thumb says, [ThreesElseLowest].
	TemptingThumb Tempting = "rule-of-thumb"
	// TemptingPass is to keep none, where the rules allow it.
	TemptingPass Tempting = "pass"
	// TemptingKeep is to keep dice where the best is to pass.
	TemptingKeep Tempting = "keep"
	// TemptingLeave is to leave the dice as they lie where the best is to turn some
	// or all over.
	TemptingLeave Tempting = "leave"
	// TemptingOther is none of these: the next best option.
	TemptingOther Tempting = "next-best"
)

// Explanation says why the best option is better than the one that a player would
// be tempted to take. Differences are those of the best option less the other.
type Explanation struct {
	// Best and Alternative are the two options.
	Best, Alternative Option
	// Tempting is why the alternative suggests itself.
	Tempting Tempting
	// Gain is what the best option is better by, in the goal's unit; never negative.
	Gain float64
	// Win, Tie and Lose are the differences in how the round ends; 0 for low.
	Win, Tie, Lose float64
	// Mean is the difference of the expected final total, in pips.
	Mean float64
	// Bust is the difference of the probability of a final score that is worse than
	// the score to beat, or where there is none, above the ceiling; 0 without
	// either.
	Bust float64
	// Perfect and Moon are the differences of the probabilities of a perfect score
	// and of a moon.
	Perfect, Moon float64
}

// Explain compares the best option of an advice with the one that a player would
// be tempted to take: where dice are turned over, or the throw is passed, the best
// one without that; else the one that gives up least of one die more or fewer,
// stopping, passing, and the rule of thumb. It returns nil where there is only one
// option, or none. The solution is the one that the advice is of.
func Explain(s Solution, a *Advice) (*Explanation, error) {
	best := a.Best()
	if best.Score == nil {
		return nil, nil
	}
	if best.Decision.Over {
		left, err := a.unturned(s)
		if err != nil {
			return nil, err
		}
		return a.compare(TemptingLeave, left), nil
	}
	if len(a.Options) < 2 {
		return nil, nil
	}
	others := a.Options[1:]
	first := func(wanted func(Option) bool) int { return slices.IndexFunc(others, wanted) }
	switch {
	case best.Decision.Passes():
		if i := first(func(o Option) bool { return !o.Decision.Passes() && o.Decision.Turned.Len() == 0 }); i >= 0 {
			return a.compare(TemptingKeep, others[i]), nil
		}
	case best.Decision.Turned.Len() > 0:
		if i := first(func(o Option) bool { return o.Decision.Turned.Len() == 0 }); i >= 0 {
			return a.compare(TemptingLeave, others[i]), nil
		}
	}
	// The options are in order of what they give up.
	at, why := 0, TemptingOther
	for _, t := range a.tempting() {
		i := first(func(o Option) bool { return o.Decision == t.decision })
		if i < 0 {
			continue
		}
		if why == TemptingOther || others[i].Loss < others[at].Loss {
			at, why = i, t.why
		}
	}
	return a.compare(why, others[at]), nil
}

// temptation is a decision that suggests itself.
type temptation struct {
	why      Tempting
	decision engine.Decision
}

// tempting lists the decisions that suggest themselves beside the best, legal or
// not.
func (a *Advice) tempting() []temptation {
	best := a.Best().Decision
	lies := a.rules.TurnOver(a.Roll, best.Turned)
	var list []temptation
	add := func(why Tempting, k engine.Keep) {
		list = append(list, temptation{why, engine.Decision{Turned: best.Turned, Keep: k}})
	}
	kept, thrown := engine.Face(0), engine.Face(0) // the worst die kept, the best one thrown again
	for f := engine.Face(1); int(f) <= a.rules.Sides; f++ {
		if best.Keep.Count(f) > 0 && (kept == 0 || a.rules.Better(a.rules.Score(kept), a.rules.Score(f))) {
			kept = f
		}
		if lies.Count(f) > best.Keep.Count(f) && (thrown == 0 || a.rules.Better(a.rules.Score(f), a.rules.Score(thrown))) {
			thrown = f
		}
	}
	if die, err := engine.NewKeep(thrown); err == nil { // 0 is no face
		if more, err := best.Keep.With(die); err == nil {
			add(TemptingMore, more)
		}
	}
	if kept > 0 {
		faces := best.Keep.Faces()
		i := slices.Index(faces, kept)
		if fewer, err := engine.NewKeep(slices.Delete(faces, i, i+1)...); err == nil && fewer.Len() > 0 {
			add(TemptingFewer, fewer)
		}
	}
	add(TemptingStop, lies.All())
	if thumb, err := ThreesElseLowest(a.rules).Decide(a.Position, lies); err == nil && !a.rules.High {
		add(TemptingThumb, thumb.Keep)
	}
	return append(list, temptation{TemptingPass, engine.Decision{}})
}

// unturned returns the best option, which turns all dice over at the end, without
// that.
func (a *Advice) unturned(s Solution) (Option, error) {
	d := a.Best().Decision
	d.Over = false
	to := a.Position.After(a.rules, a.Roll, d)
	o := Option{Decision: d}
	var err error
	if o.Value, err = s.Value(to); err != nil {
		return o, err
	}
	o.Loss = max(0, a.Goal.gain(a.rules, a.Best().Value, o.Value))
	if o.Score, err = newSpreader(a.rules, s).scores(to); err != nil {
		return o, err
	}
	if round, ok := s.(RoundSolution); ok {
		o.Ending, err = meanEnding(round, to, o.Score)
	}
	return o, err
}

// compare sets the best option beside another.
func (a *Advice) compare(why Tempting, o Option) *Explanation {
	best := a.Best()
	e := &Explanation{Best: best, Alternative: o, Tempting: why, Gain: o.Loss}
	if a.Goal.Kind != KindLow {
		e.Win = best.Ending.Win - o.Ending.Win
		e.Tie = best.Ending.Tie - o.Ending.Tie
		e.Lose = best.Ending.Lose() - o.Ending.Lose()
	}
	e.Mean = difference(best.Score, o.Score, func(d *Distribution) float64 { return nearestFloat(d.Mean()) })
	e.Bust = difference(best.Score, o.Score, a.Bust)
	e.Perfect = difference(best.Score, o.Score, a.Perfect)
	e.Moon = difference(best.Score, o.Score, func(d *Distribution) float64 { return nearestFloat(d.Moon()) })
	return e
}

// nearestFloat returns the float64 closest to a fraction.
func nearestFloat(r *big.Rat) float64 {
	f, _ := r.Float64()
	return f
}

func difference(a, b *Distribution, of func(*Distribution) float64) float64 { return of(a) - of(b) }

// Bust returns the probability of a final score that is worse than the score to
// beat of the position, or where there is none, above the ceiling; 0 without
// either.
func (a *Advice) Bust(scores *Distribution) float64 {
	beat := a.Position.ScoreToBeat
	ceiling, limited := a.Ceiling()
	switch {
	case a.Goal.Kind == KindLow:
		return 0
	case beat != engine.NoScore && a.rules.High:
		return nearestFloat(scores.Below(beat))
	case beat != engine.NoScore:
		return nearestFloat(scores.Above(beat))
	case limited:
		return nearestFloat(scores.Above(ceiling))
	}
	return 0
}

// Perfect returns the probability of a perfect score.
func (a *Advice) Perfect(scores *Distribution) float64 {
	perfect := 0
	if a.rules.High {
		perfect = a.rules.MaxScore()
	}
	return nearestFloat(scores.P(perfect))
}
