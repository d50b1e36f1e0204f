// Package outside lets tests use programs that are no part of this module: a solver
// of linear programs, readers in other languages.
package outside

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Require is the environment variable that, set to anything, lets tests fail that
// would be skipped because a program is missing.
const Require = "THREESAWAY_REQUIRE_TOOLS"

// Need returns the program of the first of the commands, each a program and its
// arguments, that runs without an error. Where none does, the test is skipped, or fails
// where [Require] asks for that.
func Need(t testing.TB, what string, commands ...[]string) string {
	t.Helper()
	var told []string
	for _, c := range commands {
		out, err := exec.Command(c[0], c[1:]...).CombinedOutput() //nolint:gosec // commands of tests
		if err == nil {
			return c[0]
		}
		told = append(told, strings.Join(c, " ")+": "+err.Error()+"\n"+strings.TrimSpace(string(out)))
	}
	refuse := t.Skipf
	if os.Getenv(Require) != "" {
		refuse = t.Fatalf
	}
	refuse("NOT TESTED: %s is needed (set %s to let this fail):\n%s", what, Require, strings.Join(told, "\n"))
	return ""
}
