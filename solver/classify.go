package solver

import (
	"slices"

	"threesaway/engine"
)

// symbol stands for what the end of a round is worth to a player: what becomes of the
// pot, and for the goal money what has been paid. Those with the same symbol are worth
// the same, whatever games are worth.
type symbol struct {
	pot         int32
	paid, grown int
}

// symbols are the payoffs of a round as symbols.
type symbols struct {
	win     *winPayoffs[int32]
	players int
	money   bool
}

func newSymbols(r engine.Rules, players int, money bool) *symbols {
	next := int32(0)
	row := func(n int) []int32 {
		list := make([]int32, n)
		for i := range list {
			next++
			list[i] = next
		}
		return list
	}
	p := &winPayoffs[int32]{rules: r, players: players, shares: row(players + 1), own: row(players + 1), next: row(players + 1)}
	p.one = p.shares[1]
	p.smaller = make([][]int32, players)
	for m := range p.smaller {
		p.smaller[m] = row(m + 1)
	}
	return &symbols{p, players, money}
}

func (p *symbols) symbol(pot int32, m int, perfect, holds bool) symbol {
	if !p.money {
		return symbol{pot: pot}
	}
	a := antesOf(p.win.rules, p.players, m, perfect)
	if holds {
		return symbol{pot, a.zeros + a.holder, a.pot}
	}
	return symbol{pot, a.zeros + a.other, a.pot}
}

func (p *symbols) holder(seat, rank, m int, perfect bool) symbol {
	return p.symbol(p.win.holder(seat, rank, m, perfect), m, perfect, true)
}

func (p *symbols) beaten(seat, m int, perfect bool) symbol {
	return p.symbol(p.win.beaten(seat, m, perfect), m, perfect, false)
}

func (p *symbols) moon(seat, perfects int, own bool) symbol {
	return symbol{p.win.moon(seat, perfects, own), perfects, 0}
}

// classesKey tells the classes of rounds of a turn apart.
type classesKey struct {
	players, ceiling int
	money            bool
}

// classify tells the results apart, in every state, that are not worth the same for
// certain to a player who plays for the pot, or for money. That is worked out once.
func (r *round) classify(money bool) {
	shapes, key := r.turn.shapes, classesKey{r.players, r.ceiling, money}
	shapes.lock.Lock()
	defer shapes.lock.Unlock()
	classes := shapes.classes[key]
	if classes == nil {
		classes = r.classes(money)
		shapes.classes[key] = classes
	}
	results := r.turn.results()
	for _, s := range r.order {
		s.solved.class, classes = classes[:results:results], classes[results:]
	}
}

// classes returns the class of each result, state by state.
func (r *round) classes(money bool) []int16 {
	read := &reader[symbol]{
		space: r.space, pay: newSymbols(r.turn.rules, r.players, money), nothing: func(symbol) bool { return true },
	}
	results := r.turn.results()
	classes := make([]int16, 0, len(r.order)*results)
	for _, s := range r.order {
		for i := range s.arcs {
			a := &s.arcs[i]
			id := int16(i)
			if i > 0 && r.alike(s, &s.arcs[i-1], a, read) {
				id = classes[len(classes)-1]
			}
			for range a.last + 1 - a.first {
				classes = append(classes, id)
			}
		}
	}
	return classes
}

// alike reports whether what follows two arcs is worth the same to the player whatever
// games are worth.
func (r *round) alike(s *state, a, b *arc, read *reader[symbol]) bool {
	if a.next != b.next || a.move == moveMoon || b.move == moveMoon {
		return false
	}
	x, y := read.at(r.standing(s, a.move)).all, read.at(r.standing(s, b.move)).all
	behind := r.space.stay(r.players-s.seat) + 1 // no more can join
	// If somebody scores better, it does not matter how the player stood.
	return slices.Equal(x[:behind], y[:behind])
}
