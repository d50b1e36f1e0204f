// Package answer puts what the packages solver, review and charts find out into
// sentences of package texts and into documents that are written as JSON, as
// cmd/query/JSON.md specifies them: for the command line and for the page alike.
package answer
