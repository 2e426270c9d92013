import { useMemo } from 'react';
import { useLanguage } from '../locales/languages.tsx';
import type { LoadedGame } from './GameLoader.tsx';
import { useLoad } from './use-load.ts';

/** The words of a game in the language of the page; null until they are there. */
export function useGameWords({ ui }: LoadedGame): unknown {
  const { language } = useLanguage();
  const load = useMemo(() => () => ui.loadWords(language), [ui, language]);
  const loaded = useLoad(load);
  return loaded.status === 'ready' ? loaded.value : null;
}
