package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// module is a module that is linked into commands.
type module struct {
	path, version string
	commands      []string // their names, in order
	files         []string // the licence files that its packages stand under, in order
}

// listing is what go list says about a package.
type listing struct {
	Name, ImportPath, Dir string
	Standard              bool
	Module                *struct {
		Path, Version, Dir string
		Main               bool
		Replace            *struct{ Path string }
	}
}

// platforms are those that the commands are built for.
func platforms() []string { return []string{"darwin", "linux", "windows"} }

// listLinked returns the modules that are linked into the commands of a pattern.
func listLinked(pattern string) ([]module, error) {
	commands, err := goList("linux", pattern)
	if err != nil {
		return nil, err
	}
	found := map[string]*module{}
	files := map[string]map[string]bool{}
	for _, command := range commands {
		if command.Name != "main" {
			continue
		}
		for _, system := range platforms() {
			packages, err := goList(system, "-deps", command.ImportPath)
			if err != nil {
				return nil, err
			}
			for _, p := range packages {
				if p.Standard || p.Module.Main {
					continue
				}
				if p.Module.Replace != nil {
					return nil, fmt.Errorf("%s is replaced: its licence cannot be told", p.Module.Path)
				}
				m := found[p.Module.Path]
				if m == nil {
					m = &module{path: p.Module.Path, version: p.Module.Version}
					found[p.Module.Path], files[p.Module.Path] = m, map[string]bool{}
				}
				if name := path.Base(command.ImportPath); !slices.Contains(m.commands, name) {
					m.commands = append(m.commands, name)
				}
				if err := addLicences(files[m.path], p.Module.Dir, p.Dir); err != nil {
					return nil, err
				}
			}
		}
	}
	var list []module
	for _, name := range slices.Sorted(maps.Keys(found)) {
		m := found[name]
		slices.Sort(m.commands)
		m.files = slices.Sorted(maps.Keys(files[name]))
		list = append(list, *m)
	}
	return list, nil
}

// goList asks go list about packages on a system.
func goList(system string, args ...string) ([]listing, error) {
	cmd := exec.Command("go", append([]string{"list", "-json=Name,ImportPath,Dir,Standard,Module"}, args...)...) //nolint:gosec // of this program
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH=amd64", "CGO_ENABLED=0", "GOFLAGS=-mod=readonly")
	var told bytes.Buffer
	cmd.Stderr = &told
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list %s: %w: %s", strings.Join(args, " "), err, &told)
	}
	var list []listing
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listing
		err := decoder.Decode(&p)
		if errors.Is(err, io.EOF) {
			return list, nil
		}
		if err != nil {
			return nil, err
		}
		list = append(list, p)
	}
}

// addLicences adds the licence files that a package stands under: those in its folder
// and in each above, up to that of the module.
func addLicences(files map[string]bool, root, dir string) error {
	for {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if !e.IsDir() && isLicence(e.Name()) {
				files[filepath.Join(dir, e.Name())] = true
			}
		}
		if dir == root || !strings.HasPrefix(dir, root) {
			return nil
		}
		dir = filepath.Dir(dir)
	}
}

// isLicence reports whether a file is a licence or a part of one, by its name.
func isLicence(name string) bool {
	name = strings.ToUpper(name)
	stem, extension, _ := strings.Cut(name, ".")
	stem, _, _ = strings.Cut(stem, "-")
	switch extension {
	case "", "MD", "TXT", "RST":
		return slices.Contains([]string{"LICENSE", "LICENCE", "COPYING", "UNLICENSE", "NOTICE"}, stem)
	}
	return false
}
