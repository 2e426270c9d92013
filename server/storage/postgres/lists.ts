/** Queries over many matches, in Postgres. */
import { MATCH_COLUMNS, type MatchRow, listedOf } from '../rows.ts';
import type { MatchLists } from '../storage.ts';
import { type Connections, key, statement } from './connections.ts';

const WAITS_FOR_BOT = 'not finished and deciding is not null and (bot_seats >> deciding) & 1 = 1';

const LIST = statement(
  'list',
  `select ${MATCH_COLUMNS} from matches
   where not unlisted
     and (@finished::boolean is null or finished = @finished)
     and (@before::bigint is null or updated_at < @before)
     and (@after::bigint is null or updated_at > @after)
     and (@game::text is null or game = @game)
   order by updated_at desc, id limit @limit`,
);
const COUNT = statement(
  'count',
  `select (select count(*) from matches where not finished) as running, (select count(*) from matches) as kept`,
);
const WAITING = statement(
  'waiting',
  `select id from matches where ${WAITS_FOR_BOT} and claimed_until <= @now order by since, id limit @limit`,
);
const CLAIM = statement(
  'claim',
  `update matches set claimed_until = @until where id = @id and ${WAITS_FOR_BOT} and claimed_until <= @now`,
);

export const listsIn = ({ run }: Connections): MatchLists => ({
  async list({ game, isGameover, updatedBefore, updatedAfter, limit }) {
    const { rows } = await run<MatchRow>(LIST, {
      finished: isGameover ?? null,
      before: updatedBefore ?? null,
      after: updatedAfter ?? null,
      game: game ?? null,
      limit,
    });
    return rows.map(listedOf);
  },

  async count() {
    const { rows } = await run<{ running: number; kept: number }>(COUNT);
    return rows[0]!;
  },

  async waitingForBots(now, limit) {
    const { rows } = await run<{ id: string }>(WAITING, { now, limit });
    return rows.map(({ id }) => id);
  },

  async claim(id, now, until) {
    const { rowCount } = await run(CLAIM, { id: key(id), now, until });
    return rowCount === 1;
  },
});
