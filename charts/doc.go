// Package charts computes what the charts of Threes Away show, as plain values,
// and draws them as text. Each chart is a type of its own, made from a solution;
// a front end draws it as it likes. Package charts/plot makes pictures.
//
// All words of a chart come from outside, as [Labels], so that it can speak any
// language. The same data and labels give the same text everywhere.
package charts
