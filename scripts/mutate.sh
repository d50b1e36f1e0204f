#!/usr/bin/env bash
# Mutation testing of a package: scripts/mutate.sh PACKAGE [FLAG...]
#
#   scripts/mutate.sh ./engine
#   scripts/mutate.sh ./tables --output-statuses lt -E '^verify'
#
# One operator after the other is altered in a copy of the module, and the quick tests of
# the package (go test -short) are run: KILLED if they fail, TIMED OUT if they never end,
# LIVED if they pass or never come there, NOT VIABLE if it does not compile. Do not edit
# the module while it runs. Flags go to "gremlins unleash".
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

# go as gremlins runs it: the tests end with the first that fails, where those that run in
# parallel would go on; what does not compile ends with 2, where go test ends with 1 and
# gremlins would call it killed; no mutant takes all memory; and every line counts as
# covered, as profiles of Go have no blocks for conditions of cases and for constants.
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
cat >"$bin/go" <<'END'
#!/usr/bin/env bash
bin=$(dirname "$0")
PATH=${PATH#"$bin":} # the real go
ulimit -v 8000000
case $* in
*-coverprofile*)
	go "$@" || exit
	profile=${*: -2:1}
	sed -i -E '2,$s/:.*/:1.1,99999.1 1 1/' "$profile"
	;;
'test -timeout '*)
	test=$bin/$$.test out=$bin/$$.out
	trap 'rm -f "$test" "$out"' EXIT
	go test -c -ldflags='-s -w' -o "$test" . || exit 2
	mkfifo "$out"
	"$test" -test.short -test.failfast -test.v -test.timeout "$3" >"$out" 2>&1 &
	if ! awk '/--- FAIL/ {exit 1}' "$out"; then
		kill -9 $!
		exit 1
	fi
	wait $! || exit 1 # without that line where memory or the stack is used up
	;;
*) exec go "$@" ;;
esac
END
chmod +x "$bin/go"

# A cached result would be of another mutant; vet is no test.
export GOFLAGS='-buildvcs=false -count=1 -short -vet=off'
GOBIN=$bin go install github.com/go-gremlins/gremlins/cmd/gremlins@v0.6.0
go test -cover -run '^$' "$package" # so that no mutant's time counts a cold build
# Inverted negatives are left out: they are the arithmetic mutants of "-" once more.
PATH=$bin:$PATH gremlins unleash --invert-negatives=false --timeout-coefficient 10 \
	--workers "${MUTATE_WORKERS:-1}" "$@" "$package"
