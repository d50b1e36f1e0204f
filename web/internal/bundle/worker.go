package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
)

const (
	start  = "index.html"        // at the address of the page itself
	worker = "service-worker.js" // which does not keep itself: the browser does
)

// listForWorker puts in front of the service worker what it is to keep: the address of
// every other file with its hash, as the attribute integrity has it, and a version
// that is a hash of them all. So the worker changes when any file does.
func listForWorker(files []file, version string) error {
	var own *file
	list := [][2]string{}
	for i, f := range files {
		if f.name == worker {
			own = &files[i]
			continue
		}
		hash := sha256.Sum256(f.data)
		list = append(list, [2]string{address(f.name), "sha256-" + base64.StdEncoding.EncodeToString(hash[:])})
	}
	if own == nil {
		return errors.New("there is no " + worker)
	}
	kept, err := json.MarshalIndent(list, "", "  ")
	if err != nil {
		return err
	}
	hash := sha256.Sum256(append(kept, own.data...))
	own.data = fmt.Appendf(nil, "// The engine was compiled by %s.\nconst VERSION = '%s';\nconst FILES = %s;\n\n%s",
		version, hex.EncodeToString(hash[:8]), kept, own.data)
	return nil
}

// address returns where a file is, from the address of the page.
func address(name string) string {
	if name == start {
		return "./"
	}
	return name
}
