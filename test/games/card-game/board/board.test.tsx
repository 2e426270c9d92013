/** @jest-environment jsdom */
import { type ComponentProps, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { animalMarkup } from '../../../../src/games/card-game/board/art/animal-markup.ts';
import { loadWords } from '../../../../src/games/card-game/board/words.ts';
import { ui } from '../../../../src/games/card-game/board/ui.tsx';
import { listsOf } from '../../../../src/games/card-game/rules/cards.ts';
import { CLASSES, NOTHING } from '../../../../src/games/card-game/rules/components.ts';
import { moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import { writeCards } from '../../../../src/games/card-game/rules/read-cards.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { view } from '../../../../src/games/card-game/rules/view.ts';
import { OnSkipping } from '../../../../src/table/narration/use-narration.ts';
import { eventually } from '../../../support/waiting.ts';
import { endangered, happening, table } from '../support/table.ts';
import { setScreen } from '../../../support/fake-screen.ts';

const de = await loadWords('de');
const en = await loadWords('en');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
/** The screen for the next table: by default a wide one. */
let isPhone = false;
setScreen((query) => query.includes('reduce') || (!isPhone && query.includes('75rem')));

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
  const onSkipping = jest.fn();
  const names = ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Frida'].slice(0, s.hands.length);
  const seats = [0];
  const goOn = (now: State, then: Partial<ComponentProps<typeof Board>> = {}): void => {
    act(() => {
      root.render(
        <OnSkipping value={onSkipping}>
          <Words value={words}>
            <Board {...{ state: now, names, seats, onMove, onUndo: null, history: [] }} {...more} {...then} />
          </Words>
        </OnSkipping>,
      );
    });
  };
  goOn(s);
  const held = (name: string): HTMLElement =>
    [...box.querySelectorAll<HTMLElement>('.cg-held')].find((each) => each.textContent.startsWith(name))!;
  return { box, onMove, onSkipping, held, goOn };
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
    expect(held('Tarantula Hawk').querySelector('.visually-hidden')!.textContent).toBe(
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
    expect(strip.textContent).toContain('6 → 10, 2nd → 1st place');
    expect(strip.textContent).toContain('taken from BBen 1 to 0');
    expect(strip.querySelector('[aria-label="grass"]')).not.toBeNull();
    expect(strip.textContent).toContain('suppresses Eagle BBen 10 → 5');
    expect(box.querySelector('[data-threatened="true"]')!.textContent).toContain('10 → 5');
  });

  it.each([
    ['early-thaw', ['ends the round: you score 6 VPs']],
    ['fertility', ['draws 1 card', 'Ben and Cleo draw 1 card each']],
    ['migration', ['draws 2 cards', 'then discards 1 card']],
    ['niche', ['changes nothing that counts now']],
  ])('says of an event what it would do for whom: %s', (event, parts) => {
    const { box } = show(
      table({
        players: [{ hand: [`event-${event}-1`, 'insect-01'], table: ['mammal-01'], vps: 2 }, {}, {}],
      }),
    );
    act(() => {
      box.querySelectorAll<HTMLElement>('.cg-held')[1]!.focus();
    });
    const text = box.querySelector('.cg-strip > p')!;
    const said = [...text.querySelectorAll('.cg-part')].map((part) => part.textContent);
    expect(said.length > 0 ? said : [text.lastChild!.textContent]).toEqual(parts);
  });

  it('plays a card, and passes by button and by key', () => {
    const { box, held, onMove } = show(s);
    act(() => {
      held('Goliath Birdeater').click();
    });
    expect(onMove).toHaveBeenLastCalledWith(moveOf('play', cards.ids.indexOf('arachnid-01')));
    act(() => {
      box.querySelector<HTMLElement>('[data-rank=end]')!.click();
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

  it('shows in a game that is watched again the hand of the seat it is watched from, and offers nothing', () => {
    const { box, held, onMove } = show(s, { seats: [], fromSeat: 1 });
    expect(box.querySelectorAll('.cg-held')).toHaveLength(1);
    act(() => {
      held('Condor').click();
    });
    expect(onMove).not.toHaveBeenCalled();
    expect(show(s, { seats: [] }).box.querySelector('.cg-hand')).toBeNull();
  });

  it('calls nobody “you” where nobody who plays is looking', () => {
    expect(show(s, { seats: [], fromSeat: 1 }).box.querySelectorAll('.cg-you')).toHaveLength(1);
    act(unmount);
    expect(show(s, { seats: [], fromSeat: 1, isWatched: true }).box.querySelector('.cg-you')).toBeNull();
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

  it('says why an Element card stays or goes', () => {
    const { box, held } = show(s);
    // As it is read out: a seal takes the place of the name.
    const reasons = (): string[] =>
      [...box.querySelectorAll('.cg-element-name small')].map((each) => {
        const read = each.cloneNode(true) as Element;
        for (const sign of read.querySelectorAll('[aria-hidden], svg')) sign.remove();
        return read.textContent.replaceAll(/\s+/g, ' ');
      });
    // The Eagle shows nothing, so Ben keeps grass; the Rat leads in meat.
    expect(reasons()[0]).toBe('no icons: stays');
    act(() => {
      held('Tarantula Hawk').focus();
    });
    expect(reasons()[0]).toBe('to Ann, 1 against 0');
  });

  it('shows what naming an animal would change', () => {
    const { box } = show(
      table({
        players: [{ hand: ['insect-01'], table: ['insect-12'] }, { table: ['bird-01', 'bird-15'] }],
        at: { question: 'target', player: 0, card: 'insect-12' },
      }),
    );
    const totals = (): string => box.querySelectorAll('.cg-player')[0]!.querySelector('.cg-total')!.textContent;
    expect(totals()).toContain('12');
    act(() => {
      box.querySelector<HTMLElement>('.cg-legal')!.focus();
    });
    expect(totals()).toContain('→ 7');
  });

  it('shows hints with what speaks for them, and the card they are about', () => {
    const move = moveOf('play', cards.ids.indexOf('arachnid-01'));
    const { box } = show(s, {
      advice: {
        move,
        other: { move: moveOf('pass'), behind: 2.5 },
        reasons: [
          { reason: 'own', points: 3 },
          { reason: 'rival', points: -0.5 },
        ],
      },
    });
    expect(box.querySelector('.table-note')!.textContent).toContain(
      'Hint: play Goliath Birdeater. “Pass” would cost you something: about 3 VPs of your own.',
    );
    expect(box.querySelector('.cg-strip')!.textContent).toContain('Goliath Birdeater');
    // Where nothing is far behind and no rival is mentioned, it still makes a sentence.
    act(unmount);
    const { box: other } = show(s, {
      advice: {
        move,
        other: { move: moveOf('pass'), behind: 0, isAsGood: true },
        reasons: [{ reason: 'own', points: -0.2 }],
      },
    });
    expect(other.querySelector('.table-note')!.textContent).toContain('About as good: Pass.');
    // A card is not compared with another of the same name.
    act(unmount);
    const [one, two] = ['event-migration-1', 'event-migration-2'].map((id) => moveOf('play', cards.ids.indexOf(id)));
    const { box: twins } = show(s, { advice: { move: one!, other: { move: two!, behind: 0 }, reasons: [] } });
    expect(twins.querySelector('.table-note')!.textContent).toContain('Hint: play Migration.');
    expect(twins.querySelector('.table-note')!.textContent).not.toContain('About as good');
  });

  it('answers why another answer is not advised', () => {
    const move = moveOf('play', cards.ids.indexOf('arachnid-01'));
    const pass = moveOf('pass');
    const onWhyNot = jest.fn();
    const advice = { move, other: null, reasons: [{ reason: 'own', points: 3 }] };
    const { box, goOn } = show(s, { advice, onWhyNot });
    const select = box.querySelector<HTMLSelectElement>('.table-why-not select')!;
    expect([...select.options].map(({ text }) => text)).toContain('Pass');
    expect([...select.options].map(({ text }) => text)).not.toContain('play Goliath Birdeater');
    act(() => {
      select.value = 'Pass';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onWhyNot).toHaveBeenCalledWith(pass);
    const note = (): string => box.querySelector('.table-note .ui-hint')!.firstChild!.parentElement!.textContent;
    goOn(s, { advice: { ...advice, about: { move: pass, behind: 3.2, isAsGood: false } }, onWhyNot });
    expect(note()).toContain('“Pass” would cost you something: about 3 VPs of your own.');
    goOn(s, { advice: { ...advice, about: { move: pass, behind: 0.4, isAsGood: true } }, onWhyNot });
    expect(note()).toContain('About as good: Pass.');
  });

  it('marks where what another has just done has happened, and not one’s own moves', () => {
    const marked = (by: number, id: string): (string | undefined)[] => {
      const card = cards.ids.indexOf(id);
      const now = table({
        players: [
          { hand: ['bird-01'], table: ['mammal-01'] },
          { hand: ['bird-03'], table: ['bird-02'] },
        ],
      });
      const { box } = show(now, {
        history: [
          { player: by, move: moveOf('play', card), events: [{ event: 'played', player: by, card }], asked: null },
        ],
      });
      const names = [...box.querySelectorAll<HTMLElement>('[data-marked="true"]')].map((each) => each.dataset.place);
      act(unmount);
      return names;
    };
    expect(marked(1, 'bird-02')).toEqual(['card bird-02']);
    expect(marked(0, 'mammal-01')).toEqual([]);
  });

  describe('while others play', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });
    const turnOf = (player: number): State =>
      table({
        players: [{ hand: ['insect-12'] }, { hand: ['bird-01'] }, { hand: ['bird-02'] }],
        at: { question: 'turn', player },
      });
    const passed = (player: number) => ({ player, move: moveOf('pass'), events: [], asked: null });
    const asks = (box: HTMLElement): string => box.querySelector('h1')!.textContent;

    it('one’s own move is not held on the table, as the moves of others are', () => {
      const { box, goOn } = show(turnOf(0), { pace: 'calm' });
      const [own, other] = [passed(0), passed(1)];
      goOn(turnOf(1), { history: [own] });
      goOn(turnOf(2), { history: [own, other] });
      act(() => {
        jest.advanceTimersByTime(20);
      });
      expect(asks(box)).toContain('Cleo');
      goOn(turnOf(0), { history: [own, other, passed(2)] });
      act(() => {
        jest.advanceTimersByTime(20);
      });
      expect(asks(box)).toContain('Cleo');
      act(() => {
        jest.advanceTimersByTime(3000);
      });
      expect(asks(box)).toBe('Play a card, or pass.');
    });

    it.each([
      [
        'a click on what has no use of its own',
        (box: HTMLElement) => {
          box.querySelector<HTMLElement>('.cg-biome')!.click();
        },
      ],
      ['Space', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))],
      ['n', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }))],
    ])('what waits is shown by %s', (_, goesOn) => {
      const { box, goOn } = show(turnOf(0), { pace: 'slow' });
      const [own, other] = [passed(0), passed(1)];
      goOn(turnOf(1), { history: [own] });
      goOn(turnOf(2), { history: [own, other] });
      goOn(turnOf(0), { history: [own, other, passed(2)] });
      act(() => {
        jest.advanceTimersByTime(20);
      });
      expect(asks(box)).toContain('Cleo');
      act(() => {
        goesOn(box);
      });
      expect(asks(box)).toBe('Play a card, or pass.');
    });

    it('one can skip to one’s own turn, also where nothing waits to be shown', () => {
      const { box, goOn, onSkipping } = show(turnOf(0), { pace: 'calm' });
      goOn(turnOf(1), { history: [passed(0)] });
      act(() => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
      });
      expect(onSkipping).toHaveBeenLastCalledWith(true);
      goOn(turnOf(2), { history: [passed(0), passed(1)] });
      goOn(turnOf(0), { history: [passed(0), passed(1), passed(2)] });
      expect(asks(box)).toBe('Play a card, or pass.');
      expect(onSkipping).toHaveBeenLastCalledWith(false);
    });
  });

  it('undoes with a name, and redoes', () => {
    const onUndo = jest.fn();
    const onRedo = jest.fn();
    const undoes = [
      { player: 0, move: moveOf('play', cards.ids.indexOf('mammal-11')), events: [], asked: null },
      { player: 1, move: moveOf('pass'), events: [], asked: null },
    ];
    const { box } = show(s, { onUndo, onRedo, undoes });
    const button = (label: string): HTMLElement =>
      [...box.querySelectorAll<HTMLElement>('.table-tools button')].find((each) =>
        each.getAttribute('aria-label')!.startsWith(label),
      )!;
    expect(button('Undo').getAttribute('aria-label')).toBe('Undo play Rat, and all since');
    button('Undo').click();
    button('Redo').click();
    expect([onUndo.mock.calls.length, onRedo.mock.calls.length]).toEqual([1, 1]);
  });

  it('undoes and asks for a hint by keys, and says no hint is to be had once the game is over', () => {
    const onUndo = jest.fn();
    const onHint = jest.fn();
    const { box } = show(s, { onUndo, onHint, hintLabel: 'Hint' });
    const press = (key: string): void => {
      act(() => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
    };
    press('u');
    press('h');
    expect([onUndo.mock.calls.length, onHint.mock.calls.length]).toEqual([1, 1]);
    expect(box.querySelector('.table-ask-hint')!.textContent).toBe('Hint');
    act(unmount);
    const over = show({ ...s, over: true, question: NOTHING }, { hintLabel: 'Hint' }).box;
    expect(over.querySelector('.table-ask-hint')).toBeNull();
  });

  it('reminds of how the round may end', () => {
    const { box } = show(s);
    // Each reminder is wrapped whole: “Next:” is never the last that has room.
    const parts = [...box.querySelectorAll('.table-note > .cg-reminder')].map((part) => part.textContent);
    expect(parts).toEqual(['Ben has one card left', 'Next: Ben']);
    expect(box.querySelector('.table-note')!.textContent).toBe(parts.join(''));
    act(unmount);
    const alone = table({ players: [{ hand: ['insect-12'] }, { passed: true }] });
    expect(show(alone).box.querySelector('.table-note')!.textContent).toContain('All others have passed');
  });

  it('has its own row first on a phone, and sheets by tabs', async () => {
    isPhone = true;
    const { box } = show(s);
    expect(box.querySelector('.cg-matrix')).toBeNull();
    expect(box.querySelectorAll('.cg-element-row li')).toHaveLength(6);
    const tabs = [...box.querySelectorAll<HTMLElement>('.table-tab')];
    expect(tabs.map((each) => each.textContent)).toEqual(['Table', 'Elements', 'Track', 'Log', 'Chart', 'Rules']);
    for (const [tab, part] of [
      '.cg-biome',
      '.cg-matrix',
      '.cg-track',
      '.table-log',
      '[data-panel=chart]',
      '.ui-rules',
    ].entries()) {
      act(() => {
        tabs[tab]!.click();
      });
      await eventually(async () => {
        // The text of the rules is loaded when they are opened.
        await act(() => Promise.resolve());
        expect([part, box.querySelector(part) !== null]).toEqual([part, true]);
      });
      expect(box.querySelector('.cg-hand')).not.toBeNull();
    }
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
    const final = box.querySelector('[data-panel=chart]')!.textContent;
    expect(final).toContain('First in the food chain7–');
    expect(final).toContain('Total95');
    act(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
    });
    expect(box.querySelector('[data-panel=log]')!.textContent).toContain('Ann: first in the food chain. Ann +7 VPs');
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
  it('are soon drawn: of few elements, none of which has to be drawn aside and laid over the others', () => {
    const drawn = ANIMALS.map(([id, animalClass]) => animalMarkup(id, animalClass, false));
    const counts = drawn.map((markup) => (markup.match(/<[a-z]/giu) ?? []).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(100);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(45);
    expect(drawn.join('').match(/<[^>]* opacity=[^>]*>/gu)).toBeNull();
  });
});
const ANIMALS = cards.table.animals.map(({ id, class: name }) => [id, CLASSES.indexOf(name)] as const);

describe('A file of cards', () => {
  const fetched = jest.fn<(address: string) => Promise<Response>>();
  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  /** The form of a page whose address names a file with this content, or one that is missing. */
  async function formWith(content: string | null, language: 'en' | 'de' = 'en') {
    window.history.replaceState(null, '', '/?cards=mine.json#setup/card-game');
    Object.assign(window, { fetch: fetched });
    fetched.mockResolvedValue({
      ok: content !== null,
      text: () => Promise.resolve(content ?? ''),
    } as Response);
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    unmount = () => {
      root.unmount();
    };
    const onChange = jest.fn();
    const SetupForm = ui.SetupForm!;
    const showIn = (language: 'en' | 'de') =>
      act(async () => {
        root.render(
          <Words value={language === 'en' ? en : de}>
            <SetupForm
              names={['Ann', 'Ben']}
              value={{ players: 2, cards: RECONSTRUCTION.name }}
              onChange={onChange}
              language={language}
            />
          </Words>,
        );
        await Promise.resolve();
      });
    await showIn(language);
    return { box, onChange, showIn };
  }

  it('has its faults in the language of the page, when that is switched, too', async () => {
    const { box, showIn } = await formWith(
      JSON.stringify(writeCards({ ...RECONSTRUCTION, name: '', track: [{ draw: -1, discard: 0 }] })),
    );
    const says = (text: string) =>
      act(() =>
        eventually(() => {
          expect(box.querySelector('[role="alert"] li')?.textContent).toBe(text);
        }),
      );
    await says('name: a name has 1 to 40 characters');
    await showIn('de');
    await says('name: ein Name hat 1 bis 40 Zeichen');
  });

  it('that the address names is used', async () => {
    const own = { ...RECONSTRUCTION, name: 'mine' };
    const { box, onChange } = await formWith(JSON.stringify(writeCards(own)));
    expect(fetched.mock.calls[0]![0]).toBe('mine.json');
    expect(onChange).toHaveBeenCalledWith({ players: 2, cards: own });
    expect(box.querySelector('[role="alert"]')).toBeNull();
  });

  it('is not used with faults: all of them are said', async () => {
    const { box, onChange } = await formWith(
      JSON.stringify(writeCards({ ...RECONSTRUCTION, name: '', track: [{ draw: -1, discard: 0 }] })),
    );
    const said = [...box.querySelectorAll('[role="alert"] li')].map((each) => each.textContent);
    expect(said).toHaveLength(2);
    expect(said.join()).toMatch(/name: .*track\[0\]\.draw: /);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is refused in German on a German page', async () => {
    const { box } = await formWith(
      JSON.stringify(writeCards({ ...RECONSTRUCTION, name: '', track: [{ draw: -1, discard: 0 }] })),
      'de',
    );
    expect([...box.querySelectorAll('[role="alert"] li')].map((each) => each.textContent)).toEqual([
      'name: ein Name hat 1 bis 40 Zeichen',
      'track[0].draw: erwartet wird eine ganze Zahl von 0 bis 20, nicht -1',
    ]);
  });

  it('is missed if it is not there', async () => {
    const { box, onChange } = await formWith(null);
    expect(box.querySelector('[role="alert"]')!.textContent).toContain('mine.json cannot be loaded.');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('Words', () => {
  it('name every card and biome in German, each differently', () => {
    const animals = cards.ids.slice(0, 90).map((id) => de.ownName(id));
    expect(new Set(animals).size).toBe(90);
    for (const id of cards.ids) expect(de.ownName(id)).toBeTruthy();
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
    await eventually(async () => {
      // The text of the rules is loaded when they are opened.
      await act(() => Promise.resolve());
      expect(box.textContent).toContain('unsere eigene Rekonstruktion');
    });
  });
});
