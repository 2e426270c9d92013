/** `npm run -s simulate`: random players or bots play to the end; after every move the invariants are checked. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '../src/games/index.ts';
import type { GameModule, GameOptions } from '../src/kit/module.ts';
import {
  type Given,
  type Io,
  command,
  gameOf,
  endedEarly,
  printMeanwhile,
  progress,
  runIfStarted,
  stop,
} from './command-line.ts';
import type { CheckedResult } from './checked-game.ts';
import { type CheckedJob, madeUpPositions, playAllChecked } from './workers.ts';

/** `--game` for all games in turn. */
const ALL = 'all';
/** A run stops after so many failed games: more say nothing new. */
const MOST_FAILED = 100;

const USAGE = `npm run -s simulate -- [options]

  --game NAME       the game (default dominant-species); all plays every game in turn
  --players N       number of players (default 4, or the most the game allows)
  --games N         games to play (default 100)
  --seed N          seed of the first game; each further game takes the next seed (default 1)
  --OPTION VALUE    an option of the game: --animals-each 2, --random-earth
  --every-table     cycles through every kind of table the game has
  --positions       starts from made-up positions, most of which no game reaches, if the game has any
  --bots A,B,…      bot levels by seat, moved on by one seat each game (default the weakest)
  --budget-ms N     milliseconds per move for bots that think ahead (default 1)
  --max-turns N     stops a game after this many turns, as random players may never end one (default 1000)
  --workers N       games played at the same time (default the number of cores); 0 plays in the main thread, for debuggers
                    and profilers
  --silly           counts the moves that no person of some sense makes, by bot
  --json            prints a line of JSON per game as it ends
  --records DIR     writes the record of each game to DIR

It stops after ${String(MOST_FAILED)} games that failed; their records are written to DIR or the current folder.`;

export const main = command(USAGE, async (given, io) => {
  const records = given.text('records');
  if (given.text('game') !== ALL)
    return (await playedGames(await gameOf(given.text('game')), records, given, io)).status;
  let worst: 0 | 1 = 0;
  for (const id of gameIds) {
    if (!given.has('json')) io.out(`${id}\n`);
    const { status, isWhole } = await playedGames(await gameOf(id), records && join(records, id), given, io);
    if (status !== 0) worst = status;
    if (!isWhole) break;
  }
  return worst;
});

/** Plays the games of a command; the status, and whether all were played. */
async function playedGames(
  game: GameModule,
  records: string | undefined,
  given: Given,
  io: Io,
): Promise<{ status: 0 | 1; isWhole: boolean }> {
  const { id, minPlayers, maxPlayers } = game.meta;
  const games = given.whole('games', 1, 1e9, 100);
  const firstSeed = given.whole('seed', 0, 2 ** 31 - 1, 1);
  const maxRounds = given.whole('max-turns', 1, 1e6, 1000);
  const ms = given.whole('budget-ms', 1, 1e6, 1);
  const workers = given.whole('workers', 0, 256, availableParallelism());
  const players = given.whole('players', minPlayers, maxPlayers, Math.min(4, maxPlayers));
  const isEveryTable = given.has('every-table');
  if (isEveryTable && (given.text('players') !== undefined || Object.keys(given.gameOptions).length > 0)) {
    stop('--every-table goes with no --players nor options of the game', 2);
  }
  const tables = isEveryTable ? everyTable(game) : [given.optionsOf(game, players)];
  const levels = (await game.bots()).map(({ name }) => name);
  const bots = (given.text('bots') ?? levels[0]!).split(',').map((level) => {
    if (!levels.includes(level)) stop(`--bots: ${level} is not a level; allowed: ${levels.join(', ')}`, 2);
    return { name: level, level, ms };
  });
  const isFromMadeUp = given.has('positions');
  if (isFromMadeUp && (await madeUpPositions(game)) === undefined) {
    stop(`--positions: ${id} has no made-up positions`, 2);
  }
  if (records !== undefined) mkdirSync(records, { recursive: true });

  const jobs = function* (): Generator<CheckedJob> {
    const isRecorded = records !== undefined;
    for (let i = 0; i < games; i++) {
      const options = tables[i % tables.length]!;
      yield {
        job: 'checked',
        game: id,
        bots,
        checked: {
          seed: firstSeed + i,
          options,
          maxRounds,
          isFromMadeUp,
          isRecorded,
          countsSilly: given.has('silly'),
        },
      };
    }
  };
  const showProgress = progress(io, games, 'games');
  const summary = summaryOf();
  const ended = await playAllChecked(jobs(), {
    workers,
    isInterrupted: () => io.isInterrupted() || summary.failed() >= MOST_FAILED,
    onResult(result, done) {
      summary.add(result);
      keep(result, id, records, io, given.has('json'));
      showProgress(done);
    },
  });
  const status = endedEarly(io, ended, games, 'games');
  if (!given.has('json')) summary.print(given.text('bots') !== undefined, io);
  return { status: summary.failed() > 0 ? 1 : status, isWhole: ended.done === games };
}

