// Command licences writes a file THIRD_PARTY.md: the modules of others that are linked
// into programs, on every platform they are built for, with their versions, what their
// licences are, and the licences themselves. It refuses a licence that it does not know,
// or that asks for more than to be passed on.
//
// There is one for the commands, and one for the engine of the page and its npm package.
package main

import (
	"bytes"
	"log"
	"os"
)

//go:generate go run . ../../THIRD_PARTY.md threesaway/cmd/... darwin/amd64 linux/amd64 windows/amd64
//go:generate go run . ../../web/npm/THIRD_PARTY.md threesaway/web/wasm js/wasm

func main() {
	log.SetFlags(0)
	log.SetPrefix("licences: ")
	if len(os.Args) < 4 {
		log.Fatal("usage: licences FILE PACKAGES PLATFORM...")
	}
	platforms := os.Args[3:]
	linked, err := listLinked(os.Args[2], platforms...)
	if err != nil {
		log.Fatal(err)
	}
	var page bytes.Buffer
	if err := write(&page, linked, platforms); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(os.Args[1], page.Bytes(), 0o644); err != nil { //nolint:gosec // the caller says where
		log.Fatal(err)
	}
}
