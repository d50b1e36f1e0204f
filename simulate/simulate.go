package simulate

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"runtime"
	"sync"

	"threesaway/engine"
)

// ErrGames marks a number of games that is not positive.
var ErrGames = errors.New("invalid number of games")

// Setup says what is played.
type Setup struct {
	// Rules are the rules of every game.
	Rules engine.Rules
	// Players make the player of each seat; rng is for players who need chance,
	// and differs from that of the dice.
	Players []Maker
	// Games is the number of games, at least 1.
	Games int
	// Seed chooses the games.
	Seed uint64
}

// Result counts how the games ended.
type Result struct {
	// Games is the number of games played.
	Games int
	// Won is how often a player won the pot alone; the first entry is that of
	// player 1.
	Won []int
	// Shared is how often the pot was shared.
	Shared int
	// Share is each player's sum of shares of the pot: 1 for a pot won alone,
	// 1/m for one shared by m.
	Share []float64
	// Net and NetSquares are the sums of each player's net winnings, in antes,
	// and of their squares.
	Net, NetSquares []float64
	// Rounds is the number of rounds in all games.
	Rounds int
}

// MeanNet returns a player's mean net winnings a game, in antes, and the standard
// error of that mean; the first player is 0.
func (r *Result) MeanNet(player int) (mean, deviation float64) {
	n := float64(r.Games)
	mean = r.Net[player] / n
	variance := r.NetSquares[player]/n - float64(mean*mean)
	return mean, math.Sqrt(max(0, variance) / n)
}

// chunk is how many games share a generator. Chunks are added up in order, so
// that the result does not depend on who played them.
const chunk = 4096

// Run plays the games, on all processors. It fails with [ErrGames], with an
// error of package engine, or with the context's error when that is done first.
func Run(ctx context.Context, s Setup) (*Result, error) {
	if s.Games < 1 {
		return nil, engine.Errorf("%w: %d: must be at least 1", ErrGames, s.Games)
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	todo, done := make(chan int), make(chan played)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := range todo {
				result, err := s.play(i, min(chunk, s.Games-i*chunk))
				done <- played{i, result, err}
			}
		})
	}
	go func() {
		defer close(todo)
		for i := 0; i <= (s.Games-1)/chunk; i++ {
			select {
			case todo <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	go func() {
		workers.Wait()
		close(done)
	}()
	return s.collect(ctx, cancel, done)
}

// played is a chunk that has been played.
type played struct {
	index  int
	result *Result
	err    error
}

// collect adds up the chunks in order; cancel ends the play at the first failure.
func (s Setup) collect(ctx context.Context, cancel context.CancelFunc, done <-chan played) (*Result, error) {
	total, next := newResult(len(s.Players)), 0
	early := map[int]*Result{} // those whose turn has not come
	var failure error
	for p := range done {
		if p.err != nil {
			if failure == nil {
				failure = p.err
			}
			cancel()
			continue
		}
		early[p.index] = p.result
		for r := early[next]; r != nil; r = early[next] {
			total.add(r)
			delete(early, next)
			next++
		}
	}
	switch {
	case failure != nil:
		return nil, failure
	case total.Games < s.Games:
		return nil, ctx.Err()
	}
	return total, nil
}

// play plays the games of one chunk.
func (s Setup) play(index, games int) (*Result, error) {
	dice := throw(s.Rules.Sides, rand.New(rand.NewPCG(s.Seed, uint64(2*index)))) //nolint:gosec // repeatable by design
	chance := rand.New(rand.NewPCG(s.Seed, uint64(2*index+1)))                   //nolint:gosec // repeatable by design
	players := make([]engine.Player, len(s.Players))
	for i, make := range s.Players {
		players[i] = make(chance)
	}
	r := newResult(len(players))
	for range games {
		g, err := engine.NewGame(s.Rules, len(players))
		if err != nil {
			return nil, err
		}
		if err := engine.Play(g, players, dice); err != nil {
			return nil, err
		}
		r.count(g)
	}
	return r, nil
}

// throw returns dice that fall by chance.
func throw(sides int, rng *rand.Rand) engine.Dice {
	var faces [engine.MaxDice]engine.Face
	return func(n int) (engine.Roll, error) {
		for i := range faces[:n] {
			faces[i] = engine.Face(rng.IntN(sides) + 1)
		}
		return engine.NewRoll(faces[:n]...)
	}
}

func newResult(players int) *Result {
	return &Result{
		Won: make([]int, players), Share: make([]float64, players),
		Net: make([]float64, players), NetSquares: make([]float64, players),
	}
}

// count takes a finished game into account.
func (r *Result) count(g *engine.Game) {
	r.Games++
	r.Rounds += g.Rounds()
	winners := g.Winners()
	if len(winners) == 1 {
		r.Won[winners[0]-1]++
	} else {
		r.Shared++
	}
	for _, p := range winners {
		r.Share[p-1] += 1 / float64(len(winners))
	}
	for i := range r.Net {
		net := g.Net(i + 1)
		r.Net[i] += net
		r.NetSquares[i] += float64(net * net)
	}
}

// add adds the counts of o.
func (r *Result) add(o *Result) {
	r.Games += o.Games
	r.Shared += o.Shared
	r.Rounds += o.Rounds
	for i := range r.Won {
		r.Won[i] += o.Won[i]
		r.Share[i] += o.Share[i]
		r.Net[i] += o.Net[i]
		r.NetSquares[i] += o.NetSquares[i]
	}
}
