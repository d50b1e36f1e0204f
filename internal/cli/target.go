package cli

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// CheckTarget reports, before the work begins, a file that could not be written
// after it.
func CheckTarget(name string) error {
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

// WriteData replaces a file whole by some data, as [WriteFile] does.
func WriteData(name string, data []byte) error {
	return WriteFile(name, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}
