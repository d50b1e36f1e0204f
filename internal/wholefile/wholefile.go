// Package wholefile replaces files whole or not at all.
//
// What is new is written to a temporary file beside the old one, put to disk, and
// renamed. A crash can leave that temporary file behind: its name is a point, the
// name of the file and a number (on Windows without the first point and with one
// before the number). Nothing reads such files, and nothing removes them, as they
// could be those of another program that is still running.
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

// nameless is a temporary file. Its name tells nobody anything, and is another each
// time, so that its errors are without it.
type nameless struct{ io.Writer }

func (n nameless) Write(data []byte) (int, error) {
	written, err := n.Writer.Write(data)
	return written, withoutName(err)
}

// withoutName returns what the system says is wrong.
func withoutName(err error) error {
	switch err := err.(type) { //nolint:errorlint // those of others keep what they say
	case *os.PathError:
		return err.Err
	case *os.LinkError:
		return err.Err
	}
	return err
}

// Write replaces a file whole by some data, as [WriteBy] does.
func Write(name string, data []byte) error {
	return WriteBy(name, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}
