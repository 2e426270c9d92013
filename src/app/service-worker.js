/* global self, caches, fetch, URL, FILES, VERSION */
// The service worker: keeps every file of one version of the page, so that it works without a network. A new version waits until no
// tab shows the old one. `FILES` and `VERSION` are written by the build (tools/service-worker.ts).
const CACHE = `page-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('page-') && name !== CACHE).map((name) => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the server says is always asked of the server.
  if (request.method !== 'GET' || origin !== self.location.origin || !FILES.includes(pathname)) return;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(pathname))
      .then((kept) => kept ?? fetch(request)),
  );
});
