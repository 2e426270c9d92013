/** Whether everything on the board explains itself, and the explanation stands where it can be read. */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { newAttention } from '../../src/dominant-species/board/attention.ts';
import { Board } from '../../src/dominant-species/board/Board.tsx';
import type { Table } from '../../src/dominant-species/board/table-context.ts';
import { entryOf } from '../../src/dominant-species/board/tip-entry.ts';
import { beside } from '../../src/dominant-species/board/tip-place.ts';
import { tipOf } from '../../src/dominant-species/board/tips.ts';
import { de } from '../../src/dominant-species/board/words/de/index.ts';
import { en } from '../../src/dominant-species/board/words/en/index.ts';
import { type Words, WordsContext } from '../../src/dominant-species/board/words/words.ts';
import { generator } from '../../src/dominant-species/generator.ts';
import { randomDealer } from '../../src/dominant-species/rules/dealer.ts';
import { decision, legalMoves, newGame, play } from '../../src/dominant-species/rules/play.ts';
import { type State, copyState } from '../../src/dominant-species/rules/state.ts';

const NAMES = ['Ann', 'Bea', 'Cem', 'Dag', 'Eve', 'Flo'];
const SEATS = NAMES.map((_, seat) => seat);

const tableOf = (s: State, words: Words): Table => ({
  s,
  names: NAMES,
  words,
  asked: decision(s),
  open: new Set(legalMoves(s)),
  last: [],
  since: () => [],
  attention: newAttention(),
  hinted: null,
  send: () => undefined,
});

/** The keys of all explanations on the board. */
function keysOn(state: State): string[] {
  const page = renderToStaticMarkup(
    createElement(
      WordsContext,
      { value: en },
      createElement(Board, { state, names: NAMES, seats: SEATS, story: [], onMove: () => undefined, onUndo: null }),
    ),
  );
  return [...new Set([...page.matchAll(/data-tip="([^"]+)"/g)].map(([, key]) => key!))];
}

/** States of a game, one for each question that comes up. */
function* states(seed: number): Generator<State> {
  const below = generator(seed);
  const dealer = randomDealer(below);
  const s = newGame({ players: 6, animalsEach: 1, randomEarth: false, animals: 'chosen' }, dealer);
  const seen = new Set<string>();
  for (let moves = 0; moves < 900 && !s.over; moves++) {
    const { question } = decision(s)!;
    if (!seen.has(question)) {
      seen.add(question);
      yield copyState(s);
    }
    const legal = legalMoves(s);
    play(s, legal[below(legal.length)]!, dealer);
  }
}

describe('the explanations', () => {
  it('are there for everything that has a key, in both languages, with a place in the rules', () => {
    const kinds = new Set<string>();
    for (const s of states(5)) {
      // One of each kind is enough for each state: what a space holds in store takes its time to work out.
      const keys = new Map(keysOn(s).map((key) => [key.split(':')[0]!, key]));
      for (const [kind, key] of keys) {
        kinds.add(kind);
        expect(entryOf(key, s), key).not.toBeNull();
        for (const words of [en, de]) {
          const tip = tipOf(key, tableOf(s, words));
          expect(tip, key).not.toBeNull();
          for (const line of [tip!.title, ...tip!.lines]) expect(line, key).not.toMatch(/undefined|null|NaN|^$/);
        }
      }
    }
    const needed =
      'animal bag box card corner counter deck element foodChain free initiative phase place printed rank room section space stack survival tile tundra';
    expect([...kinds].sort()).toEqual(expect.arrayContaining(needed.split(' ')));
  });

  it('of a tile say by how much somebody leads, or who is tied', () => {
    const setup = { players: 6, animalsEach: 1, randomEarth: false, animals: 'dealt' } as const;
    const s = newGame(setup, randomDealer(generator(1)));
    const lines = keysOn(s)
      .filter((key) => key.startsWith('tile:'))
      .flatMap((key) => tipOf(key, tableOf(s, en))!.lines);
    // Amphibians match the wetland 6, arachnids and insects 2.
    expect(lines).toContain('Leads by 4, ahead of the arachnid.');
  });
});

describe('an explanation on the screen', () => {
  const length = (most: number) => fc.integer({ min: 1, max: most });

  it('is whole, and never over what it explains', () => {
    fc.assert(
      fc.property(
        length(1400),
        length(900),
        length(400),
        length(120),
        length(360),
        length(700),
        fc.integer({ min: 372, max: 1600 }),
        fc.integer({ min: 500, max: 1000 }),
        (left, top, width, height, tipWidth, tipHeight, viewWidth, viewHeight) => {
          fc.pre(left + width <= viewWidth && top + height <= viewHeight);
          const target = { left, top, right: left + width, bottom: top + height };
          const at = beside(target, { width: tipWidth, height: tipHeight }, { width: viewWidth, height: viewHeight });
          expect(at.left).toBeGreaterThanOrEqual(0);
          expect(at.left + tipWidth).toBeLessThanOrEqual(viewWidth);
          expect(at.top).toBeGreaterThanOrEqual(0);
          expect(at.top + at.height).toBeLessThanOrEqual(viewHeight);
          const apart =
            at.left >= target.right ||
            at.left + tipWidth <= target.left ||
            at.top >= target.bottom ||
            at.top + at.height <= target.top;
          expect(apart).toBe(true);
        },
      ),
    );
  });
});
