/** Where the Chromium of the tests is, and how it is started. */
import { existsSync } from 'node:fs';
import process from 'node:process';

/** The engine without the browser's user interface. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The first candidate that exists.
 * @param {readonly (string | undefined)[]} candidates
 * @returns {string | undefined}
 */
const found = (candidates) => candidates.find((path) => path !== undefined && existsSync(path));

/** The path of Chromium with its user interface; undefined if none is found. */
export const CHROMIUM = found([process.env.CHROMIUM, ...BROWSERS, HEADLESS_SHELL]);

/** The path of the Chromium that the tests run in: the headless shell needs a quarter less CPU time. */
export const CHROMIUM_OF_TESTS = found([process.env.CHROMIUM, HEADLESS_SHELL, ...BROWSERS]);

/** What to do where none is found. */
export const NO_CHROMIUM =
  'no Chromium found. Install it (Debian: apt-get install chromium-headless-shell) or say where it is: CHROMIUM=/path/to/chromium';

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
