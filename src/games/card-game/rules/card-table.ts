/**
 * A table of cards: all the data of the game under a name. `reconstruction.ts` is the default; a file in the same form can
 * replace it (`read-cards.ts`).
 */
import type { ClassName, Edition, EffectName, ElementName } from './components.ts';

/** The number of icons of each element; none of those left out. */
export type Icons = Readonly<Partial<Record<ElementName, number>>>;

/** One side of an animal. */
export interface Side {
  /** The animal's number on the food chain. */
  readonly foodChain: number;
  /** The icons it shows. */
  readonly icons: Icons;
}
/** A biome, which a round is fought over. */
export interface Biome {
  /** Its name; the one called "Sea" comes last. */
  readonly name: string;
  /** Whether first place advances on the Survival Track there; in ten rounds it does everywhere. */
  readonly tundra: boolean;
  /** VPs for the first, second and third place; in ten rounds first place scores the round's number. */
  readonly vps: readonly [number, number, number];
  /** The icons that score VPs for whoever controls the element. */
  readonly icons: Icons;
  /** Ten rounds: the class that is at home there, with one more food chain; null for none. */
  readonly plus?: ClassName | null;
  /** Ten rounds: the class that is not, with one less; null for none. */
  readonly minus?: ClassName | null;
}
/** An animal card. */
export interface Animal {
  /** Its id in positions and records: "bird-14". */
  readonly id: string;
  /** The name shown. */
  readonly name: string;
  /** Its class. */
  readonly class: ClassName;
  /** The side on which it enters play. */
  readonly healthy: Side;
  /** The side that shows once it has been suppressed. */
  readonly endangered: Side;
  /** The class of which it suppresses an animal as it enters play. */
  readonly suppresses: ClassName | null;
}
/** An event card. */
export interface EventCard {
  /** Its id in positions and records: "event-niche-1". */
  readonly id: string;
  /** The name shown. */
  readonly name: string;
  /** What it does when it is played. */
  readonly effect: EffectName;
}
/** A space of the Survival Track: cards drawn, then discarded. */
export interface TrackSpace {
  /** Cards drawn after a round. */
  readonly draw: number;
  /** Cards of the hand discarded then. */
  readonly discard: number;
}
/** All the data of the game. Cards are numbered in order: animals, then events, without the number of a hidden card (`HIDDEN`). */
export interface CardTable {
  /** What the table is called; "reconstruction" is the default. */
  readonly name: string;
  /** The edition it is for; left out, twelve rounds. */
  readonly edition?: Edition;
  /** The twelve biomes. */
  readonly biomes: readonly Biome[];
  /** The Survival Track, from the lowest space. */
  readonly track: readonly TrackSpace[];
  /** The animals; with the events there are 112 cards, in ten rounds 60 or more. */
  readonly animals: readonly Animal[];
  /** The events. */
  readonly events: readonly EventCard[];
}
