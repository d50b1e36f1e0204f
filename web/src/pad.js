// @ts-check
// Telling a turn: the dice that were thrown, tapped one by one, or the score alone.
import { die } from './dice.js';
import { h } from './dom.js';
import { diceRow } from './faces.js';
import { t } from './texts.js';

/**
 * What has been tapped so far.
 * @typedef {{tapped: number[], score: boolean | null, blind: boolean}} Tapping score says whether
 *   the score alone is told; null as is usual for the player
 */

/**
 * The dice kept so far in the turn.
 * @param {any} turn
 */
export function keptSoFar(turn) {
  if (turn.kept.length === 0) return null;
  return h('p', { class: 'kept', 'data-testid': 'kept' }, h('span', { class: 'label' }, t('kept')), diceRow(turn.kept, 'small'),
    h('span', {}, t('kept.total', { total: turn.total })));
}

/**
 * What a throw is told with.
 * @typedef {object} Pad
 * @property {any} game
 * @property {Tapping} tapping
 * @property {() => void} changed
 * @property {(text: string) => void} thrown is told the dice, as soon as all are there
 */

/**
 * @param {Pad} pad
 * @param {number} face
 */
function tap({ game, tapping, changed, thrown }, face) {
  const { left } = game.turn;
  if (tapping.tapped.length === left) return;
  tapping.tapped.push(face);
  if (tapping.tapped.length < left) changed();
  else thrown(`${tapping.blind ? 'blind ' : ''}${tapping.tapped.join(' ')}`);
}

/** @param {Pad} pad */
function takeBack({ tapping, changed }) {
  tapping.tapped.pop();
  changed();
}

/**
 * Takes digits, and the key that deletes, for taps.
 * @param {Pad} pad
 * @param {KeyboardEvent} event
 */
export function typed(pad, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const face = Number(event.key);
  if (face >= 1 && face <= Math.min(9, pad.game.rules.sides)) tap(pad, face);
  else if (event.key === 'Backspace' && pad.tapping.tapped.length > 0) takeBack(pad);
  else return;
  event.preventDefault();
}

/**
 * Faces to tap.
 * @param {Pad} pad
 */
export function dicePad(pad) {
  const { game: { turn, rules }, tapping } = pad;
  const faces = Array.from({ length: rules.sides }, (_, i) => i + 1);
  const slots = Array.from({ length: turn.left }, (_, i) => (tapping.tapped[i] ? die(tapping.tapped[i]) : h('span', { class: 'slot' })));
  return h('div', { class: 'pad', 'data-testid': 'pad', role: 'group', 'aria-label': t('pad') },
    h('p', { class: 'hint' }, t('pad')),
    h('div', { class: 'tapped' },
      h('div', { class: 'slots', role: 'img', 'aria-label': t('pad.so-far', { faces: tapping.tapped.join(' ') || '–' }), 'data-testid': 'tapped' }, slots),
      h('button', {
        type: 'button', class: 'icon', 'data-testid': 'pad-back', 'aria-label': t('pad.back'), disabled: tapping.tapped.length === 0, onclick: () => takeBack(pad),
      }, '⌫')),
    h('div', { class: 'faces' }, faces.map((face) => h('button', {
      type: 'button', class: 'face', 'data-testid': `face-${face}`, 'aria-label': t('pad.face', { face }), onclick: () => tap(pad, face),
    }, die(face)))),
    rules.bottoms === 'blind' && h('label', { class: 'check' }, h('input', {
      type: 'checkbox', 'data-testid': 'blind', checked: tapping.blind, onchange: (/** @type {any} */ event) => { tapping.blind = event.target.checked; },
    }), t('pad.blind')));
}

/** More scores than this are typed, not tapped. */
const manyScores = 64;

/**
 * Scores to tap.
 * @param {object} options
 * @param {any} options.game
 * @param {(text: string) => void} options.told
 */
export function scorePad({ game, told }) {
  const { turn, rules, score_to_beat: beat, ceiling } = game;
  const limits = [beat, ceiling].filter((limit) => limit !== null);
  const limit = rules.high ? beat : limits.length > 0 ? Math.min(...limits) : null;
  const open = (/** @type {number} */ score) => limit === null || (rules.high ? score >= limit : score <= limit);
  const scores = turn.scores.filter(open);
  const beaten = rules.high ? turn.scores.findLast((/** @type {number} */ score) => !open(score)) : turn.scores.find((/** @type {number} */ score) => !open(score));
  const give = (/** @type {number | string} */ score) => told(`= ${score}`);
  if (scores.length > manyScores) {
    return h('form', {
      class: 'row', onsubmit: (/** @type {any} */ event) => { event.preventDefault(); give(event.target.elements.score.value); },
    }, h('label', { for: 'score' }, t('score.field')), h('input', { id: 'score', name: 'score', type: 'number', inputmode: 'numeric', min: 0, 'data-testid': 'score-field' }),
    h('button', { type: 'submit', class: 'primary', 'data-testid': 'score-enter' }, t('score.enter')));
  }
  return h('div', { class: 'pad', 'data-testid': 'score-pad' },
    h('div', { class: 'scores' }, scores.map((/** @type {number} */ score) => h('button', {
      type: 'button', class: 'score', 'data-testid': `score-${score}`, onclick: () => give(score),
    }, score))),
    beaten !== undefined && h('button', { type: 'button', class: 'quiet wide', 'data-testid': 'score-beaten', onclick: () => give(beaten) }, t('score.beaten', { score: limit })));
}
