/** The language of the page: its words for everything shown, and the way to another. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { LazyTextContext } from '../../ui/lazy.tsx';
import { type Language, storeLanguage } from './language.ts';
import { type Locale, LocaleContext } from './locale.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Locale>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

/** A language with its words at hand. */
export interface LoadedLocale {
  readonly language: Language;
  readonly locale: Locale;
}

/** Fetches the words of a language. Rejects if they cannot be had. */
export const loadLocale = async (language: Language): Promise<LoadedLocale> => ({
  language,
  locale: await LOADERS[language](),
});

interface Choice {
  language: Language;
  /** Changes the language; rejects, and changes nothing, if its words cannot be fetched. */
  choose: (language: Language) => Promise<void>;
}

const ChoiceContext = createContext<Choice | null>(null);

/** The language in use and the way to change it. */
export function useLanguage(): Choice {
  const choice = useContext(ChoiceContext);
  if (choice === null) throw new Error('the page was shown without a language');
  return choice;
}

/** Shows the page in a language, and in another once that is chosen. */
export function InLanguage({ first, children }: { first: LoadedLocale; children: ReactNode }) {
  const [{ language, locale }, setLoaded] = useState(first);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    (): Choice => ({
      language,
      async choose(next) {
        setLoaded(await loadLocale(next));
        storeLanguage(next);
      },
    }),
    [language],
  );
  return (
    <ChoiceContext value={choice}>
      <LocaleContext value={locale}>
        <LazyTextContext value={locale.loading}>{children}</LazyTextContext>
      </LocaleContext>
    </ChoiceContext>
  );
}
