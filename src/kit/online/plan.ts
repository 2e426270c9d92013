/** Moves planned ahead: answers of a player to their own next questions, for while others decide. */
import type { MoveActions } from '../game-notation.ts';
import type { Decision, GameRules, HistoryEntry } from '../game-rules.ts';

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

/**
 * The state at the next question of a seat that is not to decide, as far as it can be foreseen: as if nobody else did anything
 * before. It may be given what the seat knows of a state. Null if nothing can be foreseen.
 */
export type Ahead<State = unknown> = (s: State, seat: number) => State | null;

/** The game whose moves are planned. */
interface PlannedGame {
  readonly rules: Pick<GameRules<unknown, unknown, unknown, never>, 'decision' | 'isLegal' | 'copy' | 'play'>;
  readonly actions: Pick<MoveActions<unknown>, 'read' | 'write'>;
}

/** An answer of a plan, and the state that it answers. */
export interface PlannedStep {
  readonly state: unknown;
  readonly move: unknown;
  readonly entry: HistoryEntry<unknown, unknown>;
}

/** A plan as far as it can be followed. */
export interface FollowedPlan {
  readonly steps: readonly PlannedStep[];
  /** The state at the question after it; null if that cannot be foreseen. */
  readonly next: unknown;
}

/** Nothing can be foreseen beyond a draw. */
export const unforeseen = (): never => {
  throw new Error('what is drawn cannot be foreseen');
};

/** Follows a plan from a state, which may be what the seat knows of it. */
export function followPlan(
  { rules, actions }: PlannedGame,
  ahead: Ahead,
  from: unknown,
  seat: number,
  answers: readonly PlannedAnswer[],
): FollowedPlan {
  const own = (state: unknown): unknown => (rules.decision(state)?.player === seat ? state : ahead(state, seat));
  const steps: PlannedStep[] = [];
  let next = rules.decision(from) === null ? null : own(from);
  for (const answer of answers) {
    const asked = next === null ? null : rules.decision(next);
    const move = actions.read(answer.type, answer.args);
    if (asked === null || !isPlannedFor(answer, asked) || move === undefined || !rules.isLegal(next, move)) break;
    const events: unknown[] = [];
    const after = rules.copy(next);
    steps.push({ state: next, move, entry: { player: seat, move, asked, events } });
    try {
      rules.play(after, move, { draw: unforeseen, emit: (event) => events.push(event) });
      next = rules.decision(after) === null ? null : own(after);
    } catch {
      // Something is drawn, or depends on what the seat does not know.
      next = null;
    }
  }
  return { steps, next: steps.length < answers.length ? null : next };
}

/** An answer to the open question of a state, as a plan has it. */
export function plannedAnswer({ rules, actions }: PlannedGame, state: unknown, move: unknown): PlannedAnswer {
  const { move: type, args } = actions.write(move);
  return { question: plannedQuestion(rules.decision(state)!), type, args };
}
