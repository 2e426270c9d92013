/** The effect of a kind of square of the Time Circuit (rules §7). */
import type { GameChance } from '../events.ts';
import type { State } from '../state.ts';

export interface Square {
  /** Carries the square out for the player whose turn it is; may ask. True if the player jumped to a square that is to be carried out too. */
  land(s: State, chance: GameChance): boolean | undefined;
  /** On Survival squares: what follows once niches have been returned, or none could be. */
  afterSurvival?(s: State, chance: GameChance): void;
}
