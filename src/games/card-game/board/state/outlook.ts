/** What a table would score if the round ended now. */
import { iconsIn } from '../../rules/cards.ts';
import { ELEMENTS } from '../../rules/components.ts';
import { elementScorers, placeVpsAt, placesByTotal } from '../../rules/scoring.ts';
import { type State, cardsOf, isTenRounds } from '../../rules/state.ts';
import { type Tally, addUp, controlled } from '../../rules/table.ts';

/** By player, except for `control`, which is by element. */
export interface Outlook {
  readonly totals: readonly number[];
  /** 0 for first; NOTHING without a total. */
  readonly places: readonly number[];
  /** VPs that the round would score: for the food chain, for icons, for the most Element cards. */
  readonly foodChain: readonly number[];
  readonly elements: readonly number[];
  readonly most: readonly number[];
  readonly sum: readonly number[];
  /** Icons of each element. */
  readonly icons: readonly (readonly number[])[];
  /** Who has each Element card; in ten rounds, who would score the element. */
  readonly control: readonly number[];
}

/** What the table would score as it is. */
export function outlookOf(s: State): Outlook {
  const cards = cardsOf(s);
  const vps = placeVpsAt(s, s.biome, s.round);
  const control = isTenRounds(s) ? [...elementScorers(s)] : s.control.slice();
  const biomeIcons = cards.biomeIcons[s.biome]!;
  const tallies = s.hands.map((_, player): Tally => {
    const tally = { foodChain: 0, low: 0, high: 0 };
    addUp(s, player, tally);
    return tally;
  });
  const totals = tallies.map((tally) => tally.foodChain);
  const places = placesByTotal(totals);
  const counts = s.hands.map((_, player) => controlled(s, player));
  const highest = Math.max(...counts);
  const foodChain = places.map((place) => vps[place] ?? 0);
  const elements = s.hands.map((_, player) =>
    biomeIcons.reduce((sum, icons, element) => sum + (control[element] === player ? icons : 0), 0),
  );
  const most = counts.map((count) => (highest > 0 && count === highest ? 1 : 0));
  return {
    totals,
    places,
    foodChain,
    elements,
    most,
    sum: totals.map((_, player) => foodChain[player]! + elements[player]! + most[player]!),
    icons: tallies.map((tally) => ELEMENTS.map((_, element) => iconsIn(tally.low, tally.high, element))),
    control,
  };
}

/** Why an Element card lies where it does, or goes where it goes (rules §7). */
export type ControlReason =
  | { readonly why: 'lead'; readonly icons: number; readonly against: number }
  | { readonly why: 'tie'; readonly icons: number }
  | { readonly why: 'no icons' };

/** Why the check gives an Element card to its holder, or leaves it. */
export function controlReason({ icons }: Pick<Outlook, 'icons'>, element: number): ControlReason {
  const [most, second] = icons.map((each) => each[element]!).sort((a, b) => b - a);
  if (most === undefined || most === 0) return { why: 'no icons' };
  return most === second ? { why: 'tie', icons: most } : { why: 'lead', icons: most, against: second ?? 0 };
}
