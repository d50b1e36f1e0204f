// @ts-check
// An evening: what the program says of it, what is kept of it on the device, and the
// advice about the position.
import { Fault } from './client.js';
import { keep, kept, watch } from './storage.js';
import { currentLanguage } from './texts.js';

/** @typedef {import('./client.js').Client} Client */
/** @typedef {import('./client.js').Progress} Progress */

/** What is known of the advice about the position. */
/** @typedef {{state: 'none' | 'solving' | 'ready' | 'canceled' | 'failed', advice?: any, progress?: Progress, error?: string}} Advice */

/** Follows one evening. */
export class Evening {
  #client;

  #name;

  #changed;

  #reopened;

  #busy = false;

  #isActive = false;

  /** The latest game that is being solved. */
  #latest = {};

  /** What the program has said last. @type {any} */
  view = null;

  /** @type {Advice} */
  advice = { state: 'none' };

  /** The record as it is kept. */
  text = '';

  /** Why the record could not be kept; empty if it is. */
  unsaved = '';

  /** Why a kept record could not be read; empty if it could. */
  damaged = '';

  /** What is being solved before the game can go on. @type {Progress | null} */
  solving = null;

  /**
   * @param {Client} client
   * @param {string} name of what is kept
   * @param {() => void} changed is told when there is something else to show
   * @param {() => void} reopened is told when another window has changed the evening
   */
  constructor(client, name, changed, reopened) {
    this.#client = client;
    this.#name = name;
    this.#changed = changed;
    this.#reopened = reopened;
    this.goal = kept(`${name}.goal`) === 'money' ? 'money' : 'win';
    watch(name, async (text) => {
      this.text = text;
      if (!this.#isActive) return;
      await this.resume();
      this.#reopened();
    });
  }

  /** Makes this the evening that is open in the program, from what is kept. */
  async activate() {
    this.#isActive = true;
    this.text = kept(this.#name);
    await this.resume();
  }

  /** Leaves the program to another evening. */
  deactivate() {
    this.#isActive = false;
    this.advice = { state: 'none' };
    this.#latest = {};
    this.solving = null;
  }

  /** Opens the record in the program again. */
  async resume() {
    await this.#client.ask('language', { language: currentLanguage() });
    try {
      this.#show(await this.#client.ask('open', { record: this.text, goal: this.goal }));
    } catch (error) {
      if (!(error instanceof Fault) || error.canceled) return;
      this.damaged = error.message;
      keep(`${this.#name}.damaged`, this.text); // and not overwritten by the next evening
      this.text = '';
      this.#show(await this.#client.ask('open', { record: '', goal: this.goal }));
    }
  }

  /**
   * Fails on a text that is no record.
   * @param {string} record
   */
  async check(record) {
    await this.#client.ask('check', { record });
  }

  /**
   * Takes the place of the evening, if it is one: else it fails, and nothing changes.
   * @param {string} text
   */
  async replace(text) {
    const view = await this.#client.ask('open', { record: text, goal: this.goal });
    this.text = text;
    this.damaged = '';
    this.#keep();
    this.#show(view);
    return view;
  }

  /**
   * Makes a step. It fails as the program does, and then nothing has changed; while
   * another is being made it does nothing.
   * @param {string} method
   * @param {object} [params]
   */
  async step(method, params = {}) {
    if (this.#busy) return null;
    this.#busy = true;
    try {
      const view = await this.#client.ask(method, params);
      if (view.saved) {
        this.text = (view.saved.replace ? '' : this.text) + view.saved.text;
        this.#keep();
      }
      this.#show(view);
      return view;
    } finally {
      this.#busy = false;
    }
  }

  #keep() {
    this.unsaved = keep(this.#name, this.text);
  }

  /** @param {any} view */
  #show(view) {
    this.view = view;
    this.advice = { state: 'none' };
    this.#changed();
  }

  /**
   * Chooses what players are advised for.
   * @param {string} goal
   */
  async useGoal(goal) {
    if (goal === this.goal) return;
    this.goal = goal;
    keep(`${this.#name}.goal`, goal);
    await this.resume();
  }

  /** Solves the game that is being played, if that is still to be done. */
  async solve() {
    const { game } = this.view;
    const mine = {};
    this.#latest = mine;
    const tell = (/** @type {Progress | null} */ progress) => {
      if (this.#latest !== mine) return;
      this.solving = progress;
      this.#changed();
    };
    const shown = setTimeout(() => tell(this.solving ?? { done: 0, total: 0 }), 300);
    try {
      await this.#client.ask('solve', {
        rules: game.rules, goal: this.goal, players: game.players.length, pot: this.goal === 'money' ? game.pot : undefined,
      }, (progress) => { if (this.solving) tell(progress); });
    } finally {
      clearTimeout(shown);
      if (this.#latest === mine) this.solving = null;
    }
  }

  /** Finds the advice about the position. */
  async findAdvice() {
    const asked = this.view;
    /** @param {Advice} advice */
    const tell = (advice) => {
      if (this.view !== asked || !this.#isActive) return;
      this.advice = advice;
      this.#changed();
    };
    this.advice = { state: 'solving' };
    try {
      await this.solve();
      if (this.view !== asked || !this.#isActive) return;
      tell({ state: 'ready', advice: await this.#client.ask('advice') });
    } catch (error) {
      if (error instanceof Fault && error.canceled) return;
      tell({ state: 'failed', error: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Says what luck and mistakes made of the evening. */
  review() {
    return this.#client.ask('review', { record: this.text, goal: this.goal });
  }

  /** Gives up what is being worked out. */
  async cancel() {
    this.#client.restart();
    this.#latest = {};
    this.solving = null;
    await this.resume();
    this.advice = { state: 'canceled' };
    this.#changed();
  }
}
