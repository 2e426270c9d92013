/** `npm run -s arena`: bots against each other, seats rotated, on the same deals; and tournaments that rate them. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type MatchResult } from '../src/kit/arena.ts';
import { type Report, type Share, type Verdict, report, sequentialTest, wholeDeals } from '../src/kit/arena-report.ts';
import {
  type Io,
  command,
  gameOf,
  gameOptions,
  interrupted,
  progress,
  readOptions,
  runIfStarted,
  stop,
  wholeOption,
  withUsage,
} from './command-line.ts';
import { type Rating, ratings, tournamentTables } from '../src/kit/ratings.ts';
import { rng } from '../src/kit/rng.ts';
import { type EntrantText, type MatchJob, entrantLevels, playAll } from './workers.ts';

const USAGE = `npm run -s arena -- [options]

  --game NAME       the game (dominant-species)
  --seats A,B,…     the bots at the table, by level (the second level against three of the weakest); strong:200 makes 200
                    rollouts for an answer, strong:200ms thinks for 200 ms
  --iterations N    rollouts for an answer of bots that think ahead, if not said with the seat
  --budget-ms N     milliseconds they think about an answer, if not said with the seat
  --players N       players, if --seats names fewer: the last bot named takes the seats left
  --games N         games to play, rounded up to whole deals; a deal is played once in each rotation (200)
  --seed N          the first deal; the next has the next number (1). From 1000000 on deals are kept for learning
  --tournament      lets all bots of --seats (all levels) meet at tables of --players, each pair equally often, and rates them
  --until LOW,HIGH  stops as soon as it is clear which of two win shares the first bot's is closer to
  --OPTION VALUE    an option of the game: --animals-each 2, --random-earth
  --max-turns N     ends a game after so many turns; the standings count then, and it is reported (40)
  --workers N       games played at the same time (the cores there are); 0 plays in the main thread, for debuggers and profilers
  --cpu-time        milliseconds are the processor's, not the clock's: for a machine with other work; plays in the main thread
  --json            prints one JSON document`;

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  tournament: { type: 'boolean' },
  until: { type: 'string' },
  iterations: { type: 'string' },
  'budget-ms': { type: 'string' },
  'max-turns': { type: 'string' },
  workers: { type: 'string' },
  'cpu-time': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const DEFAULT_SEATS = 4;
/** Bots are trained on deals from here on; measurements on them would be too favourable. */
const LEARNING_DEALS = 1_000_000;

/** The two win shares of `--until`. */
function sharesOf(text: string): readonly [low: number, high: number] {
  const shares = text.split(',').map(Number);
  const [low = NaN, high = NaN] = shares;
  if (shares.length === 2 && low >= 0 && low < high && high <= 1) return [low, high];
  return stop(`--until: ${text} is not two win shares, like 0.25,0.35`, 2);
}

export const main = command(USAGE, async (argv, io) => {
  const { rest, options: given } = gameOptions(argv, Object.keys(OPTIONS));
  const { values } = withUsage(USAGE, () => parseArgs({ args: rest, options: OPTIONS }));
  const game = await gameOf(values.game);
  const { id, minPlayers, maxPlayers } = game.meta;
  const levels = (await entrantLevels(game)).map(({ name }) => name);
  const whole = (name: 'iterations' | 'budget-ms'): number | undefined =>
    values[name] === undefined ? undefined : wholeOption(name, values[name], 1, 1e6, 1);
  const iterations = whole('iterations');
  const ms = whole('budget-ms');

  /** A seat's bot: a level, and after a colon its thinking time. */
  const entrantOf = (name: string): EntrantText => {
    const [, level = '', number, unit] = /^([a-z\d-]*)(?::(\d+)(ms)?)?$/.exec(name) ?? [];
    if (!levels.includes(level)) stop(`--seats: ${name} is not a level; allowed: ${levels.join(', ')}`, 2);
    if (number === undefined) return { name, level, iterations, ms };
    const budget = wholeOption('seats', number, 1, 1e6, 1);
    return { name, level, ...(unit === undefined ? { iterations: budget } : { ms: budget }) };
  };

  const isTournament = values.tournament === true;
  const ordinary = [levels[1] ?? levels[0]!, ...Array.from({ length: DEFAULT_SEATS - 1 }, () => levels[0]!)];
  const named = values.seats?.split(',') ?? (isTournament ? game.meta.levels : ordinary.slice(0, maxPlayers));
  const players = isTournament
    ? wholeOption('players', values.players, minPlayers, Math.min(maxPlayers, named.length), minPlayers)
    : wholeOption('players', values.players, Math.max(minPlayers, named.length), maxPlayers, named.length);
  const options = readOptions(game, players, given, Object.keys(OPTIONS));
  const games = wholeOption('games', values.games, 1, 1e6, 200);
  const seed = wholeOption('seed', values.seed, 0, LEARNING_DEALS - Math.ceil(games / players), 1);
  const until = values.until === undefined ? undefined : sharesOf(values.until);
  const maxRounds = wholeOption('max-turns', values['max-turns'], 1, 1e6, 40);
  const byCpuTime = values['cpu-time'] === true;
  if (byCpuTime && values.workers !== undefined && values.workers !== '0') {
    stop('--cpu-time: the processor counts a process, not a thread, so games are played one after the other', 2);
  }
  const workers = byCpuTime ? 0 : wholeOption('workers', values.workers, 0, 256, availableParallelism());

  const entrants = isTournament
    ? named.map(entrantOf)
    : Array.from({ length: players }, (_, i) => entrantOf(named[Math.min(i, named.length - 1)]!));
  const deals = Math.ceil(games / players);
  const tables: readonly (readonly EntrantText[])[] = isTournament
    ? tournamentTables(entrants.length, players, deals, rng(seed)).map((table) => table.map((i) => entrants[i]!))
    : Array.from({ length: deals }, () => entrants);
  const jobs = tables.flatMap((table, i) =>
    table.map((_, rotation): MatchJob => {
      const match = { deal: seed + i, rotation, options, maxRounds };
      return { job: 'match', game: id, byCpuTime, entrants: table, match };
    }),
  );
  const showProgress = progress(io, jobs.length, 'games');
  const soFar: MatchResult[] = [];
  let verdict: Verdict | undefined;
  const played = await playAll(jobs, {
    workers,
    isInterrupted: () => io.isInterrupted() || (verdict?.accepted ?? null) !== null,
    onDone(done, result) {
      showProgress(done);
      soFar.push(result);
      if (until) verdict = sequentialTest(soFar, entrants[0]!.name, ...until);
    },
  });
  const isDecided = (verdict?.accepted ?? null) !== null;
  const results = isDecided ? wholeDeals(played) : played;
  if (results.length < jobs.length && !isDecided) {
    interrupted(io, results.length, jobs.length, 'games');
    if (results.length === 0) return 0;
  }
  const seats = entrants.map(({ name }) => name);
  const setup = { game: id, seats, iterations, budgetMs: ms, options, seed, maxTurns: maxRounds };
  if (isTournament) return printRatings(results, seats, { ...setup, players }, values.json === true, io);
  const reports = report(results);
  if (values.json === true) {
    const capped = results.filter((result) => result.capped).length;
    const turns = results.reduce((sum, result) => sum + result.rounds, 0) / results.length;
    io.out(`${JSON.stringify({ ...setup, games: results.length, capped, turns, verdict, bots: reports })}\n`);
  } else {
    print(results, reports, maxRounds, io);
    if (verdict) io.out(`\n${verdictText(verdict, entrants[0]!.name)}\n`);
  }
  return reports.some(({ illegal }) => illegal > 0) ? 1 : 0;
});

