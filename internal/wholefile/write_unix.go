//go:build !windows

package wholefile

import (
	"path/filepath"

	"github.com/google/renameio/v2"
)

// Write replaces a file whole: a crash leaves the old one or the new one.
func Write(name string, data []byte) error {
	// The temporary file lies beside the target, where renaming is one step.
	return renameio.WriteFile(name, data, 0o644, renameio.WithTempDir(filepath.Dir(name)))
}
