/** A real Chromium, and the built page served to it. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type Rolldown, build, preview } from 'vite';

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

/** Where Chromium is; undefined if none is found. */
export const CHROMIUM = CANDIDATES.find((path) => path !== undefined && existsSync(path));

/** What to do where none is found. */
export const NO_CHROMIUM =
  'no Chromium found. Install it (Debian: apt-get install chromium) or say where it is: CHROMIUM=/path/to/chromium';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium. */
export function launch(): Promise<Browser> {
  if (CHROMIUM === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
}

/** The page as people get it, served. */
export interface Served {
  readonly address: string;
  /** The folder it is served from. */
  readonly folder: string;
  /** What the build made. */
  readonly files: Rolldown.RolldownOutput['output'];
  stop(): Promise<void>;
}

/** Builds the page into a folder of its own and serves it until told to stop. */
export async function servePage(): Promise<Served> {
  // A test runner's own setting would build React for development.
  process.env.NODE_ENV = 'production';
  const outDir = await mkdtemp(join(tmpdir(), 'dominant-species-'));
  const built = await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  return {
    address: server.resolvedUrls!.local[0]!,
    folder: outDir,
    files: (built as Rolldown.RolldownOutput).output,
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
