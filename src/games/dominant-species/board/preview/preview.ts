/**
 * The effect of an answer, found by carrying it out on a copy.
 *
 * It proceeds until the next pawn or section, another player's decision, or a draw. If an action is named in steps, the following
 * small steps are taken in the simplest way (all species, nothing optional) until something has happened.
 */
import type { Chance } from '../../rules/chance.ts';
import type { GameEvent } from '../../rules/events.ts';
import { COUNT, DONE, type Move, kindOf } from '../../rules/moves.ts';
import { decision, legalMoves, play } from '../../rules/play.ts';
import { type State, copyState } from '../../rules/state.ts';

/** The effect of an answer. */
export interface Preview {
  readonly before: State;
  /** The table as far as it can be predicted. Its open question is meaningless. */
  readonly after: State;
  /** What happens, in order. */
  readonly events: readonly GameEvent[];
  /** What can be named next, if the same action goes on after this step. */
  readonly next: readonly Move[];
}

/** Thrown to stop at something unpredictable. */
const UNPREDICTABLE = new Error('what comes now cannot be foreseen');

/** Chance that records events and stops where the action ends or something is drawn. */
export function foreseeing(events: GameEvent[]): Chance {
  return {
    draw() {
      throw UNPREDICTABLE;
    },
    emit(event) {
      if (event.event === 'phase' || event.event === 'turn' || event.event === 'acts' || event.event === 'end')
        throw UNPREDICTABLE;
      events.push(event);
    },
  };
}

/** Runs something until it is over or unpredictable; returns whether it was completed. */
export function foreseen(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error !== UNPREDICTABLE) throw error;
    return false;
  }
}

/** How the steps after an answer are taken, so that its effect is visible. */
function plainStep(s: State): Move | null {
  const moves = legalMoves(s);
  if (moves.every((move) => kindOf(move) === kindOf(COUNT))) return moves.at(-1)!;
  const { question } = decision(s)!;
  return question === 'wanderlust element' && moves.includes(DONE) ? DONE : null;
}

/** What a legal answer to the open question would do. */
export function preview(before: State, move: Move): Preview {
  const after = copyState(before);
  const events: GameEvent[] = [];
  const chance = foreseeing(events);
  const sameAction = (): boolean =>
    decision(after) !== null &&
    after.phase === before.phase &&
    after.space === before.space &&
    after.actor === before.actor &&
    after.asked === before.asked;
  let next: Move[] = [];
  foreseen(() => {
    play(after, move, chance);
    if (!sameAction()) return;
    next = legalMoves(after);
    while (events.length === 0 && sameAction()) {
      const step = plainStep(after);
      if (step === null) return;
      play(after, step, chance);
    }
  });
  return { before, after, events, next };
}

/** The effect of several answers in sequence; it ends at the first that is no longer legal. */
export function previewSteps(before: State, steps: readonly Move[]): Preview {
  const after = copyState(before);
  const events: GameEvent[] = [];
  const chance = foreseeing(events);
  foreseen(() => {
    for (const step of steps) {
      if (!legalMoves(after).includes(step)) return;
      play(after, step, chance);
    }
  });
  return { before, after, events, next: [] };
}
