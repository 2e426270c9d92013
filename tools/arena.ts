/** `npm run -s arena`: bots against each other, seats rotated, on the same deals; and tournaments that rate them. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type Report,
  type Share,
  type Tally,
  type Verdict,
  sequentialTest,
  tally,
} from '../src/kit/arena/arena-report.ts';
import { type Io, command, gameOf, endedEarly, progress, runIfStarted, stop, wholeNumber } from './command-line.ts';
import { openDoor } from './earlier-bots.ts';
import { earlierVersion } from './earlier-version.ts';
import { type Rating, ratingTally, tournamentTables } from '../src/kit/arena/ratings.ts';
import { rng } from '../src/kit/rng.ts';
import { type EntrantText, HINTS, type MatchJob, entrantLevels, playAll } from './workers.ts';

const USAGE = `npm run -s arena -- [options]

  --game NAME       the game (dominant-species)
  --seats A,B,…     the bots at the table, by level (the second level against three of the weakest); strong:200 makes 200
                    rollouts for an answer, strong:200ms thinks for 200 ms, strong@COMMIT is that of an earlier version,
                    and hints does nothing but follow the hints
  --against COMMIT  all seats but the first have the bots of that version; without --seats the strongest of both, two at the table
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

const DEFAULT_SEATS = 4;
/** Bots are trained on deals from here on; measurements on them would be too favourable. */
const LEARNING_DEALS = 1_000_000;

const ROOT = join(import.meta.dirname, '..');

/** The two win shares of `--until`. */
function sharesOf(text: string): readonly [low: number, high: number] {
  const shares = text.split(',').map(Number);
  const [low = NaN, high = NaN] = shares;
  if (shares.length === 2 && low >= 0 && low < high && high <= 1) return [low, high];
  return stop(`--until: ${text} is not two win shares, like 0.25,0.35`, 2);
}

/** An earlier version that is set aside. */
interface Version {
  readonly folder: string;
  readonly levels: readonly string[];
}

/** Sets aside the version that an option names. */
async function loadedVersion(commit: string, game: string, option: string): Promise<Version> {
  try {
    const folder = earlierVersion(ROOT, commit);
    const { levels } = await openDoor(folder, game, commit, () => 0);
    return { folder, levels };
  } catch (error) {
    return stop(`--${option}: ${error instanceof Error ? error.message : String(error)}`, 2);
  }
}

