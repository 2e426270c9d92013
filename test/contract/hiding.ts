/** Helpers for describing what a game hides. */
import type { Outcome, RandomInt } from '../../src/kit/chance.ts';
import type { GameModule, Viewer } from '../../src/kit/module.ts';

/** A move as it was made, and what was drawn for it; `undo` where the last one was taken back. */
export type Made =
  | { readonly player: number; readonly move: unknown; readonly outcomes: readonly Outcome[] }
  | { readonly player: number; readonly undo: true };

/** A game from its first state on. */
export interface Course {
  readonly start: unknown;
  readonly made: readonly Made[];
}

/** What one game hides, described from its rules and without its `view`. */
export interface Secrets {
  /** Another state that nobody who knows what all these viewers know can tell from this one. */
  readonly otherState: (s: unknown, viewers: readonly Viewer[], randomInt: RandomInt) => unknown;
  /** Another course that a viewer cannot tell from this one; `states` are those this one went through. */
  readonly otherCourse: (course: Course, states: readonly unknown[], viewer: Viewer, randomInt: RandomInt) => Course;
}

/** What a game's own file exports. */
export type SecretsOf = (game: Pick<GameModule, 'actions'>) => Secrets;

/** A list in another order. */
export function shuffled<Item>(list: readonly Item[], randomInt: RandomInt): Item[] {
  const rest = [...list];
  return list.map(() => rest.splice(randomInt(rest.length), 1)[0]!);
}

/** The indices of the entries that are 1. */
export const marked = (places: readonly number[]): number[] => places.flatMap((each, i) => (each === 1 ? [i] : []));
/** Marks again what was marked, under other numbers. */
export const markedAs = (places: readonly number[], to: (card: number) => number): number[] => {
  const other = places.map(() => 0);
  for (const card of marked(places)) other[to(card)] = 1;
  return other;
};

/** A game of cards that each exist once: what is hidden is where the cards that a seat does not see are. */
export interface CardGame<State> {
  /** The cards whose place a viewer does not know. */
  readonly hidden: (s: State, viewer: Viewer) => readonly number[];
  /** The same state with other cards. */
  readonly withCards: (s: State, to: (card: number) => number) => State;
  /** The moves that name a card, and whether everybody learns which. */
  readonly moves: Readonly<Record<string, 'open' | 'hidden'>>;
}

/** The cards in all of some lists. */
const inAll = (lists: readonly (readonly number[])[]): number[] =>
  lists.reduce<readonly number[]>((all, list) => all.filter((card) => list.includes(card)), lists[0]!).slice();

export function cardSecrets<State>(
  { actions }: Pick<GameModule, 'actions'>,
  { hidden, withCards, moves }: CardGame<State>,
): Secrets {
  const exchange = (cards: readonly number[], randomInt: RandomInt): ((card: number) => number) => {
    const others = shuffled(cards, randomInt);
    const to = new Map(cards.map((card, i) => [card, others[i]!]));
    return (card) => to.get(card) ?? card;
  };
  return {
    otherState: (s, viewers, randomInt) =>
      withCards(s as State, exchange(inAll(viewers.map((viewer) => hidden(s as State, viewer))), randomInt)),
    otherCourse({ start, made }, states, viewer, randomInt) {
      const never = inAll(states.map((s) => hidden(s as State, viewer)));
      // A card that is played may be back in the pack when the move is done.
      const named = made.flatMap((each) => {
        if ('undo' in each) return [];
        const { move, args } = actions.write(each.move);
        return moves[move] === 'open' ? (args as number[]) : [];
      });
      const to = exchange(
        never.filter((card) => !named.includes(card)),
        randomInt,
      );
      return {
        start: withCards(start as State, to),
        made: made.map((each) => {
          if ('undo' in each) return each;
          const { move, args } = actions.write(each.move);
          return {
            player: each.player,
            move: actions.read(move, move in moves ? (args as number[]).map(to) : args),
            outcomes: each.outcomes.map(({ kind, drawn }) => ({ kind, drawn: kind === 'card' ? to(drawn) : drawn })),
          };
        }),
      };
    },
  };
}
