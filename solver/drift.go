package solver

// Choices stay as long as what results are worth drifts by less than they lead.
//
// Let a policy be the best where results are worth u, the worst of them low, and let each
// of its choices be between places of which one is worth a and the other b < a. It leads
// by 1 - (b-low)/(a-low). Now let results be worth u', the worst low', so that
// (u'-low')/(u-low) is between lo and hi for all of them. As long as all play on as before,
// what places are worth are means of what results are worth, so this is true of them, too:
// a'-low' is at least lo (a-low), and b'-low' at most hi (b-low). So if every choice leads
// by more than the drift, 1 - lo/hi, it is still the better one, at places with one die
// left, then at those with two, and so on.
//
// A policy that stays is the one that would be found anew: leads count from near and a
// quarter of near on. If low' is at most 9/8 hi low, as it must be, a' is then better than
// b' by near and an eighth of it, which is enough for rounding and for what is tiny.
//
// A tie stays one while its places stay near each other; it is decided as before if,
// besides, nothing has changed behind, and what decided it leads by more than the drift.
// Let a and b differ by three quarters of near b less m (a-low), where b is not more than
// a. Then a' and b' differ by at most hi (a-b) + (hi-lo) (a-low), which is no more than
// three quarters of hi near b if the drift is less than m. Where hi is at most 16/15 lo and
// low' at least 15/16 lo low, b' is at least 225/256 hi b, so that is within near of it.

const (
	// leadsFrom is from how many times near on leads count.
	leadsFrom = 1.25
	// tiesWithin is the part of near within which places must be to stay near each other.
	tiesWithin = 0.75
	// tinyDrift is the part of near, of what the worst result is worth, that does not
	// count as drift.
	tinyDrift = 1. / 128
)

// leadOf returns by how much a place leads another, given what they are worth.
func (s *planner) leadOf(more, less float64) float64 {
	return (more - float64(more*s.ahead) - less) / (more - s.low)
}

// nearness returns by how much drift two places stay near each other, and something to
// spare.
func (s *planner) nearness(a, b place) float64 {
	x, y := s.values[a%maxPlaces], s.values[b%maxPlaces]
	most, least := max(x, y), min(x, y)
	if most <= s.low {
		return 1
	}
	return (float64(least*s.near*tiesWithin) - (most - least)) / (most - s.low)
}

// fade takes what the worst result is worth now as low, and returns what part is left of
// leads that were found in the state before, at places that nothing is new about, as all
// their results are among the first so many that are worth what they were. (What is
// shifted comes with a worst result that is worth no less.)
func (s *planner) fade(now []float64, same uint) float64 {
	before, low := s.low, now[len(now)-1]
	if low < before && before-low <= float64(low*s.near)*tinyDrift/4 {
		return 1 // as if it was the same
	}
	s.low = low
	switch {
	case same == 0 || low >= before:
		return 1
	case now[same-1] <= before:
		return 0
	}
	floor := now[same-1] // no such place is worth less
	return (floor - before) / (floor - low)
}

// stays reports whether the policy that was found for a state is still the best there.
func (w *workspace) stays(r *round, s *state) bool {
	solved := &s.solved
	if solved.lead <= 0 || solved.tied && (!s.combined || r.changedBehind(s)) {
		return false
	}
	near, _, raise := w.tolerance(r, s.worth)
	low, was := s.worth[w.turn.maxScore]+raise, solved.low
	lo, hi, ok := s.stretch(float64(low*near) * tinyDrift)
	switch {
	case !ok, low > float64(hi*was)*9/8:
		return false
	case solved.tied && (float64(hi*15) > float64(lo*16) || low < float64(lo*was)*15/16):
		return false
	}
	return 1-lo/hi < solved.lead
}

// planned takes down what results are worth for which the policy of a state is the best,
// what the worst is as the planner has it, and by how much the closest choice leads.
func (s *state) planned(low, lead float64) {
	s.solved.low, s.solved.lead = low, lead
	for i := range s.arcs {
		s.solved.worth[i] = s.worth[s.arcs[i].first]
	}
}

// stretch returns between which factors lies what results are worth now beyond what the
// worst is, beside what it was when the state was planned, but for what is tiny. ok is
// false where there are none, or where a result is worth more than the one before it.
func (s *state) stretch(tiny float64) (lo, hi float64, ok bool) {
	arcs := s.arcs
	if arcs[len(arcs)-1].move == moveMoon {
		arcs = arcs[:len(arcs)-1]
	}
	was := s.solved.worth[:len(arcs)]
	wasLow, low := was[len(was)-1], s.worth[arcs[len(arcs)-1].first]
	last := s.worth[0]
	if was[0] <= wasLow || last <= low {
		return 0, 0, false
	}
	scale := (last - low) / (was[0] - wasLow)
	lo, hi = scale, scale
	for i := range arcs {
		x := s.worth[arcs[i].first]
		if x > last {
			if x-last > tiny/maxTally { // all rises together are no more than tiny
				return 0, 0, false
			}
			x = last
		}
		last = x
		before := was[i] - wasLow
		if d := x - low - float64(scale*before); d > tiny || d < -tiny {
			q := (x - low) / before
			if q < lo {
				lo = q
			}
			if q > hi {
				hi = q
			}
		}
	}
	return lo, hi, true
}
