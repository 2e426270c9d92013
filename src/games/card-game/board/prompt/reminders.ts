/**
 * Reminders of the kind a friendly neighbour at the table would give: how the round or the game may be about to end, and who is next.
 */
import { END_VPS, Q } from '../../rules/components.ts';
import { leftOf } from '../../rules/table.ts';
import type { Words } from '../locales/locale.ts';
import type { Table } from '../state/table.ts';

/** A player with this many VPs may end the game in this round. */
const NEAR_END = END_VPS - 12;

export function reminders(words: Words, { s, names, cards }: Pick<Table, 's' | 'names' | 'cards'>): string[] {
  if (s.over || s.question !== Q.turn) return [];
  const order: number[] = [];
  for (let player = leftOf(s, s.active); player !== s.active; player = leftOf(s, player)) {
    if (s.passed[player] === 0) order.push(player);
  }
  const list: string[] = [];
  const empty = order.find((player) => s.hands[player]!.length === 0);
  const short = order.find((player) => s.hands[player]!.length === 1);
  if (empty !== undefined) list.push(words.reminders.empty(names[empty]!));
  else if (s.hands[s.active]!.length === 1 && order.length > 0) list.push(words.reminders.lastCard);
  else if (short !== undefined) list.push(words.reminders.oneCard(names[short]!));
  if (cards.table.biomes[s.biome]!.tundra) list.push(words.reminders.tundra);
  const leader = s.vps.findIndex((vps) => vps >= NEAR_END);
  if (leader >= 0) list.push(words.reminders.nearEnd(names[leader]!, s.vps[leader]!, END_VPS));
  // Last the longest, which a small screen may cut off: seals on the table show it as well.
  list.push(
    order.length === 0 ? words.reminders.alone : words.reminders.next(order.map((each) => names[each]!).join(', ')),
  );
  return list;
}
