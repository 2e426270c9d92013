/** What a browser fetches before the start page shows, gzipped, and a Vite plugin that fails a build in which that is too much. */
import { constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** JavaScript and CSS of the first load, gzipped, in bytes. */
export interface FirstLoad {
  readonly js: number;
  readonly css: number;
}

/** As the server sends it (precompress.ts). */
const gzipped = (source: string | Uint8Array): number =>
  gzipSync(source, { level: constants.Z_BEST_COMPRESSION }).length;

type Files = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The files that are fetched for the entries of a build and the chunks that hold the modules in `alsoAtOnce`: those, what they import, and their CSS. */
export function filesAtOnce(files: Files, alsoAtOnce: readonly string[] = []): Set<string> {
  const chunks = files.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const load = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const name of chunk.imports) load(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk);
  for (const module of alsoAtOnce) {
    const holder = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (holder === undefined) throw new Error(`the first load is said to have ${module}, but no chunk holds it`);
    load(holder);
  }
  return found;
}

/** Adds up what is fetched at once (`filesAtOnce`). */
export function firstLoad(files: Files, alsoAtOnce: readonly string[] = []): FirstLoad {
  const names = filesAtOnce(files, alsoAtOnce);
  const total = { js: 0, css: 0 };
  for (const file of files) {
    if (!names.has(file.fileName)) continue;
    if (file.type === 'chunk') total.js += gzipped(file.code);
    else total.css += gzipped(file.source);
  }
  return total;
}

/** The limits of the first load, in bytes. */
export type Limits = FirstLoad;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A first load in words. */
export const firstLoadText = ({ js, css }: FirstLoad): string => `${kilobytes(js)} JavaScript, ${kilobytes(css)} CSS`;

/** Prints the first load of a page, `what`, and fails the build if it is above the limits. */
export function limitFirstLoad(limits: Limits, alsoAtOnce: readonly string[] = [], what = 'page'): Plugin {
  return {
    name: `limit-first-load-of-${what.replaceAll(' ', '-')}`,
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const load = firstLoad(Object.values(bundle), alsoAtOnce);
        const text = `${firstLoadText(load)} (gzipped; at most ${firstLoadText(limits)})`;
        if (load.js > limits.js || load.css > limits.css)
          this.error(`The first load of the ${what} is too heavy: ${text}`);
        this.info(`The first load of the ${what}: ${text}`);
      },
    },
  };
}
