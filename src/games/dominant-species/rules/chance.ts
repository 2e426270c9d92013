/** The kinds of draws in this game, and their outcomes. */
import type { Chance as KitChance, Outcome as KitOutcome } from '../../../kit/chance.ts';
import { describeDraws } from '../../../kit/moves.ts';
import type { GameEvent } from './events.ts';
import { animal, card, element, largeTerrain } from './names.ts';

/** What is drawn: an element from the bag, a face-down tile's terrain, a card of the deck, an animal dealt to a player. */
export const DRAWS = describeDraws({ element, tile: largeTerrain, card, animal });
/** The kinds of draw. */
export type DrawKind = 'element' | 'tile' | 'card' | 'animal';

/** Where a game's draws come from, and who listens to its events. */
export type Chance = KitChance<DrawKind, GameEvent>;
/** A draw and what came of it, an index into the names of its kind, as a record lists it. */
export type Outcome = KitOutcome<DrawKind>;
