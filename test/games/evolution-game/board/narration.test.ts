/** How others' moves are shown: flights, hops, how long they take, and the recap of their turns. */
import { describe, expect, it } from '@jest/globals';
import { flightsOf } from '../../../../src/games/evolution-game/board/motion/flights.ts';
import { JUMP_MS, THROW_MS, hopsMs, waitOf, wayOf } from '../../../../src/games/evolution-game/board/motion/timing.ts';
import { placesOf } from '../../../../src/games/evolution-game/board/places.ts';
import { readingTime } from '../../../../src/games/evolution-game/board/narration/reading-time.ts';
import { turnSoFar, turnText, turnsSince } from '../../../../src/games/evolution-game/board/narration/turns.ts';
import { namingOf } from '../../../../src/games/evolution-game/board/table.ts';
import { loadWords } from '../../../../src/games/evolution-game/board/words.ts';
import type { GameEvent } from '../../../../src/games/evolution-game/rules/events.ts';
import type { Move } from '../../../../src/games/evolution-game/rules/moves.ts';
import { newGame } from '../../../../src/games/evolution-game/rules/play.ts';
import type { HistoryEntry } from '../../../../src/kit/module.ts';

const de = await loadWords('de');
const en = await loadWords('en');

const entry = (player: number | null, ...events: GameEvent[]): HistoryEntry<Move, GameEvent> => ({
  player,
  move: null,
  events,
  asked: null,
});
const turn = (player: number, number: number): GameEvent => ({ event: 'turn', player, turn: number });
const rolled = (player: number, number: number): GameEvent => ({ event: 'rolled', player, rolled: number });
const moved = (player: number, from: number | null, to: number): GameEvent => ({
  event: 'moved',
  player,
  from,
  to,
  jumped: [],
});

describe('the way of a counter', () => {
  it('goes from square to square, past the last one to the first', () => {
    expect(wayOf(5, 8, 32)).toEqual([5, 6, 7, 8]);
    expect(wayOf(30, 1, 32)).toEqual([30, 31, 0, 1]);
  });
  it('takes its time after the die; what the square does comes later', () => {
    expect(waitOf([rolled(0, 3), moved(0, 5, 8)])).toBe(THROW_MS + hopsMs(3));
    expect(waitOf([rolled(0, 3), moved(0, 30, 1)])).toBe(THROW_MS + hopsMs(3));
    expect(waitOf([moved(0, null, 2)])).toBe(hopsMs(2));
    expect(waitOf([{ event: 'placed', player: 0, square: 1, supplanted: null }])).toBe(0);
  });
});

describe('what moves', () => {
  it('is where it goes within 150 to 300 ms, however far that is', () => {
    for (let squares = 1; squares <= 20; squares++) {
      expect(hopsMs(squares)).toBeGreaterThanOrEqual(150);
      expect(hopsMs(squares)).toBeLessThanOrEqual(300);
    }
    expect(THROW_MS).toBeLessThanOrEqual(300);
    expect(JUMP_MS).toBeLessThanOrEqual(300);
  });
});

describe('flights', () => {
  it('send a colony from the store to its square, and the one it supplants home', () => {
    expect(flightsOf([{ event: 'placed', player: 0, square: 13, supplanted: 2 }])).toEqual([
      { piece: { piece: 'colony', player: 2 }, way: ['square B5', 'store 2'] },
      { piece: { piece: 'colony', player: 0 }, way: ['store 0', 'square B5'] },
    ]);
  });
  it('take colonies, cards and niches where they go', () => {
    expect(flightsOf([{ event: 'removed', player: 1, squares: [3, 4], by: 'plague' }]).map(({ way }) => way)).toEqual([
      ['square A4', 'store 1'],
      ['square A5', 'store 1'],
    ]);
    expect(
      flightsOf([{ event: 'adapted', player: 1, domain: 2, from: 0, to: 1, cards: [0], by: 'cards' }])[0]?.way,
    ).toEqual(['hand 1', 'gene 1 C']);
    expect(flightsOf([{ event: 'drewMutation', player: 1, card: 3 }])[0]?.way).toEqual(['packs', 'hand 1']);
    expect(flightsOf([{ event: 'drewNiche', player: 1, niche: 3 }])[0]?.way).toEqual(['packs', 'niches 1']);
    expect(flightsOf([{ event: 'returned', player: 1, niches: [3] }])[0]?.way).toEqual(['niches 1', 'packs']);
  });
  it('are none for what moves no piece', () => {
    expect(flightsOf([turn(0, 1), rolled(0, 2)])).toEqual([]);
  });
});

