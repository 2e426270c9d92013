/** @jest-environment jsdom */
import { type ComponentProps, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { animalMarkup } from '../../../../src/games/card-game/board/art/AnimalPicture.tsx';
import { words as de } from '../../../../src/games/card-game/board/locales/de.ts';
import { words as en } from '../../../../src/games/card-game/board/locales/en.ts';
import { ui } from '../../../../src/games/card-game/board/ui.tsx';
import { listsOf } from '../../../../src/games/card-game/rules/cards.ts';
import { CLASSES } from '../../../../src/games/card-game/rules/components.ts';
import { moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { view } from '../../../../src/games/card-game/rules/view.ts';
import { endangered, happening, table } from '../support/table.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** The screen that the next table lies on: a wide one unless said. */
let isPhone = false;
window.matchMedia = (query) =>
  ({
    matches: query.includes('reduce') || (!isPhone && query.includes('75em')),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

const { Board, Words, Rulebook } = ui;
const cards = listsOf('reconstruction');
let unmount: () => void = () => undefined;
afterEach(() => {
  isPhone = false;
  act(unmount);
  document.body.innerHTML = '';
});

function show(s: State, more: Partial<ComponentProps<typeof Board>> = {}, words = en) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  unmount = () => {
    root.unmount();
  };
  const onMove = jest.fn();
  const names = ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Frida'].slice(0, s.hands.length);
  act(() => {
    root.render(
      <Words value={words}>
        <Board state={s} names={names} seats={[0]} onMove={onMove} onUndo={null} history={[]} {...more} />
      </Words>,
    );
  });
  const held = (name: string): HTMLElement =>
    [...box.querySelectorAll<HTMLElement>('.cg-held')].find((each) =>
      each.getAttribute('aria-label')!.startsWith(name),
    )!;
  return { box, onMove, held };
}

const s = table({
  players: [
    { hand: ['insect-12', 'arachnid-01', 'event-recovery-1'], table: ['mammal-11', endangered('reptile-09')], vps: 11 },
    { hand: ['bird-02'], table: ['bird-01'], vps: 14, elements: ['grass'] },
  ],
});

describe('The table', () => {
  it('shows one’s own hand in words, and of other hands only how many cards', () => {
    const { box, held } = show(view(s, 0));
    expect(box.querySelectorAll('.cg-held')).toHaveLength(3);
    expect(held('Tarantula Hawk').getAttribute('aria-label')).toBe(
      'Tarantula Hawk, insect, food chain 4, grass grub, suppresses one bird',
    );
    expect(box.textContent).not.toContain('Condor');
    expect(box.querySelector('.cg-count')!.textContent).toContain('1 card in hand');
  });

  it('shows what a card would change before it is played', () => {
    const { box, held } = show(s);
    act(() => {
      held('Tarantula Hawk').focus();
    });
    const strip = box.querySelector('.cg-strip')!;
    expect(strip.textContent).toContain('6 → 10 2nd → 1st');
    expect(strip.textContent).toContain('taken from BBen 1 to 0');
    expect(strip.querySelector('[aria-label="grass"]')).not.toBeNull();
    expect(strip.textContent).toContain('suppresses Eagle BBen 10 → 5');
    expect(box.querySelector('[data-threatened="true"]')!.textContent).toContain('10 → 5');
  });

  it('plays a card, and passes by button and by key', () => {
    const { box, held, onMove } = show(s);
    act(() => {
      held('Goliath Birdeater').click();
    });
    expect(onMove).toHaveBeenLastCalledWith(moveOf('play', cards.ids.indexOf('arachnid-01')));
    act(() => {
      box.querySelector<HTMLElement>('.cg-answer')!.click();
    });
    expect(onMove).toHaveBeenLastCalledWith(moveOf('pass'));
    act(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p' }));
    });
    expect(onMove).toHaveBeenCalledTimes(3);
  });

  it('offers no answer to who is not asked, and no hand to a spectator', () => {
    const { held, onMove } = show(s, { seats: [1] });
    act(() => {
      held('Condor').click();
    });
    expect(onMove).not.toHaveBeenCalled();
    act(unmount);
    expect(show(view(s, null), { seats: [] }).box.querySelector('.cg-hand')).toBeNull();
  });

  it('makes buttons of the animals that can be suppressed', () => {
    const { box, onMove } = show(
      table({
        players: [{ hand: ['insect-01'], table: ['insect-12'] }, { table: ['bird-01', 'bird-02', 'mammal-01'] }],
        at: { question: 'target', player: 0, card: 'insect-12' },
      }),
    );
    const targets = [...box.querySelectorAll<HTMLElement>('.cg-legal')];
    expect(targets).toHaveLength(2);
    act(() => {
      targets[1]!.click();
    });
    expect(onMove).toHaveBeenLastCalledWith(moveOf('target', cards.ids.indexOf('bird-02')));
    expect(box.querySelector('h1')!.textContent).toBe('Tarantula Hawk: choose the animal to suppress.');
  });

  it('says at the end what every VP came from, and in the log what happened', () => {
    const last = { gone: cards.table.biomes.slice(1).map(({ name }) => name), biome: 'Sea', next: null };
    const before = table({
      ...last,
      players: [
        { hand: ['bird-01'], table: ['mammal-01'], elements: ['sun'] },
        { hand: ['bird-02'], passed: true, vps: 5 },
      ],
    });
    const { after, events } = happening(before, [], 'pass');
    const history = [{ player: 0, move: moveOf('pass'), events, asked: null }];
    const { box } = show(after, { history });
    const final = box.querySelector('.cg-final')!.textContent;
    expect(final).toContain('First in the food chain7–');
    expect(final).toContain('Total95');
    act(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
    });
    expect(box.querySelector('.cg-log')!.textContent).toContain('Ann: +7 VPs, first in the food chain.');
  });
});

describe('Pictures', () => {
  it('are one for each animal, on both sides', () => {
    const drawn = ANIMALS.flatMap(([id, animalClass]) => [
      animalMarkup(id, animalClass, false),
      animalMarkup(id, animalClass, true),
    ]).map((markup) => markup.replace(/cg-[a-z0-9-]+/g, ''));
    expect(new Set(drawn).size).toBe(180);
    expect(drawn.join('')).not.toMatch(/NaN|undefined/);
  });
});
const ANIMALS = cards.table.animals.map(({ id, class: name }) => [id, CLASSES.indexOf(name)] as const);

describe('Words', () => {
  it('name every card and biome in German, each differently', () => {
    const animals = cards.ids.slice(0, 90).map((id) => de.cardNames[id]);
    expect(new Set(animals).size).toBe(90);
    for (const id of cards.ids) expect(de.cardNames[id]).toBeTruthy();
    for (const { name } of cards.table.biomes) expect(de.biomeNames[name]).toBeTruthy();
  });

  it('say in both languages where the cards come from', async () => {
    expect(await ui.loadWords('de')).toBe(de);
    expect(await ui.loadWords('en')).toBe(en);
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    unmount = () => {
      root.unmount();
    };
    act(() => {
      root.render(
        <Words value={de}>
          <Rulebook />
        </Words>,
      );
    });
    expect(box.textContent).toContain('unsere eigene Rekonstruktion');
    expect(en.rulebook.sections).toHaveLength(de.rulebook.sections.length);
  });
});
