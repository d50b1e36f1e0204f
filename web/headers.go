package web

import (
	"net/http"
	"strings"
)

// policy is what the page may load and do, as the header Content-Security-Policy says
// it: its own files, and compile its own WebAssembly.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; " +
	"img-src 'self' data:; style-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// protect sets the headers that every answer has.
func protect(h http.Header) {
	h.Set("Content-Security-Policy", policy)
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("X-Content-Type-Options", "nosniff")
}

// Codings of contents, by the names that HTTP has for them.
const (
	identity = "identity"
	gzipped  = "gzip"
	brotlied = "br"
)

// accepts reports whether the fields Accept-Encoding of a request name a coding, or any
// by *, and not with the weight 0.
func accepts(fields []string, coding string) bool {
	any := false
	for field := range strings.SplitSeq(strings.Join(fields, ","), ",") {
		name, parameters, _ := strings.Cut(field, ";")
		name = strings.TrimSpace(name)
		yes := !weighsNothing(parameters)
		if strings.EqualFold(name, coding) {
			return yes
		}
		any = any || name == "*" && yes
	}
	return any
}

// weighsNothing reports whether parameters are q=0, in any of its forms.
func weighsNothing(parameters string) bool {
	name, value, _ := strings.Cut(strings.TrimSpace(parameters), "=")
	return strings.EqualFold(name, "q") && strings.HasPrefix(value, "0") && strings.Trim(value, "0.") == ""
}
