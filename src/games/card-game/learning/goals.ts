/** The goals of challenges. */
import { type Goal, goal } from '../../../kit/learning-files.ts';
import type { Attempt, Verdict } from '../../../kit/learning.ts';
import type { GameEvent } from '../rules/chance.ts';
import { cardOf, isEndangered } from '../rules/cards.ts';
import { NOTHING } from '../rules/components.ts';
import { type State, cardsOf } from '../rules/state.ts';
import { controlled, totalOf } from '../rules/table.ts';

type OfGame = Attempt<State, GameEvent>;

/** The goal must be met in this round, with at most this many answers. */
const within =
  (most: number, isMet: (attempt: OfGame) => boolean) =>
  (attempt: OfGame): Verdict => {
    const { start, state, answers } = attempt;
    if (state.over || state.round > start.round) return 'missed';
    return isMet(attempt) ? 'met' : answers >= most ? 'missed' : 'open';
  };

/** The goal is judged when the round has been scored, or as soon as it can no longer be reached. */
const atRoundEnd =
  (isMet: (attempt: OfGame) => boolean, isLost: (attempt: OfGame) => boolean = () => false) =>
  (attempt: OfGame): Verdict => {
    const { start, state } = attempt;
    if (isLost(attempt)) return 'missed';
    if (!state.over && state.round === start.round) return 'open';
    return isMet(attempt) ? 'met' : 'missed';
  };

const vpsGained = ({ start, state }: OfGame, player: number): number => state.vps[player]! - start.vps[player]!;

const rivalsOf = ({ state, seat }: OfGame): number[] => [...state.vps.keys()].filter((player) => player !== seat);

/** Cards added to the own table since the beginning. */
const laid = ({ start, state, seat }: OfGame): number => state.tables[seat]!.length - start.tables[seat]!.length;

/** Whether a player has more of something than each of the others. */
const hasMost = (of: readonly number[], player: number): boolean =>
  of.every((value, other) => other === player || value < of[player]!);

/** How many cards the player has played since the beginning. */
const cardsPlayed = ({ seat, events }: OfGame): number =>
  events.filter((e) => e.event === 'played' && e.player === seat).length;

/** Alone in first place of the food chain and alone with the most Element cards. */
const isFirstInBoth = ({ state, seat, events }: OfGame): boolean => {
  const cards = state.hands.map((_, player) => controlled(state, player));
  const isFirst = events.some((e) => e.event === 'round over' && hasMost(e.totals, seat));
  return isFirst && hasMost(cards, seat);
};

export const GOALS: Readonly<Record<string, Goal<State, GameEvent>>> = {
  /** Alone in first place, and with more Element cards than anyone else, after at most so many cards. */
  'first in both': goal(['cards'], ({ cards }) => atRoundEnd(isFirstInBoth, (attempt) => cardsPlayed(attempt) > cards)),
  /** At least so many VPs in the round. */
  vps: goal(['least'], ({ least }) => atRoundEnd((attempt) => vpsGained(attempt, attempt.seat) >= least)),
  /** At least so many VPs more than every rival in the round. */
  'vps ahead': goal(['least'], ({ least }) =>
    atRoundEnd((attempt) => {
      const best = Math.max(...rivalsOf(attempt).map((rival) => vpsGained(attempt, rival)));
      return vpsGained(attempt, attempt.seat) - best >= least;
    }),
  ),
  /** A rival, by seat, gets at most so many VPs in the round. */
  'hold back': goal(['player', 'most'], ({ player, most }) =>
    atRoundEnd((attempt) => vpsGained(attempt, player) <= most),
  ),
  /** More VPs than everybody else once the round is scored. */
  lead: goal([], () => atRoundEnd(({ state, seat }) => hasMost(state.vps, seat))),
  /** The game is won. */
  win: goal(
    [],
    () =>
      ({ state, seat }) =>
        state.over ? (hasMost(state.vps, seat) ? 'met' : 'missed') : 'open',
  ),
  /** Alone in first place with exactly so many cards. */
  'first place': goal(['cards', 'within'], ({ cards, within: most }) =>
    within(most, (attempt) => {
      const { state, seat } = attempt;
      const totals = [...state.vps.keys()].map((player) => totalOf(state, player));
      return laid(attempt) === cards && state.left === 0 && hasMost(totals, seat);
    }),
  ),
  /** At least so many Element cards. */
  elements: goal(['least', 'within'], ({ least, within: most }) =>
    within(most, ({ state, seat }) => controlled(state, seat) >= least),
  ),
  /** No rival has a healthy animal. */
  'clean sweep': goal(['within'], ({ within: most }) =>
    within(most, (attempt) => {
      const { state } = attempt;
      const { classOf } = cardsOf(state);
      const isStruck = (rival: number): boolean =>
        state.tables[rival]!.every((piece) => classOf[cardOf(piece)] === NOTHING || isEndangered(piece));
      return state.left === 0 && rivalsOf(attempt).every(isStruck);
    }),
  ),
  /** An animal of every rival suppressed, with exactly so many cards. */
  'hit every rival': goal(['cards', 'within'], ({ cards, within: most }) =>
    within(most, (attempt) => {
      const { events, seat } = attempt;
      const isHit = (rival: number): boolean =>
        events.some((e) => e.event === 'suppressed' && e.player === seat && e.owner === rival);
      return laid(attempt) === cards && rivalsOf(attempt).every(isHit);
    }),
  ),
};
