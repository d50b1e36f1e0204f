"""The value of one turn of the standard game for a utility over final scores, plainly.

What turn.c does, and with the same input and output, in Python with its standard
library alone.
"""

import sys
import time
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod

DICE, MOST, UTILITIES = 5, 30, 64
SCORES = (0, 1, 2, 4, 5, 6)  # of the faces, the least first


def rolls(dice):
    """Each roll of so many dice: in how many ways it falls, and what each number of its
    lowest dice leaves to throw and counts."""
    for shown in combinations_with_replacement(SCORES, dice):
        ways = factorial(dice) // prod(factorial(shown.count(s)) for s in SCORES)
        yield ways, [(dice - k, total) for k, total in enumerate(accumulate(shown), 1)]


ROLLS = [list(rolls(dice)) for dice in range(DICE + 1)]
REACHED = [sorted({sum(s) for s in combinations_with_replacement(SCORES, DICE - dice)}) for dice in range(DICE + 1)]


def solve(utility):
    value = [utility]
    for dice in range(1, DICE + 1):
        row = [0.0] * (MOST + 1)
        for x in REACHED[dice]:
            total = 0.0
            for ways, keeps in ROLLS[dice]:
                total += ways * max(value[left][x + kept] for left, kept in keeps)
            row[x] = total / len(SCORES) ** dice
        value.append(row)
    return value[DICE][0]


def utilities():
    for i in range(UTILITIES):
        u, falling = 1.0, []
        for s in range(MOST + 1):
            falling.append(u)
            u -= u * ((s * 7 + i * 13) % 11) / 40
        yield falling


def main():
    every = list(utilities())
    for line in sys.stdin:
        least, total = float("inf"), 0.0
        for _ in range(int(line)):
            begun = time.perf_counter_ns()
            total = sum(solve(u) for u in every)
            least = min(least, time.perf_counter_ns() - begun)
        print(f"{least / UTILITIES:.3f} {total:.15g}", flush=True)


main()
