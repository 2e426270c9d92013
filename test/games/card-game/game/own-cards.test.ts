/** A server set up with its owner's own card list, and records of games with such cards. */
import { writeFileSync } from 'node:fs';
import { afterAll, expect, it } from '@jest/globals';
import { game } from '../../../../src/games/card-game/index.ts';
import { writeCards } from '../../../../src/games/card-game/rules/read-cards.ts';
import { RECONSTRUCTION, TEN_ROUNDS } from '../../../../src/games/card-game/rules/reconstruction.ts';
import { HIDDEN } from '../../../../src/games/card-game/rules/cards.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { meta } from '../../../../src/games/card-game/meta.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { recordMove, startRecord } from '../../../../src/kit/record/record.ts';
import { replay } from '../../../../src/kit/record/replay.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { bareSocket, lobbyOf, next, scratchFolder, seatedTable, testServer } from '../../../server/support/running.ts';

const { folder, remove } = scratchFolder();
afterAll(remove);

/** The reconstruction under other names. */
const own = writeCards({
  ...RECONSTRUCTION,
  name: 'mine',
  animals: RECONSTRUCTION.animals.map((animal, i) => ({ ...animal, id: `own-${String(i)}`, name: `Own ${String(i)}` })),
});

const fileWith = (name: string, document: unknown): string => {
  const file = `${folder}/${name}.json`;
  writeFileSync(file, JSON.stringify(document));
  return file;
};
const serverWith = (gameData: string) =>
  testServer({ DATA_FILE: `${folder}/data.sqlite`, BOT_THREADS: '0', GAME_DATA: gameData });

it('new tables have the cards of the file, unless others are asked for', async () => {
  const server = await serverWith(`card-game=${fileWith('own', own)}`);
  const cardsOf = async (options: Record<string, unknown>): Promise<unknown> => {
    const { matchID, seats } = await seatedTable(server.address, 2, options, 'card-game');
    const socket = bareSocket(server.address, {}, 'card-game');
    socket.emit('sync', matchID, '0', seats[0]!.credentials);
    const [, info] = (await next(socket, 'sync')) as [string, { state: { G: { state: { cards: unknown } } } }];
    socket.close();
    return info.state.G.state.cards;
  };
  expect(await cardsOf({})).toMatchObject({ name: 'mine' });
  expect(await cardsOf({ setupData: { cards: RECONSTRUCTION.name } })).toBe(RECONSTRUCTION.name);
  await server.close();
});

it('a file for ten rounds makes new tables those of that edition; asking for the other one gets its own cards', async () => {
  const ownTen = writeCards({ ...TEN_ROUNDS, name: 'mine in ten' });
  const server = await serverWith(`card-game=${fileWith('own-ten', ownTen)}`);
  const lobby = lobbyOf(server.address);
  const setupOf = async (setupData?: object): Promise<unknown> => {
    const { matchID } = await lobby.createMatch('card-game', { numPlayers: 2, setupData });
    return (await lobby.getMatch('card-game', matchID)).setupData;
  };
  const filled = { edition: 'ten rounds', cards: { name: 'mine in ten' } };
  expect(await setupOf()).toMatchObject(filled);
  expect(await setupOf({ edition: 'ten rounds' })).toMatchObject(filled);
  expect(await setupOf({ edition: 'twelve rounds' })).toEqual({ edition: 'twelve rounds' });
  expect(await setupOf({ cards: RECONSTRUCTION.name })).toEqual({ cards: RECONSTRUCTION.name });
  await server.close();
});

