import { useCallback, useMemo } from 'react';
import { isCast } from '../../kit/bots/cast.ts';
import { useLoad } from '../ui/use-load.ts';
import { useLanguage } from '../words/languages.tsx';
import type { AtTable } from './at-table.ts';

/** The characters of a table's bots, by seat: empty until they are fetched. `bots` must be stable. */
export function useCharacters(bots: readonly (string | null)[]): AtTable {
  const { language } = useLanguage();
  const load = useCallback(async () => (await import('./characters.tsx')).atTable(bots, language), [bots, language]);
  const loaded = useLoad(load);
  const unknown = useMemo(
    () => ({ characters: bots.map((level) => (level === null || !isCast(level) ? null : {})) }),
    [bots],
  );
  return loaded.status === 'ready' ? loaded.value : unknown;
}
