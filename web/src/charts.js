// @ts-check
// Charts: how a turn ends, what it is worth, and which seat is best; as pictures and as
// tables.
import { Fault } from './client.js';
import { h } from './dom.js';
import { barChart, lineChart } from './plot.js';
import { field, rulesFields } from './rules.js';
import { progressBar } from './solving.js';
import { currentLanguage, decimal, percent, t } from './texts.js';

const mostPlayers = 8;

/** The screen of charts. */
export class Charts {
  #client;

  #app;

  #players = 2;

  /** @type {any} */
  #rules = null;

  /** @type {{scores: any, chances: any, odds: any} | null} */
  #data = null;

  /** @type {{done: number, total: number} | null} */
  #solving = null;

  #failed = '';

  #asked = 0;

  /**
   * @param {import('./client.js').Client} client
   * @param {{menu: any, render: () => void}} app
   */
  constructor(client, app) {
    this.#client = client;
    this.#app = app;
  }

  /** Forgets nothing: what has been chosen stays. */
  reset() {
    this.#rules ??= { ...this.#app.menu.presets[0].rules };
  }

  /** Finds the data of the charts. */
  async follow() {
    const asked = ++this.#asked;
    const game = { rules: this.#rules, players: this.#players };
    this.#failed = '';
    this.#data = null;
    const shown = setTimeout(() => { this.#solving ??= { done: 0, total: 0 }; this.#app.render(); }, 300);
    try {
      await this.#client.ask('solve', game, (progress) => {
        if (asked !== this.#asked || !this.#solving) return;
        this.#solving = progress;
        this.#app.render();
      });
      const [scores, chances, odds] = await Promise.all(['scores', 'chances', 'odds'].map((method) => this.#client.ask(method, game)));
      if (asked === this.#asked) this.#data = { scores, chances, odds };
    } catch (error) {
      if (asked === this.#asked && !(error instanceof Fault && error.canceled)) this.#failed = error instanceof Error ? error.message : String(error);
    }
    clearTimeout(shown);
    if (asked !== this.#asked) return;
    this.#solving = null;
    this.#app.render();
  }

  #cancel() {
    this.#asked++;
    this.#solving = null;
    this.#client.restart();
    this.#client.ask('language', { language: currentLanguage() });
    this.#app.render();
  }

  /** Draws the screen. */
  draw() {
    const changed = () => { this.#app.render(); this.follow(); };
    return h('div', { class: 'screen charts' },
      h('section', { class: 'card', 'aria-labelledby': 'question' },
        h('h2', { id: 'question', tabindex: -1 }, t('charts')),
        field('chart-players', t('players'), h('select', {
          id: 'chart-players', 'data-testid': 'chart-players',
          onchange: (/** @type {any} */ event) => { this.#players = Number(event.target.value); changed(); },
        }, Array.from({ length: mostPlayers - 1 }, (_, i) => h('option', { value: i + 2, selected: i + 2 === this.#players }, t('count.players', { n: i + 2 }))))),
        rulesFields(this.#app.menu, this.#rules, changed),
        this.#failed && h('p', { class: 'wrong', role: 'alert', 'data-testid': 'chart-failed' }, this.#failed),
        this.#solving && progressBar(this.#solving, () => this.#cancel()),
        !this.#data && !this.#solving && !this.#failed && h('button', { type: 'button', class: 'quiet', 'data-testid': 'ask-charts', onclick: () => this.follow() }, t('advice.ask'))),
      this.#data && [scoresFigure(this.#data.scores), chancesFigure(this.#data.chances), seatsFigure(this.#data.odds)]);
  }
}

/**
 * @param {string} id
 * @param {string} title
 * @param {string} about
 * @param {SVGElement} picture
 * @param {HTMLElement} table
 */
function figure(id, title, about, picture, table) {
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-labelledby', `${id}-title`);
  picture.setAttribute('aria-describedby', `${id}-about`);
  return h('figure', { class: 'card', 'data-testid': id },
    h('figcaption', {}, h('h2', { id: `${id}-title`, class: 'minor' }, title), h('p', { class: 'hint', id: `${id}-about` }, about)),
    picture,
    h('details', { 'data-testid': `${id}-numbers` }, h('summary', {}, t('chart.numbers')),
      h('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': title }, table)));
}

/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
function tableOf(head, rows) {
  return h('table', {},
    h('thead', {}, h('tr', {}, head.map((cell, i) => h('th', { scope: 'col', class: i > 0 && 'number' }, cell)))),
    h('tbody', {}, rows.map(([first, ...rest]) => h('tr', {}, h('th', { scope: 'row' }, first), rest.map((cell) => h('td', { class: 'number' }, cell))))));
}

/** What is less likely than this is not drawn. */
const seen = 0.0005;

/** @param {any} chart */
function scoresFigure({ scores, beaten, mean, std_dev: deviation }) {
  const last = scores.findLastIndex((/** @type {number} */ p) => p >= seen);
  const first = scores.findIndex((/** @type {number} */ p) => p >= seen);
  const bars = scores.slice(0, last + 1).map((/** @type {number} */ value, /** @type {number} */ score) => ({ label: String(score), value })).slice(Math.max(0, first));
  if (beaten >= seen) bars.push({ label: t('chart.out'), value: beaten });
  const rows = scores.map((/** @type {number} */ p, /** @type {number} */ score) => [score, percent(p, 2)]).filter((/** @type {any} */ _, /** @type {number} */ i) => scores[i] > 0);
  if (beaten > 0) rows.push([t('chart.out'), percent(beaten, 2)]);
  return figure('chart-scores', t('chart.scores'), t('chart.scores-about', { mean: mean === null ? '–' : decimal(mean, 2), deviation: deviation === null ? '–' : decimal(deviation, 2) }),
    barChart({ bars, format: (value) => percent(value, 0), x: t('chart.score') }),
    tableOf([t('chart.score'), t('chart.probability')], rows));
}

/** @param {any} chart */
function chancesFigure({ seats }) {
  const lines = seats.map((/** @type {any} */ { seat, points }) => ({
    mark: String(seat), points: points.map((/** @type {any} */ p) => [p.score_to_beat, p.value]),
  })).filter((/** @type {any} */ { points }) => points.length > 0);
  const open = seats.find((/** @type {any} */ seat) => seat.open !== null)?.open ?? null;
  const scores = [...new Set(seats.flatMap((/** @type {any} */ { points }) => points.map((/** @type {any} */ p) => p.score_to_beat)))].sort((a, b) => a - b);
  const rows = scores.map((score) => [score, ...seats.map((/** @type {any} */ { points }) => {
    const point = points.find((/** @type {any} */ p) => p.score_to_beat === score);
    return point ? percent(point.value, 2) : '–';
  })]);
  rows.unshift([t('chart.open'), ...seats.map((/** @type {any} */ seat) => (seat.open === null ? '–' : percent(seat.open, 2)))]);
  return figure('chart-chances', t('chart.chances'), [t('chart.chances-about'), open !== null && t('chart.chances-level')].filter(Boolean).join(' '),
    lineChart({ lines, level: open, format: (value) => percent(value, 0), x: t('chart.beat') }),
    tableOf([t('chart.beat'), ...seats.map((/** @type {any} */ { seat }) => t('chart.seat', { n: seat }))], rows));
}

/** @param {any} odds */
function seatsFigure({ values, players }) {
  const signed = (/** @type {number} */ value, /** @type {number} */ places) => `${value > 0 ? '+' : ''}${percent(value, places)}`;
  const bars = values.map((/** @type {number} */ value, /** @type {number} */ i) => ({ label: String(i + 1), value: value - 1 / players }));
  return figure('chart-seats', t('chart.seats'), t('chart.seats-about'),
    barChart({ bars, format: (value) => signed(value, 1), x: t('chart.seat-head'), marked: (value) => signed(value, 2) }),
    tableOf([t('chart.seat-head'), t('chart.chance'), t('chart.more')],
      values.map((/** @type {number} */ value, /** @type {number} */ i) => [i + 1, percent(value, 3), signed(value - 1 / players, 3)])));
}
