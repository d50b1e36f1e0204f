// @ts-check
// The labels of the page, in the language of the player. They are made of
// texts/catalogue.json by go generate; sentences about the game come from the program.

/** @typedef {string | {plural: string, one?: string, few?: string, other: string}} Text */

export const languages = { en: 'English', ro: 'Română', de: 'Deutsch' };

/** @type {Record<string, Text>} */
let catalogue = {};
let language = 'en';
let plurals = new Intl.PluralRules(language);

/** Returns the code of the language: en, ro or de. */
export const currentLanguage = () => language;

/**
 * Reads the labels of a language.
 * @param {string} code
 */
export async function useLanguage(code) {
  const response = await fetch(new URL(`texts.${code}.json`, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  catalogue = await response.json();
  language = code;
  plurals = new Intl.PluralRules(code);
  document.documentElement.lang = code;
}

/**
 * Returns a label with its placeholders filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function t(key, args = {}) {
  const text = catalogue[key] ?? key;
  const form = typeof text === 'string'
    ? text
    : /** @type {Record<string, string>} */ (text)[plurals.select(Number(args[text.plural]))] ?? text.other;
  return form.replace(/\{([A-Za-z-]+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

/**
 * Writes a probability in per cent.
 * @param {number} value
 * @param {number} [places]
 */
export function percent(value, places = 1) {
  return new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: places, maximumFractionDigits: places }).format(tidied(value, places + 2));
}

/**
 * Writes a number with so many decimals.
 * @param {number} value
 * @param {number} [places]
 * @param {boolean} [signed]
 */
export function decimal(value, places = 2, signed = false) {
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: places, maximumFractionDigits: places, signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(tidied(value, places));
}

/**
 * Takes the sign from what will be written as zero.
 * @param {number} value
 * @param {number} places
 */
const tidied = (value, places) => (Math.abs(value) < 0.5 * 10 ** -places ? 0 : value);

/**
 * Writes what an option gives up: per cent of the pot, or antes.
 * @param {number} loss
 * @param {string} goal
 */
export function price(loss, goal) {
  if (goal === 'money') return decimal(loss, 4);
  return loss > 1e-10 && loss < 0.00005 ? `<${percent(0.0001, 2)}` : percent(loss, 2);
}
