package main

import (
	"errors"
	"io"
	"math"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"threesaway/answer"
	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/record"
	"threesaway/review"
	"threesaway/solver"
	"threesaway/tables"
	"threesaway/texts"
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
		ValidArgsFunction: cli.CompleteFile,
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
				return writeJSON(cmd.OutOrStdout(), answer.OfReview(v))
			}
			return printReview(cmd.OutOrStdout(), cli.Texts(cmd), v)
		},
	}
}

// readRecord reads the record that the argument names.
func readRecord(cmd *cobra.Command, name string) (*record.Record, error) {
	in := cmd.InOrStdin()
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, engine.Errorf("GAME: %w", err)
		}
		defer file.Close() //nolint:errcheck // it is only read
		in = file
	}
	r, err := record.Read(in)
	if err != nil {
		return nil, engine.Errorf("GAME: %s: %w", name, err)
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
		return nil, engine.Errorf("%s: %s", field.Field, field.Problem) // of the record, not of a flag
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

func printReview(w io.Writer, p texts.Printer, v *review.Review) error {
	if err := printProse(w, reviewTitle(p, v)); err != nil {
		return err
	}
	for i, g := range v.Games {
		if err := printGame(w, p, i+1, g); err != nil {
			return err
		}
	}
	if len(v.Games) > 1 {
		if err := printPlayers(w, p, "\n"+p.Text("review.all", nil), v.Players); err != nil {
			return err
		}
	}
	if len(v.Games) > 0 {
		if err := printProse(w, "\n"+p.Text("review.legend", nil)); err != nil {
			return err
		}
	}
	return printMistakes(w, p, v)
}

// reviewTitle says what has been reviewed and in which unit.
func reviewTitle(p texts.Printer, v *review.Review) string {
	key := "review.win"
	if v.Goal.Kind == solver.KindMoney {
		key = "review.money"
	}
	return p.Text(key, texts.Args{"games": p.Count("count.games", len(v.Games))})
}

// printGame prints how a game ended and what became of the players' values.
func printGame(w io.Writer, p texts.Printer, number int, g *review.Game) error {
	if err := printPlayers(w, p, "\n"+gameTitle(p, number, g), g.Players); err != nil || !g.Done {
		return err
	}
	return printProse(w, "\n"+netLine(p, g))
}

// gameTitle says which game it is and how it ended.
func gameTitle(p texts.Printer, number int, g *review.Game) string {
	h := g.Header
	var names []string
	for _, player := range g.Winners {
		names = append(names, playerName(p, h, player))
	}
	end := "review.won"
	switch {
	case !g.Done:
		end = "review.not-over"
	case len(names) > 1:
		end = "review.shared"
	}
	return p.Text("review.game", texts.Args{
		"number": number, "rules": h.Rules.Describe(), "players": p.Count("count.players", h.Players),
		"rounds": p.Count("count.rounds", g.Rounds),
		"end":    p.Text(end, texts.Args{"names": strings.Join(names, ", "), "antes": g.Pot}),
	})
}

// playerName names a player in a sentence.
func playerName(p texts.Printer, h record.Header, player int) string {
	if h.Names == nil {
		return p.Text("review.player", texts.Args{"number": player})
	}
	return h.Name(player)
}

// netLine says what everybody has gained.
func netLine(p texts.Printer, g *review.Game) string {
	key, say := "review.net-antes", func(net float64) string { return antes(p, net) }
	if one, ok := g.Header.Ante.Value(); ok {
		key = "review.net"
		_, fraction, _ := strings.Cut(g.Header.Ante.Amount, ".")
		say = func(net float64) string {
			return strings.TrimSuffix(p.Signed(net*one, len(fraction))+" "+g.Header.Ante.Unit, " ")
		}
	}
	var parts []string
	for i, net := range g.Net {
		parts = append(parts, playerName(p, g.Header, i+1)+" "+say(net))
	}
	return p.Text(key, texts.Args{"net": strings.Join(parts, ", ")})
}

// antes writes net antes: whole ones without decimals.
func antes(p texts.Printer, net float64) string {
	if net == math.Trunc(net) {
		return p.Signed(net, 0)
	}
	return p.Signed(net, 4)
}

// printPlayers prints what became of each player's value.
func printPlayers(w io.Writer, p texts.Printer, title string, players []review.Player) error {
	if err := printProse(w, title+"\n"); err != nil {
		return err
	}
	var head []string
	for _, key := range []string{"review.name", "review.start", "review.luck", "review.loss", "review.scores", "review.others", "review.result"} {
		head = append(head, p.Text(key, nil))
	}
	rows := [][]string{head}
	places := decimals(players)
	for _, player := range players {
		rows = append(rows, []string{
			short(player.Name, 14), p.Decimal(player.Start, places), p.Signed(player.Luck, places), p.Decimal(player.Loss, places),
			p.Signed(player.LuckLessLoss, places), p.Signed(player.Others, places), p.Decimal(player.Result, places),
		})
	}
	return cli.PrintColumns(w, rows)
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

// short shortens a name to so many characters.
func short(name string, most int) string {
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return name
}

// printMistakes prints the worst mistakes.
func printMistakes(w io.Writer, p texts.Printer, v *review.Review) error {
	if len(v.Games) == 0 {
		return nil
	}
	mistakes := v.Mistakes()
	if err := printProse(w, "\n"+mistakesTitle(p, len(mistakes))); err != nil {
		return err
	}
	for _, m := range mistakes[:min(len(mistakes), worstShown)] {
		if err := printMistake(w, p, v.Games[m.Game-1].Header, m); err != nil {
			return err
		}
	}
	return nil
}

// mistakesTitle says how many mistakes follow.
func mistakesTitle(p texts.Printer, n int) string {
	switch {
	case n == 0:
		return p.Text("review.no-mistake", nil)
	case n == 1:
		return p.Text("review.only-mistake", nil)
	case n > worstShown:
		return p.Text("review.worst-mistakes", texts.Args{"shown": worstShown, "n": n})
	}
	return p.Count("review.mistakes", n)
}

// printMistake says whose mistake it is, where it stands and what it gave up; what
// was thrown and done, and what would have been right.
func printMistake(w io.Writer, p texts.Printer, h record.Header, m review.Mistake) error {
	s := m.Step
	title := p.Text("review.mistake", texts.Args{
		"name": playerName(p, h, s.Player), "game": m.Game, "line": s.Line, "loss": p.Decimal(s.Loss, 6),
	})
	if err := printProse(w, "\n"+title); err != nil {
		return err
	}
	todo := func(d engine.Decision) string {
		return answer.Instruction(p, solver.Option{Decision: d, ThrowAgain: s.Roll.Len() - d.Keep.Len()})
	}
	for _, line := range []string{
		p.Text("review.thrown", texts.Args{"dice": s.Roll}), p.Text("review.played", texts.Args{"what": todo(s.Played)}),
		p.Text("review.best", texts.Args{"what": todo(s.Best)}), s.Notation(h.Rules),
	} {
		const indent = "  "
		if _, err := io.WriteString(w, cli.Wrap(indent+line, len(indent))+"\n"); err != nil {
			return err
		}
	}
	return nil
}
