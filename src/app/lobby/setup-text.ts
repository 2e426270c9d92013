/** How a table was set up, in words. */
import { GAMES } from '../../games/index.ts';
import type { Language } from '../words/language.ts';
import type { WordsOf } from '../words/words.ts';
import type { Match } from '../wire.ts';

/** The setup of a match in a few words each, starting with the number of players. */
export function setupText(
  match: Match,
  { setup: words, time }: Pick<WordsOf<'online'>, 'setup' | 'time'>,
  language: Language,
): string {
  const { players, setupData = {}, table, unlisted, gameName } = match;
  const meta = GAMES.find(({ id }) => id === gameName);
  return [
    words.players({ count: players.length }),
    ...(meta?.describe?.(setupData, language) ?? []),
    ...(table.hints ? [words.hints()] : []),
    ...(unlisted ? [words.unlisted()] : []),
    ...(table.clock ? [`${time.clock({ ...table.clock })}, ${time.timeOutShort[table.timeOut ?? 'ask']()}`] : []),
    ...(table.spectators === false ? [time.noSpectators()] : []),
    ...(table.unrated === true ? [time.notCounted()] : []),
  ].join(' · ');
}
