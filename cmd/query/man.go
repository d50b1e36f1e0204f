//go:build mangen

package main

import (
	"fmt"
	"os"

	"threesaway/internal/mangen"
)

// main writes the manual pages of query; see main.go for what it else does.
func main() {
	if err := mangen.Write(newCommand(), "../../man"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
