/**
 * @jest-environment-options {"production": true}
 *
 * What the result panel shows at the end of a game.
 */
import { type ReactElement, createElement } from 'react';
import { describe, expect, it } from '@jest/globals';
import { Final } from '../../../../src/table/final/Final.tsx';
import { FinalDetails } from '../../../../src/games/dominant-species/board/scores/FinalDetails.tsx';
import type { Position } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { standings } from '../../../../src/games/dominant-species/rules/scoring.ts';
import { isTile, onTile } from '../../../../src/games/dominant-species/rules/state.ts';
import { framed } from '../support/framed.tsx';
import { type Story, randomGame, playMoves } from '../support/story.ts';

/** The text of a part of the board at the end of a game. */
const read = (story: Story, part: ReactElement, seats?: readonly number[]): string =>
  framed(story, standings(story.state).length, part, seats)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ +/g, ' ');

const final = (story: Story, seats?: readonly number[]) => read(story, createElement(Final), seats);
const details = (story: Story) => read(story, createElement(FinalDetails));

/** A game of bird and insect that ends at once, with what they had before and species on the wetland. */
const ended = (vps: { bird: number; insect: number }, rest: Partial<Position> = {}) =>
  playMoves(
    {
      earth: {
        '0,0': { terrain: 'sea', tundra: true },
        '0,-1': { terrain: 'wetland', species: { insect: 3, bird: 1 } },
      },
      elements: { '0,-1 0,0 1,-1': 'seed', '-1,-1 0,-2 0,-1': 'grass' },
      animals: { bird: { vps: vps.bird }, insect: { vps: vps.insect } },
      cards: { faceUp: [], taken: ['ice age'] },
      at: { phase: 'reset' },
      ...rest,
    },
    [],
  );

describe('the result', () => {
  it('says who won, by how much and why it is over', () => {
    // The wetland gives the insect 8, the bird 4.
    expect(final(ended({ bird: 20, insect: 10 }))).toContain(
      'Ann wins with the bird: 24 VPs. 6 VPs ahead of Bea with the insect. The Ice Age has come.',
    );
  });

  it('says first how the player at this screen did, and where the largest difference came from', () => {
    const story = ended({ bird: 20, insect: 10 });
    // At the wetland the insect got more, so what decided it lies before this history.
    expect(final(story, [1])).toContain('You came 2nd, 6 behind Ann.');
    expect(final(story, [0])).toContain('You won, 6 ahead of Bea.');
    expect(final(story, [0])).not.toContain('The largest difference');
    // Ahead by what the wetland brings.
    expect(final(ended({ bird: 10, insect: 10 }), [0])).toMatch(
      /You came 2nd, 4 behind Bea\. The largest difference: [^,]+, 4 for you, 8 for Bea\./,
    );
    // Of several at one screen, or of those who watch, nobody is "you".
    expect(final(story, [0, 1])).not.toContain('You ');
    expect(final(story)).not.toContain('You ');
  });

  it('says that the food chain broke a tie', () => {
    expect(final(ended({ bird: 14, insect: 10 }))).toContain(
      'Ann wins with the bird: 18 VPs. A tie with the insect: the bird is higher on the food chain.',
    );
  });

  it('says that the food chain broke ties further down, and of three for the first place', () => {
    const four = (vps: Record<'bird' | 'amphibian' | 'arachnid' | 'insect', number>) =>
      final(
        ended(
          { bird: vps.bird, insect: vps.insect },
          {
            players: [['bird'], ['insect'], ['arachnid'], ['amphibian']],
            earth: { '0,0': { terrain: 'sea', tundra: true } },
            elements: {},
            animals: Object.fromEntries(Object.entries(vps).map(([animal, each]) => [animal, { vps: each }])),
          },
        ),
      );
    expect(four({ bird: 9, amphibian: 5, arachnid: 5, insect: 5 })).toContain(
      'The food chain breaks the tie at 5 VPs: the amphibian, then the arachnid, then the insect.',
    );
    const three = four({ bird: 9, amphibian: 9, arachnid: 1, insect: 9 });
    expect(three).toContain('A tie with the amphibian and the insect: the bird is highest on the food chain.');
    expect(three).not.toContain('goes by');
  });

  it('says when a game ended without Ice Age', () => {
    const lifeless = ended(
      { bird: 1, insect: 2 },
      {
        cards: { faceUp: [], taken: [] },
        earth: { '0,0': { terrain: 'sea', tundra: true } },
        elements: {},
        animals: { bird: { genePool: 0 }, insect: { genePool: 0 } },
      },
    );
    expect(lifeless.state.over).toBe(true);
    expect(final(lifeless)).toContain('no species was left');
  });

  it('shows all animals of a player, and which counts', () => {
    const story = randomGame({ players: 2, animalsEach: 3, randomEarth: false, animals: 'dealt' }, 4);
    const text = final(story);
    const [first, second] = standings(story.state);
    expect(text).toContain('Each player’s score is that of their lowest animal.');
    for (const vps of story.state.vps) expect(text).toContain(` ${String(vps)} `);
    expect(text.match(/\d+ \(counts for its player\)/g)?.map((counting) => parseInt(counting))).toEqual([
      first!.score,
      second!.score,
    ]);
  });

  it('tells where the VPs came from and what each tile gave', () => {
    const end = ended({ bird: 20, insect: 10 });
    expect(final(end)).toContain('At the start 20 10 Final scoring 4 8 Total 24 18');
    expect(details(end)).toMatch(/Wetland \S*D2\S* 1st place: Insect \+8 VPs, 1st \+8 2nd place: Bird \+4 VPs,/);
  });

  it.each([1, 2])('adds up whole games, tile by tile (seed %i)', (seed) => {
    const story = randomGame({ players: 4, animalsEach: 1, randomEarth: false, animals: 'dealt' }, seed);
    const text = details(story);
    expect(text).not.toMatch(/undefined|NaN/);
    expect(final(story)).toContain(
      `Total ${story.state.vps.filter((_, animal) => story.state.owner[animal]! >= 0).join(' ')} `,
    );
    const settled = story.state.terrain.filter(
      (_, hex) =>
        isTile(story.state, hex) &&
        story.state.owner.some((_owner, animal) => story.state.species[onTile(animal, hex)]! > 0),
    );
    expect(text.match(/1st place:/g)?.length ?? 0).toBe(settled.length);
  });
});
