//go:build unix

package wholefile_test

import (
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/require"

	"threesaway/internal/wholefile"
)

// What is no file, such as a device, is never replaced by one.
func TestCheckWhatIsNoRegularFile(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	require.NoError(t, syscall.Mkfifo(pipe, 0o600))
	for _, name := range []string{pipe, "/dev/null"} {
		require.EqualError(t, wholefile.Check(name), "is no regular file", name)
	}
}
