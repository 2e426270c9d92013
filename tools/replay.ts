/** `npm run -s replay -- FILE`: loads a position or replays a record and prints where it ends. */
import { readFileSync } from 'node:fs';
import { type Chance, randomChance } from '../src/kit/chance.ts';
import { NotationError, fail } from '../src/kit/documents/decode.ts';
import type { GameModule, Viewer } from '../src/kit/module.ts';
import { say } from '../src/kit/say.ts';
import { seen } from '../src/kit/seen.ts';
import { notationOf } from '../src/kit/record/record.ts';
import { ReplayError, type Step, entryOf, onlyOutcome, replay } from '../src/kit/record/replay.ts';
import { rng } from '../src/kit/rng.ts';
import { type Io, command, gameOf, gameOfDocument, runIfStarted, stop, wholeNumber } from './command-line.ts';

const USAGE = `npm run -s replay -- FILE [--game NAME] [--json] [--to N] [--seed N] [--as SEAT]

  FILE         a position or a record (docs/notation.md); - reads standard input
  --game NAME  the game (the one that the document's format names)
  --json       prints one JSON document: where the game stands, the open question, its legal moves, the position, what follows
               from it, and what happened at the start and with each move
  --to N       stops after N moves
  --seed N     seed for draws that the document leaves out; without it such a document is refused
  --as SEAT    shows what the player of this seat, from 0, or a \`spectator\` may know, as a server would send it`;

/** Draws only where there is no choice: a position alone does not say what else would be drawn. */
const nothingDrawn: Chance = {
  draw: (kind, weights) => {
    const only = onlyOutcome(weights);
    if (only !== undefined) return only;
    throw new NotationError(
      `play goes on past a draw (${kind}) here: say what is drawn in a record's outcomes, or give a --seed to draw with`,
    );
  },
};

