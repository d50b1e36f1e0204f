package solver

// prefix is the beginning of a roll whose dice are in order of score, the least
// first. For a utility that never rises with the total, the keeps that need to be
// considered are the prefixes of the roll. Rolls share them, so the prefixes of all
// rolls of a number of dice are laid out as a tree.
//
// The children of a prefix have one die more, whose face is its last one or a later
// one. They stand together, the earliest face first, and behind them an empty one.
// Prefixes that lack one die only have two weights instead of children.
type prefix[T number] struct {
	child int32 // where the children begin
	face  int32 // of the last die, by place in the order of score
	all   T     // in how many ways dice fall that begin like this
	rest  T     // the same of this prefix and of those behind it that have the same parent
	eq    T     // of one that lacks one die: in how many ways that die shows the last face again
	gt    T     // and in how many each later face
}

// prefixTree lays out the prefixes of the rolls of so many dice; the first is the
// one of no dice.
func prefixTree[T number](dice, sides int) []prefix[T] {
	type growing struct {
		at, dice int
		repeats  int // of the last face
		ways     T   // in how many of the dice's places these can stand
	}
	list := []prefix[T]{{}}
	queue := []growing{{ways: 1}}
	for len(queue) > 0 {
		g := queue[0]
		queue = queue[1:]
		face := int(list[g.at].face)
		if g.dice == dice-1 {
			list[g.at].eq, list[g.at].gt = g.ways/T(g.repeats+1), g.ways
			continue
		}
		list[g.at].child = int32(len(list))
		for next := face; next < sides; next++ {
			repeats := 1
			if next == face {
				repeats += g.repeats
			}
			// Equal dice can change places, which makes no difference.
			ways := g.ways * T(dice-g.dice) / T(repeats)
			queue = append(queue, growing{len(list), g.dice + 1, repeats, ways})
			list = append(list, prefix[T]{face: int32(next)})
		}
		list = append(list, prefix[T]{})
	}
	for i := len(list) - 1; i >= 0; i-- {
		p := &list[i]
		switch {
		case p.child > 0:
			p.all = list[p.child].rest
		case p.gt > 0:
			p.all = p.eq + T(p.gt*T(sides-1-int(p.face))) //nolint:unconvert // no fused multiply-add
		default:
			continue // behind the last child
		}
		p.rest = p.all
		if i > 0 {
			p.rest += list[i+1].rest
		}
	}
	return list
}
