import { useLanguage } from '../words/languages.tsx';
import { HOME_WORDS } from '../words/home.ts';
import { useUpdateReady } from './use-update-ready.ts';

/** Says that a new version is waiting for the next start, if one is. */
export function UpdateLine() {
  const { language } = useLanguage();
  const isReady = useUpdateReady();
  return isReady && <p className="page-update">{HOME_WORDS[language].update}</p>;
}
