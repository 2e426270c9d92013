/** What in the stylesheets decides how much of a page the browser restyles when something on it changes. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { SHEETS, split } from '../support/stylesheets.ts';

/** The selectors of a stylesheet, including those in blocks such as `@media`. */
function selectorsOf(css: string): string[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//gu, '');
  return [...plain.matchAll(/([^{};]+)\{/gu)].map(([, text]) => text!.trim()).filter((text) => !text.startsWith('@'));
}

/** Whether a compound selector names something (an element, class, ID or attribute) outside `:not()` and `:has()`. */
const names = (compound: string): boolean =>
  /(^[a-z&])|[.#[]/u.test(compound.replaceAll(/:(not|has)\((?:[^()]|\([^()]*\))*\)/gu, ''));

/** The selectors that ask what an element contains and name no kind of element for whose style, or for what holds it, that counts. */
const broad = (css: string): string[] =>
  selectorsOf(css)
    .flatMap((list) => split(list, /,/u))
    .filter((selector) => selector.includes(':has('))
    .filter((selector) => {
      const compounds = split(selector, /[\s>+~]/u);
      return !names(compounds.at(-1)!) || compounds.some((each) => each.includes(':has(') && !names(each));
    });

it('finds what would let the browser restyle whatever lies around a change', () => {
  expect(
    broad('body :has(.a) { } .b:has(> .c) > * { } .d:has(.e) .f { } @media print { .g:has(.h) :not(.i) { } }'),
  ).toEqual(['body :has(.a)', '.b:has(> .c) > *', '.g:has(.h) :not(.i)']);
});

it.each(SHEETS)('%s asks what something contains only for kinds of elements that it names', (path) => {
  expect(broad(readFileSync(path, 'utf8'))).toEqual([]);
});

/** Parts of tables that contain much of what changes with a move. A class or an attribute says what they contain instead. */
const LARGE = /^\.(ds-board|table-bar|table-parts|table-panel|ds-animals|cg-table|cg-rivals)(?![\w-])/u;

/** The selectors that ask what such a part contains, except those that match only once a game is over. */
const asksLarge = (css: string): string[] =>
  selectorsOf(css)
    .flatMap((list) => split(list, /,/u))
    .filter((selector) => !selector.includes(':not([data-question])'))
    .filter((selector) => split(selector, /[\s>+~]/u).some((each) => LARGE.test(each) && each.includes(':has(')));

it('finds what would let the browser look through a large part of a table with every change in it', () => {
  const css = '.table-bar:has(> :nth-child(3)) .a { } .table-bar .b:has(.c) { } .cg-rivals:is(.d, :has(.e)) .f { }';
  expect(asksLarge(css)).toEqual(['.table-bar:has(> :nth-child(3)) .a', '.cg-rivals:is(.d, :has(.e)) .f']);
});

it.each(SHEETS)('%s does not ask what large parts of tables contain', (path) => {
  expect(asksLarge(readFileSync(path, 'utf8'))).toEqual([]);
});

/** Properties that can change from frame to frame without a new layout. */
const MOVABLE = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'opacity',
  'clip-path',
  'background',
  'stroke-dashoffset',
];

/** The properties that a stylesheet's animations change. */
function animated(css: string): string[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\//gu, '');
  return [...plain.matchAll(/@keyframes [^{]*\{((?:[^{}]*\{[^}]*\})*)/gu)].flatMap(([, frames]) =>
    [...frames!.matchAll(/([\w-]+)\s*:/gu)].map(([, property]) => property!),
  );
}

it('finds what animations change', () => {
  expect(animated('@keyframes a { from { left: 0; opacity: 0 } to { top: 1px } } .b { width: 0 }')).toEqual([
    'left',
    'opacity',
    'top',
  ]);
});

it.each(SHEETS)('%s animates nothing that has to be laid out', (path) => {
  expect(animated(readFileSync(path, 'utf8')).filter((property) => !MOVABLE.includes(property))).toEqual([]);
});
