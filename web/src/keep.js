// @ts-check
// Deciding what to keep: the dice to tap, the advice, and what every choice is worth.
import { die } from './dice.js';
import { h } from './dom.js';
import { diceRow, placesOf } from './faces.js';
import { decimal, percent, price, t } from './texts.js';

/**
 * What has been chosen: the places of dice in the roll, or of an option in the advice.
 * @typedef {{places: Set<number> | null, option: number | null, all: boolean}} Choosing
 */

/** Returns that nothing has been chosen yet. @returns {Choosing} */
export const nothingChosen = () => ({ places: null, option: null, all: false });

const isPlain = (/** @type {any} */ option) => !option.turn_over && !option.turn_over_all && !option.pass;

/**
 * @param {any} option
 * @param {string} goal
 */
const worth = (option, goal) => (goal === 'money' ? decimal(option.value, 3, true) : percent(option.value));

/**
 * @param {object} options
 * @param {any} options.game
 * @param {string} options.goal
 * @param {any} options.advice the advice of the program, or null
 * @param {Choosing} options.choosing
 * @param {Node | false | null} options.instead what takes the place of an advice that is not there
 * @param {() => void} options.changed
 * @param {(decision: object) => void} options.decide
 */
export function keeping({ game, goal, advice, choosing, instead, changed, decide }) {
  const { roll } = game.turn;
  const list = advice?.answer?.options ?? [];
  const chosen = chosenOption(list, choosing, roll);
  const places = chosenPlaces(chosen, choosing, roll);
  const faces = roll.filter((/** @type {number} */ _, /** @type {number} */ i) => places.has(i));
  const toggle = (/** @type {number} */ place) => {
    const next = new Set(places);
    if (!next.delete(place)) next.add(place);
    Object.assign(choosing, { places: next, option: null });
    changed();
  };
  return [
    list.length > 0 ? advised(advice, goal) : h('div', { class: instead ? 'advice' : 'stack' }, instead || h('p', { class: 'hint' }, t('keep.tap'))),
    h('div', { class: 'roll', role: 'group', 'aria-label': t('keep.tap'), 'data-testid': 'roll' }, roll.map((/** @type {number} */ face, /** @type {number} */ place) => h('button', {
      type: 'button', class: 'die-button', 'aria-pressed': String(places.has(place)), 'data-testid': `die-${place + 1}`,
      'aria-label': t('keep.die', { n: place + 1, face }), onclick: () => toggle(place),
    }, die(face), h('span', { class: 'mark', 'aria-hidden': 'true' }, places.has(place) ? '✓' : '')))),
    h('button', {
      type: 'button', class: 'primary', 'data-testid': 'keep', disabled: faces.length === 0 && !chosen,
      onclick: () => decide(chosen ? decisionOf(chosen) : { keep: faces }),
    }, chosen && !isPlain(chosen) ? t('keep.chosen', { option: advice.names[list.indexOf(chosen)] }) : t('keep.dice', { faces: faces.join(' ') })),
    chosen && list.indexOf(chosen) > 0 && h('p', { class: 'gives-up', 'data-testid': 'gives-up' }, t('advice.gives-up', { loss: price(chosen.loss, goal) })),
    list.length > 0 && h('p', { class: 'why', 'data-testid': 'why' }, advice.why),
    list.length > 0 && optionList({ advice, goal, chosen, choosing, changed }),
    list.length === 0 && game.turn.choices && others(game.turn.choices, decide),
  ];
}

/**
 * @param {any[]} list
 * @param {Choosing} choosing
 * @param {number[]} roll
 */
function chosenOption(list, choosing, roll) {
  if (choosing.option !== null) return list[choosing.option];
  if (!choosing.places) return list[0] ?? null;
  const faces = roll.filter((_, i) => choosing.places?.has(i)).join();
  return list.find((option) => isPlain(option) && option.keep.join() === faces) ?? null;
}

/**
 * @param {any} chosen
 * @param {Choosing} choosing
 * @param {number[]} roll
 * @returns {Set<number>}
 */
function chosenPlaces(chosen, choosing, roll) {
  if (choosing.places) return choosing.places;
  return chosen && !chosen.turn_over ? placesOf(roll, chosen.keep) : new Set();
}

/** @param {any} option */
const decisionOf = ({ keep, turn_over, pass, turn_over_all }) => ({ keep, turn_over, pass, turn_over_all });

/**
 * What to keep, large, and why.
 * @param {any} advice
 * @param {string} goal
 */
function advised(advice, goal) {
  const [best] = advice.answer.options;
  return h('div', { class: 'advice', 'data-testid': 'advice' },
    h('p', { class: 'answer', 'data-testid': 'answer' },
      best.turn_over && [h('span', {}, t('advice.turn')), diceRow(best.turn_over)],
      best.pass ? h('span', {}, t('advice.pass')) : [h('span', {}, t('advice.keep')), diceRow(best.keep)],
      best.turn_over_all && h('span', {}, t('advice.turn-all'))),
    h('p', { class: 'worth' },
      h('strong', { 'data-testid': 'value' }, worth(best, goal)), ' ', goal === 'money' ? t('advice.antes') : t('advice.pot'),
      best.throw_again > 0 && !best.turn_over_all && [' · ', t('advice.again', { dice: best.throw_again })]),
    h('p', { class: 'visually-hidden', 'data-testid': 'headline' }, advice.headline));
}

/** As many options are shown unasked. */
const few = 4;

/**
 * @param {{advice: any, goal: string, chosen: any, choosing: Choosing, changed: () => void}} options
 */
function optionList({ advice, goal, chosen, choosing, changed }) {
  const list = advice.answer.options;
  const shown = choosing.all ? list : list.slice(0, few);
  const more = list.length - few;
  return h('section', { class: 'options', 'aria-labelledby': 'options-title' },
    h('h3', { id: 'options-title' }, t('advice.options')),
    h('ol', { 'data-testid': 'options' }, shown.map((/** @type {any} */ option, /** @type {number} */ i) => h('li', {}, h('button', {
      type: 'button', class: 'option', 'aria-pressed': String(option === chosen), 'data-testid': `option-${i + 1}`,
      onclick: () => { Object.assign(choosing, { option: i, places: null }); changed(); },
    },
    h('span', { class: 'option-dice' }, isPlain(option) ? diceRow(option.keep, 'tiny') : advice.names[i]),
    h('span', { class: 'option-value' }, worth(option, goal)),
    h('span', { class: 'option-loss' }, i === 0 ? t('advice.best') : t('advice.gives-up', { loss: price(option.loss, goal) })))))),
    more > 0 && h('button', {
      type: 'button', class: 'quiet wide', 'data-testid': 'all-options', 'aria-expanded': String(choosing.all),
      onclick: () => { choosing.all = !choosing.all; changed(); },
    }, choosing.all ? t('advice.fewer') : t('advice.more', { n: more })),
    h('p', { class: 'why', 'data-testid': 'this-round' }, advice.round));
}

/**
 * What more there is than keeping dice, where no advice lists it.
 * @param {any[]} choices
 * @param {(decision: object) => void} decide
 */
function others(choices, decide) {
  return h('details', { 'data-testid': 'choices' }, h('summary', {}, t('keep.others')),
    h('ul', { class: 'choices' }, choices.map(({ name, ...decision }, i) => h('li', {}, h('button', {
      type: 'button', class: 'quiet wide', 'data-testid': `choice-${i + 1}`, onclick: () => decide(decision),
    }, name)))));
}
