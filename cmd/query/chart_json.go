package main

import (
	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

// chartPosition is the position of a chart of one turn.
type chartPosition struct {
	Players     int  `json:"players"`
	Seat        int  `json:"seat"`
	ScoreToBeat *int `json:"score_to_beat"`
	Holders     int  `json:"holders"`
	Total       int  `json:"total"`
	DiceLeft    int  `json:"dice_left"`
	Round       int  `json:"round"`
	Pot         int  `json:"pot"`
	Bottom      int  `json:"bottom"`
	Passed      bool `json:"passed"`
}

type scoresDocument struct {
	Schema   int             `json:"schema"`
	Rules    engine.Rules    `json:"rules"`
	Goal     solver.GoalKind `json:"goal"`
	Position chartPosition   `json:"position"`
	Scores   []float64       `json:"scores"`
	Beaten   float64         `json:"beaten"`
	Moon     float64         `json:"moon"`
	Mean     *float64        `json:"mean"` // null where no turn ends with a score
	StdDev   *float64        `json:"std_dev"`
}

type chancesDocument struct {
	Schema  int             `json:"schema"`
	Rules   engine.Rules    `json:"rules"`
	Goal    solver.GoalKind `json:"goal"`
	Players int             `json:"players"`
	Holders int             `json:"holders"`
	Round   int             `json:"round"`
	Pot     int             `json:"pot"`
	Seats   []lineDocument  `json:"seats"`
}

type lineDocument struct {
	Seat   *int            `json:"seat"` // null for the goal beat
	Open   *float64        `json:"open"` // null where there always is a score to beat
	Points []pointDocument `json:"points"`
}

type pointDocument struct {
	ScoreToBeat int     `json:"score_to_beat"`
	Value       float64 `json:"value"`
}

type strategyDocument struct {
	Schema   int             `json:"schema"`
	Rules    engine.Rules    `json:"rules"`
	Goal     solver.GoalKind `json:"goal"`
	Position chartPosition   `json:"position"`
	Kept     []float64       `json:"kept"` // by number of dice, from 0
	Moon     float64         `json:"moon"`
	Rolls    []rollDocument  `json:"rolls"`
}

type rollDocument struct {
	Roll        []engine.Face `json:"roll"`
	Keep        []engine.Face `json:"keep"`
	TurnOver    []engine.Face `json:"turn_over,omitempty"`
	Pass        bool          `json:"pass,omitempty"`
	TurnOverAll bool          `json:"turn_over_all,omitempty"`
	Moon        bool          `json:"moon,omitempty"`
}

// chartJSON returns the data of a chart as they are printed.
func chartJSON(chart charts.Chart) any {
	switch c := chart.(type) {
	case *charts.Scores:
		return scoresJSON(c)
	case *charts.Chances:
		return chancesJSON(c)
	case *charts.Stopping:
		return remarkJSON(c)
	case *charts.Strategy:
		return strategyJSON(c)
	}
	return nil
}

func chartPositionJSON(pos engine.Position) chartPosition {
	d := chartPosition{
		Players: pos.Players, Seat: pos.Seat, Holders: pos.Holders, Total: pos.Total, DiceLeft: pos.Left,
		Round: pos.Round, Pot: pos.Pot, Bottom: pos.Bottom, Passed: pos.Passed,
	}
	if pos.ScoreToBeat != engine.NoScore {
		d.ScoreToBeat = &pos.ScoreToBeat
	}
	return d
}

func scoresJSON(c *charts.Scores) scoresDocument {
	d := scoresDocument{
		Schema: schema, Rules: c.Rules, Goal: c.Goal.Kind, Position: chartPositionJSON(c.Position),
		Scores: c.Chances, Beaten: c.Beaten, Moon: c.Moon,
	}
	if c.Scored() {
		d.Mean, d.StdDev = &c.Mean, &c.StdDev
	}
	return d
}

func chancesJSON(c *charts.Chances) chancesDocument {
	d := chancesDocument{
		Schema: schema, Rules: c.Rules, Goal: c.Goal.Kind,
		Players: c.Players, Holders: c.Holders, Round: c.Round, Pot: c.Pot, Seats: []lineDocument{},
	}
	for _, s := range c.Seats {
		seat := lineDocument{Open: s.Open, Points: []pointDocument{}}
		if s.Seat > 0 {
			seat.Seat = &s.Seat
		}
		for _, p := range s.Points {
			seat.Points = append(seat.Points, pointDocument{p.Score, p.Value})
		}
		d.Seats = append(d.Seats, seat)
	}
	return d
}

func strategyJSON(c *charts.Strategy) strategyDocument {
	d := strategyDocument{
		Schema: schema, Rules: c.Rules, Goal: c.Goal.Kind, Position: chartPositionJSON(c.Position),
		Kept: c.Kept, Moon: c.Moon, Rolls: []rollDocument{},
	}
	for _, group := range c.Groups {
		for _, cell := range group {
			roll := rollDocument{
				Roll: cell.Roll.Faces(), Keep: cell.Decision.Keep.Faces(),
				Pass: cell.Decision.Passes() && !cell.Moon, TurnOverAll: cell.Decision.Over, Moon: cell.Moon,
			}
			if cell.Decision.Turned.Len() > 0 {
				roll.TurnOver = cell.Decision.Turned.Faces()
			}
			d.Rolls = append(d.Rolls, roll)
		}
	}
	return d
}
