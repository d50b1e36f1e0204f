package main

import (
	"testing"

	"threesaway/internal/clitest"
)

// The manual pages say what the commands say; if not, run go generate ./cmd/...
func TestManualPagesAreCurrent(t *testing.T) { clitest.ManualPages(t, newCommand(), "../../man") }
