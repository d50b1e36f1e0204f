package solver

// Proven returns a solution that answers like s and has proven in exact arithmetic all
// that s would when it is asked for. Of the goals low and beat every value, and of the
// goal win every share of the game, is then the float64 closest to the exact one, and
// other values are those for what results are worth exactly, rounded; of s itself they
// may differ from that by about 10⁻¹² of themselves. A solution for money is based on a
// proven one of the goal win; other solutions are returned as they are. It fails as the
// functions do that made s.
func Proven(s Solution) (Solution, error) {
	switch s := s.(type) {
	case lowSolution:
		s.rough = nil
		return s, nil
	case *beatSolution:
		return s.turn.beat(s.tie, false), nil
	case *WinSolution:
		return s.prove()
	case *MoneySolution:
		win, err := s.win.prove()
		if err != nil {
			return nil, err
		}
		return win.Money(s.players, s.pot)
	}
	return s, nil
}
