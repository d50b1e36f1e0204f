package main

import (
	"errors"
	"os"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"threesaway/engine"
	"threesaway/evening"
	"threesaway/internal/cli"
	"threesaway/solver"
)

func newCoach(position *positionFlags, source *sourceFlags) *cobra.Command {
	var file string
	cmd := &cobra.Command{
		Use:   "coach",
		Short: "Follow an evening of games and advise players on their throws",
		Long: `coach follows an evening at the table: it asks who plays and what is thrown,
keeps the pot and the account, and tells those who are advised what to keep.
Every step is saved and can be taken back. Without a terminal it asks and
answers line by line, so that an evening can be read from a file.`,
		Example: `  query coach
  query coach --rules threes --goal money
  query coach --file friday.record < answers.txt`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := cli.Refuse(cmd, append(positionNames(), "players", "exact", "json")...); err != nil {
				return err
			}
			s, err := openSession(cmd, position, source, file)
			if err != nil {
				return err
			}
			if onTerminal() {
				return runScreen(cmd, s)
			}
			return runPrompt(cmd, s)
		},
	}
	cmd.Flags().StringVar(&file, "file", "", "save the evening in this `FILE` (default: evening.record in the folder for data of the user)")
	return cmd
}

// onTerminal reports whether there is a terminal that can show a screen.
func onTerminal() bool {
	return os.Getenv("TERM") != "dumb" && term.IsTerminal(int(os.Stdin.Fd())) && term.IsTerminal(int(os.Stdout.Fd()))
}

// openSession begins what the flags ask for, with the evening that the file holds,
// if any.
func openSession(cmd *cobra.Command, position *positionFlags, source *sourceFlags, file string) (*session, error) {
	table, rules, err := source.rules()
	if err != nil {
		return nil, err
	}
	goal, err := position.goal()
	if err != nil {
		return nil, err
	}
	s := &session{p: cli.Texts(cmd)}
	var held evening.Table
	if table != nil {
		held = table
	}
	if s.advisor, err = evening.NewAdvisor(goal, held); errors.Is(err, solver.ErrGoal) {
		return nil, cli.Misuse(engine.Errorf("--goal: %w", err))
	}
	if source.rulesFlags.Given() || source.table != "" {
		s.rules = &rules
	}
	if file == "" && cmd.Flags().Changed("file") {
		return nil, cli.Misusef("--file: name the file")
	}
	if file == "" {
		if file, err = defaultRecord(os.Getenv); err != nil {
			return nil, err
		}
	}
	return s, s.open(&recordFile{name: file})
}
