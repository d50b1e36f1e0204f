package main

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/outside"
)

const web = "../.."

// The page in dist is what its sources make. Files are compared as they were before
// they were compressed, which takes most of the time; that the compressed bytes are
// the same too, a new run of go generate shows.
func TestDistIsCurrent(t *testing.T) {
	tools, err := pinned(web)
	require.NoError(t, err)
	outside.Need(t, tools.version+", which compiles the engine,", []string{"env", "GOTOOLCHAIN=" + tools.version, "go", "version"})
	want, err := page(web)
	require.NoError(t, err)
	there, err := read(filepath.Join(web, "dist"))
	require.NoError(t, err)
	const again = "run go generate ./web"
	assert.Equal(t, names(want), names(there), again)
	for i := range min(len(want), len(there)) {
		assert.True(t, same(t, want[i], there[i]), "web/dist: %s is not what the sources make: %s", want[i].name, again)
	}
}

func names(files []file) (list []string) {
	for _, f := range files {
		list = append(list, f.name)
	}
	return list
}

// same compares files; of pictures the pixels, as other releases of Go may pack them
// otherwise.
func same(t *testing.T, a, b file) bool {
	t.Helper()
	if !a.isPicture() {
		return bytes.Equal(a.data, b.data)
	}
	first, err := png.Decode(bytes.NewReader(a.data))
	require.NoError(t, err)
	second, err := png.Decode(bytes.NewReader(b.data))
	require.NoError(t, err)
	return assert.ObjectsAreEqual(first, second)
}

// The service worker lists every file but itself, and is another one as soon as any
// file is.
func TestServiceWorkerListsAllFiles(t *testing.T) {
	list := func(app string) string {
		files := []file{{"app.js", []byte(app)}, {start, []byte("<p>")}, {worker, []byte("// worker\n")}}
		require.NoError(t, listForWorker(files, "go1.99"))
		return string(files[2].data)
	}
	one := list("1")
	assert.Contains(t, one, "go1.99")
	assert.True(t, strings.HasSuffix(one, "// worker\n"))
	_, rest, _ := strings.Cut(one, "FILES = ")
	rest, _, _ = strings.Cut(rest, ";\n")
	var kept [][2]string
	require.NoError(t, json.Unmarshal([]byte(rest), &kept))
	assert.Equal(t, [][2]string{
		{"app.js", "sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s="},
		{"./", "sha256-M/J5lGcXcoeikmB4ChB6yY6mPdYWX2f8wNdHZ9CoIJA="},
	}, kept)
	version := func(s string) string { _, v, _ := strings.Cut(s, "VERSION = "); return v[:18] }
	assert.Equal(t, version(one), version(list("1")))
	assert.NotEqual(t, version(one), version(list("2")))
	require.Error(t, listForWorker([]file{{start, nil}}, "go1.99"))
}

// The icons have a green ground, three white dots, and corners as the system wants them.
func TestIcons(t *testing.T) {
	for _, i := range icons() {
		data, err := i.png()
		require.NoError(t, err)
		picture, err := png.Decode(bytes.NewReader(data))
		require.NoError(t, err)
		assert.Equal(t, image.Rect(0, 0, i.size, i.size), picture.Bounds(), i.name)
		at := func(x, y int) color.NRGBA { // in units of an icon of 128
			return color.NRGBAModel.Convert(picture.At(x*i.size/128, y*i.size/128)).(color.NRGBA)
		}
		white, green := color.NRGBA{255, 255, 255, 255}, color.NRGBA{0x1b, 0x6a, 0x4c, 255}
		for _, d := range []int{38, 64, 90} {
			assert.Equal(t, white, at(d, 128-d), i.name)
			if d != 64 {
				assert.Equal(t, green, at(d, d), i.name)
			}
		}
		if i.full {
			assert.Equal(t, green, at(0, 127), i.name)
		} else {
			assert.Zero(t, at(0, 127).A, i.name)
			assert.Equal(t, green, at(64, 10), i.name)
		}
	}
}

// The manifest names icons that are there, of the size that they have.
func TestManifest(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(web, "src", "manifest.webmanifest"))
	require.NoError(t, err)
	var manifest struct {
		Name      string
		ShortName string `json:"short_name"`
		StartURL  string `json:"start_url"`
		Display   string
		Lang      string
		Icons     []struct{ Src, Sizes, Type, Purpose string }
	}
	require.NoError(t, json.Unmarshal(data, &manifest))
	assert.NotEmpty(t, manifest.Name)
	assert.NotEmpty(t, manifest.ShortName)
	assert.Equal(t, "./", manifest.StartURL)
	assert.Equal(t, "standalone", manifest.Display)
	assert.Equal(t, "en", manifest.Lang)
	sizes := map[string]bool{}
	for _, i := range manifest.Icons {
		if i.Type == "image/png" {
			picture, err := os.Open(filepath.Join(web, "dist", i.Src))
			require.NoError(t, err)
			defer picture.Close() //nolint:errcheck // it was only read
			config, err := png.DecodeConfig(picture)
			require.NoError(t, err)
			width, _, _ := strings.Cut(i.Sizes, "x")
			assert.Equal(t, strconv.Itoa(config.Width), width, i.Src)
		}
		sizes[i.Sizes+i.Purpose] = true
	}
	assert.Subset(t, sizes, map[string]bool{"192x192": true, "512x512": true, "512x512maskable": true})
}

// The page in dist can be made twice with the same result, on any machine with the same
// release of Go: nothing of the folder that it is compiled in gets into it.
func TestEngineDoesNotTellWhereItWasCompiled(t *testing.T) {
	files, err := read(filepath.Join(web, "dist"))
	require.NoError(t, err)
	here, err := os.Getwd()
	require.NoError(t, err)
	root, err := exec.CommandContext(t.Context(), "go", "env", "GOROOT").Output()
	require.NoError(t, err)
	for _, f := range files {
		for _, folder := range []string{filepath.Dir(filepath.Dir(here)), strings.TrimSpace(string(root))} {
			assert.False(t, bytes.Contains(f.data, []byte(folder+"/")), "%s tells %s", f.name, folder)
		}
	}
}
