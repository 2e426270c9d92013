import { describe, expect, it } from '@jest/globals';
import { chanceOf } from '../../../../src/kit/arena.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { consequence, factsFor, factsOf } from '../../../../src/games/dominant-species/bots/facts.ts';
import { greedy } from '../../../../src/games/dominant-species/bots/greedy.ts';
import { ANIMALS, ELEMENTS } from '../../../../src/games/dominant-species/rules/components.ts';
import { HEXES } from '../../../../src/games/dominant-species/rules/earth.ts';
import { dominantOn } from '../../../../src/games/dominant-species/rules/matching.ts';
import { legalMoves, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import { goingExtinct } from '../../../../src/games/dominant-species/rules/reset.ts';
import { placings } from '../../../../src/games/dominant-species/rules/scoring.ts';
import { type State, held, isTile, onTile } from '../../../../src/games/dominant-species/rules/state.ts';
import { readMove } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { STARTING_EARTH, table } from '../support/table.ts';

const sumOver = (count: number, of: (i: number) => number): number =>
  Array.from({ length: count }, (_, i) => of(i)).reduce((sum, each) => sum + each, 0);
const tiles = (s: State, of: (hex: number) => number): number =>
  sumOver(HEXES, (hex) => (isTile(s, hex) ? of(hex) : 0));

/** What a fact says, counted again from the position alone, for one animal. */
const COUNTED: Readonly<Record<string, (s: State, animal: number) => number>> = {
  saves: (s, animal) => {
    const dying = tiles(s, (hex) => goingExtinct(s, animal, hex));
    return -(ANIMALS[animal] === 'mammal' ? Math.max(0, dying - 1) : dying);
  },
  places: (s, animal) => tiles(s, (hex) => s.species[onTile(animal, hex)]!),
  dominates: (s, animal) => tiles(s, (hex) => (dominantOn(s, hex) === animal ? 1 : 0)),
  leads: (s, animal) => tiles(s, (hex) => (placings(s, hex)[0]?.animal === animal ? 1 : 0)),
  gains: (s, animal) => sumOver(ELEMENTS.length, (element) => s.added[held(animal, element)]!),
  scores: (s, animal) => s.vps[animal]!,
};
/** The fact that says how much less a rival has of what another counts. */
const RIVALS: Readonly<Record<string, string>> = { endangers: 'saves', removes: 'places', breaks: 'dominates' };

describe('facts', () => {
  it('are true of the positions before and after the action, in whole games', () => {
    let checked = 0;
    for (const [deal, players, animalsEach] of [
      [1, 4, 1],
      [2, 2, 3],
      [3, 3, 2],
    ] as const) {
      const chance = chanceOf(deal);
      const s = newGame({ players, animalsEach, randomEarth: false, animals: 'dealt' }, chance);
      const randomInt = rng(deal);
      for (let asked = 0; !s.over && s.turn <= 4; asked++) {
        const moves = legalMoves(s);
        const move = moves[asked % moves.length]!;
        const after = consequence(s, move);
        const player = s.owner[s.asked]!;
        for (const { reason, values = {} } of asked % 3 === 0 ? factsOf(s, move) : []) {
          const of = COUNTED[reason === 'scoresBefore' ? 'scores' : (RIVALS[reason] ?? reason)];
          if (!of) continue;
          const animals =
            reason in RIVALS
              ? [values.animal!]
              : ANIMALS.flatMap((_, animal) => (s.owner[animal] === player ? [animal] : []));
          const change = animals.reduce((sum, animal) => sum + of(after!, animal) - of(s, animal), 0);
          const said = values.vps ?? values.count!;
          expect({ reason, said: reason in RIVALS ? -said : said }).toEqual({ reason, said: change });
          checked++;
        }
        play(s, greedy(s, randomInt), chance);
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  it('leave the position alone', () => {
    const s = newGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chanceOf(4));
    const before = JSON.stringify(s);
    for (const move of legalMoves(s)) factsOf(s, move);
    expect(JSON.stringify(s)).toBe(before);
  });

  const tile = (hex: string): number => readMove({ value: { tile: hex }, path: 'move' });

  /** A bird about to score by Domination; the mammal comes later, and the wetland is its best tile too. */
  const scoring = (): State =>
    table({
      players: [['bird'], ['mammal']],
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 4, mammal: 2 } },
        '1,0': { terrain: 'desert', species: { bird: 4 } },
      },
      display: { domination: ['bird', 'mammal'] },
      at: { phase: 'execution' },
    });

  it('say who would have scored a tile later', () => {
    const s = scoring();
    const wetland = tile('0,-1');
    const desert = tile('1,0');
    const mammal = ANIMALS.indexOf('mammal');
    expect(factsOf(s, wetland)).toContainEqual(
      expect.objectContaining({ reason: 'scoresBefore', values: expect.objectContaining({ vps: 8, animal: mammal }) }),
    );
    expect(factsOf(s, desert).map(({ reason }) => reason)).toContain('scores');
  });

  it('put first what the other answer does less of', () => {
    const s = scoring();
    const wetland = tile('0,-1');
    const desert = tile('1,0');
    expect(factsFor(s, wetland, desert)[0]!.reason).toBe('scoresBefore');
    expect(factsFor(s, desert, wetland).map(({ reason }) => reason)).toEqual(
      factsOf(s, desert).map(({ reason }) => reason),
    );
  });
});
