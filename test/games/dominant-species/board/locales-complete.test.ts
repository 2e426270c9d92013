/** Every language has every text, and in that language. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { de as deOnline } from '../../../../src/app/locales/online/de.ts';
import { en as enOnline } from '../../../../src/app/locales/online/en.ts';
import { ONLINE_LOCALES } from '../../../../src/app/locales/online/languages.ts';
import { de as deShell } from '../../../../src/app/locales/de.ts';
import { en as enShell } from '../../../../src/app/locales/en.ts';
import { LANGUAGE_CODES } from '../../../../src/app/locales/language.ts';
import { de as deBoard } from '../../../../src/games/dominant-species/board/locales/de/index.ts';
import { rules as deRules } from '../../../../src/games/dominant-species/board/locales/de/rules.ts';
import { en as enBoard } from '../../../../src/games/dominant-species/board/locales/en/index.ts';
import { rules as enRules } from '../../../../src/games/dominant-species/board/locales/en/rules.ts';
import { type Said, keysOf, reader } from '../support/said.ts';

const CATALOGUES = [
  {
    catalogue: 'the board',
    file: 'src/games/dominant-species/board/locales/locale.ts',
    type: 'Locale',
    en: enBoard,
    de: deBoard,
  },
  { catalogue: 'the shell', file: 'src/app/locales/locale.ts', type: 'Locale', en: enShell, de: deShell },
  {
    catalogue: 'the online pages',
    file: 'src/app/locales/online/locale.ts',
    type: 'OnlineLocale',
    en: enOnline,
    de: deOnline,
  },
  {
    catalogue: 'the rules',
    file: 'src/games/dominant-species/board/locales/rules-text.ts',
    type: 'RulesText',
    en: enRules,
    de: deRules,
  },
] as const;
const LANGUAGES = ['en', 'de'] as const;

/** Words that are the same in German and English: names and loanwords. */
const SAME = [
  'Dominant Species',
  'Initiative',
  'Wanderlust',
  'Migration',
  'Evolution',
  'Tundra',
  'tundra',
  'Name',
  'Chat',
];
/** Whether a text belongs to no language: only such words, player names, keys and numbers. */
const isNeutral = (text: string): boolean =>
  !/\p{L}{2}/u.test([...SAME, 'Ann'].reduce((rest, word) => rest.replaceAll(word, ''), text));

describe('the words', () => {
  let read: ReturnType<typeof reader>;
  beforeAll(() => {
    read = reader(CATALOGUES.map(({ file }) => file));
  });

  it('are here for every language of the page', () => {
    expect([...LANGUAGE_CODES].sort()).toEqual([...LANGUAGES].sort());
    expect(Object.keys(ONLINE_LOCALES).sort()).toEqual([...LANGUAGES].sort());
  });

  for (const { catalogue, file, type, ...languages } of CATALOGUES) {
    it.each(LANGUAGES)(`of ${catalogue} say something whatever they are asked (%s)`, (language) => {
      const all = read(languages[language], file, type);
      expect(all.length).toBeGreaterThan(30);
      const isWhole = (text: unknown): boolean =>
        typeof text === 'string' &&
        /\S/.test(text) &&
        !/undefined|null|NaN|\[object| {2}|^ | $| [.,:;]|\.\.$/.test(text);
      expect(all.filter(({ text }) => !isWhole(text))).toEqual([]);
    });

    it(`of ${catalogue} have the same keys in every language`, () => {
      expect(keysOf(languages.de)).toEqual(keysOf(languages.en));
    });

    it(`of ${catalogue} are not English in German`, () => {
      const english = new Map(read(languages.en, file, type).map(({ path, text }: Said) => [path, text]));
      const left = read(languages.de, file, type).filter(
        ({ path, text }) => typeof text === 'string' && english.get(path) === text && !isNeutral(text),
      );
      expect(left).toEqual([]);
    });
  }

  it('of the shell write a date as the language does', () => {
    const date = new Date(2026, 2, 5, 14, 30);
    expect(enShell.saved.about('Chess', date, null)).toMatch(/Chess · Mar 5, 2026.*2:30/);
    expect(deShell.saved.about('Schach', date, 1)).toBe('Schach · 05.03.2026, 14:30 · 1 Zug');
  });
});
