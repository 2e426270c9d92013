/* global self, caches, fetch, URL, BASE, FILES, VERSION */
// The service worker: keeps every file of one version of the page, so that it works without a network. A new version waits until no
// tab shows the old one. `BASE` (the path of the page), `FILES` and `VERSION` are written by the build (tools/build/service-worker.ts).

// Pages below other paths of the same host have caches of their own.
const OURS = BASE === '/' ? 'page-' : `page-${BASE}`;
const CACHE = OURS + VERSION;
const isOurs = (name) => name.startsWith(OURS) && !name.slice(OURS.length).includes('/');

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => isOurs(name) && name !== CACHE).map((name) => caches.delete(name))),
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

// The server tells something while no page is open. Something is always shown: browsers withdraw a subscription that stays silent.
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json().notification ?? {};
  } catch {
    // A later version of the server may say it in another form.
  }
  const { title = 'Dominant Species', body, lang, tag, navigate = BASE } = told;
  const options = { body, lang, tag, icon: `${BASE}icon-192.png`, data: { address: navigate } };
  event.waitUntil(self.registration.showNotification(title, options));
});

// A table asks for a notice: mobile browsers let only service workers show notices. A click leads back to the tab that asked, or opens its
// address if that is closed.
self.addEventListener('message', (event) => {
  const { title, body, tag } = event.data;
  const data = { client: event.source.id, address: event.source.url };
  const icon = `${BASE}icon-192.png`;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data }).catch(() => undefined));
});

const tabAt = async ({ client, address }) => {
  if (client !== undefined) return self.clients.get(client);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.find(({ url }) => url === new URL(address, self.location.href).href);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(tabAt(data).then((tab) => (tab === undefined ? self.clients.openWindow(data.address) : tab.focus())));
});
