// @ts-check
// The exact solver for Threes Away in JavaScript: in a browser, a worker or Node. It is
// the Go program compiled to WebAssembly, and answers the same bits.
import './wasm_exec.js';

/** What a request has failed with. */
export class ThreesAwayError extends Error {
  /** @param {{message: string, line?: number, column?: number, field?: string, internal?: boolean}} fault */
  constructor(fault) {
    super(fault.message);
    this.name = 'ThreesAwayError';
    /** The line of a record that is at fault, from 1. */
    this.line = fault.line;
    /** The column of a record or a position that is at fault, from 1. */
    this.column = fault.column;
    /** Which of several answers is at fault. */
    this.field = fault.field;
    /** The program is at fault, not the request. */
    this.internal = fault.internal ?? false;
  }
}

/**
 * Reads the program: from where the caller says, else from beside this file.
 * @param {string | URL | Response | BufferSource | WebAssembly.Module} [source]
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(source = new URL('threesaway.wasm', import.meta.url)) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (source instanceof URL && source.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return WebAssembly.compile(await readFile(source));
  }
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  return WebAssembly.compileStreaming(response);
}

let instances = 0;

/**
 * Starts the program.
 * @param {{wasm?: string | URL | Response | BufferSource | WebAssembly.Module}} [options]
 */
export async function load(options = {}) {
  const module = await compile(options.wasm);
  // The program calls this function once, with the one that answers requests.
  const name = `threesaway${++instances}`;
  const globals = /** @type {Record<string, any>} */ (globalThis);
  const go = new globals.Go();
  go.argv = ['threesaway', name];
  /** @type {(method: string, params: string) => string} */
  let call = () => '';
  globals[name] = (/** @type {typeof call} */ f) => { call = f; };
  const instance = await WebAssembly.instantiate(module, go.importObject);
  const state = { ended: false };
  go.run(instance).finally(() => { state.ended = true; });
  delete globals[name];
  return new ThreesAway(call, state);
}

/** The program, running. */
class ThreesAway {
  #call;
  #state;

  /**
   * @param {(method: string, params: string) => string} call
   * @param {{ended: boolean}} state
   */
  constructor(call, state) {
    this.#call = call;
    this.#state = state;
  }

  /**
   * Asks the program anything that package coach answers.
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<any>}
   */
  async request(method, params = {}) {
    let reply;
    try {
      reply = JSON.parse(this.#call(method, JSON.stringify(params)));
    } catch (error) {
      this.#state.ended = true;
      throw new ThreesAwayError({ message: `${method}: the program has ended: ${error}`, internal: true });
    }
    if (this.#state.ended) throw new ThreesAwayError({ message: `${method}: the program has ended`, internal: true });
    if (reply.fault) throw new ThreesAwayError(reply.fault);
    return reply.result;
  }

  /**
   * Says what to keep of a roll.
   * @param {string | import('./threesaway.js').Position} position
   * @param {number[]} [roll]
   * @param {import('./threesaway.js').AdviseOptions} [options]
   */
  async advise(position, roll, options = {}) {
    const { rules, goal, explain } = options;
    return this.request('advise', { rules, goal, explain, position: notation(position, roll) });
  }

  /**
   * Says what a game is worth before its first throw.
   * @param {import('./threesaway.js').RulesInput} [rules]
   * @param {import('./threesaway.js').GameOptions} [options]
   */
  async odds(rules, options = {}) {
    const { players, goal, pot } = options;
    return this.request('odds', { rules, players, goal, pot });
  }

  /**
   * Solves a game, so that what is asked about it next takes no time.
   * @param {import('./threesaway.js').RulesInput} [rules]
   * @param {import('./threesaway.js').SolveOptions} [options]
   */
  async solve(rules, options = {}) {
    const { players = 2, goal = 'win', pot, onProgress, signal } = options;
    const first = goal === 'win' ? Math.min(2, players) : players;
    let result;
    for (let n = first; n <= players; n++) {
      signal?.throwIfAborted();
      onProgress?.({ done: n - first, total: players - first + 1 });
      await new Promise((resolve) => { setTimeout(resolve); }); // lets others run, and cancel
      signal?.throwIfAborted();
      result = await this.request('solve', { rules, players: n, goal, pot });
    }
    onProgress?.({ done: players - first + 1, total: players - first + 1 });
    return result;
  }

  /**
   * Says what luck and mistakes made of a recorded evening.
   * @param {string} record
   * @param {{goal?: 'win' | 'money'}} [options]
   */
  async review(record, options = {}) {
    return this.request('review', { record, goal: options.goal });
  }
}

/** The words of the notation by the keys of a position, in the order in which it has them. */
const words = new Map(Object.entries({
  players: 'players', seat: 'seat', round: 'round', pot: 'pot', score_to_beat: 'beat', holders: 'holders',
  dice_left: 'left', total: 'total', bottom: 'bottom', kept: 'kept', passed: 'passed', roll: 'roll',
}));

/**
 * Writes a position in one line, as engine.Notation has it.
 * @param {string | import('./threesaway.js').Position} position
 * @param {number[]} [roll]
 */
export function notation(position, roll) {
  if (typeof position === 'string') return roll ? `${position} roll=${roll.join()}` : position;
  const { notation: line, ...told } = position;
  if (line !== undefined) return notation(line.replace(/ roll=\S*/, ''), roll ?? told.roll);
  if (roll) told.roll = roll;
  for (const key of Object.keys(told)) {
    if (!words.has(key)) throw new ThreesAwayError({ message: `position: unknown key ${JSON.stringify(key)}: the keys are ${[...words.keys()].join(', ')}, notation` });
  }
  const parts = [];
  const list = /** @type {Record<string, any>} */ (told);
  for (const [key, word] of words) {
    const value = list[key];
    if (value === undefined || value === null || value === false) continue;
    if (list.kept && (key === 'dice_left' || key === 'total' || key === 'bottom')) continue;
    if (key === 'bottom' && value === 0 || key === 'holders' && value === 0) continue;
    if (Array.isArray(value) && value.length === 0) continue;
    parts.push(value === true ? word : `${word}=${value}`);
  }
  return parts.join(' ');
}
