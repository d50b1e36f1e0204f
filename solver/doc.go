// Package solver finds optimal policies for Threes Away by dynamic programming,
// exactly, and evaluates any policy.
//
// A turn is solved for a utility over its results: [Turn] compiles the legal
// decisions of a rule set once and returns, for every number of dice left and every
// total, the value and the best decision about every roll. Everything else is a way
// to make a utility. [Goal] names what a policy maximises; [Solve] returns the
// [Solution] for a goal, and [Advise] lists what every keep of a roll is worth.
//
// Choices of low, beat and win are exact: equal options are recognised as equal and
// ordered as RULES.md says, so that a policy is unique and the same on every
// machine. (Behind a long schedule of ceilings they are exact for what later rounds
// are worth rounded to 2^-256.) Money is solved in floating point; options that
// rounding may have set apart count as equal.
//
// # How it is done
//
// kernel computes a turn plainly, and is the reference. Where lower totals are never
// worse (most rules, most utilities), fallingKernel computes the same along the tree of
// the beginnings of rolls, and leaves out what cannot help. While rounds are solved, such
// turns come back hundreds of times for similar utilities. As long as what results are
// worth drifts by less than the closest choice of a state leads, its policy stays. If not,
// planner begins with the policy of a similar state, and changes what is done at a place
// only where it is not the best any more; it counts how turns end in integers. A choice
// that is better by more than rounding can do is proven. Where two options are too close,
// they are compared by counting how turns end from them; what that leaves open is settled
// in exact arithmetic (exactRound) when it is asked for.
package solver
