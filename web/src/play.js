// @ts-check
// A game against perfect players, with dice that the page throws.
import { Fault } from './client.js';
import { die } from './dice.js';
import { h } from './dom.js';
import { placesOf } from './faces.js';
import { keeping, nothingChosen } from './keep.js';
import { announce, dismiss, notify } from './notices.js';
import { keptSoFar } from './pad.js';
import { reviewOf } from './review.js';
import { field, rulesFields } from './rules.js';
import { progressBar, working } from './solving.js';
import { keep, kept } from './storage.js';
import { account, facts, happened, players } from './standing.js';
import { t } from './texts.js';

const mostOpponents = 7;

/** The screen of games against perfect players. */
export class Play {
  #evening;

  #app;

  #throw;

  /** @type {{me: string, opponents: number, rules: any} | null} */
  #draft = null;

  #choosing = nothingChosen();

  #hint = false;

  /** What the others have thrown since the player's last turn. @type {{name: string, moves: any[]}[]} */
  #others = [];

  /** The last of these turns goes on. */
  #isOpen = false;

  /** What has happened since then. @type {string[]} */
  #events = [];

  /** @type {any} */
  #review = null;

  #running = false;

  /** @type {string} */
  #fault = '';

  /**
   * @param {import('./evening.js').Evening} evening
   * @param {{menu: any, render: () => void}} app
   * @param {(dice: number, sides: number) => number[]} throwDice
   */
  constructor(evening, app, throwDice) {
    this.#evening = evening;
    this.#app = app;
    this.#throw = throwDice;
  }

  /** Forgets what has been entered and not yet handed on. */
  reset() {
    this.#draft = null;
    this.#fault = '';
    this.#clear();
  }

