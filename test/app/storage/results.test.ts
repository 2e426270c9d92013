/** @jest-environment jsdom */
/** The results of finished games, and the records by side that follow from them. */
import { beforeEach, expect, it } from '@jest/globals';
import {
  type StoredResult,
  recordsBySide,
  resultOf,
  storeResult,
  storedResults,
} from '../../../src/app/storage/results.ts';
import { loadGame } from '../../../src/games/index.ts';

const game = await loadGame('dominant-species');

const RESULT: StoredResult = {
  name: 'a',
  game: 'dominant-species',
  players: 3,
  side: 'insect',
  level: 'greedy',
  place: 2,
  score: 71,
};

/** Rules of which only the result is wanted. */
const ended = {
  meta: game.meta,
  rules: {
    ...game.rules,
    result: () => ({ places: [2, 1, 3], scores: [71, 80, 60] }),
    roles: () => [['insect'], ['bird'], ['mammal']],
  },
};

beforeEach(() => {
  localStorage.clear();
});

it('A result is that of the only person: their animal, the count and the strongest opponent', () => {
  expect(resultOf(ended, {}, [null, 'gentle', 'strong'], 'moves')).toMatchObject({
    game: 'dominant-species',
    players: 3,
    side: 'insect',
    level: 'strong',
    place: 2,
    score: 71,
  });
});

it('A game of several people, of bots alone, or one that is not over has no such result', () => {
  expect(resultOf(ended, {}, [null, null, 'strong'], 'moves')).toBeNull();
  expect(resultOf(ended, {}, ['gentle', 'gentle', 'strong'], 'moves')).toBeNull();
  expect(
    resultOf({ ...ended, rules: { ...ended.rules, result: () => null } }, {}, [null, 'gentle'], 'moves'),
  ).toBeNull();
});

it('A game that is opened again counts once', () => {
  expect(storeResult(RESULT)).toBe(true);
  expect(storeResult(RESULT)).toBe(false);
  expect(storedResults()).toEqual([RESULT]);
});

it('Damaged results count as none', () => {
  localStorage.setItem('dominant-species:results', '{');
  expect(storedResults()).toEqual([]);
});

it('Records count games, wins and the best score of each side', () => {
  const results = [
    RESULT,
    { ...RESULT, name: 'b', place: 1, score: 90 },
    { ...RESULT, name: 'c', side: 'bird', place: 1, score: 55 },
  ];
  expect(recordsBySide(results)).toEqual([
    { side: 'insect', games: 2, wins: 1, best: 90 },
    { side: 'bird', games: 1, wins: 1, best: 55 },
  ]);
});
