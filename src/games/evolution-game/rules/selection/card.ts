/** What a Natural Selection card does (rules §8). It concerns the player who drew it. */
import type { GameChance } from '../events.ts';
import type { State } from '../state.ts';

export interface SelectionCard {
  /**
   * Follows the card; `card` is its number, which tells its letters. May ask. True if the player jumped to a square that is to be
   * carried out too.
   */
  follow(s: State, card: number, chance: GameChance): boolean | undefined;
}
