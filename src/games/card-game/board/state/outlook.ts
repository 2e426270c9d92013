/** What a table would score if the round ended now, and what a card would change about it. Everything comes from the rules. */
import { iconsIn } from '../../rules/cards.ts';
import { checkControl } from '../../rules/control.ts';
import { ELEMENTS, FIRST_ONGOING, NOTHING } from '../../rules/components.ts';
import { MoveList, valueOf } from '../../rules/moves.ts';
import { placesByTotal } from '../../rules/scoring.ts';
import { type State, cardsOf, copyState } from '../../rules/state.ts';
import { listTargets } from '../../rules/suppression.ts';
import { type Tally, addUp, controlled, remove } from '../../rules/table.ts';

/** By player, but for `control`, which is by element. */
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
  readonly control: readonly number[];
}

/** What the table would score as it is. */
export function outlookOf(s: State): Outlook {
  const cards = cardsOf(s);
  const { vps } = cards.table.biomes[s.biome]!;
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
    biomeIcons.reduce((sum, icons, element) => sum + (s.control[element] === player ? icons : 0), 0),
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
    control: s.control.slice(),
  };
}

/** What playing a card would change before anything is drawn or chosen. */
export interface Preview {
  readonly card: number;
  readonly after: Outlook;
  /** Animals that it could suppress. */
  readonly targets: readonly number[];
  /** Whether it stays on the table. */
  readonly stays: boolean;
}

export function previewOf(s: State, player: number, card: number): Preview {
  const cards = cardsOf(s);
  const effect = cards.effectOf[card]!;
  const stays = effect === NOTHING || effect >= FIRST_ONGOING;
  const after = copyState(s);
  remove(after.hands[player]!, card);
  if (stays) after.tables[player]!.push(card);
  after.card = card;
  const suppressed = cards.suppresses[card]!;
  const list = new MoveList();
  if (suppressed !== NOTHING) listTargets(after, list, suppressed);
  const targets = Array.from(list.moves.subarray(0, list.length), valueOf);
  if (stays) checkControl(after, { draw: () => 0 });
  return { card, after: outlookOf(after), targets, stays };
}
