package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/andybalholm/brotli"
)

// read returns the files of a folder dist as they were before they were compressed.
func read(dir string) ([]file, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var files []file
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		name, compressed := strings.CutSuffix(e.Name(), ".br")
		if compressed {
			if data, err = io.ReadAll(brotli.NewReader(bytes.NewReader(data))); err != nil {
				return nil, fmt.Errorf("%s: %w", e.Name(), err)
			}
		}
		files = append(files, file{name, data})
	}
	return files, nil
}
