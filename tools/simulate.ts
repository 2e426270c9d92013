/** `npm run -s simulate`: random players or bots play to the end; after every move what must always hold (rules §9) is checked. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS, levelNamed, strongWith } from '../src/dominant-species/bots/index.ts';
import type { Decide } from '../src/dominant-species/bots/bot.ts';
import { gameOver } from '../src/dominant-species/game/game.ts';
import { generator } from '../src/dominant-species/generator.ts';
import { type Outcome, notingDealer, randomDealer } from '../src/dominant-species/rules/dealer.ts';
import { violations } from '../src/dominant-species/rules/invariants.ts';
import { outcomeText } from '../src/dominant-species/rules/names.ts';
import { decision, isLegal, legalMoves, newGame, play } from '../src/dominant-species/rules/play.ts';
import { type Position, readPosition } from '../src/dominant-species/rules/position.ts';
import { type GameRecord, RECORD_FORMAT, writeMove, writeSetup } from '../src/dominant-species/rules/record.ts';
import { type Setup, setupError } from '../src/dominant-species/rules/setup.ts';
import { copyState } from '../src/dominant-species/rules/state.ts';
import { randomPosition } from '../test/reference/positions.ts';
import { stop, wholeOption, withUsage } from './command-line.ts';

const USAGE = `npm run -s simulate -- [options]

  --players N       players, 2 to 6 (4)
  --games N         games to play (100)
  --seed N          seed of the first game; the next has the next seed (1)
  --animals-each N  animals per player: 1; 3 with two players, 2 with three (1)
  --random-earth    lays out earth at random
  --every-table     plays at each kind of table there is in turn: players, animals each, earth, animals dealt or chosen
  --positions       starts from made-up positions, most of which play never reaches
  --bots A,B,…      who plays, round the table, one seat further each game: ${LEVELS.map(({ name }) => name).join(', ')} (random)
  --budget-ms N     milliseconds strong bots think about an answer (1)
  --max-turns N     gives a game up after so many turns: random players may never take Ice Age (1000)
  --json            prints one JSON line a game
  --records DIR     writes each game's record to DIR`;

const { values } = withUsage(USAGE, () =>
  parseArgs({
    options: {
      players: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      'animals-each': { type: 'string' },
      'random-earth': { type: 'boolean' },
      'every-table': { type: 'boolean' },
      positions: { type: 'boolean' },
      bots: { type: 'string' },
      'budget-ms': { type: 'string' },
      'max-turns': { type: 'string' },
      json: { type: 'boolean' },
      records: { type: 'string' },
      help: { type: 'boolean' },
    },
  }),
);
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const games = wholeOption('games', values.games, 1, 1e9, 100);
const firstSeed = wholeOption('seed', values.seed, 0, 2 ** 31 - 1, 1);
const maxTurns = wholeOption('max-turns', values['max-turns'], 1, 1e6, 1000);
const ms = wholeOption('budget-ms', values['budget-ms'], 1, 1e6, 1);
const tables = values['every-table'] ? everyTable() : [tableAsked()];
const bots = (values.bots ?? 'random').split(',').map(botOf);
if (values.records !== undefined) mkdirSync(values.records, { recursive: true });

/** The one table that the options describe. */
function tableAsked(): Setup {
  const setup: Setup = {
    players: wholeOption('players', values.players, 2, 6, 4),
    animalsEach: wholeOption('animals-each', values['animals-each'], 1, 3, 1),
    randomEarth: values['random-earth'] ?? false,
    animals: 'dealt',
  };
  const wrong = setupError(setup);
  if (wrong) stop(wrong.message, 2);
  return setup;
}

/** Every kind of table there is. */
function everyTable(): Setup[] {
  if (values.players !== undefined || values['animals-each'] !== undefined || values['random-earth']) {
    stop('--every-table goes with no --players, --animals-each or --random-earth', 2);
  }
  return ([false, true] as const).flatMap((randomEarth) =>
    (['dealt', 'chosen'] as const).flatMap((animals) =>
      [2, 3, 4, 5, 6].flatMap((players) =>
        [1, 2, 3]
          .map((animalsEach): Setup => ({ players, animalsEach, randomEarth, animals }))
          .filter((setup) => !setupError(setup)),
      ),
    ),
  );
}

