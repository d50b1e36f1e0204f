package solver

// slack is the part of a value by which a face must be worse, at least, to be left out
// when it comes to how many help: the more it is, the longer that stays true.
const slack = 1e-3

// marked reports whether marks are still those of a place, and by how much the closest of
// the comparisons leads that they stand for.
func (s *planner) marked(here place, m marks) (lead float64, ok bool) {
	here %= maxPlaces
	value := s.values[here]
	bar := float64(value * s.bar)
	lead = 1
	if m.better() > 0 {
		more := s.oneMore(here, m.better()-1) % maxPlaces
		if !s.beats(more, here) {
			return 0, false
		}
		lead = s.leadOf(s.values[more], value)
	}
	most := 0.0 // of what is worse
	if uint(m.worse()) < s.sides {
		if most = s.values[s.oneMore(here, m.worse())%maxPlaces]; most >= bar {
			return 0, false
		}
	}
	if uint(m.helps()) < s.sides {
		step := maxTally - place(s.score[m.helps()%maxFaces])
		at := here
		for range here.dice() {
			at -= step
			if v := s.values[at%maxPlaces]; v > most {
				most = v
			}
		}
		if most >= bar {
			return 0, false
		}
	}
	if uint(m.worse()) < s.sides || uint(m.helps()) < s.sides {
		if l := s.leadOf(value, most); l < lead {
			lead = l
		}
	}
	return lead, true
}

// mark finds the marks of a place.
func (s *planner) mark(spot *spot) marks {
	here, sides := spot.at, uint8(s.sides)
	better := uint8(0)
	for better < sides && s.beats(s.oneMore(here, better), here) {
		better++
	}
	worse := better
	for worse < sides && !s.beats(here, s.oneMore(here, worse)) {
		worse++
	}
	value := s.values[here%maxPlaces]
	bar := value - float64(slack*value)
	helps := max(1, worse)
	for helps < sides && s.reaches(spot, helps, bar) {
		helps++
	}
	return marksOf(better, worse, helps)
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
