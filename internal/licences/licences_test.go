package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A licence is known by its own words, however they are broken into lines.
func TestIdentify(t *testing.T) {
	const (
		mit    = "Permission is hereby granted, free of charge, to any person obtaining\na copy of this software and …"
		apache = "Apache License\n  Version 2.0, January 2004"
		bsd    = "Redistribution and use in source and binary forms, with or without modification, are permitted provided …"
	)
	for text, want := range map[string][]string{
		mit: {"MIT"},
		bsd: {"BSD-2-Clause"},
		bsd + " Neither the name … may be used to endorse\n// or promote products": {"BSD-3-Clause"},
		apache:              {"Apache-2.0"},
		mit + "\n" + apache: {"Apache-2.0", "MIT"},
		"Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted": {"ISC"},
	} {
		got, err := identify(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got)
	}
}

// What is unknown, or asks for more than to be passed on, is refused, also beside a
// licence that is not.
func TestIdentifyRefused(t *testing.T) {
	for _, text := range []string{
		"", "All rights reserved.", "GNU GENERAL PUBLIC LICENSE\nVersion 2", "GNU AFFERO\nGENERAL PUBLIC LICENSE", "GNU Lesser General Public License",
		"Mozilla Public License Version 2.0", "Eclipse Public License - v 2.0", "“Commons Clause” License Condition v1.0", "Server Side Public License",
		"Permission is hereby granted, free of charge, to any person obtaining a copy of this software\n\nGNU General\nPublic License",
	} {
		_, err := identify(text)
		assert.ErrorIs(t, err, errRefused, text)
	}
}

func TestLicenceFiles(t *testing.T) {
	for name, want := range map[string]bool{
		"LICENSE": true, "LICENCE.md": true, "license.txt": true, "COPYING": true, "NOTICE": true, "LICENSE-MIT": true, "UNLICENSE": true,
		"license.go": false, "README.md": false, "licenses_test.go": false, "NOTICEABLE": false,
	} {
		assert.Equal(t, want, isLicence(name), name)
	}
}

// A package stands under the licences of its own folder too; one without any is
// refused.
func TestLicencesOfFolders(t *testing.T) {
	root := t.TempDir()
	inner := filepath.Join(root, "a", "b")
	require.NoError(t, os.MkdirAll(inner, 0o700))
	require.ErrorIs(t, write(&bytes.Buffer{}, []module{{path: "m"}}, nil), errRefused)
	const mit = "Permission is hereby granted, free of charge, to any person obtaining a copy of this software"
	for dir, text := range map[string]string{root: mit, inner: "Apache License Version 2.0, January 2004"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, "LICENSE"), []byte(text), 0o600))
	}
	files := map[string]bool{}
	require.NoError(t, addLicences(files, root, inner))
	assert.Len(t, files, 2)
	var page bytes.Buffer
	require.NoError(t, write(&page, []module{{"m", "v1", []string{"query", "solve"}, []string{filepath.Join(root, "LICENSE"), filepath.Join(inner, "LICENSE")}}}, []string{"linux/amd64"}))
	assert.Contains(t, page.String(), "\n| m | v1 | Apache-2.0, MIT | query, solve |\n")
	assert.Contains(t, page.String(), mit)

	require.NoError(t, os.WriteFile(filepath.Join(inner, "COPYING"), []byte("GNU General Public License"), 0o600))
	err := write(&page, []module{{"m", "v1", []string{"query"}, []string{filepath.Join(inner, "COPYING")}}}, nil)
	require.ErrorIs(t, err, errRefused)
	assert.ErrorContains(t, err, "m v1: COPYING: ")
}

// The pages are those of the programs as they are.
func TestPagesAreCurrent(t *testing.T) {
	for _, p := range []struct {
		file, packages string
		platforms      []string
	}{
		{"../../THIRD_PARTY.md", "threesaway/cmd/...", []string{"darwin/amd64", "linux/amd64", "windows/amd64"}},
		{"../../web/npm/THIRD_PARTY.md", "threesaway/web/wasm", []string{"js/wasm"}},
	} {
		linked, err := listLinked(p.packages, p.platforms...)
		require.NoError(t, err)
		var page bytes.Buffer
		require.NoError(t, write(&page, linked, p.platforms))
		want, err := os.ReadFile(p.file)
		require.NoError(t, err)
		assert.Equal(t, string(want), page.String(), "%s: run go generate ./internal/licences", p.file)
	}
}
