package review

import (
	"slices"

	"threesaway/engine"
	"threesaway/record"
	"threesaway/solver"
)

// Game is the review of one game.
type Game struct {
	// Header is what the record says of the game.
	Header record.Header
	// Done says that the game is over.
	Done bool
	// Rounds is the number of rounds, one being played among them.
	Rounds int
	// Pot is the number of antes in the pot at the end.
	Pot int
	// Winners are the numbers of those who share the pot; none while the game
	// goes on.
	Winners []int
	// Net is what each player has gained, in antes, in order; what is paid while
	// the game goes on.
	Net []float64
	// Players are the totals of each player, in order.
	Players []Player
	// Steps are the throws, decisions and scores, in order.
	Steps []Step
}

// Step is a throw, a decision, or a turn recorded as a score only.
type Step struct {
	// Kind is record.Throw, record.Decide or record.Score.
	Kind record.MoveKind
	// Player is the number of the player.
	Player int
	// Line and Column are where the record has it, from 1; 0 where it has not been
	// read.
	Line, Column int
	// Position is the position before the throw.
	Position engine.Position
	// Kept are the dice kept before the throw.
	Kept engine.Keep
	// Roll is what has been thrown, as it lies; of a score, no dice.
	Roll engine.Roll
	// Score is the score of a turn recorded as such.
	Score int
	// Played is what was decided, and Best the decision to take.
	Played, Best engine.Decision
	// Luck is the value after a throw under best play, less that before.
	Luck float64
	// Loss is what a decision gives up against the best one; never negative.
	Loss float64
	// LuckLessLoss is the value after a score less that before: luck and loss
	// together.
	LuckLessLoss float64
}

// Noise is the loss up to which a decision counts as equal to the best: more than
// rounding can make of two equal ones, for pots of up to some thousand antes.
const Noise = 1e-9

// Mistake reports whether the step is a decision that gives something up, more
// than [Noise].
func (s Step) Mistake() bool { return s.Loss > Noise }

// Notation returns the position, the kept dice and the roll as one line.
func (s Step) Notation(r engine.Rules) string {
	return engine.Notation{Position: s.Position, Kept: s.Kept, Roll: s.Roll}.Text(r)
}

// reviewer reviews one game.
type reviewer struct {
	rules    engine.Rules
	solution solver.GameSolution
	state    *engine.Game // before the move
	turn     engine.Turn  // likewise
	player   int
	last     []float64 // what the game was last worth to each player, in order
	best     float64   // what the roll on the table is worth
	game     *Game
}

func reviewGame(g *record.Game, solution solver.GameSolution) (*Game, error) {
	h := g.Header()
	v := &reviewer{rules: h.Rules, solution: solution, game: &Game{Header: h}}
	opening := engine.Opening(h.Rules, h.Players)
	for player := 1; player <= h.Players; player++ {
		value, err := solution.Share(opening, player)
		if err != nil {
			return nil, err
		}
		if v.money() {
			value-- // the ante
		}
		v.last = append(v.last, value)
		v.game.Players = append(v.game.Players, Player{Name: h.Name(player), Games: 1, Start: value})
	}
	for state, m := range g.Replay() {
		v.state, v.turn = state, state.Turn()
		v.player, _ = state.Player()
		if err := v.move(m); err != nil {
			return nil, err
		}
	}
	v.finish(g.State())
	return v.game, nil
}

func (v *reviewer) money() bool { return v.solution.Goal() == solver.Money() }

// worth returns what a position is worth to the player on turn; for money, with
// what he has paid.
func (v *reviewer) worth(pos engine.Position) (float64, error) {
	value, err := v.solution.Value(pos)
	if v.money() {
		value -= float64(v.state.Paid(v.player))
	}
	return value, err
}

