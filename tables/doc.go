// Package tables keeps optimal policies in files: what to keep for every roll in
// every position of one rule set, and what each position is worth.
//
// [Build] solves a rule set, [Table.Encode] and [Decode] turn tables into bytes
// and back, and [Table.Solution] answers from a table as a fresh solve would,
// without solving. [Standard] is the table of the standard game, embedded in
// the program. FORMAT.md specifies the file for readers in any language.
package tables

//go:generate go run ../cmd/solve --quiet -o standard.table
