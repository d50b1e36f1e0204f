package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/internal/wholefile"
	"threesaway/record"
)

// recordFile keeps the text of a record in a file. It is an evening.Store.
type recordFile struct {
	name string
	size int64 // of what is in it, as far as this program knows
}

// defaultRecord returns the file of an evening that has no other, in the folder
// for data of the user.
func defaultRecord(getenv func(string) string) (string, error) {
	folder := getenv("XDG_DATA_HOME")
	if !filepath.IsAbs(folder) && runtime.GOOS == "windows" {
		folder = getenv("LOCALAPPDATA")
	}
	if !filepath.IsAbs(folder) {
		home := getenv("HOME")
		if !filepath.IsAbs(home) {
			return "", cli.Misusef("--file: name the file of the evening: there is no folder for data")
		}
		folder = filepath.Join(home, ".local", "share")
	}
	return filepath.Join(folder, "threesaway", "evening.record"), nil
}

// read returns the text of the file; none where there is no file.
func (f *recordFile) read() (string, error) {
	info, err := os.Stat(f.name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", nil
	case err != nil:
		return "", err
	case !info.Mode().IsRegular():
		return "", engine.Errorf("%s is no regular file", f.name)
	case info.Size() > record.MaxSize:
		return "", engine.Errorf("%d bytes or more: at most %d are read", info.Size(), record.MaxSize)
	}
	text, err := os.ReadFile(f.name)
	f.size = int64(len(text))
	return string(text), err
}

// check reports that the file is not what this program has left.
func (f *recordFile) check() error {
	info, err := os.Stat(f.name)
	if err == nil && info.Size() != f.size {
		return engine.Errorf("%s has been changed by another program", f.name)
	}
	return err
}

// Append adds to the file.
func (f *recordFile) Append(text []byte) (err error) {
	if err := f.check(); err != nil {
		return err
	}
	file, err := os.OpenFile(f.name, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	n, err := file.Write(text)
	f.size += int64(n)
	if err == nil {
		err = file.Sync()
	}
	return errors.Join(err, file.Close())
}

// Replace writes the file anew, whole or not at all, and its folder if there is
// none.
func (f *recordFile) Replace(text []byte) error {
	if err := f.check(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(f.name), 0o750); err != nil {
		return err
	}
	if err := wholefile.Write(f.name, text); err != nil {
		return err
	}
	f.size = int64(len(text))
	return nil
}

// moveAway gives the file another name, one that is free, and returns it.
func (f *recordFile) moveAway() (string, error) {
	for n := 1; ; n++ {
		name := fmt.Sprintf("%s.%d", f.name, n)
		if _, err := os.Lstat(name); !errors.Is(err, fs.ErrNotExist) {
			if err != nil {
				return "", err
			}
			continue
		}
		if err := os.Rename(f.name, name); err != nil {
			return "", err
		}
		f.size = 0
		return name, nil
	}
}
