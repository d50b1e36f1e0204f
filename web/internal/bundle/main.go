// Command bundle makes the page out of its sources: it compiles the engine to
// WebAssembly, draws the icons, lists all files for the service worker, and writes
// everything, compressed, to the folder dist, which package web embeds.
//
// It runs in the folder web (go generate ./web). The same sources give the same bytes
// on every machine, as the engine is compiled by the release of Go that the line
// toolchain of go.mod names.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	npm := flag.String("npm", "", "write the npm package to this `FOLDER` instead, from dist")
	flag.Parse()
	work := func() error { return generate("dist") }
	if *npm != "" {
		work = func() error { return writePackage(*npm, "dist", "npm", "src") }
	}
	if err := work(); err != nil {
		log.Fatal(err)
	}
}

// generate makes the page and replaces what a folder holds by it.
func generate(dir string) error {
	files, err := page(".")
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := os.Mkdir(dir, 0o755); err != nil { //nolint:gosec // for everyone to read
		return err
	}
	for _, f := range files {
		stored, err := f.stored()
		if err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		if err := os.WriteFile(filepath.Join(dir, f.storedName()), stored, 0o644); err != nil {
			return err
		}
	}
	return nil
}
