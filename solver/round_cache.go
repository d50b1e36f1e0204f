package solver

import "sync/atomic"

// roundMemory is about how much memory the solved rounds of a solution may take, in
// bytes.
const roundMemory = 256 << 20

// roundCache keeps solved rounds with all their policies. Its methods may be called
// under a lock that others read under; get may be called by many at a time.
type roundCache struct {
	// memory is about how much rounds may take, in bytes, before those that have not
	// been asked about for a while are let go.
	memory int
	rounds map[moneyKey]*cachedRound
	keys   []moneyKey // of those, in a ring
	hand   int        // where to look next for one to let go
	size   int        // bytes
}

type cachedRound struct {
	*round
	asked atomic.Bool // since the hand last came by
}

// get returns a round, nil for one that is not there.
func (c *roundCache) get(key moneyKey) *round {
	r, ok := c.rounds[key]
	if !ok {
		return nil
	}
	if !r.asked.Load() {
		r.asked.Store(true)
	}
	return r.round
}

// put adds a round that is not there.
func (c *roundCache) put(key moneyKey, r *round) {
	if c.rounds == nil {
		c.rounds = map[moneyKey]*cachedRound{}
	}
	for len(c.keys) > 0 && c.size+r.size() > c.memory {
		c.hand %= len(c.keys)
		oldest := c.rounds[c.keys[c.hand]]
		if oldest.asked.Swap(false) {
			c.hand++
			continue
		}
		c.size -= oldest.size()
		delete(c.rounds, c.keys[c.hand])
		last := len(c.keys) - 1
		c.keys[c.hand] = c.keys[last]
		c.keys = c.keys[:last]
	}
	c.size += r.size()
	c.rounds[key] = &cachedRound{round: r}
	c.keys = append(c.keys, key)
}

// size returns about how much memory a round takes, in bytes, once all its states have
// been asked about.
func (r *round) size() int {
	choices, first := 0, r.first()
	for _, n := range r.turn.order {
		choices += len(r.turn.nodes[n].tallies) * len(r.turn.layer(r.turn.nodes[n].dice).rolls)
	}
	values := len(r.turn.nodes) * r.turn.stride
	return len(r.order) * (2*choices + 8*(values+4*len(first.worth)+r.space.width()))
}
