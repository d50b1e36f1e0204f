// @ts-check
// Choosing the rules: a game that has a name, and every option in words.
import { h } from './dom.js';
import { t } from './texts.js';

/** @typedef {{presets: {name: string, about: string, rules: any}[], options: {key: string, about: string, takes: string, words: string[] | null, default: string}[]}} Menu */

/** @param {any} a @param {any} b */
const same = (a, b) => Object.keys(a).every((key) => a[key] === b[key]);

/**
 * Returns the name of the game that the rules are; empty for other rules.
 * @param {Menu} menu
 * @param {any} rules
 */
export const nameOf = (menu, rules) => menu.presets.find((preset) => same(preset.rules, rules))?.name ?? '';

/**
 * Fields for all rules. They change the rules that they are given.
 * @param {Menu} menu
 * @param {any} rules
 * @param {() => void} changed
 */
export function rulesFields(menu, rules, changed) {
  const name = nameOf(menu, rules);
  const preset = menu.presets.find((p) => p.name === name);
  /** @param {any} values */
  const choose = (values) => {
    Object.assign(rules, values);
    changed();
  };
  return [
    field('rules-game', t('rules.game'), h('select', {
      id: 'rules-game', 'data-testid': 'rules-game', 'aria-describedby': 'rules-about',
      onchange: (/** @type {any} */ event) => {
        const chosen = menu.presets.find((p) => p.name === event.target.value);
        if (chosen) choose(chosen.rules);
      },
    }, menu.presets.map((p) => h('option', { value: p.name, selected: p.name === name }, p.name)),
    !name && h('option', { value: '', selected: true }, t('rules.own')))),
    h('p', { class: 'hint', id: 'rules-about' }, preset?.about ?? ''),
    h('details', { 'data-testid': 'rules-every' },
      h('summary', {}, t('rules.every')),
      menu.options.map((option) => optionField(option, rules, choose))),
  ];
}

/**
 * @param {string} id
 * @param {string} label
 * @param {...Node} controls
 */
export function field(id, label, ...controls) {
  return h('div', { class: 'field' }, h('label', { for: id }, label), ...controls);
}

/** The least and the most that options take that are numbers. */
/** @type {Record<string, [number, number]>} */
const numbers = { dice: [1, 20], sides: [2, 20], zero_ante: [0, 1000], tie_ante: [0, 1000] };

/**
 * @param {Menu['options'][0]} option
 * @param {any} rules
 * @param {(values: any) => void} choose
 */
function optionField({ key, about, words }, rules, choose) {
  const id = `rule-${key}`;
  const common = { id, 'data-testid': id };
  if (typeof rules[key] === 'boolean') {
    return h('div', { class: 'field check' },
      h('input', { ...common, type: 'checkbox', checked: rules[key], onchange: (/** @type {any} */ e) => choose({ [key]: e.target.checked }) }),
      h('label', { for: id }, about));
  }
  if (numbers[key]) {
    const [min, max] = numbers[key];
    return field(id, about, h('input', {
      ...common, type: 'number', min, max, step: 1, inputmode: 'numeric', value: rules[key],
      onchange: (/** @type {any} */ e) => choose({ [key]: Number(e.target.value) }),
    }));
  }
  if (key === 'away') {
    return field(id, about, select(common, rules.away ?? 'none', [['none', t('value.away.none')], ...faces(rules.sides)],
      (value) => choose({ away: value === 'none' ? null : Number(value) })));
  }
  const labels = (words ?? []).map((word) => /** @type {[string, string]} */ ([word, t(`value.${key}.${word}`)]));
  if (key !== 'progressive') return field(id, about, select(common, rules[key], labels, (value) => choose({ [key]: value })));
  const own = !words?.includes(rules[key]);
  return field(id, about,
    select(common, own ? 'list' : rules[key], [...labels, ['list', t('value.progressive.list')]], (value) => choose({ [key]: value === 'list' ? '0,2,4' : value })),
    ...(own ? [h('input', {
      type: 'text', 'aria-label': t('rules.ceilings'), 'data-testid': 'rule-ceilings', value: rules[key],
      onchange: (/** @type {any} */ e) => choose({ [key]: e.target.value.replaceAll(' ', '') }),
    })] : []));
}

/** @param {number} sides */
const faces = (sides) => Array.from({ length: sides }, (_, i) => /** @type {[string, string]} */ ([String(i + 1), String(i + 1)]));

/**
 * @param {object} common
 * @param {string | number} value
 * @param {[string, string][]} choices
 * @param {(value: string) => void} choose
 */
function select(common, value, choices, choose) {
  return h('select', { ...common, onchange: (/** @type {any} */ event) => choose(event.target.value) },
    choices.map(([word, label]) => h('option', { value: word, selected: word === String(value) }, label)));
}
