// Package review says how well a recorded evening was played, and how lucky
// everybody was.
//
// Everything is measured by the value that a player's own position has for him, by
// an optimal solution for the goal win or money: his chance of the pot, or his
// expected net winnings in antes, what he has paid already counted. Along a game
// that value goes from its start to the result, in steps that are each of one kind:
//
//   - luck: a throw shows dice, and the value under best play is another than
//     before; on average it is the same.
//   - loss: a decision gives value up against the best one.
//   - luck less loss: of a turn that is recorded as a score only, both together.
//   - others: between two of his turns the other players throw and decide, luckily
//     or not, well or badly, and rounds end. It is the value at the beginning of
//     his turn less that at the end of the one before, or at the start of the game;
//     and at the end of the game the result less that at the end of his last turn.
//
// So for every player, up to rounding,
//
//	result − start = luck − loss + luck less loss + others
//
// Luck and loss are always those of the player on turn. What they do to the other
// players is in their others; between two players it is the same with the sign
// changed.
package review
