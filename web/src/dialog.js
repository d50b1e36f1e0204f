// @ts-check
// A question that is answered before anything else.
import { h } from './dom.js';
import { t } from './texts.js';

/**
 * Asks whether to do something.
 * @param {string} title
 * @param {string} text
 * @param {string} yes what doing it is called
 * @returns {Promise<boolean>}
 */
export function ask(title, text, yes) {
  return new Promise((resolve) => {
    const dialog = /** @type {HTMLDialogElement} */ (h('dialog', {
      'aria-labelledby': 'dialog-title', 'aria-describedby': 'dialog-text', 'data-testid': 'dialog',
      onclose: () => { resolve(dialog.returnValue === 'yes'); dialog.remove(); },
    },
    h('h2', { id: 'dialog-title' }, title),
    h('p', { id: 'dialog-text' }, text),
    h('div', { class: 'row' },
      h('button', { type: 'button', class: 'quiet', 'data-testid': 'dialog-cancel', onclick: () => dialog.close('no') }, t('cancel')),
      h('button', { type: 'button', class: 'primary', 'data-testid': 'dialog-yes', onclick: () => dialog.close('yes') }, yes))));
    document.body.append(dialog);
    dialog.showModal();
  });
}
