/** Draws from the machine's source of randomness, and boardgame.io's plugin that uses them. */
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { describe, expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import type { G } from '../../src/kit/boardgame/g.ts';
import { machineInt, random } from '../../src/kit/machine-chance.ts';
import type { GameModule } from '../../src/kit/module.ts';

it('machineInt draws every number below its limit about equally often, and no other', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (let i = 0; i < 60_000; i++) counts[machineInt(6)]!++;
  expect(counts).toHaveLength(6);
  // 10,000 each; six standard deviations are about 550.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(600);
  expect(Array.from({ length: 10 }, () => machineInt(1))).toEqual(Array.from({ length: 10 }, () => 0));
});

describe("boardgame.io's plugin `random`", () => {
  /** A client that has made some moves of the card game, and its whole state. */
  async function played(seed?: string) {
    const module = (await loadGame('card-game')) as unknown as GameModule;
    const { rules, actions } = module;
    const bgio = await module.bgio();
    const game = seed === undefined ? bgio : { ...bgio, seed };
    const client = Client<G>({ game: game as never, numPlayers: 2, debug: false });
    const whole = () => client.store.getState() as unknown as { G: G; plugins: Record<string, { data: unknown }> };
    for (let i = 0; i < 20; i++) {
      const { move, args } = actions.write(rules.legalMoves(whole().G.state)[0]);
      client.moves[move]!(...args);
    }
    return { ...whole(), initial: client.getInitialState(), shown: client.getState()! };
  }

  it('stores nothing, and deals differently each time', async () => {
    const [one, two] = [await played(), await played()];
    expect(one.G.state).not.toEqual(two.G.state);
    expect(one.plugins.random).toEqual({ data: {} });
    expect(one.initial.plugins.random).toEqual({ data: {} });
  });

  it('forgets the seed that an earlier version stored with a match', () => {
    const stored = { seed: 'k3j9', prngstate: { c: 1, s0: 0.1, s1: 0.2, s2: 0.3 } };
    const dice = random.api!({ G: {}, ctx: {} as never, game: {}, data: stored as never });
    expect(dice.Die(1)).toBe(1);
    expect(dice._private.getState()).toEqual({});
  });

  it('draws the same from the same `game.seed`, which nobody is sent', async () => {
    const [one, two, other] = [await played('a'), await played('a'), await played('b')];
    expect(one.G.state).toEqual(two.G.state);
    expect(one.G.state).not.toEqual(other.G.state);
    expect((one.shown as unknown as typeof one).plugins.random).toEqual({ data: undefined });
  });
});
