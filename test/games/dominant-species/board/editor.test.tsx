/** @jest-environment jsdom */
import { act, useState } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { changed, draftOf, faultsOf, written } from '../../../../src/games/dominant-species/board/editor/draft.ts';
import { loadEditor } from '../../../../src/games/dominant-species/board/editor/index.ts';
import { put, takeAway } from '../../../../src/games/dominant-species/board/editor/tools.ts';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { LocaleContext } from '../../../../src/games/dominant-species/board/words.ts';
import { BIRD, FOREST, INSECT, SEA, SUN } from '../../../../src/games/dominant-species/rules/components.ts';
import { CORNERS_OF, hexNamed } from '../../../../src/games/dominant-species/rules/earth.ts';
import { violations } from '../../../../src/games/dominant-species/rules/invariants.ts';
import { CORNER, type Move, SPACE, TILE } from '../../../../src/games/dominant-species/rules/moves.ts';
import {
  type Position,
  readPosition,
  writePosition,
} from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { NOTHING, type State, onTile } from '../../../../src/games/dominant-species/rules/state.ts';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { neverResize, setScreen } from '../../../support/fake-screen.ts';

const en = await loadWords('en');
const editor = await loadEditor('en');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const nothing = (): void => undefined;
setScreen(() => true);
neverResize();

const FORMAT = 'dominant-species position 1';
/** The standard start of three players, written out. */
const START = writePosition(
  readPosition({ format: FORMAT, start: true, players: [['bird'], ['insect'], ['mammal']] }, randomChance(rng(1))),
);
const CENTRE = hexNamed('0,0')!;
const NORTH = hexNamed('0,-1')!;
const FREE = hexNamed('0,-2')!;
const read = (document: unknown) => readPosition(document, randomChance(rng(1)));

describe('A draft', () => {
  it('says what the position says that it was read from', () => {
    const draft = draftOf(START)!;
    expect(faultsOf(draft)).toEqual([]);
    expect(writePosition(read(written(draft)))).toEqual(START);
  });

  it('counts again what follows from a change: gene pool, bag, pawns set aside, face-down tiles', () => {
    const before = draftOf(START)!;
    const after = changed(before, (s) => {
      put(s, { tool: 'terrain', terrain: FOREST }, TILE + FREE);
      put(s, { tool: 'species', animal: BIRD }, TILE + FREE);
      put(s, { tool: 'element', element: SUN }, CORNER + CORNERS_OF[FREE]![0]!);
      put(s, { tool: 'pawn', animal: INSECT }, SPACE + 3);
    });
    expect(after.s.genePool[BIRD]).toBe(before.s.genePool[BIRD]! - 1);
    expect(after.s.bag[SUN]).toBe(before.s.bag[SUN]! - 1);
    expect(after.s.hand[INSECT]).toBe(before.s.hand[INSECT]! - 1);
    expect(violations(read(written(after)))).toEqual([]);
  });

  it('takes what lies on a tile away with it', () => {
    const after = changed(draftOf(START)!, (s) => {
      takeAway(s, { tool: 'terrain', terrain: SEA }, TILE + NORTH);
    });
    expect(after.s.terrain[NORTH]).toBe(NOTHING);
    expect(after.s.species[onTile(INSECT, NORTH)]).toBe(0);
    expect(violations(read(written(after)))).toEqual([]);
  });

  it('is erased from the top: species, ice, tile', () => {
    let draft = changed(draftOf(START)!, (s) => {
      s.species[onTile(BIRD, CENTRE)] = 2;
    });
    const erased = [1, 2, 3].map(() => {
      draft = changed(draft, (s) => {
        takeAway(s, { tool: 'erase' }, TILE + CENTRE);
      });
      const { species, tundra, terrain } = draft.s;
      return [species[onTile(BIRD, CENTRE)], tundra[CENTRE], terrain[CENTRE]];
    });
    expect(erased).toEqual([
      [0, 1, SEA],
      [0, 0, SEA],
      [0, 0, NOTHING],
    ]);
  });

  it('names nobody next to place a pawn who has none left', () => {
    const planning = { ...START, at: { phase: 'planning', next: 'bird' } };
    const after = changed(draftOf(planning)!, (s) => {
      s.hand[BIRD] = 0;
    });
    expect(after.at).toEqual({ phase: 'planning' });
  });

  it.each([
    undefined,
    null,
    'text',
    [],
    {},
    { players: 3 },
    { players: [['bird'], ['bird']] },
    { players: [['bird'], ['insect']], earth: { nowhere: 1, '0,0': { terrain: 'lava' } }, stacks: [{ faceDown: 1e9 }] },
    { players: [['bird'], ['insect']], animals: [], display: { migration: ['mammal', 7] }, at: 3 },
  ])('can be made of anything: %j', (document) => {
    const draft = draftOf(document);
    if (draft !== null) expect(Array.isArray(faultsOf(draft))).toBe(true);
    expect(Array.isArray(editor.faults(document))).toBe(true);
  });
});

