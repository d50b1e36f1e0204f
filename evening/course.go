package evening

import (
	"slices"

	"threesaway/engine"
	"threesaway/record"
)

// Course is the course of a game so far.
type Course struct {
	// Header says who plays, and by which rules.
	Header record.Header
	// State is the game as it stands.
	State *engine.Game
	// Events are what each move has brought about, one entry a move.
	Events [][]Event
	// Results are how the turns of the round being played, or of the last one of a
	// game that is over, have ended; the first entry is that of player 1.
	Results []Result
}

// Result is how the turn of a player in a round has ended.
type Result struct {
	// Status says whether it has.
	Status Status
	// Score is the score, in pips, of [Ended].
	Score int
}

// Status says how far a player has come in a round.
type Status uint8

// How far players can have come.
const (
	// Waiting: the turn has not been played.
	Waiting Status = iota
	// Ended: it has ended with a score.
	Ended
	// Beaten: it was cut off.
	Beaten
	// OnTheSpot: it has won the pot on the spot.
	OnTheSpot
	// Out: the player is not in the round.
	Out
)

// Follow tells the course of a game.
func Follow(g *record.Game) *Course {
	c := &Course{Header: g.Header()}
	c.State, _ = engine.NewGame(c.Header.Rules, c.Header.Players) // it has begun before
	c.Results = make([]Result, c.Header.Players)
	for _, m := range g.Moves() {
		c.Events = append(c.Events, c.follow(m))
	}
	return c
}

// makeMove makes a move of a record in a game or a turn; a score alone is no move
// of a turn.
func makeMove(t interface {
	CallBlind() error
	Throw(roll engine.Roll) error
	Decide(d engine.Decision) error
}, m record.Move) error {
	switch m.Kind {
	case record.Blind:
		return t.CallBlind()
	case record.Throw:
		return t.Throw(m.Roll)
	default:
		return t.Decide(m.Decision)
	}
}

// follow makes a move and returns what it has brought about.
func (c *Course) follow(m record.Move) []Event {
	player, _ := c.State.Player()
	pos, _ := c.State.Position()
	turn, in, rounds := c.State.Turn(), c.State.In(), c.State.Rounds()
	paid := c.paid()
	result := Result{Status: Waiting}
	if m.Kind == record.Score {
		_ = c.State.Score(m.Score) // it was legal before
		result = Result{Ended, m.Score}
		if c.Header.Rules.CollectedMoon(engine.Position{Total: m.Score}) {
			result.Status = OnTheSpot
		}
	} else {
		_, _ = makeMove(c.State, m), makeMove(&turn, m) // it was legal before
		switch {
		case turn.Moon():
			result.Status = OnTheSpot
		case turn.CutOff():
			result.Status = Beaten
		case turn.Done():
			result = Result{Ended, turn.Total()}
		}
	}
	if result.Status == Waiting {
		return nil
	}
	c.Results[player-1] = result
	events := c.turnEvents(player, pos, in, result)
	if c.State.Done() || c.State.Rounds() > rounds {
		for _, e := range events {
			for _, p := range e.Payers {
				paid[p-1] += e.Antes
			}
		}
		events = append(events, c.roundEvent(pos, in, paid))
	}
	if !c.State.Done() && c.State.Rounds() > rounds {
		c.beginRound(c.State.In())
	}
	return events
}

// beginRound forgets the results of the round before.
func (c *Course) beginRound(in []int) {
	for i := range c.Results {
		c.Results[i] = Result{Status: Out}
	}
	for _, p := range in {
		c.Results[p-1] = Result{}
	}
}

// paid returns what everyone has paid, in antes, by player from 1.
func (c *Course) paid() []int {
	list := make([]int, c.Header.Players)
	for i := range list {
		list[i] = c.State.Paid(i + 1)
	}
	return list
}

// counts reports whether a score can win the round of a position.
func (c *Course) counts(pos engine.Position, score int) bool {
	ceiling, ok := pos.Ceiling(c.Header.Rules)
	return !ok || score <= ceiling
}

// turnEvents returns what the end of a turn has brought about.
func (c *Course) turnEvents(player int, pos engine.Position, in []int, result Result) []Event {
	pot := pos.Pot
	switch result.Status {
	case Beaten:
		return []Event{{Kind: CutOff, Player: player, Pot: pot}}
	case OnTheSpot:
		return []Event{{Kind: Moon, Player: player, Pot: pot}}
	case Waiting, Ended, Out:
	}
	events := []Event{{Kind: Scored, Player: player, Score: result.Score, Above: !c.counts(pos, result.Score), Pot: pot}}
	r := c.Header.Rules
	if r.Perfect(result.Score) && c.counts(pos, result.Score) && r.ZeroAnte > 0 {
		events = append(events, Event{
			Kind: Perfect, Player: player, Score: result.Score, Payers: in, Antes: r.ZeroAnte, Pot: pot + r.ZeroAnte*len(in),
		})
	}
	return events
}

// roundEvent returns how a round has ended, of which pos is a position, and in the
// players; paid is what they had paid before the round was settled.
func (c *Course) roundEvent(pos engine.Position, in, paid []int) Event {
	e := Event{Pot: c.State.Pot(), Players: c.State.Winners()}
	switch len(e.Players) {
	case 0:
	case 1:
		e.Kind, e.Player, e.Share = Won, e.Players[0], float64(e.Pot)
		return e
	default:
		e.Kind, e.Share = Shared, float64(e.Pot)/float64(len(e.Players))
		return e
	}
	for _, p := range in {
		if more := c.State.Paid(p) - paid[p-1]; more > 0 {
			e.Payers, e.Antes = append(e.Payers, p), more
		}
	}
	e.In = c.State.In()
	for _, p := range in {
		if !slices.Contains(e.In, p) {
			e.Out = append(e.Out, p)
		}
	}
	e.Score, e.Players = c.best(pos, in)
	e.Kind = Tied
	if len(e.Players) == 0 {
		e.Kind = Unwon
		e.Score, _ = pos.Ceiling(c.Header.Rules)
	}
	return e
}

// best returns the best score of a round that can win it, and who has it.
func (c *Course) best(pos engine.Position, in []int) (score int, players []int) {
	score = engine.NoScore
	for _, p := range in {
		r := c.Results[p-1]
		switch {
		case r.Status != Ended || !c.counts(pos, r.Score):
		case score == engine.NoScore || c.Header.Rules.Better(r.Score, score):
			score, players = r.Score, []int{p}
		case r.Score == score:
			players = append(players, p)
		}
	}
	return score, players
}

// Best returns the best score so far in the round being played that can win it, in
// pips, and who shares it, in order; engine.NoScore and nobody before there is one
// and when the game is over.
func (c *Course) Best() (score int, players []int) {
	pos, ok := c.State.Position()
	if !ok {
		return engine.NoScore, nil
	}
	return c.best(pos, c.State.In())
}
