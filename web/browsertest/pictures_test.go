package browsertest

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// pictures is a folder for pictures of what the tests saw; empty for none.
var pictures = flag.String("pictures", "", "write pictures of what the tests see to this folder")

// snapshot writes a picture of the tab if those are asked for.
func (tb *tab) snapshot(name string) {
	tb.t.Helper()
	if *pictures == "" {
		return
	}
	ctx, cancel := context.WithTimeout(tb.ctx, 10*time.Second)
	defer cancel()
	picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	require.NoError(tb.t, err)
	require.NoError(tb.t, os.MkdirAll(*pictures, 0o755))
	name = strings.ReplaceAll(tb.t.Name(), "/", "-") + "-" + name + ".png"
	require.NoError(tb.t, os.WriteFile(filepath.Join(*pictures, name), picture, 0o644))
}
