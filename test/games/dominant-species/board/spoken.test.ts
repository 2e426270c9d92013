/** @jest-environment jsdom */
/** What the characters of bots say in a whole game. */
import { describe, expect, it } from '@jest/globals';
import { board } from '../../../../src/games/dominant-species/board/Board.tsx';
import { occasions } from '../../../../src/games/dominant-species/board/occasions.ts';
import { game } from '../../../../src/games/dominant-species/index.ts';
import type { GameEvent } from '../../../../src/games/dominant-species/rules/events.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { neverResize, setScreen } from '../../../support/fake-screen.ts';
import { speaksInSample } from '../../../support/spoken.ts';

setScreen(() => true);
neverResize();

describe('a sample game among bots', () => {
  speaksInSample('dominant-species', 'three-strong-bots', board);
});

describe('a loss', () => {
  const { rules } = game;
  const state = rules.newGame(rules.defaultOptions(3), randomChance(rng(1)));
  const animal = state.owner.indexOf(1);
  const losses = (player: number, ...events: GameEvent[]) =>
    occasions.losses({ player, move: 0, events, asked: null }, state);
  const eliminated: GameEvent = { event: 'eliminated', animal, hex: 0, count: 1 };

  it('is what another player eliminates', () => {
    expect(losses(0, eliminated)).toEqual([{ seat: 1, isLast: false }]);
    expect(losses(1, eliminated)).toEqual([]);
    expect(losses(0, { event: 'extinct', animal, hex: 0, count: 1 })).toEqual([]);
  });

  it('is the last where the animal has no species on earth any more', () => {
    const species = state.species.slice();
    state.species.fill(0);
    expect(losses(0, eliminated)).toEqual([{ seat: 1, isLast: true }]);
    state.species.splice(0, species.length, ...species);
  });
});
