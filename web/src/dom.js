// @ts-check
// Makes elements. Nothing here sets markup from text, so no text can be taken for it.

/** @typedef {any} Child an element, a text, a number, a list of such, or nothing: undefined, null or false */

/**
 * Makes an element. Properties whose names begin with "on" are listeners, `class` and
 * those with a hyphen are attributes, true is an attribute without a value, and what is
 * undefined, null or false is left out.
 * @param {string} name
 * @param {Record<string, any>} [properties]
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(name, properties = {}, ...children) {
  const element = document.createElement(name);
  set(element, properties);
  element.append(...present(children));
  return element;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Makes an element of SVG.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function s(name, attributes = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(svgNamespace, name));
  set(element, attributes);
  element.append(...present(children));
  return element;
}

/** @param {Child[]} children */
function present(children) {
  const there = /** @type {any[]} */ (children.flat(Infinity)).filter((child) => child !== null && child !== undefined && child !== false);
  return there.map((child) => (child instanceof Node ? child : String(child)));
}

/**
 * @param {Element} element
 * @param {Record<string, any>} properties
 */
function set(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value') /** @type {HTMLInputElement} */ (element).value = value;
    else if (name === 'checked') /** @type {HTMLInputElement} */ (element).checked = value;
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}
