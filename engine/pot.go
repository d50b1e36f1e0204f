package engine

// PotAgainst returns the number of antes in the pot of a position once those for
// the score to beat have been paid, given the pot before: where that score is
// perfect, everyone has paid for every holder (RULES.md, "zero").
func (r Rules) PotAgainst(pos Position) int {
	if pos.ScoreToBeat == NoScore || !r.Perfect(pos.ScoreToBeat) {
		return pos.Pot
	}
	return pos.Pot + pos.Holders*r.ZeroAnte*pos.Players
}
