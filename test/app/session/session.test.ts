import { describe, expect, it } from '@jest/globals';
import {
  type LocalGame,
  moved,
  movesOf,
  progressOf,
  recordOf,
  redoCount,
  undoCount,
  undone,
} from '../../../src/app/session/local-game.ts';
import { reopened } from '../../../src/app/session/resume.ts';
import { startSession } from '../../../src/app/session/session.ts';
import { openText, resumeSession } from '../../../src/app/session/resume.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import type { GameModule, HistoryEntry } from '../../../src/kit/module.ts';
import type { Gestures } from '../../../src/kit/undo.ts';
import { rng } from '../../../src/kit/rng.ts';
import { game } from '../../support/game.ts';

const module = game as unknown as GameModule;
const { rules, notation } = module;
const nameOf = (player: number): string => `Player ${String(player + 1)}`;
const options = (players: number, more: object = {}) => ({ options: notation.options.read({ players, ...more }) });

/** Plays at random, with an undo now and then. */
function played(moves: number) {
  const randomInt = rng(21);
  const names = ['Ann', 'Bob', 'Cy'];
  const session = startSession(module, options(3, { animals: 'chosen' }), names, randomChance(randomInt));
  let { local } = session;
  for (let i = 0; i < moves && rules.decision(local.now.state) !== null; i++) {
    if (local.now.undo && randomInt(8) === 0) {
      local = undone(local, 1)!;
      continue;
    }
    const legal = rules.legalMoves(local.now.state);
    local = moved(local, legal[randomInt(legal.length)], randomChance(randomInt))!;
  }
  return { local, names };
}

describe('a session', () => {
  it('resumes from its record where it was: state, names, history and what can be taken back', async () => {
    const { local, names } = played(300);
    const record: unknown = JSON.parse(JSON.stringify(recordOf(local)));
    const resumed = await resumeSession(module, record, nameOf);
    expect(resumed.local.now).toEqual({ ...local.now, number: movesOf(local) });
    expect(resumed.names).toEqual(names);
    expect(resumed.local.entries).toEqual(local.entries);
    expect(recordOf(resumed.local)).toEqual(record);
  });

  it('keeps which seats are bots’; a person plays for a bot this page does not know', async () => {
    const { local, bots } = startSession(module, options(3), ['Ann', 'Bufo', 'Meles'], randomChance(rng(1)), [
      null,
      'greedy',
      'strong',
    ]);
    expect(bots).toEqual([null, 'greedy', 'strong']);
    expect((await resumeSession(module, local.begun, nameOf)).bots).toEqual(bots);
    const other = { ...local.begun, bots: [null, 'greedy', 'grandmaster'] };
    expect((await resumeSession(module, other, nameOf)).bots).toEqual([null, 'greedy', null]);
    const people = startSession(module, options(3), ['Ann', 'Bob', 'Cy'], randomChance(rng(1)));
    expect(people.local.begun.bots).toBeUndefined();
    expect((await resumeSession(module, people.local.begun, nameOf)).bots).toEqual([null, null, null]);
  });

  it('says who moved, where in the turn, and what came of it', () => {
    const { entries: history } = played(300).local;
    expect(history[0]).toMatchObject({ player: null, move: null });
    expect(history[1]).toMatchObject({ player: 0, asked: { round: 1 }, events: [] });
    expect(history.some(({ events }) => events.some((event) => (event as { event: string }).event === 'turn'))).toBe(
      true,
    );
  });

  it('shows names of a record without what cannot be seen or turns the text, and stores them so', async () => {
    const { begun } = startSession(module, options(3), ['Ann', 'Bob', 'Cy'], randomChance(rng(1))).local;
    const names = ['\u202Enna', '\u200b', 'נועה'];
    const resumed = await resumeSession(module, { ...begun, names }, nameOf);
    expect(resumed.names).toEqual(['nna', 'Player 2', '\u2068נועה\u2069']);
    expect(resumed.local.begun.names).toEqual(['nna', '', '\u2068נועה\u2069']);
    const opened = await openText(JSON.stringify({ ...begun, names }), nameOf, randomChance(rng(1)));
    expect(opened.names).toEqual(resumed.names);
  });

  it('opens a position as a game that starts there', async () => {
    const position = { format: notation.positionFormat, start: true, players: [['insect'], ['bird']], turn: 4 };
    const session = await openText(
      JSON.stringify(position),
      nameOf,
      randomChance(() => 0),
    );
    expect(session.local.now.state).toMatchObject({ turn: 4 });
    expect(session.names).toEqual(['Player 1', 'Player 2']);
    const again = await resumeSession(module, JSON.parse(JSON.stringify(recordOf(session.local))), nameOf);
    expect(again.local.now.state).toEqual(session.local.now.state);
  });

  it.each([
    ['text that is no JSON', '{"format"', /JSON/],
    ['another document', '{"format":"chess"}', /^it belongs to none of the games here$/],
    ['a list', '[]', /^it belongs to none of the games here$/],
    ['nothing', 'null', /^it belongs to none of the games here$/],
    ['a record with an illegal move', '', /move 1: .* is not legal/],
  ])('refuses %s', async (name, text, message) => {
    const illegal = JSON.stringify({ ...played(0).local.begun, moves: [{ move: { tile: '0,0' } }] });
    await expect(
      openText(
        name.includes('illegal') ? illegal : text,
        nameOf,
        randomChance(() => 0),
      ),
    ).rejects.toThrow(message);
  });
});

