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
	children []prefix[T]
	face     uint // of the last die, by place in the order of score

	all  T // in how many ways dice fall that begin like this
	rest T // the same of this prefix and of those behind it that have the same parent
	eq   T // of one that lacks one die: in how many ways that die shows the last face again
	gt   T // and in how many each later face
}

// prefixTree returns the prefix of no dice for rolls of so many.
func prefixTree[T number](dice int, sides uint) *prefix[T] {
	root := &prefix[T]{}
	root.grow(dice, sides, 0, 1)
	return root
}

// grow lays out what begins with a prefix that lacks so many dice. Its last face is
// there so many times, and its dice can stand in so many ways in the places of all.
func (p *prefix[T]) grow(lacks int, sides uint, repeats int, ways T) {
	if lacks == 1 {
		p.eq, p.gt = ways/T(repeats+1), ways
		p.all = p.eq + T(p.gt*T(sides-1-p.face)) //nolint:unconvert // no fused multiply-add
		return
	}
	p.children = make([]prefix[T], sides-p.face+1)
	for i := len(p.children) - 2; i >= 0; i-- {
		child, times := &p.children[i], 1
		child.face = p.face + uint(i)
		if i == 0 {
			times += repeats
		}
		// Equal dice can change places, which makes no difference.
		child.grow(lacks-1, sides, times, ways*T(lacks)/T(times))
		child.rest = child.all + p.children[i+1].rest
	}
	p.all = p.children[0].rest
}

// keepAll sends those ways on that begin with a prefix, when all dice are kept as there
// is nothing to choose.
func (p *prefix[T]) keepAll(j int, x uint, f *falling[T], send func(ways T, to uint)) {
	for i := range f.sides - p.face {
		y := x + f.score[(p.face+i)%maxFaces]
		switch {
		case j > 1:
			p.children[i].keepAll(j-1, y, f, send)
		case i == 0:
			send(p.eq, y)
		default:
			send(p.gt, y)
		}
	}
}
