/** The texts of the game: the same in both languages, from the first message to the last rule. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '../../src/kit/languages.ts';
import { sectionsOf } from '../../src/kit/documents/markdown.ts';
import { checkLesson, checkScenes } from '../support/content-form.ts';

const FOLDER = 'test/tricks';
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));
type Texts = string | { readonly [key: string]: Texts };

/** The messages of a catalogue by their paths, with the values that each names. */
const messagesIn = (texts: Texts, path = ''): [path: string, text: string, values: string][] =>
  typeof texts === 'string'
    ? [[path, texts, [...new Set([...texts.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort().join()]]
    : Object.entries(texts).flatMap(([key, inside]) => messagesIn(inside, `${path}/${key}`));

it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('says in %s whatever it says in English', (code) => {
  const english = messagesIn(json('words/en.json') as Texts);
  const translated = messagesIn(json(`words/${code}.json`) as Texts);
  expect(translated.map(([path, , values]) => [path, values])).toEqual(
    english.map(([path, , values]) => [path, values]),
  );
  const same = translated.filter(([, text], i) => text === english[i]![1]).map(([path]) => path);
  expect(same.filter((path) => !path.endsWith('phase'))).toEqual([]);
});

it.each(LANGUAGE_CODES)('has the same rules in %s, and every link leads to one', (code) => {
  const ids = (language: string) => sectionsOf(read(`content/${language}/rulebook.md`)).map(({ id }) => id);
  expect(ids(code)).toEqual(ids('en'));
  const links = [...read(`content/${code}/rulebook.md`).matchAll(/\]\(#([\w-]+)\)/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((id) => !ids(code).includes(id!))).toEqual([]);
});

it('has its scenes and its lesson in the form that the page reads', () => {
  const scenes = checkScenes(json('content/scenes.json'));
  checkLesson('first-trick', json('content/lessons/first-trick.json'), scenes);
});
