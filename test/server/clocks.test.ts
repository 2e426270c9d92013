/** The clocks of tables: what counts, what does not, and what happens when somebody's time is up. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Storage } from '../../server/storage/storage.ts';
import { GAME_NAME } from '../support/game.ts';
import {
  DAY,
  DAYS,
  HOUR,
  LIVE,
  MINUTE,
  type Process,
  SECOND,
  type Time,
  engines,
  places,
  processOf,
} from './support/timed-tables.ts';
import { postgresForTests } from './support/databases.ts';

const { all, remove } = places(await postgresForTests());
afterAll(remove);

/** The level of bots that play for somebody. */
const USUAL = engines.get(GAME_NAME)!.seating.usualLevel;

describe.each(all)('clocks, in $name', ({ empty, open }) => {
  let time: Time;
  let here: Process;
  const opened: Storage[] = [];
  const process = async (
    ...more: Parameters<typeof processOf> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => {
    const storage = await open();
    opened.push(storage);
    return processOf(storage, time, ...more);
  };
  beforeEach(async () => {
    await empty();
    time = { now: 1_800_000_000_000 };
    here = await process();
  });
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });
  const left = async (id: string): Promise<readonly number[]> => (await here.match(id)).clock!.left;
  const running = async (id: string) => (await here.match(id)).clock!.running;

  /** A table at which Ann and Ben sit, and which of them decides. */
  const seated = async (options: Parameters<Process['create']>[0], names = ['Ann', 'Ben']) => {
    const id = await here.create(options, { numPlayers: names.length });
    const people = await here.sit(id, ...names);
    return { id, people, first: (await here.match(id)).standing.deciding! };
  };

  describe('what counts', () => {
    it('nothing until every seat is taken', async () => {
      const id = await here.create({ clock: LIVE });
      const [ann] = await here.sit(id, 'Ann');
      await here.pass(HOUR);
      expect(await running(id)).toBeNull();
      const [ben] = await here.sit(id, 'Ben');
      expect(await running(id)).toMatchObject({ since: time.now });
      await here.pass(10 * SECOND);
      const mover = await here.stint(id, [ann!, ben!]);
      expect((await left(id))[mover]).toBe(15 * MINUTE + 12 * SECOND);
    });

    it('a stint, through however many moves, from the decision to the move that takes it on', async () => {
      const { id, people } = await seated({ clock: LIVE });
      let earned = 0;
      for (let n = 0; n < 12; n++) {
        const before = (await here.match(id)).standing;
        await here.pass(30 * SECOND);
        await here.moveOnce(id, people);
        const { standing, clock } = await here.match(id);
        if (standing.deciding === before.deciding) {
          expect([standing.stint, clock!.running!.since]).toEqual([before.stint, before.stint!.at]);
        } else {
          earned++;
          expect(standing.stint).toEqual({ stateID: standing.stateID, at: time.now });
        }
      }
      expect(earned).toBeGreaterThan(0);
      const whole = (await left(id)).reduce((sum, ms) => sum + ms, 0);
      const open = time.now - (await running(id))!.since;
      expect(whole).toBe(30 * MINUTE - 12 * 30 * SECOND + open + earned * 22 * SECOND);
    });

    it('nothing while a bot plays for somebody, who comes back to at least a minute', async () => {
      const { id, people, first } = await seated({ clock: LIVE });
      await here.pass(14 * MINUTE + 55 * SECOND);
      await here.matches.handOver(id, people[first]!, String(first), 'random');
      expect(await running(id)).toBeNull();
      expect((await left(id))[first]).toBe(7 * SECOND);
      await here.pass(HOUR);
      await here.matches.takeBack(id, people[first]!);
      expect((await left(id))[first]).toBe(MINUTE);
      expect(await running(id)).toMatchObject({ seat: first, since: time.now, due: time.now + MINUTE + 2 * SECOND });
    });

    it('no decision of a vacant seat', async () => {
      const { id, people, first } = await seated({ clock: LIVE });
      await here.matches.leave(id, people[first]!);
      await here.pass(DAY);
      expect([await running(id), (await left(id))[first]]).toEqual([null, 15 * MINUTE]);
    });

    it('moves that are taken back give no time back', async () => {
      const { id, people, first } = await seated({ clock: LIVE });
      await here.pass(5 * MINUTE);
      const mover = await here.stint(id, people);
      const used = (await left(id))[mover];
      const { stateID } = (await here.match(id)).standing;
      await here.matches.undo(id, people[mover]!, { stateID, what: 'ask' });
      // An open request does not stop the other's clock.
      await here.pass(MINUTE);
      const other = 1 - mover;
      await here.matches.undo(id, people[other]!, { stateID, what: 'grant' });
      expect((await here.match(id)).standing.deciding).toBe(mover);
      expect([mover, (await left(id))[mover], (await left(id))[other]]).toEqual([
        first,
        used,
        15 * MINUTE - MINUTE + 2 * SECOND,
      ]);
      expect(await running(id)).toMatchObject({ seat: mover, since: time.now });
    });

    it('days: only what exceeds the days of a stint is taken from the reserve', async () => {
      const { id, people, first } = await seated({ clock: DAYS });
      await here.pass(2 * DAY);
      await here.stint(id, people);
      await here.pass(5 * DAY);
      const second = await here.stint(id, people);
      expect(second).not.toBe(first);
      expect([(await left(id))[first], (await left(id))[second]]).toEqual([7 * DAY, 5 * DAY]);
    });
  });

  describe('downtimes', () => {
    it('a server that was down for six hours takes nothing from anybody', async () => {
      const { id, people, first } = await seated({ clock: LIVE });
      await here.pass(MINUTE);
      await opened.pop()!.close();
      time.now += 6 * HOUR;
      here = await process();
      await here.matches.timeOuts(100);
      expect((await here.match(id)).seats[first]!.bot).toBeNull();
      await here.pass(MINUTE);
      await here.stint(id, people);
      expect((await left(id))[first]).toBe(13 * MINUTE + 22 * SECOND);
    });

    it('nor does a machine that slept, or a watch put forward, whatever comes first when it wakes; put back, time stands', async () => {
      const { id, people, first } = await seated({ clock: LIVE });
      await here.pass(MINUTE);
      time.now += 3 * HOUR;
      // A move, before anything was noted.
      await here.stint(id, people);
      expect((await left(id))[first]).toBe(14 * MINUTE + 22 * SECOND);
      await here.pass(MINUTE);
      time.now -= HOUR;
      await here.pass(10 * SECOND);
      const second = await here.stint(id, people);
      expect((await left(id))[second]).toBe(15 * MINUTE + 20 * SECOND);
    });

    it('are noted once, by whoever finds them', async () => {
      const others = await Promise.all(here.storage.isShared ? [open(), open()] : []);
      opened.push(...others);
      const from = time.now;
      time.now += HOUR;
      const noted = await Promise.all(
        [here.storage, ...others].flatMap((each) => [each.alive(time.now, 30_000, 0), each.alive(time.now, 30_000, 0)]),
      );
      expect(noted.at(-1)).toEqual([{ since: from, until: time.now }]);
      expect(await here.storage.alive(time.now + 30_000, 30_000, 0)).toHaveLength(1);
      expect(await here.storage.alive(time.now + 30_000, 30_000, time.now)).toEqual([]);
    });
  });

  describe('when the time is up', () => {
    const out = 15 * MINUTE + 2 * SECOND;

    it('and not before; a move that is stored first counts, even if late', async () => {
      const { id, people, first } = await seated({ clock: LIVE, timeOut: 'bot' });
      await here.pass(out - 1);
      expect((await here.match(id)).seats[first]!.bot).toBeNull();
      time.now += 5 * SECOND;
      await here.stint(id, people);
      await here.matches.timeOuts(100);
      const { seats } = await here.match(id);
      expect([seats[first]!.bot, (await left(id))[first], await here.notices(id)]).toEqual([null, 20 * SECOND, []]);
    });

    it('a bot plays, the chat says so, a move for the same question is stale; the person takes the seat back', async () => {
      const { id, people, first } = await seated({ clock: LIVE, timeOut: 'bot' });
      const { moves, stateID } = await here.legal(id);
      await here.pass(out);
      expect((await here.match(id)).seats[first]).toMatchObject({ bot: USUAL, name: ['Ann', 'Ben'][first] });
      expect(await here.notices(id)).toEqual([`${['Ann', 'Ben'][first]!}: out-bot`]);
      const [{ move: type, args } = { move: '', args: [] }] = moves;
      await expect(here.matches.move(id, people[first]!, { type, args, stateID })).rejects.toMatchObject({
        word: 'stale',
      });
      await here.moveOnce(
        id,
        people.filter((_, seat) => seat !== first),
      );
      await here.matches.takeBack(id, people[first]!);
      expect((await left(id))[first]).toBe(MINUTE);
      // Nothing is left to see to.
      await here.pass(SECOND);
      expect(await here.notices(id)).toHaveLength(1);
    });

    it('for the third time, it counts as resigning', async () => {
      const { id, people } = await seated({ clock: { kind: 'live', minutes: 2, increment: 0 }, timeOut: 'bot' }, [
        'Ann',
        'Ben',
        'Cy',
      ]);
      let slow = -1;
      for (let times = 1; times <= 3; times++) {
        while (slow >= 0 && (await here.match(id)).standing.deciding !== slow) await here.moveOnce(id, people);
        slow = (await here.match(id)).standing.deciding!;
        await here.pass(10 * MINUTE);
        if (times < 3) await here.matches.takeBack(id, people[slow]!);
      }
      expect((await here.match(id)).seats[slow]).toMatchObject({ bot: USUAL, resigned: time.now });
      expect((await here.notices(id)).map((note) => note.split(': ')[1])).toEqual(['out-bot', 'out-bot', 'resigned']);
      await expect(here.matches.takeBack(id, people[slow]!)).rejects.toMatchObject({ word: 'not-legal' });
    });

    it('the seat is freed, for somebody else or for a bot of the host’s', async () => {
      const { id, people, first } = await seated({ clock: LIVE, timeOut: 'free' });
      await here.pass(out);
      const { seats, host } = await here.match(id);
      expect([seats[first]!.name, seats[first]!.credentials, here.left]).toEqual([null, null, [id]]);
      const other = 1 - first;
      expect(host.seat).toBe(other);
      expect(await here.notices(id)).toEqual([`${['Ann', 'Ben'][first]!}: out-free`]);
      await here.sit(id, 'Cy');
      expect((await left(id))[first]).toBe(MINUTE);
      await here.pass(2 * MINUTE);
      await here.matches.handOver(id, people[other]!, String(first), 'random');
      expect((await here.match(id)).seats[first]!.bot).toBe('random');
    });

    it('where no bots play, too', async () => {
      here = await (async () => {
        await opened.pop()!.close();
        return process({ hasBots: false });
      })();
      const { id, first } = await seated({ clock: LIVE, timeOut: 'bot' });
      await here.pass(out);
      expect((await here.match(id)).seats[first]).toMatchObject({ name: null, bot: null });
    });

    it('the others are asked, told once, and may act although the player is connected and does not move', async () => {
      for (const act of ['handOver', 'free'] as const) {
        const { id, people } = await seated({ clock: DAYS, timeOut: 'ask' });
        while ((await here.match(id)).standing.moved !== 3) await here.moveOnce(id, people);
        const first = (await here.match(id)).standing.deciding!;
        const other = people[1 - first]!;
        time.now = (await running(id))!.since;
        const acts = async () =>
          act === 'free'
            ? here.matches.free(id, other, String(first))
            : here.matches.handOver(id, other, String(first), 'random');
        await here.pass(10 * DAY - 1);
        await expect(acts()).rejects.toBeDefined();
        await here.pass(1);
        await here.pass(DAY);
        expect(await here.notices(id)).toEqual([`${['Ann', 'Ben'][first]!}: out-ask`]);
        expect((await here.match(id)).seats[first]!.bot).toBeNull();
        await acts();
        const { name, bot } = (await here.match(id)).seats[first]!;
        expect([name !== null, bot]).toEqual(act === 'free' ? [false, null] : [true, 'random']);
      }
    });

    it('without a clock, nothing happens by itself; after the hours of the table the others may act, connected or not', async () => {
      const { id, people, first } = await seated({ awayAfter: 72 });
      const other = people[1 - first]!;
      await here.pass(72 * HOUR - 1);
      await expect(here.matches.handOver(id, other, String(first), 'random')).rejects.toMatchObject({
        word: 'not-away',
      });
      await here.pass(1);
      expect(await here.notices(id)).toEqual([]);
      expect(await here.matches.handOver(id, other, String(first), 'random')).toBe(true);
    });

    it('a move in the same moment: whichever is stored first counts, and the other is stale', async () => {
      const outcomes = new Set<string>();
      for (let race = 0; race < 60; race++) {
        const { id, people, first } = await seated({ clock: LIVE, timeOut: 'bot' });
        const { moves, stateID } = await here.legal(id);
        await here.storage.alive((time.now += out), Number.MAX_SAFE_INTEGER, 0);
        await here.downtimes.beat();
        const [{ move: type, args } = { move: '', args: [] }] = moves;
        const move = async () =>
          here.matches.move(id, people[first]!, { type, args, stateID }).then(
            () => 'moved',
            (error: unknown) => (error as { word: string }).word,
          );
        const sweep = async (ticks: number) => {
          for (let tick = 0; tick < ticks; tick++) await new Promise(setImmediate);
          await here.matches.timeOuts(100);
        };
        // Either may come first, by however little.
        const [answer] = await Promise.all(race % 2 === 0 ? [move(), sweep(race % 8)] : [sweep(0).then(move)]);
        outcomes.add(answer);
        const { standing, seats } = await here.match(id);
        if (answer === 'moved') {
          expect(standing.stateID).toBe(stateID + 1);
          // The same seat may have been to decide again, and its time be up at once.
          if (standing.deciding !== first) expect(seats[first]!.bot).toBeNull();
        } else {
          expect([answer, standing.stateID, seats[first]!.bot]).toEqual(['stale', stateID, USUAL]);
        }
      }
      expect([...outcomes].sort()).toEqual(['moved', 'stale']);
    });

    it('eight sweepers see to it once', async () => {
      const { id, first } = await seated({ clock: LIVE, timeOut: 'bot' });
      const others: Process[] = [here];
      while (here.storage.isShared && others.length < 8) others.push(await process());
      time.now += out;
      await Promise.all(
        others.map(({ downtimes, storage }) =>
          storage.alive(time.now, Number.MAX_SAFE_INTEGER, 0).then(downtimes.beat),
        ),
      );
      await Promise.all(Array.from({ length: 8 }, (_, n) => others[n % others.length]!.matches.timeOuts(100)));
      expect([(await here.match(id)).clock!.timeOuts[first], await here.notices(id)]).toEqual([
        1,
        [`${['Ann', 'Ben'][first]!}: out-bot`],
      ]);
    });
  });

  it('through random games with sleeping machines, restarts and changes of seats, all time is accounted for and nobody is out too early', async () => {
    let seed = 7;
    const random = (n: number): number => (seed = (seed * 48_271) % 2_147_483_647) % n;
    const { id, people } = await seated({ clock: { kind: 'live', minutes: 120, increment: 0 }, timeOut: 'bot' }, [
      'Ann',
      'Ben',
      'Cy',
    ]);
    const used = [0, 0, 0];
    let stint = 0;
    const settle = async (before: number | null): Promise<void> => {
      const { clock } = await here.match(id);
      if ((clock!.running?.seat ?? null) === before && clock!.running?.since !== time.now) return;
      if (before !== null) used[before]! += Math.max(0, stint - 2 * SECOND);
      stint = 0;
    };
    for (let step = 0; step < 120; step++) {
      const before = (await running(id))?.seat ?? null;
      const ms = random(40) * SECOND;
      if (random(8) === 0) {
        // Nobody's time, if longer than half a minute.
        time.now += 31 * SECOND + random(DAY);
        await here.downtimes.beat();
      }
      await here.pass(ms);
      if (before !== null) stint += ms;
      const bots = (await here.match(id)).seats.findIndex(({ bot }) => bot !== null);
      if (bots >= 0 && random(2) === 0) await here.matches.takeBack(id, people[bots]!);
      else if (bots < 0 && random(15) === 0) {
        const seat = random(3);
        await here.matches.handOver(id, people[seat]!, String(seat), 'random');
      } else
        await here.moveOnce(
          id,
          people.filter((_, seat) => seat !== bots),
        );
      await settle(before);
    }
    const { clock, standing } = await here.match(id);
    expect([standing.stateID > 60, standing.gameover]).toEqual([true, null]);
    expect(clock!.left.map((ms) => 120 * MINUTE - ms)).toEqual(used);
    expect(clock!.timeOuts).toEqual([0, 0, 0]);
  });
});
