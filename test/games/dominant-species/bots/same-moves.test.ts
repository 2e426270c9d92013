/**
 * What the master finds in positions of games at every kind of table, against what it found when they were recorded. Whoever
 * makes it faster must not change it; whoever changes how it plays replaces the record by what this test prints.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { WEIGHTS, weightList } from '../../../../src/games/dominant-species/bots/evaluation.ts';
import { TUNING, startSearch } from '../../../../src/games/dominant-species/bots/search.ts';
import { selfPlayPolicy } from '../../../../src/games/dominant-species/bots/training/self-play-policy.ts';
import { isWorthThinking } from '../../../../src/games/dominant-species/bots/strong.ts';
import { decision, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { chanceOf } from '../../../../src/kit/arena/arena.ts';
import { rng } from '../../../../src/kit/rng.ts';

const TABLES = [
  { players: 2, animalsEach: 1 },
  { players: 3, animalsEach: 1 },
  { players: 4, animalsEach: 1 },
  { players: 5, animalsEach: 1 },
  { players: 6, animalsEach: 1 },
  { players: 2, animalsEach: 3 },
  { players: 3, animalsEach: 2 },
] as const;
/** The master is asked every so many questions, so often a game. */
const EVERY = 23;
const ASKED = 16;
const ROLLOUTS = 12;
const WEIGHT_LIST = weightList(WEIGHTS, 15);

/** The best move of a position, how often it was tried, and its value. */
function found(s: State, seed: number): string {
  const search = startSearch(s, rng(seed), { tuning: { ...TUNING, endgamePositions: 200 } });
  for (let i = 0; i < ROLLOUTS; i++) search.step();
  const { move, visits, worth } = search.result()[0]!;
  return `${String(move)} ${String(visits)} ${worth.toFixed(5)}`;
}

/** What the master finds in one game, which the self-play policy plays. */
function foundAt(table: (typeof TABLES)[number], deal: number): string[] {
  const chance = chanceOf(deal);
  const s = newGame({ ...table, randomEarth: deal % 2 === 0, animals: 'dealt' }, chance);
  const seats = Array.from({ length: s.players }, (_, seat) => selfPlayPolicy(WEIGHT_LIST, TUNING, rng(deal + seat)));
  const all: string[] = [];
  let questions = 0;
  for (let open = decision(s); open !== null && all.length < ASKED; open = decision(s)) {
    if (isWorthThinking(s) && ++questions % EVERY === 0) all.push(found(s, questions));
    play(s, seats[open.player]!(s), chance);
  }
  return all;
}

const record = JSON.parse(
  readFileSync(new URL('../../../fixtures/master-moves.json', import.meta.url), 'utf8'),
) as string[][];

describe('the master finds the same as before', () => {
  it.each(TABLES.map((table, i) => [table, i] as const))('at a table of %j', (table, i) => {
    expect(foundAt(table, 100 + i)).toEqual(record[i]);
  });
});
