package wholefile

import (
	"errors"
	"os"
	"path/filepath"
)

// Write replaces a file whole: a crash leaves the old one or the new one.
// On Windows os.Rename replaces an existing file in one step.
func Write(name string, data []byte) (err error) {
	f, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(f.Name()))
		}
	}()
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
