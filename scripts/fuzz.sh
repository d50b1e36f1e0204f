#!/usr/bin/env bash
# Runs every fuzz target of the module for SECONDS or COUNTx inputs, one after the
# other, and ends with the first that fails. What failed is then in the package's
# testdata/fuzz, and "go test" runs it from then on.
#
#   scripts/fuzz.sh 20000x   as in .ci/run
#   scripts/fuzz.sh 600      a long run
#
# A run for some time can end with "context deadline exceeded" and no failing input:
# the fuzzer's own clock has then run out in the midst of an input. A count cannot.
#
# FUZZ_WORKERS sets how many processes look at a time (default 2).
set -euo pipefail
if ! [[ ${1-} =~ ^[1-9][0-9]*x?$ ]] || [ $# -ne 1 ]; then
	echo "usage: scripts/fuzz.sh SECONDS|COUNTx" >&2
	exit 2
fi
cd "$(dirname "$0")/.."
amount=$1
[[ $amount == *x ]] || amount+=s

targets=$(grep -r --include='*_test.go' -o '^func Fuzz[A-Za-z0-9_]*' . | sort)
[ -n "$targets" ] || { echo "no fuzz target found" >&2; exit 1; }
while IFS=: read -r file name; do
	name=${name#func }
	package=$(dirname "$file")
	printf '\n== %s %s\n' "$package" "$name"
	go test -run '^$' -fuzz "^$name\$" -fuzztime "$amount" -fuzzminimizetime 10s -parallel "${FUZZ_WORKERS:-2}" "$package"
done <<<"$targets"