describe('What does not add up', () => {
  const withBirds = (birds: number): Position => {
    const { s, at } = draftOf(START)!;
    return written(
      changed({ s, at }, (next) => {
        next.species[onTile(BIRD, CENTRE)] = birds;
      }),
    ) as Position;
  };

  it('is said in the language of the page', async () => {
    const germanEditor = await loadEditor('de');
    const document = withBirds(60);
    expect(editor.faults(document)).toEqual(['Bird: 64 species on earth; there are only 49.']);
    expect(germanEditor.faults(document)).toEqual(['Vögel: 64 Arten auf der Erde; es gibt nur 49.']);
  });

  it.each<[what: string, change: (s: State) => void]>([
    ['seas', ({ terrain }) => terrain.fill(SEA)],
    ['ice', ({ terrain, tundra }) => [terrain.fill(FOREST), tundra.fill(1)]],
    ['disks in boxes', ({ boxes }) => boxes.fill(9)],
    ['disks on animals', ({ added }) => added.fill(2)],
    ['pawns', ({ hand }) => hand.fill(11)],
    ['face-up cards', ({ cards }) => cards.fill(1)],
  ])('is what the notation refuses: too many %s', (_what, change) => {
    const wrong = written(changed(draftOf(START)!, change));
    expect(editor.faults(wrong)).not.toEqual([]);
    expect(() => read(wrong)).toThrow();
  });
});

let unmount: () => void = nothing;
afterEach(() => {
  act(unmount);
  document.body.innerHTML = '';
  jest.useRealTimers();
});

