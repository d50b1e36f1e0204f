package main

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"threesaway/internal/cli"
)

// serving runs query serve in this process, until end is called.
func serving(t *testing.T, args ...string) (address string, end func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	root := newCommand()
	root.SetArgs(append([]string{"serve"}, args...))
	out, told := io.Pipe()
	root.SetOut(told)
	root.SilenceErrors, root.SilenceUsage = true, true
	ended := make(chan error, 1)
	go func() { ended <- root.ExecuteContext(ctx) }()
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	_, rest, ok := strings.Cut(line, "http://")
	require.True(t, ok, line)
	address, _, _ = strings.Cut(rest, "/ ")
	end = func() error {
		cancel()
		select {
		case err := <-ended:
			return err
		case <-time.After(10 * time.Second):
			return context.DeadlineExceeded
		}
	}
	t.Cleanup(func() { cancel() })
	return address, end
}

func TestServe(t *testing.T) {
	address, end := serving(t, "--addr", "127.0.0.1:0")
	answer, err := http.Get("http://" + address + "/")
	require.NoError(t, err)
	page, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	assert.Equal(t, http.StatusOK, answer.StatusCode)
	assert.Contains(t, string(page), "Threes Away")
	assert.Contains(t, answer.Header.Get("Content-Security-Policy"), "default-src 'none'")

	// Another one cannot have the same address, and says so.
	_, stderr, code := query("serve", "--addr", address)
	assert.Equal(t, cli.Failed, code)
	assert.Regexp(t, `^query: --addr: listen tcp `+address+`: .*in use.* \(another address, such as 127\.0\.0\.1:0, may be free\)\n$`, stderr)

	require.NoError(t, end())
	_, err = net.Dial("tcp", address)
	require.Error(t, err, "nobody listens any more")
}

// A client that asks for nothing does not hold the end up.
func TestServeEndsWithIdleClients(t *testing.T) {
	address, end := serving(t, "--addr", "127.0.0.1:0")
	client, err := net.Dial("tcp", address)
	require.NoError(t, err)
	defer client.Close() //nolint:errcheck // nothing was written
	_, err = io.WriteString(client, "GET / HT")
	require.NoError(t, err)
	begun := time.Now()
	require.NoError(t, end())
	assert.Less(t, time.Since(begun), 2*timeToEnd)
}
