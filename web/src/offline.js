// @ts-check
// Lets the page work without a network, by the service worker beside it.

/**
 * Registers the service worker and tells how it goes. Where the browser has none, as on
 * a page that came over plain HTTP from another machine, nothing happens.
 *
 * @param {object} [on]
 * @param {() => void} [on.ready] all files are kept; the page works offline from now on
 * @param {(apply: () => void) => void} [on.update] a new version is ready; apply
 *   changes to it and loads the page again
 * @returns {Promise<void>} settled when the worker is registered, or cannot be
 */
export async function keepOffline({ ready = () => {}, update = () => {} } = {}) {
  if (!('serviceWorker' in navigator)) return;
  /** @type {ServiceWorkerRegistration} */
  let registration;
  try {
    registration = await navigator.serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
  } catch {
    return; // without a worker the page works as long as there is a network
  }
  navigator.serviceWorker.ready.then(() => ready());

  const announce = (/** @type {ServiceWorker} */ worker) => {
    update(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage({ type: 'activate' });
    });
  };
  // A worker that waits while another one is active is a new version.
  const watch = (/** @type {ServiceWorker | null} */ worker) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) announce(worker);
    });
  };
  if (registration.waiting && registration.active) announce(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}
