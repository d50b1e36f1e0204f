// Package web is the page of the coach, as a handler of HTTP requests: the advice of
// this module in a browser, which needs no server once it has been loaded.
//
// The page is compiled and compressed beforehand, by go generate ./web, and embedded.
// Nothing of it is touched before [Handler] is called.
package web

//go:generate go run ./internal/bundle
