// @ts-check
// Throws dice.

/** Numbers below this are drawn evenly. */
const range = 2 ** 32;

function fromCrypto() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/**
 * Returns the same numbers for the same seed: mulberry32, which is good enough to show
 * and to test a game.
 * @param {number} seed
 */
function fromSeed(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return (z ^ (z >>> 14)) >>> 0;
  };
}

/**
 * Returns what throws dice: fair ones, or with a seed the same ones each time.
 * @param {string | null} seed a number
 * @returns {(dice: number, sides: number) => number[]}
 */
export function thrower(seed) {
  const draw = seed === null ? fromCrypto : fromSeed(Number(seed));
  const throwOne = (/** @type {number} */ sides) => {
    const even = range - range % sides; // above it some faces would come more often
    let drawn = draw();
    while (drawn >= even) drawn = draw();
    return 1 + drawn % sides;
  };
  return (dice, sides) => Array.from({ length: dice }, () => throwOne(sides));
}
