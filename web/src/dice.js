// @ts-check
// Dice, drawn with pips; faces beyond nine are numbers.
import { s } from './dom.js';

/** Where pips can be, in a square of 100. */
const low = 26;
const middle = 50;
const high = 74;

/** @type {Record<number, number[][]>} */
const pips = {
  1: [[middle, middle]],
  2: [[low, low], [high, high]],
  3: [[low, low], [middle, middle], [high, high]],
  4: [[low, low], [low, high], [high, low], [high, high]],
  5: [[low, low], [low, high], [middle, middle], [high, low], [high, high]],
  6: [[low, low], [low, middle], [low, high], [high, low], [high, middle], [high, high]],
};

/**
 * Draws a die. It is of no account to screen readers: what it shows is said in words.
 * @param {number} face
 * @param {string} [kind] a class
 */
export function die(face, kind = '') {
  const shown = pips[face]
    ? pips[face].map(([x, y]) => s('circle', { class: 'pip', cx: x, cy: y, r: 10 }))
    : s('text', { class: 'number', x: 50, y: 67, 'text-anchor': 'middle' }, face);
  return s('svg', { class: `die ${kind}`, viewBox: '0 0 100 100', 'aria-hidden': 'true', focusable: 'false' },
    s('rect', { class: 'body', x: 4, y: 4, width: 92, height: 92, rx: 20 }), shown);
}
