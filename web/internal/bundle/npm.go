package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// writePackage writes a folder that npm pack makes a package of: package.json and the
// files that it lists. They come from the folder npm, the page in dist, or its sources,
// whichever has them first.
func writePackage(dir, dist, npm, src string) error {
	description, err := os.ReadFile(filepath.Join(npm, "package.json"))
	if err != nil {
		return err
	}
	var listed struct{ Files []string }
	if err := json.Unmarshal(description, &listed); err != nil {
		return fmt.Errorf("package.json: %w", err)
	}
	page, err := read(dist)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil { //nolint:gosec // for everyone to read
		return err
	}
	for _, name := range append(listed.Files, "package.json") {
		data, err := os.ReadFile(filepath.Join(npm, name))
		if i := slices.IndexFunc(page, func(f file) bool { return f.name == name }); err != nil && i >= 0 {
			data, err = page[i].data, nil
		}
		if err != nil {
			data, err = os.ReadFile(filepath.Join(src, name))
		}
		if err != nil {
			return fmt.Errorf("package.json lists %s: %w", name, err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil { //nolint:gosec // the caller says where
			return err
		}
	}
	return nil
}
