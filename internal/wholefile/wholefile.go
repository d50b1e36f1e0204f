// Package wholefile replaces files whole or not at all.
package wholefile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// Check reports, before the work begins, a file that could not be written after it.
func Check(name string) error {
	switch info, err := os.Stat(name); {
	case err != nil: // there is none yet
	case info.IsDir():
		return errors.New("is a directory")
	case !info.Mode().IsRegular():
		return errors.New("is no regular file")
	}
	_, err := os.Stat(filepath.Dir(name))
	return err
}

// Write replaces a file whole by some data, as [WriteBy] does.
func Write(name string, data []byte) error {
	return WriteBy(name, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}