it('the server says what new tables have by default, and lists name their cards without listing them', async () => {
  const { animals, events } = TEN_ROUNDS;
  const many = Array.from({ length: 200 - events.length }, (_, i) => ({ ...animals[i % 90]!, id: `own-${String(i)}` }));
  const cards = writeCards({ ...TEN_ROUNDS, name: 'two hundred', animals: many });
  const server = await serverWith(`card-game=${fileWith('many', cards)}`);
  const setupAt = async (id: string): Promise<unknown> =>
    (await (await fetch(`${server.address}/games/${id}/setup`)).json()) as unknown;
  expect(await setupAt('dominant-species')).toEqual({ setupData: {} });
  const { setupData } = (await setupAt('card-game')) as { setupData: object };
  expect(setupData).toEqual({ edition: 'ten rounds', cards });
  // As the page makes a table: it names all options.
  const { players, ...named } = game.notation.options.write(
    game.notation.options.read({ ...setupData, players: 2 }),
  ) as { players: number };
  const { matchID, seats } = await seatedTable(server.address, players, { setupData: named }, 'card-game');
  const lobby = lobbyOf(server.address);
  const { matches } = await lobby.listMatches('card-game');
  expect(matches.find((match) => match.matchID === matchID)!.setupData).toEqual({
    edition: 'ten rounds',
    cards: { name: 'two hundred' },
  });
  expect(meta.describe!({ cards: { name: 'two hundred' } }, 'en')).toEqual(['custom cards: two hundred']);
  // Each seat is sent its own hand, and of the others' only how many cards there are.
  const socket = bareSocket(server.address, {}, 'card-game');
  socket.emit('sync', matchID, '0', seats[0]!.credentials);
  const [, info] = (await next(socket, 'sync')) as [string, { state: { G: { state: State } } }];
  socket.close();
  const { hands, pile } = info.state.G.state;
  expect(hands[1]).toEqual(Array.from({ length: 7 }, () => HIDDEN));
  expect(pile.filter((each) => each === 1)).toHaveLength(193);
  await server.close();
});

it('a file for twelve rounds leaves tables of ten rounds to the cards that come with the game', async () => {
  const server = await serverWith(`card-game=${fileWith('own-twelve', own)}`);
  const lobby = lobbyOf(server.address);
  const { matchID } = await lobby.createMatch('card-game', { numPlayers: 2, setupData: { edition: 'ten rounds' } });
  expect((await lobby.getMatch('card-game', matchID)).setupData).toEqual({ edition: 'ten rounds' });
  await server.close();
});

it('a file with faults keeps the server from starting: every fault is named, with the file', async () => {
  const broken = {
    ...(own as object),
    track: [{ draw: -1, discard: 0 }],
    name: '',
  };
  const file = fileWith('broken', broken);
  const refused = serverWith(`card-game=${file},chess=/nowhere`);
  await expect(refused).rejects.toThrow(`GAME_DATA: ${file}: track[0].draw`);
  await expect(refused).rejects.toThrow(`GAME_DATA: ${file}: name`);
  await expect(refused).rejects.toThrow('GAME_DATA: there is no game "chess" whose data could be replaced');
  // Of the other edition: each field that it does not have is named.
  const mixed = fileWith('mixed', { ...(own as object), edition: 'ten rounds' });
  const ten = serverWith(`card-game=${mixed}`);
  await expect(ten).rejects.toThrow(`GAME_DATA: ${mixed}: track: unknown field`);
  await expect(ten).rejects.toThrow(`GAME_DATA: ${mixed}: biomes[0].tundra: unknown field`);
  await expect(serverWith(`card-game=${folder}/none.json`)).rejects.toThrow(/GAME_DATA: .*none.json: .*ENOENT/);
  expect(() => serverWith('cards.json')).toThrow(/GAME_DATA: "cards.json": a game and a file are expected/);
});

it('records of such games name the owner’s cards, and replay', () => {
  const options = game.notation.options.read({ players: 2, cards: own });
  const randomInt = rng(3);
  const outcomes: Parameters<typeof startRecord>[2][number][] = [];
  const chance = {
    draw: (kind: string, weights: readonly number[]) => {
      const drawn = randomChance(randomInt).draw(kind, weights);
      outcomes.push({ kind, drawn });
      return drawn;
    },
  };
  const s = game.rules.newGame(options, chance);
  const record = startRecord(game, { options }, outcomes.splice(0));
  const moves = [];
  for (let i = 0; i < 12; i++) {
    const legal = game.rules.legalMoves(s);
    const move = legal[randomInt(legal.length)]!;
    const before = game.rules.copy(s);
    game.rules.play(s, move, chance);
    moves.push(recordMove(game, before, move, outcomes.splice(0)));
  }
  const document: unknown = JSON.parse(JSON.stringify({ ...record, moves }));
  expect(JSON.stringify(document)).toContain('{"card":"own-');
  expect(JSON.stringify(document)).not.toMatch(/"(play|card)":"(insect|arachnid|mammal|bird|reptile|amphibian)-/);
  expect(replay(game, document).state).toEqual(s);
});
