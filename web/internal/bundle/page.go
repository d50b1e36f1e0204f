package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// file is a file of the page.
type file struct {
	name string // without folders
	data []byte
}

// page makes all files of the page from the folder web, in the order of their names.
func page(web string) ([]file, error) {
	files, err := sources(filepath.Join(web, "src"))
	if err != nil {
		return nil, err
	}
	tools, err := pinned(web)
	if err != nil {
		return nil, err
	}
	engine, err := tools.compile("./wasm")
	if err != nil {
		return nil, err
	}
	support, err := tools.support()
	if err != nil {
		return nil, err
	}
	files = append(files, file{"threesaway.wasm", engine}, file{"wasm_exec.js", support})
	for _, i := range icons() {
		picture, err := i.png()
		if err != nil {
			return nil, err
		}
		files = append(files, file{i.name, picture})
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	return files, listForWorker(files, tools.version)
}

// sources reads what is part of the page as it stands: all files of a folder but the
// declarations of types, which only the npm package has.
func sources(dir string) ([]file, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var files []file
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".d.ts") {
			continue
		}
		if !e.Type().IsRegular() {
			return nil, fmt.Errorf("%s is no regular file: the page has no folders", filepath.Join(dir, e.Name()))
		}
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		files = append(files, file{path.Base(e.Name()), data})
	}
	return files, nil
}
