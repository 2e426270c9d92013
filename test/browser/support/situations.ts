/** Situations worth looking at, each with a game that leads there: played once by the greedy bot, and stored. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { hurrying } from './hurrying.ts';
import { boxOf } from '../../../src/games/dominant-species/board/earth/geometry.ts';
import { tilesOf } from '../../../src/games/dominant-species/board/places.ts';
import { levelNamed } from '../../../src/games/dominant-species/bots/index.ts';
import { rng } from '../../../src/kit/rng.ts';
import type { SectionName } from '../../../src/games/dominant-species/rules/components.ts';
import { type Outcome, recordingChance, randomChance } from '../../../src/kit/chance.ts';
import { type GameRecord, recordMove, startRecord } from '../../../src/kit/record/record.ts';
import { Q, type QuestionName } from '../../../src/games/dominant-species/rules/questions.ts';
import { NOTHING, speciesOnEarth, sum } from '../../../src/games/dominant-species/rules/state.ts';
import { type Move, type State, decision, game, legalMoves } from '../../support/game.ts';

const { rules } = game;

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay'];

/** Whether a state is the one sought. */
export type Wanted = (s: State) => boolean;

/** Whether a game is well under way: past its third turn, with many species on earth. */
const isUnderWay: Wanted = (s) => s.turn > 3 && sum(s.species) > 40;

const asks =
  (...questions: QuestionName[]): Wanted =>
  (s) =>
    isUnderWay(s) && questions.some((question) => s.question === Q[question]);

/** The question that shows a section best. */
const OF_SECTION: Record<SectionName, Wanted> = {
  initiative: asks('initiative space'),
  adaptation: asks('adaptation element'),
  regression: asks('regression element'),
  abundance: asks('abundance corner'),
  wasteland: asks('wasteland element'),
  depletion: asks('depletion corner'),
  glaciation: asks('glaciation tile'),
  speciation: asks('speciation tile'),
  wanderlust: asks('wanderlust hex'),
  migration: asks('migration to'),
  competition: asks('competition animal'),
  domination: asks('domination tile'),
};

const placed = (s: State): number => s.display.filter((pawn) => pawn !== NOTHING).length;
const tiles = (s: State): number => s.terrain.filter((terrain) => terrain !== NOTHING).length;

/** Every situation, by name. */
const SITUATIONS = {
  planning: (s) => asks('planning space')(s) && placed(s) > 8,
  ...OF_SECTION,
  'taking-a-card': asks('domination card'),
  card: asks('catastrophe survivor', 'mass exodus to'),
  reset: asks('extinction tile'),
  late: (s) =>
    asks('migration from', 'speciation corner')(s) && s.initiative.length === 6 && tiles(s) > 24 && sum(s.species) > 55,
  end: (s) => s.over && sum(s.species) > 40,
} as const satisfies Record<string, Wanted>;
export type SituationName = keyof typeof SITUATIONS;
export const SITUATION_NAMES = Object.keys(SITUATIONS) as SituationName[];

/** Situations that no picture shows. */
const OTHERS = {
  /** Every animal has a token on earth and a pawn on the display. */
  'all-pieces': (s) => s.initiative.every((animal) => s.display.includes(animal) && speciesOnEarth(s, animal) > 0),
  /** The corners of a wide earth can be named. */
  corners: (s) =>
    s.turn > 2 &&
    (s.question === Q['abundance corner'] || s.question === Q['habitat corner']) &&
    boxOf(tilesOf(s)).width > 1000,
} as const satisfies Record<string, Wanted>;
type Name = SituationName | keyof typeof OTHERS;
/** How to recognise each situation. */
export const ALL_SITUATIONS: Readonly<Record<Name, Wanted>> = { ...SITUATIONS, ...OTHERS };

const greedy = levelNamed('greedy')!.decide;

/** The greedy bot's move, except now and then a pawn on a space it would not choose. */
function answer(s: State, randomInt: (n: number) => number): Move {
  if (s.question !== Q['planning space'] || randomInt(3) > 0) return greedy(s, randomInt);
  const moves = legalMoves(s);
  return moves[randomInt(moves.length)]!;
}

/** A policy that moves for every player. */
type Decide = (s: State, randomInt: (n: number) => number) => Move;

/** Plays a game and passes every state with the record so far to a callback, until it returns `false`. */
function playOn(
  players: number,
  seed: number,
  look: (s: State, record: GameRecord) => boolean,
  decide: Decide = answer,
): void {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const options = rules.defaultOptions(players);
  const drawn: Outcome[] = [];
  const state = rules.newGame(options, recordingChance(chance, drawn));
  const begun = startRecord(game, { options }, drawn, { names: NAMES.slice(0, players) });
  const moves = [...begun.moves];
  const record = { ...begun, moves };
  while (look(state, record) && decision(state) !== null) {
    const move = decide(state, randomInt);
    const before = rules.copy(state);
    const outcomes: Outcome[] = [];
    rules.play(state, move, recordingChance(chance, outcomes));
    moves.push(recordMove(game, before, move, outcomes));
  }
}

/** A game for each situation: of six players if one of the first few gets there, else of five or four. */
function search<Named extends string>(wanted: ReadonlyMap<Named, Wanted>): Map<Named, GameRecord> {
  const found = new Map<Named, GameRecord>();
  for (let seed = 1; found.size < wanted.size; seed++) {
    if (seed > 30)
      throw new Error(`no game leads to ${[...wanted.keys()].filter((name) => !found.has(name)).join(', ')}`);
    playOn(6 - (Math.floor((seed - 1) / 3) % 3), seed, (s, record) => {
      for (const [name, isIt] of wanted) {
        if (!found.has(name) && isIt(s)) found.set(name, { ...record, moves: [...record.moves] });
      }
      return found.size < wanted.size;
    });
  }
  return found;
}

/** Finds a game for every situation, which takes seconds. */
export const searchSituations = (): Record<string, GameRecord> =>
  Object.fromEntries(search(new Map(Object.entries(ALL_SITUATIONS))));

/** A game that has come to a state. */
export const gameTo = (wanted: Wanted): GameRecord => search(new Map([['the state', wanted]])).get('the state')!;

/** Where the games are stored; `test/games/dominant-species/situations.test.ts` checks that they still lead there. */
export const SITUATIONS_FILE = join(import.meta.dirname, '../../fixtures/situations.json.gz');

let games: Record<Name, GameRecord> | undefined;

/** A game for a situation. */
export function gameFor(name: Name): GameRecord {
  games ??= JSON.parse(gunzipSync(readFileSync(SITUATIONS_FILE)).toString()) as Record<Name, GameRecord>;
  return games[name];
}

/** A two-player game played in a hurry, a number of moves before its end. */
export function nearTheEnd(moves: number): GameRecord {
  let game: GameRecord | undefined;
  playOn(
    2,
    1,
    (_, record) => {
      game = record;
      return true;
    },
    (s, randomInt) => hurrying(s, legalMoves(s), randomInt),
  );
  return { ...game!, moves: game!.moves.slice(0, game!.moves.length - moves) };
}
