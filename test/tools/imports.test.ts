/**
 * Which files import which. No file or folder imports itself by way of others in the same folder, not even for types: everything can be
 * read, and moved, from the bottom up.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

/** What files import from one another: values, types, stylesheets, and what is loaded later. */
const importsOf = (files: ReadonlyMap<string, string>): (readonly [file: string, imported: string])[] =>
  [...files].flatMap(([file, text]) =>
    ts
      .preProcessFile(text)
      .importedFiles.map(({ fileName }) => [file, join(dirname(file), fileName.replace(/\?.*$/, ''))] as const)
      .filter(([, imported]) => imported !== file && files.has(imported)),
  );

/** By folder, the entries that import another entry of it, and by which import. */
function foldersOf(files: ReadonlyMap<string, string>): Map<string, Map<string, Map<string, string>>> {
  const folders = new Map<string, Map<string, Map<string, string>>>();
  for (const [file, imported] of importsOf(files)) {
    const [from, to] = [file.split('/'), imported.split('/')];
    const depth = from.findIndex((name, i) => name !== to[i]);
    const folder = from.slice(0, depth).join('/');
    const graph = folders.get(folder) ?? new Map<string, Map<string, string>>();
    const known = graph.get(from[depth]!) ?? new Map<string, string>();
    folders.set(folder, graph.set(from[depth]!, known.set(to[depth]!, `${file} → ${imported}`)));
  }
  return folders;
}

/** The cycles in a graph, each once, as first encountered: its imports. */
function circlesIn(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (name: string): void => {
    const since = path.indexOf(name);
    if (since >= 0)
      circles.push([...path.slice(since), name].slice(1).map((to, i) => graph.get(path[since + i]!)!.get(to)!));
    if (since >= 0 || done.has(name)) return;
    path.push(name);
    for (const next of graph.get(name)?.keys() ?? []) walk(next);
    path.pop();
    done.add(name);
  };
  for (const name of graph.keys()) walk(name);
  return circles;
}

const circles = (files: ReadonlyMap<string, string>): string[][] => [...foldersOf(files).values()].flatMap(circlesIn);

describe('a circle', () => {
  const B = `import { a } from './a.ts';`;
  it.each([
    ['of values', `import { type B, b } from './b.ts';`],
    ['of types', `import type { B } from './b.ts';`],
    ['of a type in its place', `type B = import('./b.ts').B;`],
    ['of what is handed on', `export * from './b.ts';`],
    ['of what is fetched later', `const b = import('./b.ts');`],
  ])('%s is found', (_, a) => {
    expect(circles(new Map(Object.entries({ 'src/a.ts': a, 'src/b.ts': B })))).toEqual([
      ['src/a.ts → src/b.ts', 'src/b.ts → src/a.ts'],
    ]);
  });

  it('of folders is found, though none of their files is in one', () => {
    const files = {
      'src/app/lobby/Pages.tsx': `import { Table } from '../table/Table.tsx';`,
      'src/app/table/Table.tsx': `import { useEffect } from 'react';`,
      'src/app/table/seats.ts': `import '../lobby/lobby.css';`,
      'src/app/lobby/lobby.css': '',
    };
    expect(circles(new Map(Object.entries(files)))).toEqual([
      ['src/app/lobby/Pages.tsx → src/app/table/Table.tsx', 'src/app/table/seats.ts → src/app/lobby/lobby.css'],
    ]);
  });
});

it.each([[['src', 'server', 'tools', 'bench', 'package']], [['test']]])('there is no circle in %j', (roots) => {
  const paths = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => join(root, name))
      .filter((path) => /\.(tsx?|js|css)$/.test(path) && !/\/(node_modules|dist)\//.test(path)),
  );
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  expect(importsOf(files).length).toBeGreaterThan(files.size);
  expect(circles(files)).toEqual([]);
});
