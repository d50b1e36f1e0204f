// @ts-check
// What luck and mistakes made of the games that were played.
import { die } from './dice.js';
import { h } from './dom.js';
import { diceRow, placesOf } from './faces.js';
import { percent, t } from './texts.js';

/** @param {number} value a change of the chance of the pot */
const signed = (value) => `${value > 0.0005 ? '+' : ''}${percent(value)}`;

/** As many mistakes are shown. */
const shown = 10;

/**
 * @param {any} review
 * @param {string} me the name of the player
 */
export function reviewOf(review, me) {
  const mine = review.mistakes.filter((/** @type {any} */ m) => review.games[m.game - 1].players[m.player - 1].name === me);
  /** @type {[string, (p: any) => string][]} */
  const parts = [
    [t('review.start'), (p) => percent(p.start)],
    [t('review.luck'), (p) => signed(p.luck + p.luck_less_loss)],
    [t('review.loss'), (p) => signed(-p.loss)],
    [t('review.others'), (p) => signed(p.others)],
    [t('review.result'), (p) => percent(p.result)],
  ];
  const own = review.players.find((/** @type {any} */ p) => p.name === me);
  return h('section', { class: 'card', 'aria-labelledby': 'review-title', 'data-testid': 'review-result' },
    h('h2', { id: 'review-title', class: 'minor' }, t('play.review')),
    own && h('table', {}, h('tbody', {}, parts.map(([label, write]) => h('tr', {}, h('th', { scope: 'row' }, label), h('td', { class: 'number' }, write(own)))))),
    h('p', { class: 'hint' }, t('review.about')),
    mine.length === 0 ? h('p', { 'data-testid': 'no-mistake' }, t('review.none')) : [
      h('h3', {}, t('review.mistakes', { n: mine.length })),
      h('ol', { class: 'mistakes', 'data-testid': 'mistakes' }, mine.slice(0, shown).map((/** @type {any} */ m) => mistake(m))),
    ],
    h('details', { 'data-testid': 'review-everybody' }, h('summary', {}, t('review.everybody')),
      h('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': t('review.everybody') }, h('table', {},
        h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('account.player')), parts.map(([label]) => h('th', { scope: 'col', class: 'number' }, label)))),
        h('tbody', {}, review.players.map((/** @type {any} */ p) => h('tr', {}, h('th', { scope: 'row' }, p.name), parts.map(([, write]) => h('td', { class: 'number' }, write(p))))))))));
}

/** @param {any} mistake */
function mistake({ game, notation, played, best, loss }) {
  const roll = (/roll=([\d,]+)/.exec(notation)?.[1] ?? '').split(',').map(Number);
  const line = (/** @type {string} */ label, /** @type {any} */ decision) => {
    const places = placesOf(roll, decision.turn_over ? [] : decision.keep);
    return h('p', { class: 'decision' }, h('span', { class: 'label' }, label),
      h('span', { class: 'dice-row', 'aria-hidden': 'true' }, roll.map((face, i) => die(face, places.has(i) ? 'tiny kept-die' : 'tiny left-die'))),
      h('span', { class: 'visually-hidden' }, decision.keep.join(' ') || t('advice.pass')),
      decision.turn_over && [' ', t('advice.turn'), ' ', diceRow(decision.turn_over, 'tiny')]);
  };
  return h('li', {}, h('p', {}, t('review.where', { game }), ' ', t('review.gave-up', { loss: percent(loss, 2) })),
    line(t('review.kept'), played), line(t('review.better'), best));
}
