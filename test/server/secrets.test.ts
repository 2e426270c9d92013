/**
 * In a game with secrets the server sends nothing that the receiver may not know. Two games are played that differ only in what a receiver may not
 * know: every byte it is sent must be the same.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBotPool } from '../../server/bots/pool.ts';
import { openEngines } from '../../server/matches/engine.ts';
import type { RunningServer } from '../../server/server.ts';
import { GAMES, loadGame } from '../../src/games/index.ts';
import type { Outcome } from '../../src/kit/chance.ts';
import type { GameModule, Viewer } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { HIDDEN_MOVE } from '../../src/kit/online/wire.ts';
import type { Course } from '../contract/hiding.ts';
import { randomCourse, scripted, secretsOf, stopsOf } from '../contract/secrets.ts';
import { game as tricks } from '../tricks/index.ts';
import { bareSocket, moveAction, next, scratchFolder, seatedTable, testServer } from './support/running.ts';

/** The state the next table starts from, and what its next move draws; where there is nothing, the game decides. */
const script: { start?: unknown; outcomes?: readonly Outcome[] | undefined } = {};

/** The game, with chance controlled by the test. */
function rigged(game: GameModule): GameModule {
  const { rules } = game;
  return {
    ...game,
    rules: {
      ...rules,
      play(s, move, chance) {
        const { outcomes } = script;
        if (outcomes === undefined) {
          rules.play(s, move, chance);
          return;
        }
        const known = scripted(outcomes);
        rules.play(s, move, {
          emit: chance.emit,
          draw(kind, weights) {
            const drawn = known.draw(kind, weights);
            return chance.draw(
              kind,
              weights.map((_, i) => (i === drawn ? 1 : 0)),
            );
          },
        });
      },
    },
    async bgio() {
      const bgio = await game.bgio();
      return {
        ...bgio,
        setup: (context, setupData) =>
          script.start === undefined
            ? bgio.setup(context, setupData)
            : { state: script.start, undo: null, takeBack: 'own' },
      };
    },
  };
}

const games = [
  tricks as unknown as GameModule,
  ...(await Promise.all(GAMES.filter(({ hasSecrets }) => hasSecrets).map(({ id }) => loadGame(id)))),
];

const { folder, remove } = scratchFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ DATA_FILE: `${folder}/data.sqlite` }, undefined, games.map(rigged));
});
afterAll(async () => {
  await server.close();
  remove();
});

/** A client at a table, and everything it was sent. */
interface Receiver {
  readonly socket: Socket;
  readonly sent: string[];
}

function receiver(game: string, clean: (text: string) => string): Receiver {
  const socket = bareSocket(server.address, {}, game);
  const sent: string[] = [];
  // Packets without data keep the connection alive. Bytes that are not text would be another kind of message.
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (data !== undefined) sent.push(typeof data === 'string' ? clean(data) : `bytes ${JSON.stringify(data)}`);
  });
  return { socket, sent };
}

/** Removes what differs at every table and every time from what was sent: IDs and times. */
const cleaner =
  (matchID: string) =>
  (text: string): string =>
    text
      .replaceAll(matchID, 'MATCH')
      .replaceAll(/"(sid|id)":"[^"]+"/g, '"$1":"ID"')
      .replaceAll(/\b1\d{12}\b/g, '0');

/** Everything sent in a game, by seat, with the spectator last; and how much of it had been sent after each move. */
interface Heard {
  readonly sent: readonly (readonly string[])[];
  readonly marks: readonly (readonly number[])[];
}

