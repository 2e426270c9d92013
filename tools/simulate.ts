/** `npm run -s simulate`: random players or bots play to the end; after every move the invariants are checked. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { GameModule, GameOptions } from '../src/kit/module.ts';
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
import type { CheckedResult } from './checked-game.ts';
import { type CheckedJob, madeUpPositions, playAllChecked } from './workers.ts';

const USAGE = `npm run -s simulate -- [options]

  --game NAME       the game (default dominant-species)
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
  --json            prints one line of JSON per game
  --records DIR     writes the record of each game to DIR`;

const OPTIONS = {
  game: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  'every-table': { type: 'boolean' },
  positions: { type: 'boolean' },
  bots: { type: 'string' },
  'budget-ms': { type: 'string' },
  'max-turns': { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean' },
  records: { type: 'string' },
} as const;

export const main = command(USAGE, async (argv, io) => {
  const { rest, options: given } = gameOptions(argv, Object.keys(OPTIONS));
  const { values } = withUsage(USAGE, () => parseArgs({ args: rest, options: OPTIONS }));
  const game = await gameOf(values.game);
  const { minPlayers, maxPlayers } = game.meta;
  const games = wholeOption('games', values.games, 1, 1e9, 100);
  const firstSeed = wholeOption('seed', values.seed, 0, 2 ** 31 - 1, 1);
  const maxRounds = wholeOption('max-turns', values['max-turns'], 1, 1e6, 1000);
  const ms = wholeOption('budget-ms', values['budget-ms'], 1, 1e6, 1);
  const workers = wholeOption('workers', values.workers, 0, 256, availableParallelism());
  const players = wholeOption('players', values.players, minPlayers, maxPlayers, Math.min(4, maxPlayers));
  const isEveryTable = values['every-table'] ?? false;
  if (isEveryTable && (values.players !== undefined || Object.keys(given).length > 0)) {
    stop('--every-table goes with no --players nor options of the game', 2);
  }
  const tables = isEveryTable ? everyTable(game) : [readOptions(game, players, given, Object.keys(OPTIONS))];
  const levels = (await game.bots()).map(({ name }) => name);
  const bots = (values.bots ?? levels[0]!).split(',').map((level) => {
    if (!levels.includes(level)) stop(`--bots: ${level} is not a level; allowed: ${levels.join(', ')}`, 2);
    return { name: level, level, ms };
  });
  const isFromMadeUp = values.positions ?? false;
  if (isFromMadeUp && (await madeUpPositions(game)) === undefined) {
    stop(`--positions: ${game.meta.id} has no made-up positions`, 2);
  }
  if (values.records !== undefined) mkdirSync(values.records, { recursive: true });

  const jobs = Array.from({ length: games }, (_, i): CheckedJob => {
    const checked = { seed: firstSeed + i, options: tables[i % tables.length]!, maxRounds, isFromMadeUp };
    return { job: 'checked', game: game.meta.id, bots, checked };
  });
  const onDone = progress(io, games, 'games');
  const results = await playAllChecked(jobs, { workers, isInterrupted: io.isInterrupted, onDone });
  for (const result of results) keep(result, values.records, io, values.json ?? false);
  if (results.length < games) interrupted(io, results.length, games, 'games');
  if (values.json !== true) summarize(results, values.bots !== undefined, io);
  return results.some(({ wrong }) => wrong.length > 0) ? 1 : 0;
});

/** Every kind of table. */
const everyTable = ({ meta, rules }: GameModule): readonly GameOptions[] =>
  rules.variants?.() ??
  Array.from({ length: meta.maxPlayers - meta.minPlayers + 1 }, (_, i) => rules.defaultOptions(meta.minPlayers + i));

/** Writes the record of a game, if it is wanted or something went wrong, and prints its line. */
function keep(result: CheckedResult, folder: string | undefined, io: Io, asJson: boolean): void {
  const { seed, players, rounds, moves, isOver, result: end, wrong, record } = result;
  if (wrong.length > 0) {
    const file = join(folder ?? '.', `failed-${String(seed)}.json`);
    writeFileSync(file, JSON.stringify(record));
    io.err(`seed ${String(seed)}, move ${String(moves)}: ${wrong.join('; ')}; record: ${file}\n`);
    return;
  }
  if (folder !== undefined) writeFileSync(join(folder, `game-${String(seed)}.json`), JSON.stringify(record));
  if (asJson) io.out(`${JSON.stringify({ seed, players, turns: rounds, moves, isOver, ...end })}\n`);
}

function summarize(results: readonly CheckedResult[], isByBots: boolean, io: Io): void {
  const played = results.filter(({ wrong }) => wrong.length === 0);
  const capped = played.filter(({ isOver }) => !isOver).length;
  const mean = (count: (result: CheckedResult) => number): number =>
    played.reduce((sum, result) => sum + count(result), 0) / played.length;
  const failed = results.length - played.length;
  io.out(`${String(results.length)} games, ${String(failed)} failed, ${String(capped)} given up at the cap of turns\n`);
  if (played.length === 0) return;
  const turns = played[0]!.rounds === null ? '' : `${mean(({ rounds }) => rounds ?? 0).toFixed(1)} turns and `;
  io.out(`${turns}${mean(({ moves }) => moves).toFixed(0)} moves a game\n`);
  if (isByBots) io.out(`slowest answer: ${Math.max(...played.map(({ slowest }) => slowest)).toFixed(0)} ms\n`);
  const wins = new Map<string, number>();
  for (const { isOver, result, roles } of played) {
    if (!isOver || !result) continue;
    const winner = result.places.indexOf(1);
    const named = roles[winner]?.join(' and ') ?? `seat ${String(winner)}`;
    wins.set(named, (wins.get(named) ?? 0) + 1);
  }
  for (const [winner, won] of [...wins].sort((a, b) => b[1] - a[1])) io.out(`${winner}: ${String(won)} won\n`);
}

runIfStarted(main, import.meta.url);
