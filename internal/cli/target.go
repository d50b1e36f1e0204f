package cli

import (
	"errors"
	"os"
	"path/filepath"
)

// CheckTarget reports, before the work begins, a file that could not be written
// after it.
func CheckTarget(name string) error {
	if info, err := os.Stat(name); err == nil && info.IsDir() {
		return errors.New("is a directory")
	}
	_, err := os.Stat(filepath.Dir(name))
	return err
}
