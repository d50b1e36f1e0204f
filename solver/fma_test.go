package solver_test

import (
	"os"
	"os/exec"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A fused multiply-add rounds once where two instructions round twice. Policies
// and values must be the same on every processor, so the compiler must be given
// no chance to fuse, on one that could.
func TestNoMultiplyIsFusedWithAnAdd(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the package anew")
	}
	build := exec.Command("go", "build", "-gcflags=-S", ".")
	build.Env = append(os.Environ(), "GOOS=linux", "GOARCH=arm64", "CGO_ENABLED=0")
	listing, err := build.CombinedOutput()
	require.NoError(t, err, "%s", listing)
	require.Contains(t, string(listing), "FMULD", "the listing shows the multiplications of the kernel")
	fused := regexp.MustCompile(`(?m)^.*\bFN?M(ADD|SUB)D\b.*$`).FindAllString(string(listing), -1)
	assert.Empty(t, fused)
}
