/** Elements gained and lost: on an animal's display, in words, and in the preview of a move. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { TableProvider } from '../../../../src/table/use-table.ts';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import { EarthInWords } from '../../../../src/games/dominant-species/board/earth/EarthInWords.tsx';
import { effectText } from '../../../../src/games/dominant-species/board/log/effect-text.ts';
import { markedElements } from '../../../../src/games/dominant-species/board/animals/element-marks.ts';
import { preview } from '../../../../src/games/dominant-species/board/preview/preview.ts';
import type { Types } from '../../../../src/games/dominant-species/board/table.ts';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { ANIMALS, ELEMENTS } from '../../../../src/games/dominant-species/rules/components.ts';
import { type MoveText, readMove } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { answer, table, taking } from '../support/table.ts';

const en = await loadWords('en');

const BIRD = ANIMALS.indexOf('bird');
const [GRASS, GRUB, SUN] = (['grass', 'grub', 'sun'] as const).map((name) => ELEMENTS.indexOf(name));

describe('the elements of an animal', () => {
  const gain = { event: 'element gained', animal: BIRD, element: GRASS! } as const;
  const loss = { event: 'element lost', animal: BIRD, element: SUN! } as const;
  const s = table({ animals: { bird: { elements: ['grass', 'grub', 'sun'] } } });

  it('are marked where an answer would bring or take them', () => {
    expect(markedElements(s, BIRD, [gain, loss], true)).toEqual([
      { element: GRASS, mark: 'held' },
      { element: GRASS, mark: 'gained' },
      { element: GRUB, mark: 'held' },
      { element: SUN, mark: 'lost' },
    ]);
  });

  it('are marked where they have come, and where there is room for what has gone', () => {
    expect(markedElements(s, BIRD, [gain, { ...loss, element: ELEMENTS.indexOf('meat') }], false)).toEqual([
      { element: GRASS, mark: 'gained' },
      { element: GRUB, mark: 'held' },
      { element: ELEMENTS.indexOf('meat'), mark: 'lost' },
      { element: SUN, mark: 'held' },
    ]);
    expect(markedElements(s, ANIMALS.indexOf('insect'), [gain, loss], false)).toEqual([]);
  });
});

describe('an answer that is looked at', () => {
  const effectOf = (state: State, move: MoveText): string[] =>
    effectText({ state, words: en }, readMove({ value: move, path: 'move' }));
  const changes = (s: State, move: MoveText): string[] =>
    preview(s, readMove({ value: move, path: 'move' })).events.map(({ event }) => event);

  it('tells what Adaptation would bring', () => {
    const s = table({
      boxes: { adaptation: ['sun', 'grub'] },
      display: { adaptation: ['bird'] },
      at: { phase: 'adaptation' },
    });
    expect(effectOf(s, { element: 'sun' })).toContain('The bird gains sun.');
    expect(changes(s, { element: 'sun' })).toContain('element gained');
  });

  it('tells what Regression would still take', () => {
    const s = table({
      animals: { bird: { elements: ['sun', 'water', 'grub'] } },
      boxes: { regression: ['sun', 'water', 'grub'] },
      display: { regression: ['bird', 'bird'] },
      at: { phase: 'regression' },
    });
    // The bird names two types to keep; with the second the third is lost.
    expect(effectOf(s, { element: 'sun' })).toEqual([]);
    const second = answer(s, { element: 'sun' });
    expect(effectOf(second, { element: 'water' })).toContain('The bird loses grub.');
    expect(changes(second, { element: 'water' })).toContain('element lost');
  });

  const taken = {
    earth: { '0,0': { terrain: 'sea', tundra: true }, '0,-1': { terrain: 'wetland', species: { bird: 1 } } },
  };

  it('tells what Metamorphosis and Disease would take', () => {
    const swap = taking('metamorphosis', taken)({ animals: { bird: { elements: ['sun', 'meat'] } } });
    const gained = effectOf(answer(swap, { element: 'sun' }), { element: 'grub' });
    expect(gained).toContain('The bird loses sun.');
    expect(gained).toContain('The bird gains grub.');
    const disease = taking('disease', taken)({ animals: { insect: { elements: ['sun', 'meat'] } } });
    expect(effectOf(disease, { element: 'meat' })).toContain('The insect loses meat.');
  });
});

describe('earth in words', () => {
  it('has a line for each tile: its elements, who lives there and who dominates', () => {
    const state = table({
      earth: {
        '0,0': { terrain: 'sea', tundra: true },
        '0,-1': { terrain: 'wetland', species: { bird: 2, insect: 1 } },
      },
      elements: { '0,-1 0,0 1,-1': 'seed', '-1,-1 0,-2 0,-1': 'grub' },
    });
    const shown = tableAtRest<Types>({ state, names: ['Ann', 'Bea'], words: en });
    const page = renderToStaticMarkup(
      createElement(TableProvider<Types>, { table: shown }, createElement(EarthInWords)),
    );
    expect(page.match(/<li>.*?<\/li>/g)).toEqual([
      '<li>Wetland (D2): grub and seed. Bird 2: matches 2, dominates, would score 8; Insect 1: matches 0, endangered, would score 4.</li>',
      '<li>Tundra (D3): seed. No species here.</li>',
    ]);
  });
});
