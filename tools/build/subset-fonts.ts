/**
 * A Vite plugin that makes the page's fonts small. Its stylesheet says which characters and weights each file is for; all others are left
 * out, and only the font features that running text and tables of numbers need are kept.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const STYLES = 'src/app/ui/fonts.css';
const CACHE = `${import.meta.dirname}/../../node_modules/.cache/page-fonts`;
/** Kerning, marks above and below letters, ligatures, and numbers of one width and height. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'pnum', 'tnum'];

/** A `@font-face`: its file, characters and weights. */
interface Face {
  readonly file: string;
  readonly text: string;
  readonly weights: { readonly min: number; readonly max: number };
}

/** The faces in a stylesheet; those without all three are skipped. */
export function facesOf(styles: string): Face[] {
  return styles.split('@font-face').flatMap((face) => {
    const file = /url\('([^']+)'\)/.exec(face)?.[1];
    const range = /unicode-range:([^;]+);/.exec(face)?.[1];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
    if (file === undefined || range === undefined || min === undefined) return [];
    const text = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from, to]) => {
      const first = parseInt(from!, 16);
      const length = parseInt(to ?? from!, 16) - first + 1;
      return String.fromCodePoint(...Array.from({ length }, (_, i) => first + i));
    });
    return [{ file, text: text.join(''), weights: { min: Number(min), max: Number(max) } }];
  });
}

/** Writes the subset of a font to the cache, unless it is there, and returns its path. */
async function subsetOf({ file, text, weights }: Face): Promise<string> {
  const font = readFileSync(createRequire(import.meta.url).resolve(file));
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([text, weights, FEATURES]))
    .digest('hex');
  const path = `${CACHE}/${key.slice(0, 16)}/${file.split('/').at(-1)!}`;
  if (!existsSync(path)) {
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: FEATURES } as const;
    const subset = await subsetFont(font, text, options);
    mkdirSync(dirname(path), { recursive: true });
    // Builds may run at the same time: a file must be there completely or not at all.
    const draft = `${path}.${String(process.pid)}`;
    writeFileSync(draft, subset);
    renameSync(draft, path);
  }
  return path;
}

export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    async config() {
      const faces = facesOf(readFileSync(STYLES, 'utf8'));
      const alias = [];
      for (const face of faces) alias.push({ find: face.file, replacement: await subsetOf(face) });
      return { resolve: { alias } };
    },
  };
}