export const main = command(USAGE, async (given, io) => {
  const { file } = given;
  const to = given.whole('to', 0, Number.MAX_SAFE_INTEGER, Infinity);
  const seed = given.whole('seed', 0, 2 ** 31 - 1, NaN);
  const chance = Number.isNaN(seed) ? undefined : randomChance(rng(seed));
  const asJson = given.has('json');
  let document: unknown;
  const content = read(file, io);
  try {
    document = JSON.parse(content);
  } catch (error) {
    return refuse(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`, io, asJson);
  }
  const game = await gameOf(given.text('game') ?? gameOfDocument(document));
  try {
    const steps: Step<unknown, unknown, unknown>[] = [];
    const { state, moves } = load(game, document, { to, chance, onStep: (step) => void steps.push(step) });
    const viewer = viewerOf(game, state, given.text('as'));
    const seen = seenBy(game, viewer, { state, moves, steps });
    io.out(asJson ? `${JSON.stringify(await whole(game, seen), null, 2)}\n` : await lines(game, seen));
    return 0;
  } catch (error) {
    if (error instanceof ReplayError) return refuse(error.message, io, asJson, { game, error });
    if (error instanceof NotationError) return refuse(error.message, io, asJson);
    throw error;
  }
});

function read(name: string, io: Io): string {
  try {
    return name === '-' ? io.stdin() : readFileSync(name, 'utf8');
  } catch {
    return stop(`${name} cannot be read`, 2);
  }
}

/** Prints what was wrong; the status is 1. */
function refuse(message: string, io: Io, asJson: boolean, at?: { game: GameModule; error: ReplayError }): number {
  const legal = at && at.error.state !== null ? legalAnswers(at.game, at.error.state) : [];
  if (asJson) {
    const details = at && {
      move: at.error.number,
      question: at.error.state === null ? null : question(at.game, at.error.state),
      legal,
    };
    io.out(`${JSON.stringify({ error: message, ...details })}\n`);
  } else {
    io.err(`${message}\n`);
    if (legal.length > 0) io.err(`legal: ${legal.map((move) => JSON.stringify(move)).join(' ')}\n`);
  }
  return 1;
}

/** Where a document ends, and what happened before. */
interface End {
  readonly state: unknown;
  /** The moves played. */
  readonly moves: number;
  /** The start, then a step for each move. */
  readonly steps: readonly Step<unknown, unknown, unknown>[];
}

/** The viewer named by `--as`; undefined if it is not given. */
function viewerOf({ rules }: GameModule, s: unknown, as: string | undefined): Viewer | undefined {
  if (as === undefined) return undefined;
  return as === 'spectator' ? null : wholeNumber('as', as, 0, rules.players(s) - 1);
}

/** What a viewer may know of it, with that viewer's legal answers; everything if there is no viewer. */
function seenBy(
  game: GameModule,
  viewer: Viewer | undefined,
  { state, moves, steps }: End,
): End & { legal: unknown[] } {
  const { rules } = game;
  if (viewer === undefined) return { state, moves, steps, legal: legalAnswers(game, state) };
  const isOver = rules.decision(state) === null;
  return {
    state: rules.view(state, viewer),
    moves,
    steps: steps.map((step) => {
      const { move, events } = seen(game, entryOf(step), viewer, isOver);
      return { ...step, move, events };
    }),
    legal: rules.decision(state)?.player === viewer ? legalAnswers(game, state) : [],
  };
}

/** An event, in the game's terms if it defines them. */
const inWords = (game: GameModule, s: unknown, events: readonly unknown[]): readonly unknown[] =>
  events.map((event) => game.eventText?.(event, s) ?? event);

/** The legal answers, as a record would write them. */
const legalAnswers = (game: GameModule, s: unknown): unknown[] =>
  game.rules.legalMoves(s).map((move) => notationOf(game, s).move.write(move));

/** The open question by name; null once the game is over. */
function question({ rules, notation }: GameModule, s: unknown) {
  const asked = rules.decision(s);
  if (asked === null) return null;
  const mover = notation.mover && { [notation.mover.field]: notation.mover.write(asked) ?? null };
  return { phase: asked.phase, question: asked.stage, player: asked.player, ...mover };
}

function load(
  game: GameModule,
  document: unknown,
  options: {
    to: number;
    chance: Chance | undefined;
    onStep: (step: Step<unknown, unknown, unknown>) => void;
  },
): { state: unknown; moves: number } {
  const { notation } = game;
  const format = (document as { format?: unknown } | null)?.format;
  if (format === notation.positionFormat) {
    const events: unknown[] = [];
    const chance = { ...(options.chance ?? nothingDrawn), emit: (event: unknown) => void events.push(event) };
    const state = notation.position.read(document, chance);
    const isOver = game.rules.decision(state) === null;
    options.onStep({ number: 0, asked: null, before: null, move: null, outcomes: [], events, isOver });
    return { state, moves: 0 };
  }
  if (format === notation.recordFormat) return replay(game, document, options);
  return fail(
    { value: document, path: 'format' },
    say`must be "${notation.positionFormat}" or "${notation.recordFormat}"`,
  );
}

/** boardgame.io's `ctx.gameover`. */
const gameover = async (game: GameModule, state: unknown): Promise<unknown> =>
  (await game.bgio()).endIf!({ G: { state, undo: null, takeBack: 'own' } } as never);

/** Where a document ends, as JSON. */
async function whole(
  game: GameModule,
  { state: s, moves, steps: [start, ...steps], legal }: ReturnType<typeof seenBy>,
) {
  const { rules } = game;
  const notation = notationOf(game, s);
  return {
    moves,
    question: question(game, s),
    legal,
    ...(rules.decision(s) === null ? { gameOver: await gameover(game, s), result: rules.result(s) } : {}),
    position: notation.position.write(s),
    ...(game.derived ? { derived: (await game.derived()).derived(s) } : {}),
    unasked: inWords(game, s, start?.events ?? []),
    events: steps.map(({ move, events }) => ({
      move: move === null ? null : notation.move.write(move),
      events: inWords(game, s, events),
    })),
  };
}

/** Where a document ends, as readable text. */
async function lines(
  game: GameModule,
  { state: s, moves, steps: [start], legal }: ReturnType<typeof seenBy>,
): Promise<string> {
  const { rules, notation } = game;
  const asked = rules.decision(s);
  const turn = asked?.round === undefined ? '' : `, turn ${String(asked.round)}`;
  const text = [`after ${String(moves)} moves${turn}`];
  if (start !== undefined && start.events.length > 0 && moves === 0) {
    const events = inWords(game, s, start.events).map((event) => JSON.stringify(event));
    text.push(`carried out unasked: ${events.join(' ')}`);
  }
  if (asked === null) {
    text.push('the game is over');
    const { places, scores } = rules.result(s)!;
    const roles = rules.roles?.(s);
    for (const seat of [...places.keys()].sort((a, b) => places[a]! - places[b]!)) {
      const led = roles ? ` (${roles[seat]!.join(', ')})` : '';
      text.push(`${String(places[seat])}. seat ${String(seat)}${led}: ${String(scores[seat])}`);
    }
  } else {
    const named = notation.mover ? ` (${notation.mover.write(asked) ?? `no ${notation.mover.field} yet`})` : '';
    text.push(`${asked.phase}: ${asked.stage}? seat ${String(asked.player)}${named}`);
    if (legal.length > 0) text.push(`legal: ${legal.map((move) => JSON.stringify(move)).join(' ')}`);
  }
  return `${[...text, ...((await game.derived?.())?.summary(s) ?? [])].join('\n')}\n`;
}

runIfStarted(main, import.meta.url);
