package web

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// get asks a handler for a path, with headers as name, value, name, value.
func get(t *testing.T, h http.Handler, method, path string, headers ...string) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), method, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// body returns what an answer says, in the given coding.
func body(t *testing.T, r *httptest.ResponseRecorder) string {
	t.Helper()
	var from io.Reader = r.Body
	switch r.Header().Get("Content-Encoding") {
	case "br":
		from = brotli.NewReader(r.Body)
	case "gzip":
		var err error
		from, err = gzip.NewReader(r.Body)
		require.NoError(t, err)
	}
	data, err := io.ReadAll(from)
	require.NoError(t, err)
	return string(data)
}

const program = "export const three = 0;\n"

func pageOfTests(t *testing.T) http.Handler {
	t.Helper()
	var b bytes.Buffer
	w := brotli.NewWriter(&b)
	_, err := io.WriteString(w, program)
	require.NoError(t, err)
	require.NoError(t, w.Close())
	h, err := newHandler(fstest.MapFS{"app.js.br": {Data: b.Bytes()}, "index.html.br": {Data: b.Bytes()}, "icon.png": {Data: []byte("picture")}})
	require.NoError(t, err)
	return h
}

func TestCodingIsOneThatTheClientAccepts(t *testing.T) {
	h := pageOfTests(t)
	for _, c := range []struct{ accepted, coding string }{
		{"gzip, deflate, br, zstd", "br"},
		{"br", "br"},
		{"BR", "br"},
		{"*", "br"},
		{"gzip;q=1.0, br;q=0.1", "br"},
		{"gzip, br;q=0", "gzip"},
		{"br;q=0.000,*;q=0.5", "gzip"},
		{"br; q=0 , gzip ; Q=0", ""},
		{"gzip, deflate", "gzip"},
		{"*;q=0", ""},
		{"identity", ""},
		{"bro, xgzip", ""},
		{"", ""},
	} {
		t.Run(c.accepted, func(t *testing.T) {
			r := get(t, h, http.MethodGet, "/app.js", "Accept-Encoding", c.accepted)
			assert.Equal(t, http.StatusOK, r.Code)
			assert.Equal(t, c.coding, r.Header().Get("Content-Encoding"))
			assert.Equal(t, "Accept-Encoding", r.Header().Get("Vary"))
			assert.Equal(t, program, body(t, r))
		})
	}
	// The header may be there more than once.
	r := get(t, h, http.MethodGet, "/app.js", "Accept-Encoding", "gzip", "Accept-Encoding", "br")
	assert.Equal(t, "br", r.Header().Get("Content-Encoding"))
	r = get(t, h, http.MethodGet, "/icon.png", "Accept-Encoding", "br")
	assert.Empty(t, r.Header().Get("Content-Encoding"))
	assert.Empty(t, r.Header().Get("Vary"))
	assert.Equal(t, "picture", body(t, r))
}

func TestRevalidation(t *testing.T) {
	h := pageOfTests(t)
	tags := map[string]bool{}
	for _, coding := range []string{"br", "gzip", ""} {
		first := get(t, h, http.MethodGet, "/app.js", "Accept-Encoding", coding)
		tag := first.Header().Get("ETag")
		assert.Regexp(t, `^"[0-9a-f]{32}"$`, tag, "a strong tag")
		assert.Equal(t, "no-cache", first.Header().Get("Cache-Control"))
		tags[tag] = true

		for _, condition := range []string{tag, `"other", ` + tag, "W/" + tag, "*"} {
			r := get(t, h, http.MethodGet, "/app.js", "Accept-Encoding", coding, "If-None-Match", condition)
			assert.Equal(t, http.StatusNotModified, r.Code, condition)
			assert.Equal(t, tag, r.Header().Get("ETag"))
			assert.Empty(t, body(t, r))
			assert.Equal(t, policy, r.Header().Get("Content-Security-Policy"))
		}
		r := get(t, h, http.MethodGet, "/app.js", "Accept-Encoding", coding, "If-None-Match", `"other"`)
		assert.Equal(t, http.StatusOK, r.Code)
	}
	assert.Len(t, tags, 3, "a tag for each coding")
}

