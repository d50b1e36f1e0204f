package browsertest

import (
	"bytes"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/web"
)

// site is the page on a server of the test's own, which remembers what is asked of it.
type site struct {
	*httptest.Server
	start string // the address of the page

	lock     sync.Mutex
	asked    []answered
	reports  []string                              // of what the policy of the page forbids
	replaced map[string]func(worker []byte) []byte // files that a newer version has changed
}

// answered is a request with what was sent.
type answered struct {
	path   string
	status int
	bytes  int // of the body, as sent
}

const reportTo = "/reports"

// serve starts a site. The policy of the page is as strict as it is, and has broken
// rules reported, also those that a worker breaks.
func serve(t *testing.T) *site {
	t.Helper()
	return serveBelow(t, "")
}

// serveBelow starts a site where the page is not at the root of the host.
func serveBelow(t *testing.T, prefix string) *site {
	t.Helper()
	page, err := web.Handler()
	require.NoError(t, err)
	page = http.StripPrefix(prefix, page)
	s := &site{replaced: map[string]func([]byte) []byte{}}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == reportTo {
			report, _ := io.ReadAll(r.Body)
			s.lock.Lock()
			defer s.lock.Unlock()
			s.reports = append(s.reports, string(report))
			return
		}
		s.answer(page, w, r)
	}))
	s.start = s.URL + prefix + "/"
	t.Cleanup(s.Close)
	return s
}

func (s *site) answer(page http.Handler, w http.ResponseWriter, r *http.Request) {
	s.lock.Lock()
	change := s.replaced[r.URL.Path]
	s.lock.Unlock()
	if change != nil {
		r = r.Clone(r.Context())
		r.Header = http.Header{} // the file itself, and whole
	}
	kept := httptest.NewRecorder()
	page.ServeHTTP(kept, r)
	body := kept.Body.Bytes()
	header := w.Header()
	maps.Copy(header, kept.Header())
	header.Set("Content-Security-Policy", header.Get("Content-Security-Policy")+"; report-uri "+reportTo)
	if change != nil {
		body = change(bytes.Clone(body))
		header.Del("Content-Length")
		header.Del("ETag")
	}
	w.WriteHeader(kept.Code)
	sent, _ := w.Write(body)
	s.lock.Lock()
	defer s.lock.Unlock()
	s.asked = append(s.asked, answered{r.URL.Path, kept.Code, sent})
}

// replace makes the site serve a newer version, in which files are changed.
func (s *site) replace(path string, change func([]byte) []byte) {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.replaced[path] = change
}

// requests returns what was asked so far.
func (s *site) requests() []answered {
	s.lock.Lock()
	defer s.lock.Unlock()
	return slices.Clone(s.asked)
}

// forbidden returns what was reported so far.
func (s *site) forbidden() []string {
	s.lock.Lock()
	defer s.lock.Unlock()
	return slices.Clone(s.reports)
}
