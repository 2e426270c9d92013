/** The game's draws and events. */
import type { Chance } from '../../../kit/chance.ts';

/** What can be drawn: an Action card, a biome, the starting player. */
export type DrawKind = 'card' | 'biome' | 'player';

/** Chance for this game. */
export type CardChance = Chance<DrawKind, GameEvent>;

/** The sources of VPs (rules §6 Niche, §8, §9). */
export type VpSource = 'first' | 'second' | 'third' | 'most elements' | 'element' | 'niche' | 'highest' | 'lowest';

/** Why a round ended (§4, §6 Early Thaw). */
export type RoundEnd = 'all passed' | 'empty hand' | 'early thaw';

/**
 * What happens, in order: for log, animation and chart. Players are seats, cards and biomes numbers. `HIDDEN` replaces a card
 * that the viewer may not know.
 */
export type GameEvent =
  | { readonly event: 'round'; readonly round: number; readonly biome: number; readonly starter: number }
  | { readonly event: 'next'; readonly biome: number }
  | { readonly event: 'drew' | 'discarded'; readonly player: number; readonly card: number }
  | { readonly event: 'reshuffled'; readonly cards: number }
  | { readonly event: 'played' | 'recovered'; readonly player: number; readonly card: number }
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
  | { readonly event: 'class'; readonly player: number; readonly card: number; readonly class: number }
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
  | {
      readonly event: 'vps';
      readonly player: number;
      readonly vps: number;
      readonly source: VpSource;
      /** For `element`: which; NOTHING otherwise. */
      readonly element: number;
    }
  | { readonly event: 'advanced'; readonly player: number; readonly space: number }
  | { readonly event: 'game over'; readonly places: readonly number[] };
