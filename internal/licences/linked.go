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
	Name, ImportPath, Dir, Root string
	Standard                    bool
	Module                      *struct {
		Path, Version, Dir string
		Main               bool
		Replace            *struct{ Path string }
	}
}

// listLinked returns the modules that are linked into the commands of a pattern on any
// of the platforms, each an operating system, a slash and a processor.
func listLinked(pattern string, platforms ...string) ([]module, error) {
	commands, err := goList(platforms[0], pattern)
	if err != nil {
		return nil, err
	}
	found := map[string]*module{}
	files := map[string]map[string]bool{}
	for _, command := range commands {
		if command.Name != "main" {
			continue
		}
		for _, platform := range platforms {
			packages, err := goList(platform, "-deps", command.ImportPath)
			if err != nil {
				return nil, err
			}
			for _, p := range packages {
				origin, version, root, err := p.origin()
				if err != nil {
					return nil, err
				}
				if origin == "" {
					continue
				}
				m := found[origin]
				if m == nil {
					m = &module{path: origin, version: version}
					found[origin], files[origin] = m, map[string]bool{}
				}
				if name := path.Base(command.ImportPath); !slices.Contains(m.commands, name) {
					m.commands = append(m.commands, name)
				}
				if err := addLicences(files[origin], root, p.Dir); err != nil {
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

// origin returns what a package comes from and the folder that holds its licence; no
// path for what is of this module. The standard library has no version, as any release
// may be used to build.
func (p listing) origin() (path, version, root string, err error) {
	switch {
	case p.Standard:
		return "Go's standard library", "", p.Root, nil
	case p.Module.Main:
		return "", "", "", nil
	case p.Module.Replace != nil:
		return "", "", "", fmt.Errorf("%s is replaced: its licence cannot be told", p.Module.Path)
	}
	return p.Module.Path, p.Module.Version, p.Module.Dir, nil
}

// goList asks go list about packages on a platform.
func goList(platform string, args ...string) ([]listing, error) {
	system, processor, _ := strings.Cut(platform, "/")
	cmd := exec.Command("go", append([]string{"list", "-json=Name,ImportPath,Dir,Root,Standard,Module"}, args...)...) //nolint:gosec // of this program
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0", "GOFLAGS=-mod=readonly")
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
