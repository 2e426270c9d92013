/** What every game must do, whatever it is about. */
import { Client } from 'boardgame.io/dist/cjs/client.js';
import type { Ctx } from 'boardgame.io';
import { describe, expect, it, jest } from '@jest/globals';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { playMatch } from '../../src/kit/arena/arena.ts';
import * as engine from '../../src/kit/engine.ts';
import type { BoardgameGame } from '../../src/kit/boardgame/definition.ts';
import { type G, canUndo, runningOf } from '../../src/kit/boardgame/g.ts';
import { type Chance, noChance } from '../../src/kit/chance.ts';
import { logged, loggedMove, metadataOf } from '../../src/kit/boardgame/log.ts';
import type { GameModule, HistoryEntry } from '../../src/kit/module.ts';
import { wholeOf } from '../../src/kit/boardgame/one-device.ts';
import type { GameRecord } from '../../src/kit/record/record.ts';
import { type Step, replay } from '../../src/kit/record/replay.ts';
import { rng } from '../../src/kit/rng.ts';
import { seen } from '../../src/kit/seen.ts';
import { playRandomly, variantsOf } from './random-game.ts';
import { game as tricks } from '../tricks/index.ts';
import { expectSame } from '../support/same.ts';

const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const modules: [string, () => Promise<GameModule>][] = [
  ['tricks', () => Promise.resolve(tricks as unknown as GameModule)],
  ...GAMES.map(({ id }): [string, () => Promise<GameModule>] => [id, () => loadGame(id)]),
];

/** The names of the moves that a stage of a phase allows, as boardgame.io is told. */
function movesAllowed(bgio: BoardgameGame, phase: string, stage: string): string[] {
  const { moves } = bgio.phases?.[phase]?.turn?.stages?.[stage] ?? {};
  return Object.keys(moves ?? {});
}

