package answer

import (
	"threesaway/charts"
	"threesaway/engine"
	"threesaway/solver"
)

// ChartPosition is the position of a chart of one turn.
type ChartPosition struct {
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

// ScoresDocument is the distribution of the final score as JSON.
type ScoresDocument struct {
	Schema   int             `json:"schema"`
	Rules    engine.Rules    `json:"rules"`
	Goal     solver.GoalKind `json:"goal"`
	Position ChartPosition   `json:"position"`
	Scores   []float64       `json:"scores"`
	Beaten   float64         `json:"beaten"`
	Moon     float64         `json:"moon"`
	Mean     *float64        `json:"mean"` // null where no turn ends with a score
	StdDev   *float64        `json:"std_dev"`
}

// ChancesDocument says as JSON what a turn is worth before its first throw.
type ChancesDocument struct {
	Schema  int             `json:"schema"`
	Rules   engine.Rules    `json:"rules"`
	Goal    solver.GoalKind `json:"goal"`
	Players int             `json:"players"`
	Holders int             `json:"holders"`
	Round   int             `json:"round"`
	Pot     int             `json:"pot"`
	Seats   []LineDocument  `json:"seats"`
}

// LineDocument is what it is worth to a seat.
type LineDocument struct {
	Seat   *int            `json:"seat"` // null for the goal beat
	Open   *float64        `json:"open"` // null where there always is a score to beat
	Points []PointDocument `json:"points"`
}

// PointDocument is what it is worth where there is a score to beat.
type PointDocument struct {
	ScoreToBeat int     `json:"score_to_beat"`
	Value       float64 `json:"value"`
}

// StrategyDocument is what to keep of every roll as JSON.
type StrategyDocument struct {
	Schema   int             `json:"schema"`
	Rules    engine.Rules    `json:"rules"`
	Goal     solver.GoalKind `json:"goal"`
	Position ChartPosition   `json:"position"`
	Kept     []float64       `json:"kept"` // by number of dice, from 0
	Moon     float64         `json:"moon"`
	Rolls    []RollDocument  `json:"rolls"`
}

// RollDocument is what to keep of a roll.
type RollDocument struct {
	Roll        []engine.Face `json:"roll"`
	Keep        []engine.Face `json:"keep"`
	TurnOver    []engine.Face `json:"turn_over,omitempty"`
	Pass        bool          `json:"pass,omitempty"`
	TurnOverAll bool          `json:"turn_over_all,omitempty"`
	Moon        bool          `json:"moon,omitempty"`
}

func chartPosition(pos engine.Position) ChartPosition {
	d := ChartPosition{
		Players: pos.Players, Seat: pos.Seat, Holders: pos.Holders, Total: pos.Total, DiceLeft: pos.Left,
		Round: pos.Round, Pot: pos.Pot, Bottom: pos.Bottom, Passed: pos.Passed,
	}
	if pos.ScoreToBeat != engine.NoScore {
		d.ScoreToBeat = &pos.ScoreToBeat
	}
	return d
}

// OfScores returns the data of a chart as JSON.
func OfScores(c *charts.Scores) ScoresDocument {
	d := ScoresDocument{
		Schema: Schema, Rules: c.Rules, Goal: c.Goal.Kind, Position: chartPosition(c.Position),
		Scores: c.Chances, Beaten: c.Beaten, Moon: c.Moon,
	}
	if c.Scored() {
		d.Mean, d.StdDev = &c.Mean, &c.StdDev
	}
	return d
}

// OfChances returns the data of a chart as JSON.
func OfChances(c *charts.Chances) ChancesDocument {
	d := ChancesDocument{
		Schema: Schema, Rules: c.Rules, Goal: c.Goal.Kind,
		Players: c.Players, Holders: c.Holders, Round: c.Round, Pot: c.Pot, Seats: []LineDocument{},
	}
	for _, s := range c.Seats {
		seat := LineDocument{Open: s.Open, Points: []PointDocument{}}
		if s.Seat > 0 {
			seat.Seat = &s.Seat
		}
		for _, p := range s.Points {
			seat.Points = append(seat.Points, PointDocument{p.Score, p.Value})
		}
		d.Seats = append(d.Seats, seat)
	}
	return d
}

// OfStrategy returns the data of a chart as JSON.
func OfStrategy(c *charts.Strategy) StrategyDocument {
	d := StrategyDocument{
		Schema: Schema, Rules: c.Rules, Goal: c.Goal.Kind, Position: chartPosition(c.Position),
		Kept: c.Kept, Moon: c.Moon, Rolls: []RollDocument{},
	}
	for _, group := range c.Groups {
		for _, cell := range group {
			roll := RollDocument{
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
