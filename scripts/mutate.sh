#!/usr/bin/env bash
# Mutation testing of a package: scripts/mutate.sh PACKAGE [FLAG...]
#
#   scripts/mutate.sh ./engine
#   scripts/mutate.sh ./tables --output-statuses lt -E '^verify'
#
# One operator after the other is altered in a copy of the module, and the quick tests of
# the package (go test -short) are run: KILLED if they fail, TIMED OUT if they never end,
# LIVED if they pass, NOT COVERED if they never come there, NOT VIABLE if it does not
# compile. Do not edit the module while it runs. Flags go to "gremlins unleash".
#
# MUTATE_WORKERS sets how many mutants are tested at a time (default 1).
set -euo pipefail
if [ $# -eq 0 ] || [ ! -d "$(dirname "$0")/../$1" ]; then
	echo "usage: scripts/mutate.sh PACKAGE [FLAG...], as scripts/mutate.sh ./engine" >&2
	exit 2
fi
cd "$(dirname "$0")/.."
package=$1
shift

# go as gremlins runs it: what does not compile ends with 2, where go test ends with 1 and
# gremlins would call it killed; and no mutant takes all memory.
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
cat >"$bin/go" <<END
#!/usr/bin/env bash
ulimit -v 8000000
[ "\$1" != test ] || "$(command -v go)" build "\${!#}" || exit 2
exec "$(command -v go)" "\$@"
END
chmod +x "$bin/go"

# A cached result would be of another mutant; vet is no test.
export GOFLAGS='-buildvcs=false -count=1 -short -vet=off'
gremlins=github.com/go-gremlins/gremlins/cmd/gremlins@v0.6.0
go test -cover -run '^$' "$package" # so that no mutant's time counts a cold build
PATH=$bin:$PATH go run "$gremlins" unleash --timeout-coefficient 10 --workers "${MUTATE_WORKERS:-1}" "$@" "$package"
