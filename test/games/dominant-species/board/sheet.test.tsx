/** @jest-environment jsdom */
import { act, useEffect } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Sheet, useSheet } from '../../../../src/games/dominant-species/board/layout/sheet.ts';
import type { Part } from '../../../../src/games/dominant-species/board/locales/words/table.ts';
import type { Layout } from '../../../../src/ui/use-layout.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A question as the table asks it: which one, where it is answered, and whether the viewer is the one asked. */
interface Asked {
  question: string;
  needed: Part | null;
  isOurs: boolean;
}

const theirs = (question: string): Asked => ({ question, needed: null, isOurs: false });
const ours = (question: string, needed: Part | null): Asked => ({ question, needed, isOurs: true });

type Sheets = ReturnType<typeof useSheet>;
let root: Root;
let sheet: Sheets[0];
let show: Sheets[1];
const keep = (sheets: Sheets): void => {
  [sheet, show] = sheets;
};

function Shown({ asked, layout }: { asked: Asked; layout: Layout }) {
  const sheets = useSheet(asked.question, asked.needed, layout, asked.isOurs);
  useEffect(() => {
    keep(sheets);
  });
  return null;
}

const ask = (asked: Asked, layout: Layout = 'phone'): void => {
  act(() => {
    root.render(<Shown asked={asked} layout={layout} />);
  });
};
const open = (part: Sheet | null): void => {
  act(() => {
    show(part);
  });
};

const wentBack = (): Promise<void> =>
  new Promise((resolve) => {
    const arrived = (): void => {
      resolve();
    };
    window.addEventListener('popstate', arrived, { once: true });
  });

beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  act(() => {
    root.unmount();
  });
  // The last sheet to close removes its entry from the browser's history.
  if (window.history.state !== null) await wentBack();
});

describe('The open part of the table', () => {
  it.each(['earth', 'display', 'cards', null] as const)(
    'what is read while others decide stays open when one is asked on the %s, and closes with the answer',
    (needed) => {
      ask(theirs('1'));
      open('log');
      ask(theirs('2'));
      expect(sheet).toBe('log');
      ask(ours('3', needed));
      expect(sheet).toBe('log');
      ask(ours('4', 'earth'));
      expect(sheet).toBeNull();
    },
  );

  it('the end of the game opens the final scoring over whatever is read', () => {
    ask(theirs('1'));
    open('rules');
    ask({ question: '2', needed: 'final', isOurs: false });
    expect(sheet).toBe('final');
  });

  it('a part opened during one’s own turn makes way for the part on which the next question is answered', () => {
    ask(ours('1', 'earth'));
    open('log');
    ask(ours('2', 'display'));
    expect(sheet).toBe('display');
    ask(ours('3', 'earth'));
    expect(sheet).toBeNull();
  });

  it('a part that opened by itself goes by itself', () => {
    ask(theirs('1'));
    ask(ours('2', 'cards'));
    expect(sheet).toBe('cards');
    ask(theirs('3'));
    ask(ours('4', 'earth'));
    expect(sheet).toBeNull();
  });

  it('the list of answers closes on a small screen when others are asked, and stays beside earth on a wide one', () => {
    for (const [layout, after] of [
      ['phone', null],
      ['lying', null],
      ['wide', 'answers'],
    ] as const) {
      ask(ours(`${layout} one`, 'earth'), layout);
      open('answers');
      ask(ours(`${layout} two`, 'earth'), layout);
      expect(sheet).toBe('answers');
      ask(theirs(`${layout} three`), layout);
      expect(sheet).toBe(after);
    }
  });

  it('Back closes what was opened by hand on a phone', async () => {
    ask(theirs('1'));
    open('log');
    await act(async () => {
      window.history.back();
      await wentBack();
    });
    expect(sheet).toBeNull();
  });

  it('where the browser goes elsewhere than back, Back closes what is opened there', async () => {
    ask(theirs('1'));
    open('log');
    jest.spyOn(window.history, 'back').mockImplementationOnce(() => undefined);
    open(null);
    window.history.replaceState(null, '');
    open('rules');
    await act(async () => {
      window.history.back();
      await wentBack();
    });
    expect(sheet).toBeNull();
  });

  it('what is opened right after something was closed stays open, and Back closes it', async () => {
    ask(theirs('1'));
    open('log');
    open(null);
    open('rules');
    await act(wentBack);
    expect(sheet).toBe('rules');
    await act(async () => {
      window.history.back();
      await wentBack();
    });
    expect(sheet).toBeNull();
  });
});
