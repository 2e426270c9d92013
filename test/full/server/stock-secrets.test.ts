/**
 * Games with secrets on boardgame.io's own server, and over its `Local`: two games are played that differ only in what a receiver
 * may not know, and every byte it is sent must be the same.
 */
import type { AddressInfo } from 'node:net';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { Local } from 'boardgame.io/dist/cjs/multiplayer.js';
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sqliteStorage } from '../../../package/server-storage.ts';
import { withoutSecrets } from '../../../server/storage/without-secrets.ts';
import { GAMES, loadGame } from '../../../src/games/index.ts';
import { type BoardgameGame } from '../../../src/kit/boardgame/definition.ts';
import { type G, viewOf } from '../../../src/kit/boardgame/g.ts';
import type { Outcome } from '../../../src/kit/chance.ts';
import type { GameModule, Viewer } from '../../../src/kit/module.ts';
import { rng } from '../../../src/kit/rng.ts';
import { eventually } from '../../support/waiting.ts';
import type { Course } from '../../contract/hiding.ts';
import { randomCourse, scripted, secretsOf, stopsOf } from '../../contract/secrets.ts';
import { game as tricks } from '../../tricks/index.ts';
import { bareSocket, moveAction, next, scratchFolder, seatedTable } from '../../server/support/running.ts';

/** The state the next table starts from, and what its next move draws; where there is nothing, the game decides. */
const script: { start?: unknown; outcomes?: readonly Outcome[] | undefined } = {};

/** What boardgame.io's G of a new match has besides the state. */
const FRESH = { undo: null, takeBack: 'own' } as const;

const games = [
  tricks as unknown as GameModule,
  ...(await Promise.all(GAMES.filter(({ hasSecrets }) => hasSecrets).map(({ id }) => loadGame(id)))),
];

/** boardgame.io's definition of a game, with chance controlled by the test: its moves use the game's rules. */
async function rigged(game: GameModule): Promise<BoardgameGame> {
  const { rules } = game;
  const bgio = await game.bgio();
  const play = rules.play.bind(rules);
  rules.play = (s, move, chance) => {
    const { outcomes } = script;
    if (outcomes === undefined) {
      play(s, move, chance);
      return;
    }
    const known = scripted(outcomes);
    play(s, move, {
      emit: chance.emit,
      draw(kind, weights) {
        const drawn = known.draw(kind, weights);
        return chance.draw(
          kind,
          weights.map((_, i) => (i === drawn ? 1 : 0)),
        );
      },
    });
  };
  return {
    ...bgio,
    setup: (context, setupData) =>
      script.start === undefined ? bgio.setup(context, setupData) : { ...FRESH, state: script.start },
  };
}
const definitions = await Promise.all(games.map(rigged));

const { folder, remove } = scratchFolder();
afterAll(remove);
// boardgame.io says where it listens, and reports refused moves.
const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => {
  log.mockRestore();
  complaints.mockRestore();
});

/** Everything sent in a game, by seat, with the spectator last; and how much of it had been sent after each move. */
interface Heard {
  readonly sent: readonly (readonly string[])[];
  readonly marks: readonly (readonly number[])[];
}

/** The most moves of a game that random players might never end. */
const MAX_MOVES = 150;

