/** What is told while others decide, and at the start of one's turn. */
import { describe, expect, it } from '@jest/globals';
import { ANIMALS, PHASES } from '../../../../src/games/dominant-species/rules/components.ts';
import { en } from '../../../../src/games/dominant-species/board/locales/en/index.ts';
import { fineprinted } from '../../../../src/games/dominant-species/board/locales/fine-print.ts';
import { sentence, subjectOf } from '../../../../src/games/dominant-species/board/log/sentences.ts';
import { happenedSince, latestActions } from '../../../../src/games/dominant-species/board/narration/news.ts';
import { readingTime } from '../../../../src/games/dominant-species/board/narration/use-narration.ts';
import type { Happening } from '../../../../src/games/dominant-species/board/state/history.ts';
import { type Story, playMoves } from '../support/story.ts';
import { STARTING_EARTH } from '../support/table.ts';

const BIRD = 0;
const INSECT = 1;

const read = ({ state }: Story, happening: Happening): string =>
  fineprinted(sentence(happening, state, en))
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ');
const headed = (story: Story, seats: readonly number[]): string[][] =>
  latestActions(story.history, story.state, seats).map((action) => [
    `${ANIMALS[action[0]!.by] ?? 'nobody'} ${PHASES[action[0]!.phase]!}`,
    ...action.map((each) => read(story, each)),
  ]);
const since = (story: Story, player: number): string[] =>
  happenedSince(story.history, story.state, player).map((each) => read(story, each));

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
    expect(card).toEqual(['bird domination', 'The bird dominates the tile and takes Fertile.', 'Fertile brings VPs.']);
    expect(reset![0]).toBe('nobody reset');
    expect(reset).toContain('Extinct: insect, 1 on the wetland D2.');
    expect(reset!.join()).not.toMatch(/Drawn/);
    expect(more).toEqual([]);
  });

  it('of one’s own move tells only what the rules did next, for as long as it takes to read', () => {
    const story = lastOfTheTurn();
    expect(headed(story, [BIRD]).map(([heading]) => heading)).toEqual(['nobody reset']);
    expect(readingTime(story.history.at(-1), 'calm', true)).toBeGreaterThan(900);
    const before = { ...story, history: story.history.slice(0, -1) };
    expect(headed(before, [BIRD])).toEqual([]);
    expect(readingTime(before.history.at(-1), 'calm', true)).toBe(0);
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
    expect(headed(story, [INSECT])).toEqual([['bird domination', 'The bird forfeits Domination.']]);
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
      ['insect speciation', 'The insect places new species: 1 on the desert E4.'],
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
    const [exodus] = latestActions(story.history, story.state, [INSECT]);
    expect(exodus!.map((each) => read(story, each))).toEqual([
      'The bird dominates the tile and takes Mass Exodus.',
      'The bird moves 2 from the wetland D2 to the savannah E3.',
      'The bird moves the insect: 1 from the wetland D2 to the tundra D3.',
    ]);
    expect(exodus!.map(subjectOf)).toEqual(exodus!.map(() => ANIMALS.indexOf('bird')));
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
    expect(happenedSince(story.history, story.state, BIRD).map(subjectOf)).toEqual([ANIMALS.indexOf('insect')]);
  });
});
