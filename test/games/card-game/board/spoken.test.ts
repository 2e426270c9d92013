/** @jest-environment jsdom */
/** What the characters of bots say in a whole game. */
import { describe, expect, it } from '@jest/globals';
import { board } from '../../../../src/games/card-game/board/Board.tsx';
import { occasions } from '../../../../src/games/card-game/board/occasions.ts';
import { game } from '../../../../src/games/card-game/index.ts';
import type { GameEvent } from '../../../../src/games/card-game/rules/chance.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { neverResize, setScreen } from '../../../support/fake-screen.ts';
import { speaksInSample } from '../../../support/spoken.ts';

setScreen(() => true);
neverResize();

describe('a sample game among bots', () => {
  speaksInSample('card-game', 'five-strong-bots', board);
});

describe('a loss', () => {
  const { rules } = game;
  const state = rules.newGame(rules.defaultOptions(3), randomChance(rng(1)));
  const losses = (player: number, ...events: GameEvent[]) =>
    occasions.losses({ player, move: 0, events, asked: null }, state);
  const suppressed = (eliminated: boolean): GameEvent => ({
    event: 'suppressed',
    player: 0,
    by: 1,
    owner: 1,
    card: 2,
    eliminated,
  });

  it('is an animal that another player eliminates, not one that is only endangered', () => {
    state.tables[1] = [3];
    expect(losses(0, suppressed(true))).toEqual([{ seat: 1, isLast: false }]);
    expect(losses(0, suppressed(false))).toEqual([]);
    expect(losses(1, suppressed(true))).toEqual([]);
  });

  it('is the last where no animal is left, unless the round is over and nobody has any', () => {
    state.tables[1] = [];
    expect(losses(0, suppressed(true))).toEqual([{ seat: 1, isLast: true }]);
    const over: GameEvent = { event: 'round over', round: 1, why: 'all passed', totals: [0, 0, 0] };
    expect(losses(0, suppressed(true), over)).toEqual([{ seat: 1, isLast: false }]);
  });
});
