/**
 * Training data of the value network: the self-play policy (self-play-policy.ts) plays whole games, and each position at the
 * start of a turn is labelled with the VPs that every animal went on to win, less the mean of its table.
 */
import { rng } from '../../../../kit/rng.ts';
import { ANIMALS } from '../../rules/components.ts';
import { listMoves, newGame, play } from '../../rules/play.ts';
import { type PackedState, lineUp, packed } from '../../rules/packed.ts';
import { type State, inPlay } from '../../rules/state.ts';
import { MoveList } from '../../rules/pieces.ts';
import { chanceOf } from '../../../../kit/arena/arena.ts';
import { WEIGHTS, weightList } from '../evaluation.ts';
import type { RolloutSettings } from '../planning.ts';
import { type Searching, selfPlayPolicy } from './self-play-policy.ts';

const N = ANIMALS.length;

/** One answer in this many is random, or none (0), so that positions beyond a player's own ways occur. */
const RANDOM_ONE_IN = [0, 0, 30, 60];
/** How the players place pawns; each draws its own settings. */
const TEMPERATURES = [0.3, 0.5, 1, 1.5];
const AGAIN_FACTORS = [0.7, 0.85];
/** Numbers of players, in turn. */
const PLAYER_COUNTS = [4, 3, 4, 6, 4, 2, 4, 5];
/** One earth in this many is laid out at random. */
const RANDOM_EARTH_ONE_IN = 20;
/** At one in this many tables of two or three players, each leads several animals. */
const SEVERAL_ONE_IN = 3;
const MAX_TURNS = 30;

const weights = weightList(WEIGHTS);
const list = new MoveList();

export interface Play {
  readonly searching?: Searching | undefined;
  /** Stops the game after so many turns: what was won by then counts. */
  readonly maxTurns?: number | undefined;
}

/**
 * Bytes before the rows of a position packed for training: numbers that are in no row, then what every animal won. Positions have
 * a fixed size, so that any number of them make a file.
 */
const HEADER_BYTES = 4 * (2 + N);
const template = packed(newGame({ players: 2, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chanceOf(0)));
export const EXAMPLE = HEADER_BYTES + template.cells.length;

/** An example: the start of a turn, and what every animal went on to win, less the mean of the table. */
export interface Example {
  readonly state: State;
  readonly won: Float32Array;
}

/** Packs examples one after another. */
export function packExamples(examples: readonly Example[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(examples.length * EXAMPLE);
  examples.forEach(({ state, won }, n) => {
    const head = new DataView(bytes.buffer, n * EXAMPLE, HEADER_BYTES);
    head.setInt32(0, state.initiative.length, true);
    head.setInt32(4, state.turn, true);
    won.forEach((vps, animal) => {
      head.setFloat32(8 + 4 * animal, vps, true);
    });
    bytes.set(packed(state).cells, n * EXAMPLE + HEADER_BYTES);
  });
  return bytes;
}

const restored: PackedState = packed(template);
const restoredWon = new Float32Array(N);

/** The example with a given number, valid until the next call, with as much of the position as the network uses. */
export function exampleAt(bytes: Uint8Array, n: number): Example {
  const head = new DataView(bytes.buffer, bytes.byteOffset + n * EXAMPLE, HEADER_BYTES);
  const animals = head.getInt32(0, true);
  if (restored.initiative.length !== animals)
    lineUp(
      restored,
      Array.from({ length: animals }, (_, i) => i),
    );
  restored.turn = head.getInt32(4, true);
  for (let animal = 0; animal < N; animal++) restoredWon[animal] = head.getFloat32(8 + 4 * animal, true);
  restored.cells.set(bytes.subarray(n * EXAMPLE + HEADER_BYTES, (n + 1) * EXAMPLE));
  return { state: restored, won: restoredWon };
}

/** Plays the game of a deal and returns its examples, one for every turn. */
export function examplesOf(deal: number, { searching, maxTurns = MAX_TURNS }: Play = {}): Uint8Array<ArrayBuffer> {
  const randomInt = rng(deal ^ 0x5bd1e995);
  const players = PLAYER_COUNTS[deal % PLAYER_COUNTS.length]!;
  const chance = chanceOf(deal);
  const randomEarth = randomInt(RANDOM_EARTH_ONE_IN) === 0;
  const animalsEach = players <= 3 && randomInt(SEVERAL_ONE_IN) === 0 ? Math.floor(N / players) : 1;
  const s = newGame({ players, animalsEach, randomEarth, animals: 'dealt' }, chance);
  const oneIn = RANDOM_ONE_IN[randomInt(RANDOM_ONE_IN.length)]!;
  const seats = Array.from({ length: players }, () => {
    const settings: RolloutSettings = {
      temperature: TEMPERATURES[randomInt(TEMPERATURES.length)]!,
      again: AGAIN_FACTORS[randomInt(AGAIN_FACTORS.length)]!,
    };
    return selfPlayPolicy(weights, settings, randomInt, searching);
  });
  const turns: State[] = [];
  while (!s.over && s.turn <= maxTurns) {
    if (s.turn > turns.length) turns.push(packed(s));
    listMoves(s, list);
    const random = oneIn > 0 && randomInt(oneIn) === 0;
    play(s, random ? list.moves[randomInt(list.length)]! : seats[s.owner[s.asked]!]!(s), chance);
  }
  return packExamples(turns.map((state) => ({ state, won: wonFrom(state, s) })));
}

/** What every animal won between two positions, less the mean of the table. */
function wonFrom(before: State, after: State): Float32Array {
  const won = new Float32Array(N);
  let mean = 0;
  for (let animal = 0; animal < N; animal++) {
    if (!inPlay(after, animal)) continue;
    won[animal] = after.vps[animal]! - before.vps[animal]!;
    mean += won[animal]! / after.initiative.length;
  }
  for (let animal = 0; animal < N; animal++) if (inPlay(after, animal)) won[animal]! -= mean;
  return won;
}
