package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"runtime"
	"text/tabwriter"
)

func main() {
	large := flag.Bool("large", false, "measure only the game with twenty dice, in this process")
	rounds := flag.Int("rounds", 40, "how often everything takes its turn")
	flag.Parse()
	var err error
	if *large {
		err = measureLarge()
	} else {
		err = run(max(1, *rounds))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// contender is something measured.
type contender struct {
	name string
	// every is in how many rounds it takes its turn once; what takes long does less often.
	every int
	// measure returns the least time of some runs, in nanoseconds.
	measure func() (float64, error)
	least   float64
}

// target is a claim about two contenders.
type target struct {
	name       string
	of, beside string
	most       float64 // times beside; nanoseconds, if that is empty
}

var targets = []target{
	{"turn, beside C", turnOurs, turnC, 0.5},
	{"win for 2 to 8, in turns", winAll, turnOurs, 5000},
	{"money for 4 at 21 pots, beside win for 4", moneyFour, winFour, 20},
	{"look-up, ns", lookup, "", 50},
	{"advice from the table, ns", adviseTable, "", 1000},
	{"advice from a solved game, ns", adviseSolved, "", 1000},
}

func run(rounds int) error {
	runtime.GOMAXPROCS(1)
	list, stop, err := contenders()
	if err != nil {
		return err
	}
	defer stop()
	for round := range rounds {
		for _, c := range list {
			if round%c.every > 0 {
				continue
			}
			ns, err := c.measure()
			if err != nil {
				return fmt.Errorf("%s: %w", c.name, err)
			}
			c.least = min(c.least, ns)
		}
	}
	times := map[string]float64{}
	for _, c := range list {
		times[c.name] = c.least
	}
	if err := report(list, times); err != nil {
		return err
	}
	return reportLarge()
}

// report prints the times, and what became of the targets.
func report(list []*contender, times map[string]float64) error {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "\tns\tturns in C\t")
	for _, c := range list {
		fmt.Fprintf(w, "%s\t%.0f\t%s\t\n", c.name, c.least, ratio(c.least, times[turnC]))
	}
	fmt.Fprintln(w, "\t\t\t\ntarget\tmeasured\tat most\t")
	for _, t := range targets {
		beside := 1.0
		if t.beside != "" {
			beside = times[t.beside]
		}
		fmt.Fprintf(w, "%s\t%s\t%g\t\n", t.name, ratio(times[t.of], beside), t.most)
	}
	return w.Flush()
}

// ratio prints a / b to three digits; b is zero where it was not measured.
func ratio(a, b float64) string {
	switch r := a / b; {
	case b == 0:
		return "–"
	case r >= 100:
		return fmt.Sprintf("%.0f", r)
	default:
		return fmt.Sprintf("%.*f", max(0, 2-int(math.Floor(math.Log10(r)))), r)
	}
}
