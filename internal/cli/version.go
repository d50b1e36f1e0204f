package cli

import "runtime/debug"

// version returns the version of the program: that of its module, which go install
// and go build know from a tag or a commit, and (devel) where they do not.
func version(info *debug.BuildInfo, ok bool) string {
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
