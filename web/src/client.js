// @ts-check
// The page's end of the worker: requests, their progress, and starting over.

/** @typedef {{done: number, total: number}} Progress */

/** What a request has failed with; canceled if the page itself gave it up. */
export class Fault extends Error {
  /** @param {{message: string, line?: number, column?: number, field?: string, internal?: boolean, canceled?: boolean}} fault */
  constructor(fault) {
    super(fault.message);
    this.line = fault.line;
    this.column = fault.column;
    this.field = fault.field;
    this.internal = fault.internal ?? false;
    this.canceled = fault.canceled ?? false;
  }
}

/** Asks the program in its worker. */
export class Client {
  /** @type {Map<number, {resolve: (result: any) => void, reject: (error: Fault) => void, onProgress?: (progress: Progress) => void}>} */
  #waiting = new Map();

  #next = 0;

  /** @type {Worker} */
  #worker;

  /** @type {(fault: Fault) => void} */
  #failed;

  /**
   * @param {(fault: Fault) => void} failed is told when the program cannot be started
   */
  constructor(failed) {
    this.#failed = failed;
    this.#worker = this.#start();
  }

  #start() {
    /** @type {() => void} */
    let isReady = () => {};
    /** Is fulfilled when the program runs. */
    this.ready = new Promise((resolve) => { isReady = () => resolve(undefined); });
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => {
      if (data.ready) isReady();
      else if (data.id === undefined) this.#failed(new Fault(data.fault));
      else this.#settle(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#failed(new Fault({ message: event.message || 'worker.js', internal: true }));
    };
    return worker;
  }

  /** @param {{id: number, result?: any, fault?: any, progress?: Progress}} data */
  #settle({ id, result, fault, progress }) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (progress) {
      waiting.onProgress?.(progress);
      return;
    }
    this.#waiting.delete(id);
    if (fault) waiting.reject(new Fault(fault));
    else waiting.resolve(result);
  }

  /**
   * Asks for something.
   * @param {string} method
   * @param {object} [params]
   * @param {(progress: Progress) => void} [onProgress]
   * @returns {Promise<any>}
   */
  ask(method, params = {}, onProgress) {
    const id = ++this.#next;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress });
      this.#worker.postMessage({ id, method, params });
    });
  }

  /** Gives up all that is being asked and starts the program anew, which forgets everything. */
  restart() {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Fault({ message: '', canceled: true }));
    this.#waiting.clear();
    this.#worker = this.#start();
  }
}
