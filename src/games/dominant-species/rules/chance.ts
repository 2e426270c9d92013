/** Chance in this game: what is drawn, and what comes of it. */
import type { Chance as KitChance, Outcome as KitOutcome } from '../../../kit/chance.ts';
import type { GameEvent } from './events.ts';

/** What is drawn: an element from the bag, a face-down tile's terrain, a card of the deck, an animal dealt to a player. */
export type DrawKind = 'element' | 'tile' | 'card' | 'animal';

export type Chance = KitChance<DrawKind, GameEvent>;
export type Outcome = KitOutcome<DrawKind>;