func TestHeadIsGetWithoutABody(t *testing.T) {
	h := pageOfTests(t)
	for _, coding := range []string{"br", "gzip", "identity"} {
		read, head := get(t, h, http.MethodGet, "/", "Accept-Encoding", coding), get(t, h, http.MethodHead, "/", "Accept-Encoding", coding)
		assert.Equal(t, read.Header(), head.Header())
		assert.Equal(t, strconv.Itoa(read.Body.Len()), read.Header().Get("Content-Length"), "the length is told")
		assert.Zero(t, head.Body.Len())
	}
}

func TestUnknownPathsAndMethods(t *testing.T) {
	h := pageOfTests(t)
	for _, path := range []string{"/app", "/app.js/", "/app.js.br", "/index.html", "/dist/app.js", "/APP.JS", "/../handler.go", "/%2e%2e/go.mod", "//"} {
		for _, method := range []string{http.MethodGet, http.MethodPost} {
			r := get(t, h, method, path)
			assert.Equal(t, http.StatusNotFound, r.Code, path)
			assert.Equal(t, "nosniff", r.Header().Get("X-Content-Type-Options"))
		}
	}
	for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodOptions, "PROPFIND"} {
		r := get(t, h, method, "/app.js")
		assert.Equal(t, http.StatusMethodNotAllowed, r.Code, method)
		assert.Equal(t, "GET, HEAD", r.Header().Get("Allow"))
		assert.NotContains(t, body(t, r), "export")
	}
	// A question mark makes no other file.
	assert.Equal(t, http.StatusOK, get(t, h, http.MethodGet, "/?lang=ro").Code)
}

// Every file of the page is served whole, with its type, in each coding.
func TestPage(t *testing.T) {
	h, err := Handler()
	require.NoError(t, err)
	types := map[string]string{
		"/": "text/html; charset=utf-8", "/threesaway.wasm": "application/wasm", "/wasm_exec.js": "text/javascript; charset=utf-8",
		"/service-worker.js": "text/javascript; charset=utf-8", "/manifest.webmanifest": "application/manifest+json",
		"/icon.svg": "image/svg+xml", "/icon-192.png": "image/png", "/style.css": "text/css; charset=utf-8",
	}
	served := 0
	require.NoError(t, fs.WalkDir(dist, "dist", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		path := "/" + strings.TrimSuffix(d.Name(), ".br")
		if path == "/index.html" {
			path = "/"
		}
		plain := body(t, get(t, h, http.MethodGet, path))
		assert.NotEmpty(t, plain, path)
		for _, coding := range []string{"br", "gzip"} {
			r := get(t, h, http.MethodGet, path, "Accept-Encoding", coding)
			assert.Equal(t, http.StatusOK, r.Code, path)
			assert.True(t, plain == body(t, r), "%s as %s", path, coding)
			assert.NotContains(t, r.Header().Get("Content-Type"), "octet-stream", "%s has no type", path)
			if want, ok := types[path]; ok {
				assert.Equal(t, want, r.Header().Get("Content-Type"), path)
				if coding == "br" {
					delete(types, path)
				}
			}
		}
		served++
		return nil
	}))
	assert.Empty(t, types, "files that are missing")
	assert.Greater(t, served, 10)
}

func TestGoroutinesReadTheSame(t *testing.T) {
	h := pageOfTests(t)
	var all sync.WaitGroup
	for range 16 {
		all.Go(func() {
			for _, coding := range []string{"gzip", "", "br"} {
				assert.Equal(t, program, body(t, get(t, h, http.MethodGet, "/app.js", "Accept-Encoding", coding)))
			}
		})
	}
	all.Wait()
}

func TestBrokenFilesAreErrors(t *testing.T) {
	h, err := newHandler(fstest.MapFS{"app.js.br": {Data: []byte("no brotli")}})
	require.NoError(t, err)
	assert.Equal(t, http.StatusInternalServerError, get(t, h, http.MethodGet, "/app.js").Code)
}