  #clear() {
    this.#choosing = nothingChosen();
    this.#hint = false;
  }

  /** Looks after whose turn it is. */
  follow() {
    this.#run();
  }

  /** Who plays against the perfect ones: whom the record says to be advised. */
  #isMine() {
    const { game } = this.#evening.view;
    return game?.turn && game.players[game.turn.player - 1].advised;
  }

  /** Lets the others throw until it is the player's turn, or the game is over. */
  async #run() {
    if (this.#running) return;
    this.#running = true;
    try {
      if (this.#evening.view.stage !== 'setup' && !this.#isMine()) await this.#evening.solve();
      while (this.#evening.view.stage !== 'setup' && !this.#isMine()) {
        const { game, stage } = this.#evening.view;
        const { turn, players: all, rules } = game;
        const { name } = all[turn.player - 1];
        const dice = stage === 'throw' ? this.#throw(turn.left, rules.sides) : [];
        const view = await this.#evening.step('perfect', { dice: dice.join(' ') });
        if (!view) break;
        this.#note(name, turn.player, view);
      }
      if (this.#evening.view.stage === 'setup' || this.#isMine()) announce([...this.#events, this.#question()].join(' '));
    } catch (error) {
      this.#tell(error);
    } finally {
      this.#running = false;
      this.#app.render();
    }
  }

  /**
   * Notes what another player has thrown.
   * @param {string} name
   * @param {number} player
   * @param {any} view
   */
  #note(name, player, view) {
    if (!this.#isOpen) this.#others.push({ name, moves: [] });
    this.#others.at(-1)?.moves.push(...view.moves);
    this.#events.push(...view.events);
    this.#isOpen = view.stage !== 'setup' && view.game.turn.player === player;
  }

  /** @param {unknown} error */
  #tell(error) {
    if (error instanceof Fault && error.canceled) return;
    notify('error', error instanceof Error ? error.message : String(error));
  }

  /**
   * Makes a step of the player, and lets the others follow.
   * @param {string} method
   * @param {object} params
   */
  async #step(method, params) {
    try {
      dismiss('error');
      const view = await this.#evening.step(method, params);
      if (!view) return;
      this.#others = [];
      this.#isOpen = false;
      this.#events = [...view.events];
      this.#clear();
      this.#draft = null;
      this.#review = null;
      announce([...view.events, this.#question()].join(' '));
      await this.#run();
    } catch (error) {
      if (error instanceof Fault && error.field) this.#fault = error.message;
      else this.#tell(error);
      this.#app.render();
    }
  }

  #question() {
    const { stage, game } = this.#evening.view;
    if (stage === 'setup') return game && !this.#draft ? this.#events.at(-1) ?? t('setup.next') : t('play.title');
    const { name } = game.players[game.turn.player - 1];
    if (!this.#isMine()) return t('throw.title', { name, dice: game.turn.left });
    return t(stage === 'keep' ? 'keep.mine' : 'play.ready');
  }

  /** Draws the screen. */
  draw() {
    const { view } = this.#evening;
    const playing = view.stage !== 'setup';
    return h('div', { class: 'screen' },
      h('div', { class: 'column' },
        playing && facts(view.game),
        this.#drawOthers(),
        happened(playing ? this.#events : this.#events.slice(0, -1)),
        h('section', { class: 'card ask', 'aria-labelledby': 'question' },
          h('h2', { id: 'question', tabindex: -1, 'data-testid': 'question' }, this.#question()),
          playing ? this.#drawTurn() : this.#drawSetup()),
        this.#review && reviewOf(this.#review, this.#me())),
      h('div', { class: 'column aside-column' },
        playing && players(view.game, false),
        account(view.accounts)));
  }

  /** The name of the player. */
  #me() {
    return this.#evening.view.next.advised[0] ?? '';
  }

  #drawOthers() {
    if (this.#others.length === 0) return null;
    return h('section', { class: 'others', 'aria-label': t('play.others'), 'data-testid': 'others' }, this.#others.map(({ name, moves }) => h('p', {},
      h('span', { class: 'player-name' }, name), ' ', h('span', { class: 'visually-hidden' }, t('play.threw')), throwsOf(moves))));
  }

  #drawTurn() {
    const { view, goal, advice, solving } = this.#evening;
    const { turn } = view.game;
    if (!this.#isMine()) return solving ? progressBar(solving, () => this.#cancel()) : h('p', { class: 'why' }, '…');
    if (view.stage === 'throw') {
      return [keptSoFar(turn), h('button', {
        type: 'button', class: 'primary', 'data-testid': 'throw',
        onclick: () => this.#step('answer', { text: this.#throw(turn.left, view.game.rules.sides).join(' ') }),
      }, t('play.throw', { dice: turn.left }))];
    }
    return [
      keptSoFar(turn),
      keeping({
        game: view.game, goal, advice: this.#hint && advice.state === 'ready' ? advice.advice : null, choosing: this.#choosing,
        instead: this.#hint && working(this.#evening),
        changed: () => this.#app.render(), decide: (decision) => this.#step('decide', decision),
      }),
      !this.#hint && h('button', {
        type: 'button', class: 'quiet wide', 'data-testid': 'hint', onclick: () => { this.#hint = true; this.#evening.findAdvice(); this.#app.render(); },
      }, t('advice.show')),
    ];
  }

  async #cancel() {
    await this.#evening.cancel();
    await this.#evening.replace('');
    this.#app.render();
  }

  #drawSetup() {
    const { view } = this.#evening;
    if (view.game && !this.#draft) {
      return h('div', { class: 'stack' },
        h('button', { type: 'button', class: 'primary', 'data-testid': 'next-game', onclick: () => this.#again() }, t('play.next')),
        !this.#review && h('button', { type: 'button', class: 'quiet wide', 'data-testid': 'review', onclick: () => this.#findReview() }, t('play.review')),
        h('button', { type: 'button', class: 'quiet wide', 'data-testid': 'leave', onclick: () => { this.#draft = this.#fresh(); this.#app.render(); } }, t('play.leave')));
    }
    this.#draft ??= this.#fresh();
    const draft = this.#draft;
    const wrong = this.#fault && h('p', { class: 'wrong', role: 'alert', id: 'wrong', 'data-testid': 'wrong' }, this.#fault);
    return h('form', { 'data-testid': 'play-setup', onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); this.#begin(draft); } },
      field('me', t('play.me'), h('input', {
        id: 'me', type: 'text', maxlength: 40, autocomplete: 'off', 'data-testid': 'me', value: draft.me, oninput: (/** @type {any} */ event) => { draft.me = event.target.value; },
      })),
      h('fieldset', {}, h('legend', {}, t('play.opponents')), h('div', { class: 'choices-row' }, Array.from({ length: mostOpponents }, (_, i) => h('label', { class: 'choice' },
        h('input', { type: 'radio', name: 'opponents', value: i + 1, checked: draft.opponents === i + 1, 'data-testid': `opponents-${i + 1}`, onchange: () => { draft.opponents = i + 1; this.#app.render(); } }),
        h('span', {}, i + 1))))),
      h('details', { 'data-testid': 'play-rules' }, h('summary', {}, t('setup.rules')), rulesFields(this.#app.menu, draft.rules, () => this.#app.render())),
      wrong,
      h('button', { type: 'submit', class: 'primary', 'data-testid': 'begin' }, t('setup.begin')));
  }

  #fresh() {
    const { next } = this.#evening.view;
    return { me: this.#me() || kept('me') || t('play.guest'), opponents: Math.max(1, next.names.length - 1), rules: { ...next.rules } };
  }

  /** @param {{me: string, opponents: number, rules: any}} draft */
  async #begin(draft) {
    await this.#evening.replace('');
    this.#fault = '';
    const me = draft.me.trim();
    keep('me', me);
    const others = Array.from({ length: draft.opponents }, (_, i) => t('play.name', { n: i + 1 }));
    this.#draft = draft;
    await this.#step('begin', { names: [me, ...others], rules: draft.rules, ante: '', advised: [me] });
  }

  async #again() {
    const { names, rules, ante, advised } = this.#evening.view.next;
    await this.#step('begin', { names, rules, ante, advised });
  }

  async #findReview() {
    try {
      this.#review = await this.#evening.review();
      this.#app.render();
    } catch (error) {
      this.#tell(error);
    }
  }
}

/**
 * The throws of a turn, with marks at the dice that were kept.
 * @param {any[]} moves
 */
function throwsOf(moves) {
  /** @type {{roll: number[], keep: number[]}[]} */
  const list = [];
  for (const { roll, decision } of moves) {
    if (roll) list.push({ roll, keep: [] });
    else if (decision && list.length > 0) /** @type {any} */ (list.at(-1)).keep = decision.keep;
  }
  return list.map(({ roll, keep }) => {
    const places = placesOf(roll, keep);
    return h('span', { class: 'throw' }, h('span', { class: 'dice-row', 'aria-hidden': 'true' }, roll.map((face, i) => die(face, places.has(i) ? 'tiny kept-die' : 'tiny left-die'))),
      h('span', { class: 'visually-hidden' }, `${roll.join(' ')} > ${keep.join(' ') || '–'}`));
  });
}
