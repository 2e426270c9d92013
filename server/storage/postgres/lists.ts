/** Queries over many matches, in Postgres. */
import { type Group, groupsOf, inOrder } from '../listing.ts';
import { MATCH_COLUMNS, type MatchRow } from '../rows.ts';
import { SELECT_DUE } from '../sql.ts';
import type { Counted, MatchLists } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

/** When somebody was last at a match, or changed it. */
export const LAST_VISIT = 'greatest(updated_at, seen_at)';
const WAITS_FOR_BOT = 'not finished and asleep_at is null and deciding is not null and (bot_seats >> deciding) & 1 = 1';

const listOf = (group: Group, condition: string) =>
  statement(
    `list ${group}`,
    `select ${MATCH_COLUMNS} from matches
   where not unlisted and asleep_at is null
     and ${condition}
     and (@finished::boolean is null or finished = @finished)
     and (@before::bigint is null or updated_at < @before)
     and (@after::bigint is null or updated_at > @after)
     and (@game::text is null or game = @game)
   order by updated_at desc, id limit @limit`,
  );
const GROUPS = groupsOf('id = any(@here::text[])');
const LISTS = {
  own: listOf('own', GROUPS.own),
  here: listOf('here', GROUPS.here),
  seated: listOf('seated', GROUPS.seated),
  empty: listOf('empty', GROUPS.empty),
};
const COUNT = statement(
  'count',
  `select (select count(*) from matches where not finished and asleep_at is null) as running,
     (select count(*) from matches where asleep_at is not null) as asleep, (select count(*) from matches) as kept`,
);
const WAITING = statement(
  'waiting',
  `select id from matches where ${WAITS_FOR_BOT} and claimed_until <= @now order by since, id limit @limit`,
);
const CLAIM = statement(
  'claim',
  `update matches set claimed_until = @until where id = @id and ${WAITS_FOR_BOT} and claimed_until <= @now`,
);

const DUE = statement('due', SELECT_DUE);

export const listsIn = ({ run }: Connections): MatchLists => ({
  list(listing) {
    const { game, isGameover, updatedBefore, updatedAfter, here, by, limit } = listing;
    const values = {
      finished: isGameover ?? null,
      before: updatedBefore ?? null,
      after: updatedAfter ?? null,
      game: game ?? null,
      here,
      by,
      limit,
    };
    return inOrder(listing, async (group) => (await run<MatchRow>(LISTS[group], values)).rows);
  },

  async count() {
    const { rows } = await run<Counted & Record<string, number>>(COUNT);
    return rows[0]!;
  },

  async waitingForBots(now, limit) {
    const { rows } = await run<{ id: string }>(WAITING, { now, limit });
    return rows.map(({ id }) => id);
  },

  async due(now, limit) {
    const { rows } = await run<{ id: string }>(DUE, { now, limit });
    return rows.map(({ id }) => id);
  },

  async claim(id, now, until) {
    const { rowCount } = await run(CLAIM, { id: key(id), now, until });
    return rowCount === 1;
  },
});
