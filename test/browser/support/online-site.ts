/** The built page, served by the real server to the browsers of several people. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from '@jest/globals';
import type { RunningServer } from '../../../server/server.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import type { GameRecord } from '../../../src/kit/record/record.ts';
import { rng } from '../../../src/kit/rng.ts';
import {
  type Seated,
  lobbyOf,
  plainClient,
  scratchFolder,
  stateOf,
  synced,
  testServer,
} from '../../server/support/running.ts';
import { PAGE_FOLDER } from './page-server.ts';
import { type Visitor, inChromium, pageAddress } from './browser.ts';
import { GAME_NAME, decision, game, legalMoves, replay, toBoardgameMove } from '../../support/game.ts';
import { eventually } from '../../support/waiting.ts';

const { rules, notation } = game;

export interface OnlineSite {
  /** Where the server is. */
  readonly address: string;
  /** Where the page is served without a server. */
  readonly bareAddress: string;
  /** A folder for files, removed after the tests. */
  readonly folder: string;
  /** Starts another server for the same page; it stops after the tests. */
  serve(env: Record<string, string>): Promise<RunningServer>;
  /** Opens an address in a browser of its own, by default on a wide screen; errors of the page are recorded. */
  open(address: string, visitor?: Visitor): Promise<Page>;
  /** The errors and warnings of the pages opened in this test. */
  readonly complaints: string[];
}

/** Tests of the online pages; skipped where there is no Chromium. Errors in the console count if `isComplaint` says so. */
export function onTheServer(
  title: string,
  tests: (site: OnlineSite) => void,
  isComplaint: (type: string, text: string) => boolean = () => false,
): void {
  inChromium(title, isComplaint, (contexts) => {
    const { folder, remove } = scratchFolder();
    const servers: RunningServer[] = [];
    const serve = async (env: Record<string, string>): Promise<RunningServer> => {
      const data = { DATA_FILE: `${folder}/${String(servers.length)}.sqlite` };
      const server = await testServer({ ...data, ...env }, PAGE_FOLDER);
      servers.push(server);
      return server;
    };

    beforeAll(async () => {
      await serve({});
    });
    afterAll(async () => {
      for (const server of servers) await server.close();
      remove();
    });

    tests({
      complaints: contexts.complaints,
      folder,
      serve,
      get address() {
        return servers[0]!.address;
      },
      get bareAddress() {
        return pageAddress();
      },
      open: (address, visitor) => contexts.open(address, visitor),
    });
  });
}

/** A table for a test. */
export interface TestTable {
  matchID: string;
  /** Who sits where, without vacant seats and bots. */
  seats: ReadonlyMap<number, Seated>;
}

/** Sets up a table; a name is a person who sits down, null leaves the seat vacant, a level in brackets is a bot. */
export async function setTable(
  server: string,
  sitters: readonly (string | null)[],
  options: { setupData?: object; hints?: boolean; unlisted?: boolean } = {},
): Promise<TestTable> {
  const lobby = lobbyOf(server);
  const bots = Object.fromEntries(
    sitters.flatMap((sitter, seat) => (sitter?.startsWith('[') ? [[String(seat), sitter.slice(1, -1)]] : [])),
  );
  const asked = { numPlayers: sitters.length, bots, ...options };
  const { matchID } = await lobby.createMatch(GAME_NAME, asked);
  const seats = new Map<number, Seated>();
  for (const [seat, playerName] of sitters.entries()) {
    if (playerName === null || playerName.startsWith('[')) continue;
    const joined = await lobby.joinMatch(GAME_NAME, matchID, { playerID: String(seat), playerName });
    seats.set(seat, { playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  return { matchID, seats };
}

/** The address of a seat's personal link. */
export const personal = (server: string, { matchID, seats }: TestTable, seat: number): string =>
  `${server}/#table/${matchID}/${String(seat)}/${seats.get(seat)!.credentials}`;

/** The position of a record, as setup data for a table, and which seat is to decide. */
export function standing(record: GameRecord): { setupData: object; players: number; deciding: number } {
  const { state } = replay(record);
  const position = notation.position.write(state);
  return { setupData: { position }, players: rules.players(state), deciding: decision(state)!.player };
}

/** Sets up a table whose game, played at random, has just ended; all seats are people's. */
export async function finishedTable(server: string, names: readonly string[]): Promise<TestTable> {
  const randomInt = rng(1);
  const chance = randomChance(randomInt);
  const state = rules.newGame(rules.defaultOptions(names.length), chance);
  let before = rules.copy(state);
  let last = legalMoves(state)[0]!;
  while (decision(state) !== null) {
    before = rules.copy(state);
    const legal = legalMoves(state);
    last = legal[randomInt(legal.length)]!;
    rules.play(state, last, chance);
  }
  const table = await setTable(server, names, { setupData: { position: notation.position.write(before) } });
  const client = plainClient(server, table.matchID, table.seats.get(decision(before)!.player));
  await synced(client);
  const { move, args } = toBoardgameMove(last);
  client.moves[move]!(...args);
  await eventually(
    () => {
      if (stateOf(client)!.ctx.gameover === undefined) throw new Error('not over');
    },
    { timeout: 10_000 },
  );
  client.stop();
  return table;
}