/** Every kind of table. */
const everyTable = ({ meta, rules }: GameModule): readonly GameOptions[] =>
  rules.variants?.() ??
  Array.from({ length: meta.maxPlayers - meta.minPlayers + 1 }, (_, i) => rules.defaultOptions(meta.minPlayers + i));

/** Writes the record of a game, if it is wanted or something went wrong, and prints its line. */
function keep(result: CheckedResult, game: string, folder: string | undefined, io: Io, asJson: boolean): void {
  const { seed, players, rounds, moves, isOver, result: end, wrong, record } = result;
  if (wrong.length > 0) {
    const file = join(folder ?? '.', `failed-${game}-${String(seed)}.json`);
    writeFileSync(file, JSON.stringify(record));
    io.err(`seed ${String(seed)}, move ${String(moves)}: ${wrong.join('; ')}; record: ${file}\n`);
    return;
  }
  if (folder !== undefined) writeFileSync(join(folder, `game-${String(seed)}.json`), JSON.stringify(record));
  if (asJson) printMeanwhile(io, `${JSON.stringify({ game, seed, players, turns: rounds, moves, isOver, ...end })}\n`);
}

/** Adds up games as they end: nothing is held of each. */
function summaryOf() {
  let games = 0;
  let failed = 0;
  let capped = 0;
  let moves = 0;
  let rounds = 0;
  let hasRounds = false;
  let slowest = 0;
  const wins = new Map<string, number>();
  const silly = new Map<string, number>();
  return {
    failed: () => failed,
    add(game: CheckedResult): void {
      games++;
      if (game.wrong.length > 0) {
        failed++;
        return;
      }
      if (!game.isOver) capped++;
      moves += game.moves;
      rounds += game.rounds ?? 0;
      hasRounds ||= game.rounds !== null;
      slowest = Math.max(slowest, game.slowest);
      for (const [name, count] of Object.entries(game.silly)) silly.set(name, (silly.get(name) ?? 0) + count);
      if (!game.isOver || !game.result) return;
      const winner = game.result.places.indexOf(1);
      const named = game.roles[winner]?.join(' and ') ?? `seat ${String(winner)}`;
      wins.set(named, (wins.get(named) ?? 0) + 1);
    },
    print(isByBots: boolean, io: Io): void {
      const played = games - failed;
      io.out(`${String(games)} games, ${String(failed)} failed, ${String(capped)} given up at the cap of turns\n`);
      if (played === 0) return;
      const turns = hasRounds ? `${(rounds / played).toFixed(1)} turns and ` : '';
      io.out(`${turns}${(moves / played).toFixed(0)} moves a game\n`);
      if (isByBots) io.out(`slowest answer: ${slowest.toFixed(0)} ms\n`);
      for (const [name, count] of [...silly].sort(([a], [b]) => (a < b ? -1 : 1))) {
        io.out(`${name}: ${String(count)} times, ${(count / played).toFixed(3)} a game\n`);
      }
      for (const [winner, won] of [...wins].sort((a, b) => b[1] - a[1])) io.out(`${winner}: ${String(won)} won\n`);
    },
  };
}

runIfStarted(main, import.meta.url);
