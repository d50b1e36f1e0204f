package cli

import (
	"cmp"
	"strings"
)

// Unicode reports whether the environment is one in which characters beyond
// ASCII can be shown: one whose locale is a UTF-8 one (the first of LC_ALL,
// LC_CTYPE and LANG that is set), and whose terminal is not a dumb one.
func Unicode(getenv func(string) string) bool {
	locale := strings.ToLower(cmp.Or(getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG")))
	_, charset, _ := strings.Cut(locale, ".")
	charset, _, _ = strings.Cut(charset, "@")
	return (charset == "utf-8" || charset == "utf8") && getenv("TERM") != "dumb"
}
