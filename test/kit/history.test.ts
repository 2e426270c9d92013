/** What each seat may know of a history. */
import { expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import { type History, append, historyFor, startEntry } from '../../src/kit/history.ts';
import { randomChance } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';

it.each(['dominant-species', 'card-game', 'evolution-game'])(
  '%s: what was known of a history stays the same when it goes on',
  async (id) => {
    const game = await loadGame(id);
    const { rules } = game;
    const randomInt = rng(1);
    const chance = randomChance(randomInt);
    const state = rules.newGame(rules.defaultOptions(2), chance);
    let history: History<unknown, unknown> = [startEntry()];
    for (let moves = 0; moves < 5; moves++) {
      const asked = rules.decision(state)!;
      const legal = rules.legalMoves(state);
      const move = legal[randomInt(legal.length)];
      const { player } = asked;
      const before = [0, 1, null].map((viewer) => historyFor(game, history, viewer));
      rules.play(state, move, chance);
      history = append(history, { player, move, events: [], asked });
      for (const [i, viewer] of [0, 1, null].entries()) {
        const after = historyFor(game, history, viewer);
        expect(after).toHaveLength(before[i]!.length + 1);
        expect(after.slice(0, -1).every((entry, at) => entry === before[i]![at])).toBe(true);
      }
    }
  },
);

it.each(['card-game'])('%s: what others drew is hidden from a seat', async (id) => {
  const game = await loadGame(id);
  const history = [startEntry([{ event: 'drew', player: 0, card: 1 }])];
  const [own] = historyFor(game, history, 0);
  const [others] = historyFor(game, history, 1);
  expect(own!.events).not.toEqual(others!.events);
});
