/** The catalogues: JSON files with the same messages in every language. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '../../src/kit/languages.ts';
import { type Nouns, type Value, type Values, messageReader } from '../../src/words/message.ts';
import { casesAt, placeholdersIn } from './placeholders.ts';

const SRC = join(import.meta.dirname, '../../src');
const CATALOGUES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[/])words[/]en[/][^/]+[.]json$/.test(path))
  // Names of cards: a language has those that differ from the card data.
  .filter((path) => !path.endsWith('/cards.json'))
  .sort();

type Texts = string | { readonly [key: string]: Texts };

/** The messages of a catalogue, by their path. */
function messagesIn(catalogue: Texts, path = ''): [path: string, text: string][] {
  if (typeof catalogue === 'string') return [[path, catalogue]];
  return Object.entries(catalogue).flatMap(([key, inside]) => messagesIn(inside, path === '' ? key : `${path}.${key}`));
}
type Catalogue = Readonly<Record<string, Texts>> & Readonly<Partial<Record<'nouns' | 'sections' | 'cards', Nouns>>>;
const catalogueOf = (path: string, language: string): Catalogue =>
  JSON.parse(readFileSync(join(SRC, path.replace('/en/', `/${language}/`)), 'utf8')) as Catalogue;
/** The messages of a catalogue. Its nouns are none: each language has the forms that it needs. */
function read(path: string, language: string): Map<string, string> {
  return new Map(messagesIn(catalogueOf(path, language)).filter(([key]) => !key.startsWith('nouns.')));
}
const nounsOf = ({ nouns, sections, cards }: Catalogue): Nouns => ({ ...nouns, ...sections, ...cards });

/** The names of the values in a message. */
const namesIn = (text: string): string[] => [...new Set(placeholdersIn(text).map(({ name }) => name))];

/** What a value of a message may be: some numbers, the cases by which the message chooses, or any text. */
function valuesOf(text: string, name: string): readonly Value[] {
  const uses = [...text.matchAll(new RegExp(`\\{\\s*${name.replace('.', '[.]')}\\s*,\\s*(\\w+),?`, 'g'))];
  const choices = uses.filter(([, form]) => form === 'select');
  if (choices.length > 0) {
    const cases = choices.flatMap(({ index, 0: begin }) => casesAt(text, index + begin.length));
    return cases.map(({ label: each }) =>
      each === 'null' ? null : each === 'true' ? true : each === 'other' ? 3 : each,
    );
  }
  return uses.some(([, form]) => form !== 'list') ? [0, 1, 2, 7, 40_000_000] : ['Ann', 3];
}

/** Values for each way in which a message can be read. */
function* valuesFor(text: string): Generator<Values> {
  const values = namesIn(text).map((name) => [name, valuesOf(text, name)] as const);
  const [first, ...rest] = values.map(([, possible]) => possible.length);
  const ways = rest.reduce((product, count) => product * count, first ?? 1);
  for (let way = 0; way < ways; way++) {
    let left = way;
    const given: Record<string, Value> = {};
    for (const [name, possible] of values) {
      const value = possible[left % possible.length];
      left = Math.floor(left / possible.length);
      const [whole = '', part] = name.split('.');
      given[whole] = part === undefined ? value : { ...(given[whole] as Values), [part]: value };
    }
    yield given;
  }
}

const isWhole = (text: string): boolean =>
  /\S/.test(text) && !/undefined|NaN|\[object|[{}#]| {2}|^ | $| [.,:;](?!\w)|\.\.$/.test(text);

/** Words that are the same in English and German: names and loanwords. */
const SAME = [
  'Dominant Species',
  'Name',
  'Chat',
  'Start',
  'Link',
  'Tab',
  'PNG',
  'SVG',
  'min',
  'Browser',
  'Online',
  'Pause',
  'Esc',
  'Bot',
  'Discord',
  'Slack',
  'Webhook',
  'Mutation',
  'Phase',
  'orange',
  'Hand',
  'Initiative',
  'Wanderlust',
  'Migration',
  'Evolution',
  'Tundra',
];

describe.each(CATALOGUES)('the catalogue %s', (path) => {
  const english = read(path, 'en');

  it.each(LANGUAGE_CODES)('has the same messages with the same values in %s', (language) => {
    const translated = read(path, language);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    const others = [...english].filter(([key, text]) => {
      const [here, there] = [namesIn(text), namesIn(translated.get(key)!)];
      return here.some((name) => !there.includes(name)) || there.some((name) => !here.includes(name));
    });
    expect(others).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('has the same nouns in %s, each with a name', (language) => {
    const { nouns = {} } = catalogueOf(path, language);
    expect(Object.keys(nouns).sort()).toEqual(Object.keys(catalogueOf(path, 'en').nouns ?? {}).sort());
    for (const { name } of Object.values(nouns)) expect(name).toMatch(/\S/);
  });

  it.each(LANGUAGE_CODES)('says something whatever its messages are given, in %s', (language) => {
    const message = messageReader({ language, nouns: nounsOf(catalogueOf(path, language)) });
    const broken = [...read(path, language)].flatMap(([key, text]) =>
      [...valuesFor(text)].flatMap((values) => {
        const shown = message(text)(values);
        return isWhole(shown) ? [] : [[key, shown]];
      }),
    );
    expect(broken).toEqual([]);
  });

  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('is not in English in %s', (language) => {
    const isNeutral = (text: string): boolean =>
      !/\p{L}{2}/u.test(
        SAME.reduce(
          (rest, word) => rest.replaceAll(word, ''),
          text.replaceAll(/\} *\S+ \{/g, '}{').replaceAll(/\{[^}]*\}/g, ''),
        ),
      );
    const left = [...read(path, language)].filter(([key, text]) => english.get(key) === text && !isNeutral(text));
    expect(left).toEqual([]);
  });
});
