/** What is told while others decide, and at the start of one's turn. */
import { describe, expect, it } from '@jest/globals';
import { ANIMALS } from '../../../../src/games/dominant-species/rules/components.ts';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { fineprinted } from '../../../../src/ui/fine-print.ts';
import { history as board } from '../../../../src/games/dominant-species/board/history.tsx';
import { readingTime } from '../../../../src/games/dominant-species/board/narration/reading-time.ts';
import type { Types } from '../../../../src/games/dominant-species/board/table.ts';
import { recap, report } from '../../../../src/table/news/news.ts';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import type { LogLine } from '../../../../src/table/types.ts';
import { type Story, playMoves } from '../support/story.ts';
import { STARTING_EARTH } from '../support/table.ts';

const en = await loadWords('en');

const BIRD = 0;
const INSECT = 1;

const read = ({ text }: LogLine<Types>): string =>
  fineprinted(text)
    .map((part) => part.text)
    .join('')
    .replaceAll('\u00a0', ' ');
const tableOf = ({ state, history }: Story) => tableAtRest<Types>({ state, history, names: ['Ann', 'Bea'], words: en });
const reported = (story: Story, seats: readonly number[]) =>
  report<Types>(board, tableOf(story), seats).map(({ line }) => line);
/** The sentences below the heading of each action. */
const headed = (story: Story, seats: readonly number[]): string[][] => {
  const actions: string[][] = [];
  let before: LogLine<Types>['action'];
  for (const line of reported(story, seats)) {
    if (line.action !== before) actions.push([line.action!.title]);
    actions.at(-1)!.push(read(line));
    before = line.action;
  }
  return actions;
};
const missed = (story: Story, player: number) => recap<Types>(board, tableOf(story), player);
const since = (story: Story, player: number): string[] => missed(story, player).map(read);

const earth = (species: Record<string, Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(STARTING_EARTH).map(([hex, tile]) => [hex, { ...tile, species: species[hex] ?? {} }]),
  );

/** The last pawn of a turn scores a tile where the insect then dies out: the Reset follows at once. */
const lastOfTheTurn = (): Story =>
  playMoves(
    {
      earth: earth({ '0,-1': { bird: 2, insect: 1 } }),
      elements: { '0,-1 0,0 1,-1': 'seed' },
      display: { domination: ['bird'] },
      cards: { faceUp: ['blight', 'fertile'], taken: [] },
      at: { phase: 'domination' },
    },
    [{ tile: '0,-1' }, { card: 'fertile' }],
    [
      ...['aquatic', 'biomass', 'habitat', 'disease'].map((card) => ({ card })),
      ...['sun', 'sun', 'meat', 'grub', 'water', 'water', 'water', 'seed', 'grass', 'grass', 'grass', 'meat'].map(
        (element) => ({ element }),
      ),
      ...Array.from({ length: 3 }, () => ({ tile: 'jungle' })),
    ],
  );

describe('while others decide', () => {
  it('tells what another animal did, and the Reset that follows', () => {
    const [card, reset, ...more] = headed(lastOfTheTurn(), [INSECT]);
    expect(card).toEqual(['Bird: Fertile', 'The bird dominates the tile and takes Fertile.', 'Fertile brings VPs.']);
    expect(reset![0]).toBe('Reset');
    expect(reset).toContain('Extinct: insect, 1 on the wetland D2.');
    expect(reset!.join()).not.toMatch(/Drawn/);
    expect(more).toEqual([]);
  });

  it('of one’s own move tells only what the rules did next, for as long as it takes to read', () => {
    const story = lastOfTheTurn();
    expect(headed(story, [BIRD]).map(([heading]) => heading)).toEqual(['Reset']);
    expect(readingTime(story.history.at(-1)!, true)).toBeGreaterThan(900);
    const before = { ...story, history: story.history.slice(0, -1) };
    expect(headed(before, [BIRD])).toEqual([]);
    expect(readingTime(before.history.at(-1)!, true)).toBe(0);
  });

  it('tells a forfeited action', () => {
    const story = playMoves(
      {
        earth: earth({ '0,-1': { bird: 2 } }),
        display: { domination: ['bird', 'insect'] },
        at: { phase: 'domination' },
      },
      ['forfeit'],
    );
    expect(headed(story, [INSECT])).toEqual([['Bird: Domination', 'The bird forfeits Domination.']]);
  });

  it('does not put the insect’s free species down to the last pawn', () => {
    const story = playMoves(
      {
        elements: { '-1,0 -1,1 0,0': 'seed' },
        display: { speciation: [null, null, 'bird'], domination: ['insect'] },
        at: { question: 'speciation corner', animal: 'bird', space: 'speciation 3' },
      },
      [{ corner: '-1,0 -1,1 0,0' }, { tile: '-1,0' }, { count: 3 }, 'done', { tile: '1,0' }],
    );
    expect(headed(story, [BIRD])).toEqual([
      ['Insect: Speciation', 'The insect places new species: 1 on the desert E4.'],
    ]);
  });

  it('says whose card moves the species of others', () => {
    const story = playMoves(
      {
        earth: earth({ '0,-1': { bird: 2, insect: 1 } }),
        elements: { '0,-1 0,0 1,-1': 'seed' },
        display: { domination: ['bird', 'insect'] },
        cards: { faceUp: ['mass exodus', 'fertile'], taken: [] },
        at: { phase: 'domination' },
      },
      [
        { tile: '0,-1' },
        { card: 'mass exodus' },
        { tile: '0,-1' },
        ...[{ tile: '1,-1' }, { count: 2 }, { tile: '0,0' }],
      ],
    );
    const exodus = reported(story, [INSECT]);
    expect(exodus.map(read)).toEqual([
      'The bird dominates the tile and takes Mass Exodus.',
      'The bird moves 2 from the wetland D2 to the savannah E3.',
      'The bird moves the insect: 1 from the wetland D2 to the tundra D3.',
    ]);
    expect(exodus.map(({ side }) => side)).toEqual(exodus.map(() => ANIMALS.indexOf('bird')));
  });
});

describe('since one’s own last move', () => {
  it('one reads of the Reset that it led to', () => {
    expect(since(lastOfTheTurn(), BIRD)).toContain('Extinct: insect, 1 on the wetland D2.');
    expect(since(lastOfTheTurn(), BIRD).join()).not.toContain('Fertile');
  });

  it('one reads who did what in the middle of an action', () => {
    const story = playMoves(
      {
        earth: earth({ '0,-1': { bird: 2, insect: 3 }, '1,0': { bird: 1 }, '0,1': { bird: 1 } }),
        display: { domination: ['bird', 'insect', 'bird', 'bird'] },
        at: { phase: 'domination' },
      },
      [{ tile: '1,0' }, { tile: '0,-1' }],
    );
    expect(since(story, BIRD)).toEqual(['The insect scores the wetland D2.']);
    expect(missed(story, BIRD).map(({ side }) => side)).toEqual([ANIMALS.indexOf('insect')]);
  });
});
