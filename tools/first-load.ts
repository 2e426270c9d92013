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

/** Adds up the entries of a build, the chunks that hold the modules in `alsoAtOnce`, everything those import, and their CSS. */
export function firstLoad(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  alsoAtOnce: readonly string[] = [],
): FirstLoad {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const chunks = files.filter((file) => file.type === 'chunk');
  const loaded = new Set<string>();
  const css = new Set<string>();
  const load = (name: string): void => {
    const file = byName.get(name);
    if (file?.type !== 'chunk' || loaded.has(name)) return;
    loaded.add(name);
    for (const sheet of file.viteMetadata?.importedCss ?? []) css.add(sheet);
    file.imports.forEach(load);
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk.fileName);
  for (const module of alsoAtOnce) {
    const holder = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (holder === undefined) throw new Error(`the first load is said to have ${module}, but no chunk holds it`);
    load(holder.fileName);
  }
  const size = (name: string): number => {
    const file = byName.get(name)!;
    return gzipped(file.type === 'chunk' ? file.code : file.source);
  };
  const total = (names: Iterable<string>): number => [...names].reduce((sum, name) => sum + size(name), 0);
  return { js: total(loaded), css: total(css) };
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
