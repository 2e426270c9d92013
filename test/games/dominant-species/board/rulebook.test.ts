/**
 * @jest-environment-options {"production": true}
 *
 * The rulebook is complete, can be searched, and agrees with the tooltips.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { RulebookPages } from '../../../../src/games/dominant-species/board/rulebook/RulebookPages.tsx';
import { allText, chaptersOfRules } from '../../../../src/games/dominant-species/board/rulebook/entries.ts';
import { stretches, withoutLinks } from '../../../../src/games/dominant-species/board/rulebook/links.ts';
import { folded, hasAll, marked, wordsOf } from '../../../../src/ui/search.ts';
import { de } from '../../../../src/games/dominant-species/board/locales/de/index.ts';
import { en } from '../../../../src/games/dominant-species/board/locales/en/index.ts';
import { CHAPTERS, TOPICS } from '../../../../src/games/dominant-species/board/locales/rules-text.ts';
import { LocaleContext } from '../../../../src/games/dominant-species/board/locales/locale.ts';
import {
  ANIMALS,
  CARDS,
  ELEMENTS,
  PHASES,
  PLACINGS,
  SPECIATION_LIMIT,
  SPECIES_EACH,
  STARTING_PAWNS,
  TERRAINS,
  bonus,
} from '../../../../src/games/dominant-species/rules/components.ts';

const LANGUAGES = { en, de };
const ENTRIES = [...TOPICS, ...PHASES, ...CARDS, ...ANIMALS, ...TERRAINS, ...ELEMENTS];

describe.each(['en', 'de'] as const)('the rules (%s)', (language) => {
  const words = LANGUAGES[language];
  const book = async () => {
    const text = await words.rules.load();
    const entries = chaptersOfRules(words, text).flatMap((chapter) => chapter.entries);
    const texts = entries.map((entry) => ({ title: entry.title, text: folded(allText(words, text, entry)).text }));
    const find = (query: string): string[] =>
      texts.filter((entry) => hasAll(entry.text, wordsOf(query))).map(({ title }) => title);
    const page = (): string =>
      renderToStaticMarkup(
        createElement(
          LocaleContext,
          { value: words },
          createElement(RulebookPages, { rules: text, target: { to: null } }),
        ),
      );
    return { text, entries, find, page };
  };

  it('have an entry for every topic, phase, section, card, animal, terrain and element, each once', async () => {
    const { text, entries } = await book();
    expect(chaptersOfRules(words, text).map(({ name }) => name)).toEqual(CHAPTERS);
    expect(entries.map(({ name }) => name).sort()).toEqual([...new Set(ENTRIES)].sort());
  });

  it('lead with the sentence that explains the thing on the table', async () => {
    const page = (await book()).page();
    const short = [
      ...Object.values(words.sections).map(({ rule }) => rule),
      ...Object.values(words.cards).map(({ effect }) => effect),
      ...Object.values(words.animals).map(({ ability }) => ability),
      ...Object.values(words.phases).map(({ rule }) => rule),
      ...Object.values(words.counters).map(({ text }) => text),
      ...Object.values(words.display.free),
      words.supplies.survivalText,
    ];
    const escape = (text: string): string => renderToStaticMarkup(text);
    for (const sentence of short) expect(page).toContain(escape(sentence));
  });

  it('link only to entries there are', async () => {
    const { entries } = await book();
    const links = entries.flatMap(({ text, rulings = [] }) =>
      [...text.flat(), ...rulings].flatMap((paragraph) => stretches(paragraph).flatMap(({ to }) => to ?? [])),
    );
    expect(links.length).toBeGreaterThan(50);
    for (const to of links) expect(ENTRIES).toContain(to);
    for (const { text } of entries) for (const each of text.flat()) expect(withoutLinks(each)).not.toMatch(/[[\]]/);
  });

  it('give the numbers of the components', async () => {
    const page = (await book()).page();
    const cells = (numbers: readonly (number | string)[]): string =>
      numbers.map((number) => `<td>${String(number)}</td>`).join('');
    TERRAINS.forEach((_, terrain) => {
      const places = [0, 1, 2, 3].map((place) => PLACINGS[terrain]![place] ?? '·');
      expect(page).toContain(cells([...places, SPECIATION_LIMIT[terrain]!]));
    });
    expect(page).toContain(cells([1, 2, 3, 4, 5, 6, 7, 8, 9].map(bonus)));
    for (const table of [STARTING_PAWNS, SPECIES_EACH]) expect(page).toContain(cells(table.slice(2)));
  });

  it('are found by the names of things, whatever their case and accents', async () => {
    const { find } = await book();
    const names: string[] = [
      ...Object.values(words.cards).map(({ name }) => name),
      ...Object.values(words.sections).map(({ name }) => name),
      ...Object.values(words.animals).map(({ name }) => name),
    ];
    for (const name of [...names, ...Object.values(words.terrains), ...Object.values(words.elements)]) {
      expect(find(name.toUpperCase())).toContain(name);
      expect(find(name.normalize('NFD').replace(/\p{M}/gu, ''))).toContain(name);
    }
    expect(find('')).toHaveLength(ENTRIES.length);
    expect(find('xyzzy')).toEqual([]);
  });
});

describe('the search', () => {
  it('wants every word, in any order', () => {
    const text = folded('The insect may put one species on any tile').text;
    expect(hasAll(text, wordsOf('tile INSECT'))).toBe(true);
    expect(hasAll(text, wordsOf('tile mammal'))).toBe(false);
  });

  it('marks what it found where it stands, accents and all', () => {
    expect(marked('Die Wüste und die Große Straße', wordsOf('wuste strass'))).toEqual([
      { text: 'Die ', hit: false },
      { text: 'Wüste', hit: true },
      { text: ' und die Große ', hit: false },
      { text: 'Straß', hit: true },
      { text: 'e', hit: false },
    ]);
    expect(marked('tundra', [])).toEqual([{ text: 'tundra', hit: false }]);
  });

  it('takes links apart', () => {
    expect(stretches('An [Ice Sheet](ice sheet) is a [Glaciation](glaciation).')).toEqual([
      { text: 'An ', to: null },
      { text: 'Ice Sheet', to: 'ice sheet' },
      { text: ' is a ', to: null },
      { text: 'Glaciation', to: 'glaciation' },
      { text: '.', to: null },
    ]);
    expect(withoutLinks('[a](matching) b [c](endangered)')).toBe('a b c');
  });
});
