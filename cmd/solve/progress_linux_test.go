package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// openTerminal opens a terminal of 80 columns: what is written to it can be read
// from screen.
func openTerminal(t *testing.T) (terminal, screen *os.File) {
	t.Helper()
	screen, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	require.NoError(t, err)
	control := func(request uintptr, at unsafe.Pointer) {
		_, _, err := syscall.Syscall(syscall.SYS_IOCTL, screen.Fd(), request, uintptr(at))
		require.Zero(t, err, "ioctl %#x", request)
	}
	var unlocked, number int32
	size := [4]uint16{24, 80}
	control(syscall.TIOCSPTLCK, unsafe.Pointer(&unlocked))
	control(syscall.TIOCGPTN, unsafe.Pointer(&number))
	control(syscall.TIOCSWINSZ, unsafe.Pointer(&size))
	terminal, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	require.NoError(t, err)
	return terminal, screen
}

// shown returns what a terminal shows of two steps of long work.
func shown(t *testing.T) string {
	t.Helper()
	terminal, screen := openTerminal(t)
	text := make(chan string)
	go func() {
		data, _ := io.ReadAll(screen) // ends with an error when the terminal is closed
		text <- string(data)
	}()
	p := newProgress(terminal, false)
	p.shown = time.Now().Add(-time.Hour)
	p.update(1, 3)
	p.update(2, 3)
	p.stop()
	require.NoError(t, terminal.Close())
	defer screen.Close() //nolint:errcheck // nothing was written
	return <-text
}

// On a terminal a bar is drawn, and taken off the screen.
func TestProgressBar(t *testing.T) {
	t.Setenv("TERM", "xterm")
	text := shown(t)
	assert.NotContains(t, text, "solved 1 of 3")
	assert.Contains(t, text, "solving ")
	assert.True(t, strings.HasSuffix(text, "\x1b[J"), "%q: must end with clearing the bar", text)
}

// A terminal that cannot move its cursor gets plain lines.
func TestProgressOnDumbTerminal(t *testing.T) {
	t.Setenv("TERM", "dumb")
	assert.Equal(t, "solved 1 of 3\r\n", shown(t))
}
