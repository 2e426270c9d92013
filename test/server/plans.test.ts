/** Moves planned ahead: the server plays them once they are asked, and nobody else learns of them. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loggedMove } from '../../src/kit/boardgame/log.ts';
import { type PlannedAnswer, plannedQuestion } from '../../src/kit/online/plan.ts';
import type { Credentials } from '../../server/matches/matches.ts';
import { Accounts } from '../../server/people/accounts.ts';
import { Linking } from '../../server/people/linking.ts';
import type { Storage } from '../../server/storage/storage.ts';
import {
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
import { GAME_NAME } from '../support/game.ts';
import { postgresForTests } from './support/databases.ts';

const { all, remove } = places(await postgresForTests());
afterAll(remove);

const { rules, actions } = engines.get(GAME_NAME)!.game;

describe.each(all)('plans, in $name', ({ empty, open }) => {
  let time: Time;
  let here: Process;
  const opened: Storage[] = [];
  const another = async (more: Parameters<typeof processOf>[2] = {}): Promise<Process> => {
    const storage = await open();
    opened.push(storage);
    return processOf(storage, time, more);
  };
  beforeEach(async () => {
    await empty();
    time = { now: 1_800_000_000_000 };
    here = await another();
  });
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });

  const tableOf = async (people = 2, options: Parameters<Process['create']>[0] = {}) => {
    const id = await here.create(options, { numPlayers: people });
    return { id, people: await here.sit(id, ...['Ann', 'Ben', 'Cy'].slice(0, people)) };
  };
  const state = async (id: string) => (await here.storage.table(id))!.state;

  /** What the next players would be asked if those before them took these spaces: planning goes on in initiative order. */
  async function asked(
    id: string,
    moves: number,
  ): Promise<{ seat: number; answer: PlannedAnswer; other: PlannedAnswer }[]> {
    const s = rules.copy((await state(id)).G.state);
    const found = [];
    for (let i = 0; i < moves; i++) {
      const question = rules.decision(s)!;
      const [move, other] = rules.legalMoves(s).slice(2 * i, 2 * i + 2);
      const write = (one: unknown): PlannedAnswer => {
        const { move: type, args } = actions.write(one);
        return { question: plannedQuestion(question), type, args };
      };
      found.push({ seat: question.player, answer: write(move), other: write(other) });
      rules.play(s, move, { draw: () => 0 });
    }
    return found;
  }
  const stintOf = async (id: string) => (await here.match(id)).standing.stint!.stateID;
  const plan = async (id: string, by: Credentials, ...answers: PlannedAnswer[]) =>
    here.matches.plan(id, by, { stint: await stintOf(id), answers });
  const make = async (id: string, by: Credentials, { type, args }: PlannedAnswer) =>
    here.matches.move(id, by, { type, args, stateID: (await state(id))._stateID });
  /** The moves made, without automatic entries: who, and what. */
  const made = async (id: string) =>
    (await here.log(id)).map(loggedMove).flatMap((move) => (move ? [[move.player, move.name, move.args]] : []));
  const logged = (seat: number, { type, args }: PlannedAnswer) => [seat, type, args];

  /** A table of two at the beginning: who is asked, who waits, and what the waiting one plans for their first question. */
  const begun = async (options: Parameters<Process['create']>[0] = {}, people = 2) => {
    const table = await tableOf(people, options);
    const next = await asked(table.id, people + 1);
    return { ...table, next, asked: table.people[next[0]!.seat]!, waiting: table.people[next[1]!.seat]! };
  };

  it('are played when their question is asked, and not before', async () => {
    const { id, next, asked: first, waiting } = await begun();
    await plan(id, waiting, next[1]!.answer);
    await here.matches.playPlans(10);
    expect(await made(id)).toEqual([]);
    await make(id, first, next[0]!.answer);
    await here.matches.playPlans(10);
    expect(await made(id)).toEqual([logged(next[0]!.seat, next[0]!.answer), logged(next[1]!.seat, next[1]!.answer)]);
    expect(await here.matches.planned(id, waiting)).toEqual([]);
  });

  it('hold over several of one’s turns, and are played one by one', async () => {
    const table = await tableOf();
    const next = await asked(table.id, 4);
    const [mine, theirs] = [
      next.filter(({ seat }) => seat === next[1]!.seat),
      next.filter(({ seat }) => seat === next[0]!.seat),
    ];
    expect([mine.length, theirs.length]).toEqual([2, 2]);
    const waiting = table.people[next[1]!.seat]!;
    await plan(table.id, waiting, ...mine.map(({ answer }) => answer));
    await make(table.id, table.people[next[0]!.seat]!, theirs[0]!.answer);
    await here.matches.playPlans(10);
    expect(await here.matches.planned(table.id, waiting)).toEqual([mine[1]!.answer]);
    await make(table.id, table.people[next[0]!.seat]!, theirs[1]!.answer);
    await here.matches.playPlans(10);
    expect(await made(table.id)).toEqual(next.map(({ seat, answer }) => logged(seat, answer)));
  });

  it('that are not legal any more end, with all the rest, and the player decides', async () => {
    const { id, next, asked: first, waiting } = await begun();
    // The other takes the very space.
    await plan(id, waiting, { ...next[1]!.answer, args: next[0]!.answer.args }, next[1]!.answer);
    await make(id, first, next[0]!.answer);
    await here.matches.playPlans(10);
    await here.matches.playPlans(10);
    expect(await made(id)).toHaveLength(1);
    expect(await here.matches.planned(id, waiting)).toEqual([]);
    expect((await here.match(id)).standing.deciding).toBe(next[1]!.seat);
    await make(id, waiting, next[1]!.answer);
  });

  it.each([{ round: 2 }, { role: 7 }, { stage: 'initiative space' }, { phase: 'setup' }])(
    'for a question with %o are not played',
    async (other) => {
      const { id, next, asked: first, waiting } = await begun();
      await plan(id, waiting, { ...next[1]!.answer, question: { ...next[1]!.answer.question, ...other } });
      await make(id, first, next[0]!.answer);
      await here.matches.playPlans(10);
      expect(await made(id)).toHaveLength(1);
    },
  );

  it('are seen by nobody else: neither table nor list changes, and asking needs the seat', async () => {
    const { id, next, asked: first, waiting } = await begun();
    const seen = { changed: 0 };
    here.matches.events.on('changed', () => seen.changed++);
    const before = await here.storage.match(id);
    await plan(id, waiting, next[1]!.answer);
    expect(await here.storage.match(id)).toEqual(before);
    expect(seen.changed).toBe(0);
    expect(await here.matches.planned(id, first)).toEqual([]);
    expect(await here.matches.planned(id, waiting)).toEqual([next[1]!.answer]);
    await expect(here.matches.planned(id, { ...waiting, credentials: 'guessed' })).rejects.toMatchObject({
      word: 'not-authorized',
    });
  });

  it('tell nothing by being refused: whatever is planned is taken', async () => {
    const { id, next, waiting } = await begun();
    const answers = [
      { ...next[1]!.answer, args: [99] },
      { ...next[1]!.answer, type: 'no such move' },
    ];
    for (const answer of answers) await plan(id, waiting, answer);
    expect(await here.matches.planned(id, waiting)).toEqual([answers[1]]);
  });

  it('are replaced by another plan, and given up by an empty one', async () => {
    const { id, next, asked: first, waiting } = await begun();
    await plan(id, waiting, next[1]!.answer);
    await plan(id, waiting, next[1]!.other);
    expect(await here.matches.planned(id, waiting)).toEqual([next[1]!.other]);
    await plan(id, waiting);
    await make(id, first, next[0]!.answer);
    await here.matches.playPlans(10);
    expect(await made(id)).toHaveLength(1);
  });

  it('are refused on one’s own turn, from another stint, after the end, and while a bot plays', async () => {
    const { id, next, asked: first, waiting } = await begun();
    const { answer } = next[1]!;
    await expect(plan(id, first, answer)).rejects.toMatchObject({ word: 'not-legal' });
    await expect(here.matches.plan(id, waiting, { stint: 77, answers: [answer] })).rejects.toMatchObject({
      word: 'stale',
    });
    await here.matches.handOver(id, waiting, waiting.playerID, 'random');
    await expect(plan(id, waiting, answer)).rejects.toMatchObject({ word: 'not-yours' });
    await here.matches.takeBack(id, waiting);
    await here.matches.resign(id, first);
    await expect(plan(id, waiting, answer)).rejects.toMatchObject({ word: 'over' });
  });

  it('end with any move of one’s own', async () => {
    const { id, next, asked: first, waiting } = await begun();
    await plan(id, waiting, next[1]!.answer);
    await make(id, first, next[0]!.answer);
    await make(id, waiting, next[1]!.other);
    expect(await here.matches.planned(id, waiting)).toEqual([]);
  });

  it('end with an undo, whoever undoes', async () => {
    const { id, next, asked: first, waiting, people } = await begun({}, 3);
    const third = people[next[2]!.seat]!;
    await make(id, first, next[0]!.answer);
    await plan(id, third, next[2]!.answer);
    const stateID = (await state(id))._stateID;
    await here.matches.undo(id, first, { stateID, what: 'ask' });
    for (const each of [waiting, third]) await here.matches.undo(id, each, { stateID, what: 'grant' });
    expect((await made(id)).at(-1)![1]).toBe('undo');
    expect(await here.matches.planned(id, third)).toEqual([]);
    await make(id, first, next[0]!.answer);
    await make(id, waiting, next[1]!.answer);
    await here.matches.playPlans(10);
    expect(await made(id)).toHaveLength(4);
  });

  it('wait while the others are asked about an undo', async () => {
    const { id, next, asked: first, waiting } = await begun();
    await plan(id, waiting, next[1]!.answer);
    await make(id, first, next[0]!.answer);
    const stateID = (await state(id))._stateID;
    await here.matches.undo(id, first, { stateID, what: 'ask' });
    await here.matches.playPlans(10);
    expect(await made(id)).toHaveLength(1);
    await here.matches.undo(id, waiting, { stateID, what: 'refuse' });
    await here.matches.playPlans(10);
    expect(await made(id)).toHaveLength(2);
  });

  it('end when a bot takes over, also if the person comes back before their turn', async () => {
    const { id, next, asked: first, waiting } = await begun();
    await plan(id, waiting, next[1]!.answer);
    await here.matches.handOver(id, waiting, waiting.playerID, 'random');
    expect(await here.matches.planned(id, waiting)).toEqual([]);
    await here.matches.takeBack(id, waiting);
    await make(id, first, next[0]!.answer);
    await here.matches.playPlans(10);
    expect(await made(id)).toHaveLength(1);
  });

  it('are not played for whoever sits there next', async () => {
    const { id, next, asked: first, waiting } = await begun({}, 3);
    await plan(id, waiting, next[1]!.answer);
    await here.matches.leave(id, waiting);
    const [newcomer] = await here.sit(id, 'Dora');
    expect(newcomer!.playerID).toBe(waiting.playerID);
    expect(await here.matches.planned(id, newcomer!)).toEqual([]);
    await make(id, first, next[0]!.answer);
    await here.matches.playPlans(10);
    expect(await made(id)).toHaveLength(1);
  });

  it('cost no time of a clock', async () => {
    const { id, next, asked: first, waiting } = await begun({ clock: LIVE });
    await plan(id, waiting, next[1]!.answer);
    await make(id, first, next[0]!.answer);
    const before = (await here.match(id)).clock!.left[next[1]!.seat]!;
    time.now += 30 * SECOND;
    await here.matches.playPlans(10);
    expect((await here.match(id)).clock!.left[next[1]!.seat]).toBeGreaterThanOrEqual(before);
    // The other's time runs as ever.
    expect((await here.match(id)).clock!.running).toMatchObject({ seat: next[0]!.seat, since: time.now });
  });

  it('are played by one process only, and go on after one that ended', async () => {
    const { id, next, asked: first, waiting } = await begun();
    await plan(id, waiting, next[1]!.answer);
    await make(id, first, next[0]!.answer);
    const others = here.storage.isShared ? [here, await another(), await another()] : [here, here];
    await Promise.all(others.map(({ matches }) => matches.playPlans(10)));
    expect(await made(id)).toHaveLength(2);

    const again = await begun();
    await plan(again.id, again.waiting, again.next[1]!.answer);
    await make(again.id, again.asked, again.next[0]!.answer);
    // A process took it and ended.
    await here.storage.work(function* () {
      yield {
        text: 'UPDATE plans SET claimed_until = @until WHERE match_id = @id',
        values: { id: again.id, until: time.now + 8000 },
      };
    });
    await here.matches.playPlans(10);
    expect(await made(again.id)).toHaveLength(1);
    time.now += 9 * SECOND;
    await here.matches.playPlans(10);
    expect(await made(again.id)).toHaveLength(2);
  });

  it('are played before the time is up', async () => {
    const { id, next, asked: first, waiting } = await begun({ clock: DAYS, timeOut: 'bot' });
    await plan(id, waiting, next[1]!.answer);
    await make(id, first, next[0]!.answer);
    time.now += 20 * 24 * HOUR + MINUTE;
    await here.matches.playPlans(10);
    await here.matches.timeOuts(10);
    expect((await here.match(id)).seats[next[1]!.seat]!.bot).toBeNull();
  });

  it('are in the file with everything about their player, and go with them', async () => {
    const { id, next, waiting } = await begun();
    const accounts = new Accounts(here.storage, () => time.now);
    const { id: account } = await accounts.create({ name: 'Ann', language: 'en', zone: 'UTC' }, 'a browser');
    await here.matches.claim(id, waiting, account);
    await plan(id, waiting, next[1]!.answer);
    const linking = new Linking(here.storage, () => time.now);
    expect(await linking.export(account)).toMatchObject({
      planned: [{ match_id: id, answers: JSON.stringify([next[1]!.answer]) }],
    });
    await linking.silence(account);
    expect(await linking.export(account)).toMatchObject({ planned: [] });
    expect(await here.matches.planned(id, waiting)).toEqual([]);
  });

  it('are gone with the game', async () => {
    const { id, next, asked: first, waiting } = await begun();
    await plan(id, waiting, next[1]!.answer);
    await here.matches.resign(id, first);
    expect(await here.matches.planned(id, waiting)).toEqual([]);
  });
});
