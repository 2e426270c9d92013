/** The home page in the browser: the game to continue, the language and the colour scheme. Everything else on it is a link. */
import { GAMES } from '../../games/index.ts';
import { HOME_WORDS, continueText } from '../words/home.ts';
import { filled } from '../../kit/game-meta.ts';
import { isLanguage } from '../../kit/languages.ts';
import { type Language, preferredLanguage, storeLanguage } from '../words/language.ts';
import { chooseScheme } from '../storage/scheme.ts';
import { savedProgress, savedText } from '../storage/saved-games.ts';
import { isUpdateReady } from '../offline.ts';
import { homeMarkup } from './markup.ts';

/** Shows the link to the stored game, if there is one, and where that stands. */
function offerToContinue(home: HTMLElement, game: string, language: Language): void {
  const link = home.querySelector<HTMLAnchorElement>('[data-continue]')!;
  const { round, place } = savedProgress(game) ?? {};
  const { cover } = GAMES.find(({ id }) => id === game)!;
  link.hidden = savedText(game) === null;
  link.querySelector('span')!.textContent =
    round === null
      ? HOME_WORDS[language].lastGame
      : continueText(language, round === undefined ? '' : filled(cover[language].round, { round }), place);
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
    if (isLanguage(to)) {
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
