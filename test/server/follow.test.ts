/** The server's own way of carrying out a move, compared with boardgame.io's reducer on the same game definition. */
import { describe, expect, it } from '@jest/globals';
import type { Plugin } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { follow } from '../../server/matches/follow.ts';
import type { TableState } from '../../server/storage/storage.ts';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { canUndo } from '../../src/kit/boardgame.ts';
import { randomChance } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';
import { times } from '../support/soak.ts';

type Logged = TableState & { deltalog?: unknown[]; transients?: unknown };

/** How many moves of a game are compared, in addition to the last. */
const COMPARED = 250;

const tables = GAMES.flatMap(({ id, minPlayers, maxPlayers }) =>
  [minPlayers, maxPlayers].flatMap((players) => Array.from({ length: times(1) }, (_, i) => ({ id, players, i }))),
);

describe("A move is carried out as by boardgame.io's reducer, to the end of the game", () => {
  it.each(tables)('$id, $players players, game $i', async ({ id, players, i }) => {
    const module = await loadGame(id);
    const { rules, actions, bgio } = module;
    const randomInt = rng(100 * players + i);
    /** What our move drew: boardgame.io's draws the same. */
    const drawn: number[] = [];
    const chance = randomChance<string, unknown>((n) => {
      drawn.push(randomInt(n));
      return drawn.at(-1)!;
    });
    const theSame: Plugin = {
      name: 'random',
      setup: () => ({}),
      api: () => ({
        Die: (spots: number) => (drawn.shift() ?? randomInt(spots)) + 1,
        _private: { isUsed: () => false, getState: () => ({}) },
      }),
    };
    const game = ProcessGameConfig({ ...(bgio as object), plugins: [...(bgio.plugins ?? []), theSame] } as never);
    const reduce = CreateGameReducer({ game }) as unknown as (state: TableState, action: object) => Logged;
    const first = InitializeGame({ game, numPlayers: players }) as TableState & { deltalog?: unknown };
    delete first.deltalog;

    let state: TableState = first;
    const seen = { turns: 0, phases: 0, stages: 0, undone: 0 };
    for (let made = 0; ; made++) {
      const open = rules.decision(state.G.state);
      if (open === null) break;
      const playerID = String(open.player);
      const undoes = made < COMPARED && canUndo(state.G, playerID) && randomInt(8) === 0;
      const legal = undoes ? [] : rules.legalMoves(state.G.state);
      const move = undoes ? undefined : legal[randomInt(legal.length)];
      const { move: type, args } = undoes ? { move: 'undo', args: [] } : actions.write(move);
      drawn.length = 0;
      const ours = follow(module, state, { seat: open.player, type, args }, move, chance);
      if (made < COMPARED || rules.decision(ours.state.G.state) === null) {
        const payload = { type, args, playerID };
        // boardgame.io modifies the plugin data it is given.
        const given = { ...state, plugins: structuredClone(state.plugins) };
        const { deltalog, transients, ...theirs } = reduce(given, { type: 'MAKE_MOVE', payload });
        expect(transients).toBeUndefined();
        expect(drawn).toEqual([]);
        expect(ours.state).toEqual(theirs);
        // In the form in which they are stored and sent.
        expect(JSON.parse(JSON.stringify(ours.entries))).toEqual(JSON.parse(JSON.stringify(deltalog)));
        if (theirs.ctx.turn !== state.ctx.turn) seen.turns++;
        else if (theirs.ctx.activePlayers?.[playerID] !== state.ctx.activePlayers?.[playerID]) seen.stages++;
        if (theirs.ctx.phase !== state.ctx.phase) seen.phases++;
        if (undoes) seen.undone++;
      }
      state = ours.state;
    }
    expect(state.ctx.gameover).toBeDefined();
    expect(Math.min(seen.turns, seen.phases)).toBeGreaterThan(0);
    if (id === 'dominant-species') expect(Math.min(seen.stages, seen.undone)).toBeGreaterThan(0);
  });
});
