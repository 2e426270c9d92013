/**
 * @jest-environment-options {"production": true}
 *
 * Everything on the board has a tooltip, placed where it can be read.
 */
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { TableProvider } from '../../../../src/table/use-table.ts';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import { Supplies } from '../../../../src/games/dominant-species/board/supplies/Supplies.tsx';
import { ui } from '../../../../src/games/dominant-species/board/ui.tsx';
import { rules } from '../../../../src/games/dominant-species/rules/index.ts';
import type { QuestionName } from '../../../../src/games/dominant-species/rules/questions.ts';
import type { Table, Types } from '../../../../src/games/dominant-species/board/table.ts';
import { entryOf } from '../../../../src/games/dominant-species/board/tooltip/rules-entry.ts';
import { fetchRules } from '../../../../src/games/dominant-species/board/rulebook/Rulebook.tsx';
import { beside } from '../../../../src/ui/placement.ts';
import { dock } from '../../../../src/games/dominant-species/board/tooltip/dock.ts';
import { placeId } from '../../../../src/games/dominant-species/board/place-ids.ts';
import { preview } from '../../../../src/games/dominant-species/board/preview/preview.ts';
import { hasValue, valueOf } from '../../../../src/games/dominant-species/rules/moves.ts';
import { tooltipFor } from '../../../../src/games/dominant-species/board/tooltip/tooltips.ts';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { type Locale, LocaleContext } from '../../../../src/games/dominant-species/board/words.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { decision, legalMoves, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import { NOTHING, type State, copyState } from '../../../../src/games/dominant-species/rules/state.ts';

const de = await loadWords('de');
const en = await loadWords('en');

const NAMES = ['Ann', 'Bea', 'Cem', 'Dag', 'Eve', 'Flo'];
const SEATS = NAMES.map((_, seat) => seat);

function tableOf(state: State, words: Locale): Table {
  const asked = rules.decision(state);
  return tableAtRest<Types>({
    state,
    names: NAMES,
    words,
    question: asked && {
      seat: asked.player,
      phase: asked.phase,
      kind: asked.stage as QuestionName,
      side: asked.role ?? NOTHING,
    },
    legal: new Set(legalMoves(state)),
  });
}

/** All places and things of the board. */
function keysOn(state: State): string[] {
  const board = createElement(ui.Board, {
    state,
    names: NAMES,
    seats: SEATS,
    history: [],
    onMove: () => undefined,
    onUndo: null,
  });
  // A drawer's contents exist only once it is open.
  const drawer = createElement(TableProvider<Types>, { table: tableOf(state, en) }, createElement(Supplies));
  const page = [board, drawer]
    .map((part) => renderToStaticMarkup(createElement(LocaleContext, { value: en }, part)))
    .join('');
  return [...new Set([...page.matchAll(/data-place="([^"]+)"/g)].map(([, key]) => key!))];
}

/** States of a game, one for each question that comes up. */
function* states(seed: number): Generator<State> {
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const s = newGame({ players: 6, animalsEach: 1, randomEarth: false, animals: 'chosen' }, chance);
  const seen = new Set<string>();
  for (let moves = 0; moves < 900 && !s.over; moves++) {
    const { question } = decision(s)!;
    if (!seen.has(question)) {
      seen.add(question);
      yield copyState(s);
    }
    const legal = legalMoves(s);
    play(s, legal[randomInt(legal.length)]!, chance);
  }
}

describe('the explanations', () => {
  it('are there for everything that has a key, in both languages, with a place in the rules', async () => {
    const entries = new Set((await fetchRules('en')).map(({ id }) => id));
    const kinds = new Set<string>();
    const unexplained = new Set<string>();
    const broken: string[] = [];
    for (const s of states(5)) {
      // One of each kind is enough for each state: working out what a space would bring takes a while.
      const keys = new Map(keysOn(s).map((key) => [key.split(' ')[0]!, key]));
      for (const [kind, key] of keys) {
        kinds.add(kind);
        if (!entries.has(entryOf(key, s) ?? '')) unexplained.add(key);
        for (const words of [en, de]) {
          const tip = tooltipFor(key, tableOf(s, words));
          if (tip === null) {
            unexplained.add(key);
            continue;
          }
          for (const line of [tip.title, ...tip.lines])
            if (/undefined|null|NaN|^$/.test(line)) broken.push(`${key}: ${line}`);
        }
      }
    }
    expect([...unexplained]).toEqual([]);
    expect(broken).toEqual([]);
    const needed =
      'animal bag box card corner counter deck element foodChain free initiative phase printed room section space stack survival tile tundra';
    expect([...kinds].sort()).toEqual(expect.arrayContaining(needed.split(' ')));
  });

  it('of a tile say by how much somebody leads, or who is tied', () => {
    const setup = { players: 6, animalsEach: 1, randomEarth: false, animals: 'dealt' } as const;
    const s = newGame(setup, randomChance(rng(1)));
    const lines = keysOn(s)
      .filter((key) => key.startsWith('tile '))
      .flatMap((key) => tooltipFor(key, tableOf(s, en))!.lines);
    // Amphibians match the wetland 6, arachnids and insects 2.
    expect(lines).toContain('Leads by 4, ahead of the arachnid.');
  });

  it('of a tile that species may move to say who would lead there', () => {
    const s = [...states(5)].find((each) => decision(each)!.question === 'migration to')!;
    const told = legalMoves(s)
      .filter(hasValue)
      .map((move) => {
        const key = placeId('tile', valueOf(move));
        const after = { ...tableOf(preview(s, move).after, en), legal: new Set<number>() };
        expect(tooltipFor(key, tableOf(s, en))!.lines).toEqual(tooltipFor(key, after)!.lines);
        return key;
      });
    expect(told.length).toBeGreaterThan(1);
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

  const earth = { left: 240, top: 70, right: 970, bottom: 900 };
  const size = { width: 280, height: 150 };
  const tile = (x: number, y: number) => ({ left: x - 60, right: x + 60, top: y - 65, bottom: y + 75 });
  const afar = { left: 1000, top: 300, right: 1040, bottom: 330 };

  it('stands at the lower right of earth, or in the corner where it hides least', () => {
    expect(dock(afar, size, earth, [])).toMatchObject({ left: 674, top: 734 });
    expect(dock(afar, size, earth, [tile(880, 800)])).toMatchObject({ left: 674, top: 86 });
    expect(dock(afar, size, earth, [tile(880, 800), tile(880, 130)])).toMatchObject({ left: 256, top: 734 });
    // It does not move for the sake of a sliver.
    expect(dock(afar, size, earth, [{ left: 600, right: 700, top: 600, bottom: 745 }])).toMatchObject({ top: 734 });
  });

  it('hides nothing of a tile in the lower right corner that it explains', () => {
    expect(dock(tile(880, 800), size, earth, [tile(880, 800), tile(880, 130)])).toMatchObject({ left: 256 });
    expect(dock(earth, size, earth, [])).toBeNull();
  });
});
