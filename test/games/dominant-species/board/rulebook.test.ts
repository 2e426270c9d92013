/**
 * @jest-environment-options {"production": true}
 *
 * The rulebook is complete, can be searched, and agrees with the tooltips.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { RulebookPages, passageOf } from '../../../../src/table/rulebook/RulebookPages.tsx';
import { parts } from '../../../../src/games/dominant-species/board/rulebook/Figures.tsx';
import { entryId, fetchRules } from '../../../../src/games/dominant-species/board/rulebook/Rulebook.tsx';
import { stretches, withoutLinks } from '../../../../src/table/rulebook/rulebook-text.ts';
import { folded, hasAll, marked, wordsOf } from '../../../../src/ui/search.ts';
import { outlookText } from '../../../../src/games/dominant-species/board/preview/outlook-text.ts';
import { type Locale, LocaleContext, loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import {
  ANIMALS,
  CARDS,
  DEFAULT_COUNT,
  DEFAULT_ELEMENT,
  ELEMENTS,
  PHASES,
  PLACINGS,
  SPECIATION_LIMIT,
  SPECIES_EACH,
  STARTING_PAWNS,
  TERRAINS,
  bonus,
} from '../../../../src/games/dominant-species/rules/components.ts';

const de = await loadWords('de');
const en = await loadWords('en');

const LANGUAGES = { en, de };
/** What has an entry named like on the table. */
const THINGS = [
  ...PHASES.filter((phase) => !['planning', 'reset', 'setup'].includes(phase)),
  ...CARDS,
  ...ANIMALS,
  ...TERRAINS,
  ...ELEMENTS,
];
/** How often an element is printed, in words. */
const TIMES = { en: ['', '', 'twice', '3 times'], de: ['', '', 'zweimal', 'dreimal'] };

const TOKENS = [...ANIMALS, ...TERRAINS, ...ELEMENTS];

describe.each(['en', 'de'] as const)('the rules (%s)', (language) => {
  const words = LANGUAGES[language];
  const book = async () => {
    const entries = await fetchRules(language);
    const texts = entries.map((entry) => ({
      title: entry.title,
      text: folded([entry.title, ...passageOf(entry, words, parts).text].join('\n')).text,
    }));
    const find = (query: string): string[] =>
      texts.filter((entry) => hasAll(entry.text, wordsOf(query))).map(({ title }) => title);
    const page = (): string =>
      renderToStaticMarkup(
        createElement(
          LocaleContext,
          { value: words },
          createElement(RulebookPages<Locale>, { entries, words, parts, target: { to: null } }),
        ),
      );
    return { entries, find, page };
  };

  it('have an entry for every phase, section, card, animal, terrain and element, called as on the table', async () => {
    const { entries } = await book();
    const { sections, cards } = words;
    const names = [...Object.values(sections), ...Object.values(cards)].map(({ name }) => name());
    const titles = [...names, ...TOKENS.map((thing) => words.thing({ thing }))];
    const found = THINGS.map((thing) => entries.find(({ id }) => id === entryId(thing))?.title);
    expect([...found].sort()).toEqual(titles.sort());
    for (const phase of ['planning', 'reset', 'setup'] as const)
      expect(entries.find(({ id }) => id === phase)?.title).toBe(words.phases[phase].name());
    expect(entries.every(({ chapter }) => chapter !== null)).toBe(true);
  });

  it('say of each element whose display has it printed, and how often', async () => {
    const { entries } = await book();
    ELEMENTS.forEach((element, number) => {
      const { blocks } = entries.find(({ id }) => id === element)!;
      const text = blocks[0]?.kind === 'text' ? blocks[0].text : '';
      const animal = DEFAULT_ELEMENT.indexOf(number);
      expect(text).toContain(`(#${ANIMALS[animal]!})`);
      expect(text).toContain(TIMES[language][DEFAULT_COUNT[animal]!]!);
    });
  });

  it('lead with the sentence that explains the thing on the table', async () => {
    const page = (await book()).page();
    const short = [
      ...Object.values(words.sections).map(({ rule }) => rule()),
      ...Object.values(words.cards).map(({ effect }) => effect()),
      ...Object.values(words.abilities).map((ability) => ability()),
      ...Object.values(words.phases).map(({ rule }) => rule()),
      ...Object.values(words.counters).map(({ text }) => text()),
      ...Object.values(words.display.free).map((free) => free()),
      words.supplies.survivalText(),
    ];
    const escape = (text: string): string => renderToStaticMarkup(text);
    for (const sentence of short) expect(page).toContain(escape(sentence));
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
      ...Object.values(words.cards).map(({ name }) => name()),
      ...Object.values(words.sections).map(({ name }) => name()),
      ...TOKENS.map((thing) => words.thing({ thing })),
    ];
    for (const name of names) {
      expect(find(name.toUpperCase())).toContain(name);
      expect(find(name.normalize('NFD').replace(/\p{M}/gu, ''))).toContain(name);
    }
    expect(find('').length).toBeGreaterThan(THINGS.length);
    expect(find('xyzzy')).toEqual([]);
  });
});

