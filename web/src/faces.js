// @ts-check
// Dice in rows, with their words for screen readers.
import { die } from './dice.js';
import { h } from './dom.js';

/**
 * A row of dice that says what it shows.
 * @param {number[]} faces
 * @param {string} [kind] a class of each die
 */
export function diceRow(faces, kind = '') {
  return h('span', { class: 'dice-row', role: 'img', 'aria-label': faces.join(' ') }, faces.map((face) => die(face, kind)));
}

/**
 * Which dice of a roll a keep is, by their places.
 * @param {number[]} roll
 * @param {number[]} keep
 * @returns {Set<number>}
 */
export function placesOf(roll, keep) {
  const left = [...keep];
  const places = new Set();
  roll.forEach((face, place) => {
    const at = left.indexOf(face);
    if (at < 0) return;
    left.splice(at, 1);
    places.add(place);
  });
  return places;
}
