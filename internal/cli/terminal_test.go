package cli_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"threesaway/internal/cli"
)

func TestUnicode(t *testing.T) {
	for name, c := range map[string]struct {
		environment map[string]string
		want        bool
	}{
		"nothing":                 {nil, false},
		"LANG":                    {map[string]string{"LANG": "ro_RO.UTF-8"}, true},
		"spelt otherwise":         {map[string]string{"LANG": "ro_RO.utf8"}, true},
		"with a modifier":         {map[string]string{"LANG": "de_DE.UTF-8@euro"}, true},
		"C.UTF-8":                 {map[string]string{"LC_ALL": "C.UTF-8"}, true},
		"no charset":              {map[string]string{"LANG": "de_DE"}, false},
		"Latin-1":                 {map[string]string{"LANG": "de_DE.ISO-8859-1"}, false},
		"LC_CTYPE before LANG":    {map[string]string{"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"}, true},
		"LC_ALL before LC_CTYPE":  {map[string]string{"LC_ALL": "C", "LC_CTYPE": "de_DE.UTF-8"}, false},
		"empty is unset":          {map[string]string{"LC_ALL": "", "LANG": "de_DE.UTF-8"}, true},
		"a dumb terminal":         {map[string]string{"LANG": "de_DE.UTF-8", "TERM": "dumb"}, false},
		"a terminal that is good": {map[string]string{"LANG": "de_DE.UTF-8", "TERM": "xterm"}, true},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, cli.Unicode(func(key string) string { return c.environment[key] }))
		})
	}
}