describe('reading', () => {
  it('takes longer the more happened, and no time for the setup', () => {
    const roll = entry(1, rolled(1, 2), moved(1, 0, 2), turn(2, 2));
    const time = readingTime(roll, false);
    expect(time).toBeGreaterThan(THROW_MS + hopsMs(2));
    expect(readingTime(entry(1, { event: 'stopped', player: 1 }), false)).toBeLessThan(time);
    expect(readingTime(entry(null, rolled(1, 2)), false)).toBe(0);
    expect(readingTime(entry(1, turn(2, 2)), false)).toBe(0);
  });
  it('lets one see one’s own roll before the next player goes on, and nothing else', () => {
    expect(readingTime(entry(0, rolled(0, 2), moved(0, 0, 2)), true)).toBeGreaterThan(THROW_MS + hopsMs(2));
    expect(readingTime(entry(0, { event: 'placed', player: 0, square: 1, supplanted: null }), true)).toBe(0);
  });
});

describe('the recap', () => {
  const history = [
    entry(0, turn(0, 1)),
    entry(0, rolled(0, 1), moved(0, null, 1), turn(1, 2)),
    entry(
      1,
      rolled(1, 5),
      moved(1, null, 5),
      { event: 'drewSelection', player: 1, card: 3 },
      { event: 'removed', player: 1, squares: [28, 29, 30], by: 'plague' },
      turn(2, 3),
    ),
    entry(2, rolled(2, 2), moved(2, null, 2), {
      event: 'environment',
      player: 2,
      domain: 0,
      face: 2,
      from: 0,
      to: 2,
      by: 'square',
    }),
  ];
  const state = newGame({ players: 3 });

  it('tells of the turns of others since one’s own, once one’s turn begins', () => {
    expect(turnsSince(history, 0)).toEqual([]);
    const since = turnsSince([...history, entry(2, turn(0, 4))], 0);
    expect(since.map(({ player }) => player)).toEqual([1, 2]);
    const naming = namingOf(state, ['Ann', 'Ben', 'Cleo'], en);
    expect(since.map((each) => turnText(each, en, naming))).toEqual([
      '5: Change E; Plague D; loses 3 colonies',
      '2: Change A; A turns green',
    ]);
    const german = turnText(since[1]!, de, namingOf(state, ['Ann', 'Ben', 'Cleo'], de));
    expect(german).toBe('2: Wandel A; A wird grün');
  });
  it('names what was placed, adapted, drawn and returned', () => {
    const naming = namingOf(state, ['Ann', 'Ben', 'Cleo'], en);
    const events: GameEvent[] = [
      { event: 'adapted', player: 1, domain: 1, from: 0, to: 1, cards: [0], by: 'cards' },
      rolled(1, 3),
      moved(1, 0, 8),
      { event: 'placed', player: 1, square: 1, supplanted: 0 },
      { event: 'placed', player: 1, square: 2, supplanted: null },
      { event: 'drewMutation', player: 1, card: 1 },
      { event: 'jumped', player: 1, from: 8, to: 0 },
      { event: 'returned', player: 1, niches: [3] },
      { event: 'advanced', player: 1, from: 0, to: 1, by: 'survival' },
    ];
    expect(turnText({ player: 1, events }, en, naming)).toBe(
      'adapts to B; 3: Survival; on to Evolution Square; draws 1 card; places 2 colonies, supplanting Ann; returns AB; now Cambrian',
    );
  });
  it('says that a domain stays as it is, and lights up where a turn took place', () => {
    const naming = namingOf(state, ['Ann', 'Ben', 'Cleo'], en);
    const events: GameEvent[] = [
      rolled(1, 2),
      moved(1, 0, 2),
      { event: 'environment', player: 1, domain: 0, face: 2, from: 2, to: 2, by: 'square' },
      { event: 'placed', player: 1, square: 13, supplanted: null },
      { event: 'removed', player: 1, squares: [13, 70], by: 'plague' },
    ];
    expect(turnText({ player: 1, events }, en, naming)).toContain('A stays green');
    expect(events.flatMap(placesOf)).toEqual(['circuit 2', 'domain A', 'square B5', 'square B5', 'square H8']);
  });
  it('is of the turn that goes on while it is shown, and of the one before when the next has only begun', () => {
    expect(turnSoFar(history).map(({ event }) => event)).toEqual(['rolled', 'moved', 'environment']);
    expect(turnSoFar(history.slice(0, 3)).at(-1)?.event).toBe('removed');
    expect(turnSoFar([entry(0, { event: 'arranged', player: 0, genePool: [] })])).toHaveLength(1);
  });
});
