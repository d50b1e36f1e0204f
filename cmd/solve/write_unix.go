//go:build !windows

package main

import "github.com/google/renameio/v2"

// writeFile replaces a file whole: a crash leaves the old one or the new one.
func writeFile(name string, data []byte) error {
	return renameio.WriteFile(name, data, 0o644)
}
