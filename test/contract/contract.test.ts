/** What every game keeps to, whatever it is about. */
import { Client } from 'boardgame.io/dist/cjs/client.js';
import type { Ctx } from 'boardgame.io';
import { describe, expect, it } from '@jest/globals';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { playMatch } from '../../src/kit/arena.ts';
import { type G, afterMove, canUndo } from '../../src/kit/boardgame.ts';
import { type Chance, noChance } from '../../src/kit/chance.ts';
import { type MoveMetadata, logged, loggedMove, startEntry } from '../../src/kit/history.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { type GameRecord, type Step, replay } from '../../src/kit/record.ts';
import { rng } from '../../src/kit/rng.ts';
import { playRandomly, variantsOf } from './random-game.ts';
import { tricks } from './tricks.ts';
import { expectSame } from '../support/same.ts';

const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const modules: [string, () => Promise<GameModule>][] = [
  ['tricks', () => Promise.resolve(tricks as unknown as GameModule)],
  ...GAMES.map(({ id }): [string, () => Promise<GameModule>] => [id, () => loadGame(id)]),
];

/** The names of the moves that a stage of a phase allows, as boardgame.io is told. */
function movesAllowed({ bgio }: GameModule, phase: string, stage: string): string[] {
  const { moves } = bgio.phases?.[phase]?.turn?.stages?.[stage] ?? {};
  return Object.keys(moves ?? {});
}

/** The phases in the order in which each names the next, from the first on. */
function phasesInOrder({ bgio }: GameModule): string[] {
  const { phases = {} } = bgio;
  const order: string[] = [];
  let phase = Object.keys(phases).find((name) => phases[name]!.start === true);
  while (phase !== undefined && !order.includes(phase)) {
    order.push(phase);
    phase = phases[phase]!.next as string | undefined;
  }
  return order;
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
    let seed = 1;
    for (const options of variantsOf(game)) {
      expect(notation.options.read(json(notation.options.write(options)))).toEqual(options);
      let moves = 0;
      const { state } = playRandomly(game, options, seed++, (s, chosen) => {
        const open = rules.decision(s)!;
        const action = actions.write(chosen);
        if (!movesAllowed(game, open.phase, open.stage).includes(action.move)) {
          throw new Error(`${action.move} is not among the moves of ${open.phase}, ${open.stage}`);
        }
        // What costs much is looked at now and then.
        if (moves++ % 50 !== 0) return;
        expect(open.player).toBeLessThan(rules.players(s));
        expect(actions.read(action.move, action.args)).toEqual(chosen);
        expect(notation.move.read(json(notation.move.write(chosen)))).toEqual(chosen);
        expect(rules.isLegal(s, chosen)).toBe(true);
        expect(rules.violations(s)).toEqual([]);
        for (const move of rules.legalMoves(s)) {
          expect(movesAllowed(game, open.phase, open.stage)).toContain(actions.write(move).move);
        }
        expectSame(notation.position.read(json(notation.position.write(s)), noChance as Chance), s);
        expectSame(json(s), s);
      });
      expect(rules.violations(state)).toEqual([]);
      if (rules.decision(state) !== null) continue;
      expect(rules.legalMoves(state)).toEqual([]);
      const { places, scores } = rules.result(state)!;
      expect(places).toHaveLength(rules.players(state));
      expect(scores).toHaveLength(rules.players(state));
      expect(Math.min(...places)).toBe(1);
    }
  });

  it('goes through the phases in the order in which they name the next', async () => {
    const game = await load();
    const { rules } = game;
    const order = phasesInOrder(game);
    expect(order.toSorted()).toEqual(Object.keys(game.bgio.phases!).sort());
    let round: number | undefined;
    let first = 0;
    let last = 0;
    playRandomly(game, variantsOf(game)[0]!, 1, (s) => {
      const open = rules.decision(s)!;
      const at = order.indexOf(open.phase);
      if (open.round !== round) first = at;
      // Counted from the phase in which the round began; phases in which nobody is asked are passed over.
      const place = (at - first + order.length) % order.length;
      if (open.round === round) expect(place).toBeGreaterThanOrEqual(last);
      round = open.round;
      last = place;
    });
  });

  it('lets whoever is asked see enough to answer', async () => {
    const game = await load();
    const { rules, meta } = game;
    let moves = 0;
    const { events } = playRandomly(game, rules.defaultOptions(meta.minPlayers), 3, (s, chosen) => {
      if (moves++ % 7 !== 0) return;
      const open = rules.decision(s)!;
      for (const viewer of [null, ...Array.from({ length: rules.players(s) }, (_, seat) => seat)]) {
        const view = rules.view(s, viewer);
        expect(rules.decision(view)).toEqual(open);
        expectSame(rules.view(view, viewer), view);
        if (viewer === open.player) expect(rules.legalMoves(view)).toEqual(rules.legalMoves(s));
      }
      expect(rules.viewMove(chosen, open.player, open.player)).toEqual(chosen);
    });
    // Without secrets every event is told to everybody, as it is.
    if (!meta.hasSecrets) for (const event of events.flat()) expect(rules.viewEvent(event, null)).toEqual(event);
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
    const { rules, actions, bgio, meta } = game;
    const client = Client({ game: { ...bgio, seed: 'seed' }, numPlayers: meta.minPlayers, debug: false });
    client.start();
    const whole = () => client.store.getState() as unknown as { G: G; ctx: Ctx };
    const randomInt = rng(11);
    let expected = [startEntry<unknown>()] as ReturnType<typeof logged<unknown, unknown>>;
    for (let i = 0; i < 150; i++) {
      const { G, ctx } = whole();
      const open = rules.decision(G.state);
      if (open === null) {
        expect(ctx.gameover).toBeTruthy();
        break;
      }
      expect(ctx.phase).toBe(open.phase);
      expect(ctx.currentPlayer).toBe(String(open.player));
      expect(ctx.activePlayers).toEqual({ [open.player]: open.stage });
      if (canUndo(G, ctx.currentPlayer) && randomInt(6) === 0) {
        client.moves.undo!();
        expected = expected.slice(0, -1);
        continue;
      }
      const legal = rules.legalMoves(G.state);
      const move = legal[randomInt(legal.length)];
      const action = actions.write(move);
      client.moves[action.move]!(...action.args);
      const { G: after } = whole();
      const { outcomes, events } = client.log!.findLast((entry) => loggedMove(entry) !== null)!
        .metadata as MoveMetadata;
      const made = afterMove(rules, G, move, {
        draw: (() => {
          const rest = outcomes!.map((outcome) => game.notation.outcome.read(outcome));
          return () => rest.shift()!.drawn;
        })(),
      });
      expectSame(after.state, made.G.state);
      expectSame(events, made.events);
      if (outcomes!.length > 0) expect(after.undo).toBeNull();
      expected = [...expected, { player: open.player, move, events: made.events, asked: open }];
    }
    expect(logged([startEntry()], client.log!, actions)).toEqual(expected);
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
