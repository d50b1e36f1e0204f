// @ts-check
// Makes elements. Nothing here sets markup from text, so no text can be taken for it.

/** @typedef {any} Child an element, a text, a number, a list of such, or nothing: undefined, null or false */

/**
 * Makes an element. Properties whose names begin with "on" are handlers, value and checked
 * are what is entered, and all others are attributes: true is one without a value, and
 * what is undefined, null or false is left out.
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

/** What an element has been made with. @type {WeakMap<Element, Record<string, any>>} */
const made = new WeakMap();

/**
 * @param {Element} element
 * @param {Record<string, any>} properties
 */
function set(element, properties) {
  made.set(element, properties);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (isProperty(name)) /** @type {any} */ (element)[name] = value;
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** @param {string} name */
const isProperty = (name) => name.startsWith('on') || name === 'value' || name === 'checked';

/**
 * Makes the children of an element like new ones, and leaves alone what is alike: so
 * what has the focus keeps it, a button that is being pressed stays there, and details
 * stay open.
 * @param {Element} parent
 * @param {...Child} children
 */
export function patch(parent, ...children) {
  const wanted = present(children).map((child) => (child instanceof Node ? child : document.createTextNode(child)));
  const old = [...parent.childNodes];
  const next = wanted.map((node) => {
    const at = old.findIndex((other) => isAlike(other, node));
    if (at < 0) return node;
    const [same] = old.splice(at, 1);
    update(same, node);
    return same;
  });
  for (const node of old) node.remove();
  next.forEach((node, i) => {
    if (parent.childNodes[i] !== node) parent.insertBefore(node, parent.childNodes[i] ?? null);
  });
}

/**
 * @param {Node} a
 * @param {Node} b
 */
function isAlike(a, b) {
  if (a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element && b instanceof Element)
    || a.id === b.id && a.getAttribute('data-testid') === b.getAttribute('data-testid') && a.classList[0] === b.classList[0];
}

/**
 * @param {Node} node
 * @param {Node} like
 */
function update(node, like) {
  if (!(node instanceof Element && like instanceof Element)) {
    if (node.nodeValue !== like.nodeValue) node.nodeValue = like.nodeValue;
    return;
  }
  for (const { name } of [...node.attributes]) {
    if (!like.hasAttribute(name) && name !== 'open') node.removeAttribute(name);
  }
  for (const { name, value } of like.attributes) {
    if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  const properties = made.get(like) ?? {};
  const element = /** @type {any} */ (node);
  for (const name of Object.keys(made.get(node) ?? {})) {
    if (name.startsWith('on')) element[name] = null;
  }
  made.set(node, properties);
  patch(node, ...like.childNodes);
  for (const [name, value] of Object.entries(properties)) {
    if (isProperty(name) && value !== undefined && value !== null && element[name] !== value) element[name] = value;
  }
  if (node instanceof HTMLOptionElement) node.selected = like.hasAttribute('selected');
}
