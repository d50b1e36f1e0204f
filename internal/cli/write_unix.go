//go:build !windows

package cli

import (
	"path/filepath"

	"github.com/google/renameio/v2"
)

// WriteFile replaces a file whole: a crash leaves the old one or the new one.
func WriteFile(name string, data []byte) error {
	// The temporary file lies beside the target, where renaming is one step.
	return renameio.WriteFile(name, data, 0o644, renameio.WithTempDir(filepath.Dir(name)))
}
