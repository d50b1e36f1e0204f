// @ts-check
// Keeps the page for use without a network. The generator puts two constants in front
// of this file: VERSION, which changes when any file of the page does, and FILES, the
// address of each file with its hash.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
// Caches belong to a whole host, where the page may lie in several folders.
const PREFIX = `threesaway ${worker.registration.scope} `;
const CACHE = PREFIX + VERSION;

// The addresses that the cache answers for.
const cached = new Set(FILES.map(([path]) => new URL(path, worker.location.href).href));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.data?.type === 'activate') worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.hash = '';
  if (request.mode === 'navigate') url.search = '';
  if (request.method === 'GET' && cached.has(url.href)) {
    event.respondWith(answer(url.href, request));
  }
});

// install stores all files of this version or none. A file whose hash is another, as
// when the page is replaced just now, fails it; the browser tries again later.
async function install() {
  const requests = FILES.map(([path, integrity]) => new Request(path, { cache: 'no-cache', integrity }));
  try {
    await (await caches.open(CACHE)).addAll(requests);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// activate removes the versions before this one and begins to answer for pages that
// are open already, such as the one of the first visit.
async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
}

/**
 * Takes a file from the cache; from the network where the browser has thrown the cache
 * away.
 * @param {string} address
 * @param {Request} request
 */
async function answer(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}
