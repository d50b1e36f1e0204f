// @ts-check
// Hosts the program, so that the page never waits for it. Messages:
//
//   to the worker:   {id, method, params}
//   from the worker: {id, progress: {done, total}}, any number of times, then
//                    {id, result} or {id, fault}
//   at the start:    {ready: true} or {fault}
import { load, ThreesAwayError } from './threesaway.js';

const program = load();
const post = (/** @type {object} */ message) => self.postMessage(message);

/** @param {unknown} error */
function faultOf(error) {
  if (error instanceof ThreesAwayError) {
    const { message, line, column, field, internal } = error;
    return { message, line, column, field, internal };
  }
  return { message: error instanceof Error ? error.message : String(error), internal: true };
}

program.then(() => post({ ready: true }), (error) => post({ fault: faultOf(error) }));

self.onmessage = async (event) => {
  const { id, method, params } = event.data;
  try {
    const running = await program;
    const result = method === 'solve'
      ? await running.solve(params.rules, { ...params, onProgress: (/** @type {object} */ progress) => post({ id, progress }) })
      : await running.request(method, params);
    post({ id, result });
  } catch (error) {
    post({ id, fault: faultOf(error) });
  }
};
