/** The costliest decisions of the last finished games, stored by the browser, so that no game is gone through twice. */
import type { Costly } from '../../kit/analysis/analysis.ts';
import { textSeed } from '../../kit/rng.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';

const KEY = 'dominant-species:analyses';
/** The games whose results are stored. */
const MOST = 20;

/** The text of a record's moves, short: the same game, however it is named, has the same result. */
const nameOf = (record: string): string => `${textSeed(record).toString(36)}-${record.length.toString(36)}`;

type Stored = readonly { readonly name: string; readonly worst: readonly Costly[] }[];

function stored(): Stored {
  try {
    const list = JSON.parse(storedText(KEY) ?? '[]') as unknown;
    return Array.isArray(list) ? (list as Stored) : [];
  } catch {
    return [];
  }
}

/** What was found in a game, by the text of its record; undefined if it has not been gone through. */
export const storedAnalysis = (record: string): readonly Costly[] | undefined =>
  stored().find(({ name }) => name === nameOf(record))?.worst;

/** Stores what was found in a game. */
export function storeAnalysis(record: string, worst: readonly Costly[]): void {
  const name = nameOf(record);
  const others = stored().filter((each) => each.name !== name);
  storeText(KEY, JSON.stringify([...others, { name, worst }].slice(-MOST)));
}
