/**
 * Checks the project's rules against the reference: random games played in both, move by move. After every move the question, the
 * animal to decide, the legal moves, the odds of each draw and the whole table must be the same.
 *
 * `REFERENCE_GAMES=20` plays twenty times as many games as usual; `REFERENCE_SEED=7` plays others.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from '@jest/globals';
import { LENGTHS } from '../../../../../src/games/dominant-species/rules/components.ts';
import type { Chance, Outcome } from '../../../../../src/games/dominant-species/rules/chance.ts';
import { randomChance } from '../../../../../src/kit/chance.ts';
import { moveText, outcomeText } from '../../../../../src/games/dominant-species/rules/notation/names.ts';
import { decision, legalMoves, newGame, play } from '../../../../../src/games/dominant-species/rules/play.ts';
import { readPosition, writePosition } from '../../../../../src/games/dominant-species/rules/notation/position.ts';
import { QUESTIONS } from '../../../../../src/games/dominant-species/rules/questions.ts';
import { readSetup } from '../../../../../src/games/dominant-species/rules/notation/record.ts';
import { HEX_NAMES } from '../../../../../src/games/dominant-species/rules/earth.ts';
import {
  dominantOn,
  isEndangered,
  matching,
  survivalHolder,
} from '../../../../../src/games/dominant-species/rules/matching.ts';
import { placings, standings } from '../../../../../src/games/dominant-species/rules/scoring.ts';
import { type State, inPlay, isTile } from '../../../../../src/games/dominant-species/rules/state.ts';
import { SOAK } from '../../../../support/soak.ts';
import { madeUpPosition } from '../../../../../tools/dominant-species/made-up.ts';
import {
  type Answer,
  BOARD,
  CARDS,
  CORNERS,
  type Draw,
  ELEMENTS,
  FOOD_CHAIN,
  type Facts,
  Reference,
  type ReferenceSetup,
  SECTIONS,
} from './reference.ts';

const TIMES = Number(process.env.REFERENCE_GAMES ?? SOAK);
const FIRST_SEED = Number(process.env.REFERENCE_SEED ?? 0);
const TIMEOUT = 60_000 * Math.max(1, TIMES);

/** Uniformly distributed over 0 … n − 1. */
type Random = (n: number) => number;

function randomOf(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
}

const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)]!;

// ---------------------------------------------------------------- Comparing

type Fields = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Lists are in any order where order means nothing; empty fields can be left out. */
function same(one: unknown, two: unknown, ordered = false): boolean {
  if (one === two) return true;
  if (Array.isArray(one) && Array.isArray(two)) {
    if (one.length !== two.length) return false;
    // Most lists are in the same order in both.
    if (one.every((item, i) => same(item, two[i]))) return true;
    if (ordered || !one.every((item) => typeof item === 'string')) return false;
    const other = [...(two as unknown[])].sort();
    return [...one].sort().every((item, i) => item === other[i]);
  }
  if (typeof one !== 'object' || one === null || typeof two !== 'object' || two === null) return false;
  const [a, b] = [one as Fields, two as Fields];
  for (const key of Object.keys(a))
    if (!(isEmpty(a[key]) && isEmpty(b[key])) && !same(a[key], b[key], ordered)) return false;
  return Object.keys(b).every((key) => Object.hasOwn(a, key) || isEmpty(b[key]));
}

/** Parts of a position whose lists have a meaningful order. */
const ORDERED = ['players', 'initiative', 'display', 'stacks', 'standings', 'facts'];

/** JSON with everything in alphabetical order, so that two are easy to compare. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** A draw made by the project's rules, to be passed to the reference. */
interface Drawn {
  kind: string;
  drawn: string;
  odds: Record<string, number>;
}

/** What was drawn, as a word. */
const drawnName = (kind: Outcome['kind'], drawn: number): string => outcomeText({ kind, drawn })[kind]!;

function noting(chance: Chance, drawn: Drawn[]): Chance {
  return {
    draw(kind, weights) {
      const outcome = chance.draw(kind, weights);
      const odds = Object.fromEntries(
        weights.flatMap((weight, i) => (weight > 0 ? [[drawnName(kind, i), weight] as const] : [])),
      );
      drawn.push({ kind, drawn: drawnName(kind, outcome), odds });
      return outcome;
    },
  };
}

/** Passes what was drawn to the reference, in order. */
const handIn =
  (drawn: Drawn[]): Draw =>
  (kind, odds) => {
    const next = drawn.shift();
    if (next === undefined) throw new Error(`the reference draws one ${kind} more: ${asText(odds)}`);
    if (next.kind !== kind || !same(next.odds, odds)) {
      throw new Error(
        `draws differ:\n  rules     ${next.kind} ${asText(next.odds)}\n  reference ${kind} ${asText(odds)}`,
      );
    }
    return next.drawn;
  };

