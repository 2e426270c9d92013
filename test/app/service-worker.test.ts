/** The service worker, run as it is with a browser around it that only notes what it does. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, jest } from '@jest/globals';

const SOURCE = readFileSync('src/app/service-worker.js', 'utf8');
const PAGE = 'https://play.example.org/';

const showNotification = jest.fn<(title: string, options: object) => Promise<void>>(() => Promise.resolve());
const openWindow = jest.fn<(address: string) => Promise<void>>(() => Promise.resolve());
const focus = jest.fn();
let tabs: { id: string; url: string; focus: () => void }[];
let listeners: Map<string, (event: object) => void>;

beforeEach(() => {
  jest.clearAllMocks();
  tabs = [];
  listeners = new Map();
  const self = {
    location: { origin: PAGE.slice(0, -1), href: `${PAGE}service-worker.js` },
    registration: { showNotification },
    clients: {
      get: (id: string) => Promise.resolve(tabs.find((tab) => tab.id === id)),
      matchAll: () => Promise.resolve(tabs),
      openWindow,
    },
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
  };
  runInNewContext(SOURCE, { self, URL, BASE: '/', FILES: [], VERSION: '1' });
});

/** Something happens, and the service worker is done with it. */
async function happens(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)!({ ...event, waitUntil: (done: Promise<unknown>) => work.push(done) });
  await Promise.all(work);
}
const pushed = (text: string) => happens('push', { data: { json: () => JSON.parse(text) as unknown } });
const clicked = (data: object) => happens('notificationclick', { notification: { close: () => undefined, data } });

it('shows what the server says, with the tag of the table', async () => {
  const navigate = `${PAGE}#table/dominant-species/abc`;
  const notification = { title: 'Your turn', body: 'Dominant Species, turn 6', lang: 'en', tag: 'table-abc', navigate };
  await pushed(JSON.stringify({ web_push: 8030, notification }));
  expect(showNotification.mock.calls).toEqual([
    [
      'Your turn',
      {
        body: 'Dominant Species, turn 6',
        lang: 'en',
        tag: 'table-abc',
        icon: '/icon-192.png',
        data: { address: navigate },
      },
    ],
  ]);
});

it.each(['not JSON', '{}', '{"notification":{}}', 'null'])('shows something whatever comes: %s', async (text) => {
  await pushed(text);
  expect(showNotification).toHaveBeenCalledTimes(1);
  expect(showNotification.mock.calls[0]![0]).not.toBe('');
});

it('a click goes to the open table, or opens it', async () => {
  const address = `${PAGE}#table/dominant-species/abc`;
  tabs = [{ id: '1', url: `${PAGE}#lobby`, focus: () => undefined }];
  await clicked({ address });
  expect(openWindow.mock.calls).toEqual([[address]]);
  tabs.push({ id: '2', url: address, focus });
  await clicked({ address });
  expect([openWindow.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1]);
});

it("a click on a page's own notice goes back to that tab", async () => {
  tabs = [{ id: '7', url: `${PAGE}#elsewhere`, focus }];
  await clicked({ client: '7', address: `${PAGE}#table/dominant-species/abc` });
  expect(focus).toHaveBeenCalledTimes(1);
  await clicked({ client: '8', address: `${PAGE}#table/dominant-species/abc` });
  expect(openWindow).toHaveBeenCalledTimes(1);
});
