/** Colours, spaces and the like that the styles take from custom properties: one that nothing sets is silently left out. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

/** What is styled: `var(--name)` without a value in case nothing sets it. */
const USED = /var\((--[a-z][\w-]*)\)/giu;
/** Where a property is set: in a stylesheet, as a style of an element, or by a script. */
const SET = /(--[a-z][\w-]*)['"`\]]*\s*:|setProperty\(\s*['"`](--[\w-]+)/giu;

/** The custom properties that some of these texts use and none sets. */
function unset(texts: readonly string[]): string[] {
  const set = new Set(
    texts.flatMap((text) => [...text.matchAll(SET)].map(([, styled, scripted]) => styled ?? scripted)),
  );
  const used = new Set(texts.flatMap((text) => [...text.matchAll(USED)].map(([, name]) => name!)));
  return [...used].filter((name) => !set.has(name));
}

it('finds a custom property that nothing sets', () => {
  const css = '.a { --set: red; color: var(--set); width: var(--left-out); height: var(--either, 1px) }';
  expect(unset([css, "style={{ '--styled': 1 }} var(--styled)"])).toEqual(['--left-out']);
});

it('every custom property that styles use is set somewhere', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(css|tsx?|js)$/u.test(path),
  );
  expect(unset(sources.map((path) => readFileSync(join('src', path), 'utf8')))).toEqual([]);
});
