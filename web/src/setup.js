// @ts-check
// Setting the next game up: who plays, who is advised, the rules and the stakes.
import { h } from './dom.js';
import { field, nameOf, rulesFields } from './rules.js';
import { t } from './texts.js';

/** @typedef {{names: {name: string, advised: boolean}[], rules: any, ante: string, goal: string}} Draft */

const mostPlayers = 20;

/**
 * Returns what is proposed for the next game.
 * @param {any} view
 * @param {string} goal
 * @returns {Draft}
 */
export function draftOf(view, goal) {
  const { names, rules, ante, advised } = view.next;
  const first = names.length === 0;
  return {
    names: first
      ? [{ name: t('player', { n: 1 }), advised: true }, { name: t('player', { n: 2 }), advised: false }]
      : names.map((/** @type {string} */ name) => ({ name, advised: advised.includes(name) })),
    rules: { ...rules },
    ante,
    goal,
  };
}

/**
 * The form. It changes the draft that it is given.
 * @param {object} options
 * @param {Draft} options.draft
 * @param {import('./rules.js').Menu} options.menu
 * @param {{field?: string, message: string} | null} options.fault what has been refused
 * @param {() => void} options.changed
 * @param {() => void} options.begin
 */
export function setupForm({ draft, menu, fault, changed, begin }) {
  const refused = (/** @type {string} */ of) => (fault && (fault.field ?? 'players') === of
    ? h('p', { class: 'wrong', role: 'alert', id: `wrong-${of}`, 'data-testid': `wrong-${of}` }, fault.message) : null);
  const { names } = draft;
  return h('form', {
    'data-testid': 'setup', novalidate: true, onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); begin(); },
  },
  h('p', { class: 'hint' }, t('setup.order')),
  h('ol', { class: 'names' }, names.map((player, i) => nameRow(draft, i, changed, fault?.field === 'players'))),
  refused('players'),
  h('button', {
    type: 'button', class: 'quiet', 'data-testid': 'add-player', disabled: names.length >= mostPlayers,
    onclick: () => {
      let n = names.length + 1;
      while (names.some(({ name }) => name === t('player', { n }))) n++;
      names.push({ name: t('player', { n }), advised: false });
      changed();
    },
  }, `+ ${t('setup.add')}`),
  h('details', { 'data-testid': 'setup-more', open: fault?.field === 'rules' || fault?.field === 'ante' },
    h('summary', {}, t('setup.more'), h('span', { class: 'aside' }, ` ${nameOf(menu, draft.rules) || t('rules.own')}`)),
    rulesFields(menu, draft.rules, changed),
    refused('rules'),
    field('ante', t('setup.ante'), h('input', {
      id: 'ante', type: 'text', 'data-testid': 'ante', 'aria-describedby': 'ante-hint', autocomplete: 'off', value: draft.ante,
      oninput: (/** @type {any} */ event) => { draft.ante = event.target.value; },
    }), h('p', { class: 'hint', id: 'ante-hint' }, t('setup.ante-hint'))),
    refused('ante'),
    field('goal', t('setup.goal'), h('select', {
      id: 'goal', 'data-testid': 'goal', onchange: (/** @type {any} */ event) => { draft.goal = event.target.value; },
    }, ['win', 'money'].map((goal) => h('option', { value: goal, selected: goal === draft.goal }, t(`goal.${goal}`)))))),
  refused('advised'),
  h('button', { type: 'submit', class: 'primary', 'data-testid': 'begin' }, t('setup.begin')));
}

/**
 * @param {Draft} draft
 * @param {number} i
 * @param {() => void} changed
 * @param {boolean} wrong
 */
function nameRow(draft, i, changed, wrong) {
  const { names } = draft;
  const player = names[i];
  return h('li', { class: 'name-row' },
    h('input', {
      type: 'text', 'aria-label': t('setup.name', { n: i + 1 }), 'data-testid': `name-${i + 1}`, maxlength: 40, autocomplete: 'off',
      'aria-invalid': wrong || null, 'aria-describedby': wrong ? 'wrong-players' : null, value: player.name,
      oninput: (/** @type {any} */ event) => { player.name = event.target.value; },
    }),
    h('button', {
      type: 'button', class: 'toggle', 'aria-pressed': String(player.advised), 'aria-label': t('setup.advise', { name: player.name }),
      'data-testid': `advise-${i + 1}`, onclick: () => { player.advised = !player.advised; changed(); },
    }, player.advised && h('span', { 'aria-hidden': 'true' }, '✓ '), t('setup.advised')),
    h('button', {
      type: 'button', class: 'icon', 'aria-label': t('setup.up', { name: player.name }), 'data-testid': `up-${i + 1}`, disabled: i === 0,
      onclick: () => { names.splice(i - 1, 2, player, names[i - 1]); changed(); },
    }, '↑'),
    h('button', {
      type: 'button', class: 'icon', 'aria-label': t('setup.remove', { name: player.name }), 'data-testid': `remove-${i + 1}`, disabled: names.length <= 2,
      onclick: () => { names.splice(i, 1); changed(); },
    }, '✕'));
}
