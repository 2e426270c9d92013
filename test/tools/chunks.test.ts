/** Which modules share a chunk. */
import type { Rolldown } from 'vite';
import { expect, it } from '@jest/globals';
import { chunkNames } from '../../tools/build/chunks.ts';

/** What each module imports statically. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  main: ['registry'],
  registry: [],
  app: ['react', 'registry'],
  react: [],
  chess: ['pieces', 'undo', 'registry'],
  'chess-board': ['pieces', 'react', 'squares', 'button'],
  go: ['undo'],
  'go-board': ['button', 'stones'],
};
const context = {
  getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }),
} as unknown as Rolldown.ChunkingContext;
const nameOf = chunkNames('main', [
  [['app', 'app']],
  [
    ['chess', 'chess'],
    ['chess-table', 'chess-board'],
  ],
  [
    ['go', 'go'],
    ['go-table', 'go-board'],
  ],
]);
const named = (...ids: string[]) => ids.map((id) => nameOf(id, context));

it('puts a module with what it is fetched for, and what is fetched before first', () => {
  expect(named('pieces', 'squares', 'stones', 'chess')).toEqual(['chess', 'chess-table', 'go-table', 'chess']);
});
it('puts what the entry imports in one chunk, and leaves the entry alone', () => {
  expect(named('registry', 'main')).toEqual(['first', null]);
});
it('puts what several lists need in the first chunk of all', () => {
  expect(named('react', 'undo', 'button')).toEqual(['app', 'app', 'app']);
});
it('leaves to the bundler what is fetched later', () => {
  expect(named('editor')).toEqual([null]);
});