function botOf(name: string): Decide {
  const level = levelNamed(name);
  if (!level) stop(`--bots: ${name} is not a level; there are ${LEVELS.map((each) => each.name).join(', ')}`, 2);
  return level.name === 'strong' ? strongWith({ ms, now: () => performance.now() }) : level.decide;
}

let slowest = 0;

/** One game, with what went wrong in it, if anything did. */
function playGame(seed: number, setup: Setup) {
  const below = generator(seed);
  const dealer = randomDealer(below);
  const drawn: Outcome[] = [];
  const position = values.positions ? (randomPosition(below, setup.players, setup.animalsEach) as Position) : undefined;
  const state = position
    ? readPosition(position, notingDealer(dealer, drawn))
    : newGame(setup, notingDealer(dealer, drawn));
  const record: GameRecord = {
    format: RECORD_FORMAT,
    ...(position ? { position } : { setup: writeSetup(setup) }),
    outcomes: drawn.map(outcomeText),
    moves: [],
  };
  const lastTurn = state.turn - 1 + maxTurns;
  let wrong = violations(state);
  while (!state.over && state.turn <= lastTurn && wrong.length === 0) {
    const outcomes: Outcome[] = [];
    const before = copyState(state);
    try {
      const decide = bots[(decision(state)!.player + seed) % bots.length]!;
      const asked = performance.now();
      const move = decide(state, below);
      slowest = Math.max(slowest, performance.now() - asked);
      if (!isLegal(before, move)) throw new Error(`${String(move)} is not among ${String(legalMoves(before))}`);
      play(state, move, notingDealer(dealer, outcomes));
      record.moves.push(writeMove(before, move, outcomes));
      wrong = violations(state);
    } catch (error) {
      wrong = [error instanceof Error ? error.message : String(error)];
    }
  }
  return { state, record, wrong };
}

let failed = 0;
let capped = 0;
let turns = 0;
let moves = 0;
const wins = new Map<string, number>();
for (let game = 0; game < games; game++) {
  const seed = firstSeed + game;
  const setup = tables[game % tables.length]!;
  const { state, record, wrong } = playGame(seed, setup);
  if (wrong.length > 0) {
    failed++;
    const file = join(values.records ?? '.', `failed-${String(seed)}.json`);
    writeFileSync(file, JSON.stringify(record));
    process.stderr.write(
      `seed ${String(seed)}, move ${String(record.moves.length)}: ${wrong.join('; ')}; record: ${file}\n`,
    );
    continue;
  }
  if (values.records !== undefined) {
    writeFileSync(join(values.records, `game-${String(seed)}.json`), JSON.stringify(record));
  }
  const { vps, placings } = gameOver(state);
  const winner = placings[0]!;
  turns += state.turn;
  moves += record.moves.length;
  if (state.over) wins.set(winner.animal, (wins.get(winner.animal) ?? 0) + 1);
  else capped++;
  if (values.json) {
    const end = state.over ? { winner: { player: Number(winner.playerID), animal: winner.animal } } : { winner: null };
    process.stdout.write(
      `${JSON.stringify({ seed, players: setup.players, turns: state.turn, moves: record.moves.length, vps, ...end })}\n`,
    );
  }
}
if (!values.json) {
  const played = games - failed;
  process.stdout.write(
    `${String(played)} games, ${String(failed)} failed, ${String(capped)} given up at the cap of turns\n`,
  );
  if (played > 0) {
    process.stdout.write(`${(turns / played).toFixed(1)} turns and ${(moves / played).toFixed(0)} moves a game\n`);
  }
  if (values.bots !== undefined) process.stdout.write(`slowest answer: ${slowest.toFixed(0)} ms\n`);
  for (const [animal, won] of [...wins].sort((a, b) => b[1] - a[1]))
    process.stdout.write(`${animal}: ${String(won)} won\n`);
}
process.exitCode = failed > 0 ? 1 : 0;
