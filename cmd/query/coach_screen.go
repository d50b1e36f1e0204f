package main

import "github.com/spf13/cobra"

func runScreen(cmd *cobra.Command, s *session) error { return runPrompt(cmd, s) }
