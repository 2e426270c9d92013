/**
 * Measures whether hints are good, in any game: the advised answer, the next best one and another one are played out to the end of
 * the game, with the same chance, and compared. First by a quick bot; if that speaks against a hint, again with the rest of the
 * round played by the bot that gives the hints.
 */
import { type Adviser, adviserAmong, startAdvice } from '../src/kit/analysis/advice.ts';
import { chanceOf, seedOf, standingOf } from '../src/kit/arena/arena.ts';
import { measured } from '../src/kit/measured.ts';
import type { BotLevel, GameModule, GameOptions } from '../src/kit/module.ts';
import { rng } from '../src/kit/rng.ts';

/** How hints are judged. */
export interface Judging {
  /** Rollouts behind a hint; as many as at a table by default. */
  readonly iterations?: number | undefined;
  /** How often each answer is played out by the quick bot. */
  readonly playouts: number;
  /**
   * How often the advised answer and the next best are played out with the bot that gives the hints if the first playouts speak
   * against the hint; then only those count. If they call it wrong, four times as many decide: few playouts underestimate the error.
   */
  readonly appeals: number;
  /** Rollouts of that bot for an answer. */
  readonly rollouts: number;
  /** Playouts by the quick bot, shared among all legal answers, that look for one better than the advised; none by default. */
  readonly every?: number;
  /** Games are stopped after so many rounds; the standing counts. By default more than any game takes. */
  readonly maxRounds?: number;
}

/** A game with the bots that are needed to judge its hints. */
export interface Judged {
  readonly game: GameModule;
  readonly adviser: Adviser;
  /** Plays the rest of the game, and the games in which positions are found. */
  readonly quick: BotLevel<unknown, unknown>;
}

/** A game to judge; null if no bot of it gives hints. */
export async function judgedGame(game: GameModule): Promise<Judged | null> {
  const levels = await game.bots();
  const adviser = adviserAmong(levels);
  const quick = levels.find(({ name }) => name === 'greedy');
  return adviser && quick ? { game, adviser, quick } : null;
}

/** How much better one answer does than another, over the same playouts. */
export interface Comparison {
  readonly playouts: number;
  /** More points ahead of the best rival at the end than after the other answer. */
  readonly ahead: number;
  /** The standard error of `ahead`. */
  readonly standardError: number;
  /** A larger share of the games won than after the other answer. */
  readonly won: number;
  /** The standard error of `won`. */
  readonly wonError: number;
}

/** A hint that was judged. */
export interface JudgedHint {
  readonly position: unknown;
  readonly phase: string;
  readonly question: string;
  readonly round: number | undefined;
  readonly players: number;
  readonly answers: number;
  readonly move: unknown;
  readonly other: unknown;
  readonly isAsGood: boolean;
  /** How much worse the next best answer is according to the search, in the game's points. */
  readonly behind: number;
  readonly reasons: readonly string[];
  /** Against the next best answer; by the second playouts if the first ones spoke against the hint. */
  readonly againstNext: Comparison;
  /** Against one of the other answers, drawn at random; null if there is none. */
  readonly againstAny: Comparison | null;
  /** Against the answer that won most often of all (`every`); if that speaks against the hint, by as many playouts of these two. */
  readonly againstBest: Comparison | null;
}

/** How far apart two answers must be, in standard errors, to count as different. */
const STANDARD_ERRORS = 2;
/** So many times as many appeals decide where they call a hint wrong. */
const FINAL_APPEALS = 4;
/** The default limit on rounds. */
const DEFAULT_MAX_ROUNDS = 40;
/** Where a game counts no rounds, the hints' bot plays so many answers after the one judged. */
const ANSWERS_OF_ROUND = 6;

export const isWrong = ({ againstNext: { ahead, standardError } }: Pick<JudgedHint, 'againstNext'>): boolean =>
  ahead < -STANDARD_ERRORS * standardError;

/** Whether another answer won more often than the advised one, beyond the error. */
export const isBeaten = ({ won, wonError }: Pick<Comparison, 'won' | 'wonError'>): boolean =>
  won < -STANDARD_ERRORS * wonError;

/**
 * A position in which a hint is useful, from a game of quick bots: any question of a randomly drawn phase that had some; null if
 * the game had none. Yields at each answer of the game.
 */
export function* samplePosition(
  { game: { rules }, adviser, quick }: Judged,
  options: GameOptions,
  deal: number,
  rounds = DEFAULT_MAX_ROUNDS,
): Generator<void, unknown> {
  const chance = chanceOf(deal);
  const randomInt = rng(seedOf(deal, 50));
  const s = rules.newGame(options, chance);
  /** By phase, one of the questions so far, uniformly sampled, and how many there were. */
  const sampled = new Map<string, { seen: number; position: unknown }>();
  for (let open = rules.decision(s); open !== null && (open.round ?? 1) <= rounds; open = rules.decision(s)) {
    const view = rules.view(s, open.player);
    // What the adviser answers without a rollout needs no hint.
    if (rules.legalMoves(s).length > 1 && needsThought(adviser, view)) {
      const seen = (sampled.get(open.phase)?.seen ?? 0) + 1;
      const position = randomInt(seen) === 0 ? rules.copy(s) : sampled.get(open.phase)!.position;
      sampled.set(open.phase, { seen, position });
    }
    rules.play(s, quick.decide(view, randomInt), chance);
    yield;
  }
  const all = [...sampled.values()];
  return all.length > 0 ? all[randomInt(all.length)]!.position : null;
}

function needsThought(adviser: Adviser, view: unknown): boolean {
  const thinking = adviser.think(view, rng(1), { iterations: 1 });
  thinking.step();
  return thinking.iterations > 0;
}

