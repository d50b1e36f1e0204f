#!/usr/bin/env python3
"""Look positions up in a Threes Away table: read_table.py FILE < positions.

Each line of standard input is a position, such as

    goal=win players=4 seat=3 beat=7 left=3 total=1 roll=2,5,6

and is answered by its value and what to do about the roll, separated by a tab. Written from
tables/FORMAT.md alone; it reads tables of all rules and goals, and trusts its input.
"""
import hashlib, itertools, math, struct, sys
import msgpack  # Debian: python3-msgpack


class Table:
    def __init__(self, data):
        magic, version, body, digest = msgpack.unpackb(data)  # refuses what trails
        if (magic, version, digest) != ("threes away table", 2, hashlib.sha256(body).digest()):
            raise ValueError("not a table of version 2, or a damaged one")
        rules, _, self.pools, self.sections = msgpack.unpackb(body)
        self.rules = r = dict(word.split("=") for word in rules.split())
        self.n, self.sides = int(r["dice"]), int(r["sides"])
        self.turn, self.high = r["bottoms"] == "turn", r["high"] == "true"
        self.score = [0 if str(f) == r["away"] else f for f in range(self.sides + 1)]  # by face
        self.die = max(self.score)
        self.highest = self.n * self.die
        self.perfect = self.highest if self.high else 0
        self.left = [*range(self.n + 1), *(range(2, self.n + 1) if r["pass"] == "true" else ())]  # by node
        bits = self.n * {"die": 2}.get(r["bottoms"], 1) + (r["bottoms"] in ("throw", "turn"))
        self.size = 1 if bits <= 8 else 2 if bits <= 16 else 4
        rolls = [list(itertools.combinations_with_replacement(range(1, self.sides + 1), k)) for k in range(self.n + 1)]
        self.pairs = [sorted({(self.total(d), self.bottom(d)) for d in dice}) for dice in rolls]  # by dice kept

    def total(self, dice):
        return sum(self.score[f] for f in dice)

    def bottom(self, dice):
        return self.total(self.sides + 1 - f for f in dice)

    def ceiling(self, r):
        kind = self.rules["progressive"]
        if kind == "every":
            return min(r - 1, self.highest)
        if kind == "stairs":
            return min((math.isqrt(8 * r - 7) + 1) // 2, self.highest)
        listed = [] if kind == "off" else [int(c) for c in kind.split(",")]
        return min(listed[r - 1], self.highest) if r <= len(listed) else self.highest

    def holders(self, seat, beat):
        return min(seat - 1, 2) if self.rules["ties"] == "all" and beat != self.perfect else seat - 1

    def states(self, goal, players, ceiling):
        """(seat, score to beat, holders) of each state, in order."""
        if players == 0:
            each = goal == "beat" and (self.turn or self.rules["moon"] == "turn")
            return [(0, b, 0) for b in range(self.highest + 1)] if each else [(0, None, 0)]
        states = [(1, None, 0)]
        for seat in range(2, players + 1):
            if ceiling < self.highest:
                states.append((seat, None, 0))
            states += [(seat, b, h) for b in range(ceiling + 1) for h in range(1, self.holders(seat, b) + 1)]
        return states

    def columns(self, goal, node, limit):
        kept = self.n - self.left[node]
        most = kept * self.die
        if self.turn and node > 0:
            return len(self.pairs[kept])
        if goal == "low" and not self.turn:
            return 1
        if goal == "beat" and not self.turn and self.rules["moon"] != "turn":
            return self.highest + 1 + (most if self.high else min(1, most))
        if self.turn or self.high or self.rules["moon"] == "turn":
            return most + 1
        return min(limit + 1, most) + 1

    def column(self, goal, p, limit):
        if self.turn:
            return self.pairs[self.n - p["left"]].index((p["total"], p["bottom"]))
        if goal == "low":
            return 0
        if goal == "beat" and self.rules["moon"] != "turn":
            return (p["total"] - p["beat"] if self.high else min(p["total"] - p["beat"], 1)) + self.highest
        return p["total"] if self.high or self.rules["moon"] == "turn" else min(p["total"], limit + 1)

    def section(self, goal, p):
        tie = p["tie"] if goal == "beat" else "0"
        found = [s for s in self.sections if (s[0], s[1]) == (goal, tie) and s[2] in (0, p["players"])]
        if goal in ("win", "money"):
            held = min(p["round"], max((s[3] for s in found), default=1))  # later rounds are like the last
            found = [s for s in found if s[3] == held]
        if goal == "money":
            paid = int(self.rules["zero_ante"]) * p["players"] * p["holders"] if p["beat"] == self.perfect else 0
            found = [s for s in found if s[4] == p["pot"] - paid]
        if not found or not found[0][6]:
            raise ValueError("not in the table")
        return found[0]

    def look_up(self, goal, p):
        """The value of a position and the decision about its roll, None where it has none."""
        _, _, players, held, _, _, values, rows, _ = self.section(goal, p)
        ceiling = self.ceiling(held) if players else self.highest
        node = p["left"] if not p["passed"] else self.n + p["left"] - 1
        states = self.states(goal, players, ceiling)
        at = states[0]
        if players and p["seat"] > 1:
            at = (p["seat"], p["beat"], 0 if p["beat"] is None else min(p["holders"], self.holders(p["seat"], p["beat"])))
        elif len(states) > 1 and not players:
            at = (0, p["beat"], 0)
        cell = choice = 0  # cells before, and those of them with dice left
        for state in states:
            limit = ceiling if state[1] is None else state[1]
            counts = [self.columns(goal, k, limit) for k in range(len(self.left))]
            if state == at:
                break
            cell, choice = cell + sum(counts), choice + sum(counts[1:])
        else:
            raise ValueError("no such position")
        column = self.column(goal, p, limit)
        value, = struct.unpack_from("<d", values, 8 * (cell + sum(counts[:node]) + column))
        if goal == "low" and not self.turn:
            value += p["total"]
        if not p["roll"]:
            return value, None
        row, = struct.unpack_from("<H", rows, 2 * (choice + sum(counts[1:node]) + column))
        roll = sorted(p["roll"])
        index = sum(math.comb(f + i - 1, i + 1) for i, f in enumerate(roll))
        length = math.comb(p["left"] + self.sides - 1, p["left"])  # the number of rolls
        at = (row * length + index) * self.size
        return value, self.decision(roll, int.from_bytes(self.pools[node - 1][at : at + self.size], "little"))

    def decision(self, roll, code):
        def of(dice, mask):
            return [f for i, f in enumerate(dice) if mask >> i & 1]

        def say(dice):
            return " ".join(map(str, dice))

        call = code >> self.n
        turned = {"throw": roll if call else [], "die": of(roll, call)}.get(self.rules["bottoms"], [])
        rest = list(roll)
        for f in turned:
            rest.remove(f)
        keep = say(of(sorted(rest + [self.sides + 1 - f for f in turned]), code))
        if turned:
            return f"turn over {say(turned)}, " + (f"keep {keep}" if keep else "pass")
        return f"keep {keep} and turn all over" if self.turn and call else keep or "pass"


def parse(table, line):
    """A position from its words, and the goal."""
    p = {"players": 2, "round": 1, "beat": None, "holders": 1, "kept": [], "roll": [], "passed": False, "goal": "win", "tie": "1/2"}
    for word in line.split():
        key, _, value = word.partition("=")
        if key in ("kept", "roll"):
            p[key] = [int(f) for f in value.split(",")]
        else:
            p[key] = True if key == "passed" else value if key in ("goal", "tie") else int(value)
    p.setdefault("seat", 1 if p["beat"] is None else p["players"])
    p.setdefault("left", len(p["roll"]) if "total" in p and p["roll"] else table.n - len(p["kept"]))
    p.setdefault("total", table.total(p["kept"]))
    p.setdefault("bottom", table.bottom(p["kept"]) if table.turn else 0)
    zeros = p["holders"] if p["beat"] == table.perfect else 0
    p.setdefault("pot", p["players"] * (1 + zeros * int(table.rules["zero_ante"])))
    return p.pop("goal"), p


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: read_table.py FILE < positions")
    try:
        with open(sys.argv[1], "rb") as file:
            table = Table(file.read())
        for line in filter(str.strip, sys.stdin):
            value, decision = table.look_up(*parse(table, line))
            print(value if decision is None else f"{value}\t{decision}")
    except (OSError, ValueError) as error:
        sys.exit(f"read_table: {error}")


if __name__ == "__main__":
    main()
