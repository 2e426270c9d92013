/**
 * `npm run -s train` for Dominant Species: trains the value network (learning.ts), in rounds. In the first one the
 * self-play policy plays; from the second on its pawns go where a short search with the network of the round before says.
 * Each round learns from its own games and those of the round before.
 *
 * What has been played and learned is saved in a folder: an interrupted run continues from there. The same seed and numbers give the same network, however
 * often it was interrupted and however many games were played at the same time.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { EXAMPLE } from '../../src/games/dominant-species/bots/training/examples.ts';
import { COURSE_NAMES, FEATURE_NAMES } from '../../src/games/dominant-species/bots/network/features.ts';
import { OF_ELEMENT, OF_TILE } from '../../src/games/dominant-species/bots/network/tile-inputs.ts';
import {
  DEFAULT_OPTIONS,
  type Learned,
  type Learning,
  learn,
} from '../../src/games/dominant-species/bots/training/learning.ts';
import { rng } from '../../src/kit/rng.ts';
import { type Io, command, inSteps, interrupted, progress, stop } from '../command-line.ts';
import { dataText } from '../data-file.ts';
import { type SelfPlay, examplesFromAll } from './workers.ts';

const USAGE = `npm run -s train -- [options]

  --rounds N    rounds (2)
  --games N     games in a round (12000)
  --rollouts N  rollouts for each pawn, from the second round on (8)
  --max-turns N ends a game after so many turns; what was won by then counts (30)
  --epochs N    how often all examples are gone through (8)
  --seed N      seed; deals start at 1000000 × seed (3)
  --workers N   games played at the same time (the cores there are); 0 plays in the main thread
  --dir DIR     keeps what was played and learned there, to go on from (data/training-SEED)
  --out FILE    writes the weights there (value-network.json in src/games/dominant-species/bots/data)

Interrupted, it keeps what was played and learned, and the same command goes on from there.`;

/** Games saved in one file: at most this many are lost on an interruption. */
const CHUNK = 50;
/** Deals in one round; those of the next start after them. */
const DEALS = 200_000;

interface Plan {
  readonly games: number;
  readonly rollouts: number;
  readonly epochs: number;
  readonly maxTurns?: number | undefined;
  readonly seed: number;
  readonly workers: number;
  readonly dir: string;
  readonly io: Io;
}

/** Writes a file as a whole or not at all. */
function write(file: string, data: string | Uint8Array): void {
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
}

const firstDeal = ({ seed }: Plan, round: number): number => 1_000_000 * seed + DEALS * (round - 1);

/** The examples of a round; those already saved are read. Undefined when interrupted. */
async function played(plan: Plan, round: number, before: Learned | undefined): Promise<Uint8Array[] | undefined> {
  const { games, rollouts, maxTurns, workers, dir, io } = plan;
  const searching = before && { weights: before.weights, rollouts };
  const what = `games of round ${String(round)}`;
  const onDone = progress(io, games, what);
  const all: Uint8Array[] = [];
  for (let from = 0; from < games; from += CHUNK) {
    const file = join(dir, `round-${String(round)}-game-${String(from)}.examples`);
    if (!existsSync(file)) {
      const deals = Array.from({ length: Math.min(CHUNK, games - from) }, (_, i): SelfPlay => {
        const deal = firstDeal(plan, round) + from + i;
        return { deal, searching, maxTurns };
      });
      const examples: Uint8Array[] = [];
      const ended = await examplesFromAll(deals, {
        workers,
        isInterrupted: io.isInterrupted,
        onResult(result, done) {
          examples.push(result);
          onDone(from + done);
        },
      });
      if (ended.failure !== null) stop(`${ended.failure}; what was played is in ${dir}`, 1);
      if (ended.done < deals.length) {
        // Only whole files of them are saved.
        interrupted(io, from, games, what);
        return undefined;
      }
      write(file, joined(examples));
    }
    all.push(readFileSync(file));
  }
  return all;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The network of a round; read if it has already been saved. Undefined when interrupted. */
async function learned(plan: Plan, round: number, examples: Uint8Array): Promise<Learned | undefined> {
  const { dir, epochs, seed, io } = plan;
  const file = join(dir, `round-${String(round)}.json`);
  if (!existsSync(file)) {
    const what = `epochs of round ${String(round)}`;
    let at: Learning = { epochs: 0, of: epochs };
    let onDone: ((epochs: number) => void) | undefined;
    const steps = learn(examples, { ...DEFAULT_OPTIONS, epochs }, rng(seed + round));
    const found = await inSteps(io, steps, (now) => {
      onDone ??= progress(io, now.of, what);
      if (now.epochs > at.epochs) onDone(now.epochs);
      at = now;
    });
    if (found === undefined) {
      interrupted(io, at.epochs, at.of, what);
      return undefined;
    }
    onDone?.(at.of);
    io.err(`round ${String(round)}: ${(found.explained * 100).toFixed(2)} % explained\n`);
    write(file, JSON.stringify(found));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Learned;
}

/** The file of a network: how it came about, what the rows of its weights belong to, in this order, and the weights. */
const textOf = ({ weights, explained }: Learned, positions: number, how: string): string =>
  dataText({
    command: `npm run -s train -- ${how}`,
    positions,
    explained: Number(explained.toFixed(3)),
    inputs: { features: FEATURE_NAMES, tile: OF_TILE, element: OF_ELEMENT, course: COURSE_NAMES },
    ...weights,
  });

export const main = command(USAGE, async (given, io) => {
  const rounds = given.whole('rounds', 1, 5, 2);
  const games = given.whole('games', 2, DEALS, 12_000);
  const rollouts = given.whole('rollouts', 1, 1e4, 8);
  const epochs = given.whole('epochs', 1, 1e4, DEFAULT_OPTIONS.epochs);
  const maxTurns = given.whole('max-turns', 1, 1000, undefined);
  const seed = given.whole('seed', 1, 2000, 3);
  const workers = given.whole('workers', 0, 256, availableParallelism());
  const dir = given.text('dir') ?? join('data', `training-${String(seed)}`);
  const out =
    given.text('out') ?? new URL('../../src/games/dominant-species/bots/data/value-network.json', import.meta.url);
  mkdirSync(dir, { recursive: true });
  // Games played with other parameters cannot be reused.
  const begun = join(dir, 'plan.json');
  const numbers = JSON.stringify({ seed, games, rollouts, epochs, maxTurns });
  if (!existsSync(begun)) write(begun, numbers);
  else if (readFileSync(begun, 'utf8') !== numbers) {
    stop(`--dir: ${dir} was begun with ${readFileSync(begun, 'utf8')}; choose another or go on with these numbers`, 2);
  }
  const plan: Plan = { games, rollouts, epochs, maxTurns, seed, workers, dir, io };

  let network: Learned | undefined;
  let earlier: Uint8Array[] = [];
  let examples = 0;
  for (let round = 1; round <= rounds; round++) {
    const now = await played(plan, round, network);
    // The newest games come last: the end of the examples is held out of training.
    const both = now && joined([...earlier, ...now]);
    network = both && (await learned(plan, round, both));
    if (now === undefined || both === undefined || network === undefined) {
      io.err(`what was played and learned is in ${dir}: the same command goes on from there\n`);
      return 0;
    }
    examples = both.length / EXAMPLE;
    earlier = now;
  }
  const how = `--rounds ${String(rounds)} --games ${String(games)} --rollouts ${String(rollouts)} --seed ${String(seed)}`;
  writeFileSync(out, textOf(network!, examples, how));
  return 0;
});
