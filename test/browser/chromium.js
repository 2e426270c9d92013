/** Where the Chromium of the tests is, and how it is started. */
import { existsSync } from 'node:fs';
import process from 'node:process';

const CANDIDATES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of Chromium; undefined if none is found. */
export const CHROMIUM = CANDIDATES.find((path) => path !== undefined && existsSync(path));

/** What to do where none is found. */
export const NO_CHROMIUM =
  'no Chromium found. Install it (Debian: apt-get install chromium) or say where it is: CHROMIUM=/path/to/chromium';

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
