package main

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"threesaway/engine"
	"threesaway/internal/wholefile"
	"threesaway/tables"
	"threesaway/texts"
)

// checkpointSuffix is what the name of a checkpoint has behind that of the table.
const checkpointSuffix = ".part"

// pace says when what has been built is written: once the work has taken so long, and
// then from time to time.
type pace struct{ after, every time.Duration }

// checkpoint keeps what has been built of a table in a file beside it.
type checkpoint struct {
	file    string
	rules   engine.Rules
	scope   tables.Scope
	pace    pace
	program string
	notes   io.Writer
	texts   texts.Printer

	lock    sync.Mutex
	begun   time.Time
	last    *tables.Checkpoint // what has been built
	written *tables.Checkpoint // what is in the file
	at      time.Time          // when it was written
	takes   time.Duration      // to write it
	there   bool               // whether the file is there
	ended   bool               // nothing is written any more
	failed  bool               // it has been told that the file cannot be written
}

func newCheckpoint(output string, r engine.Rules, scope tables.Scope, often pace) *checkpoint {
	now := time.Now()
	return &checkpoint{
		file: output + checkpointSuffix, rules: r, scope: scope, pace: often, program: programName(), notes: io.Discard,
		begun: now, at: now,
	}
}

// programName returns a name for this program that no other has: a digest of its file.
// Where that cannot be read it is empty, and there are no checkpoints.
func programName() string {
	name, err := os.Executable()
	if err != nil {
		return ""
	}
	f, err := os.Open(name)
	if err != nil {
		return ""
	}
	defer f.Close() //nolint:errcheck // nothing was written
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return ""
	}
	return hex.EncodeToString(h.Sum(nil))
}

// load returns what an earlier run has built of the same table; nil if there is none.
// A file that is something else is an error: it can be hours of other work.
func (c *checkpoint) load() (*tables.Checkpoint, error) {
	info, err := os.Stat(c.file)
	if err != nil {
		// Nothing has been built. Where no file can be, writing the table says so.
		return nil, nil //nolint:nilnil,nilerr // there is none
	}
	if !info.Mode().IsRegular() || info.Size() > tables.MaxSize {
		return nil, c.refuse(tables.ErrFormat)
	}
	data, err := os.ReadFile(c.file)
	if err != nil {
		return nil, err
	}
	from, err := tables.DecodeCheckpoint(data, c.rules, c.scope, c.program)
	if err != nil {
		return nil, c.refuse(err)
	}
	c.last, c.written, c.there = from, from, true
	done, all := from.Done()
	c.note("solve.resumed", texts.Args{"file": c.file, "done": done, "all": all})
	return from, nil
}

// refuse reports a file that is not a checkpoint of this table.
func (c *checkpoint) refuse(err error) error {
	if !errors.Is(err, tables.ErrFormat) && !errors.Is(err, tables.ErrCheckpoint) {
		return err // the table itself cannot be built
	}
	return engine.Errorf("%s: %w; remove it to begin anew", c.file, err)
}

func (c *checkpoint) note(key string, args texts.Args) {
	fmt.Fprintln(c.notes, c.texts.Text(key, args)) //nolint:errcheck // notes may be lost
}

// update takes what has been built, and writes it if that was long ago.
func (c *checkpoint) update(built *tables.Checkpoint) {
	c.lock.Lock()
	defer c.lock.Unlock()
	c.last = built
	if time.Since(c.begun) < c.pace.after || time.Since(c.at) < max(c.pace.every, 20*c.takes) {
		return
	}
	c.tryToWrite()
}

// tryToWrite writes what has been built, and says once if that cannot be. The lock is
// held.
func (c *checkpoint) tryToWrite() {
	if err := c.write(); err != nil && !c.failed {
		c.failed = true
		c.note("solve.no-checkpoint", texts.Args{"file": c.file, "problem": c.texts.Error(err)})
	}
}

// write puts what has been built into the file. The lock is held.
func (c *checkpoint) write() error {
	if done, _ := c.last.Done(); done == 0 || c.ended || c.program == "" || c.last == c.written {
		return nil
	}
	start := time.Now()
	data, err := c.last.Encode(c.program)
	if err == nil {
		err = wholefile.Write(c.file, data)
	}
	c.at = time.Now()
	c.takes = c.at.Sub(start)
	if err != nil {
		return err
	}
	c.written, c.there = c.last, true
	return nil
}

// interrupted writes what has been built if the work has taken long, and says how to
// go on.
func (c *checkpoint) interrupted() {
	c.lock.Lock()
	defer c.lock.Unlock()
	if c.last != nil && time.Since(c.begun) >= c.pace.after {
		c.failed = false // it is said again, as this is the last time
		c.tryToWrite()
	}
	c.ended = true
	if c.there {
		done, all := c.written.Done()
		c.note("solve.checkpoint", texts.Args{"file": c.file, "done": done, "all": all})
	}
}

// finished removes the file: the table is written.
func (c *checkpoint) finished() error {
	c.lock.Lock()
	defer c.lock.Unlock()
	c.ended = true
	if !c.there {
		return nil
	}
	return os.Remove(c.file)
}
