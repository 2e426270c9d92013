import { describe, expect, it } from '@jest/globals';
import { type Endgame, endgame } from '../../../../src/games/dominant-species/bots/endgame.ts';
import { worthOf } from '../../../../src/games/dominant-species/bots/outlook.ts';
import { TUNING, startSearch } from '../../../../src/games/dominant-species/bots/search.ts';
import { ANIMALS, BIRD, MAMMAL } from '../../../../src/games/dominant-species/rules/components.ts';
import type { Move } from '../../../../src/games/dominant-species/rules/moves.ts';
import { moveText } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { apply, legalMoves } from '../../../../src/games/dominant-species/rules/play.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { dealing, table } from '../support/table.ts';

/** Disks with which bird and mammal match every tile they are on, so that nothing goes extinct. */
const ELEMENTS = {
  '-1,0 0,-1 0,0': 'seed',
  '0,-1 1,-1 0,0': 'meat',
  '1,0 0,1 0,0': 'seed',
  '0,1 -1,1 0,0': 'meat',
  '1,-1 1,0 0,0': 'seed',
  '-1,1 -1,0 0,0': 'meat',
};

/** The last turn: Ice Age is taken, and bird and mammal have pawns on Domination. */
const lastTurn = (position: object = {}): State =>
  table({
    players: [['bird'], ['mammal']],
    earth: {
      '0,0': { terrain: 'sea', species: { bird: 3, mammal: 1 } },
      '0,-1': { terrain: 'wetland', species: { bird: 1, mammal: 3 } },
      '1,0': { terrain: 'desert', species: { bird: 2 } },
      '0,1': { terrain: 'mountain', species: { bird: 1, mammal: 2 } },
      '-1,1': { terrain: 'forest', species: { bird: 2, mammal: 1 } },
      '-1,0': { terrain: 'jungle', species: { bird: 1, mammal: 3 } },
    },
    elements: ELEMENTS,
    cards: { faceUp: ['ecodiversity', 'nocturnal'], taken: ['ice age'] },
    display: { domination: ['bird', 'mammal', 'bird'] },
    at: { phase: 'execution' },
    ...position,
  });

/** What a position is worth to every player if all play their best, by exhaustive search to the end. */
function bestOf(s: State): Float64Array {
  const worth = new Float64Array(ANIMALS.length);
  if (s.over) {
    worthOf(s, Float64Array.from(s.vps), worth);
    return worth;
  }
  const player = s.owner[s.asked]!;
  const [first, ...others] = legalMoves(s).map((move) => bestOf(apply(s, move, dealing([]))));
  return others.reduce((best, other) => (other[player]! > best[player]! ? other : best), first!);
}

/** What every move is worth to the player who decides, as text, to compare. */
function worths(s: State, ended: Endgame): Map<Move, string> {
  const player = s.owner[s.asked]!;
  return new Map(ended.answers.map(({ move, worth }) => [move, worth[player]!.toFixed(6)]));
}

describe('an ending', () => {
  it.each([
    ['three pawns', {}],
    ['one pawn', { display: { domination: ['bird'] } }],
    ['a rival to answer', { display: { domination: ['bird', 'mammal'] } }],
    ['no card to take', { cards: { faceUp: [], taken: ['ice age'] } }],
  ])('with %s is worth what playing out every answer says', (_, position) => {
    const s = lastTurn(position);
    const ended = endgame(s, 1e6)!;
    expect(ended.isExact).toBe(true);
    const player = s.owner[s.asked]!;
    const expected = legalMoves(s).map(
      (move) => [move, bestOf(apply(s, move, dealing([])))[player]!.toFixed(6)] as const,
    );
    expect(worths(s, ended)).toEqual(new Map(expected));
    expect(ended.answers.map(({ worth }) => worth[player])).toEqual(
      ended.answers.map(({ worth }) => worth[player]).sort((a, b) => b! - a!),
    );
  });

  it('scores a tile for the lead that it brings, not for the most VPs', () => {
    // The sea pays the bird 9 and the mammal 5; the savannah pays the bird alone, 7.
    const s = lastTurn({
      earth: {
        '0,0': { terrain: 'sea', species: { bird: 3, mammal: 2 } },
        '1,0': { terrain: 'savannah', species: { bird: 2 } },
      },
      cards: { faceUp: [], taken: ['ice age'] },
      display: { domination: ['bird'] },
    });
    const [best] = endgame(s, 1e6)!.answers;
    expect(moveText(best!.move)).toEqual({ tile: '1,0' });
    expect(best!.vps[BIRD]! - best!.vps[MAMMAL]!).toBe(7 + (9 - 5) + 7);
  });

  it('is not exact where not all of it can be looked at, and finds the best answer all the same', () => {
    const s = lastTurn();
    const whole = endgame(s, 1e6)!;
    const part = endgame(s, 600)!;
    expect(part.isExact).toBe(false);
    expect(part.answers[0]!.move).toBe(whole.answers[0]!.move);
    expect(new Set(part.answers.map(({ move }) => move))).toEqual(new Set(legalMoves(s)));
    expect(endgame(s, 5)).toBeNull();
  });

  it('is not exact where something may be drawn', () => {
    const s = lastTurn({ cards: { faceUp: ['symbiotic'], taken: ['ice age'] } });
    expect(endgame(s, 1e6)!.isExact).toBe(false);
  });

  it('is none before Domination, or before Ice Age lies face up', () => {
    expect(endgame(lastTurn({ cards: { faceUp: ['blight'], taken: [] } }), 1e6)).toBeNull();
    expect(endgame(lastTurn({ at: { phase: 'planning' } }), 1e6)).toBeNull();
  });

  it('weighs more with the search than rollouts where it is not exact, and settles it where it is', () => {
    const s = lastTurn();
    const searched = (endgamePositions: number, rollouts: number) => {
      const search = startSearch(s, rng(1), { tuning: { ...TUNING, endgamePositions } });
      for (let i = 0; i < rollouts; i++) search.step();
      return search;
    };
    const whole = searched(1e6, 0);
    expect(whole.isSure).toBe(true);
    expect(whole.result()[0]).toMatchObject({
      move: endgame(s, 1e6)!.answers[0]!.move,
      visits: Infinity,
      standardError: 0,
    });
    const part = searched(600, 30).result();
    const [best, other] = part;
    expect(best!.worth - other!.worth).toBeCloseTo(best!.first - other!.first, 0);
    for (const { move, worth } of endgame(s, 600)!.answers) {
      expect(part.find((tried) => tried.move === move)!.first).toBeCloseTo(worth[0]!, 6);
    }
    expect(part.reduce((sum, { visits }) => sum + visits, 0)).toBe(30);
  });
});
