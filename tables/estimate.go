package tables

import (
	"slices"
	"sort"

	"threesaway/engine"
	"threesaway/solver"
)

// Estimate is what a table takes, known before anything is solved. It is computed from
// sizes alone: how many positions there are, and rolls in each.
type Estimate struct {
	// Parts is the number of sections.
	Parts int
	// Decisions is the number of decisions that are stored, one for each roll in each
	// position: the work grows with it. It is [Report.Choices] of the table.
	Decisions int
	// LeastFile and MostFile are bytes: the file is no smaller and no larger. Between
	// them is how many policies are alike, which are stored once.
	LeastFile, MostFile int
	// Memory is the bytes of memory that are needed to build and write the table, rather
	// too many.
	Memory int
}

// MaxMemory is the most memory that a table may take to build, in bytes, by
// [Estimate.Memory].
const MaxMemory = 8 << 30

// Estimate returns what a table of the scope takes under the rules, at once, whatever
// is asked for. It fails as [Build] does on what no table can hold, and with
// [ErrTooLarge] on more parts than a table has room for.
func (s Scope) Estimate(r engine.Rules) (Estimate, error) {
	e, err := newEstimator(r)
	if err != nil {
		return Estimate{}, err
	}
	return e.estimate(s)
}

// Check reports with [ErrTooLarge] a table that would be larger than [MaxSize] for
// certain, or would take more memory than [MaxMemory].
func (e Estimate) Check() error {
	switch {
	case e.LeastFile > MaxSize:
		return engine.Errorf("%w: a file of %d MB or more: at most %d", ErrTooLarge, megabytes(e.LeastFile), megabytes(MaxSize))
	case e.Memory > MaxMemory:
		return engine.Errorf("%w: about %d MB of memory: at most %d", ErrTooLarge, megabytes(e.Memory), megabytes(MaxMemory))
	}
	return nil
}

func megabytes(n int) int { return n / 1_000_000 }

// estimator makes estimates for scopes of one rule set.
type estimator struct {
	rules  engine.Rules
	turn   *solver.Turn
	shapes *shapes
	code   int // bytes of a decision
}

func newEstimator(r engine.Rules) (*estimator, error) {
	if err := r.Validate(); err != nil {
		return nil, err
	}
	code, err := codeSize(r)
	if err != nil {
		return nil, err
	}
	turn, err := solver.NewTurn(r)
	if err != nil {
		return nil, err
	}
	return &estimator{r, turn, newShapes(r), code}, nil
}

func (e *estimator) estimate(s Scope) (Estimate, error) {
	if err := s.check(); err != nil {
		return Estimate{}, engine.Errorf("%w: %w", ErrNotHeld, err)
	}
	parts, beyond, ok := s.fewParts(e.rules, maxSections)
	if !ok {
		return Estimate{}, engine.Errorf("%w: more than %d parts", ErrTooLarge, maxSections)
	}
	var all counts // no more than 65536 parts of less than 10^14 decisions
	shares := 0
	for _, p := range parts {
		all.plus(1, e.shapes.count(p))
	}
	for _, p := range slices.Concat(parts, beyond) {
		shares += p.Players
		if p.Goal.Kind == solver.KindMoney {
			shares++
		}
	}
	frame, err := (&Table{rules: e.rules, pools: make([][]byte, nodeCount(e.rules))}).Encode()
	if err != nil {
		return Estimate{}, err
	}
	sum := Estimate{Parts: len(parts) + len(beyond), Decisions: all.decisions}
	payloads := len(frame) + 8*shares + 8*all.cells + 2*all.choices + 16*all.endings
	sum.LeastFile, sum.MostFile = payloads, payloads+4*len(all.byNode)+16+mostSection*sum.Parts
	for node := 1; node < len(all.byNode); node++ {
		row := engine.RollCount(diceOf(e.rules, node), e.rules.Sides) * e.code
		sum.LeastFile += row
		sum.MostFile += row * min(maxRows, all.byNode[node])
	}
	sum.Memory = e.memory(s, sum)
	return sum, nil
}

// mostSection is the most bytes that a section takes without its payloads: two words
// and seven numbers or lengths.
const mostSection = 80

// memory returns the bytes that a table takes to build: of the solutions and the
// compiled turn three times what is kept, as the collector of garbage runs when what is in
// use has doubled, and proofs use some; of the table, itself, its rows once more to find equal ones, and what
// it is encoded in.
func (e *estimator) memory(s Scope, sum Estimate) int {
	const base = 32 << 20
	inUse := e.turn.OptionBytes()
	for _, goal := range s.goals() {
		inUse += e.turn.Footprint(goal, s.Players, sum.Parts)
	}
	return base + 3*inUse + 6*sum.MostFile
}

// Fitting returns scopes that [Estimate.Check] does not report, nearest to s, which it
// does: with fewer players, with a smaller pot, and from a later round of the schedule
// on, as far as there are.
func (s Scope) Fitting(r engine.Rules) []Scope {
	e, err := newEstimator(r)
	if err != nil {
		return nil
	}
	fits := func(t Scope) bool {
		sum, err := e.estimate(t)
		return err == nil && sum.Check() == nil
	}
	var list []Scope
	// The first too many of 2, 3, … players; what more players take only grows.
	if n := 2 + sort.Search(max(0, s.Players-2), func(i int) bool {
		t := s
		t.Players = 2 + i
		return !fits(t)
	}); n > 2 {
		t := s
		t.Players = n - 1
		list = append(list, t)
	}
	if pot := s.fittingPot(fits); pot >= s.Players && s.Pot > 0 {
		t := s
		t.Pot = pot
		list = append(list, t)
	}
	first, last := max(1, s.Round), len(e.shapes.ceilings)
	if round := first + 1 + sort.Search(max(0, last-first), func(i int) bool {
		t := s
		t.Round = first + 1 + i
		return fits(t)
	}); round <= last {
		t := s
		t.Round = round
		list = append(list, t)
	}
	return list
}

// fittingPot returns about the largest pot below that of s that fits, or less than there
// are players. It looks at small pots first, as their games are counted sooner, and
// comes as near as a sixty-fourth.
func (s Scope) fittingPot(fits func(Scope) bool) int {
	fit := func(pot int) bool {
		t := s
		t.Pot = pot
		return fits(t)
	}
	few, many := s.Players-1, s.Players // the largest known to fit, and one that may not
	for many < s.Pot && fit(many) {
		few, many = many, 2*many
	}
	many = min(many, s.Pot)
	for many-few > 1+few/64 {
		if pot := few + (many-few)/2; fit(pot) {
			few = pot
		} else {
			many = pot
		}
	}
	return few
}
