// @ts-check
// What the page keeps on the device.

const prefix = 'threesaway.';

/**
 * Returns what is kept under a name; empty for nothing, and where the browser keeps
 * nothing.
 * @param {string} name
 */
export function kept(name) {
  try {
    return localStorage.getItem(prefix + name) ?? '';
  } catch {
    return '';
  }
}

/**
 * Keeps a text under a name.
 * @param {string} name
 * @param {string} text
 * @returns {string} why it could not be kept; empty if it is
 */
export function keep(name, text) {
  try {
    localStorage.setItem(prefix + name, text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Tells what another window has put under a name.
 * @param {string} name
 * @param {(text: string) => void} changed
 */
export function watch(name, changed) {
  addEventListener('storage', (event) => {
    if (event.key === prefix + name) changed(event.newValue ?? '');
  });
}
