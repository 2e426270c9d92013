/** `npm run -s replay -- FILE`: loads a position or replays a record and prints where it ends. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameOver } from '../src/dominant-species/game/game.ts';
import { generator } from '../src/dominant-species/generator.ts';
import { ANIMALS } from '../src/dominant-species/rules/components.ts';
import { type Dealer, randomDealer } from '../src/dominant-species/rules/dealer.ts';
import { moveText, spaceName } from '../src/dominant-species/rules/names.ts';
import { decision, legalMoves } from '../src/dominant-species/rules/play.ts';
import { POSITION_FORMAT, readPosition, writePosition } from '../src/dominant-species/rules/position.ts';
import { NotationError, fail } from '../src/dominant-species/rules/reader.ts';
import { RECORD_FORMAT, ReplayError, replay } from '../src/dominant-species/rules/record.ts';
import type { State } from '../src/dominant-species/rules/state.ts';
import { speciesOnEarth } from '../src/dominant-species/rules/state.ts';
import { stop, wholeOption, withUsage } from './command-line.ts';

const USAGE = `npm run -s replay -- FILE [--json] [--to N] [--seed N]

  FILE      a position or a record (docs/notation.md); - reads standard input
  --json    prints one JSON document: where it ends, the open question, its legal answers, the position
  --to N    stops after N moves
  --seed N  draws, repeatably, what the document does not say; without it such a document is refused`;

const { values, positionals } = withUsage(USAGE, () =>
  parseArgs({
    options: { json: { type: 'boolean' }, to: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  }),
);
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const [file, ...more] = positionals;
if (file === undefined || more.length > 0) stop(`one FILE is wanted\n\n${USAGE}`, 2);
const to = wholeOption('to', values.to, 0, Number.MAX_SAFE_INTEGER, Infinity);
const seed = wholeOption('seed', values.seed, 0, 2 ** 31 - 1, NaN);
const dealer = Number.isNaN(seed) ? undefined : randomDealer(generator(seed));

/** Draws nothing: a position alone does not say what would be drawn. */
const noDealer: Dealer = {
  draw: (kind) => {
    throw new NotationError(
      `play goes on past a draw (${kind}) here: say what is drawn in a record's outcomes, or give a --seed to draw with`,
    );
  },
};

function read(name: string): unknown {
  let content: string;
  try {
    content = readFileSync(name === '-' ? 0 : name, 'utf8');
  } catch {
    return stop(`${name} cannot be read`, 2);
  }
  try {
    return JSON.parse(content);
  } catch (error) {
    return refuse(`${name} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/** Says what was wrong and ends with status 1. */
function refuse(message: string, replayed?: ReplayError): never {
  if (values.json) {
    const details = replayed && { move: replayed.number, question: open(replayed.state), legal: replayed.legal };
    process.stdout.write(`${JSON.stringify({ error: message, ...details })}\n`);
  } else {
    process.stderr.write(`${message}\n`);
    const legal = replayed?.legal ?? [];
    if (legal.length > 0) process.stderr.write(`legal: ${legal.map((move) => JSON.stringify(move)).join(' ')}\n`);
  }
  process.exit(1);
}

/** The open question by name. */
function open(state: State | null) {
  const asked = state && decision(state);
  return (
    asked && {
      phase: asked.phase,
      question: asked.question,
      player: asked.player,
      animal: ANIMALS[asked.animal] ?? null,
    }
  );
}

function load(document: unknown): { state: State; moves: number } {
  const format = (document as { format?: unknown } | null)?.format;
  if (format === POSITION_FORMAT) return { state: readPosition(document, dealer ?? noDealer), moves: 0 };
  if (format === RECORD_FORMAT) return replay(document, { to, ...(dealer ? { dealer } : {}) });
  return fail({ value: document, path: 'format' }, `must be "${POSITION_FORMAT}" or "${RECORD_FORMAT}"`);
}

function print(state: State, moves: number): void {
  const asked = open(state);
  const lines = [`after ${String(moves)} moves, turn ${String(state.turn)}`];
  if (asked === null) {
    lines.push('the game is over');
    for (const { place, playerID, animal, score, tieBrokenByFoodChain } of gameOver(state).placings) {
      const tie = tieBrokenByFoodChain ? ', tie broken by the food chain' : '';
      lines.push(`${String(place)}. player ${playerID} (${animal}): ${String(score)} VPs${tie}`);
    }
  } else {
    const at = state.space >= 0 && state.space < state.display.length ? `, space ${spaceName(state.space)}` : '';
    lines.push(
      `${asked.phase}: ${asked.question}? player ${String(asked.player)} (${asked.animal ?? 'no animal yet'})${at}`,
    );
    lines.push(
      `legal: ${legalMoves(state)
        .map((move) => JSON.stringify(moveText(move)))
        .join(' ')}`,
    );
  }
  for (const animal of state.initiative) {
    lines.push(
      `${ANIMALS[animal]!}: ${String(state.vps[animal])} VPs, ${String(speciesOnEarth(state, animal))} species on earth, ` +
        `${String(state.genePool[animal])} in the gene pool, ${String(state.hand[animal])} pawns in hand`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

const document = read(file);
try {
  const { state, moves } = load(document);
  if (values.json) {
    const end = state.over ? { gameOver: gameOver(state) } : {};
    const result = {
      moves,
      question: open(state),
      legal: legalMoves(state).map(moveText),
      ...end,
      position: writePosition(state),
    };
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  } else {
    print(state, moves);
  }
} catch (error) {
  if (error instanceof ReplayError) refuse(error.message, error);
  if (error instanceof NotationError) refuse(error.message);
  throw error;
}
