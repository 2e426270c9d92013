/** The kinds of draws in this game, and their outcomes. */
import type { Chance as KitChance, Outcome as KitOutcome } from '../../../kit/chance.ts';
import type { GameEvent } from './events.ts';

/** The kinds of draw: an element from the bag, a face-down tile's terrain, a card of the deck, an animal dealt to a player. */
export type DrawKind = 'element' | 'tile' | 'card' | 'animal';

export type Chance = KitChance<DrawKind, GameEvent>;
export type Outcome = KitOutcome<DrawKind>;
