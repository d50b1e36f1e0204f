package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
	"threesaway/tables"
)

func newReview(position *positionFlags, source *sourceFlags, output *outputFlags) *cobra.Command {
	return &cobra.Command{
		Use:   "review GAME",
		Short: "Say how well the games of a record were played, and who was lucky",
		Long: `review reads a record of games from the file GAME, or from the standard input
for -, and says for every player what luck, mistakes and the turns of the others
made of the value at the start. The record says by which rules was played;
record/RECORD.md says how it is written.`,
		Example: `  query review evening.txt
  query review --goal money --json evening.txt`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return cli.Misusef("GAME: %d arguments: exactly one file is needed, or - for the standard input", len(args))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := cli.Refuse(cmd, append(positionNames(), "players", "tie", "exact", "rules", "rules-file", "rule")...); err != nil {
				return err
			}
			goal, err := position.goal()
			if err != nil {
				return err
			}
			if goal.Kind != solver.KindWin && goal.Kind != solver.KindMoney {
				return cli.Misusef("--goal: %s: games are reviewed for win or money", goal.Kind)
			}
			table, _, err := source.rules()
			if err != nil {
				return err
			}
			evening, err := readRecord(cmd, args[0])
			if err != nil {
				return err
			}
			v, err := cli.Await(cmd.Context(), func() (*review.Review, error) {
				return review.Of(evening, goal, func(r engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
					return source.reviewed(cmd, table, r, goal, pos)
				})
			})
			if err != nil {
				return err
			}
			if output.json {
				return writeJSON(cmd.OutOrStdout(), reviewJSON(v))
			}
			return printReview(cmd.OutOrStdout(), v)
		},
	}
}

// readRecord reads the record that the argument names.
func readRecord(cmd *cobra.Command, name string) (*record.Record, error) {
	in := cmd.InOrStdin()
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, fmt.Errorf("GAME: %w", err)
		}
		defer file.Close() //nolint:errcheck // it is only read
		in = file
	}
	r, err := record.Read(in)
	if err != nil {
		return nil, fmt.Errorf("GAME: %s: %w", name, err)
	}
	return r, nil
}

// reviewed finds what answers for games by the rules of a record.
func (s *sourceFlags) reviewed(cmd *cobra.Command, t *tables.Table, r engine.Rules, goal solver.Goal, pos engine.Position) (solver.GameSolution, error) {
	if t == nil || t.Rules() != r {
		if t != nil && s.table != "" {
			return nil, cli.Misusef("--table: %s is for %s, and the game for %s", s.table, t.Rules().Describe(), r.Describe())
		}
		t = nil
	}
	solution, err := s.solution(cmd, t, r, goal, pos)
	if field, ok := errors.AsType[*engine.PositionError](err); ok {
		return nil, fmt.Errorf("%s: %s", field.Field, field.Problem) // of the record, not of a flag
	}
	if err != nil {
		return nil, err
	}
	game, ok := solution.(solver.GameSolution)
	if !ok {
		return nil, cli.Misusef("--goal: %s: games are reviewed for win or money", goal.Kind)
	}
	return game, nil
}

// worstShown is the number of mistakes that are printed; JSON has all.
const worstShown = 10

// pageWidth is the number of columns that text is printed in.
const pageWidth = 80

func printReview(w io.Writer, v *review.Review) error {
	var b strings.Builder
	b.WriteString(wrapped(reviewTitle(v), ""))
	for i, g := range v.Games {
		fmt.Fprintf(&b, "\n%s\n", wrapped(gameTitle(i+1, g), ""))
		if err := printColumns(&b, playerRows(g.Players)); err != nil {
			return err
		}
		if g.Done {
			b.WriteString("\n" + wrapped(netLine(g), ""))
		}
	}
	if len(v.Games) > 1 {
		b.WriteString("\nAll games:\n\n")
		if err := printColumns(&b, playerRows(v.Players)); err != nil {
			return err
		}
	}
	if len(v.Games) > 0 {
		b.WriteString("\n" + wrapped(reviewLegend(), ""))
	}
	printMistakes(&b, v)
	_, err := io.WriteString(w, b.String())
	return err
}

// reviewTitle says what has been reviewed and in which unit.
func reviewTitle(v *review.Review) string {
	games := fmt.Sprintf("%d games", len(v.Games))
	if len(v.Games) == 1 {
		games = "1 game"
	}
	if v.Goal.Kind == solver.KindMoney {
		return games + ", goal money: values are net winnings in antes."
	}
	return games + ", goal win: values are chances of ending up with the pot."
}

// gameTitle says which game it is and how it ended.
func gameTitle(number int, g *review.Game) string {
	h := g.Header
	rounds := fmt.Sprintf("%d rounds", g.Rounds)
	if g.Rounds == 1 {
		rounds = "1 round"
	}
	title := fmt.Sprintf("Game %d, %s, %d players, %s: ", number, h.Rules.Describe(), h.Players, rounds)
	var names []string
	for _, p := range g.Winners {
		names = append(names, playerName(h, p))
	}
	switch {
	case !g.Done:
		return title + fmt.Sprintf("not over, %d antes in the pot.", g.Pot)
	case len(names) == 1:
		return title + fmt.Sprintf("%s wins the pot of %d antes.", names[0], g.Pot)
	}
	return title + fmt.Sprintf("%s share the pot of %d antes.", strings.Join(names, ", "), g.Pot)
}

