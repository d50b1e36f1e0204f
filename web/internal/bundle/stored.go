package main

import (
	"bytes"
	"path"

	"github.com/andybalholm/brotli"
)

// stored returns a file as it is kept in dist, named storedName: compressed by
// brotli, at its best and with a window as large as the largest file; pictures, which
// are compressed already, as they are.
func (f file) stored() ([]byte, error) {
	if f.isPicture() {
		return f.data, nil
	}
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	if _, err := w.Write(f.data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

func (f file) storedName() string {
	if f.isPicture() {
		return f.name
	}
	return f.name + ".br"
}

func (f file) isPicture() bool { return path.Ext(f.name) == ".png" }
