// @ts-check
// What is told beside the game: to everybody as a notice, to screen readers also what
// has changed.
import { h } from './dom.js';
import { t } from './texts.js';

const announcer = /** @type {HTMLElement} */ (document.getElementById('announce'));
const place = /** @type {HTMLElement} */ (document.getElementById('notices'));

/**
 * Says something to screen readers.
 * @param {string} text
 */
export function announce(text) {
  announcer.textContent = announcer.textContent === text ? `${text} ` : text;
}

/**
 * Shows a notice until it is closed or the next one of its kind comes.
 * @param {'error' | 'info'} kind
 * @param {string} text
 * @param {{label: string, onclick: () => void}} [action]
 */
export function notify(kind, text, action) {
  dismiss(kind);
  place.append(h('div', { class: `notice ${kind}`, role: kind === 'error' ? 'alert' : 'status', 'data-testid': `notice-${kind}` },
    h('p', {}, text),
    action && h('button', { type: 'button', class: 'quiet', onclick: action.onclick, 'data-testid': 'notice-action' }, action.label),
    h('button', { type: 'button', class: 'quiet close', 'aria-label': t('close'), onclick: () => dismiss(kind) }, '✕')));
}

/**
 * Takes the notices of a kind away.
 * @param {'error' | 'info'} kind
 */
export function dismiss(kind) {
  for (const notice of place.querySelectorAll(`.${kind}`)) notice.remove();
}
