/** How a table was set up, in words. */
import type { Match } from './wire.ts';
import type { OnlineWords } from './words/words.ts';

/** The setup of a match in bits, the number of players first. */
export function setupText({ players, setupData = {}, table, unlisted }: Match, words: OnlineWords['setup']): string {
  const { animals = 'dealt', animalsEach = 1, randomEarth = false, position } = setupData;
  const bits = [
    words.players(players.length),
    position === undefined ? words[typeof animals === 'string' ? animals : 'given'] : words.position,
    animalsEach > 1 && words.severalEach(animalsEach),
    randomEarth && words.randomEarth,
    table.hints && words.hints,
    unlisted && words.unlisted,
  ];
  return bits.filter((bit) => bit !== false).join(' · ');
}
