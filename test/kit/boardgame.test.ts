/** boardgame.io's states and log as the engine gives them, compared with boardgame.io's reducer on the same game's definition. */
import { describe, expect, it } from '@jest/globals';
import type { Plugin } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { canUndo } from '../../src/kit/boardgame/g.ts';
import { TAKEN_BACK, metadataOf } from '../../src/kit/boardgame/log.ts';
import { type TableState, afterMove, afterUndo } from '../../src/kit/boardgame/wire.ts';
import { randomChance } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';
import { seen } from '../../src/kit/seen.ts';
import { times } from '../support/soak.ts';

type Logged = TableState & { deltalog?: unknown[]; transients?: unknown };

/** How many moves of a game are compared, in addition to the last. */
const COMPARED = 250;

const tables = GAMES.flatMap(({ id, minPlayers, maxPlayers }) =>
  [minPlayers, maxPlayers].flatMap((players) => Array.from({ length: times(1) }, (_, i) => ({ id, players, i }))),
);

describe("A game's states and log entries are those of boardgame.io's reducer, to the end of the game", () => {
  it.each(tables)('$id, $players players, game $i', async ({ id, players, i }) => {
    const module = await loadGame(id);
    const { rules, actions } = module;
    const bgio = await module.bgio();
    const wired = { ...module, bgio };
    const { hasSecrets } = module.meta;
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
    const changes = { turns: 0, phases: 0, stages: 0, undone: 0 };
    for (let made = 0; ; made++) {
      const open = rules.decision(state.G.state);
      if (open === null) break;
      const playerID = String(open.player);
      const undoes = made < COMPARED && canUndo(state.G, playerID) && randomInt(8) === 0;
      const legal = undoes ? [] : rules.legalMoves(state.G.state);
      const move = undoes ? undefined : legal[randomInt(legal.length)];
      const { move: type, args } = undoes ? { move: 'undo', args: [] } : actions.write(move);
      drawn.length = 0;
      const seat = open.player;
      const ours = undoes ? afterUndo(wired, state, seat) : afterMove(wired, state, { seat, type, args }, chance);
      if ('refusal' in ours) throw new Error(ours.refusal);
      if (made < COMPARED || rules.decision(ours.state.G.state) === null) {
        const payload = { type, args, playerID };
        // boardgame.io modifies the plugin data it is given.
        const given = { ...state, plugins: structuredClone(state.plugins) };
        const { deltalog, transients, ...theirs } = reduce(given, { type: 'MAKE_MOVE', payload });
        expect(transients).toBeUndefined();
        expect(drawn).toEqual([]);
        // In games with secrets boardgame.io's log says only what a spectator may know, and G has the last move in full.
        const { latest = null, ...G } = theirs.G;
        expect(ours.state).toEqual({ ...theirs, G });
        const [made, ...events] = ours.entries;
        if (hasSecrets) expect(latest && metadataOf(latest)).toEqual(undoes ? null : (made!.metadata as unknown));
        const metadata = undoes
          ? TAKEN_BACK
          : latest === null
            ? (made!.metadata as unknown)
            : metadataOf(seen(module, latest, null, false));
        const redact = actions.hidden?.includes(type) === true ? { redact: true } : {};
        // In the form in which they are stored and sent.
        const written = JSON.stringify([{ ...made, metadata, ...redact }, ...events]);
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(deltalog)));
        if (theirs.ctx.turn !== state.ctx.turn) changes.turns++;
        else if (theirs.ctx.activePlayers?.[playerID] !== state.ctx.activePlayers?.[playerID]) changes.stages++;
        if (theirs.ctx.phase !== state.ctx.phase) changes.phases++;
        if (undoes) changes.undone++;
      }
      state = ours.state;
    }
    expect(state.ctx.gameover).toBeDefined();
    expect(Math.min(changes.turns, changes.phases)).toBeGreaterThan(0);
    if (id === 'dominant-species') expect(Math.min(changes.stages, changes.undone)).toBeGreaterThan(0);
  });
});
