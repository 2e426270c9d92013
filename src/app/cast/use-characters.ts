import { useCallback, useMemo } from 'react';
import { isCast } from '../../kit/cast.ts';
import { useLoad } from '../ui/use-load.ts';
import { useWords } from '../words/words.ts';
import type { AtTable } from './at-table.ts';

/** The characters of a table's bots, by seat: empty until they are fetched. `bots` must be stable. */
export function useCharacters(bots: readonly (string | null)[]): AtTable {
  const words = useWords('page');
  const load = useCallback(async () => (await import('./characters.tsx')).atTable(bots, words), [bots, words]);
  const loaded = useLoad(load);
  const unknown = useMemo(
    () => ({ characters: bots.map((level) => (level === null || !isCast(level) ? null : {})) }),
    [bots],
  );
  return loaded.status === 'ready' ? loaded.value : unknown;
}