const NO_GESTURE: Gestures = new Set();

describe('the progress of a game', () => {
  const { local } = played(450);
  const { state } = local.now;
  const progress = (...bots: (string | null)[]) => progressOf(local, bots);

  it('is its round, and where the only person stands', () => {
    const moves = movesOf(local);
    const { round } = rules.decision(state)!;
    const { scores } = rules.standing!(state);
    const last = scores.indexOf(Math.min(...scores));
    expect(scores.filter((score) => score > scores[last]!)).toHaveLength(2);
    expect(progress(...scores.map((_, seat) => (seat === last ? null : 'greedy')))).toEqual({ moves, round, place: 3 });
    expect(progress(null, null, 'greedy')).toEqual({ moves, round });
    expect(progress('greedy', 'greedy', 'greedy')).toEqual({ moves, round });
  });

  it('names no place while nobody is ahead', () => {
    const { local: begun } = startSession(module, options(3), [], randomChance(rng(4)));
    expect(progressOf(begun, [null, 'greedy', 'greedy'])).toEqual({ moves: 0, round: 1 });
  });

  it('is over once nothing is asked', () => {
    const over = { ...module, rules: { ...rules, decision: () => null } };
    expect(progressOf({ ...local, game: over }, [null]).round).toBeNull();
  });
});

describe('an undo on one device', () => {
  const by = (...players: (number | null)[]): LocalGame['entries'] =>
    players.map((player): HistoryEntry<unknown, unknown> => ({ player, move: 0, events: [], asked: null }));

  it('takes back whoever moved last, where people play', () => {
    expect(undoCount(by(null, 0, 1), 2, [null, null], NO_GESTURE)).toBe(1);
    expect(undoCount(by(null, 0), 1, [null, null], NO_GESTURE)).toBe(1);
  });

  it('goes back past the answers of bots to the last decision of a person', () => {
    expect(undoCount(by(null, 0, 1, 2, 1), 4, [null, 'greedy', 'greedy'], NO_GESTURE)).toBe(4);
  });

  it('takes back all that one gesture did, as far as it can be taken back', () => {
    expect(undoCount(by(null, 0, 0, 0, 0), 4, [null, null], new Set([3, 4]))).toBe(3);
    expect(undoCount(by(null, 0, 0, 0, 1), 4, [null, 'greedy'], new Set([2, 3]))).toBe(4);
    expect(undoCount(by(null, 0, 0, 0), 2, [null, null], new Set([2, 3]))).toBe(2);
  });

  it('goes no further than the last reveal, and takes back no bot’s move alone', () => {
    expect(undoCount(by(null, 0, 1, 2), 2, [null, 'greedy', 'greedy'], NO_GESTURE)).toBe(0);
    expect(undoCount(by(null), 0, [null, 'greedy'], NO_GESTURE)).toBe(0);
  });
});

it('goes back move by move over several players at one device, each state as it was', () => {
  let { local } = startSession(module, options(3), ['Ann', 'Bob', 'Cy'], randomChance(rng(3)));
  const states = [local.now.state];
  for (let i = 0; i < 6; i++) {
    local = moved(local, rules.legalMoves(local.now.state)[0], randomChance(rng(1)))!;
    states.push(local.now.state);
  }
  // Nothing is drawn in Planning: the six pawns of three players can all be taken back.
  for (const before of states.slice(0, -1).reverse()) {
    local = undone(local, 1)!;
    expect(local.now.state).toEqual(before);
  }
  expect(local.now.undo).toBeNull();
  expect(undone(local, 1)).toBeNull();
});

describe('a game for practice', () => {
  it('goes back beyond what was revealed, and on again with what was drawn then', () => {
    const { local } = played(120);
    const bots = [null, null, null];
    const practised = { ...local, begun: { ...local.begun, practice: true as const } };
    const back = reopened(module, recordOf(practised, movesOf(local) - 40)).local;
    expect(recordOf(back).practice).toBe(true);
    expect(back.entries).toEqual(local.entries.slice(0, -40));
    let moves = movesOf(back);
    const more = (): number => redoCount(practised.entries, moves, bots, NO_GESTURE);
    for (let on = more(); on > 0; on = more()) moves += on;
    expect(moves).toBe(movesOf(local));
    expect(reopened(module, recordOf(practised)).local.now.state).toEqual(local.now.state);
  });

  it('redoes a person’s decision with the answers of the bots to it', () => {
    const { entries } = played(40).local;
    const isOnePerson = [null, 'greedy', 'greedy'];
    const after = 1 + redoCount(entries, 1, isOnePerson, NO_GESTURE);
    expect(after).toBeGreaterThan(1);
    const next = entries[after + 1];
    expect(next === undefined || next.player === 0).toBe(true);
    expect(entries.slice(3, after + 1).every(({ player }) => player !== 0)).toBe(true);
    expect(redoCount(entries, entries.length - 1, isOnePerson, NO_GESTURE)).toBe(0);
  });

  it('says so in its record, in one way', async () => {
    const marked = { ...recordOf(played(10).local), practice: 'yes' };
    await expect(resumeSession(module, marked, nameOf)).rejects.toThrow('practice: must be true, or left out');
  });
});
