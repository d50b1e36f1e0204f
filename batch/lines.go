package batch

import (
	"bytes"
	"errors"
	"io"
)

// lines takes lines from an input in blocks, so that what is waiting there is read
// at once and nothing is waited for that need not be.
type lines struct {
	from   io.Reader
	buffer []byte
	have   int   // bytes of the line that has begun
	skip   bool  // the rest of a line that was too long is to be passed over
	end    error // what reading ended with
}

// mostEmptyReads is how often in a row a reader may read nothing.
const mostEmptyReads = 100

// block returns the next lines, each but perhaps the last with its line feed. Of a
// line longer than [MaxLine] the last may be the beginning, which is longer than
// that too; its rest never comes. err is what reading ended with; the line that the
// input ends with, if no line feed does, comes with io.EOF.
func (l *lines) block() (text string, err error) {
	for empty := 0; l.end == nil; {
		var n int
		n, l.end = l.from.Read(l.buffer[l.have:])
		if n > 0 {
			empty = 0
		} else if empty++; empty == mostEmptyReads && l.end == nil {
			l.end = io.ErrNoProgress
		}
		if text := l.take(n); text != "" {
			return text, nil
		}
	}
	if errors.Is(l.end, io.EOF) { // else the line may not be whole
		text = string(l.buffer[:l.have])
	}
	l.have = 0
	return text, l.end
}

// take takes n new bytes and returns the lines that are whole with them.
func (l *lines) take(n int) string {
	fresh := l.buffer[l.have : l.have+n]
	if l.skip {
		at := bytes.IndexByte(fresh, '\n')
		if at < 0 {
			return ""
		}
		l.skip = false
		n = copy(fresh, fresh[at+1:])
		fresh = fresh[:n]
	}
	last := bytes.LastIndexByte(fresh, '\n')
	if last < 0 {
		l.have += n
		if l.have < len(l.buffer) {
			return ""
		}
		l.skip, l.have = true, 0
		return string(l.buffer)
	}
	text := string(l.buffer[:l.have+last+1])
	l.have = copy(l.buffer, fresh[last+1:])
	return text
}
