/** @jest-environment jsdom */
/** The name of a person without one follows the language of the page. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from '@jest/globals';
import { standingOf } from '../../../src/app/home/saved-standing.ts';
import { recordOf } from '../../../src/app/session/local-game.ts';
import { startSession } from '../../../src/app/session/session.ts';
import { storeLanguage } from '../../../src/app/words/language.ts';
import { loadGame } from '../../../src/games/index.ts';
import { randomChance } from '../../../src/kit/chance.ts';
import { LANGUAGE_CODES } from '../../../src/kit/languages.ts';
import { rng } from '../../../src/kit/rng.ts';

const nameOf = (seat: number): string => `Player ${String(seat + 1)}`;
const youIn = (language: string): string =>
  (JSON.parse(readFileSync(`src/app/words/${language}/page.json`, 'utf8')) as { you: string }).you;

afterEach(() => {
  storeLanguage('en');
});

it.each(LANGUAGE_CODES)('a game begun in English or German is shown in %s', async (language) => {
  const game = await loadGame('card-game' as string);
  const options = game.rules.defaultOptions(2);
  storeLanguage(language);
  for (const begun of LANGUAGE_CODES) {
    const names = [youIn(begun), 'Bufo'];
    const { local } = startSession(game, { options }, names, randomChance(rng(1)), [null, 'greedy']);
    const { seats } = await standingOf('card-game', JSON.stringify(recordOf(local)), nameOf);
    expect(seats.map(({ name }) => name).sort()).toEqual([youIn(language), 'Bufo'].sort());
  }
});

it('other names stay as they are', async () => {
  const game = await loadGame('card-game' as string);
  const options = game.rules.defaultOptions(2);
  storeLanguage('de');
  const { local } = startSession(game, { options }, ['Yousef', 'Ben'], randomChance(rng(1)));
  const { seats } = await standingOf('card-game', JSON.stringify(recordOf(local)), nameOf);
  expect(seats.map(({ name }) => name).sort()).toEqual(['Ben', 'Yousef']);
});
