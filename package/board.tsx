/**
 * `dominant-species/board`: the React board as boardgame.io hands it out. Its styles are `dominant-species/board.css`.
 *
 *     import { Client } from 'boardgame.io/react';
 *     import { DominantSpecies } from 'dominant-species';
 *     import { DominantSpeciesBoard } from 'dominant-species/board';
 *     import 'dominant-species/board.css';
 *
 *     const Table = Client({ game: DominantSpecies, board: DominantSpeciesBoard, numPlayers: 4 });
 *     createRoot(document.getElementById('root')!).render(<Table language="de" />);
 */
import { useEffect, useState } from 'react';
import { en } from '../src/games/dominant-species/board/locales/en/index.ts';
import { type Locale, LocaleContext } from '../src/games/dominant-species/board/locales/locale.ts';
import { ui } from '../src/games/dominant-species/board/ui.tsx';
import { game } from '../src/games/dominant-species/index.ts';
import type { Move } from '../src/games/dominant-species/rules/moves.ts';
import type { State } from '../src/games/dominant-species/rules/state.ts';
import { LazyTextContext } from '../src/ui/lazy.tsx';
import { type TableProps, useBoard } from './use-board.ts';

/** The languages of the board by their codes; English comes with it, others are fetched when they are first asked for. */
const LANGUAGES = {
  en: { player: 'Player', load: () => Promise.resolve(en) },
  de: {
    player: 'Spieler',
    load: async () => (await import('../src/games/dominant-species/board/locales/de/index.ts')).de,
  },
} as const satisfies Record<string, { player: string; load: () => Promise<Locale> }>;

export type Language = keyof typeof LANGUAGES;

export interface DominantSpeciesBoardProps extends TableProps<State, Move> {
  /** The language of the board: "en" (the default) or "de". */
  language?: Language;
}

/** The words of a language; null until they are there. Throws for a language that the board does not have. */
function useLocaleOf(language: Language): Locale | null {
  if (!Object.hasOwn(LANGUAGES, language)) {
    throw new RangeError(`language: "${language}" is none of ${Object.keys(LANGUAGES).join(', ')}`);
  }
  const [loaded, setLoaded] = useState<{ language: Language; locale: Locale }>({ language: 'en', locale: en });
  useEffect(() => {
    let isWanted = true;
    void LANGUAGES[language].load().then((locale) => {
      if (isWanted) setLoaded({ language, locale });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return loaded.language === language ? loaded.locale : null;
}

/**
 * The table of a game, for `Client({ board })`. Without `multiplayer` it decides for every seat, as people at one screen take
 * turns; with it for the seat of `playerID`, and for none without one.
 */
export function DominantSpeciesBoard({ language = 'en', ...props }: DominantSpeciesBoardProps) {
  const locale = useLocaleOf(language);
  const board = useBoard(game, props, LANGUAGES[language].player);
  if (locale === null) return null;
  return (
    <LocaleContext value={locale}>
      <LazyTextContext value={locale.lazyPart}>
        <ui.Board {...board} />
      </LazyTextContext>
    </LocaleContext>
  );
}
