/** `npm run -s arena`: bots against each other, seats and animals rotated, on the same deals. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Report, type Share, report } from '../src/dominant-species/bots/arena.ts';
import { LEVELS, levelNamed } from '../src/dominant-species/bots/index.ts';
import { setupError } from '../src/dominant-species/rules/setup.ts';
import { type EntrantText, type Job, playAll } from './arena-worker.ts';
import { stop, wholeOption, withUsage } from './command-line.ts';

const USAGE = `npm run -s arena -- [options]

  --seats A,B,…     the bots at the table, by level: ${LEVELS.map(({ name }) => name).join(', ')} (greedy,random,random,random);
                    strong:200 looks at 200 futures for an answer, strong:200ms thinks for 200 ms
  --iterations N    futures that strong bots look at for an answer, if not said with the seat
  --budget-ms N     milliseconds that strong bots think about an answer, if not said with the seat
  --players N       players, if --seats names fewer: the last bot named takes the seats left
  --games N         games to play, rounded up to whole deals; a deal is played once in each rotation (200)
  --seed N          the first deal; the next has the next number (1)
  --animals-each N  animals per player: 1; 3 with two players, 2 with three (1)
  --random-earth    lays out earth at random
  --max-turns N     ends a game after so many turns; the standings count then, and it is reported (40)
  --workers N       games played at the same time (the cores there are)
  --json            prints one JSON document`;

const { values } = withUsage(USAGE, () =>
  parseArgs({
    options: {
      seats: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      'animals-each': { type: 'string' },
      'random-earth': { type: 'boolean' },
      iterations: { type: 'string' },
      'budget-ms': { type: 'string' },
      'max-turns': { type: 'string' },
      workers: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }),
);
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const named = (values.seats ?? 'greedy,random,random,random').split(',');
const iterations =
  values.iterations === undefined ? undefined : wholeOption('iterations', values.iterations, 1, 1e6, 1);
const ms = values['budget-ms'] === undefined ? undefined : wholeOption('budget-ms', values['budget-ms'], 1, 1e6, 1);

/** A seat's bot: a level, and after a colon how long it thinks. */
function entrantOf(name: string): EntrantText {
  const [, level = '', number, unit] = /^([a-z]*)(?::(\d+)(ms)?)?$/.exec(name) ?? [];
  if (!levelNamed(level)) {
    stop(`--seats: ${name} is not a level; there are ${LEVELS.map((each) => each.name).join(', ')}`, 2);
  }
  if (number === undefined) return { name, level, iterations, ms };
  const budget = wholeOption('seats', number, 1, 1e6, 1);
  return { name, level, ...(unit === undefined ? { iterations: budget } : { ms: budget }) };
}

const players = wholeOption('players', values.players, Math.max(2, named.length), 6, named.length);
const animalsEach = wholeOption('animals-each', values['animals-each'], 1, 3, 1);
const randomEarth = values['random-earth'] ?? false;
const wrong = setupError({ players, animalsEach, randomEarth, animals: 'dealt' });
if (wrong) stop(wrong.message, 2);
const games = wholeOption('games', values.games, 1, 1e6, 200);
const seed = wholeOption('seed', values.seed, 0, 2 ** 31 - 1, 1);
const maxTurns = wholeOption('max-turns', values['max-turns'], 1, 1e6, 40);
const workers = wholeOption('workers', values.workers, 1, 256, availableParallelism());

const entrants = Array.from({ length: players }, (_, i) => entrantOf(named[Math.min(i, named.length - 1)]!));
const jobs: Job[] = Array.from({ length: Math.ceil(games / players) }, (_, i) => seed + i).flatMap((deal) =>
  entrants.map((_, rotation) => ({ entrants, table: { deal, rotation, animalsEach, randomEarth, maxTurns } })),
);

const started = performance.now();
const results = await playAll(jobs, workers, (played) => {
  const seconds = (performance.now() - started) / 1000;
  const left = (seconds / played) * (jobs.length - played);
  const line = `${String(played)} of ${String(jobs.length)} games, ${seconds.toFixed(0)} s, about ${left.toFixed(0)} s left`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}\x1b[K${played === jobs.length ? '\n' : ''}`);
  else if (played % 50 === 0 || played === jobs.length) process.stderr.write(`${line}\n`);
});

const reports = report(results);
const capped = results.filter((result) => result.capped).length;
const turns = results.reduce((sum, result) => sum + result.turns, 0) / results.length;
if (values.json) {
  const setup = {
    seats: entrants.map(({ name }) => name),
    iterations,
    budgetMs: ms,
    animalsEach,
    randomEarth,
    seed,
    maxTurns,
  };
  process.stdout.write(`${JSON.stringify({ ...setup, games: results.length, capped, turns, bots: reports })}\n`);
} else {
  print(reports);
}
process.exitCode = reports.some(({ illegal }) => illegal > 0) ? 1 : 0;

function print(all: readonly Report[]): void {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const cells = (shares: readonly (readonly [name: string, share: Share])[]): string =>
    shares.map(([name, { share, seats }]) => `${name} ${percent(share)} (${String(seats)})`).join(', ');
  const lines = [
    `${String(results.length)} games on ${String(results.length / players)} deals, ${turns.toFixed(1)} turns each, ` +
      `${String(capped)} ended at the cap of ${String(maxTurns)} turns`,
  ];
  for (const each of all) {
    lines.push(
      '',
      `${each.name}: ${percent(each.share)} won (equal: ${percent(each.equal)}), ` +
        `95 % interval ${percent(each.interval[0])} to ${percent(each.interval[1])}, ${String(each.seats)} seats in ${String(each.games)} games`,
      `  place ${each.place.toFixed(2)}, ${each.score.toFixed(1)} VPs, ${each.margin.toFixed(1)} ahead of the best other`,
      `  by seat: ${cells(each.bySeat.map((share, seat) => [String(seat + 1), share]))}`,
      `  by animal: ${cells(Object.entries(each.byAnimal))}`,
      `  ${each.msPerMove.toFixed(2)} ms a move, ${each.movesPerGame.toFixed(0)} moves a game, ${String(each.illegal)} illegal` +
        (each.iterationsPerMove > 0
          ? `, ${each.iterationsPerMove.toFixed(0)} futures a move, ${String(each.late)} late`
          : ''),
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}
