/** The options that change how long a game is, at online tables: `length` of Dominant Species, `edition` of the card game. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RunningServer } from '../../server/server.ts';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { replay } from '../../src/kit/record/replay.ts';
import { bareSocket, lobbyOf, next, scratchFolder, seatedTable, testServer } from './support/running.ts';

const SPECIES = 'dominant-species';
const CARDS = 'card-game';

const { folder, remove } = scratchFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0' });
});
afterAll(async () => {
  await server.close();
  remove();
});

/** A new table's setup in its info, what the lobby says of it, the state that its first seat is sent, and the record once that seat has resigned. */
async function created(game: string, setupData?: object) {
  const { matchID, seats } = await seatedTable(server.address, 2, { setupData }, game);
  const info = await lobbyOf(server.address).getMatch(game, matchID);
  const socket = bareSocket(server.address, {}, game);
  socket.emit('sync', matchID, '0', seats[0]!.credentials);
  const [, sent] = (await next(socket, 'sync')) as [string, { state: { G: { state: unknown } } }];
  socket.close();
  const meta = GAMES.find(({ id }) => id === game)!;
  const setup = (info.setupData ?? {}) as Record<string, unknown>;
  return {
    setup: info.setupData as unknown,
    record: async (): Promise<unknown> => {
      const by = { playerID: '0', credentials: seats[0]!.credentials };
      const address = `${server.address}/games/${game}/${matchID}`;
      const headers = { 'Content-Type': 'application/json' };
      const resigned = await fetch(`${address}/resign`, { method: 'POST', headers, body: JSON.stringify(by) });
      expect(resigned.status).toBe(200);
      return (await fetch(`${address}/record`)).json();
    },
    inWords: { en: meta.describe!(setup, 'en'), de: meta.describe!(setup, 'de') },
    state: sent.state.G.state,
    module: await loadGame(game),
  };
}

describe('The length of Dominant Species', () => {
  it.each([
    ['short', 'short: 23 cards', 'kurz: 23 Karten'],
    ['shortest', 'shortest: 18 cards', 'am kürzesten: 18 Karten'],
  ] as const)('%s is what the table has, and what its info says', async (length, english, german) => {
    const { setup, inWords, state, module } = await created(SPECIES, { length });
    expect(setup).toEqual({ length });
    expect(inWords.en).toContain(english);
    expect(inWords.de).toContain(german);
    expect(module.notation.position.write(state)).toMatchObject({ length });
  });

  it('is full if nothing is said, and then nothing is said of it', async () => {
    const { inWords, state, module } = await created(SPECIES);
    expect(inWords.en).toEqual(['animals dealt']);
    expect(module.notation.position.write(state)).not.toHaveProperty('length');
  });

  it('is in the record, with which the game can be played again', async () => {
    const { record, module } = await created(SPECIES, { length: 'shortest' });
    const document = await record();
    expect(document).toMatchObject({ position: { length: 'shortest' } });
    expect(module.notation.position.write(replay(module, document).state)).toMatchObject({ length: 'shortest' });
  });

  it('of a wrong name is refused, with the field and what is allowed', async () => {
    const refused = lobbyOf(server.address).createMatch(SPECIES, { numPlayers: 2, setupData: { length: 'long' } });
    await expect(refused).rejects.toMatchObject({
      details: expect.stringMatching(
        /^length: "long" is not a length; allowed: full, short, shortest; fields of setupData: .*length \("full", "short", "shortest"\)/,
      ),
    });
  });
});

describe('The edition of the card game', () => {
  it('ten rounds is what the table has, with its own cards, and what its info says', async () => {
    const { setup, inWords, state, module } = await created(CARDS, { edition: 'ten rounds' });
    expect(setup).toEqual({ edition: 'ten rounds' });
    expect([inWords.en, inWords.de]).toEqual([['edition of ten rounds'], ['Ausgabe mit zehn Runden']]);
    expect(state).toMatchObject({ cards: 'reconstruction ten rounds', round: 1 });
    expect(module.notation.position.write(state)).toMatchObject({ edition: 'ten rounds' });
  });

  it('is twelve rounds if nothing is said, and then nothing is said of it', async () => {
    const { inWords, state, module } = await created(CARDS);
    expect(inWords.en).toEqual([]);
    expect(state).toMatchObject({ cards: 'reconstruction' });
    expect(module.notation.position.write(state)).not.toHaveProperty('edition');
  });

  it('is in the record, with which the game can be played again', async () => {
    const { record, module } = await created(CARDS, { edition: 'ten rounds' });
    const document = await record();
    expect(document).toMatchObject({ position: { edition: 'ten rounds' } });
    expect(replay(module, document).state).toMatchObject({ cards: 'reconstruction ten rounds' });
  });

  it.each([
    [
      { edition: 'eleven rounds' },
      /^edition: "eleven rounds" is not an edition; allowed: twelve rounds, ten rounds; fields of setupData: edition \("twelve rounds" or "ten rounds"\)/,
    ],
    [
      { edition: 'ten rounds', cards: 'reconstruction' },
      /^cards: "reconstruction" is not a table of cards; there is "reconstruction ten rounds", or a whole table; /,
    ],
  ])('is refused with the field and what is allowed: %j', async (setupData, said) => {
    const refused = lobbyOf(server.address).createMatch(CARDS, { numPlayers: 2, setupData });
    await expect(refused).rejects.toMatchObject({ details: expect.stringMatching(said) });
  });
});