/** Plays a course, and others that each viewer cannot tell from it, and compares what was sent. */
async function compare(game: GameModule, played: (course: Course) => Promise<Heard>): Promise<void> {
  const players = Math.max(3, game.meta.minPlayers);
  const course = randomCourse(game, game.rules.defaultOptions(players), 12, MAX_MOVES);
  const states = stopsOf(game, course).map(({ G }) => G.state);
  const viewers: Viewer[] = [...Array(players).keys(), null];
  const randomInt = rng(7);
  const { sent, marks } = await played(course);
  const told = sent
    .flat()
    .flatMap((text) => /.{40}"(outcomes|prngstate|seed|generator|credentials)".{20}/.exec(text) ?? []);
  expect(told).toEqual([]);
  let others = 0;
  for (const [place, viewer] of viewers.entries()) {
    // What is revealed at the end was hidden before: the beginning is compared as well, where the hands are those that were dealt.
    for (const moves of [Math.ceil(course.made.length * [1, 0.6, 0.8, 1][place % 4]!), 2]) {
      const part = { start: course.start, made: course.made.slice(0, moves) };
      const other = (await secretsOf(game)).otherCourse(part, states.slice(0, moves + 1), viewer, randomInt);
      if (JSON.stringify(other) !== JSON.stringify(part)) others++;
      const heard = await played(other);
      const own = sent[place]!.slice(0, marks[moves]![place]);
      expect(own.length).toBeGreaterThan(moves);
      for (const [at, text] of own.entries()) expect(heard.sent[place]![at]).toBe(text);
      expect(heard.sent[place]).toHaveLength(own.length);
    }
  }
  expect(others).toBeGreaterThan(viewers.length / 2);
}

const actionOf = ({ actions }: GameModule, made: Course['made'][number]): { move: string; args: readonly unknown[] } =>
  'undo' in made ? { move: 'undo', args: [] } : actions.write(made.move);

const storages = [
  // What boardgame.io's server uses by default, which answers at once.
  { name: 'its own memory', open: () => withoutSecrets(Server({ games: [], origins: [] }).db, definitions as never) },
  { name: "the package's SQLite", open: () => sqliteStorage(`${folder}/games.sqlite`) },
];

describe.each(storages)("boardgame.io's server, with $name", ({ name, open }) => {
  let address: string;
  let stop: () => void;
  beforeAll(async () => {
    // Its typings know only its own storages, and only a number for a port.
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- plain Node cannot import the class to extend
    const server = Server({ games: definitions as never, origins: [Origins.LOCALHOST], db: open() });
    const running = await server.run({ port: { port: 0, host: '127.0.0.1' } as unknown as number });
    address = `http://127.0.0.1:${String((running.appServer.address() as AddressInfo).port)}`;
    stop = () => {
      server.kill(running);
    };
  });
  afterAll(() => {
    stop();
  });

  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });

  /** Plays a course at a table made in the lobby, with illegal moves and newcomers. */
  async function played(game: GameModule, { start, made }: Course): Promise<Heard> {
    const { rules, actions, meta } = game;
    script.start = start;
    const { matchID, seats } = await seatedTable(address, rules.players(start), {}, meta.id);
    script.start = undefined;
    const clean = (text: string): string =>
      text
        .replaceAll(matchID, 'MATCH')
        .replaceAll(/"sid":"[^"]+"/g, '"sid":"ID"')
        .replaceAll(/\b1\d{12}\b/g, '0');
    const everybody = [...seats, undefined].map((seated) => {
      const socket = bareSocket(address, {}, meta.id);
      ends.push(() => socket.close());
      const sent: string[] = [];
      const received = { stateID: -1 };
      socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
        // Who is connected is sent whenever it is known, before or after a newcomer has the state.
        if (typeof data === 'string' && !data.includes('["matchData"')) sent.push(clean(data));
      });
      socket.on('update', (_id: string, state: { _stateID: number }) => {
        received.stateID = state._stateID;
      });
      return { socket, sent, seated, received };
    });
    const sync = async (at: number): Promise<void> => {
      const { socket, seated } = everybody[at]!;
      const heard = next(socket, 'sync');
      socket.emit('sync', matchID, seated?.playerID ?? null, seated?.credentials);
      const [, { initialState }] = (await heard) as [string, { initialState: { G: G; plugins: unknown } }];
      expect(initialState.plugins).toEqual({});
      expect(initialState.G).toEqual(JSON.parse(JSON.stringify(viewOf(game, { ...FRESH, state: start }, null))));
    };
    for (const at of everybody.keys()) await sync(at);
    const marks = [everybody.map(({ sent }) => sent.length)];
    const states = stopsOf(game, { start, made }).map(({ G }) => G.state);
    for (const [i, each] of made.entries()) {
      const { socket, seated } = everybody[each.player]!;
      if (i % 11 === 3) {
        // boardgame.io sends everybody the same state again.
        for (const [at, other] of everybody.slice(0, -1).entries()) {
          const [type, args] = [actions.names[i % actions.names.length]!, [i % 24]];
          const guess = actions.read(type, args);
          if (guess !== undefined && at === rules.decision(states[i])!.player && rules.isLegal(states[i], guess))
            continue;
          other.socket.emit('update', moveAction(other.seated!, type, args), i, matchID, other.seated!.playerID);
        }
      }
      if (i % 23 === 11) for (const at of everybody.keys()) await sync(at);
      const { move, args } = actionOf(game, each);
      script.outcomes = 'undo' in each ? undefined : each.outcomes;
      socket.emit('update', moveAction(seated!, move, args), i, matchID, seated!.playerID);
      await eventually(
        () => {
          expect(everybody.map(({ received }) => received.stateID)).toEqual(everybody.map(() => i + 1));
        },
        { timeout: 20_000, interval: 1 },
      );
      script.outcomes = undefined;
      marks.push(everybody.map(({ sent }) => sent.length));
    }
    return { sent: everybody.map(({ sent }) => sent), marks };
  }

  it.each(games.map((game): [string, GameModule] => [game.meta.id, game]))(
    '%s: everybody is sent the same as in games that they cannot tell from it',
    async (_id, game) => {
      // The package's storage knows the games of the package.
      if (name.includes('SQLite') && game.meta.id === 'tricks') return;
      await compare(game, (course) => played(game, course));
    },
    300_000,
  );
});

