// @ts-check
import { Client } from './client.js';
import { die } from './dice.js';
import { h } from './dom.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const client = new Client((fault) => main.replaceChildren(h('p', { role: 'alert', 'data-testid': 'failure' }, fault.message)));
/** @type {number[]} */
let thrown = [];

async function advise() {
  const advice = await client.ask('advise', { position: `roll=${thrown.join()}` });
  output.replaceChildren(h('p', { 'data-testid': 'headline' }, `Keep ${advice.options[0].keep.join(' ')}`));
  thrown = [];
}

const output = h('div', { 'aria-live': 'polite' });
main.replaceChildren(
  h('div', { 'data-testid': 'pad' }, [1, 2, 3, 4, 5, 6].map((face) => h('button', {
    type: 'button', 'data-testid': `face-${face}`, 'aria-label': String(face), onclick: () => {
      thrown.push(face);
      if (thrown.length === 5) advise();
    },
  }, die(face)))),
  output,
);
client.ready?.then(() => { document.documentElement.dataset.ready = 'true'; });
