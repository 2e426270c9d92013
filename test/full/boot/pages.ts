/** Pages of a project that uses the packed package. */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { it } from '@jest/globals';
import { CHROMIUM_OF_TESTS } from '../../browser/support/chromium.js';
import { ROOT, plainEnv } from './checkout.ts';
import type { Project } from './project.ts';

/** A test that needs Chromium; where there is none it is reported as left out. */
export const inChromium: typeof it.skip = CHROMIUM_OF_TESTS === undefined ? it.skip : it;

/** A program that serves something, and its address. */
export interface Serving {
  readonly address: string;
  stop(): void;
}

/** Starts a Node program in a folder and waits until it prints an address. Rejects if it ends before. */
export async function serving(cwd: string, ...args: string[]): Promise<Serving> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: plainEnv({ PORT: '0', NO_COLOR: '1' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => {
      reject(new Error(`${args.join(' ')} ended with ${String(code)}`));
    });
  });
  return { address, stop: () => child.kill() };
}

/** Builds a page from its `main.tsx` with Vite. */
export function buildPage(project: Project, page: string, main: string): void {
  project.write(
    `pages/${page}/index.html`,
    '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
  );
  project.write(`pages/${page}/main.tsx`, main);
  project.write(
    'build-page.mjs',
    `import { build } from ${JSON.stringify(pathToFileURL(join(ROOT, 'node_modules/vite/dist/node/index.js')))};
     await build({ root: process.argv[2], base: './', configFile: false, logLevel: 'warn', build: { target: 'es2022' } });`,
  );
  project.run('node', 'build-page.mjs', `pages/${page}`);
}

/** The code that Vite made of a page, file by file. */
export function builtFiles(project: Project, page: string): Map<string, string> {
  const assets = join(project.folder, 'pages', page, 'dist/assets');
  return new Map(readdirSync(assets).map((file) => [file, readFileSync(join(assets, file), 'utf8')]));
}

/** Serves the folder of the pages, at an address that ends in a slash. */
export async function servePages(project: Project): Promise<Serving> {
  project.write(
    'serve-pages.mjs',
    `import { createServer } from 'node:http';
     import { readFile } from 'node:fs/promises';
     const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
     const server = createServer(async ({ url }, response) => {
       try {
         const body = await readFile('pages' + new URL(url, 'http://x').pathname);
         response.setHeader('content-type', types[url.split('.').at(-1)] ?? 'application/octet-stream').end(body);
       } catch {
         response.writeHead(404).end();
       }
     }).listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`,
  );
  const served = await serving(project.folder, 'serve-pages.mjs');
  return { ...served, address: `${served.address}/` };
}
