// Command licences writes THIRD_PARTY.md: the modules of others that are linked into
// the commands, on every platform they are built for, with their versions, what their
// licences are, and the licences themselves. It refuses a licence that it does not know,
// or that asks for more than to be passed on.
package main

import (
	"bytes"
	"log"
	"os"
)

//go:generate go run . ../../THIRD_PARTY.md

func main() {
	log.SetFlags(0)
	log.SetPrefix("licences: ")
	if len(os.Args) != 2 {
		log.Fatal("usage: licences FILE")
	}
	linked, err := listLinked("threesaway/cmd/...")
	if err != nil {
		log.Fatal(err)
	}
	var page bytes.Buffer
	if err := write(&page, linked); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(os.Args[1], page.Bytes(), 0o644); err != nil { //nolint:gosec // the caller says where
		log.Fatal(err)
	}
}
