/** What happens, in order: for log, animation and chart. Emitted once, when the move is made. */
import type { Chance, Outcome } from '../../../kit/chance.ts';

/**
 * The kinds of draw, and the meaning of their numbers: the number on the time die, the face of the environment die
 * (`ENVIRONMENT_FACES`), a niche's letters as a mask, a mutation card (`MUTATION_CARDS`), a Natural Selection card
 * (`components.ts`).
 */
export const DRAW_KINDS = ['time', 'environment', 'niche', 'mutation', 'selection'] as const;
export type DrawKind = (typeof DRAW_KINDS)[number];

/** Why something changed. */
export type Cause = 'setup' | 'remedy' | 'cards' | 'square' | 'card';

/** Something that happened. Regions, squares (region * 9 + square), cards and colours by number, players by seat. */
export type GameEvent =
  | { event: 'arranged'; player: number; genePool: number[] }
  | { event: 'dealt'; player: number; niches: number[] }
  /** The roll for the first turn. */
  | { event: 'rolledForFirst'; player: number; rolled: number }
  | { event: 'first'; player: number }
  /** `face` is null if no die was rolled. */
  | { event: 'environment'; player: number; domain: number; face: number | null; from: number; to: number; by: Cause }
  /** A compartment changed, using up `cards`. */
  | { event: 'adapted'; player: number; domain: number; from: number; to: number; cards: number[]; by: Cause }
  /** `supplanted` is the rival whose colony returned to its store, or null. */
  | { event: 'placed'; player: number; square: number; supplanted: number | null }
  /** No legal square was left for the rest of the fifteen. */
  | { event: 'settledEarly'; player: number; left: number }
  | { event: 'turn'; player: number; turn: number }
  | { event: 'rolled'; player: number; rolled: number }
  /** `from` is null for the first move. `jumped` are the rivals passed over. */
  | { event: 'moved'; player: number; from: number | null; to: number; jumped: number[] }
  /** The counter jumped straight there. */
  | { event: 'jumped'; player: number; from: number; to: number }
  | { event: 'drewMutation'; player: number; card: number }
  | { event: 'drewNiche'; player: number; niche: number }
  | { event: 'drewSelection'; player: number; card: number }
  /** Colonies returned to the store; `squares` by number. */
  | { event: 'removed'; player: number; squares: number[]; by: 'plague' | 'populationControl' }
  /** Placing ended before all that was allowed was placed. */
  | { event: 'stopped'; player: number }
  /** Niches were returned for stages. */
  | { event: 'returned'; player: number; niches: number[] }
  | { event: 'advanced'; player: number; from: number; to: number; by: 'bonus' | 'survival' }
  /** On the Evolution Square: the remaining cards went under the packs. */
  | { event: 'exchanged'; player: number; niches: number[]; mutation: number[] }
  | { event: 'won'; player: number };

export type GameChance = Chance<DrawKind, GameEvent>;
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
