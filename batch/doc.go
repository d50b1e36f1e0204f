// Package batch answers many positions at once: it reads them a line each, as
// text or as JSON, and writes what to keep in each as a line of JSON.
//
// [Run] does all of it, in bounded memory and as fast as lines come. A line that
// is wrong is answered by what is wrong with it and where, and the next is read.
// [ParseJSON] reads one position that is written as JSON.
//
// cmd/query/JSON.md documents the lines that are read and written.
package batch
