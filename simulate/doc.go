// Package simulate plays many games of Threes Away with dice from a seeded
// generator and counts who wins: a check of exact values that shares only the
// engine with them, and a way to measure any player against perfect ones.
//
// The same seed gives the same games at any number of processors.
package simulate