/**
 * Plays an answer and then the game to its end; returns the result of the player who gave it. What that player cannot see is dealt
 * anew, the same way for the same seed: an answer is not worse because of cards that nobody could know of.
 */
function playOut(
  { game: { rules }, adviser, quick }: Judged,
  position: unknown,
  move: unknown,
  rollouts: number,
  seed: number,
  maxRounds: number,
): { ahead: number; won: number } {
  const chance = chanceOf(seed);
  const { player, round } = rules.decision(position)!;
  const s = adviser.imagine?.(rules.view(position, player), rng(seedOf(seed, 99))) ?? rules.copy(position);
  const randomInts = Array.from({ length: rules.players(s) }, (_, seat) => rng(seedOf(seed, 100 + seat)));
  rules.play(s, move, chance);
  let answers = 0;
  for (let open = rules.decision(s); open !== null && (open.round ?? 1) <= maxRounds; open = rules.decision(s)) {
    const isNear = round === undefined ? answers++ < ANSWERS_OF_ROUND : open.round === round;
    const view = rules.view(s, open.player);
    const randomInt = randomInts[open.player]!;
    const answer =
      rollouts > 0 && isNear
        ? adviser.decide(view, randomInt, { iterations: rollouts })
        : quick.decide(view, randomInt);
    rules.play(s, answer, chance);
  }
  const result = rules.result(s) ?? rules.standing?.(s);
  if (result === undefined) return { ahead: 0, won: 0 };
  const { margin, share } = standingOf(result, player);
  return { ahead: margin, won: share };
}

/**
 * Plays out the first of some answers and the others, each time with the same chance for all; compares the first with each of the
 * others. Yields at each playout.
 */
function* compare(
  judged: Judged,
  s: unknown,
  moves: readonly unknown[],
  { playouts, rollouts, maxRounds = DEFAULT_MAX_ROUNDS }: Pick<Judging, 'playouts' | 'rollouts' | 'maxRounds'>,
  seed: number,
): Generator<void, Comparison[]> {
  const played: ReturnType<typeof playOut>[][] = [];
  for (let i = 0; i < playouts; i++) {
    const each: ReturnType<typeof playOut>[] = [];
    for (const move of moves) {
      each.push(playOut(judged, s, move, rollouts, seedOf(seed, i), maxRounds));
      yield;
    }
    played.push(each);
  }
  return moves.slice(1).map((_, at) => {
    const difference = (what: 'ahead' | 'won') => measured(played.map((each) => each[0]![what] - each[at + 1]![what]));
    const [ahead, won] = [difference('ahead'), difference('won')];
    return {
      playouts,
      ahead: ahead.mean,
      standardError: ahead.standardError,
      won: won.mean,
      wonError: won.standardError,
    };
  });
}

/** Compares the advised answer with the one that wins most often of all others; null if none are to be played out. */
function* againstBestOf(
  judged: Judged,
  s: unknown,
  move: unknown,
  others: readonly unknown[],
  judging: Judging,
  seed: number,
): Generator<void, Comparison | null> {
  const { every = 0 } = judging;
  if (every === 0 || others.length === 0) return null;
  const outcome = function* (among: readonly unknown[], by: number): Generator<void, Comparison[]> {
    const playouts = Math.max(2, Math.ceil(every / (among.length + 1)));
    return yield* compare(judged, s, [move, ...among], { ...judging, playouts, rollouts: 0 }, seedOf(seed, by));
  };
  const all = yield* outcome(others, 1);
  const best = all.reduce((most, each) => (each.won < most.won ? each : most));
  // Of many answers one seems best by luck: these two are played out again by themselves.
  return isBeaten(best) ? (yield* outcome([others[all.indexOf(best)]], 2))[0]! : best;
}

/** Asks for a hint and judges it, in small steps; null if only one answer is worth naming. */
export function* judgeHint(
  judged: Judged,
  s: unknown,
  judging: Judging,
  seed: number,
): Generator<void, JudgedHint | null> {
  const { rules, notation } = judged.game;
  const open = rules.decision(s)!;
  const advising = startAdvice(judged.game, judged.adviser, rules.view(s, open.player), undefined, judging.iterations);
  while (advising.step()) yield;
  const { move, other, reasons } = advising.advice();
  if (other === null) return null;
  const text = (each: unknown): string => JSON.stringify((notation.forState?.(s) ?? notation).move.write(each));
  const named = [text(move), text(other.move)];
  const legal = rules.legalMoves(s);
  const others = legal.filter((each) => text(each) !== named[0]);
  const rest = others.filter((each) => text(each) !== named[1]);
  const any = rest[rng(seedOf(seed, 2))(Math.max(1, rest.length))];
  const compared = [move, other.move, ...(any === undefined ? [] : [any])];
  const [first, againstAny = null] = yield* compare(judged, s, compared, { ...judging, rollouts: 0 }, seedOf(seed, 3));
  const speaksAgainst = first!.ahead < -first!.standardError;
  const appeal = function* (playouts: number, by: number): Generator<void, Comparison> {
    return (yield* compare(judged, s, [move, other.move], { ...judging, playouts }, seedOf(seed, by)))[0]!;
  };
  let againstNext = speaksAgainst ? yield* appeal(judging.appeals, 4) : first!;
  if (isWrong({ againstNext })) againstNext = yield* appeal(FINAL_APPEALS * judging.appeals, 5);
  return {
    position: s,
    phase: open.phase,
    question: open.stage,
    round: open.round,
    players: rules.players(s),
    answers: legal.length,
    move,
    other: other.move,
    isAsGood: other.isAsGood === true,
    behind: other.behind,
    reasons: reasons.map(({ reason }) => reason),
    againstNext,
    againstAny,
    againstBest: yield* againstBestOf(judged, s, move, others, judging, seedOf(seed, 6)),
  };
}
