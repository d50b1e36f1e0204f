// Package record writes down evenings of Threes Away as text and reads them back:
// by which rules, who plays, what an ante is worth, and of every turn what was
// thrown and kept. RECORD.md specifies the text.
//
// A [Record] holds games, one after another; a [Game] is a list of moves that
// package engine has accepted, as engine.Game is the only authority on what is
// legal. [Parse] reads a record, written by this package or by hand, and
// [Record.String] writes its canonical form. What a longer record says begins
// with what the shorter one said, so a record is kept by appending: a [Writer]
// writes every move as it is made, and a crash loses at most that move.
//
// It is a package of its own and no part of engine because names, money, text
// and where in a text a fault is are no business of the game; package engine
// stays what a program needs that keeps no records.
package record
