/**
 * Measures whether hints are good: the advised answer, the next best one and another one are played out to the end of the game,
 * with the same chance, and compared. First by the self-play policy, which is fast; if that speaks against a hint, again with the
 * rest of the turn played by searching bots.
 */
import { chanceOf, seedOf, standingOf } from '../../../kit/arena.ts';
import { rng } from '../../../kit/rng.ts';
import { rules } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { decision, legalMoves, newGame, play } from '../rules/play.ts';
import type { Setup } from '../rules/setup.ts';
import { type State, copyState } from '../rules/state.ts';
import type { RandomInt } from './bot.ts';
import { weightList } from './evaluation.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { TUNING } from './search.ts';
import { selfPlayPolicy } from './self-play-policy.ts';
import { isWorthThinking, strongWith } from './strong.ts';
import { WEIGHTS } from './weights.ts';

/** How hints are judged. */
export interface Judging {
  /** Rollouts behind a hint. */
  readonly iterations: number;
  /** How often each answer is played out by the self-play policy. */
  readonly playouts: number;
  /**
   * How often the advised answer and the next best are played out by searching bots if the first playouts speak against the hint;
   * then only those count.
   */
  readonly appeals: number;
  /** Rollouts of those bots for an answer. */
  readonly rollouts: number;
  /** Games are stopped after so many turns; the standing counts. By default more than any game takes. */
  readonly maxTurns?: number;
}

/** How much better one answer does than another, over the same playouts. */
export interface Comparison {
  readonly playouts: number;
  /** More VPs ahead of the best rival at the end than after the other answer. */
  readonly ahead: number;
  /** The standard error of `ahead`. */
  readonly standardError: number;
  /** A larger share of the games won than after the other answer. */
  readonly won: number;
}

/** A hint that was judged. */
export interface JudgedHint {
  readonly position: State;
  readonly phase: string;
  readonly question: string;
  readonly turn: number;
  readonly answers: number;
  readonly move: Move;
  readonly other: Move;
  readonly isAsGood: boolean;
  /** How much worse the next best answer is according to the search, in VPs. */
  readonly behind: number;
  readonly reasons: readonly string[];
  /** Against the next best answer; by playouts of searching bots if the first ones spoke against the hint. */
  readonly againstNext: Comparison;
  /** Against one of the other answers, drawn at random; null if there is none. */
  readonly againstAny: Comparison | null;
}

/** How far apart two answers must be, in standard errors, to count as different. */
const STANDARD_ERRORS = 2;
/** The default limit on turns. */
const DEFAULT_MAX_TURNS = 40;

export const isWrong = ({ againstNext: { ahead, standardError } }: JudgedHint): boolean =>
  ahead < -STANDARD_ERRORS * standardError;

/**
 * A position in which a hint is useful, after the first turns of a game of greedy players: any question of a randomly drawn phase
 * that had some; null if the game had none. Yields at each answer of the game.
 */
export function* samplePosition(
  options: Setup,
  deal: number,
  turns = DEFAULT_MAX_TURNS,
): Generator<void, State | null> {
  const chance = chanceOf(deal);
  const randomInt = rng(seedOf(deal, 50));
  const s = newGame(options, chance);
  /** By phase, one of the questions so far, uniformly sampled, and how many there were. */
  const sampled = new Map<number, { seen: number; position: State }>();
  while (!s.over && s.turn <= turns) {
    if (isWorthThinking(s)) {
      const seen = (sampled.get(s.phase)?.seen ?? 0) + 1;
      const position = randomInt(seen) === 0 ? copyState(s) : sampled.get(s.phase)!.position;
      sampled.set(s.phase, { seen, position });
    }
    play(s, greedy(s, randomInt), chance);
    yield;
  }
  const all = [...sampled.values()];
  return all.length > 0 ? all[randomInt(all.length)]!.position : null;
}

const weights = weightList(WEIGHTS, 15);

/**
 * Plays an answer and then the game to its end; returns the result of the player who gave it. The rest of the turn is played by
 * searching bots with so many rollouts for an answer; with none, and in later turns, by the self-play policy.
 */
function playOut(
  position: State,
  move: Move,
  rollouts: number,
  seed: number,
  maxTurns: number,
): { ahead: number; won: number } {
  const chance = chanceOf(seed);
  const { player } = decision(position)!;
  const s = copyState(position);
  const { turn } = s;
  const strong = strongWith({ iterations: rollouts });
  const seats = Array.from({ length: s.players }, (_, seat) => {
    const randomInt: RandomInt = rng(seedOf(seed, 100 + seat));
    const later = selfPlayPolicy(weights, TUNING, randomInt);
    return (): Move => (rollouts > 0 && s.turn === turn ? strong(s, randomInt) : later(s));
  });
  play(s, move, chance);
  for (let open = decision(s); open !== null && s.turn <= maxTurns; open = decision(s)) {
    play(s, seats[open.player]!(), chance);
  }
  const { margin, share } = standingOf(rules.result(s) ?? rules.standing!(s), player);
  return { ahead: margin, won: share };
}

/**
 * Plays out the first of some answers and the others, each time with the same chance for all; compares the first with each of the
 * others. Yields at each playout.
 */
function* compare(
  s: State,
  moves: readonly Move[],
  { playouts, rollouts, maxTurns = DEFAULT_MAX_TURNS }: Pick<Judging, 'playouts' | 'rollouts' | 'maxTurns'>,
  seed: number,
): Generator<void, Comparison[]> {
  const played: ReturnType<typeof playOut>[][] = [];
  for (let i = 0; i < playouts; i++) {
    const each: ReturnType<typeof playOut>[] = [];
    for (const move of moves) {
      each.push(playOut(s, move, rollouts, seedOf(seed, i), maxTurns));
      yield;
    }
    played.push(each);
  }
  return moves.slice(1).map((_, at) => {
    const differences = played.map((each) => each[0]!.ahead - each[at + 1]!.ahead);
    const ahead = mean(differences);
    const squares = differences.reduce((sum, each) => sum + (each - ahead) ** 2, 0);
    return {
      playouts,
      ahead,
      standardError: Math.sqrt(squares / (playouts - 1) / playouts),
      won: mean(played.map((each) => each[0]!.won - each[at + 1]!.won)),
    };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Asks for a hint and judges it, in small steps; null if only one answer is worth naming. */
export function* judgeHint(s: State, judging: Judging, seed: number): Generator<void, JudgedHint | null> {
  const thinking = LEVELS.at(-1)!.think!(s, rng(seedOf(seed, 1)), { iterations: judging.iterations });
  while (thinking.step()) yield;
  const { move, other, reasons } = thinking.advice();
  if (other === null) return null;
  const open = decision(s)!;
  const rest = legalMoves(s).filter((each) => each !== move && each !== other.move);
  const any = rest[rng(seedOf(seed, 2))(Math.max(1, rest.length))];
  const compared = [move, other.move, ...(any === undefined ? [] : [any])];
  const [first, againstAny = null] = yield* compare(s, compared, { ...judging, rollouts: 0 }, seedOf(seed, 3));
  const speaksAgainst = first!.ahead < -first!.standardError;
  const againstNext = speaksAgainst
    ? (yield* compare(s, [move, other.move], { ...judging, playouts: judging.appeals }, seedOf(seed, 4)))[0]!
    : first!;
  return {
    position: s,
    phase: open.phase,
    question: open.question,
    turn: s.turn,
    answers: legalMoves(s).length,
    move,
    other: other.move,
    isAsGood: other.isAsGood === true,
    behind: other.behind,
    reasons: reasons.map(({ reason }) => reason),
    againstNext,
    againstAny,
  };
}
