/**
 * Lenient reading of a document that may be wrong anywhere: unexpected values count as missing. For editors; `decode.ts` is
 * strict.
 */

export type Loose = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** An integer of 0 or more. */
export const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The index of a name in a list; -1 for anything else. */
export const indexIn = (names: readonly string[], value: unknown): number => names.indexOf(value as string);

/** The player of a notation field, from 0, and the part of theirs: 2 and "hand" for `players[2].hand[0]`. */
export function playerField(path: string): { readonly player: number; readonly field: string } | null {
  const [, player, field = ''] = /^players\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  return player === undefined ? null : { player: Number(player), field };
}

/** A list with one item replaced. */
export const replaced = <Item>(list: readonly Item[], place: number, item: Item): Item[] =>
  list.map((each, i) => (i === place ? item : each));
/** A list without the item at an index. */
export const without = <Item>(list: readonly Item[], place: number): Item[] => list.filter((_, i) => i !== place);
/** A list without these items, each removed as often as it is named. */
export function minus<Item>(list: readonly Item[], taken: readonly Item[]): Item[] {
  const left = [...list];
  for (const each of taken) {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