// move reviews one move.
func (v *reviewer) move(m record.Move) error {
	s := Step{Kind: m.Kind, Player: v.player, Line: m.Line, Column: m.Column, Position: v.turn.Position(), Kept: v.turn.Kept()}
	var err error
	switch m.Kind {
	case record.Throw:
		err = v.throw(&s, m)
	case record.Decide:
		err = v.decide(&s, m)
	case record.Score:
		err = v.score(&s, m)
	default:
		return nil // a call is no step
	}
	v.game.Steps = append(v.game.Steps, s)
	return err
}

// begin returns what the position before a throw is worth, and charges what has
// changed it since to the others.
func (v *reviewer) begin() (float64, error) {
	before, err := v.worth(v.turn.Position())
	v.total().Others += before - v.last[v.player-1]
	return before, err
}

// end says what the game is now worth to the player.
func (v *reviewer) end(worth float64) { v.last[v.player-1] = worth }

func (v *reviewer) total() *Player { return &v.game.Players[v.player-1] }

func (v *reviewer) throw(s *Step, m record.Move) error {
	before, err := v.begin()
	if err != nil {
		return err
	}
	if err := v.turn.Throw(m.Roll); err != nil {
		return err
	}
	s.Roll, _ = v.turn.Roll()
	if v.turn.Moon() {
		v.best = v.won()
	} else if _, v.best, err = v.choice(s.Position, s.Roll); err != nil {
		return err
	}
	s.Luck = v.best - before
	v.end(v.best)
	t := v.total()
	t.Throws++
	t.Luck += s.Luck
	return nil
}

// won returns what it is worth to win the pot on the spot.
func (v *reviewer) won() float64 {
	if v.money() {
		return float64(v.state.Pot() - v.state.Paid(v.player))
	}
	return 1
}

// choice returns the best decision about a roll and what it is worth.
func (v *reviewer) choice(pos engine.Position, roll engine.Roll) (engine.Decision, float64, error) {
	best, err := v.solution.Decide(pos, roll)
	if err != nil {
		return best, 0, err
	}
	worth, err := v.worth(pos.After(v.rules, roll, best))
	return best, worth, err
}

func (v *reviewer) decide(s *Step, m record.Move) error {
	s.Roll, _ = v.turn.Roll()
	s.Played = m.Decision
	var err error
	if s.Best, _, err = v.choice(s.Position, s.Roll); err != nil {
		return err
	}
	after, err := v.worth(s.Position.After(v.rules, s.Roll, m.Decision))
	if err != nil {
		return err
	}
	t := v.total()
	s.Loss = max(0, v.best-after) // rounding may have set apart what is equal
	v.end(after)
	t.Decisions++
	t.Loss += s.Loss
	if s.Mistake() {
		t.Mistakes++
	}
	return nil
}

func (v *reviewer) score(s *Step, m record.Move) error {
	before, err := v.begin()
	if err != nil {
		return err
	}
	s.Score = m.Score
	pos := s.Position
	pos.Left, pos.Total = 0, m.Score
	after, err := v.worth(pos)
	if err != nil {
		return err
	}
	s.LuckLessLoss = after - before
	v.end(after)
	t := v.total()
	t.Scores++
	t.LuckLessLoss += s.LuckLessLoss
	return nil
}

// finish says how the game has ended, or where it stands.
func (v *reviewer) finish(state *engine.Game) {
	g := v.game
	g.Done, g.Rounds, g.Pot, g.Winners = state.Done(), state.Rounds(), state.Pot(), state.Winners()
	for i := range g.Players {
		p := &g.Players[i]
		g.Net = append(g.Net, state.Net(i+1))
		p.Result = v.last[i]
		if g.Done {
			p.Result = v.result(state, i+1)
			p.Others += p.Result - v.last[i]
		}
	}
}

// result returns what a player has got of a game that is over.
func (v *reviewer) result(state *engine.Game, player int) float64 {
	if v.money() {
		return state.Net(player)
	}
	winners := state.Winners()
	if !slices.Contains(winners, player) {
		return 0
	}
	return 1 / float64(len(winners))
}