describe.each([
  [
    'en',
    {
      dominance: /By the printed rules players claim it, .* here that is done for you/,
      regression: /A protection cannot be declined/,
      glaciation: /If the first space is empty .* nothing happens there this turn, and the others wait/,
      immigrants: /A pawn in hand is one that is neither on the display nor set aside/,
      instinct: /It takes a pawn in hand/,
      speciation: /The newest printing calls this action Growth/,
    },
    'Growth',
  ],
  [
    'de',
    {
      dominance: /Nach der gedruckten Regel sagt man sie an .* hier geschieht das von allein/,
      regression: /Auf einen Schutz kann man nicht verzichten/,
      glaciation: /Ist das erste Feld leer, .* geschieht dort in dieser Runde nichts, und die anderen warten/,
      immigrants: /auf der Hand/,
      instinct: /auf der Hand/,
      speciation: /Die neueste Auflage nennt diese Aktion .*Wachstum/,
    },
    'Wachstum',
  ],
] as const)('where the rules are easily mistaken (%s)', (language, notes, newerName) => {
  const words = LANGUAGES[language];

  it.each(Object.entries(notes))('a note in the entry of %s says how it is', async (id, note) => {
    const entry = (await fetchRules(language)).find((each) => each.id === id)!;
    expect(passageOf(entry, words, parts).text.join(' ')).toMatch(note);
  });

  it('the newer name of Speciation finds it', async () => {
    const found = (await fetchRules(language)).filter((entry) =>
      hasAll(
        folded([entry.title, entry.alsoCalled, ...passageOf(entry, words, parts).text].join('\n')).text,
        wordsOf(newerName),
      ),
    );
    expect(found.map(({ id }) => id)).toEqual(['speciation']);
  });

  it('the table says so, too, where it happens: a pawn that waits, protections that must be used, a pawn in hand', () => {
    const waits = outlookText(words, { section: 'glaciation', waits: true, tiles: 3, vps: 6 });
    expect(waits).toMatch(
      language === 'en' ? /only a pawn on the first space acts/ : /Nur eine Figur auf dem ersten Feld/,
    );
    for (const card of ['immigrants', 'instinct'] as const)
      expect(words.cards[card].effect()).toMatch(language === 'en' ? /hand/ : /von der Hand/);
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
    expect(stretches('An [Ice Sheet](#ice-sheet) is a [Glaciation](#glaciation).')).toEqual([
      { text: 'An ', to: null },
      { text: 'Ice Sheet', to: 'ice-sheet' },
      { text: ' is a ', to: null },
      { text: 'Glaciation', to: 'glaciation' },
      { text: '.', to: null },
    ]);
    expect(withoutLinks('[a](#matching) b [c](#endangered)')).toBe('a b c');
  });
});
