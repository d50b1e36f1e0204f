// @ts-check
// The page: its parts, its language, and what is drawn when.
import { Charts } from './charts.js';
import { Client } from './client.js';
import { h, patch } from './dom.js';
import { Evening } from './evening.js';
import { announce, notify } from './notices.js';
import { keepOffline } from './offline.js';
import { Play } from './play.js';
import { thrower } from './random.js';
import { keep, kept } from './storage.js';
import { Table } from './table.js';
import { currentLanguage, languages, t, useLanguage } from './texts.js';

const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const nav = /** @type {HTMLElement} */ (document.getElementById('nav'));
const bar = /** @type {HTMLElement} */ (document.getElementById('language-place'));
const skip = /** @type {HTMLElement} */ (document.getElementById('skip'));
const parameters = new URLSearchParams(location.search);

const client = new Client((fault) => {
  patch(main, h('div', { class: 'card', role: 'alert', 'data-testid': 'failed' }, h('p', {}, t('failed', { error: fault.message })),
    h('button', { type: 'button', class: 'primary', onclick: () => location.reload() }, t('reload'))));
});

const app = {
  /** @type {any} */
  menu: null,
  render,
};
const table = new Evening(client, 'table', render, () => {
  parts.table.screen.reset();
  parts.table.screen.follow();
  render();
});
// The other window throws the dice of the perfect players.
const game = new Evening(client, 'play', render, () => {
  parts.play.screen.reset();
  render();
});
const parts = {
  table: { evening: table, screen: new Table(table, app) },
  play: { evening: game, screen: new Play(game, app, thrower(parameters.get('seed'))) },
  charts: { evening: null, screen: new Charts(client, app) },
};

/** @type {keyof typeof parts} */
let part = 'table';

/** A finger or a button is down: what it is on stays where it is until it is up. */
let pressed = false;
let waiting = false;

addEventListener('pointerdown', () => { pressed = true; }, true);
for (const name of ['pointerup', 'pointercancel']) {
  addEventListener(name, () => {
    pressed = false;
    setTimeout(() => { // the click comes first
      if (waiting) render();
    });
  }, true);
}

/** Draws the part that is shown, and leaves the focus where it was. */
function render() {
  waiting = pressed;
  if (pressed) return;
  const { evening, screen } = parts[part];
  if (!app.menu || evening && !evening.view) return;
  const focused = main.contains(document.activeElement);
  patch(main, screen.draw());
  // What had the focus may be gone; then it goes to what is asked.
  if (focused && !main.contains(document.activeElement)) focusQuestion();
}

const focusQuestion = () => /** @type {HTMLElement | null} */ (main.querySelector('h2[tabindex]'))?.focus();

/** Draws what stands above all parts. */
function renderBar() {
  document.title = `Threes Away · ${t(part)}`;
  skip.textContent = t('skip');
  skip.onclick = (event) => { event.preventDefault(); focusQuestion(); };
  nav.setAttribute('aria-label', t('nav'));
  patch(nav, Object.keys(parts).map((name) => h('a', {
    href: `#${name}`, 'aria-current': name === part ? 'page' : null, 'data-testid': `nav-${name}`,
  }, t(name))));
  patch(bar, h('label', { class: 'visually-hidden', for: 'language' }, t('language')), h('select', {
    id: 'language', 'data-testid': 'language', onchange: (/** @type {any} */ event) => changeLanguage(event.target.value),
  }, Object.entries(languages).map(([code, name]) => h('option', { value: code, lang: code, selected: code === currentLanguage() }, name))));
}

/**
 * Shows the part that the address names.
 * @param {boolean} moves the focus goes there
 */
async function show(moves) {
  const name = location.hash.slice(1);
  parts[part].evening?.deactivate();
  part = name === 'play' || name === 'charts' ? name : 'table';
  renderBar();
  const { evening, screen } = parts[part];
  await evening?.activate();
  screen.reset();
  screen.follow();
  render();
  if (moves) focusQuestion();
}

/** @param {string} code */
async function changeLanguage(code) {
  await useLanguage(code);
  keep('language', code);
  await client.ask('language', { language: code });
  app.menu = await client.ask('menu');
  await show(false);
}

/** Returns the language to begin with: named in the address, chosen before, or the browser's. */
function firstLanguage() {
  const wanted = [parameters.get('lang'), kept('language'), ...navigator.languages].map((tag) => (tag ?? '').slice(0, 2).toLowerCase());
  return wanted.find((code) => code in languages) ?? 'en';
}

/** Solves the game that is most likely played next, while the player still sets it up. */
function warmUp() {
  const { view } = table;
  if (view?.stage === 'setup') client.ask('solve', { rules: view.next.rules, players: Math.max(2, view.next.names.length) }).catch(() => {}); // is asked again when it is needed
}

async function start() {
  await useLanguage(firstLanguage());
  renderBar();
  patch(main, h('p', { class: 'loading', 'data-testid': 'loading' }, t('loading')));
  await client.ask('language', { language: currentLanguage() });
  app.menu = await client.ask('menu');
  await show(false);
  addEventListener('hashchange', () => show(true));
  document.documentElement.dataset.ready = 'true';
  warmUp();
  keepOffline({
    ready: () => announce(t('offline')),
    update: (apply) => notify('info', t('update'), { label: t('update.apply'), onclick: apply }),
  });
}

start();
