/** @jest-environment jsdom */
/** What the characters of bots say in a whole game. */
import { describe, expect, it } from '@jest/globals';
import { board } from '../../../../src/games/evolution-game/board/Board.tsx';
import { occasions } from '../../../../src/games/evolution-game/board/occasions.ts';
import { game } from '../../../../src/games/evolution-game/index.ts';
import type { GameEvent } from '../../../../src/games/evolution-game/rules/events.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { neverResize, setScreen } from '../../../support/fake-screen.ts';
import { speaksInSample } from '../../../support/spoken.ts';

setScreen(() => true);
neverResize();

describe('a sample game among bots', () => {
  speaksInSample('evolution-game', 'four-strong-bots', board);
});

describe('a loss', () => {
  const { rules } = game;
  const state = rules.newGame(rules.defaultOptions(3), randomChance(rng(1)));
  const losses = (player: number, ...events: GameEvent[]) =>
    occasions.losses({ player, move: 0, events, asked: null }, state);
  const placed = (supplanted: number | null): GameEvent => ({ event: 'placed', player: 0, square: 0, supplanted });

  it('is a colony that a rival supplants', () => {
    state.colonies[8] = 1;
    expect(losses(0, placed(1))).toEqual([{ seat: 1, isLast: false }]);
    expect(losses(0, placed(null))).toEqual([]);
  });

  it('is the last where no colony is left', () => {
    state.colonies.fill(0);
    expect(losses(0, placed(1))).toEqual([{ seat: 1, isLast: true }]);
  });

  it('is not what returns to the store by one’s own move', () => {
    expect(losses(1, { event: 'removed', player: 1, squares: [0], by: 'plague' })).toEqual([]);
  });
});
