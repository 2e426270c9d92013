/**
 * A table of cards: all the data of the game under a name. `reconstruction.ts` is the default; a file in the same form can
 * replace it (`read-cards.ts`).
 */
import type { ClassName, EffectName, ElementName } from './components.ts';

/** The number of icons of each element; none of those left out. */
export type Icons = Readonly<Partial<Record<ElementName, number>>>;

/** One side of an animal. */
export interface Side {
  readonly foodChain: number;
  readonly icons: Icons;
}
export interface Biome {
  readonly name: string;
  readonly tundra: boolean;
  /** VPs for the first, second and third place. */
  readonly vps: readonly [number, number, number];
  readonly icons: Icons;
}
export interface Animal {
  readonly id: string;
  readonly name: string;
  readonly class: ClassName;
  readonly healthy: Side;
  readonly endangered: Side;
  /** The class of which it suppresses an animal as it enters play. */
  readonly suppresses: ClassName | null;
}
export interface EventCard {
  readonly id: string;
  readonly name: string;
  readonly effect: EffectName;
}
/** A space of the Survival Track: cards drawn, then discarded. */
export interface TrackSpace {
  readonly draw: number;
  readonly discard: number;
}
/** All the data of the game. Cards are numbered in order: animals, then events. */
export interface CardTable {
  readonly name: string;
  readonly biomes: readonly Biome[];
  /** From the lowest space. */
  readonly track: readonly TrackSpace[];
  readonly animals: readonly Animal[];
  readonly events: readonly EventCard[];
}
