import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { MoveList } from '../../../../src/games/dominant-species/rules/pieces.ts';
import { legalMoves, listMoves, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import { type State, copyInto, copyState } from '../../../../src/games/dominant-species/rules/state.ts';

/** The states of a random game, before each move and at the end. */
function states(): State[] {
  const randomInt = rng(8);
  const chance = randomChance(randomInt);
  const s = newGame({ players: 3, animalsEach: 2, randomEarth: true, animals: 'chosen' }, chance);
  const seen: State[] = [];
  while (!s.over && s.turn <= 40) {
    seen.push(copyState(s));
    const moves = legalMoves(s);
    play(s, moves[randomInt(moves.length)]!, chance);
  }
  return [...seen, s];
}

const all = states();

describe('A copy', () => {
  it('is the same and shares nothing', () => {
    const s = all[40]!;
    const before = JSON.stringify(s);
    const copy = copyState(s);
    expect(copy).toEqual(s);
    for (const value of Object.values(copy)) if (Array.isArray(value)) value.fill(77);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('made over another state is the same and shares nothing, whatever stood there', () => {
    const to = copyState(all.at(-1)!);
    for (const s of [...all.filter((_, i) => i % 50 === 0), all.at(-1)!, all[0]!]) {
      copyInto(s, to);
      expect(to).toEqual(s);
    }
    to.vps.fill(77);
    expect(all[0]!.vps).not.toContain(77);
  });
});

describe('Play', () => {
  it('leaves the answers to the next question, none at the end', () => {
    const randomInt = rng(2);
    const chance = randomChance(randomInt);
    const s = newGame({ players: 2, animalsEach: 3, randomEarth: false, animals: 'dealt' }, chance);
    const next = new MoveList();
    listMoves(s, next);
    while (!s.over) {
      const left = Array.from(next.moves.subarray(0, next.length));
      if (left.join() !== legalMoves(s).join()) expect(left).toEqual(legalMoves(s));
      play(s, left[randomInt(left.length)]!, chance, next);
    }
    expect(next.length).toBe(0);
  });
});
