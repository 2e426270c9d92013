/** The goals of challenges: all are judged when the turn is over. */
import { type Goal, goal } from '../../../kit/learning-files.ts';
import type { Attempt } from '../../../kit/learning.ts';
import type { GameEvent } from '../rules/events.ts';
import { tilesDominated } from '../rules/matching.ts';
import type { State } from '../rules/state.ts';

type Measure = (attempt: Attempt<State, GameEvent>, animal: number) => number;

/** What counts for a goal with a number `least`. */
const COUNTS = {
  /** VPs gained. */
  vps: ({ start, state }, animal) => state.vps[animal]! - start.vps[animal]!,
  /** Tiles dominated. */
  dominate: ({ state }, animal) => tilesDominated(state, animal),
} satisfies Record<string, Measure>;

/** The others: 1 if the goal is reached. */
const CONDITIONS = {
  /** No species lost to extinction, though some were endangered. */
  'nothing lost': ({ events }, animal) =>
    Number(!events.some((event) => event.event === 'extinct' && event.animal === animal)),
  /** More VPs than everybody else. */
  lead: ({ state }, animal) => Number(state.vps.every((vps, other) => other === animal || vps < state.vps[animal]!)),
  /** VPs for Survival. */
  survival: ({ events }, animal) =>
    Number(
      events.some(
        (event) => event.event === 'vps' && event.source === 'survival' && event.animal === animal && event.vps > 0,
      ),
    ),
} satisfies Record<string, Measure>;

/** A goal as a challenge names it. */
export type NamedGoal =
  { readonly goal: keyof typeof COUNTS; readonly least: number } | { readonly goal: keyof typeof CONDITIONS };

/** The result of an attempt, as a goal measures it; the goal is reached from `leastOf` on. */
export const measure = ({ goal: name }: NamedGoal, attempt: Attempt<State, GameEvent>): number =>
  // Challenges are for seats with a single animal.
  ({ ...COUNTS, ...CONDITIONS })[name](attempt, attempt.state.owner.indexOf(attempt.seat));

/** The lowest value that reaches a goal. */
export const leastOf = (named: NamedGoal): number => ('least' in named ? named.least : 1);

const judgeOf =
  (named: NamedGoal): ReturnType<Goal<State, GameEvent>['judge']> =>
  (attempt) => {
    const { start, state } = attempt;
    if (!state.over && state.turn === start.turn) return 'open';
    return measure(named, attempt) >= leastOf(named) ? 'met' : 'missed';
  };

const counted = (name: keyof typeof COUNTS) => goal(['least'], ({ least }) => judgeOf({ goal: name, least }));
const condition = (name: keyof typeof CONDITIONS) => goal([], () => judgeOf({ goal: name }));

export const GOALS: Readonly<Record<NamedGoal['goal'], Goal<State, GameEvent>>> = {
  vps: counted('vps'),
  dominate: counted('dominate'),
  'nothing lost': condition('nothing lost'),
  lead: condition('lead'),
  survival: condition('survival'),
};
