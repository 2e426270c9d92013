/** What each seat may know of what has happened. */
import { expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import type { History } from '../../src/kit/game-rules.ts';
import { startEntry } from '../../src/kit/engine.ts';
import { randomChance } from '../../src/kit/chance.ts';
import type { GameModule, HistoryEntry, Viewer } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { seen } from '../../src/kit/seen.ts';

const historyFor = (game: GameModule, history: History<unknown, unknown>, viewer: Viewer): History<unknown, unknown> =>
  history.map((entry) => seen(game, entry, viewer, false));

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
      history = [...history, { player, move, events: [], asked }];
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

it('card-game: nobody may know what was drawn until the game is over, then everybody may know everything', async () => {
  const game = await loadGame('card-game');
  const asked = { player: 0, phase: 'survival', stage: 'discard' };
  const move = game.actions.read('discard', [4])!;
  const events = [{ event: 'discarded', player: 0, card: 4 }];
  const entry: HistoryEntry<unknown, unknown> = { player: 0, move, events, asked, outcomes: [{ card: 'bird-01' }] };
  for (const viewer of [0, 1, null]) {
    const known = seen(game, entry, viewer, false);
    expect(known).not.toHaveProperty('outcomes');
    expect(known.move).toBe(viewer === 0 ? move : null);
    expect(known.asked).toBe(asked);
    expect(seen(game, entry, viewer, true)).toBe(entry);
  }
});
