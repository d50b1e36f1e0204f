package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"path"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

// file is a file of the page in the codings that it is sent in.
type file struct {
	contentType string
	stored      content                            // as it is embedded
	others      map[string]func() (content, error) // made when first asked for
}

// content is a file in one coding.
type content struct {
	coding string
	data   []byte
	tag    string // strong entity tag
}

// newFile returns an embedded file and the path that it has for clients.
func newFile(name string, stored []byte) (f *file, address string) {
	name, compressed := strings.CutSuffix(name, ".br")
	f = &file{contentType: typeOf(name)}
	coding := identity
	if compressed {
		coding = brotlied
	}
	f.stored = encoded(coding, stored)
	if compressed {
		plain := sync.OnceValues(func() (content, error) {
			data, err := io.ReadAll(brotli.NewReader(bytes.NewReader(stored)))
			return encoded(identity, data), err
		})
		f.others = map[string]func() (content, error){
			identity: plain,
			gzipped:  sync.OnceValues(func() (content, error) { return compress(plain) }),
		}
	}
	return f, "/" + strings.TrimPrefix(name, "index.html")
}

// typeOf returns the type that the name of a file tells. It is not asked of the system,
// where .js and .wasm may be anything.
func typeOf(name string) string {
	switch path.Ext(name) {
	case ".css":
		return "text/css; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".json":
		return "application/json"
	case ".png":
		return "image/png"
	case ".svg":
		return "image/svg+xml"
	case ".wasm":
		return "application/wasm"
	case ".webmanifest":
		return "application/manifest+json"
	}
	return "application/octet-stream"
}

func (f *file) isCompressed() bool { return f.stored.coding == brotlied }

// coding chooses the coding for a client that accepts these: the smallest.
func (f *file) coding(accepted []string) string {
	switch {
	case !f.isCompressed():
		return identity
	case accepts(accepted, brotlied):
		return brotlied
	case accepts(accepted, gzipped):
		return gzipped
	}
	return identity
}

// as returns the file in a coding.
func (f *file) as(coding string) (content, error) {
	if coding == f.stored.coding {
		return f.stored, nil
	}
	return f.others[coding]()
}

func encoded(coding string, data []byte) content {
	hash := sha256.Sum256(data)
	return content{coding, data, `"` + hex.EncodeToString(hash[:16]) + `"`}
}

func compress(plain func() (content, error)) (content, error) {
	c, err := plain()
	if err != nil {
		return content{}, err
	}
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(c.data); err != nil {
		return content{}, err
	}
	if err := w.Close(); err != nil {
		return content{}, err
	}
	return encoded(gzipped, b.Bytes()), nil
}
