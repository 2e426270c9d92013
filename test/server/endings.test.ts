/** Games that end early: resigning, ending by agreement, and the results that stay. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isDecided } from '../../server/matches/endings.ts';
import { ranked } from '../../server/matches/results.ts';
import type { Storage } from '../../server/storage/storage.ts';
import type { EndAs, UndoAnswer } from '../../src/kit/online/wire.ts';
import { DAY, DAYS, HOUR, LIVE, type Process, type Time, engines, places, processOf } from './support/timed-tables.ts';
import { GAME_NAME } from '../support/game.ts';
import { postgresForTests } from './support/databases.ts';

const { all, remove } = places(await postgresForTests());
afterAll(remove);

describe('places', () => {
  it('have those who resigned last, the last to resign first; the others keep their order, ties too', () => {
    const seats = (...resigned: (number | undefined)[]) => resigned.map((at) => ({ resigned: at }));
    const none = undefined;
    expect(ranked([2, 1, 3], seats(none, none, none))).toEqual([2, 1, 3]);
    expect(ranked([1, 2, 2, 4], seats(5, none, none, none))).toEqual([4, 1, 1, 3]);
    expect(ranked([1, 2, 3, 4], seats(5, 9, none, none))).toEqual([4, 3, 1, 2]);
    expect(ranked([1, 1], seats(none, 4))).toEqual([1, 2]);
  });
});

describe.each(all)('endings, in $name', ({ empty, open }) => {
  let time: Time;
  let here: Process;
  const opened: Storage[] = [];
  const start = async (more: Parameters<typeof processOf>[2] = {}): Promise<void> => {
    const storage = await open();
    opened.push(storage);
    here = await processOf(storage, time, more);
  };
  beforeEach(async () => {
    await empty();
    time = { now: 1_800_000_000_000 };
    await start();
  });
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });

  const NAMES = ['Ann', 'Ben', 'Cy', 'Dan'];
  const seated = async (people: number, bots = 0) => {
    const of = Array.from({ length: bots }, (_, n) => [people + n, 'random'] as const);
    const id = await here.create({ clock: DAYS }, { numPlayers: people + bots, bots: new Map(of) });
    return { id, people: await here.sit(id, ...NAMES.slice(0, people)) };
  };
  const results = async (id: string) =>
    (await here.storage.results(id)).map(({ name, bot, place, how }) => [name, bot, place, how]);
  const gameover = async (id: string) => (await here.match(id)).standing.gameover as Record<string, unknown> | null;
  const usual = engines.get(GAME_NAME)!.seating.usualLevel;

  describe('resigning', () => {
    it('at a table of two ends the game, and the other wins', async () => {
      const { id, people } = await seated(2);
      await here.stint(id, people);
      const before = (await here.storage.table(id))!.state;
      await here.matches.resign(id, people[0]!);
      expect(await gameover(id)).toMatchObject({ winner: '1', places: [2, 1], how: 'resigned' });
      const { state } = (await here.storage.table(id))!;
      expect([state.G, state._stateID, state.ctx.gameover]).toEqual([
        before.G,
        before._stateID + 1,
        await gameover(id),
      ]);
      expect(await results(id)).toEqual([
        ['Ann', usual, 2, 'resigned'],
        ['Ben', null, 1, 'resigned'],
      ]);
      expect(await here.notices(id)).toEqual(['Ann: resigned']);
      expect((await here.match(id)).clock!.running).toBeNull();
      for (const by of people) {
        await expect(here.moveOnce(id, [by])).rejects.toBeDefined();
        await expect(here.matches.resign(id, by)).rejects.toMatchObject({ word: 'over' });
      }
    });

    it('at a larger table a bot plays on, for good, and the seat is last when the game ends', async () => {
      const { id, people } = await seated(3);
      await here.matches.resign(id, people[2]!);
      const { seats, standing } = await here.match(id);
      expect([seats[2]!.bot, seats[2]!.resigned, standing.gameover]).toEqual([usual, time.now, null]);
      await expect(here.matches.takeBack(id, people[2]!)).rejects.toMatchObject({ word: 'not-legal' });
      await expect(here.matches.resign(id, people[2]!)).rejects.toMatchObject({ word: 'not-legal' });
      time.now += 1000;
      await here.matches.resign(id, people[0]!);
      expect(await gameover(id)).toMatchObject({ winner: '1', places: [2, 1, 3], how: 'resigned' });
    });

    it('of the only person ends the game among the bots', async () => {
      const { id, people } = await seated(1, 2);
      await here.matches.resign(id, people[0]!);
      const { places } = (await gameover(id)) as { places: number[] };
      expect(places[0]).toBe(3);
      expect((await results(id)).map(([name, bot]) => [name, bot])).toEqual([
        ['Ann', usual],
        [null, 'random'],
        [null, 'random'],
      ]);
    });

    it('where no bots play frees the seat for somebody else, and at a table of two ends the game', async () => {
      await opened.pop()!.close();
      await start({ hasBots: false });
      const three = await seated(3);
      await here.matches.resign(three.id, three.people[1]!);
      expect((await here.match(three.id)).seats[1]).toMatchObject({ name: null, bot: null });
      expect([await gameover(three.id), here.left]).toEqual([null, [three.id]]);
      await here.sit(three.id, 'Eve');
      const two = await seated(2);
      await here.matches.resign(two.id, two.people[1]!);
      expect(await gameover(two.id)).toMatchObject({ winner: '0' });
    });

    it('as another seat is refused', async () => {
      const { id, people } = await seated(2);
      const wrong = { playerID: '0', credentials: people[1]!.credentials };
      await expect(here.matches.resign(id, wrong)).rejects.toMatchObject({ word: 'not-authorized' });
      await expect(here.matches.end(id, wrong, { what: 'ask', as: 'void' })).rejects.toMatchObject({
        word: 'not-authorized',
      });
      expect(await gameover(id)).toBeNull();
    });

    it('ends the game at the next bot’s move if the process ended in between', async () => {
      const { id } = await seated(2);
      const deciding = (await here.match(id)).standing.deciding!;
      await here.storage.change(id, time.now, ({ seats }) => ({
        seats: seats.map((seat, i) => (i === deciding ? { ...seat, bot: usual, resigned: time.now } : seat)),
      }));
      expect(isDecided(await here.match(id))).toBe(true);
      await expect(here.moveOnce(id, [])).rejects.toMatchObject({ word: 'stale' });
      expect(await gameover(id)).toMatchObject({ winner: String(1 - deciding) });
    });
  });

  describe('ending by agreement', () => {
    const say = async (
      id: string,
      by: Parameters<Process['matches']['end']>[1],
      what: UndoAnswer,
      as: EndAs = 'standing',
    ) => here.matches.end(id, by, { what, as });
    const request = async (id: string) => (await here.match(id)).seats.find(({ ends }) => ends !== undefined)?.ends;

    it('takes all people who still play; places are those of the moment', async () => {
      const { id, people } = await seated(3, 1);
      await here.stint(id, people);
      expect(await say(id, people[0]!, 'ask')).toBe(false);
      await expect(say(id, people[0]!, 'grant')).rejects.toMatchObject({ word: 'not-yours' });
      await expect(say(id, people[1]!, 'ask', 'void')).rejects.toMatchObject({ word: 'asked-already' });
      expect(await say(id, people[1]!, 'grant')).toBe(false);
      // They play on meanwhile, and it stays open.
      await here.stint(id, people);
      const { state } = (await here.storage.table(id))!;
      expect(await say(id, people[2]!, 'grant')).toBe(true);
      const rules = engines.get(GAME_NAME)!.game.rules;
      const { places, scores } = rules.standing!(state.G.state);
      expect(await gameover(id)).toMatchObject({ places, scores, how: 'agreed' });
      expect((await results(id)).map((row) => row.slice(2))).toEqual(places.map((place) => [place, 'agreed']));
      const last = (await here.log(id)).at(-1)!;
      expect([last.automatic, last.action.type, last.metadata]).toEqual([true, 'GAME_EVENT', { at: time.now }]);
      expect(await here.notices(id)).toEqual(['Ann: end-standing', 'Ben: end-granted', 'Cy: end-granted']);
      await expect(say(id, people[0]!, 'ask')).rejects.toMatchObject({ word: 'over' });
    });

    it('without a result has no places', async () => {
      const { id, people } = await seated(2);
      await say(id, people[0]!, 'ask', 'void');
      expect(await say(id, people[1]!, 'grant')).toBe(true);
      expect(await gameover(id)).toEqual({ draw: true, winners: [], how: 'void' });
      expect(await results(id)).toEqual([
        ['Ann', null, null, 'void'],
        ['Ben', null, null, 'void'],
      ]);
    });

    it('is refused by one, who is named, and can be asked again after 20 moves; one who withdraws may ask at once', async () => {
      const { id, people } = await seated(3);
      await say(id, people[0]!, 'ask');
      await say(id, people[0]!, 'refuse');
      await say(id, people[0]!, 'ask', 'void');
      await say(id, people[2]!, 'refuse');
      expect(await request(id)).toMatchObject({ refused: 2, as: 'void' });
      await expect(say(id, people[1]!, 'grant')).rejects.toMatchObject({ word: 'stale' });
      for (let n = 0; n < 20; n++) {
        await expect(say(id, people[n % 2]!, 'ask')).rejects.toMatchObject({ word: 'asked-already' });
        await here.moveOnce(id, people);
      }
      expect(await say(id, people[1]!, 'ask')).toBe(false);
      expect(await say(id, people[0]!, 'grant')).toBe(false);
      expect(await say(id, people[2]!, 'grant')).toBe(true);
    });

    it('is withdrawn after three days without an answer', async () => {
      const { id, people } = await seated(2);
      await say(id, people[0]!, 'ask');
      await here.pass(3 * DAY);
      await expect(say(id, people[1]!, 'grant')).rejects.toMatchObject({ word: 'stale' });
      expect(await say(id, people[1]!, 'ask')).toBe(false);
    });

    it('is not voted on by bots and those they play for; who leaves, or hands over, is not waited for', async () => {
      const { id, people } = await seated(4);
      await here.matches.handOver(id, people[3]!, '3', 'random');
      await expect(say(id, people[3]!, 'ask')).rejects.toMatchObject({ word: 'not-yours' });
      await say(id, people[0]!, 'ask');
      await say(id, people[1]!, 'grant');
      expect(await gameover(id)).toBeNull();
      await here.matches.handOver(id, people[2]!, '2', 'random');
      expect(await gameover(id)).toMatchObject({ how: 'agreed' });
    });

    it('wins against a move in the same moment, at the next state', async () => {
      for (let race = 0; race < 20; race++) {
        const { id, people } = await seated(2);
        await say(id, people[0]!, 'ask');
        await Promise.all([here.moveOnce(id, people).catch(() => undefined), say(id, people[1]!, 'grant')]);
        expect(await gameover(id)).toMatchObject({ how: 'agreed' });
        expect(await here.storage.results(id)).toHaveLength(2);
      }
    });
  });

  describe('results', () => {
    it('are written when a game ends by its rules, one for each seat, and outlive the match', async () => {
      const id = await here.create({ unrated: true }, { numPlayers: 3 });
      const people = await here.sit(id, 'Ann', 'Ben', 'Cy');
      await here.matches.resign(id, people[1]!);
      for (let n = 1; (await gameover(id)) === null; n = (n * 48_271) % 2_147_483_647) {
        expect(await here.storage.results(id)).toEqual([]);
        await here.moveOnce(id, [people[0]!, people[2]!], n);
      }
      const { places, winner } = (await gameover(id)) as { places: number[]; winner: string };
      expect([places[1], places[Number(winner)]]).toEqual([3, 1]);
      const { state } = (await here.storage.table(id))!;
      const own = engines.get(GAME_NAME)!.game.rules.result(state.G.state)!;
      const kept = await here.storage.results(id);
      expect(kept.map(({ score, unrated, endedAt }) => [score, unrated, endedAt])).toEqual(
        own.scores.map((score) => [score, true, time.now]),
      );
      expect(kept.map(({ place, how }) => [place, how])).toEqual(
        places.map((place, seat) => [place, seat === 1 ? 'resigned' : 'played']),
      );
      expect(await here.storage.prune(time.now + 1)).toBe(1);
      expect(await here.storage.match(id)).toBeUndefined();
      expect(await here.storage.results(id)).toEqual(kept);
    }, 120_000);
  });

  it('settings are the host’s; the clock only before the first move', async () => {
    const { id, people } = await seated(2);
    const change = async (by: number, settings: Parameters<Process['matches']['settings']>[2]): Promise<void> =>
      here.matches.settings(id, people[by]!, settings);
    await expect(change(1, { spectators: false })).rejects.toMatchObject({ word: 'not-host' });
    await here.pass(HOUR);
    await change(0, { clock: LIVE, timeOut: 'free', unlisted: true });
    expect(await here.match(id)).toMatchObject({
      unlisted: true,
      options: { clock: LIVE, timeOut: 'free' },
      clock: { settings: LIVE, running: { since: time.now } },
    });
    await change(0, { clock: null });
    expect([(await here.match(id)).clock, (await here.match(id)).options.clock]).toEqual([undefined, undefined]);
    await here.pass(30 * DAY);
    expect(await here.notices(id)).toEqual([]);
    await here.moveOnce(id, people);
    await expect(change(0, { clock: LIVE })).rejects.toMatchObject({ word: 'has-moved' });
    await change(0, { spectators: false, unlisted: false });
    expect(await here.match(id)).toMatchObject({ unlisted: false, options: { spectators: false, hints: false } });
  });
});
