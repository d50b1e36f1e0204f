package cli

import (
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestVersion(t *testing.T) {
	info := &debug.BuildInfo{}
	assert.Equal(t, "(devel)", version(nil, false))
	assert.Equal(t, "(devel)", version(info, true))
	info.Main.Version = "v1.2.3"
	assert.Equal(t, "v1.2.3", version(info, true))
}
