// Package card writes cards: a few rules for Threes Away that a person can learn,
// with the exact price of following them instead of playing perfectly.
//
// A card is found, not guessed: [New] searches a family of rules that people can
// follow (which dice to keep by how many are thrown, when to stop, when to play
// against the score to beat, and what must then be left to spare for a die to be
// kept) for the list that gives up least, and leaves out what saves next to
// nothing. The prices on it are those of [solver.Evaluate]: of one player who
// follows the card while all others play perfectly. The search is deterministic.
package card