const verdictText = ({ accepted, evidence }: Verdict, name: string): string =>
  accepted === null
    ? `Which win share ${name} is closer to is still open (evidence ${evidence.toFixed(1)}).`
    : `The win share of ${name} is closer to ${accepted.toFixed(2)} (evidence ${evidence.toFixed(1)}).`;

function print(results: readonly MatchResult[], all: readonly Report[], maxRounds: number, io: Io): void {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const cells = (shares: readonly (readonly [name: string, share: Share])[]): string =>
    shares.map(([name, { share, seats }]) => `${name} ${percent(share)} (${String(seats)})`).join(', ');
  const capped = results.filter((result) => result.capped).length;
  const turns = results.reduce((sum, result) => sum + result.rounds, 0) / results.length;
  const deals = new Set(results.map(({ deal }) => deal)).size;
  const lines = [
    `${String(results.length)} games on ${String(deals)} deals, ${turns.toFixed(1)} turns each, ` +
      `${String(capped)} ended at the cap of ${String(maxRounds)} turns`,
  ];
  for (const each of all) {
    lines.push(
      '',
      `${each.name}: ${percent(each.share)} won (equal: ${percent(each.equal)}), ` +
        `95 % interval ${percent(each.interval[0])} to ${percent(each.interval[1])}, ${String(each.seats)} seats in ${String(each.games)} games`,
      `  place ${each.place.toFixed(2)}, ${each.score.toFixed(1)} points, ${each.margin.toFixed(1)} ahead of the best other`,
      `  by seat: ${cells(each.bySeat.map((share, seat) => [String(seat), share]))}`,
      ...(Object.keys(each.byRole).length > 0 ? [`  by what was led: ${cells(Object.entries(each.byRole))}`] : []),
      `  ${each.msPerMove.toFixed(2)} ms a move, ${each.movesPerGame.toFixed(0)} moves a game, ${String(each.illegal)} illegal` +
        (each.iterationsPerMove > 0
          ? `, ${each.iterationsPerMove.toFixed(0)} rollouts a move, ${String(each.late)} late`
          : ''),
    );
  }
  io.out(`${lines.join('\n')}\n`);
}

/** Prints the table of a tournament, the strongest first; the status is 1 after an illegal move. */
function printRatings(
  results: readonly MatchResult[],
  names: readonly string[],
  setup: object,
  asJson: boolean,
  io: Io,
): number {
  const rated = ratings(results, rng(1));
  if (asJson) io.out(`${JSON.stringify({ ...setup, games: results.length, ratings: rated })}\n`);
  else io.out(`${ratingLines(results, names, rated).join('\n')}\n`);
  return results.some(({ seats }) => seats.some(({ illegal }) => illegal > 0)) ? 1 : 0;
}

/** The table in Markdown: ratings, and the share of games in which a bot finished ahead of each other bot, with their number. */
function ratingLines(results: readonly MatchResult[], names: readonly string[], rated: readonly Rating[]): string[] {
  const order = rated.map(({ name }) => name);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const header = ['bot', 'rating', '95 % interval', ...order];
  return [
    `${String(results.length)} games on ${String(new Set(results.map(({ deal }) => deal)).size)} deals between ${String(names.length)} bots`,
    '',
    row(header),
    row(header.map(() => '---')),
    ...rated.map(({ name, rating, interval: [low, high], against }) =>
      row([
        name,
        rating.toFixed(0),
        `${low.toFixed(0)} to ${high.toFixed(0)}`,
        ...order.map((other) => {
          const met = against[other];
          return met === undefined ? '' : `${(met.won / met.games).toFixed(2)} (${String(met.games)})`;
        }),
      ]),
    ),
  ];
}

runIfStarted(main, import.meta.url);
