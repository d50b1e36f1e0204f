package answer

import (
	"math"
	"strings"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/texts"
)

// explanationWords says why the best option is best.
type explanationWords struct {
	texts.Printer
	answer *Answer
	*solver.Explanation
}

// Why says in a sentence or two why the best option is best.
func (a *Answer) Why(p texts.Printer) string {
	if a.Explanation == nil {
		return p.Text("explain.only", nil)
	}
	w := explanationWords{p, a, a.Explanation}
	what := w.alternative()
	if w.Gain <= 1e-12 {
		return p.Text("explain.equal", texts.Args{"what": what})
	}
	args := texts.Args{"what": what, "price": Price(p, a.Advice.Goal, w.Gain)}
	if a.Advice.Goal.Kind == solver.KindWin {
		args["price"] = p.Text("price.of-pot", texts.Args{"price": args["price"]})
	}
	why := w.reasons()
	if len(why) == 0 {
		return p.Text("explain.gives-up", args)
	}
	args["why"] = strings.Join(why, "; ")
	return p.Text("explain.gives-up-why", args)
}

// alternative names the option that a player would be tempted to take.
func (w explanationWords) alternative() string {
	d := w.Alternative.Decision
	args := texts.Args{
		"keep": d.Keep, "turned": d.Turned, "die": w.die(), "total": w.total(),
		"dice": w.Count("count.dice", w.Alternative.ThrowAgain),
	}
	switch {
	case w.Tempting == solver.TemptingLeave && w.Best.Decision.Over:
		return w.Text("explain.leave-all", nil)
	case w.Tempting == solver.TemptingStop, w.Tempting == solver.TemptingMore && w.Alternative.ThrowAgain == 0:
		return w.Text("explain.stop", args)
	case w.Tempting == solver.TemptingOther && d.Passes():
		return w.Text("explain.pass", nil)
	case w.Tempting == solver.TemptingOther && d.Turned.Len() > 0:
		return w.Text("explain.turn", args)
	default:
		return w.Text("explain."+string(w.Tempting), args)
	}
}

// die returns the one die that tells the two options apart, 0 for none.
func (w explanationWords) die() engine.Face {
	best, other := w.Best.Decision.Keep, w.Alternative.Decision.Keep
	for f := engine.Face(1); int(f) <= w.answer.Rules.Sides; f++ {
		if best.Count(f) != other.Count(f) {
			return f
		}
	}
	return 0
}

// total returns the total that the alternative leads to.
func (w explanationWords) total() int {
	return w.answer.Advice.Position.After(w.answer.Rules, w.answer.Advice.Roll, w.Alternative.Decision).Total
}

// seen is the least difference that is worth a word.
const seen = 0.00005

// reasons says what the options differ in.
func (w explanationWords) reasons() []string {
	r, pos, goal := w.answer.Rules, w.answer.Advice.Position, w.answer.Advice.Goal
	if goal.Kind == solver.KindLow {
		return w.sure()
	}
	wins, ties := "explain.wins", "explain.ties"
	if goal.Kind == solver.KindBeat {
		wins, ties = "explain.beats", "explain.equals"
	}
	var list []string
	add := func(key string, difference, other, best float64) {
		if math.Abs(difference) >= seen {
			list = append(list, w.Text(key, texts.Args{
				"score": pos.ScoreToBeat, "antes": r.ZeroAnte, "other": Percent(w.Printer, other), "best": Percent(w.Printer, best),
			}))
		}
	}
	add(wins, w.Win, w.Alternative.Ending.Win, w.Best.Ending.Win)
	add(ties, w.Tie, w.Alternative.Ending.Tie, w.Best.Ending.Tie)
	if math.Abs(w.Bust) >= seen && goal.Kind != solver.KindBeat {
		list = append(list, w.bust())
	}
	if perfect := w.answer.Advice.Perfect; goal.Kind == solver.KindMoney && r.ZeroAnte > 0 {
		add("explain.perfect", w.Perfect, perfect(w.Alternative.Score), perfect(w.Best.Score))
	}
	add("explain.moon", w.Moon, *Float(w.Alternative.Score.Moon()), *Float(w.Best.Score.Moon()))
	return list
}

// bust compares the probabilities of a score that is worse than what there is to
// beat.
func (w explanationWords) bust() string {
	a := w.answer.Advice
	args := texts.Args{
		"score": a.Position.ScoreToBeat, "other": Percent(w.Printer, a.Bust(w.Alternative.Score)), "best": Percent(w.Printer, a.Bust(w.Best.Score)),
	}
	ceiling, _ := a.Ceiling()
	switch {
	case a.Position.ScoreToBeat == engine.NoScore:
		args["score"] = ceiling
		return w.Text("explain.above", args)
	case w.answer.Rules.High:
		return w.Text("explain.below", args)
	}
	return w.Text("explain.above", args)
}

// sure compares, for the goal low, a die that is kept with the same die thrown
// again.
func (w explanationWords) sure() []string {
	r := w.answer.Rules
	if w.Tempting != solver.TemptingMore && w.Tempting != solver.TemptingFewer || r.Bottoms == engine.BottomsTurn {
		return nil
	}
	more, fewer := w.Alternative, w.Best
	if w.Tempting == solver.TemptingFewer {
		more, fewer = fewer, more
	}
	pips := r.Score(w.die())
	adds := fewer.Value - more.Value + float64(pips)
	return []string{w.Text("explain.sure", texts.Args{"die": w.die(), "pips": pips, "adds": w.Decimal(adds, 4)})}
}
