/** How a table was set up, in words. */
import { GAMES } from '../../games/index.ts';
import type { Language } from '../locales/language.ts';
import type { OnlineLocale } from '../locales/online/locale.ts';
import type { Match } from '../wire.ts';

/** The setup of a match in a few words each, starting with the number of players. */
export function setupText(match: Match, words: OnlineLocale['setup'], language: Language): string {
  const { players, setupData = {}, table, unlisted, gameName } = match;
  const meta = GAMES.find(({ id }) => id === gameName);
  return [
    words.players(players.length),
    ...(meta?.describe?.(setupData, language) ?? []),
    ...(table.hints ? [words.hints] : []),
    ...(unlisted ? [words.unlisted] : []),
  ].join(' · ');
}
