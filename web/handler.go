package web

import (
	"bytes"
	"embed"
	"io/fs"
	"net/http"
	"strconv"
	"time"
)

// dist holds the files of the page, compressed by brotli where their names end in .br.
//
//go:embed dist
var dist embed.FS

// Handler returns a handler that serves the page at the root of a host, to be read by
// GET and HEAD. Wherever else it is to be, strip the prefix (http.StripPrefix): the page
// knows only addresses relative to its own.
//
// Files are sent as brotli or gzip to clients that accept it, revalidated by strong
// entity tags, and never executed from anywhere else: the headers allow nothing but
// the page itself. It may be used by any number of goroutines. An error is one of the
// embedded files, and cannot happen in a program that was built from whole sources.
func Handler() (http.Handler, error) {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		return nil, err
	}
	return newHandler(files)
}

// handler serves files by their path, which begins with a slash.
type handler map[string]*file

func newHandler(files fs.FS) (handler, error) {
	h := handler{}
	return h, fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		stored, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		f, address := newFile(name, stored)
		h[address] = f
		return nil
	})
}

// ServeHTTP answers a request.
func (h handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	protect(w.Header())
	f, ok := h[r.URL.Path]
	if !ok {
		http.NotFound(w, r)
		return
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "method not allowed: the page can only be read", http.StatusMethodNotAllowed)
		return
	}
	sent, err := f.as(f.coding(r.Header.Values("Accept-Encoding")))
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	header := w.Header()
	header.Set("Content-Type", f.contentType)
	// A browser may keep a file but asks each time whether it is still the one: the
	// addresses of files do not change with their contents.
	header.Set("Cache-Control", "no-cache")
	header.Set("ETag", sent.tag)
	if f.isCompressed() {
		header.Set("Vary", "Accept-Encoding")
	}
	if sent.coding != identity {
		header.Set("Content-Encoding", sent.coding)
		header.Set("Content-Length", strconv.Itoa(len(sent.data))) // which ServeContent leaves to us
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(sent.data))
}