// playerName names a player in a sentence.
func playerName(h record.Header, player int) string {
	if h.Names == nil {
		return "player " + h.Name(player)
	}
	return h.Name(player)
}

// netLine says what everybody has gained.
func netLine(g *review.Game) string {
	var parts []string
	for i, net := range g.Net {
		part := fmt.Sprintf("%s %s", playerName(g.Header, i+1), antes(net))
		if worth := g.Header.Ante.Worth(net); worth != "" {
			part = fmt.Sprintf("%s %s", playerName(g.Header, i+1), worth)
		}
		parts = append(parts, part)
	}
	if g.Header.Ante != (record.Ante{}) {
		return "Net: " + strings.Join(parts, ", ") + "."
	}
	return "Net antes: " + strings.Join(parts, ", ") + "."
}

// antes writes net antes: whole ones without decimals.
func antes(net float64) string {
	if net == float64(int(net)) {
		return fmt.Sprintf("%+d", int(net))
	}
	return signed(net, 4)
}

// playerRows is the table of what became of each player's value.
func playerRows(players []review.Player) [][]string {
	rows := [][]string{{"player", "start", "luck", "loss", "scores", "others", "result"}}
	places := decimals(players)
	number := func(v float64) string { return strings.TrimPrefix(signed(v, places), "+") }
	for _, p := range players {
		rows = append(rows, []string{
			short(p.Name, 14), number(p.Start), signed(p.Luck, places), number(p.Loss),
			signed(p.LuckLessLoss, places), signed(p.Others, places), number(p.Result),
		})
	}
	return rows
}

// decimals returns how many decimals leave the table on the page.
func decimals(players []review.Player) int {
	most := 0.0
	for _, p := range players {
		for _, v := range []float64{p.Start, p.Luck, p.Loss, p.LuckLessLoss, p.Others, p.Result} {
			most = max(most, math.Abs(v))
		}
	}
	switch {
	case most < 100:
		return 4
	case most < 10_000:
		return 2
	}
	return 0
}

// signed writes a number with its sign; what rounds to zero has a plus.
func signed(v float64, places int) string {
	text := fmt.Sprintf("%+.*f", places, v)
	if strings.Trim(text, "-0.") == "" {
		return "+" + text[1:]
	}
	return text
}

// short shortens a name to so many characters.
func short(name string, most int) string {
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return name
}

func reviewLegend() string {
	return "result = start + luck - loss + scores + others. Luck is that of the player's throws, loss what decisions gave up, " +
		"scores luck less loss of turns told as a score only, others what the turns of the other players changed."
}

// printMistakes prints the worst mistakes.
func printMistakes(b *strings.Builder, v *review.Review) {
	mistakes := v.Mistakes()
	if len(v.Games) > 0 {
		b.WriteString("\n" + wrapped(mistakesTitle(len(mistakes)), ""))
	}
	for _, m := range mistakes[:min(len(mistakes), worstShown)] {
		h := v.Games[m.Game-1].Header
		b.WriteString("\n" + wrapped(mistakeTitle(h, m), ""))
		for _, line := range append(mistakeLines(m.Step), m.Step.Notation(h.Rules)) {
			b.WriteString(wrapped(line, "  "))
		}
	}
}

// mistakesTitle says how many mistakes follow.
func mistakesTitle(n int) string {
	const ask = "; query --position tells more of each:"
	switch {
	case n == 0:
		return "No decision gave anything up."
	case n == 1:
		return "The only mistake" + ask
	case n > worstShown:
		return fmt.Sprintf("The worst %d of %d mistakes", worstShown, n) + ask
	}
	return fmt.Sprintf("The %d mistakes, the worst first", n) + ask
}

// mistakeTitle says whose mistake it is, where it stands and what it gave up.
func mistakeTitle(h record.Header, m review.Mistake) string {
	return fmt.Sprintf("%s in game %d, line %d, gave up %s.", playerName(h, m.Step.Player), m.Game, m.Step.Line, decimal(m.Step.Loss))
}

// mistakeLines say what was thrown and done, and what would have been right.
func mistakeLines(s review.Step) []string {
	todo := func(d engine.Decision) string {
		return instruction(solver.Option{Decision: d, ThrowAgain: s.Roll.Len() - d.Keep.Len()})
	}
	return []string{"thrown: " + s.Roll.String(), "played: " + todo(s.Played), "best: " + todo(s.Best)}
}

// wrapped breaks a text at blanks into lines of a page, each behind an indent.
func wrapped(text, indent string) string {
	var b strings.Builder
	column := 0
	for word := range strings.FieldsSeq(text) {
		length := len([]rune(word))
		switch {
		case column == 0:
			b.WriteString(indent)
			column = len(indent)
		case column+1+length > pageWidth:
			b.WriteString("\n" + indent)
			column = len(indent)
		default:
			b.WriteString(" ")
			column++
		}
		b.WriteString(word)
		column += length
	}
	return b.String() + "\n"
}
