/**
 * Every room of the page, that is every folder with components, styles what is its own. A class is styled in one stylesheet, in the folder whose
 * components have it; one that several folders have, in one of these, in the folder around them, or in `ui` of the folder around them or a folder of that.
 * A room may place what it holds: parts that all rooms share (`ui-…`) and drawings (`art/`) are fitted into a class of its own.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Rule, SHEETS, rulesOf, split } from '../support/stylesheets.ts';

/** The properties that set where something is and how large it is. */
const PLACING =
  /^(--[\w-]+|(min-|max-)?(width|height)|margin.*|position|inset.*|top|right|bottom|left|display|visibility|flex.*|order|(align|justify)-self|grid-(area|row|column)|vertical-align|z-index|opacity|animation)$/u;

/** Classes that are not styled where they are used, each with the reason. */
const EXCEPTIONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^home-unreachable$/u, 'stands in place of a page whose stylesheets may be what cannot be fetched'],
  [/^cover-/u, 'the pictures of the games, which the home page shows by the names of the registry'],
];

const SHARED = /^(ui-|visually-hidden$)/u;

/** The classes that a selector names, except those that it excludes. */
const classesIn = (selector: string): string[] => [...selector.matchAll(/\.([a-z][\w-]*)/giu)].map(([, name]) => name!);
const WITHOUT_CONDITIONS = /:(not|has|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/gu;

/** The classes of what a rule styles (those of the last part of its selector that has any), and the classes around that. */
function partsOf({ selector, outer }: Rule): {
  readonly styled: readonly string[];
  readonly around: readonly string[];
} {
  const compounds = [...outer, selector].flatMap((part) => split(part, /[\s>+~]/u));
  const last = compounds.findLastIndex((part) => /[.#]/u.test(part.replaceAll(WITHOUT_CONDITIONS, '')));
  if (last < 0) return { styled: [], around: [] };
  return {
    styled: classesIn(compounds[last]!.replaceAll(WITHOUT_CONDITIONS, '')),
    around: compounds.slice(0, last).flatMap(classesIn),
  };
}

/** The folders whose components have a class, from the strings of their source; a class put together from `name-${…}` is found by its beginning. */
function foldersByClass(
  sources: readonly (readonly [path: string, text: string])[],
): (name: string) => readonly string[] {
  const byName = new Map<string, Set<string>>();
  const beginnings: (readonly [beginning: string, folder: string])[] = [];
  for (const [path, text] of sources) {
    const plain = text.replaceAll(/\/\*[^]*?\*\/|^import .*$|(?<!:)\/\/.*$/gmu, '');
    for (const [, name, composed] of plain.matchAll(/(?<![.\w-])([a-z][\w-]*)(\$\{)?/giu)) {
      if (composed !== undefined && /^(?!(ds|cg|evo|page|table|ui)-$).*-$/u.test(name!))
        beginnings.push([name!, dirname(path)]);
      else byName.set(name!, (byName.get(name!) ?? new Set()).add(dirname(path)));
    }
  }
  return (name) => [
    ...new Set([
      ...(byName.get(name) ?? []),
      ...beginnings.filter(([beginning]) => name.startsWith(beginning)).map(([, folder]) => folder),
    ]),
  ];
}

/** Whether a stylesheet in a folder may style elements of a class. */
function mayStyle(folder: string, users: readonly string[]): boolean {
  if (users.includes(folder)) return true;
  const around = folder.replace(/\/ui(\/.*)?$/u, '');
  return users.length > 1 && users.every((user) => `${user}/`.startsWith(`${around}/`));
}

/** The violations of these rules, in words. */
function faultsOf(
  sheets: readonly (readonly [path: string, css: string])[],
  foldersOf: (name: string) => readonly string[],
): string[] {
  const faults = new Set<string>();
  const homes = new Map<string, string>();
  for (const [path, css] of sheets) {
    const folder = dirname(path);
    const isOwn = (name: string): boolean =>
      EXCEPTIONS.some(([names]) => names.test(name)) || mayStyle(folder, foldersOf(name));
    for (const rule of rulesOf(css)) {
      for (const name of classesIn(`${rule.outer.join(' ')} ${rule.selector}`))
        if (foldersOf(name).length === 0) faults.add(`${path}: no component has .${name}`);
      const { styled, around } = partsOf(rule);
      const isPlacing = rule.properties.every((property) => PLACING.test(property));
      const mayPlace = (name: string): boolean =>
        SHARED.test(name) ||
        (isPlacing && foldersOf(name).some((user) => user.endsWith('/art') || `${folder}/`.startsWith(`${user}/`))) ||
        (isPlacing && foldersOf(name).length > 1);
      const home = (name: string): string => homes.get(name) ?? path;
      if (around.some(isOwn) && styled.some(mayPlace)) continue;
      if (styled.length > 0 && !styled.some(isOwn)) faults.add(`${path}: ${rule.selector} is of another room`);
      else if (styled.length === 1) {
        if (home(styled[0]!) !== path) faults.add(`${path}: .${styled[0]!} is styled in ${home(styled[0]!)}, too`);
        homes.set(styled[0]!, home(styled[0]!));
      }
    }
  }
  return [...faults];
}

describe('the rooms of stylesheets', () => {
  const foldersOf = foldersByClass([
    ['board/hand/Hand.tsx', 'className="x-hand"; className={`x-size-${size}`}; document.querySelector(".x-card")'],
    ['board/cards/Card.tsx', 'className="x-card"'],
    ['board/art/Seal.tsx', 'className="x-seal"'],
    ['board/log/Log.tsx', 'className="x-hand-sign ui-button x-none"'],
    ['board/chart/Chart.tsx', 'className="x-none"'],
  ]);
  const faults = (...sheets: [path: string, css: string][]): string[] => faultsOf(sheets, foldersOf);

  it('take what is their own, shared or placed', () => {
    expect(
      faults(
        ['board/hand/hand.css', '.x-hand { color: red } .x-size-3 b { top: 0 } .x-hand > .x-seal { width: 1rem }'],
        ['board/cards/card.css', '@container (width < 9rem) { .x-hand .x-card { color: red } }'],
        ['board/board.css', '.x-none { color: red }'],
        ['board/log/log.css', '.x-hand-sign .ui-button { color: red } .x-hand-sign .x-none { display: none }'],
      ),
    ).toEqual([]);
  });

  it.each([
    ['another room', 'board/hand/hand.css', '.x-hand .x-card { width: 1rem }', '.x-hand .x-card is of another room'],
    ['a room from the board', 'board/board.css', '.x-card { order: 1 }', '.x-card is of another room'],
    [
      'a colour of a drawing',
      'board/hand/hand.css',
      '.x-hand .x-seal { fill: red }',
      '.x-hand .x-seal is of another room',
    ],
    ['a shared part from afar', 'board/hand/hand.css', '.ui-button { top: 0 }', '.ui-button is of another room'],
    ['a nested rule', 'board/hand/hand.css', '.x-hand { & .x-card { top: 0 } }', '& .x-card is of another room'],
    ['nobody', 'board/hand/hand.css', '.x-hand .x-gone { top: 0 }', 'no component has .x-gone'],
  ])('do not style %s', (_, path, css, fault) => {
    expect(faults([path, css])[0]).toBe(`${path}: ${fault}`);
  });

  it('do not style a class twice', () => {
    expect(faults(['board/hand/a.css', '.x-hand { top: 0 }'], ['board/hand/b.css', 'i .x-hand b { top: 0 }'])).toEqual([
      'board/hand/b.css: .x-hand is styled in board/hand/a.css, too',
    ]);
  });
});

/** Source that may name a class: all of the page, what the build writes into index.html, and index.html itself. */
const SOURCES = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/u.test(path))
    .map((path) => join('src', path)),
  'index.html',
  'tools/build/static-shell.ts',
].map((path) => [path, readFileSync(path, 'utf8')] as const);

it('every class is styled in one stylesheet, that of its room, and has a component', () => {
  const sheets = SHEETS.map((path) => [path, readFileSync(path, 'utf8')] as const);
  expect(faultsOf(sheets, foldersByClass(SOURCES))).toEqual([]);
});

it('the page knows no class of a game, nor a game one of the page', () => {
  const named = (text: string, names: RegExp): string[] => text.match(names) ?? [];
  const found = [...SOURCES, ...SHEETS.map((path) => [path, readFileSync(path, 'utf8')] as const)].flatMap(
    ([path, text]) =>
      (path.startsWith('src/games/') ? named(text, /(?<=[.'"` ])page-\w+/gu) : named(text, /\.(ds|cg|evo)-\w+/gu)).map(
        (name) => `${path}: ${name}`,
      ),
  );
  expect(found).toEqual([]);
});
