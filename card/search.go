package card

// search looks for the plan that is worth most, changing one number at a time.
type search struct {
	field *field
	plan  *plan
	value float64 // of plan
	base  float64 // of the rule of thumb
}

// worthwhile is the part of all that a card saves against the rule of thumb for
// which one more number is learned.
const worthwhile = 0.003

// find returns the plan for a card of at most so many lines.
func find(f *field, players, lines int) *plan {
	p := newPlan(f.dice, players)
	s := &search{field: f, plan: p, value: f.value(p)}
	s.base = s.value
	for _, start := range f.starts {
		p.stop = p.stop || p.target(start.Position).beat < never
	}
	for n := 2; p.stop && n <= f.dice.rules.Dice; n++ {
		for rank, cost := range f.dice.ranks {
			p.need[n][rank] = cost * n // a fair part of what there is to spare
		}
	}
	s.value = f.value(p)
	for s.sweep(false) {
	}
	if f.dice.rules.Pass {
		s.passAll()
	}
	s.simplify()
	for {
		list := s.plan.lines()
		if len(list) <= lines {
			break
		}
		s.drop(list)
	}
	for s.sweep(true) {
	}
	return s.plan
}

// passAll searches anew from passing whatever shows no die to keep, which single
// numbers do not lead to, and takes what is better.
func (s *search) passAll() {
	other := &search{field: s.field, plan: s.plan.clone(), base: s.base}
	for n := 2; n <= s.field.dice.rules.Dice; n++ {
		other.plan.pass[n] = true
	}
	other.value = s.field.value(other.plan)
	for other.sweep(false) {
	}
	if other.value > s.value+1e-12 {
		*s = *other
	}
}

// try changes a copy of the plan, and takes it if it is better by more than
// rounding.
func (s *search) try(change func(*plan)) bool {
	c := s.plan.clone()
	change(c)
	if v := s.field.value(c); v > s.value+1e-12 {
		s.value, s.plan = v, c
		return true
	}
	return false
}

// sweep tries every value of every number, or only of those in use, once; it
// reports whether anything was better.
func (s *search) sweep(inUse bool) bool {
	improved := s.sweepOpen(inUse)
	improved = s.sweepChase(inUse) || improved
	improved = s.sweepNeed(inUse) || improved
	for n := 1; n <= s.field.dice.rules.Dice && (s.plan.ties > 0 || !inUse && s.plan.stop); n++ {
		improved = s.try(func(p *plan) { p.ties = n }) || improved
	}
	for n := 2; n <= s.field.dice.rules.Dice && s.field.dice.rules.Pass && !inUse; n++ {
		improved = s.try(func(p *plan) { p.pass[n] = !p.pass[n] }) || improved
	}
	return improved
}

// sweepOpen tries what to do with nothing to beat.
func (s *search) sweepOpen(inUse bool) bool {
	improved, d := false, s.field.dice
	for n := 2; n <= d.rules.Dice; n++ {
		for rank := range d.ranks {
			if !inUse || s.plan.open[n] > 0 {
				improved = s.try(func(p *plan) { p.open[n] = rank }) || improved
			}
		}
		for sum := range n*d.rules.MaxDieScore() + 1 {
			if !inUse || s.plan.sums[n] >= 0 {
				improved = s.try(func(p *plan) { p.sums[n] = sum }) || improved
			}
		}
	}
	return improved
}

// sweepChase tries from where on to play against a score.
func (s *search) sweepChase(inUse bool) bool {
	improved := false
	for behind := 1; behind < len(s.plan.chase); behind++ {
		for score := 1; score <= s.field.dice.most(); score++ {
			if !inUse || s.plan.chase[behind] < never {
				improved = s.try(func(p *plan) { p.chase[behind] = score }) || improved
			}
		}
	}
	return improved
}

// sweepNeed tries what must be left to spare.
func (s *search) sweepNeed(inUse bool) bool {
	improved, d := false, s.field.dice
	if !s.plan.stop {
		return false
	}
	for n := 2; n <= d.rules.Dice; n++ {
		for rank := 1; rank < len(d.ranks); rank++ {
			if inUse && s.plan.need[n][rank] == never {
				continue
			}
			most := d.most() + 1
			if rank+1 < len(d.ranks) {
				most = min(most, s.plan.need[n][rank+1])
			} else {
				improved = s.try(func(p *plan) { p.need[n][rank] = never }) || improved
			}
			for spare := s.plan.need[n][rank-1]; spare <= most; spare++ {
				improved = s.try(func(p *plan) { p.need[n][rank] = spare }) || improved
			}
		}
	}
	return improved
}

// simplify does without numbers as long as that costs next to nothing, the one
// that costs least first.
func (s *search) simplify() {
	allowed := worthwhile * (s.value - s.base)
	for {
		var best *plan
		value := s.value - allowed
		for _, change := range s.simpler() {
			c := s.plan.clone()
			change(c)
			if v := s.field.value(c); v >= value && (best == nil || v > value+1e-12) {
				best, value = c, v
			}
		}
		if best == nil {
			return
		}
		s.plan, s.value = best, value
	}
}

// simpler lists the changes that make the plan simpler by one number.
func (s *search) simpler() []func(*plan) {
	var list []func(*plan)
	at := s.plan
	for n := 2; n <= s.field.dice.rules.Dice; n++ {
		if at.open[n] > 0 {
			list = append(list, func(p *plan) { p.open[n]-- })
		}
		if at.sums[n] >= 0 {
			list = append(list, func(p *plan) { p.sums[n] = -1 })
		}
		if at.pass[n] {
			list = append(list, func(p *plan) { p.pass[n] = false })
		}
		for rank := 1; rank < len(at.need[n]) && at.need[n][rank] < never; rank++ {
			if rank+1 == len(at.need[n]) || at.need[n][rank+1] == never {
				list = append(list, func(p *plan) { p.need[n][rank] = never })
			}
			if here, before := at.need[n][rank], at.need[n][rank-1]; rank > 1 && before != here {
				list = append(list, func(p *plan) { replace(p.need[n][1:], here, before) }, func(p *plan) { replace(p.need[n][1:], before, here) })
			}
		}
	}
	for behind, score := range at.chase {
		if score < never {
			list = append(list, func(p *plan) { p.chase[behind] = never })
		}
	}
	if at.ties > 0 {
		list = append(list, func(p *plan) { p.ties = 0 })
	}
	if at.stop {
		list = append(list, func(p *plan) { p.stop = false })
	}
	return list
}

// replace puts one number in the place of another, wherever that stands.
func replace(list []int, old, with int) {
	for i := range list {
		if list[i] == old {
			list[i] = with
		}
	}
}

// drop does without the line that saves least.
func (s *search) drop(list []Line) {
	var best *plan
	value := 0.0
	for _, line := range list {
		if line.Kind == KindAlways {
			continue
		}
		c := s.plan.without(line)
		if v := s.field.value(c); best == nil || v > value+1e-12 {
			best, value = c, v
		}
	}
	s.plan, s.value = best, value
}
