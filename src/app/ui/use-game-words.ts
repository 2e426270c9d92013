import { useMemo } from 'react';
import { useLanguage } from '../locales/languages.tsx';
import type { LoadedGame } from './GameLoader.tsx';
import { useLoad } from './use-load.ts';

/** The locale of a game in the current language; null until it is loaded. */
export function useGameWords({ ui }: LoadedGame): unknown {
  const { language } = useLanguage();
  const load = useMemo(() => () => ui.loadWords(language), [ui, language]);
  const loaded = useLoad(load);
  return loaded.status === 'ready' ? loaded.value : null;
}