/** What else the project's rules say about the table. */
function factsOf(state: State): Facts {
  const animals = FOOD_CHAIN.flatMap((_, animal) => (inPlay(state, animal) ? [animal] : []));
  const name = (animal: number): string | null => FOOD_CHAIN[animal] ?? null;
  return {
    tiles: Object.fromEntries(
      HEX_NAMES.flatMap((hex, i) =>
        isTile(state, i)
          ? [
              [
                hex,
                {
                  matching: animals.map((animal) => matching(state, animal, i)),
                  endangered: animals
                    .filter((animal) => isEndangered(state, animal, i))
                    .map((each) => FOOD_CHAIN[each]!),
                  dominant: name(dominantOn(state, i)),
                  placings: placings(state, i).map(({ animal, vps }) => ({ animal: FOOD_CHAIN[animal]!, vps })),
                },
              ] as const,
            ]
          : [],
      ),
    ),
    survival: name(survivalHolder(state)),
  };
}

/** Compares the two: null if they agree, else the fields that differ. */
function difference(state: State, position: Fields, reference: Reference, withFacts: boolean): string | null {
  const lines: string[] = [];
  const compare = (what: string, rules: unknown, other: unknown): void => {
    if (same(rules, other, ORDERED.includes(what))) return;
    lines.push(`${what}:\n  rules     ${asText(rules)}\n  reference ${asText(other)}`);
  };
  const open = decision(state);
  compare('player', open?.player ?? null, reference.asked?.player ?? null);
  compare('animal', FOOD_CHAIN[open?.animal ?? -1] ?? null, reference.asked?.animal ?? null);
  const texts = (moves: readonly Answer[]): string[] => moves.map((move) => JSON.stringify(move));
  compare('over', state.over, reference.over);
  compare('question', open?.question ?? null, reference.asked?.question ?? null);
  compare('legal answers', texts(state.over ? [] : legalMoves(state).map(moveText)), texts(reference.legal()));
  const view = reference.view() as unknown as Fields;
  for (const field of new Set([...Object.keys(position), ...Object.keys(view)])) {
    compare(field, position[field], view[field]);
  }
  if (withFacts && position.earth !== undefined) compare('facts', factsOf(state), reference.facts());
  if (state.over) {
    const places = standings(state).map(({ player, score, animal }) => ({ player, score, animal: FOOD_CHAIN[animal] }));
    compare('standings', places, reference.standings());
  }
  return lines.length === 0 ? null : lines.join('\n');
}

// ---------------------------------------------------------------- Playing

/** How much a player likes a move: more than 0. */
type Taste = (answer: Answer) => number;

const alike: Taste = () => 1;

/** A player with strong preferences: for sections, cards, elements, tiles, for continuing or stopping, for many or few. */
function fancy(random: Random): Taste {
  const likes = (names: readonly string[]): Map<string, number> =>
    new Map(names.map((name) => [name, 2 ** (random(9) - 4)]));
  const sections = likes(SECTIONS);
  const cards = likes(CARDS);
  if (random(2) === 0) cards.set('ice age', 0.001);
  const elements = likes(ELEMENTS);
  const animals = likes(FOOD_CHAIN);
  const hexes = random(2) === 0 ? likes(BOARD) : new Map<string, number>();
  const stopping = pick(random, [0.01, 0.1, 1, 10]);
  const price = pick(random, [0.1, 1, 10]);
  const more = pick(random, [0.3, 1, 1, 4]);
  return (answer) => {
    if (answer === 'done' || answer === 'forfeit') return stopping;
    if (answer === 'lose pawn') return price;
    if (typeof answer === 'string') return 1;
    const [kind, value] = Object.entries(answer)[0]!;
    if (kind === 'count') return more ** Number(value);
    const name = String(value);
    if (kind === 'space') return sections.get(name.split(' ')[0]!)!;
    return cards.get(name) ?? elements.get(name) ?? animals.get(name) ?? hexes.get(name) ?? 1;
  };
}