describe("boardgame.io's `Local`", () => {
  const stops: (() => void)[] = [];
  afterAll(() => {
    for (const stop of stops) stop();
  });

  /** Plays a course between clients in this process. */
  async function played(game: GameModule, { start, made }: Course): Promise<Heard> {
    const { rules } = game;
    const numPlayers = rules.players(start);
    const local = Local();
    // boardgame.io has one such server for a game, whoever asks for it.
    const matchID = `table-${String(stops.length).padStart(4, '0')}`;
    script.start = start;
    const everybody = [...Array(numPlayers).keys(), null].map((seat) => {
      const sent: string[] = [];
      const client = Client({
        game: definitions[games.indexOf(game)] as never,
        numPlayers,
        ...(seat === null ? {} : { playerID: String(seat) }),
        matchID,
        debug: false,
        multiplayer: (options) => {
          const transportDataCallback = (data: Parameters<typeof options.transportDataCallback>[0]): void => {
            const text = JSON.stringify(data, (key, value: unknown) => {
              // `Local` keeps the first state in the page of whoever plays, and hands it on as it is. No seed is in it.
              if (key === 'initialState') return (value as { plugins: unknown }).plugins;
              return value;
            });
            sent.push(text.replaceAll(matchID, 'MATCH').replaceAll(/\b1\d{12}\b/g, '0'));
            options.transportDataCallback(data);
          };
          return local({ ...options, transportDataCallback });
        },
      });
      client.start();
      stops.push(() => {
        client.stop();
      });
      return { client, sent };
    });
    script.start = undefined;
    const marks = [everybody.map(({ sent }) => sent.length)];
    for (const [i, each] of made.entries()) {
      const { move, args } = actionOf(game, each);
      script.outcomes = 'undo' in each ? undefined : each.outcomes;
      everybody[each.player]!.client.moves[move]!(...args);
      await eventually(
        () => {
          for (const { client } of everybody) expect(client.getState()!._stateID).toBe(i + 1);
        },
        { timeout: 20_000, interval: 1 },
      );
      script.outcomes = undefined;
      marks.push(everybody.map(({ sent }) => sent.length));
    }
    return { sent: everybody.map(({ sent }) => sent), marks };
  }

  it.each(games.map((game): [string, GameModule] => [game.meta.id, game]))(
    '%s: everybody is sent the same as in games that they cannot tell from it',
    async (_id, game) => {
      await compare(game, (course) => played(game, course));
    },
    300_000,
  );
});
