/** A game played to the end with checks after every move: the invariants, and that every answer is legal. */
import type { Entrant } from '../src/kit/arena/arena.ts';
import { type Outcome, randomChance, recordingChance } from '../src/kit/chance.ts';
import type { GameModule, GameOptions, GameResult } from '../src/kit/module.ts';
import { type GameRecord, type RecordedMove, recordMove, startRecord } from '../src/kit/record/record.ts';
import type { Silly } from '../src/kit/bots/silly.ts';
import { rng } from '../src/kit/rng.ts';

export interface CheckedGame {
  readonly seed: number;
  readonly options: GameOptions;
  /** Stops the game after this many rounds, counted from its start. */
  readonly maxRounds: number;
  /** Whether it starts from a made-up position. */
  readonly isFromMadeUp: boolean;
  /** Whether the record is wanted even if nothing goes wrong. */
  readonly isRecorded: boolean;
  /** Whether silly moves are counted. */
  readonly countsSilly: boolean;
}

export interface CheckedResult {
  readonly seed: number;
  readonly players: number;
  /** The round in which it ended; null for a game that counts no rounds. */
  readonly rounds: number | null;
  readonly moves: number;
  readonly isOver: boolean;
  /** The result, or the standing when it was stopped; null if the game has none. */
  readonly result: GameResult | null;
  /** What each seat led. */
  readonly roles: readonly (readonly string[])[];
  /** What went wrong, in words. */
  readonly wrong: readonly string[];
  /** Null if nothing went wrong and it is not wanted. */
  readonly record: GameRecord | null;
  /** Milliseconds that the slowest answer took. */
  readonly slowest: number;
  /** How often each silly move was made, by the bot and the move's name, if they are counted. */
  readonly silly: Readonly<Record<string, number>>;
}

/** Plays a game; the bots rotate, one seat further with each seed. */
export function playChecked(
  game: GameModule,
  bots: readonly Entrant<unknown, unknown>[],
  { seed, options, maxRounds, isRecorded }: CheckedGame,
  silly: readonly Silly<unknown, unknown>[],
  makeUp: ((randomInt: (n: number) => number, options: GameOptions) => unknown) | undefined,
  now: () => number,
): CheckedResult {
  const { rules, notation } = game;
  const randomInt = rng(seed);
  const chance = randomChance<string, unknown>(randomInt);
  const drawn: Outcome[] = [];
  const position = makeUp?.(randomInt, options);
  const start =
    position === undefined
      ? rules.newGame(options, recordingChance(chance, drawn))
      : notation.position.read(position, recordingChance(chance, drawn));
  const record = startRecord(game, position === undefined ? { options } : { position }, drawn);
  const moves: RecordedMove[] = [];
  const copyOf = (state: unknown): unknown => rules.packed?.(state) ?? rules.copy(state);
  const s = copyOf(start);
  let before = copyOf(start);
  const firstRound = rules.decision(s)?.round ?? 1;
  let slowest = 0;
  const made: Record<string, number> = {};
  let wrong = rules.violations(s);
  let open = rules.decision(s);
  let rounds = open?.round ?? null;
  while (open !== null && (open.round ?? 1) < firstRound + maxRounds && wrong.length === 0) {
    const outcomes: Outcome[] = [];
    try {
      if (rules.copyInto) rules.copyInto(s, before);
      else before = rules.copy(s);
      const asked = now();
      const bot = bots[(open.player + seed) % bots.length]!;
      const view = rules.view(s, open.player);
      const move = bot.decide(view, randomInt);
      slowest = Math.max(slowest, now() - asked);
      if (!rules.isLegal(before, move)) throw new Error(`${JSON.stringify(notation.move.write(move))} is not legal`);
      for (const each of silly) {
        if (!each.is(view, move)) continue;
        const name = `${bot.name}: ${each.name}`;
        made[name] = (made[name] ?? 0) + 1;
      }
      rules.play(s, move, recordingChance(chance, outcomes));
      moves.push(recordMove(game, before, move, outcomes));
      wrong = rules.violationsSince?.(before, s) ?? rules.violations(s);
    } catch (error) {
      wrong = [error instanceof Error ? error.message : String(error)];
    }
    open = rules.decision(s);
    rounds = open?.round ?? rounds;
  }
  return {
    seed,
    players: rules.players(s),
    rounds,
    moves: moves.length,
    isOver: rules.decision(s) === null,
    result: rules.result(s) ?? rules.standing?.(s) ?? null,
    roles: rules.roles?.(s) ?? [],
    wrong,
    record: isRecorded || wrong.length > 0 ? { ...record, moves } : null,
    slowest,
    silly: made,
  };
}
