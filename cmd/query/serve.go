package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"threesaway/engine"
	"threesaway/internal/cli"
	"threesaway/texts"
	"threesaway/web"
)

// How long a client may take, so that a stalled one holds nothing for ever. The whole
// page goes over the slowest network at a table within the time to write.
const (
	timeToAsk   = 10 * time.Second
	timeToWrite = 2 * time.Minute
	timeIdle    = time.Minute
	timeToEnd   = 3 * time.Second
)

func newServe() *cobra.Command {
	var address string
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve the page of the coach to a browser",
		Long: `serve hands the page of the coach to a browser on this machine, until it is
interrupted. The page works everything out in the browser; once loaded it needs
neither this program nor a network.`,
		Example: `  query serve
  query serve --addr 127.0.0.1:9000`,
		Args: cli.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := cli.Refuse(cmd, append(positionNames(),
				"players", "goal", "tie", "rules", "rules-file", "rule", "table", "exact", "json")...); err != nil {
				return err
			}
			return serve(cmd, address)
		},
	}
	cmd.Flags().StringVar(&address, "addr", "127.0.0.1:8080", "listen at this `ADDRESS`, HOST:PORT; port 0 is any that is free")
	return cmd
}

// serve listens and serves until the command's context ends, which is how it is meant
// to end.
func serve(cmd *cobra.Command, address string) error {
	if _, port, err := net.SplitHostPort(address); err != nil || !isPort(port) {
		return cli.Misusef("--addr: %q: must be HOST:PORT, such as 127.0.0.1:8080", address)
	}
	page, err := web.Handler()
	if err != nil {
		return err
	}
	ctx := cmd.Context()
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address)
	if err != nil {
		return engine.Errorf("--addr: %w (another address, such as 127.0.0.1:0, may be free)", err)
	}
	server := &http.Server{
		Handler:           page,
		ReadHeaderTimeout: timeToAsk,
		ReadTimeout:       timeToAsk,
		WriteTimeout:      timeToWrite,
		IdleTimeout:       timeIdle,
		MaxHeaderBytes:    1 << 14,
		ErrorLog:          log.New(cmd.ErrOrStderr(), cmd.Root().Name()+": ", 0),
	}
	p := cli.Texts(cmd)
	if _, err := fmt.Fprintln(cmd.OutOrStdout(), cli.Wrap(p.Text("serve.at", texts.Args{"address": "http://" + listener.Addr().String() + "/"}), 0)); err != nil {
		return errors.Join(err, listener.Close())
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	// Whoever is being answered gets the rest, for a moment.
	rest, cancel := context.WithTimeout(context.WithoutCancel(ctx), timeToEnd)
	defer cancel()
	if err := server.Shutdown(rest); err != nil {
		return server.Close()
	}
	return nil
}

func isPort(s string) bool {
	_, err := strconv.ParseUint(s, 10, 16)
	return err == nil
}
