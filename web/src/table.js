// @ts-check
// The coach at the table: the players throw, the page follows and advises.
import { h } from './dom.js';
import { ask } from './dialog.js';
import { Fault } from './client.js';
import { nothingChosen, keeping } from './keep.js';
import { announce, dismiss, notify } from './notices.js';
import { dicePad, keptSoFar, scorePad, typed } from './pad.js';
import { draftOf, setupForm } from './setup.js';
import { working } from './solving.js';
import { account, facts, happened, players } from './standing.js';
import { t } from './texts.js';

/** The screen of an evening at the table. */
export class Table {
  #evening;

  #app;

  /** @type {import('./setup.js').Draft | null} */
  #draft = null;

  /** @type {{field?: string, message: string} | null} */
  #fault = null;

  /** @type {import('./pad.js').Tapping} */
  #tapping = { tapped: [], score: null, blind: false };

  #choosing = nothingChosen();

  /**
   * @param {import('./evening.js').Evening} evening
   * @param {{menu: any, render: () => void}} app
   */
  constructor(evening, app) {
    this.#evening = evening;
    this.#app = app;
  }

  /** Forgets what has been entered and not yet handed on. */
  reset() {
    this.#draft = null;
    this.#fault = null;
    this.#clear();
  }

  #clear() {
    this.#tapping = { tapped: [], score: null, blind: false };
    this.#choosing = nothingChosen();
  }

  /** Looks after what has changed in the evening: who is advised next, what to say. */
  follow() {
    const { damaged, unsaved } = this.#evening;
    if (damaged) notify('error', t('evening.damaged', { error: damaged }));
    this.#evening.damaged = '';
    if (unsaved) notify('error', t('evening.unsaved', { error: unsaved }));
    if (this.#isAdvised()) this.#evening.findAdvice();
  }

  /** The player who is on turn. */
  #player() {
    const { game } = this.#evening.view;
    return game.players[game.turn.player - 1];
  }

  /** The turn begins with the throw that is asked for. */
  #isFresh() {
    const { stage, game } = this.#evening.view;
    return stage === 'throw' && game.turn.left === game.rules.dice && !game.turn.passed;
  }

  #isAdvised() {
    const { stage } = this.#evening.view;
    return stage !== 'setup' && this.#player().advised && (stage === 'keep' || this.#isFresh());
  }

  /** The score alone is told. */
  #isScoring() {
    return this.#isFresh() && (this.#tapping.score ?? !this.#player().advised);
  }

  /**
   * Makes a step and tells what it brought about, or why it is refused.
   * @param {string} method
   * @param {object} [params]
   */
  async #step(method, params) {
    try {
      dismiss('error');
      const view = await this.#evening.step(method, params);
      if (!view) return;
      this.reset();
      announce([method === 'undo' ? t('undone') : '', ...view.events, this.#question()].join(' '));
      this.follow();
      this.#app.render();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.#tapping.tapped = [];
      if (error.canceled) announce(this.#question());
      else if (error.field) this.#fault = { field: error.field, message: error.message };
      else notify('error', error.internal ? t('fault', { error: error.message }) : error.message);
      this.#app.render();
    }
  }

  /** What is asked. */
  #question() {
    const { stage, game } = this.#evening.view;
    if (stage === 'setup') return game ? t('setup.next') : t('setup.first');
    const { name } = this.#player();
    if (stage === 'keep') return t('keep.title', { name });
    if (this.#isScoring()) return t('score.title', { name });
    return t(this.#isFresh() ? 'throw.title' : 'throw.again', { name, dice: game.turn.left });
  }

  /** Draws the screen. */
  draw() {
    const { view } = this.#evening;
    const playing = view.stage !== 'setup';
    return h('div', { class: 'screen' },
      h('div', { class: 'column' },
        playing && facts(view.game),
        happened(view.events),
        h('section', { class: 'card ask', 'aria-labelledby': 'question', onkeydown: (/** @type {KeyboardEvent} */ event) => this.#typed(event) },
          h('h2', { id: 'question', tabindex: -1, 'data-testid': 'question' }, this.#question()),
          playing ? this.#drawTurn() : this.#drawSetup()),
        view.undo && h('button', { type: 'button', class: 'quiet', 'data-testid': 'undo', onclick: () => this.#step('undo') }, `↶ ${t('undo')}`)),
      h('div', { class: 'column aside-column' },
        playing && players(view.game, true),
        account(view.accounts),
        this.#drawEvening()));
  }

  #drawSetup() {
    this.#draft ??= draftOf(this.#evening.view, this.#evening.goal);
    const draft = this.#draft;
    return setupForm({
      draft, menu: this.#app.menu, fault: this.#fault,
      changed: () => this.#app.render(),
      begin: async () => {
        this.#fault = null;
        await this.#evening.useGoal(draft.goal);
        const names = draft.names.map(({ name }) => name);
        this.#step('begin', {
          names, rules: draft.rules, ante: draft.ante, advised: draft.names.filter(({ advised }) => advised).map(({ name }) => name),
        });
      },
    });
  }

  #drawTurn() {
    const { view, goal, advice } = this.#evening;
    const { game } = view;
    if (view.stage === 'keep') {
      return [
        keptSoFar(game.turn),
        keeping({
          game, goal, advice: advice.state === 'ready' ? advice.advice : null, choosing: this.#choosing,
          instead: this.#isAdvised() && working(this.#evening),
          changed: () => this.#app.render(), decide: (decision) => this.#step('decide', decision),
        }),
      ];
    }
    const scoring = this.#isScoring();
    return [
      keptSoFar(game.turn),
      scoring
        ? scorePad({ game, told: (text) => this.#step('answer', { text }) })
        : dicePad(this.#pad()),
      this.#isFresh() && h('button', {
        type: 'button', class: 'quiet wide', 'data-testid': 'score-or-dice', onclick: () => {
          this.#tapping.score = !scoring;
          this.#tapping.tapped = [];
          this.#app.render();
        },
      }, t(scoring ? 'score.dice' : 'score.instead')),
      this.#isAdvised() && working(this.#evening),
    ];
  }

  /** What a throw is told with. @returns {import('./pad.js').Pad} */
  #pad() {
    return {
      game: this.#evening.view.game, tapping: this.#tapping, changed: () => this.#app.render(), thrown: (text) => this.#step('answer', { text }),
    };
  }

  /** @param {KeyboardEvent} event */
  #typed(event) {
    if (this.#evening.view.stage === 'throw' && !this.#isScoring()) typed(this.#pad(), event);
  }

  #drawEvening() {
    const { text } = this.#evening;
    return h('section', { class: 'card', 'aria-labelledby': 'evening-title' },
      h('h2', { id: 'evening-title', class: 'minor' }, t('evening')),
      h('p', { class: 'hint' }, t('evening.kept')),
      h('div', { class: 'row wrap' },
        text && h('button', { type: 'button', class: 'quiet', 'data-testid': 'save-record', onclick: () => download(text) }, t('evening.save')),
        h('label', { class: 'button quiet file' }, t('evening.open'), h('input', {
          type: 'file', class: 'file-input', accept: '.record,.txt,text/plain', 'data-testid': 'open-record',
          onchange: (/** @type {any} */ event) => this.#open(event.target),
        })),
        text && h('button', { type: 'button', class: 'quiet', 'data-testid': 'new-evening', onclick: () => this.#renew() }, t('evening.new'))));
  }

  async #renew() {
    if (!await ask(t('replace.title'), t('replace.text'), t('replace.go'))) return;
    await this.#evening.replace('');
    this.reset();
    this.#app.render();
  }

  /** @param {HTMLInputElement} input */
  async #open(input) {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    dismiss('error');
    try {
      const text = await file.text();
      await this.#evening.check(text);
      if (this.#evening.text && !await ask(t('replace.title'), t('replace.text'), t('replace.go'))) return;
      const view = await this.#evening.replace(text);
      this.reset();
        notify('info', [t('evening.opened', { file: file.name }), view.lost && t('evening.lost', { line: view.lost })].filter(Boolean).join(' '));
      this.follow();
      this.#app.render();
    } catch (error) {
      notify('error', `${t('evening.refused', { file: file.name })} ${error instanceof Error ? error.message : error}`);
    }
  }
}

/**
 * Hands a record to the player as a file.
 * @param {string} text
 */
function download(text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = h('a', { href: url, download: 'evening.record' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
