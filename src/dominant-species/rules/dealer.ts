/**
 * What the rules need from outside: chance; and what they tell to outside: events.
 *
 * The rules never make a random choice themselves. They say what could come (so many of each) and the dealer says what came:
 * from a generator, from a record, or from a person who draws from a real bag.
 */

/** What is drawn: an element from the bag, a face-down tile's terrain, a card of the deck, an animal dealt to a player. */
export type DrawKind = 'element' | 'tile' | 'card' | 'animal';

/** Why VPs were gained or lost. Cards count by name. */
export type VpSource =
  'domination' | 'glaciation' | 'wanderlust' | 'survival' | 'final scoring' | 'random earth' | `card ${string}`;

/** Something that happened, told in order while a move is carried out. Animals, hexes and so on are numbers. */
export type GameEvent =
  | { event: 'turn'; turn: number }
  | { event: 'phase'; phase: number }
  | { event: 'acts'; animal: number; space: number }
  | { event: 'pawn'; animal: number; space: number }
  | { event: 'pawns'; animal: number; gained: number }
  | { event: 'initiative'; animal: number }
  | { event: 'vps'; animal: number; vps: number; source: VpSource; hex: number }
  | { event: 'placed'; animal: number; hex: number; count: number }
  | { event: 'moved'; animal: number; from: number; to: number; count: number }
  | { event: 'eliminated'; animal: number; hex: number; count: number }
  | { event: 'extinct'; animal: number; hex: number; count: number }
  | { event: 'saved'; animal: number; hex: number }
  | { event: 'hibernated'; animal: number; hex: number; count: number }
  | { event: 'returned'; animal: number; hex: number; count: number }
  | { event: 'disk put'; corner: number; element: number }
  | { event: 'disk removed'; corner: number; element: number }
  | { event: 'element gained'; animal: number; element: number }
  | { event: 'element lost'; animal: number; element: number }
  | { event: 'element returned'; box: number; element: number }
  | { event: 'tile'; hex: number; terrain: number }
  | { event: 'tundra'; hex: number }
  | { event: 'card'; animal: number; card: number }
  | { event: 'drawn'; box: number; element: number }
  | { event: 'card up'; card: number }
  | { event: 'tile up'; stack: number; terrain: number }
  | { event: 'end' };

export interface Dealer {
  /** Draws one of `weights.length` things, each as likely as its weight; at least one weight is above 0. */
  draw(kind: DrawKind, weights: readonly number[]): number;
  /** Hears what happens. */
  tell?: ((event: GameEvent) => void) | undefined;
}

/** A dealer that draws with a source of random integers: `below(n)` is uniform over 0 … n − 1. */
export function randomDealer(below: (n: number) => number): Dealer {
  return {
    draw(_kind, weights) {
      let total = 0;
      for (let i = 0; i < weights.length; i++) total += weights[i]!;
      let rest = below(total);
      let drawn = 0;
      while (rest >= weights[drawn]!) rest -= weights[drawn++]!;
      return drawn;
    },
  };
}

/** What came of a draw, as it stands in a record. */
export interface Outcome {
  readonly kind: DrawKind;
  readonly drawn: number;
}

/** A dealer that notes what another one draws. */
export function notingDealer(dealer: Dealer, outcomes: Outcome[]): Dealer {
  return {
    draw(kind, weights) {
      const drawn = dealer.draw(kind, weights);
      outcomes.push({ kind, drawn });
      return drawn;
    },
    tell: dealer.tell,
  };
}
