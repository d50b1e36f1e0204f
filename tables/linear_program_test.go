package tables_test

import (
	"bytes"
	"context"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/engine"
	"threesaway/solver"
	"threesaway/tables"
)

// row is one row of a linear program: a variable with its factor, and what it must be
// or be no less or no more than, when all other terms are on the other side.
type row struct {
	factor *big.Rat
	order  string
	terms  map[string]*big.Rat
	bound  *big.Rat
}

// program is a linear program by the variable that its rows begin with.
type program map[string][]row

// readProgram reads what LP.md describes.
func readProgram(t *testing.T, text string) program {
	t.Helper()
	before := ""
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, `\`) {
			require.LessOrEqual(t, len(line), 110, "lines stay short")
		}
		if strings.HasPrefix(line, "  -") { // the row goes on
			require.Greater(t, len(before), 80, "and are filled")
		}
		before = line
	}
	_, rows, ok := strings.Cut(text, "Subject To\n")
	require.True(t, ok)
	rows, ok = strings.CutSuffix(rows, "End\n")
	require.True(t, ok)
	all, words := program{}, strings.Fields(rows)
	number := func() *big.Rat {
		n, ok := new(big.Rat).SetString(words[0])
		if !ok {
			return big.NewRat(1, 1)
		}
		words = words[1:]
		return n
	}
	for len(words) > 0 {
		r := row{factor: number(), terms: map[string]*big.Rat{}}
		name := words[0]
		for words = words[1:]; words[0] == "-"; words = words[1:] {
			words = words[1:]
			factor := number()
			require.NotContains(t, r.terms, words[0])
			r.terms[words[0]] = factor
		}
		r.order = words[0]
		words = words[1:]
		r.bound = number()
		all[name] = append(all[name], r)
	}
	return all
}

// value returns the least or greatest value that the rows of a variable allow.
func (p program) value(t *testing.T, known map[string]*big.Rat, name string) *big.Rat {
	t.Helper()
	if v, ok := known[name]; ok {
		return v
	}
	require.NotEmpty(t, p[name], "%s is bound by nothing", name)
	var best *big.Rat
	for i, r := range p[name] {
		sum := new(big.Rat).Set(r.bound)
		for other, factor := range r.terms {
			sum.Add(sum, new(big.Rat).Mul(factor, p.value(t, known, other)))
		}
		sum.Quo(sum, r.factor)
		require.Equal(t, p[name][0].order, r.order, name)
		switch {
		case i == 0, r.order == ">=" && sum.Cmp(best) > 0, r.order == "<=" && sum.Cmp(best) < 0:
			best = sum
		}
		require.False(t, i > 0 && r.order == "=", "%s is fixed twice", name)
	}
	known[name] = best
	return best
}

// The optimum of the program of any position is its exact value, and every variable is
// bound by the rows that it begins.
func TestLinearProgramsHaveTheValueOfThePosition(t *testing.T) {
	t.Parallel()
	for _, set := range append([]ruleSet{
		{name: "pairs of a total and several bottoms", rules: "dice=3 sides=4 away=1 bottoms=turn"},
		{name: "holders that are not told apart", rules: "dice=2 sides=2 away=2", players: 4},
	}, altered...) {
		if set.pot > 0 {
			continue
		}
		t.Run(set.name, func(t *testing.T) {
			t.Parallel()
			r, table := parseRules(t, set.rules), set.table(t)
			for _, part := range set.held(t) {
				fresh := set.freshly(t, part.Goal)
				positions, compared := everyPosition(r, part), 0
				for i := range sampleOf(len(positions), 40) {
					pos := positions[i]
					var b bytes.Buffer
					err := table.LinearProgram(context.Background(), &b, part.Goal, pos)
					if err != nil {
						require.ErrorIs(t, err, engine.ErrPosition)
						require.Empty(t, b.String())
						if part.Goal.Kind == solver.KindWin {
							require.Error(t, pos.Validate(r), "%+v", pos)
						}
						continue
					}
					p, known := readProgram(t, b.String()), map[string]*big.Rat{}
					want, err := fresh.(solver.ExactSolution).ExactValue(pos)
					require.NoError(t, err)
					got := p.value(t, known, "value")
					require.Equal(t, want.RatString(), got.RatString(), "%s: %+v", part, pos)
					require.Len(t, known, len(p), "%s: %+v: no variable is there for nothing", part, pos)
					compared++
				}
				assert.Positive(t, compared, part)
			}
		})
	}
}

func TestLinearProgramsThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	set := ruleSet{rules: "dice=2 sides=3 away=2", players: 2, pot: 2}
	table, r := set.table(t), parseRules(t, set.rules)
	open := engine.Opening(r, 2)
	cut := engine.Position{Players: 2, Seat: 2, ScoreToBeat: 2, Holders: 1, Left: 1, Total: 3}
	done, far := open, open
	done.Left = 0
	far.Left, far.Total = 1, 4
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	for i, test := range []struct {
		ctx  context.Context //nolint:containedctx // one for each case
		goal solver.Goal
		pos  engine.Position
		want error
	}{
		{context.Background(), solver.Money(), open, tables.ErrNotHeld},
		{context.Background(), solver.Goal{Kind: "luck"}, open, tables.ErrMissing},
		{context.Background(), solver.Win(), engine.Opening(r, 3), tables.ErrMissing},
		{context.Background(), solver.Beat(solver.WeightOne), open, engine.ErrPosition},
		{context.Background(), solver.Beat(solver.WeightOne), cut, engine.ErrPosition},
		{context.Background(), solver.Win(), cut, engine.ErrPosition},
		{context.Background(), solver.Win(), done, engine.ErrPosition},
		{context.Background(), solver.Low(), done, engine.ErrPosition},
		{context.Background(), solver.Low(), far, engine.ErrPosition},
		{cancelled, solver.Low(), open, context.Canceled},
		{cancelled, solver.Win(), open, context.Canceled},
	} {
		var b bytes.Buffer
		require.ErrorIs(t, table.LinearProgram(test.ctx, &b, test.goal, test.pos), test.want, strconv.Itoa(i))
		assert.Empty(t, b.String())
	}
	require.ErrorIs(t, table.LinearProgram(context.Background(), &fullWriter{}, solver.Low(), open), errFull)
}
