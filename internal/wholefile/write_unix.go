//go:build !windows

package wholefile

import (
	"errors"
	"io"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// WriteBy replaces a file whole by what write writes: a crash or an error leaves
// the old one.
func WriteBy(name string, write func(io.Writer) error) (err error) {
	// The temporary file lies beside the target, where renaming is one step.
	f, err := renameio.NewPendingFile(name, renameio.WithTempDir(filepath.Dir(name)), renameio.WithPermissions(0o644), renameio.WithExistingPermissions())
	if err != nil {
		return withoutName(err)
	}
	defer func() { err = errors.Join(err, f.Cleanup()) }() // does nothing where the file was replaced
	if err := write(nameless{f}); err != nil {
		return err
	}
	return withoutName(f.CloseAtomicallyReplace())
}
