//go:build !mangen

// Command query says what to keep: it answers for any roll in any position of
// Threes Away, from a table or by solving.
package main

import (
	"os"

	"threesaway/internal/cli"
)

//go:generate go run -tags mangen .

func main() { os.Exit(cli.Main(newCommand())) }
