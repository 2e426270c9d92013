/** Situations worth looking at, each with a game that leads there: played by the greedy bot, the same every time. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hurrying } from './hurrying.ts';
import { boxOf, tilesOf } from '../../src/games/dominant-species/board/earth/geometry.ts';
import { levelNamed } from '../../src/games/dominant-species/bots/index.ts';
import { rng } from '../../src/kit/rng.ts';
import type { SectionName } from '../../src/games/dominant-species/rules/components.ts';
import { type Outcome, recordingChance, randomChance } from '../../src/kit/chance.ts';
import { type GameRecord, recordMove, startRecord } from '../../src/kit/record.ts';
import { Q, type QuestionName } from '../../src/games/dominant-species/rules/questions.ts';
import { NOTHING, speciesOnEarth, sum } from '../../src/games/dominant-species/rules/state.ts';
import { type Move, type State, decision, game, legalMoves } from '../support/game.ts';

const { rules } = game;

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay'];

/** Whether a state is the one looked for. */
export type Wanted = (s: State) => boolean;

/** Whether a game has got somewhere: past its third turn, with many species on earth. */
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

/** Every situation by its name. */
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
const ALL: Readonly<Record<Name, Wanted>> = { ...SITUATIONS, ...OTHERS };

const greedy = levelNamed('greedy')!.decide;

/** The greedy bot's answer, but for now and then a pawn on a space it would leave alone. */
function answer(s: State, randomInt: (n: number) => number): Move {
  if (s.question !== Q['planning space'] || randomInt(3) > 0) return greedy(s, randomInt);
  const moves = legalMoves(s);
  return moves[randomInt(moves.length)]!;
}

/** Somebody who answers for every player. */
type Decide = (s: State, randomInt: (n: number) => number) => Move;

/** Plays a game and hands over every state with the record so far, until told to stop (`false`). */
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

/** Where a run of the tests keeps the games it has found, for all files that ask for the same. */
const fileOf = (name: Name): string => join(process.env.TEST_SITUATIONS!, `${name}.json`);

function keep(name: Name, record: GameRecord): void {
  // Another file may look for the same game at the same time: it finds all of it or nothing.
  const unfinished = `${fileOf(name)}.${String(process.pid)}`;
  writeFileSync(unfinished, JSON.stringify(record));
  renameSync(unfinished, fileOf(name));
}

/** A game for each of the situations named; those that are not kept are played once the first is asked for. */
export function gamesFor<Named extends Name>(names: readonly Named[]): (name: Named) => GameRecord {
  return (name) => {
    if (!existsSync(fileOf(name))) {
      const missing = names.filter((each) => !existsSync(fileOf(each)));
      for (const [each, record] of search(new Map(missing.map((each) => [each, ALL[each]])))) keep(each, record);
    }
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as GameRecord;
  };
}

/** A game for a situation. */
export const gameFor = (name: Name): GameRecord => gamesFor([name])(name);

/** A game that has come to a state. */
export const gameTo = (wanted: Wanted): GameRecord => search(new Map([['the state', wanted]])).get('the state')!;

/** A game of two played in a hurry, that many moves before its end. */
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
  return { ...game!, moves: game!.moves.slice(0, -moves) };
}