function choose(random: Random, answers: readonly Answer[], taste: Taste): number {
  const weights = answers.map((answer) => Math.max(1, Math.round(1000 * taste(answer))));
  let rest = random(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

/** What the comparison has covered, for the report. */
const seen = { games: 0, finished: 0, moves: 0, questions: new Map<string, number>() };

interface Begun {
  state: State;
  reference: Reference;
}

/** Plays on in both until the game is over or enough turns have been played. */
function playOn(begun: Begun, random: Random, taste: Taste, turns: number, name: string): void {
  const { reference } = begun;
  let { state } = begun;
  const chance = randomChance(random);
  const last = state.turn + turns;
  let position: Fields = {};
  let number = 0;
  let context = 'at the start';
  const check = (): void => {
    const before = position;
    position = writePosition(state) as unknown as Fields;
    const found = difference(state, position, reference, number % 16 === 0);
    if (found !== null) throw new Error(`${found}\nbefore: ${JSON.stringify(before)}`);
  };
  check();
  while (!state.over && state.turn < last) {
    const drawn: Drawn[] = [];
    number += 1;
    try {
      // Now and then the game is saved and loaded: a position must hold everything that matters.
      if (number % 20 === 0) state = readPosition(JSON.parse(JSON.stringify(position)), noting(chance, drawn));
      const moves = legalMoves(state);
      const texts = moves.map(moveText);
      const { question } = decision(state)!;
      const index = choose(random, texts, taste);
      context = `after move ${String(number)}, ${String(reference.asked!.animal)} ${question}: ${asText(texts[index])}`;
      play(state, moves[index]!, noting(chance, drawn));
      reference.answer(texts[index]!, handIn(drawn));
      if (drawn.length > 0) throw new Error(`the reference draws ${String(drawn.length)} fewer: ${asText(drawn)}`);
      check();
      seen.moves += 1;
      seen.questions.set(question, (seen.questions.get(question) ?? 0) + 1);
    } catch (error) {
      throw new Error(`${name}, ${context}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  seen.games += 1;
  if (state.over) seen.finished += 1;
}

// ---------------------------------------------------------------- The games

interface Table {
  players: number;
  animalsEach: number;
}
const TABLES: readonly Table[] = [
  ...[2, 3, 4, 5, 6].map((players) => ({ players, animalsEach: 1 })),
  { players: 2, animalsEach: 3 },
  { players: 3, animalsEach: 2 },
];

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const rest = [...items];
  return Array.from({ length: rest.length }, () => rest.splice(random(rest.length), 1)[0]!);
}

function newGameInBoth(setup: ReferenceSetup, random: Random): Begun {
  const drawn: Drawn[] = [];
  const state = newGame(readSetup({ value: setup, path: '' }), noting(randomChance(random), drawn));
  const reference = Reference.newGame(setup, handIn(drawn));
  if (drawn.length > 0) throw new Error(`the reference draws ${String(drawn.length)} fewer: ${asText(drawn)}`);
  return { state, reference };
}

const seeds = (each: number): number[] => Array.from({ length: Math.ceil(each * TIMES) }, (_, i) => FIRST_SEED + i);

test('the board of the reference', () => {
  expect(BOARD).toHaveLength(35);
  expect(CORNERS).toHaveLength(92);
});

describe.each(TABLES)('$players players × $animalsEach animals', ({ players, animalsEach }) => {
  const variants = [false, true].flatMap((randomEarth) =>
    (['given', 'dealt', 'chosen'] as const).map((animals) => ({ randomEarth, animals })),
  );
  const seedOf = (seed: number, kind: number): number => 1000 * seed + 100 * players + 10 * animalsEach + kind;

  test.each(variants)(
    'random earth $randomEarth, animals $animals',
    (variant) => {
      const { randomEarth, animals } = variant;
      for (const seed of seeds(2)) {
        const random = randomOf(seedOf(seed, variants.indexOf(variant)));
        const order = shuffled(random, FOOD_CHAIN);
        const given = Array.from({ length: players }, () => order.splice(0, animalsEach));
        const length = LENGTHS[random(LENGTHS.length)]!;
        const setup = { players, animalsEach, randomEarth, length, animals: animals === 'given' ? given : animals };
        const [taste, turns] = (seed - FIRST_SEED) % 2 === 0 ? [fancy(random), 12] : [alike, 5];
        playOn(newGameInBoth(setup, random), random, taste, turns, `seed ${String(seed)}, ${JSON.stringify(setup)}`);
      }
    },
    TIMEOUT,
  );

  test(
    'from odd positions',
    () => {
      for (const seed of seeds(40)) {
        const random = randomOf(seedOf(seed, variants.length));
        const position = madeUpPosition(random, { players, animalsEach, length: LENGTHS[seed % LENGTHS.length]! });
        const name = `seed ${String(seed)}, from ${JSON.stringify(position)}`;
        const drawn: Drawn[] = [];
        const state = readPosition(position, noting(randomChance(random), drawn));
        const reference = Reference.fromPosition(position, handIn(drawn));
        playOn({ state, reference }, random, random(3) === 0 ? alike : fancy(random), 1 + random(2), name);
      }
    },
    TIMEOUT,
  );
});

test('every question was asked', () => {
  const { games, finished, moves, questions } = seen;
  if (TIMES !== 1)
    process.stdout.write(`${String(games)} games, ${String(finished)} to the end, ${String(moves)} moves\n`);
  // With `-t`, only some of the games are played.
  if (games < 350) return;
  expect(QUESTIONS.filter((question) => !questions.has(question))).toEqual([]);
});
