/** A Vite plugin that writes the service worker, with the list of all files of the build that the page needs without a network. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = 'src/app/service-worker.js';

/** Scripts that no language of the page needs are fetched on first use. */
const isKept = (name: string): boolean => !/\.map$|latin-ext.*\.woff2$/.test(name);

export function serviceWorker(): Plugin {
  let base = '/';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ base } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const made = Object.keys(bundle).filter((name) => name !== 'index.html' && isKept(name));
        const files = ['', ...made, ...readdirSync('public')].map((name) => base + name);
        // The names of built files contain a hash of their contents; the other files are hashed here.
        const hash = createHash('sha256').update(files.join());
        for (const name of readdirSync('public')) hash.update(readFileSync(`public/${name}`));
        const html = bundle['index.html'];
        if (html?.type === 'asset') hash.update(html.source);
        const source = readFileSync(SOURCE, 'utf8');
        const version = hash.update(source).digest('hex').slice(0, 12);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const BASE = ${JSON.stringify(base)};\nconst VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${source}`,
        });
      },
    },
  };
}
