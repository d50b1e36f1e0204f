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

// Need returns the first of the commands that runs without an error, without its
// arguments: Need(t, "tool from Debian's tool", "tool --version"). Where none does, the
// test is skipped, or fails where [Require] asks for that.
func Need(t testing.TB, what string, commands ...string) string {
	t.Helper()
	var told []string
	for _, command := range commands {
		words := strings.Split(command, " ")
		out, err := exec.Command(words[0], words[1:]...).CombinedOutput() //nolint:gosec // commands of tests
		if err == nil {
			return words[0]
		}
		told = append(told, command+": "+err.Error()+" "+strings.TrimSpace(string(out)))
	}
	refuse := t.Skipf
	if os.Getenv(Require) != "" {
		refuse = t.Fatalf
	}
	refuse("NOT TESTED: %s is needed:\n%s\n(set %s to let this fail)", what, strings.Join(told, "\n"), Require)
	return ""
}