/** Plays a course at a table, with everything else one can do there: refused moves, chat, looking back, undo, reconnecting. */
async function played(game: GameModule, course: Course, setupData?: object): Promise<Heard> {
  const { meta, actions, rules } = game;
  const stops = stopsOf(game, course);
  script.start = setupData === undefined ? course.start : undefined;
  const { matchID, seats } = await seatedTable(
    server.address,
    rules.players(course.start),
    setupData ? { setupData } : {},
    meta.id,
  );
  script.start = undefined;
  const clean = cleaner(matchID);
  const everybody = [...seats, undefined].map(() => receiver(meta.id, clean));
  const sync = async (at: number): Promise<void> => {
    const seated = seats[at];
    const heard = next(everybody[at]!.socket, 'chats');
    everybody[at]!.socket.emit('sync', matchID, seated?.playerID ?? null, seated?.credentials);
    await heard;
  };
  const all = (name: string): Promise<unknown> => Promise.all(everybody.map(({ socket }) => next(socket, name)));
  let said = 0;
  /** Sends a chat message, and waits until everybody has received it, and therefore everything before it. */
  const settle = async (seat = 0): Promise<void> => {
    const payload = `word ${String(said++)}`;
    const heard = Promise.all(
      everybody.map(
        ({ socket }) =>
          new Promise<void>((resolve) => {
            const hear = (_match: string, message: { payload: string }): void => {
              if (message.payload !== payload) return;
              socket.off('chat', hear);
              resolve();
            };
            socket.on('chat', hear);
          }),
      ),
    );
    const chat = { id: String(said), sender: String(seat), payload };
    everybody[seat]!.socket.emit('chat', matchID, chat, seats[seat]!.credentials);
    await heard;
  };
  const path = `/games/${meta.id}`;
  /** Makes the HTTP requests that everybody at the table can make, and those that each seat can. */
  const ask = async (): Promise<void> => {
    const get = async (from: string, body?: object): Promise<string> => {
      const init = body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      };
      const answer = await fetch(`${server.address}${from}`, init);
      return `${String(answer.status)} ${answer.headers.get('refusal') ?? ''} ${clean(await answer.text())}`;
    };
    /** This match in a list of many. */
    const one = (list: string): string => {
      const { matches } = JSON.parse(list.slice(list.indexOf('{'))) as { matches: { matchID: string }[] };
      return JSON.stringify(matches.find((each) => each.matchID === 'MATCH'));
    };
    const open = [
      await get(`${path}/${matchID}`),
      one(await get(path)),
      one(await get('/matches')),
      await get(`${path}/status`, { matchIDs: [matchID] }),
      await get(`${path}/${matchID}/record`),
    ];
    for (const [at, { sent }] of everybody.entries()) {
      sent.push(...open, await get(`${path}/${matchID}/seen`, { by: seats[at] ?? null, from: 0 }));
    }
  };
  for (const at of everybody.keys()) await sync(at);
  await settle();
  await ask();

  const marks = [everybody.map(({ sent }) => sent.length)];
  for (const [i, made] of course.made.entries()) {
    const seated = seats[made.player]!;
    const { socket } = everybody[made.player]!;
    const send = (type: string, args: readonly unknown[], who = seated): Promise<unknown> =>
      everybody[Number(who.playerID)]!.socket.emitWithAck(
        'update',
        moveAction(who, type, args),
        i,
        matchID,
        who.playerID,
      );
    if (i % 11 === 3) {
      // Moves that are illegal, another player's or for another state are refused, and the refusal reveals nothing.
      const state = stops[i]!.G.state;
      const asked = seats[rules.decision(state)!.player];
      const guesses = actions.names.map((name) => ({ name, args: [i % 24] }));
      for (const { name, args } of guesses) {
        const guess = actions.read(name, args);
        const isLegal = guess !== undefined && rules.isLegal(state, guess);
        for (const who of seats) if (who !== asked || !isLegal) await send(name, args, who);
      }
      socket.emit('undo', matchID, { playerID: seated.playerID, stateID: i, what: 'ask' }, seated.credentials);
      await settle(made.player);
    }
    if (i % 23 === 11) {
      await ask();
      await sync(i % everybody.length);
      await settle();
    }
    const { move: type, args } = 'undo' in made ? { move: 'undo', args: [] } : actions.write(made.move);
    const heard = all('update').catch((error: unknown) => error);
    script.outcomes = 'undo' in made ? undefined : made.outcomes;
    const answer = await send(type, args);
    script.outcomes = undefined;
    expect(answer).toEqual({ stateID: i + 1 });
    expect(await heard).not.toBeInstanceOf(Error);
    marks.push(everybody.map(({ sent }) => sent.length));
  }
  for (const { socket } of everybody) socket.close();
  return { sent: everybody.map(({ sent }) => sent), marks };
}

/** The index of a viewer in what everybody was sent. */
const placeOf = (viewer: Viewer, players: number): number => viewer ?? players;

/** The most moves of a game that random players might never end. */
const MAX_MOVES = 150;

