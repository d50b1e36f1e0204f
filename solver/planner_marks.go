package solver

// slack is the part of a value by which a face must be worse, at least, to be left out
// when it comes to how many help: the more it is, the longer that stays true.
const slack = 1e-3

// marked reports whether marks are still those of a place.
func (s *planner) marked(spot *spot, m marks) bool {
	here := spot.at
	switch {
	case m.better > 0 && !s.beats(s.oneMore(here, m.better-1), here),
		uint(m.worse) < s.sides && !s.beats(here, s.oneMore(here, m.worse)),
		m.better < m.worse && (s.beats(s.oneMore(here, m.better), here) || s.beats(here, s.oneMore(here, m.worse-1))):
		return false
	}
	return uint(m.helps) == s.sides || !s.reaches(spot, m.helps, s.bars[here%maxPlaces])
}

// mark finds the marks of a place.
func (s *planner) mark(spot *spot) (m marks) {
	here, sides := spot.at, uint8(s.sides)
	for m.better < sides && s.beats(s.oneMore(here, m.better), here) {
		m.better++
	}
	m.worse = m.better
	for m.worse < sides && !s.beats(here, s.oneMore(here, m.worse)) {
		m.worse++
	}
	value := s.values[here%maxPlaces]
	bar := value - float64(slack*value)
	m.helps = max(1, m.worse)
	for m.helps < sides && s.reaches(spot, m.helps, bar) {
		m.helps++
	}
	return m
}

// oneMore returns the place to which it leads to keep one die more, with some face.
func (s *planner) oneMore(here place, face uint8) place {
	return here - maxTally + place(s.score[face%maxFaces])
}

// reaches reports whether keeping one or more dice of those that are thrown at a place,
// all with one face, is worth so much.
func (s *planner) reaches(spot *spot, face uint8, value float64) bool {
	step := maxTally - place(s.score[face%maxFaces])
	at := spot.at
	for range spot.dice {
		at -= step
		if s.values[at%maxPlaces] >= value {
			return true
		}
	}
	return false
}