export const main = command(USAGE, async (given, io) => {
  const game = await gameOf(given.text('game'));
  const { id, minPlayers, maxPlayers } = game.meta;
  const levels = (await entrantLevels(game)).map(({ name }) => name);
  const iterations = given.whole('iterations', 1, 1e6, undefined);
  const ms = given.whole('budget-ms', 1, 1e6, undefined);

  const against = given.text('against');
  const versions = new Map<string, Version>();
  const versionOf = async (commit: string, option: string): Promise<Version> => {
    const version = versions.get(commit) ?? (await loadedVersion(commit, id, option));
    versions.set(commit, version);
    return version;
  };
  /** A seat's bot: a level, after an @ its version, and after a colon its thinking time. */
  const entrantOf = async (text: string, seat: number): Promise<EntrantText> => {
    const [, level = '', named, time, number, unit] = /^([a-z\d-]*)(?:@([^:@]+))?(:(\d+)(ms)?)?$/.exec(text) ?? [];
    const commit = named ?? (seat > 0 ? against : undefined);
    const earlier =
      commit === undefined ? undefined : await versionOf(commit, named === undefined ? 'against' : 'seats');
    const allowed = earlier?.levels ?? [...levels, HINTS];
    if (!allowed.includes(level)) stop(`--seats: ${text} is not a level; allowed: ${allowed.join(', ')}`, 2);
    const name = earlier === undefined ? text : `${level}@${commit!}${time ?? ''}`;
    const bot = { name, level, earlier: earlier && { commit: commit!, folder: earlier.folder } };
    if (number === undefined) return { ...bot, iterations, ms };
    const budget = wholeNumber('seats', number, 1, 1e6);
    return { ...bot, ...(unit === undefined ? { iterations: budget } : { ms: budget }) };
  };

  const isTournament = given.has('tournament');
  if (isTournament && against !== undefined) stop('--against goes with no --tournament: name versions in --seats', 2);
  const ordinary =
    against === undefined
      ? [levels[1] ?? levels[0]!, ...Array.from({ length: DEFAULT_SEATS - 1 }, () => levels[0]!)]
      : Array.from({ length: minPlayers }, () => game.meta.levels.at(-1)!);
  const named = given.text('seats')?.split(',') ?? (isTournament ? game.meta.levels : ordinary.slice(0, maxPlayers));
  const players = isTournament
    ? given.whole('players', minPlayers, Math.min(maxPlayers, named.length), minPlayers)
    : given.whole('players', Math.max(minPlayers, named.length), maxPlayers, named.length);
  const options = given.optionsOf(game, players);
  const games = given.whole('games', 1, 1e6, 200);
  const seed = given.whole('seed', 0, LEARNING_DEALS - Math.ceil(games / players), 1);
  const shares = given.text('until');
  const until = shares === undefined ? undefined : sharesOf(shares);
  const maxRounds = given.whole('max-turns', 1, 1e6, 40);
  const byCpuTime = given.has('cpu-time');
  if (byCpuTime && given.text('workers') !== undefined && given.text('workers') !== '0') {
    stop('--cpu-time: the processor counts a process, not a thread, so games are played one after the other', 2);
  }
  const workers = byCpuTime ? 0 : given.whole('workers', 0, 256, availableParallelism());

  const atTable = isTournament
    ? named
    : Array.from({ length: players }, (_, i) => named[Math.min(i, named.length - 1)]!);
  // One after the other: versions are set aside once.
  const entrants: EntrantText[] = [];
  for (const [seat, each] of atTable.entries()) entrants.push(await entrantOf(each, seat));
  const deals = Math.ceil(games / players);
  const drawn = isTournament ? tournamentTables(entrants.length, players, deals, rng(seed)) : undefined;
  const jobs = function* (): Generator<MatchJob> {
    for (let deal = seed; deal < seed + deals; deal++) {
      const table = drawn?.next().value?.map((i) => entrants[i]!) ?? entrants;
      for (let rotation = 0; rotation < players; rotation++) {
        yield { job: 'match', game: id, byCpuTime, entrants: table, match: { deal, rotation, options, maxRounds } };
      }
    }
  };
  const all = deals * players;
  const showProgress = progress(io, all, 'games');
  const seats = entrants.map(({ name }) => name);
  const played = tally(seats);
  const rated = isTournament ? ratingTally(seats) : undefined;
  const test = until && sequentialTest(seats[0]!, ...until);
  const isDecided = (): boolean => (test?.verdict().accepted ?? null) !== null;
  const ended = await playAll(jobs(), {
    workers,
    isInterrupted: () => io.isInterrupted() || isDecided(),
    onResult(result, done) {
      // What was being played when the test was decided belongs to deals that are not whole.
      if (isDecided()) return;
      played.add(result);
      rated?.add(result);
      test?.add(result);
      showProgress(done);
    },
  });
  const status = isDecided() ? 0 : endedEarly(io, ended, all, 'games');
  if (played.games() === 0) return status;
  const setup = { game: id, seats, iterations, budgetMs: ms, options, seed, maxTurns: maxRounds };
  const reports = played.report();
  if (rated) printRatings(rated.ratings(rng(1)), played, seats, { ...setup, players }, given.has('json'), io);
  else if (given.has('json')) {
    const verdict = test?.verdict();
    const numbers = { games: played.games(), capped: played.capped(), turns: played.rounds() };
    io.out(`${JSON.stringify({ ...setup, ...numbers, verdict, bots: reports })}\n`);
  } else {
    print(played, reports, maxRounds, io);
    if (test) io.out(`\n${verdictText(test.verdict(), seats[0]!)}\n`);
  }
  return played.illegal() > 0 ? 1 : status;
});

const verdictText = ({ accepted, evidence }: Verdict, name: string): string =>
  accepted === null
    ? `Which win share ${name} is closer to is still open (evidence ${evidence.toFixed(1)}).`
    : `The win share of ${name} is closer to ${accepted.toFixed(2)} (evidence ${evidence.toFixed(1)}).`;

function print(played: Tally, all: readonly Report[], maxRounds: number, io: Io): void {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const cells = (shares: readonly (readonly [name: string, share: Share])[]): string =>
    shares.map(([name, { share, seats }]) => `${name} ${percent(share)} (${String(seats)})`).join(', ');
  const lines = [
    `${String(played.games())} games on ${String(played.deals())} deals, ${played.rounds().toFixed(1)} turns each, ` +
      `${String(played.capped())} ended at the cap of ${String(maxRounds)} turns`,
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

/** Prints the table of a tournament, the strongest first. */
function printRatings(
  rated: readonly Rating[],
  played: Tally,
  names: readonly string[],
  setup: object,
  asJson: boolean,
  io: Io,
): void {
  if (asJson) io.out(`${JSON.stringify({ ...setup, games: played.games(), ratings: rated })}\n`);
  else io.out(`${ratingLines(rated, played, names).join('\n')}\n`);
}

/** The table in Markdown: ratings, and the share of games in which a bot finished ahead of each other bot, with their number. */
function ratingLines(rated: readonly Rating[], played: Tally, names: readonly string[]): string[] {
  const order = rated.map(({ name }) => name);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const header = ['bot', 'rating', '95 % interval', ...order];
  return [
    `${String(played.games())} games on ${String(played.deals())} deals between ${String(names.length)} bots`,
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
