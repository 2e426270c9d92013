/** The words of the home page. All languages come with it, in one file: it is shown before anything else is fetched. */
import { filled } from '../../kit/game-meta.ts';
import { type Language, inEveryLanguage } from '../../kit/languages.ts';
import type { GameCredit } from '../../kit/module.ts';
import words from './home.json' with { type: 'json' };

export const HOME_WORDS = inEveryLanguage<(typeof words)['en']>(words);

/** The button to the game that is stored on this device, and where that stands if it is known: its round, and one's place. */
export function continueText(language: Language, round: string, place: number | undefined): string {
  const { continueGame, continueRound, places } = HOME_WORDS[language];
  return (round ? filled(continueRound, { round }) : continueGame) + (place ? places[place - 1]! : '');
}

/** That the games shown are implementations by fans, and who made the published ones: "Title by Designer (Publisher, 2010)". */
export function unofficialText(language: Language, credits: readonly GameCredit[]): string {
  const { unofficial, credit } = HOME_WORDS[language];
  const listed = (items: readonly string[]): string => new Intl.ListFormat(language).format(items);
  const games = credits.map(
    ({ title, designers, publisher, year }) =>
      `${filled(credit, { title, makers: listed(designers) })} (${publisher ? `${publisher}, ` : ''}${String(year)})`,
  );
  return filled(unofficial, { games: listed(games) });
}
