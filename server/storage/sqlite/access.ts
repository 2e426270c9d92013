/** How the parts of this storage access the file. */
import { Refusal } from '../../refusal.ts';
import { type MatchRow, listedOf } from '../rows.ts';
import { SELECT_MATCH } from '../sql.ts';
import type { Listed } from '../storage.ts';
import type { Database, Statement } from './driver.ts';

/** Values by name, as SQLite takes them: it has no booleans. */
export const bindable = (values: Readonly<Record<string, string | number | boolean | null>>): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  );

/** Whether an error shows that the file is corrupt. */
const isDamage = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code));

export class Access {
  readonly db: Database;
  /** The refusal of everything that would be stored, once an error has shown the file to be corrupt, which is permanent. */
  damage: Refusal | undefined;
  readonly #onDamage: (error: unknown) => void;
  readonly #selectMatch: Statement<[{ id: string }], MatchRow>;

  constructor(db: Database, onDamage: (error: unknown) => void) {
    this.db = db;
    this.#onDamage = onDamage;
    this.#selectMatch = db.prepare(SELECT_MATCH);
  }

  /** A match, within whatever transaction is open. */
  read(id: string): Listed | undefined {
    const row = this.#selectMatch.get({ id });
    return row && listedOf(row);
  }

  /** Does something, and records any corruption it reveals. */
  now<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      if (!this.damage) this.#onDamage(error);
      throw (this.damage ??= Object.assign(
        new Refusal(
          'damaged',
          'The data of this server is damaged. Nothing is stored until a backup has been restored.',
        ),
        { cause: error },
      ));
    }
  }

  /** Stores something, unless the file is known to be corrupt: it might not be found again. */
  store<T>(work: () => T): T {
    if (this.damage) throw this.damage;
    return this.now(work);
  }

  /** The same, with a promise. */
  storeSoon<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      resolve(this.store(work));
    });
  }

  /** The file answers synchronously; errors become rejections, as with other databases. */
  soon<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => {
      resolve(this.now(work));
    });
  }
}