describe.each(modules)('%s', (id, load) => {
  it('is known by its name, with a title in every language', async () => {
    const { meta } = await load();
    expect(meta.id).toBe(id);
    expect(Object.keys(meta.title).sort()).toEqual(['de', 'en']);
    expect(meta.minPlayers).toBeLessThanOrEqual(meta.maxPlayers);
  });

  it('holds together through whole random games at every kind of table, and asks what its phases say', async () => {
    const game = await load();
    const { rules, notation, actions } = game;
    const bgio = await game.bgio();
    const variants = variantsOf(game);
    const kinds = new Set<string>();
    for (const [table, options] of variants.entries()) {
      expect(notation.options.read(json(notation.options.write(options)))).toEqual(options);
      let moves = 0;
      const { state } = playRandomly(game, options, table + 1, (s, chosen, legal) => {
        const open = rules.decision(s)!;
        const kind = `${open.phase}, ${open.stage}`;
        if (!(open.player < rules.players(s))) throw new Error(`nobody has seat ${String(open.player)}`);
        const allowed = movesAllowed(bgio, open.phase, open.stage);
        for (const move of legal) {
          const action = actions.write(move);
          if (!allowed.includes(action.move)) throw new Error(`${action.move} is not among the moves of ${kind}`);
        }
        const action = actions.write(chosen);
        expectSame(actions.read(action.move, action.args), chosen);
        expectSame(notation.move.read(json(notation.move.write(chosen))), chosen);
        expectSame([rules.isLegal(s, chosen), rules.violations(s), rules.result(s)], [true, [], null]);
        // Writing a whole state is slow: only one in several, different ones for each table, and the first of each kind of question.
        if (moves++ % variants.length !== table && kinds.has(kind)) return;
        kinds.add(kind);
        expectSame(notation.position.read(json(notation.position.write(s)), noChance as Chance), s);
        expectSame(json(s), s);
      });
      expect(rules.violations(state)).toEqual([]);
      expect(rules.legalMoves(state)).toEqual([]);
      // A position of a finished game may omit what only mattered to the last question.
      const end = notation.position.write(state);
      const read = notation.position.read(json(end), noChance as Chance);
      expectSame([notation.position.write(read), rules.result(read)], [end, rules.result(state)]);
      const { places, scores } = rules.result(state)!;
      expect(scores).toHaveLength(rules.players(state));
      expect(places).toHaveLength(rules.players(state));
      expect(places).toEqual(places.map((own) => 1 + places.filter((other) => other < own).length));
    }
  });

  it('goes through the phases in the order of its table, each round from its first', async () => {
    const game = await load();
    const { rules } = game;
    const order = Object.keys((await game.bgio()).phases!);
    let round: number | undefined;
    let first = 0;
    let last = 0;
    playRandomly(game, variantsOf(game)[0]!, 1, (s) => {
      const open = rules.decision(s)!;
      const at = order.indexOf(open.phase);
      if (open.round !== round) first = at;
      // Counted from the phase in which the round began; phases without questions are passed over.
      const place = (at - first + order.length) % order.length;
      if (open.round === round) expect(place).toBeGreaterThanOrEqual(last);
      round = open.round;
      last = place;
    });
  });

  it('lets whoever is asked see enough to answer', async () => {
    const game = await load();
    const { rules, meta, actions } = game;
    const hidden = new Set<string>();
    const { events } = playRandomly(game, rules.defaultOptions(meta.minPlayers), 3, (s, chosen, legal) => {
      const open = rules.decision(s)!;
      for (const viewer of [null, ...Array.from({ length: rules.players(s) }, (_, seat) => seat)]) {
        const view = rules.view(s, viewer);
        expectSame(rules.decision(view), open);
        expectSame(rules.view(view, viewer), view);
        if (viewer === open.player) expectSame(rules.legalMoves(view), legal);
      }
      expectSame(rules.viewMove(chosen, open.player, open.player), chosen);
      // Of moves that others do not see as they are, boardgame.io leaves the arguments out of their logs.
      const { move: name } = actions.write(chosen);
      const isHidden = actions.hidden?.includes(name) === true;
      if (JSON.stringify(rules.viewMove(chosen, open.player, null)) !== JSON.stringify(chosen)) hidden.add(name);
      if (isHidden) expect(actions.read(name, [null])).toBeUndefined();
    });
    expect([...hidden].filter((name) => actions.hidden?.includes(name) !== true)).toEqual([]);
    // Without secrets every event is shown to everybody unchanged.
    if (!meta.hasSecrets) for (const event of events.flat()) expectSame(rules.viewEvent(event, null), event);
  });

  it('replays a record to the same state, with the same events', async () => {
    const game = await load();
    const { rules, meta } = game;
    const { state, record, events } = playRandomly(game, rules.defaultOptions(meta.maxPlayers), 5);
    const steps: Step<unknown, unknown, unknown>[] = [];
    const replayed = replay(game, json(record), { onStep: (step) => void steps.push(step) });
    expectSame(replayed.state, state);
    expectSame(
      steps.map((step) => step.events),
      events,
    );
    expect(() => replay(game, { ...record, format: 'another 1' })).toThrow('format: must be');
    const [first] = record.moves;
    const last = JSON.parse(JSON.stringify(record.moves.at(-1))) as GameRecord['moves'][number];
    if (JSON.stringify(first!.move) !== JSON.stringify(last.move)) {
      expect(() => replay(game, { ...record, moves: [last] })).toThrow(/move 1: /);
    }
  });

  it('is mirrored by boardgame.io: phase, player, stage, log; and takes back what may be taken back', async () => {
    const game = await load();
    const { rules, actions, meta } = game;
    const bgio = await game.bgio();
    // With two players the next is always the other one; a table of three shows whom boardgame.io asks.
    const numPlayers = Math.min(3, meta.maxPlayers);
    const client = Client({ game: { ...bgio, seed: 'seed' }, numPlayers, debug: false });
    client.start();
    const whole = () => client.store.getState() as unknown as { G: G; ctx: Ctx };
    const randomInt = rng(11);
    const expected: HistoryEntry<unknown, unknown>[] = [engine.startEntry()];
    /** The states before the moves that may be taken back. */
    let before: unknown[] = [];
    let undone = 0;
    let refusals = 0;
    // boardgame.io reports a move that it refuses.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (;;) {
      const { G, ctx } = whole();
      const open = rules.decision(G.state);
      if (open === null) break;
      expectSame([ctx.phase, ctx.currentPlayer], [open.phase, String(open.player)]);
      expectSame({ ...ctx.activePlayers }, { [open.player]: open.stage });
      if (randomInt(6) === 0) {
        const can = canUndo(G, ctx.currentPlayer);
        client.moves.undo!();
        expectSame(whole().G.state, can ? before.pop() : G.state);
        if (can) {
          expected.pop();
          undone++;
        } else refusals++;
        continue;
      }
      const legal = rules.legalMoves(G.state);
      const move = legal[randomInt(legal.length)];
      const action = actions.write(move);
      client.moves[action.move]!(...action.args);
      const { G: after } = whole();
      const made = client.log!.findLast((each) => loggedMove(each) !== null)!;
      const entry = wholeOf(made.metadata) as HistoryEntry<unknown, unknown>;
      const { outcomes, events } = entry;
      // Everybody is sent the metadata: it has what a spectator may know.
      expectSame(made.metadata, meta.hasSecrets ? metadataOf(seen(game, entry, null, false)) : metadataOf(entry));
      expectSame(after.latest, meta.hasSecrets ? entry : undefined);
      const drawn = outcomes!.map((outcome) => game.notation.outcome.read(outcome).drawn);
      const again = engine.move(game, runningOf(G), open.player, move, { draw: () => drawn.shift()! });
      if ('refusal' in again) throw new Error(again.refusal);
      expectSame(after.state, again.game.state);
      expectSame(events, again.entry.events);
      const isFinal =
        outcomes!.length > 0 || events.some((event) => rules.reveals?.(event)) || rules.decision(after.state) === null;
      before = isFinal ? [] : [...before, G.state];
      expect(after.undo?.moves ?? []).toHaveLength(before.length);
      expected.push({ player: open.player, move, events, asked: open });
    }
    const complained = complaints.mock.calls.map((said) => said.join(' '));
    complaints.mockRestore();
    expect(undone).toBeGreaterThan(0);
    expect(refusals).toBeGreaterThan(0);
    expect(complained).toEqual(Array.from({ length: refusals }, () => expect.stringContaining('invalid move: undo')));
    expectSame(whole().ctx.gameover && rules.result(whole().G.state), rules.result(whole().G.state));
    const asSpectator = expected.map((entry) => ({ ...seen(game, entry, null, false), move: entry.move }));
    expect(logged([engine.startEntry()], client.log!, actions)).toEqual(asSpectator);
  });

  it('has bots that answer from the view of their seat, and an arena for them', async () => {
    const game = await load();
    const { rules, meta } = game;
    expect((await game.bots()).map(({ name }) => name)).toEqual(expect.arrayContaining([...meta.levels]));
    for (const level of await game.bots()) {
      let moves = 0;
      playRandomly({ ...game, rules }, rules.defaultOptions(meta.minPlayers), 9, (s) => {
        if (moves++ >= 200 || moves % 20 !== 1) return;
        const { player } = rules.decision(s)!;
        const move = level.decide(rules.view(s, player), rng(moves), { iterations: 8 });
        expect([level.name, rules.isLegal(s, move)]).toEqual([level.name, true]);
        const thinking = level.think?.(rules.view(s, player), rng(moves), { iterations: 16 });
        if (!thinking) return;
        while (thinking.step());
        expect(rules.isLegal(s, thinking.best())).toBe(true);
        expect(thinking.advice().move).toEqual(thinking.best());
      });
    }
    const [weakest] = await game.bots();
    const entrants = Array.from({ length: meta.minPlayers }, (_, i) => ({
      name: `bot ${String(i)}`,
      decide: weakest!.decide.bind(weakest),
    }));
    const match = { deal: 4, rotation: 1, options: rules.defaultOptions(meta.minPlayers), maxRounds: 12 };
    const result = playMatch(game, entrants, match);
    expect(result.seats.map(({ name }) => name).slice(0, 2)).toEqual([`bot ${String(meta.minPlayers - 1)}`, 'bot 0']);
    expect(result.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(result.seats.every(({ illegal }) => illegal === 0)).toBe(true);
    expect(playMatch(game, entrants, match)).toEqual(result);
  });
});
