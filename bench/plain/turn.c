/*
 * The value of one turn of the standard game for a utility over final scores, plainly:
 * for every total that can be reached, every roll and every number of lowest dice.
 *
 * Each number n read from standard input is answered by a line: the least time, of n
 * runs over all utilities, that one turn takes, in nanoseconds, and the sum of the
 * values of all turns of one run.
 */
#include <stdio.h>
#include <time.h>

enum { DICE = 5, SIDES = 6, MOST = 30, ROLLS = 252, UTILITIES = 64 };

static const int score[SIDES] = {0, 1, 2, 4, 5, 6}; /* of the faces, the least first */

static int rolls[DICE + 1];                /* how many there are of so many dice */
static double ways[DICE + 1][ROLLS];       /* in how many ways each can fall */
static int lowest[DICE + 1][ROLLS][DICE];  /* what its lowest die counts, its lowest two, ... */
static int reached[DICE + 1][MOST + 1];    /* whether play comes to a total with so many dice left */
static double value[DICE + 1][MOST + 1];   /* by dice left and total */
static double utilities[UTILITIES][MOST + 1];

/* Lists the rolls of so many dice, those that begin like the first `at` of them. */
static void list(int dice, int at, int face, int *shown) {
	if (at == dice) {
		int roll = rolls[dice]++, total = 0, same = 0;
		double w = 1;
		for (int i = 0; i < dice; i++) {
			same = i > 0 && shown[i] == shown[i - 1] ? same + 1 : 1;
			w = w * (i + 1) / same;
			total += score[shown[i]];
			lowest[dice][roll][i] = total;
		}
		ways[dice][roll] = w;
		return;
	}
	for (; face < SIDES; face++) {
		shown[at] = face;
		list(dice, at + 1, face, shown);
	}
}

static void prepare(void) {
	int shown[DICE];
	reached[DICE][0] = 1;
	for (int dice = DICE; dice >= 1; dice--) {
		list(dice, 0, 0, shown);
		for (int x = 0; x <= MOST; x++)
			for (int f = 0; f < SIDES && reached[dice][x]; f++)
				reached[dice - 1][x + score[f]] = 1;
	}
	for (int i = 0; i < UTILITIES; i++) {
		double u = 1;
		for (int s = 0; s <= MOST; s++) {
			utilities[i][s] = u;
			u -= u * ((s * 7 + i * 13) % 11) / 40;
		}
	}
}

/* Inlined into main, it is slower. */
__attribute__((noinline)) static double solve(const double *utility) {
	double outcomes = 1;
	for (int x = 0; x <= MOST; x++)
		value[0][x] = utility[x];
	for (int dice = 1; dice <= DICE; dice++) {
		outcomes *= SIDES;
		for (int x = 0; x <= (DICE - dice) * score[SIDES - 1]; x++) {
			if (!reached[dice][x])
				continue;
			double sum = 0;
			for (int roll = 0; roll < rolls[dice]; roll++) {
				double best = value[dice - 1][x + lowest[dice][roll][0]];
				for (int k = 1; k < dice; k++) {
					double v = value[dice - 1 - k][x + lowest[dice][roll][k]];
					if (v > best)
						best = v;
				}
				sum += ways[dice][roll] * best;
			}
			value[dice][x] = sum / outcomes;
		}
	}
	return value[DICE][0];
}

int main(void) {
	int runs;
	prepare();
	while (scanf("%d", &runs) == 1) {
		double least = 1e18, sum = 0;
		while (runs-- > 0) {
			struct timespec from, to;
			sum = 0;
			clock_gettime(CLOCK_MONOTONIC, &from);
			for (int i = 0; i < UTILITIES; i++)
				sum += solve(utilities[i]);
			clock_gettime(CLOCK_MONOTONIC, &to);
			double took = (to.tv_sec - from.tv_sec) * 1e9 + (to.tv_nsec - from.tv_nsec);
			if (took < least)
				least = took;
		}
		printf("%.3f %.15g\n", least / UTILITIES, sum);
		fflush(stdout);
	}
	return 0;
}
