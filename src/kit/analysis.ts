/**
 * Analysis of a game that was played: a bot that thinks ahead looks at each decision again, says how everybody stood after it, and what
 * it would have played. What it says is as good as the bot is; every number comes with its doubt.
 */
import { seedOf } from './arena.ts';
import type { BotLevel, Budget, Estimate, Reason } from './module.ts';
import { rng } from './rng.ts';
import type { Timeline } from './timeline.ts';

/** A decision that was looked at again. */
export interface Judged {
  /** The point at which the question was open; the answer led to the next point. */
  readonly point: number;
  readonly player: number;
  readonly played: unknown;
  /** What the bot would have played, and what speaks for it; null if it would have played the same. */
  readonly better: {
    readonly move: unknown;
    /** What the answer given cost, in the game's points. */
    readonly cost: number;
    /** The standard error of `cost`. */
    readonly doubt: number;
    readonly reasons: readonly Reason[];
  } | null;
  /** What each player could expect at the point, by seat; null where the bot cannot say. */
  readonly players: readonly Estimate[] | null;
}

/** The strongest level that can judge answers; undefined if there is none. */
export const judgeAmong = (levels: readonly BotLevel<unknown, unknown>[]): BotLevel<unknown, unknown> | undefined =>
  levels.findLast((level) => level.think !== undefined);

/** The decisions of a game that left a choice, by the point at which they were open. */
export const decisionsOf = (timeline: Timeline): number[] =>
  Array.from({ length: timeline.last }, (_, point) => point).filter(
    (point) => timeline.asked[point] !== null && timeline.game.rules.legalMoves(timeline.at(point)).length > 1,
  );

/** Looks at one decision again. */
export function judge(timeline: Timeline, level: BotLevel<unknown, unknown>, point: number, budget: Budget): Judged {
  const { rules, notation } = timeline.game;
  const { player } = timeline.asked[point]!;
  const played = timeline.history[point + 1]!.move;
  const view = rules.view(timeline.at(point), player);
  const thinking = level.think!(view, rng(seedOf(1, point)), budget, played);
  while (thinking.step());
  const isPlayed = (move: unknown): boolean =>
    JSON.stringify(notation.move.write(move)) === JSON.stringify(notation.move.write(played));
  const analysis = thinking.analysis?.();
  if (analysis === undefined) {
    const { move, other, reasons } = thinking.advice();
    const isKnown = other !== null && isPlayed(other.move);
    return {
      point,
      player,
      played,
      better: isPlayed(move) || !isKnown ? null : { move, cost: other.behind, doubt: 0, reasons },
      players: null,
    };
  }
  const { players, answers } = analysis;
  const [best] = answers;
  const own = answers.find(({ move }) => isPlayed(move));
  const isWorse = best !== undefined && own !== undefined && own !== best && own.behind > 0;
  return {
    point,
    player,
    played,
    better: isWorse ? { move: best.move, cost: own.behind, doubt: own.doubt, reasons: best.reasons } : null,
    players,
  };
}

/** Standard errors by which a cost must exceed nothing to count as one. */
const SURE = 2;

/** The decisions that cost most, the dearest first; what could be chance is left out. */
export const costliest = (judged: readonly Judged[], most: number): Judged[] =>
  judged
    .filter(({ better }) => better !== null && better.cost > SURE * better.doubt)
    .sort((a, b) => b.better!.cost - a.better!.cost)
    .slice(0, most);
