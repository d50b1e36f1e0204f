// Package engine is the game of Threes Away: its rules, its dice, what a roll
// shows, what may be kept of it, and the turn, round and game that these make.
//
// The package is deterministic. It throws no dice: every roll is handed in, so
// that a replay, a simulation, a test and a front end drive the same code. It
// knows nothing of probabilities; those are the business of package solver.
//
// Values such as [Roll], [Keep], [Rules] and [Position] are comparable and may
// be copied and used as map keys. [Turn] is a state machine: it is the only
// authority on what is legal, and an illegal move is an error that changes
// nothing.
package engine