/** The editor on a page, with its current position. */
async function onPage(first: unknown) {
  const box = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(box);
  unmount = () => {
    root.unmount();
  };
  let now = first;
  function Page() {
    const [position, setPosition] = useState(first);
    now = position;
    return (
      <LocaleContext value={en}>
        <editor.Editor document={position} onChange={setPosition} language="en" board={null} />
      </LocaleContext>
    );
  }
  await act(async () => {
    root.render(<Page />);
    await Promise.resolve();
  });
  const fire = (target: Element, event: Event): void => {
    act(() => {
      target.dispatchEvent(event);
    });
  };
  // By attribute: jsdom's selectors cannot handle a plus sign.
  const labelled = (label: string): HTMLElement =>
    [...box.querySelectorAll<HTMLElement>('[aria-label]')].find((each) => each.getAttribute('aria-label') === label)!;
  const button = (text: string): HTMLElement =>
    [...box.querySelectorAll<HTMLElement>('button, label')].find(({ textContent }) => textContent.startsWith(text))!;
  const place = (move: Move): Element => box.querySelector(`[data-move="${String(move)}"]`)!;
  const mouse = (name: string, init: MouseEventInit = {}): MouseEvent =>
    new MouseEvent(name, { bubbles: true, cancelable: true, ...init });
  return {
    box,
    state: () => draftOf(now)!.s,
    at: () => draftOf(now)!.at,
    choose(text: string) {
      const target = button(text);
      fire(target.querySelector('input') ?? target, mouse('click'));
    },
    click: (move: Move, init: MouseEventInit = {}) => {
      fire(place(move), mouse('click', init));
    },
    rightClick: (move: Move) => {
      fire(place(move), mouse('contextmenu'));
    },
    press: (move: Move, key: string) => {
      fire(place(move), new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    touch: (move: Move, name: string) => {
      const event = Object.assign(mouse(name), { pointerType: 'touch', isPrimary: true, pointerId: 1 });
      fire(place(move), event);
    },
    clickOn: (label: string) => {
      fire(labelled(label), mouse('click'));
    },
  };
}

describe('By hand', () => {
  const NORTH_BIRDS = onTile(BIRD, NORTH);

  it('a click puts a species down, however quickly it follows another; a right click or Shift takes one away', async () => {
    const page = await onPage(START);
    const before = page.state().species[NORTH_BIRDS]!;
    page.choose('Bird');
    for (const detail of [1, 2, 3]) page.click(TILE + NORTH, { detail });
    expect(page.state().species[NORTH_BIRDS]).toBe(before + 3);
    page.rightClick(TILE + NORTH);
    page.click(TILE + NORTH, { shiftKey: true });
    expect(page.state().species[NORTH_BIRDS]).toBe(before + 1);
  });

  it('the same by keyboard', async () => {
    const page = await onPage(START);
    const before = page.state().species[NORTH_BIRDS]!;
    page.choose('Bird');
    for (const key of ['Enter', '+', ' ', 'Delete']) page.press(TILE + NORTH, key);
    expect(page.state().species[NORTH_BIRDS]).toBe(before + 2);
    page.press(TILE + NORTH, '-');
    expect(page.state().species[NORTH_BIRDS]).toBe(before + 1);
  });

  it('a long press takes away, and the click after it does nothing', async () => {
    const page = await onPage(START);
    jest.useFakeTimers();
    page.choose('Sea');
    page.click(TILE + FREE);
    page.touch(TILE + FREE, 'pointerdown');
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(page.state().terrain[FREE]).toBe(NOTHING);
    page.touch(TILE + FREE, 'pointerup');
    page.click(TILE + FREE);
    expect(page.state().terrain[FREE]).toBe(NOTHING);
    page.touch(TILE + FREE, 'pointerdown');
    page.click(TILE + FREE);
    expect(page.state().terrain[FREE]).toBe(SEA);
  });

  it('a tile goes next to earth or over another, an element on a corner', async () => {
    const page = await onPage(START);
    page.choose('Forest');
    page.click(TILE + FREE);
    page.click(TILE + NORTH);
    expect([page.state().terrain[FREE], page.state().terrain[NORTH]]).toEqual([FOREST, FOREST]);
    page.choose('Sun');
    const corner = CORNERS_OF[FREE]![0]!;
    page.click(CORNER + corner);
    expect(page.state().disks[corner]).toBe(SUN);
    page.rightClick(CORNER + corner);
    expect(page.state().disks[corner]).toBe(NOTHING);
  });

  it('an empty earth begins again in the middle', async () => {
    const page = await onPage(START);
    page.choose('Clear earth');
    expect(page.state().terrain.every((terrain) => terrain === NOTHING)).toBe(true);
    page.click(TILE + CENTRE);
    page.click(TILE + NORTH);
    expect([page.state().terrain[CENTRE], page.state().terrain[NORTH]]).toEqual([SEA, SEA]);
  });

  it('a tile that was chosen shows what is on it, to be changed by number', async () => {
    const page = await onPage(START);
    page.click(TILE + CENTRE);
    page.clickOn('Bird +1');
    expect(page.state().species[onTile(BIRD, CENTRE)]).toBe(1);
    page.choose('Tundra on top');
    expect(page.state().tundra[CENTRE]).toBe(0);
  });

  it('a pawn goes from the hand to a space of the display and back', async () => {
    const page = await onPage(START);
    const hand = page.state().hand[BIRD]!;
    page.choose('Display');
    page.choose('Bird');
    page.click(SPACE + 1);
    expect([page.state().display[1], page.state().hand[BIRD]]).toEqual([BIRD, hand - 1]);
    page.rightClick(SPACE + 1);
    expect([page.state().display[1], page.state().hand[BIRD]]).toEqual([NOTHING, hand]);
  });

  it('animals, cards and turn are set beside it', async () => {
    const page = await onPage(START);
    page.choose('Animals');
    page.clickOn('Insect: Sun, 0: +1');
    expect(page.state().added[INSECT * 6 + SUN]).toBe(1);
    page.clickOn('Mammal: earlier in initiative');
    expect(page.state().initiative.indexOf(0)).toBe(1);
    page.choose('Turn');
    const select = page.box.querySelector('select')!;
    act(() => {
      select.value = 'glaciation';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(page.at()).toEqual({ phase: 'glaciation' });
  });

  it('a shorter game leaves cards in the box: they are offered no more, and the position says its length', async () => {
    const page = await onPage(START);
    page.choose('Cards');
    const labels = () => [...page.box.querySelectorAll('select')].map((each) => each.closest('label')!.textContent);
    const has = (name: string): boolean => labels().some((label) => label.includes(name));
    const setLengthTo = (value: string): void => {
      const select = [...page.box.querySelectorAll('select')].find(
        (each) => each.querySelector('option[value="shortest"]') !== null,
      )!;
      act(() => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    };
    expect([has('Omnivore'), has('Intelligence'), has('Parasitism'), has('Habitat')]).toEqual([true, true, true, true]);
    for (const length of ['short', 'shortest']) {
      setLengthTo(length);
      expect([has('Omnivore'), has('Intelligence'), has('Parasitism'), has('Habitat')]).toEqual([
        false,
        false,
        false,
        true,
      ]);
      const document = written({ s: page.state(), at: page.at() }) as Position;
      expect(document.length).toBe(length);
      expect(violations(read(document))).toEqual([]);
    }
    setLengthTo('full');
    expect(has('Omnivore')).toBe(true);
    expect(written({ s: page.state(), at: page.at() })).not.toHaveProperty('length');
  });

  it('a length that is none, or a card that it leaves in the box, is refused by name', () => {
    expect(() => read({ ...START, length: 'long' })).toThrow(
      'length: "long" is not a length; allowed: full, short, shortest',
    );
    const omnivore = { ...START, length: 'short', cards: { faceUp: ['omnivore'], taken: [] } };
    expect(() => read(omnivore)).toThrow('cards.faceUp[0]: stays in the box in a game of this length');
  });

  it('says so where the players have no animals yet', async () => {
    const page = await onPage({
      format: FORMAT,
      players: [[], []],
      animalsEach: 1,
      at: { question: 'setup animal' },
    });
    expect(page.box.textContent).toMatch(/still choose their animals/);
  });
});
