import { describe, expect, it } from '@jest/globals';
import { ownerOf } from '../../../../src/games/evolution-game/rules/adaptation.ts';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import { derived, summary } from '../../../../src/games/evolution-game/rules/derived.ts';
import { rules } from '../../../../src/games/evolution-game/rules/index.ts';
import { MoveList } from '../../../../src/games/evolution-game/rules/moves.ts';
import { nextFreeChange } from '../../../../src/games/evolution-game/rules/movement.ts';
import { after, asked, at } from './table.ts';

const s = at({
  players: [
    { counter: 5, stage: 6, niches: ['A', 'AB', 'C', 'H'] },
    { genePool: 'LLLLLLLL', stage: 14 },
  ],
  domains: 'OOGGGGGG',
  colonies: { A: '1...2....', B: '1........' },
});

describe('what follows from a position', () => {
  it('is where players are adapted and established, what stores and packs hold', () => {
    expect(derived(s)).toEqual({
      players: [
        { adapted: 'ABEF', established: ['A', 'AB'], store: 58 },
        { adapted: '', established: [], store: 59 },
      ],
      packs: { niches: 44, mutation: 52, naturalSelection: 25 },
    });
  });
  it('is summarised in a line for each player', () => {
    expect(summary(s)).toEqual([
      'seat 0 (player 1): Permian (6), on square 5; adapted to ABEF; established in A, AB; 58 in the store',
      'seat 1 (player 2): Pliocene (14), off the circuit; adapted to nothing; established in no niche; 59 in the store',
    ]);
  });
  it('is whose colony stands on a square', () => {
    expect([ownerOf(s, 0, 0), ownerOf(s, 0, 4), ownerOf(s, 0, 1)]).toEqual([0, 1, -1]);
  });
});

describe('the rules behind the interface of games', () => {
  it('count a round as a turn of everybody, and rank by stage', () => {
    expect(rules.decision({ ...s, turn: 5 })).toEqual({ player: 0, phase: 'play', stage: 'begin', round: 3 });
    expect(rules.decision({ ...s, turn: 0 })?.round).toBe(1);
    expect(rules.standing!(s)).toEqual({ places: [2, 1], scores: [6, 14] });
    expect(rules.result(s)).toBeNull();
    expect(rules.defaultOptions(3)).toEqual({ players: 3 });
    expect(rules.players(s)).toBe(2);
  });
});

describe('an edition without Environmental Change squares', () => {
  const timeCircuit = RECONSTRUCTION.timeCircuit.map((square) => (square.startsWith('EC') ? 'G' : square));
  it('leaves the counter where it is when Change The Environment is drawn', () => {
    const data = { ...RECONSTRUCTION, timeCircuit };
    expect(nextFreeChange({ ...s, data }, 0)).toBe(-1);
    const drawn = after({ ...at({}), data }, ['roll'], { time: 4 }, { selection: 'change the environment' });
    expect(drawn.counter[0]).toBe(4);
    expect(asked(drawn)).toBe('begin 2');
  });
});

describe('a list of moves', () => {
  it('grows as it must', () => {
    const list = new MoveList();
    for (let move = 0; move < 5000; move++) list.add(move);
    expect([list.length, list.moves[0], list.moves[4999]]).toEqual([5000, 0, 4999]);
  });
});
