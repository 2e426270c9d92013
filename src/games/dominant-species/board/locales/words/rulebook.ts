/** The words around the rules' long text, and what explanations say beyond the parts of the table. */
import type { AnimalName } from '../../../rules/components.ts';

export interface RulebookWords {
  /** The page of the rules. Its long text is in `content/`. */
  /** What explanations say beyond the parts of the table they belong to. */
  tooltips: {
    /** The dominant animal's matching less the best of the others there; `other` is null if it is alone. */
    leads(by: number, other: AnimalName | null): string;
    /** Animals that match best, equally well, so that nobody dominates. */
    tied(animals: readonly AnimalName[], matching: number): string;
    /** Where a tile can be put, with the number of tiles next to it and the bonus VPs for them. */
    place(tiles: number, vps: number): string;
    freePlace: string;
    /** A tile as it would be after the move that names it. */
    after(terrain: string): string;
    /** The button by which a finger gives the answer it has looked at. */
    confirm: Record<'space' | 'tile' | 'corner' | 'card', string>;
  };
}
