import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FIRST_GAME, homeMarkup } from '../../../src/app/home/markup.ts';
import { preferredLanguage, storeLanguage } from '../../../src/app/words/language.ts';
import { routeOf } from '../../../src/app/route.ts';
import { GAMES } from '../../../src/games/index.ts';

const hashesIn = (html: string): string[] => [...html.matchAll(/href="(#[^"]*)"/g)].map(([, hash]) => hash!);

describe('the home page as HTML', () => {
  it.each(GAMES.flatMap(({ id }) => [[id, 'en'] as const, [id, 'de'] as const]))(
    'of %s in %s leads to a game against bots, to one together, to the stored one, to the rules and to the lobby',
    (game, language) => {
      const pages = hashesIn(homeMarkup(game, language)).map((hash) => routeOf(hash));
      for (const page of ['play', 'together', 'setup', 'game', 'rules'] as const) {
        expect(pages).toContainEqual({ page, game });
      }
      expect(pages).toContainEqual({ page: 'replay', game, parts: [] });
      expect(pages).toContainEqual({ page: 'learn', game, parts: [] });
      expect(pages).toContainEqual({ page: 'lobby' });
      expect(pages).toContainEqual({ page: 'games' });
    },
  );

  it.each([
    ['dominant-species', 'en', 'Dominant Species by Chad Jensen (GMT Games, 2010)'],
    ['dominant-species', 'de', '„Dominant Species“ von Chad Jensen (GMT Games, 2010)'],
    ['card-game', 'en', 'Dominant Species: The Card Game by Chad Jensen (GMT Games, 2012)'],
    ['card-game', 'de', '„Dominant Species: The Card Game“ von Chad Jensen (GMT Games, 2012)'],
    ['evolution-game', 'en', 'The Evolution Game by Simon Boswell and Phillip Lewis (1997)'],
    ['evolution-game', 'de', '„The Evolution Game“ von Simon Boswell und Phillip Lewis (1997)'],
  ] as const)('of %s names in %s who made the published game, and nobody else', (game, language, maker) => {
    const [, footer] = /<footer[^>]*>(.*)<\/footer>/.exec(homeMarkup(game, language))!;
    expect(footer).toMatch(
      language === 'en' ? /^An unofficial fan implementation of / : /^Eine inoffizielle Fan-Umsetzung von /,
    );
    expect(footer!.slice(footer!.indexOf(maker))).toBe(`${maker}.`);
    expect(GAMES.every(({ credit: { designers, year } }) => designers.length > 0 && year > 1900)).toBe(true);
  });

  it('names each other language in that language', () => {
    expect(homeMarkup(FIRST_GAME, 'en')).toContain('data-language="de" lang="de">Deutsch<');
    expect(homeMarkup(FIRST_GAME, 'de')).toContain('data-language="en" lang="en">English<');
  });

  it('keeps to the language chosen, even where nothing can be stored', () => {
    Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });
    for (const language of ['de', 'en', 'de'] as const) {
      storeLanguage(language);
      expect(preferredLanguage()).toBe(language);
    }
  });

  it('shows the other games only where there are some', () => {
    const html = homeMarkup(FIRST_GAME, 'en');
    expect(html.includes('home-shelf')).toBe(GAMES.length > 1);
    const covers = readFileSync('src/games/covers.css', 'utf8');
    for (const { id } of GAMES) {
      expect(covers).toContain(`.cover-${id} {`);
      if (GAMES.length > 1) expect(html).toContain(` cover-${id}"`);
    }
    expect(html).toContain(GAMES[0]!.title.en.split(' ')[0]!);
  });
});
