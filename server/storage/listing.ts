/** In which order matches are listed, whatever the database: each group by the last change, and a match only once. */
import { type MatchRow, listedOf } from './rows.ts';
import { IS_UNSTARTED } from './sql.ts';
import type { Listed, Listing } from './storage.ts';

/** How many matches of one maker that have not begun are listed to others. */
const LISTED_OF_MAKER = 3;

/** Whether a match is one of the last few of its maker, or has begun. */
const IS_OF_LAST_FEW = `(made_by is null or not ${IS_UNSTARTED} or ${String(LISTED_OF_MAKER)} > (
  select count(*) from matches newer
  where newer.made_by = matches.made_by and not (newer.finished <> matches.finished or newer.unlisted <> matches.unlisted)
    and ${IS_UNSTARTED} and (newer.updated_at, newer.id) > (matches.updated_at, matches.id)))`;

/** The groups in their order, with the condition for each; `isHere` is the condition that somebody is connected. */
export const groupsOf = (isHere: string) =>
  ({
    own: `made_by = @by and ${IS_UNSTARTED}`,
    here: `${isHere} and ${IS_OF_LAST_FEW}`,
    seated: `persons > 0 and ${IS_OF_LAST_FEW}`,
    empty: `persons = 0 and ${IS_OF_LAST_FEW}`,
  }) as const;

export type Group = keyof ReturnType<typeof groupsOf>;

/** The matches of a listing. `rowsOf` reads those of one group, most recently changed first, up to the listing's limit. */
export async function inOrder(
  { by, here = [], limit }: Listing,
  rowsOf: (group: Group) => readonly MatchRow[] | Promise<readonly MatchRow[]>,
): Promise<Listed[]> {
  const groups: Group[] = [
    ...(by === undefined ? [] : ['own' as const]),
    ...(here.length === 0 ? [] : ['here' as const]),
    'seated',
    'empty',
  ];
  const found = new Map<string, MatchRow>();
  for (const group of groups) {
    if (found.size >= limit) break;
    for (const row of await rowsOf(group)) if (!found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()].slice(0, limit).map(listedOf);
}
