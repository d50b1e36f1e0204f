package solver

import "threesaway/engine"

// moneyDeviation holds what games for money are worth to a deviator.
type moneyDeviation struct {
	solution *MoneySolution
	deviator *deviator
	values   map[moneyKey][]float64 // by seat from 1
	lines    [][]line               // by players and round: the values beyond the top
}

// evaluate evaluates a policy for the goal money: expected net winnings from now
// on.
func (s *MoneySolution) evaluate(policy Policy, pos engine.Position) (*Evaluation, error) {
	start := engine.Position{Players: pos.Players, Seat: 1, Round: pos.Round, Pot: pos.Pot, ScoreToBeat: engine.NoScore}
	key, _, err := s.keyOf(start)
	if err != nil {
		return nil, err
	}
	optimal, err := s.gameOf(start)
	if err != nil {
		return nil, err
	}
	d := &moneyDeviation{solution: s, deviator: newDeviator(s.turn, policy), values: map[moneyKey][]float64{}}
	values, err := d.game(key)
	if err != nil {
		return nil, err
	}
	return &Evaluation{Values: values[1:], Optimal: optimal.values[1:]}, nil
}

// game returns the values of a game, by seat from 1; the games that can follow are
// evaluated first.
func (d *moneyDeviation) game(key moneyKey) ([]float64, error) {
	s := d.solution
	key = s.normal(key)
	if v, ok := d.values[key]; ok {
		return v, nil
	}
	if s.beyond(key) {
		return d.linear(key)
	}
	for _, f := range followersOf(s.turn.rules, s.turn.ceilings, key) {
		if f.key != key {
			if _, err := d.game(f.key); err != nil {
				return nil, err
			}
		}
	}
	s.lock.Lock()
	r, err := s.roundOf(key)
	s.lock.Unlock()
	if err != nil {
		return nil, err
	}
	rules := s.turn.rules
	p := &moneyPayoffs{rules: rules, key: key, own: make([]float64, key.players+1), follow: func(next moneyKey) []float64 {
		return d.values[s.normal(next)]
	}}
	again := againPayoffs{rules, key.players, func(m int, perfect bool) bool {
		return antesOf(rules, key.players, m, perfect).pot == 0
	}}
	values, err := d.deviator.fixedPoint(r, key.round+1, key.pot, p, again)
	if err != nil {
		return nil, err
	}
	d.values[key] = values
	return values, nil
}

// linear returns the values of a game for a pot beyond the top, where the others
// play as for win.
func (d *moneyDeviation) linear(key moneyKey) ([]float64, error) {
	if d.lines == nil {
		if err := d.draw(key.pot); err != nil {
			return nil, err
		}
	}
	l := &d.lines[key.players][key.round]
	values := make([]float64, key.players+1)
	for seat := 1; seat <= key.players; seat++ {
		values[seat] = float64(l.slope[seat]*float64(key.pot)) + l.base[seat]
	}
	d.values[key] = values
	return values, nil
}

// draw computes the values beyond the top as functions of the pot. The policy is
// asked as if it were the given one.
func (d *moneyDeviation) draw(pot int) error {
	s := d.solution
	slopes, err := s.win.deviate(d.deviator, s.players, pot)
	if err != nil {
		return err
	}
	d.lines = make([][]line, s.players+1)
	for n := 2; n <= s.players; n++ {
		games := s.win.games[n]
		d.lines[n] = make([]line, len(games))
		for i := len(games) - 1; i >= 0; i-- {
			p := &basePayoffs{rules: s.turn.rules, players: n, slope: slopes[n][i], lines: make([]line, n)}
			for m := 2; m < n; m++ {
				p.lines[m] = d.lines[m][i]
			}
			if i+1 < len(games) {
				p.next = &d.lines[n][i+1]
			}
			again := againPayoffs{s.turn.rules, n, func(int, bool) bool { return true }}
			base, err := d.deviator.fixedPoint(games[i].round, i+1, pot, p, again)
			if err != nil {
				return err
			}
			d.lines[n][i] = line{slopes[n][i], base}
		}
	}
	return nil
}
