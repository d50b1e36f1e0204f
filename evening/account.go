package evening

import (
	"math"
	"slices"
	"strings"

	"threesaway/record"
	"threesaway/texts"
)

// Account is what an evening has come to for a player, over the games that are
// over.
type Account struct {
	// Name is the name of the player, or the number of one who has none.
	Name string
	// Games is the number of games played, and Won of those won or shared.
	Games, Won int
	// Net is what the player has gained, in antes. The nets of all players sum to
	// zero.
	Net float64
	// Worth is what that is worth, in the unit that [Accounts] returns.
	Worth float64
}

// Accounts returns what an evening has come to, for everybody who has played, in
// the order of their first games. unit tells how to write what it is worth: the
// amount with most decimals, and the unit. It is zero where games have not all
// said what an ante is worth, or have said it in different units.
func Accounts(r *record.Record) (list []Account, unit record.Ante) {
	for i, g := range r.Games() {
		h := g.Header()
		unit = common(unit, h.Ante, i == 0)
		state := g.State()
		for player := 1; player <= h.Players; player++ {
			at := slices.IndexFunc(list, func(a Account) bool { return strings.EqualFold(a.Name, h.Name(player)) })
			if at < 0 {
				at = len(list)
				list = append(list, Account{Name: h.Name(player)})
			}
			if !g.Done() {
				continue
			}
			a := &list[at]
			a.Games++
			if slices.Contains(state.Winners(), player) {
				a.Won++
			}
			a.Net += state.Net(player)
			one, _ := h.Ante.Value()
			a.Worth += float64(state.Net(player) * one)
		}
	}
	return list, unit
}

// common returns the unit that games have in common.
func common(so, next record.Ante, first bool) record.Ante {
	switch {
	case first:
		return next
	case so == record.Ante{} || next == record.Ante{} || so.Unit != next.Unit:
		return record.Ante{}
	case decimals(next) > decimals(so):
		return next
	}
	return so
}

// decimals returns the number of decimals of an amount.
func decimals(a record.Ante) int {
	_, fraction, _ := strings.Cut(a.Amount, ".")
	return len(fraction)
}

// Worth writes an amount of money, with a sign, in the unit of an ante: "+1.50
// EUR". It is empty where the ante says nothing.
func Worth(p texts.Printer, unit record.Ante, worth float64) string {
	if unit == (record.Ante{}) {
		return ""
	}
	return strings.TrimSuffix(p.Signed(tidied(worth), decimals(unit))+" "+unit.Unit, " ")
}

// Antes writes a number of antes, with a sign; with decimals only where a pot has
// been shared.
func Antes(p texts.Printer, antes float64) string {
	antes = tidied(antes)
	if antes == math.Trunc(antes) {
		return p.Signed(antes, 0)
	}
	return p.Signed(antes, 2)
}

// tidied returns a sum without what rounding has left behind.
func tidied(v float64) float64 {
	if r := math.Round(v); math.Abs(v-r) < 1e-9 {
		return r + 0 // no minus before zero
	}
	return v
}
