#!/usr/bin/env bash
# Looks for known vulnerabilities in what the commands link: scripts/vulncheck.sh [DATABASE]
#
# DATABASE is a folder with the Go vulnerability database as https://vuln.go.dev serves it.
# Without one it is made from the module golang.org/x/vulndb, newest version, so that no
# network is needed beyond the Go module proxy.
set -euo pipefail
database=${1:-}
[ -z "$database" ] || database=$(cd "$database" && pwd)
cd "$(dirname "$0")/.."

govulncheck=golang.org/x/vuln/cmd/govulncheck@v1.9.0
# The standard library is part of the commands: this is the oldest release of Go that
# they are to be built with for others (SECURITY.md), whatever runs here.
export GOTOOLCHAIN=go1.26.11

# What go is to say is about the tools, not about this module.
outside() { (cd / && go "$@"); }

if [ -z "$database" ]; then
	work=$(mktemp -d)
	trap 'rm -rf "$work"' EXIT
	version=$(outside list -m -f '{{.Version}}' golang.org/x/vulndb@latest)
	source=$(outside mod download -json "golang.org/x/vulndb@$version" | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p')
	database=$work/database
	mkdir "$database"
	outside run "golang.org/x/vulndb/cmd/indexdb@$version" -vulns "$source/data/osv" -out "$database"
	echo "vulnerability database: golang.org/x/vulndb $version"
fi
go run "$govulncheck" -db "file://$database" ./cmd/...
