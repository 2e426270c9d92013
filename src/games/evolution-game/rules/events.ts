/** What happens, in order: for log, animation and chart. Emitted once, when the move is made. */
import type { Chance, Outcome } from '../../../kit/chance.ts';
import { describeDraws, describeEvents, orNull } from '../../../kit/moves.ts';
import {
  colour,
  domain,
  environmentFace,
  genePoolName,
  mutationCard,
  niche,
  rolled,
  selectionCard,
  square,
} from './letters.ts';

/** What is drawn and rolled, by kind. */
export const DRAWS = describeDraws({
  time: rolled,
  environment: environmentFace,
  niche,
  mutation: mutationCard,
  selection: selectionCard,
});
/** The kinds of draw. */
export const DRAW_KINDS = DRAWS.kinds;
/** A kind of draw: a roll of either die, or a card of one of the packs. */
export type DrawKind = (typeof DRAW_KINDS)[number];

/**
 * Why a domain or a compartment changed: set-up, the remedy in it, mutation cards, a square of the circuit, a Natural Selection
 * card.
 */
export type Cause = 'setup' | 'remedy' | 'cards' | 'square' | 'card';

/**
 * Something that happened. Players are seats; regions, cards and colours are numbers.
 *
 * @property event What kind of event it is.
 * @property player The player who does it, or whose pieces they are.
 * @property genePool The colours of the compartments, A to H.
 * @property niches Niches, each a mask of its letters.
 * @property niche The niche, a mask of its letters.
 * @property rolled The number on the time die.
 * @property domain The domain, which is also the compartment of the same letter.
 * @property face The face of the environment die; null if none was rolled.
 * @property from Where it was before: a colour, a square of the circuit or a stage; null for a counter's first move.
 * @property to Where it is now: a colour (EMPTY for a domain without any), a square of the circuit or a stage.
 * @property by What caused it.
 * @property cards The mutation cards used up, in the order named.
 * @property square The square of the domain, as `domain * 9 + square`.
 * @property squares The squares they stood on, each as `domain * 9 + square`.
 * @property supplanted The rival whose colony returns to its store; null if there is none.
 * @property left Colonies that go back to the store.
 * @property turn The turn, from 1.
 * @property jumped The rivals passed over.
 * @property card The card's number.
 * @property mutation Mutation cards, in the order drawn.
 */
export type GameEvent =
  /** A player arranges their gene pool. */
  | { event: 'arranged'; player: number; genePool: number[] }
  /** A player is dealt niches. */
  | { event: 'dealt'; player: number; niches: number[] }
  /** The roll for the first turn. */
  | { event: 'rolledForFirst'; player: number; rolled: number }
  /** The first player is known. */
  | { event: 'first'; player: number }
  /** A domain gets a colour, or is emptied. */
  | { event: 'environment'; player: number; domain: number; face: number | null; from: number; to: number; by: Cause }
  /** A compartment of a gene pool changes its colour. */
  | { event: 'adapted'; player: number; domain: number; from: number; to: number; cards: number[]; by: Cause }
  /** A player places a colony. */
  | { event: 'placed'; player: number; square: number; supplanted: number | null }
  /** No legal square was left for the rest of the fifteen. */
  | { event: 'settledEarly'; player: number; left: number }
  /** A player's turn begins. */
  | { event: 'turn'; player: number; turn: number }
  /** The time die is rolled for a turn. */
  | { event: 'rolled'; player: number; rolled: number }
  /** A counter moves on the Time Circuit. */
  | { event: 'moved'; player: number; from: number | null; to: number; jumped: number[] }
  /** The counter jumped straight there. */
  | { event: 'jumped'; player: number; from: number; to: number }
  /** A player draws a mutation card. */
  | { event: 'drewMutation'; player: number; card: number }
  /** A player draws a niche. */
  | { event: 'drewNiche'; player: number; niche: number }
  /** A player draws a Natural Selection card. */
  | { event: 'drewSelection'; player: number; card: number }
  /** A player's colonies return to the store. */
  | { event: 'removed'; player: number; squares: number[]; by: 'plague' | 'populationControl' }
  /** Placing ended before all that was allowed was placed. */
  | { event: 'stopped'; player: number }
  /** Niches were returned for stages. */
  | { event: 'returned'; player: number; niches: number[] }
  /** A player advances in the Geological Sequence. */
  | { event: 'advanced'; player: number; from: number; to: number; by: 'bonus' | 'survival' }
  /** On the Evolution Square: the remaining cards went under the packs. */
  | { event: 'exchanged'; player: number; niches: number[]; mutation: number[] }
  /** A player enters the last stage, and wins. */
  | { event: 'won'; player: number };

/** Where a game's draws come from, and who listens to its events. */
export type GameChance = Chance<DrawKind, GameEvent>;
/** A draw and what came of it, as a record lists it. */
export type GameOutcome = Outcome<DrawKind>;

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** What any seat may know of an event: the order in which cards went under a pack is hidden (rules §12). */
export function viewEvent(event: GameEvent): GameEvent {
  switch (event.event) {
    case 'adapted':
      return { ...event, cards: sorted(event.cards) };
    case 'returned':
      return { ...event, niches: sorted(event.niches) };
    case 'exchanged':
      return { ...event, niches: sorted(event.niches), mutation: sorted(event.mutation) };
    default:
      return event;
  }
}

/** A domain's colour; null if it is empty. */
const domainColour = orNull(colour);
const written = describeEvents<GameEvent>(
  { domain, square, squares: square, niche, niches: niche, mutation: mutationCard, face: environmentFace },
  {
    environment: { from: domainColour, to: domainColour },
    adapted: { from: domainColour, to: domainColour, cards: mutationCard },
    drewMutation: { card: mutationCard },
    drewSelection: { card: selectionCard },
  },
);

/** An event with domains, squares, colours, faces and cards by name, for readers of replays (docs/notation-evolution-game.md). */
export const eventText = (event: GameEvent): Readonly<Record<string, unknown>> =>
  event.event === 'arranged' ? { ...event, genePool: genePoolName(event.genePool) } : written(event);
