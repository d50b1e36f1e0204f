package wholefile

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// WriteBy replaces a file whole by what write writes: a crash or an error leaves
// the old one. On Windows os.Rename replaces an existing file in one step.
func WriteBy(name string, write func(io.Writer) error) (err error) {
	f, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*")
	if err != nil {
		return withoutName(err)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(f.Name()))
		}
	}()
	if err = write(nameless{f}); err == nil {
		err = withoutName(f.Sync())
	}
	if err = errors.Join(err, withoutName(f.Close())); err != nil {
		return err
	}
	return withoutName(os.Rename(f.Name(), name))
}
