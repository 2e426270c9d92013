/** The goals of challenges: each is to be met in this turn, with at most `within` answers. */
import { type Goal, goal } from '../../../kit/learning-files.ts';
import type { Attempt, Verdict } from '../../../kit/learning.ts';
import { colonyCount, establishedNiches } from '../rules/adaptation.ts';
import { BITS, DOMAINS } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

type OfGame = Attempt<State, GameEvent>;

/** Met as soon as a condition holds; missed if the player has given this many answers, or the turn is over, before it does. */
const soon =
  (most: number, holds: (attempt: OfGame) => boolean) =>
  (attempt: OfGame): Verdict => {
    if (holds(attempt)) return 'met';
    const isOver = attempt.state.turn !== attempt.start.turn || attempt.answers >= most;
    return isOver ? 'missed' : 'open';
  };

/** A goal that is met when something has come to exactly `count`. */
const counted = (of: (attempt: OfGame) => number): Goal<State, GameEvent> =>
  goal(['count', 'within'], ({ count, within }) => soon(within, (attempt) => of(attempt) === count));

/** The domains where the rival had colonies and no longer has any. */
const cleared = ({ start, state, seat }: OfGame): number => {
  const rival = 1 - seat;
  const isCleared = (_: unknown, domain: number): boolean =>
    colonyCount(start, rival, domain) > 0 && colonyCount(state, rival, domain) === 0;
  return Array.from({ length: DOMAINS }).filter(isCleared).length;
};

export const GOALS: Readonly<Record<string, Goal<State, GameEvent>>> = {
  /** Niches in which the player is established. */
  established: counted(({ state, seat }) => BITS[establishedNiches(state, seat)]!),
  /** Stages gained. */
  stages: counted(({ start, state, seat }) => state.stage[seat]! - start.stage[seat]!),
  /** Domains that the rival has been driven out of. */
  'drive out': counted(cleared),
  /** The game is won. */
  win: goal(['within'], ({ within }) => soon(within, ({ state, seat }) => state.winner === seat)),
};