describe.each(games.map((game): [string, GameModule] => [game.meta.id, game]))('%s', (id, game) => {
  const players = Math.max(3, game.meta.minPlayers);
  const course = randomCourse(game, game.rules.defaultOptions(players), 12, MAX_MOVES);
  const states = stopsOf(game, course).map(({ G }) => G.state);
  const viewers: Viewer[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];

  it('is played, and everybody is sent the same as in games that they cannot tell from it', async () => {
    const randomInt = rng(7);
    const { sent, marks } = await played(game, course);
    const bytes = sent.map((texts) => texts.join('\n'));
    for (const text of bytes) {
      expect(text).not.toMatch(/outcomes|prng|seed|credentials/);
      expect(text).toContain('404 no-match');
    }
    expect(bytes.join('\n')).toContain('"refusal":"not-legal"');
    if (id !== 'evolution-game') expect(bytes.at(-1)).toContain(`"${HIDDEN_MOVE}"`);
    let others = 0;
    for (const [i, viewer] of viewers.entries()) {
      const place = placeOf(viewer, players);
      // What is revealed at the end was hidden before: some viewers compare only a part of the game.
      const moves = Math.ceil(course.made.length * [1, 0.6, 0.8, 1][i % 4]!);
      const part = { start: course.start, made: course.made.slice(0, moves) };
      const other = (await secretsOf(game)).otherCourse(part, states.slice(0, moves + 1), viewer, randomInt);
      if (JSON.stringify(other) !== JSON.stringify(part)) others++;
      const heard = await played(game, other);
      const own = sent[place]!.slice(0, marks[moves]![place]);
      expect(own.length).toBeGreaterThan(moves);
      for (const [at, text] of own.entries()) expect(heard.sent[place]![at]).toBe(text);
      expect(heard.sent[place]).toHaveLength(own.length);
    }
    expect(others).toBeGreaterThan(viewers.length / 2);
  }, 300_000);

  it('starts from a position, of which everybody is told as much as of another one that they cannot tell from it', async () => {
    const start = states[Math.floor(states.length / 2)];
    for (const viewer of viewers) {
      const place = placeOf(viewer, players);
      const [one, two] = [start, (await secretsOf(game)).otherState(start, [viewer], rng(5))].map((state) => ({
        course: { start: state, made: [] },
        setupData: { position: game.notation.position.write(state) },
      }));
      expect(two!.setupData).not.toEqual(one!.setupData);
      const heard = await played(game, one!.course, one!.setupData);
      expect((await played(game, two!.course, two!.setupData)).sent[place]).toEqual(heard.sent[place]);
      expect(heard.sent[place]!.join('\n')).toContain('"state"');
    }
  });

  it('asks its bots the same at all levels, of states that they cannot tell apart', async () => {
    const notes = join(folder, `${id}.txt`);
    const file = join(folder, `${id}.mjs`);
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs';
      export default (task) => { appendFileSync(${JSON.stringify(notes)}, JSON.stringify(task) + '\\n'); };`,
    );
    // Those that answer at once note what they are shown, too.
    const bots = async () =>
      (await game.bots()).map((level) => ({
        ...level,
        decide(view: unknown): unknown {
          appendFileSync(notes, `${level.name} ${JSON.stringify(view)}\n`);
          return game.rules.legalMoves(view)[0];
        },
      }));
    const engines = await openEngines([{ ...game, bots }]);
    const pool = startBotPool({ engines, threads: 1, budgetMs: 20, patienceMs: 60_000, file: pathToFileURL(file) });
    const levels = engines.get(id)!.levels.map(({ name }) => name);
    const randomInt = rng(9);
    const noted = async (state: unknown, seat: number): Promise<string> => {
      writeFileSync(notes, '');
      for (const level of levels) await pool.decide({ match: 'a', game: id, state, seat, level, seed: 1 });
      return readFileSync(notes, 'utf8');
    };
    for (const state of states.filter((_, i) => i % Math.ceil(states.length / 8) === 1)) {
      const { player } = game.rules.decision(state)!;
      if (game.rules.legalMoves(state).length === 1) continue;
      const text = await noted(state, player);
      expect(text.split('\n').length).toBeGreaterThan(levels.length);
      expect(await noted((await secretsOf(game)).otherState(state, [player], randomInt), player)).toBe(text);
    }
    await pool.close();
  });
});
