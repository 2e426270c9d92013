/** Every language has every text, and in that language. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '../../../../src/kit/languages.ts';
import { words as deBoard } from '../../../../src/games/dominant-species/board/locales/de/index.ts';
import { words as enBoard } from '../../../../src/games/dominant-species/board/locales/en/index.ts';
import { type Said, keysOf, reader } from '../support/said.ts';

const CATALOGUES = [
  {
    catalogue: 'the board',
    file: 'src/games/dominant-species/board/locales/locale.ts',
    type: 'Locale',
    en: enBoard,
    de: deBoard,
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
});
