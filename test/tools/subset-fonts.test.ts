import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { facesOf } from '../../tools/build/subset-fonts.ts';

const faces = facesOf(readFileSync('src/app/ui/fonts.css', 'utf8'));

describe('The fonts of the page', () => {
  it('are four files, of which the weights that styles name are kept', () => {
    expect(faces.map(({ file, weights }) => [file.split('/').at(-1), weights])).toEqual([
      ['inter-latin-wght-normal.woff2', { min: 400, max: 800 }],
      ['inter-latin-ext-wght-normal.woff2', { min: 400, max: 800 }],
      ['source-serif-4-latin-wght-normal.woff2', { min: 400, max: 800 }],
      ['source-serif-4-latin-ext-wght-normal.woff2', { min: 400, max: 800 }],
    ]);
  });

  it('have every letter that the catalogues use, in the file that is fetched first', () => {
    const first = new Set(faces[0]!.text);
    const catalogues = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(words|content)\/.*\.(json|md)$/.test(name),
    );
    expect(catalogues.length).toBeGreaterThan(30);
    const letters = new Set(
      catalogues.flatMap((name) => readFileSync(`src/${name}`, 'utf8').match(/[\p{L}\p{N}\p{P}]/gu) ?? []),
    );
    expect(letters).toContain('ß');
    expect([...letters].filter((letter) => !first.has(letter))).toEqual([]);
  });

  it('say what they are for', () => {
    const face = "@font-face { src: url('a.woff2'); font-weight: 300 500; unicode-range: U+0041-0043, U+E9; }";
    expect(facesOf(`${face} @font-face { src: url('b.woff2'); }`)).toEqual([
      { file: 'a.woff2', text: 'ABCé', weights: { min: 300, max: 500 } },
    ]);
  });
});
