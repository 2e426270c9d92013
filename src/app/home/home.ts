/** The home page in the browser: the game to continue, the language and the colour scheme. Everything else on it is a link. */
import { HOME_WORDS } from '../locales/home.ts';
import { type Language, preferredLanguage, storeLanguage } from '../locales/language.ts';
import { chooseScheme } from '../storage/scheme.ts';
import { savedText } from '../storage/saved-games.ts';
import { isUpdateReady } from '../offline.ts';
import { homeMarkup } from './markup.ts';

/** How many moves a record has; null if the text is not a record. */
function movesIn(text: string | null): number | null {
  try {
    const { moves } = JSON.parse(text ?? 'null') as { moves?: unknown };
    return Array.isArray(moves) ? moves.length : null;
  } catch {
    return null;
  }
}

/** Shows the link to the stored game, if there is a readable one. */
function offerToContinue(home: HTMLElement, game: string, language: Language): void {
  const link = home.querySelector<HTMLAnchorElement>('[data-continue]')!;
  const text = savedText(game);
  link.hidden = text === null;
  link.querySelector('span')!.textContent = HOME_WORDS[language].continueGame(movesIn(text) ?? 0);
}

/** Shows the home page of a game. What index.html already shows stays. */
export function showHome(home: HTMLElement, game: string): void {
  const language = preferredLanguage();
  const shown = `${game}/${language}`;
  if (home.dataset.shown !== shown) {
    home.innerHTML = homeMarkup(game, language);
    home.dataset.shown = shown;
    document.documentElement.lang = language;
  }
  offerToContinue(home, game, language);
  home.querySelector<HTMLElement>('[data-update]')!.hidden = !isUpdateReady();
  home.hidden = false;
  home.onclick = (event) => {
    const { language: to, schemeTo } = (event.target as HTMLElement).closest('button')?.dataset ?? {};
    if (to === 'en' || to === 'de') {
      storeLanguage(to);
      showHome(home, game);
      home.querySelector<HTMLElement>('[data-language]')?.focus();
    }
    if (schemeTo === 'light' || schemeTo === 'dark') {
      chooseScheme(schemeTo);
      home.querySelector<HTMLElement>(`[data-scheme-to="${schemeTo === 'dark' ? 'light' : 'dark'}"]`)?.focus();
    }
  };
}
