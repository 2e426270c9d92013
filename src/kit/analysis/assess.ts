/**
 * Assesses an open question: every legal answer is compared in rollouts, then the better ones again with fresh rollouts, fewer
 * answers each time and more closely. Results come from the last round alone, so that early luck plays no part.
 */
import { advisingOf, seedOfView } from './advice.ts';
import { type Judge, expectations } from './analysis.ts';
import { seedOf } from '../arena/arena.ts';
import { type Measured, measured } from '../measured.ts';
import type { GameModule } from '../module.ts';
import type { Comparison, Reason, Rollout, Standing } from '../bots/bot-level.ts';
import { rng } from '../rng.ts';

/** An answer as assessed in the last round. */
export interface Assessed {
  readonly move: unknown;
  /** How far it is behind the best, in the points the bot plays for. */
  readonly behind: Measured;
  /** What the player asked can expect after it. */
  readonly standing: Standing;
  /** The reasons for the best answer against this one; for the best, against the next. */
  readonly reasons: readonly Reason[];
}

export interface Assessment {
  /** Rollouts of each answer. */
  readonly looks: number;
  /** Best first. */
  readonly answers: readonly Assessed[];
  /** What each player can expect after the best answer, by seat. */
  readonly players: readonly Standing[];
}

/** For each round: the maximum number of answers, and the rollouts of each as a multiple of those of a comparison. */
const ROUNDS = [
  { most: Infinity, share: 0.25 },
  { most: 12, share: 0.5 },
  { most: 5, share: 2 },
] as const;

/**
 * Assesses the open question of a state. Yields the result so far after each rollout, as a function, since assembling it takes
 * longer than a rollout. The same state gives the same result.
 *
 * @param rollouts The rollouts of a comparison; as many as the level takes for "why not …?" by default.
 */
export function* assess(
  { rules }: GameModule,
  level: Judge,
  state: unknown,
  rollouts = advisingOf(level).comparisons,
): Generator<() => Assessment, void> {
  const asked = rules.decision(state);
  if (asked === null) return;
  const view = rules.view(state, asked.player);
  let moves: readonly unknown[] = rules.legalMoves(state);
  const seed = seedOfView(view, asked.player);
  for (const [number, { most, share }] of ROUNDS.entries()) {
    // Another round over the same answers would add nothing.
    if (number > 0 && moves.length <= most && number < ROUNDS.length - 1) continue;
    const compared = moves.slice(0, most);
    const comparison = level.compare(view, rng(seedOf(seed, number + 1)), compared);
    const ends: (readonly Rollout[])[] = [];
    do {
      ends.push(comparison.step());
      yield () => assessmentOf(compared, comparison, ends, asked.player);
    } while (ends.length < rollouts * share);
    moves = ranked(compared, ends).map((i) => compared[i]);
  }
}

/** The answers by value, best first, as indices into the list. */
function ranked(moves: readonly unknown[], ends: readonly (readonly Rollout[])[]): number[] {
  const worth = moves.map((_, i) => measured(ends.map((each) => each[i]!.worth)).mean);
  return [...moves.keys()].sort((a, b) => worth[b]! - worth[a]!);
}

function assessmentOf(
  moves: readonly unknown[],
  comparison: Comparison,
  ends: readonly (readonly Rollout[])[],
  player: number,
): Assessment {
  const order = ranked(moves, ends).slice(0, ROUNDS.at(-1)!.most);
  const [best, next] = order as [number, number?];
  const standingsAfter = (i: number): Standing[] => expectations(ends.map((each) => each[i]!.players));
  return {
    looks: ends.length,
    answers: order.map((i) => ({
      move: moves[i],
      behind: measured(ends.map((each) => each[best]!.worth - each[i]!.worth)),
      standing: standingsAfter(i)[player]!,
      reasons: i === best ? (next === undefined ? [] : comparison.reasons(best, next)) : comparison.reasons(best, i),
    })),
    players: standingsAfter(best),
  };
}
