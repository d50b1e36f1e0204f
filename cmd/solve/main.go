//go:build !mangen

// Command solve computes policy tables for Threes Away and looks after table
// files: it verifies, describes and exports them.
package main

import (
	"os"

	"threesaway/internal/cli"
)

//go:generate go run -tags mangen .

func main() { os.Exit(cli.Main(newCommand())) }
