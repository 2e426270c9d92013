/** What the tiles show while it is asked which of them is scored. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { ScoreTags } from '../../../../src/games/dominant-species/board/earth/ScoreTags.tsx';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import type { Types } from '../../../../src/games/dominant-species/board/table.ts';
import { ANIMALS } from '../../../../src/games/dominant-species/rules/components.ts';
import { legalMoves } from '../../../../src/games/dominant-species/rules/play.ts';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import type { Table } from '../../../../src/table/types.ts';
import { TableProvider } from '../../../../src/table/use-table.ts';
import { playMoves } from '../support/story.ts';
import { STARTING_EARTH } from '../support/table.ts';

const en = await loadWords('en');

/** The bird is to score one of two tiles: on the first it has most species, on the second the insect has. */
const { state } = playMoves(
  {
    earth: Object.fromEntries(
      Object.entries(STARTING_EARTH).map(([hex, tile]) => [
        hex,
        { ...tile, species: { '0,-1': { bird: 2, insect: 1 }, '1,-1': { bird: 1, insect: 3 } }[hex] ?? {} },
      ]),
    ),
    elements: { '0,-1 0,0 1,-1': 'seed', '0,-1 1,-2 1,-1': 'grass' },
    display: { domination: ['bird'] },
    at: { phase: 'domination' },
  },
  [],
);

function tags(more: Partial<Table<Types>> = {}): string[] {
  const table = tableAtRest<Types>({
    state,
    names: ['Ann', 'Bea'],
    words: en,
    question: { seat: 0, phase: 'domination', kind: 'domination tile', side: ANIMALS.indexOf('bird') },
    legal: new Set(legalMoves(state)),
    ...more,
  });
  const markup = renderToStaticMarkup(
    <TableProvider<Types> table={table}>
      <svg>
        <ScoreTags />
      </svg>
    </TableProvider>,
  );
  return markup.split('class="ds-tag"').slice(1);
}
const numbers = (tag: string): string[] => [...tag.matchAll(/>(\+\d+)</g)].map(([, text]) => text!);

describe('A tile that can be scored', () => {
  it('shows the VPs of the choosing animal, and who scores most if it is another', () => {
    const shown = tags();
    // The third answer is to score none.
    expect(shown).toHaveLength(2);
    // Two animals live on each: the dominant one need not be the one with most species.
    expect(
      shown
        .map(numbers)
        .map(({ length }) => length)
        .sort(),
    ).toEqual([1, 2]);
    const theirs = shown.find((tag) => numbers(tag).length === 2)!;
    const [own, most] = numbers(theirs).map(Number);
    expect(own!).toBeGreaterThan(0);
    expect(most!).toBeGreaterThan(own!);
    expect(theirs).toContain('insect');
  });

  it('says nothing while others decide, or something else is asked', () => {
    expect(tags({ legal: new Set() })).toEqual([]);
    expect(tags({ question: { seat: 0, phase: 'planning', kind: 'planning space', side: 0 } })).toEqual([]);
  });
});
