/**
 * Serves the built page as a static file host would, from memory and unchanged: Vite's preview would compress every file again for every visit, a
 * twelfth of the cost of opening a page.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { URL } from 'node:url';

/** The folder of the built page. */
export const PAGE_FOLDER = join(import.meta.dirname, '../../dist/app');

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Listens on a port of its own; returns the address, with a trailing slash, and a function that stops it.
 * @param {(file: string, content: Buffer) => Buffer | string} [change] What is handed out of a file ("/sw.js") in its place.
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function servePage(change = (_, content) => content) {
  /** @type {Map<string, Buffer | null>} */
  const contents = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const file = pathname === '/' ? '/index.html' : pathname;
    if (!contents.has(file)) {
      const path = join(PAGE_FOLDER, file);
      contents.set(file, existsSync(path) && extname(path) !== '' ? readFileSync(path) : null);
    }
    const content = contents.get(file) ?? null;
    if (content === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', 'cache-control': 'no-cache' });
    response.end(change(file, content));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${String(port)}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
