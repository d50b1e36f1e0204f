// Package coach is what the page asks and what it is answered: questions about
// positions, rules and records, and an evening that is being played, at a table or
// against perfect players. Requests and answers are JSON.
//
// It knows no browser: package web/wasm hands it what JavaScript calls, and tests call
// it as they are. Sentences are in the language that was asked for last.
package coach
