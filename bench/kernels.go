package main

import (
	"bufio"
	_ "embed"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"

	"threesaway/solver"
)

//go:embed plain/turn.c
var turnInC []byte

//go:embed plain/turn.py
var turnInPython []byte

// utilities are those that every kernel values, as plain/turn.c makes them.
func utilities() (list [64][]float64) {
	for i := range list {
		u := 1.0
		for s := range 31 {
			list[i] = append(list[i], u)
			u -= u * float64((s*7+i*13)%11) / 40
		}
	}
	return list
}

// turns returns a measure of the kernel of this module, and the sum of its values.
func turns(t *solver.Turn) (measure func() (float64, error), sum float64, err error) {
	v := t.Valuer()
	every := utilities()
	all := func() (sum float64, err error) {
		for _, u := range every {
			value, err := v.Value(u)
			if err != nil {
				return 0, err
			}
			sum += value
		}
		return sum, nil
	}
	if sum, err = all(); err != nil {
		return nil, 0, err
	}
	measure = least(100, len(every), func() error {
		again, err := all()
		if err == nil && again != sum {
			return fmt.Errorf("the values of the turns sum to %v once and to %v then", sum, again)
		}
		return err
	})
	return measure, sum, nil
}

// other is a kernel in another language: a process that is asked for some runs and says
// what the fastest took.
type other struct {
	process *exec.Cmd
	ask     io.WriteCloser
	answer  *bufio.Reader
	runs    int
	sum     float64 // that its values must have
}

func startOther(runs int, sum float64, name string, args ...string) (*other, error) {
	o := &other{process: exec.Command(name, args...), runs: runs, sum: sum}
	o.process.Stderr = os.Stderr
	var err error
	if o.ask, err = o.process.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := o.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	o.answer = bufio.NewReader(out)
	return o, o.process.Start()
}

func (o *other) measure() (ns float64, err error) {
	if _, err := fmt.Fprintln(o.ask, o.runs); err != nil {
		return 0, err
	}
	var sum float64
	if _, err := fmt.Fscanln(o.answer, &ns, &sum); err != nil {
		return 0, err
	}
	if math.Abs(sum-o.sum) > 1e-9 {
		return 0, fmt.Errorf("the values of the turns sum to %v, and ours to %v", sum, o.sum)
	}
	return ns, nil
}

func (o *other) stop() {
	_ = o.ask.Close() // it then ends by itself
	_ = o.process.Wait()
}

// startC compiles and starts the kernel in C.
func startC(directory string, sum float64) (*other, error) {
	source, program := filepath.Join(directory, "turn.c"), filepath.Join(directory, "turn")
	if err := os.WriteFile(source, turnInC, 0o600); err != nil {
		return nil, err
	}
	out, err := exec.Command("gcc", "-O3", "-march=native", "-o", program, source).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("gcc: %w\n%s", err, out)
	}
	return startOther(100, sum, program)
}

// startPython starts the kernel in Python.
func startPython(directory string, sum float64) (*other, error) {
	source := filepath.Join(directory, "turn.py")
	if err := os.WriteFile(source, turnInPython, 0o600); err != nil {
		return nil, err
	}
	return startOther(1, sum, "python3", source)
}
