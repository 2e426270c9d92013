/** Moves planned ahead: answers of a player to their own next questions, for while others decide. */
import type { Decision } from './game-rules.ts';

/** The most answers that a player may plan. */
export const PLAN_LENGTH = 20;
/** The largest plan, in characters of JSON. */
export const PLAN_SIZE = 8000;

/** An answer planned for a question, which must be asked exactly so. */
export interface PlannedAnswer {
  /** The question without the seat, which is one's own. */
  readonly question: PlannedQuestion;
  /** The move, as boardgame.io dispatches it. */
  readonly type: string;
  /** What it names. */
  readonly args: readonly unknown[];
}

/** What tells a question from others of the same seat. */
export interface PlannedQuestion {
  readonly phase: string;
  readonly stage: string;
  readonly round?: number | undefined;
  readonly role?: number | undefined;
}

/** A question as a plan names it. */
export const plannedQuestion = ({ phase, stage, round, role }: Decision): PlannedQuestion => ({
  phase,
  stage,
  ...(round === undefined ? {} : { round }),
  ...(role === undefined ? {} : { role }),
});

/** Whether an answer was planned for this question. */
export const isPlannedFor = ({ question }: PlannedAnswer, asked: Decision): boolean =>
  question.phase === asked.phase &&
  question.stage === asked.stage &&
  question.round === asked.round &&
  question.role === asked.role;
