package solver

// decide finds the best tactic for a place.
func (s *planner) decide(spot *spot) tacticID {
	k := &s.storage
	k.room(len(s.every), len(s.every))
	goals, ties, seen := len(k.goals), len(k.ties), len(k.seen)
	s.visit++
	s.at, s.pairs = spot.at, len(k.pairs)
	d := spot.dice
	tree := s.trees[d]
	for i := range s.sides {
		to := placeOf(d-1, spot.at.tally()+s.score[i%maxFaces])
		if d == 1 {
			s.send(1, to)
		} else {
			s.send(s.walk(&tree.children[i], d-1, to, to), to)
		}
	}
	for i := range k.goals[goals:] {
		g := &k.goals[goals+i]
		to := s.at.plus(g.to)
		g.ways, s.sent[to] = s.sent[to], 0
	}
	since := func(first, end int) list { return list{int32(first), int32(end)} }
	return k.keep(tactic{
		goals: since(goals, len(k.goals)), pairs: since(s.pairs, len(k.pairs)),
		ties: since(ties, len(k.ties)), seen: since(seen, len(k.seen)),
	})
}

// send lets the dice go to a place in so many ways.
func (s *planner) send(ways int64, to place) {
	if ways == 0 {
		return
	}
	sum := &s.sent[to%maxPlaces]
	if *sum == 0 {
		s.storage.goals = append(s.storage.goals, goal{to: to.from(s.at)})
	}
	*sum += int32(ways)
}

// walk sends those ways on that begin with a prefix, but for those in which the best
// that is known stays the best, which it counts. The prefix leads to a place, with j
// dice, if no more dice are kept; what is known leads to another, or to the same.
func (s *planner) walk(p *prefix[int64], j int, here, to place) (stay int64) {
	marks, face := s.marks[here%maxPlaces], p.face
	if s.visited[here%maxPlaces] != s.visit {
		s.visited[here%maxPlaces] = s.visit
		s.storage.seen = append(s.storage.seen, seen{here.from(s.at), marks})
	}
	helpful := uint(marks.helps())
	if helpful == allKept {
		if to == here {
			p.keepAll(j, here.tally(), s.falling, func(ways int64, to uint) { s.send(ways, place(to)) })
			return 0
		}
		helpful = 0
	}
	if helpful <= face {
		return p.all
	}
	below := here - maxTally // one die less
	if j == 1 {
		ways := p.eq
		for ; face < helpful; face++ {
			if at := below + place(s.score[face%maxFaces]); s.better(at, here, to, face, marks, ways) {
				s.send(ways, at)
			} else {
				stay += ways
			}
			ways = p.gt
		}
		return stay + p.gt*int64(s.sides-helpful)
	}
	children := p.children[:helpful-face+1]
	stay = children[helpful-face].rest
	for i := range children[:helpful-face] {
		child, at := &children[i], below+place(s.score[face%maxFaces])
		if s.better(at, here, to, face, marks, child.all) {
			s.send(s.walk(child, j-1, at, at), at)
		} else {
			stay += s.walk(child, j-1, at, to)
		}
		face++
	}
	return stay
}

// better reports whether a place is at least as good as the best that is known, and is
// taken therefore. It keeps one die more, with some face, than a place with marks does,
// which may be the best itself. The choice comes up in so many ways.
func (s *planner) better(more, here, best place, face uint, marks marks, ways int64) bool {
	switch {
	case best == here && face < uint(marks.better()):
		return true
	case best == here && face >= uint(marks.worse()):
		return false
	case s.beats(more, best):
		s.note(more, best)
		return true
	case s.beats(best, more):
		s.note(best, more)
		return false
	}
	taken := s.prefers(more, best)
	s.storage.ties = append(s.storage.ties, tie{float64(ways), more.from(s.at), best.from(s.at), taken})
	return taken
}

// beats reports whether a place is worth more than another for certain.
func (s *planner) beats(a, b place) bool {
	return s.values[b%maxPlaces] < float64(s.values[a%maxPlaces]*s.bar)
}

// note takes down that the tactic depends on a pair of places. Of two pairs with as many
// dice left it is enough to know the closer one: where the tally is lower, a place is
// worth no less.
func (s *planner) note(more, less place) {
	pairs := s.storage.pairs[s.pairs:]
	for i := range pairs {
		p := &pairs[i]
		m, l := s.at.plus(p.more), s.at.plus(p.less)
		if m.dice() != more.dice() || l.dice() != less.dice() {
			continue
		}
		if m >= more && l <= less {
			return
		}
		if m <= more && l >= less {
			*p = pair{more.from(s.at), less.from(s.at)}
			return
		}
	}
	s.storage.pairs = append(s.storage.pairs, pair{more.from(s.at), less.from(s.at)})
}
