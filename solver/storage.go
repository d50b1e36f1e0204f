package solver

// storage gives policies and tactics their memory, in large pieces, which it uses again
// once it is told to forget them.
type storage struct {
	policies room[*tactic]
	tactics  room[tactic]
	goals    room[goal]
	pairs    room[pair]
	ties     room[tie]
	seen     room[seen]
}

// keep returns a tactic with copies of the lists of another.
func (s *storage) keep(t *tactic) *tactic {
	kept := &s.tactics.take(1)[0]
	*kept = tactic{s.goals.keep(t.goals), s.pairs.keep(t.pairs), s.ties.keep(t.ties), s.seen.keep(t.seen), t.marks}
	return kept
}

func (s *storage) forget() {
	s.policies.used, s.tactics.used, s.goals.used, s.pairs.used, s.ties.used, s.seen.used = 0, 0, 0, 0, 0, 0
}

// room is memory for lists, the pieces of it.
type room[T any] struct {
	pieces [][]T // that are used again
	used   int   // how many of them, but for what is free in the last
	free   []T
}

// So many elements have pieces, at least, and so many pieces are kept to be used again.
const (
	pieceLength = 1024
	mostPieces  = 256
)

// take returns memory for so many.
func (r *room[T]) take(n int) []T {
	if r.used == 0 {
		r.free = nil
	}
	for n > len(r.free) {
		switch {
		case r.used < len(r.pieces):
			r.free = r.pieces[r.used]
		case r.used < mostPieces:
			r.pieces = append(r.pieces, make([]T, max(pieceLength, n)))
			r.free = r.pieces[r.used]
		default:
			r.free = make([]T, max(pieceLength, n))
		}
		r.used++
	}
	taken := r.free[:n:n]
	r.free = r.free[n:]
	return taken
}

// keep returns a copy of a list.
func (r *room[T]) keep(list []T) []T {
	if len(list) == 0 {
		return nil
	}
	kept := r.take(len(list))
	copy(kept, list)
	return kept
}
