/** The documents name only files that are there; the page about the way of a move only what is in the code. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const CODE = ['src/kit', 'src/app', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
      /\.tsx?$/.test(name) && !name.startsWith('dist') ? [readFileSync(`${folder}/${name}`, 'utf8')] : [],
    ),
  )
  // Comments may name what is gone.
  .map((text) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  .join('\n');
const WORDS = new Set(CODE.match(/[\w$]+(-\w+)*/g));

/** The names and paths that are not in the code. */
const missing = (names: readonly string[]): string[] =>
  names.filter((name) => (name.includes('/') ? !existsSync(name) : !WORDS.has(name)));

it('the page about the way of a move names files, functions and types that are there', () => {
  const names = [...readFileSync('docs/move.md', 'utf8').matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(50);
  expect(missing(names)).toEqual([]);
  expect(missing(['src/kit/motor.ts', 'carryOutTheMove'])).toHaveLength(2);
});

it('so does its picture', () => {
  const lines = [...readFileSync('docs/move.svg', 'utf8').matchAll(/<text class="c"[^>]*>([^<]+)</g)];
  const names = lines.flatMap(([, line]) => line!.split(', '));
  expect(names.length).toBeGreaterThan(20);
  expect(missing(names)).toEqual([]);
});

it('the documents name files and folders that are there', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ];
  const named = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`((?:src|server|tools|bench|package|test|docs)\/[\w./-]+)`/g)].map(
      ([, path]) => path!,
    ),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([]);
});
