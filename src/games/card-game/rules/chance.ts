/** The game's draws and events. */
import type { Chance } from '../../../kit/chance.ts';
import { describeDraws, describeEvents, orNull } from '../../../kit/moves.ts';
import { NOTHING } from './components.ts';
import type { CardLists } from './cards.ts';
import { animalClass, biome, card, element, player, space } from './names.ts';
import { type State, cardsOf } from './state.ts';

/** What is drawn: an Action card, a biome, the starting player. */
export const DRAWS = describeDraws({ card, biome, player });
/** What can be drawn. */
export type DrawKind = 'card' | 'biome' | 'player';

/** Where the game's draws come from, and who listens to its events. */
export type CardChance = Chance<DrawKind, GameEvent>;

/**
 * What VPs are for: a place on the food chain, most Element cards, an icon of the biome, Niche, the highest or lowest space of
 * the Survival Track (rules §6, §8, §9); in ten rounds dominance and Specialisation (§13).
 */
export type VpSource =
  | 'first'
  | 'second'
  | 'third'
  | 'most elements'
  | 'element'
  | 'niche'
  | 'dominance'
  | 'specialisation'
  | 'highest'
  | 'lowest';

/** Why a round ended (rules §4, §6 Early Thaw). */
export type RoundEnd = 'all passed' | 'empty hand' | 'early thaw';

/**
 * What happens, in order: for log, animation and chart. Players are seats, cards and biomes numbers. `HIDDEN` replaces a card
 * that the viewer may not know.
 *
 * @property event What kind of event it is.
 * @property round The round, from 1.
 * @property biome The biome's number.
 * @property starter The starting player of the round.
 * @property player The player who does it, or whose VPs or space they are.
 * @property card The card's number; for `suppressed`, the animal's.
 * @property cards How many cards there are.
 * @property emptyHand Whether the player had no card left, which ends the round.
 * @property by The card that suppresses.
 * @property owner The player whose animal it is.
 * @property eliminated Whether the animal is eliminated; otherwise it turns endangered.
 * @property class The class's number.
 * @property element The element's number.
 * @property from Who had the Element card; NOTHING if it lay aside.
 * @property to Who has it now; NOTHING if it lies aside.
 * @property icons The icons of the element, by player.
 * @property why What ended the round.
 * @property totals The food chain totals, by player.
 * @property vps The VPs gained; below 0 if lost.
 * @property source What they are for.
 * @property space The space reached, from 0, the lowest.
 * @property places The final places, by player; ties share a place.
 */
export type GameEvent =
  /** A round begins. */
  | { readonly event: 'round'; readonly round: number; readonly biome: number; readonly starter: number }
  /** The biome of the following round is turned face up. */
  | { readonly event: 'next'; readonly biome: number }
  /** A player draws a card, or discards one of the hand face down. */
  | { readonly event: 'drew' | 'discarded'; readonly player: number; readonly card: number }
  /** The discard pile becomes the draw pile. */
  | { readonly event: 'reshuffled'; readonly cards: number }
  /** A player plays a card, or turns an endangered animal healthy (Recovery). */
  | { readonly event: 'played' | 'recovered'; readonly player: number; readonly card: number }
  /** A player passes. */
  | { readonly event: 'passed'; readonly player: number; readonly emptyHand: boolean }
  /** An animal is suppressed: turned endangered, or eliminated. */
  | {
      readonly event: 'suppressed';
      readonly player: number;
      readonly by: number;
      readonly owner: number;
      readonly card: number;
      readonly eliminated: boolean;
    }
  /** A class is named for Disease. */
  | { readonly event: 'class'; readonly player: number; readonly card: number; readonly class: number }
  /** An element is named for Abundance or Drought. */
  | { readonly event: 'abundance'; readonly player: number; readonly card: number; readonly element: number }
  /** An Element card goes from `from` (or from aside) to `to`; or, with `to` NOTHING, is set aside. `icons` is by player. */
  | {
      readonly event: 'control';
      readonly element: number;
      readonly from: number;
      readonly to: number;
      readonly icons: readonly number[];
    }
  /** The round is over; `totals` is by player. */
  | { readonly event: 'round over'; readonly round: number; readonly why: RoundEnd; readonly totals: readonly number[] }
  /** A player gains or loses VPs. */
  | {
      readonly event: 'vps';
      readonly player: number;
      readonly vps: number;
      readonly source: VpSource;
      /** For `element`: which; NOTHING otherwise. */
      readonly element: number;
    }
  /** A player advances on the Survival Track. */
  | { readonly event: 'advanced'; readonly player: number; readonly space: number }
  /** The game is over. */
  | { readonly event: 'game over'; readonly places: readonly number[] };

const holder = orNull(player);
const written = describeEvents<GameEvent, CardLists>(
  { biome, card, by: card, class: animalClass, element, space },
  { control: { from: holder, to: holder } },
);

/** An event in the terms of the notation: names for numbers, the space from 1, `null` for an element that is set aside. */
export function eventText(event: GameEvent, s: State): Readonly<Record<string, unknown>> {
  const { icons, ...text } = written(event, cardsOf(s));
  return icons === undefined || (event.event === 'control' && event.to === NOTHING) ? text : { ...text, icons };
}
