/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { alertsAllowed, canNotify, notify } from '../../../src/app/table/alerts.ts';

/** What a test has put into the window or the navigator; all of it is removed after the test. */
const put: [object, string][] = [];
function set(where: object, name: string, value: unknown): void {
  Object.defineProperty(where, name, { value, configurable: true });
  put.push([where, name]);
}
afterEach(() => {
  for (const [where, name] of put.splice(0)) Reflect.deleteProperty(where, name);
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36';

it('says why there can be no notifications, and what would help', () => {
  set(window, 'isSecureContext', false);
  expect(alertsAllowed()).toBe('insecure');
  set(window, 'isSecureContext', true);
  expect(alertsAllowed()).toBe('unsupported');
  set(navigator, 'userAgent', IPHONE);
  expect(alertsAllowed()).toBe('home-screen');
  set(window, 'Notification', { permission: 'denied' });
  expect(alertsAllowed()).toBe('denied');
});

it('notifications are shown by the service worker, where there is one', async () => {
  const postMessage = jest.fn();
  set(navigator, 'userAgent', ANDROID);
  set(window, 'Notification', function () {
    throw new TypeError('Illegal constructor');
  });
  expect(await canNotify()).toBe(false);
  await notify('Your turn', 'Ann, Ben', 'abc/0');
  set(navigator, 'serviceWorker', { getRegistration: () => Promise.resolve({ active: { postMessage } }) });
  expect(await canNotify()).toBe(true);
  await notify('Your turn', 'Ann, Ben', 'abc/0');
  expect(postMessage.mock.calls).toEqual([[{ title: 'Your turn', body: 'Ann, Ben', tag: 'abc/0' }]]);
});
