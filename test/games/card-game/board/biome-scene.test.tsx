import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from '@jest/globals';
import { BiomeScene } from '../../../../src/games/card-game/board/art/BiomeScene.tsx';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';

const drawn = (name: string): string => renderToStaticMarkup(<BiomeScene name={name} />);
const kindOf = (name: string): string => /data-kind="(\w+)"/.exec(drawn(name))![1]!;

it('every biome of the table has a landscape of its own', () => {
  const names = RECONSTRUCTION.biomes.map(({ name }) => name);
  expect(new Set(names.map(drawn)).size).toBe(new Set(names).size);
});

it.each([
  ['Sea A', 'sea'],
  ['Rainforest', 'jungle'],
  ['Taiga', 'forest'],
  ['Mangrove swamp', 'wetland'],
  ['Hochland', 'mountain'],
  ['Prärie', 'savannah'],
  ['Great Lake', 'sea'],
  ['Gletscher', 'tundra'],
  ['Dünen', 'desert'],
])('%s is drawn as %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

it('unknown names get different scenes, the same every time', () => {
  const names = ['Xanadu', 'Qwert', 'Blob', 'Zork', 'Foo', 'Quux'];
  expect(new Set(names.map(drawn)).size).toBe(names.length);
  expect(new Set(names.map(kindOf)).size).toBeGreaterThan(2);
  expect(drawn('Xanadu')).toBe(drawn('Xanadu'));
});
