package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// toolchain is the release of Go that compiles the engine.
type toolchain struct {
	version string // such as go1.26.8
	web     string // the folder web, where it runs
}

// pinned returns the toolchain that the line toolchain of go.mod names.
func pinned(web string) (toolchain, error) {
	out, err := toolchain{"local", web}.run("go", "mod", "edit", "-json")
	if err != nil {
		return toolchain{}, err
	}
	var module struct{ Toolchain string }
	if err := json.Unmarshal(out, &module); err != nil {
		return toolchain{}, err
	}
	if module.Toolchain == "" {
		return toolchain{}, errors.New("go.mod has no line toolchain to say which Go compiles the engine")
	}
	return toolchain{module.Toolchain, web}, nil
}

// compile compiles a package to WebAssembly; the bytes depend on its sources and the
// release of Go alone.
func (t toolchain) compile(pkg string) (engine []byte, err error) {
	dir, err := os.MkdirTemp("", "threesaway")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	out := filepath.Join(dir, "threesaway.wasm")
	if _, err := t.run("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", out, pkg); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// support returns the script of that release that runs what it compiles.
func (t toolchain) support() ([]byte, error) {
	root, err := t.run("go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
}

// run runs a command of the toolchain, untouched by settings of the machine that
// change what is compiled.
func (t toolchain) run(name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...) //nolint:gosec // of this program
	cmd.Dir = t.web
	cmd.Env = append(os.Environ(), "GOTOOLCHAIN="+t.version, "GOOS=js", "GOARCH=wasm",
		"GOFLAGS=-mod=readonly", "GOWASM=", "GOEXPERIMENT=", "GODEBUG=", "GOWORK=off", "GOFIPS140=off")
	var told bytes.Buffer
	cmd.Stderr = &told
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s with %s: %w\n%s", name, strings.Join(args, " "), t.version, err, told.Bytes())
	}
	return out, nil
}
