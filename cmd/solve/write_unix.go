//go:build !windows

package main

import (
	"path/filepath"

	"github.com/google/renameio/v2"
)

// writeFile replaces a file whole: a crash leaves the old one or the new one.
func writeFile(name string, data []byte) error {
	// The temporary file lies beside the target, where renaming is one step.
	return renameio.WriteFile(name, data, 0o644, renameio.WithTempDir(filepath.Dir(name)))
}
