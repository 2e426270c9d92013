/** The effect of a Natural Selection card (rules §8) on the player who drew it. */
import type { GameChance } from '../events.ts';
import type { State } from '../state.ts';

export interface SelectionCard {
  /**
   * Carries out the card; `card` is its number, which includes its letters. May ask. True if the player jumped to a square that
   * is to be carried out too.
   */
  follow(s: State, card: number, chance: GameChance): boolean | undefined;
}
