/** How the parts of this storage use the file. */
import { type MatchRow, listedOf } from '../rows.ts';
import { SELECT_MATCH } from '../sql.ts';
import type { Listed } from '../storage.ts';
import type { Database, Statement } from './driver.ts';

/** Values by name, as SQLite takes them: it knows no booleans. */
export const bindable = (values: Readonly<Record<string, string | number | boolean | null>>): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );

/** Whether an error shows that the file is not as SQLite wrote it. */
const isDamage = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code));

export class Access {
  readonly db: Database;
  /** What showed that the file is damaged: it does not mend by itself. */
  damage: unknown;
  readonly #selectMatch: Statement<[{ id: string }], MatchRow>;

  constructor(db: Database) {
    this.db = db;
    this.#selectMatch = db.prepare(SELECT_MATCH);
  }

  /** A match, within whatever transaction is open. */
  read(id: string): Listed | undefined {
    const row = this.#selectMatch.get({ id });
    return row && listedOf(row);
  }

  /** Does something, and notes damage that it shows. */
  now<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (isDamage(error)) this.damage = error;
      throw error;
    }
  }

  /** The file answers at once; what it throws becomes a rejection, as other databases give it. */
  soon<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      resolve(this.now(work));
    });
  }
}
