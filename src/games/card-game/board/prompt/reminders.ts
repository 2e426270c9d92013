/**
 * Reminders of the kind a friendly neighbour at the table would give: how the round or the game may be about to end, and who is next.
 */
import { END_VPS, NOTHING, Q } from '../../rules/components.ts';
import { leftOf } from '../../rules/table.ts';
import type { Words } from '../words.ts';
import { cardsOf, isTenRounds } from '../../rules/state.ts';
import type { Table } from '../table.ts';

/** A player with this many VPs may end the game in this round. */
const NEAR_END = END_VPS - 12;

export function reminders(words: Words, { state, names }: Table): string[] {
  if (state.over || state.question !== Q.turn) return [];
  const order: number[] = [];
  for (let player = leftOf(state, state.active); player !== state.active; player = leftOf(state, player)) {
    if (state.passed[player] === 0) order.push(player);
  }
  const list: string[] = [];
  const empty = order.find((player) => state.hands[player]!.length === 0);
  const short = order.find((player) => state.hands[player]!.length === 1);
  if (empty !== undefined) list.push(words.reminders.empty({ player: names[empty]! }));
  else if (state.hands[state.active]!.length === 1 && order.length > 0) list.push(words.reminders.lastCard());
  else if (short !== undefined) list.push(words.reminders.oneCard({ player: names[short]! }));
  const isTen = isTenRounds(state);
  if (!isTen && cardsOf(state).table.biomes[state.biome]!.tundra) list.push(words.reminders.tundra());
  const leader = isTen ? NOTHING : state.vps.findIndex((vps) => vps >= NEAR_END);
  if (leader >= 0)
    list.push(words.reminders.nearEnd({ player: names[leader]!, vps: state.vps[leader]!, end: END_VPS }));
  // Last the longest, which a small screen may cut off: seals on the table show it as well.
  list.push(
    order.length === 0
      ? words.reminders.alone()
      : words.reminders.next({ players: order.map((each) => names[each]!).join(', ') }),
  );
  return list;
}
