package evening

import (
	"slices"

	"threesaway/record"
	"threesaway/texts"
)

// Names lists players by name: "Ana, Bob and Cristian".
func Names(p texts.Printer, h record.Header, players []int) string {
	list := ""
	for i, player := range players {
		switch {
		case i == 0:
			list = h.Name(player)
		case i < len(players)-1:
			list += ", " + h.Name(player)
		default:
			list = p.Text("evening.and", texts.Args{"list": list, "last": h.Name(player)})
		}
	}
	return list
}

// Text says in a sentence or two what has happened.
func (e Event) Text(p texts.Printer, h record.Header) string {
	args := texts.Args{"name": h.Name(e.Player), "score": e.Score, "pot": p.Count("evening.antes", e.Pot)}
	switch e.Kind {
	case Began:
		return p.Text("evening.began", args)
	case Scored:
		if e.Above {
			return p.Text("evening.above", args)
		}
		return p.Text("evening.scored", args)
	case CutOff:
		return p.Text("evening.cut-off", args)
	case Moon:
		return p.Text("evening.moon", args)
	case Perfect:
		args["antes"] = p.Count("evening.antes", e.Antes)
		return p.Text("evening.perfect", args)
	case Tied:
		return e.tied(p, h, args)
	case Unwon:
		return p.Text("evening.unwon", args)
	case Won:
		return p.Text("evening.won", args)
	default:
		args["names"], args["share"] = Names(p, h, e.Players), p.Decimal(e.Share, 2)
		return p.Text("evening.shared", args)
	}
}

// tied says who pays after a tie, and who plays on.
func (e Event) tied(p texts.Printer, h record.Header, args texts.Args) string {
	args["names"], args["antes"] = Names(p, h, e.Players), p.Count("evening.antes", e.Antes)
	text := p.Text("evening.tied", args) + " "
	switch {
	case len(e.Payers) == 0:
	case slices.Equal(e.Payers, e.Players) && len(e.Out) > 0:
		text += p.Text("evening.tied-pay", args) + " "
	default:
		text += p.Text("evening.all-pay", args) + " "
	}
	if len(e.Out) == 0 {
		return text + p.Text("evening.all-again", args)
	}
	args["out"] = Names(p, h, e.Out)
	if len(e.Out) == 1 {
		return text + p.Text("evening.one-out", args)
	}
	return text + p.Text("evening.some-out", args)
}
