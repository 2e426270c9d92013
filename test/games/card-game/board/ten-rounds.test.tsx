/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadWords } from '../../../../src/games/card-game/board/words.ts';
import { explanations } from '../../../../src/games/card-game/board/explanations.ts';
import { previewOf } from '../../../../src/games/card-game/board/state/preview.ts';
import { ui } from '../../../../src/games/card-game/board/ui.tsx';
import { notationFor } from '../../../../src/games/card-game/rules/notation/index.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { setScreen } from '../../../support/fake-screen.ts';
import { table } from '../support/table.ts';

const de = await loadWords('de');
const en = await loadWords('en');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
setScreen((query) => query.includes('reduce') || query.includes('75rem'));

const { Board, Words } = ui;
let unmount: () => void = () => undefined;
afterEach(() => {
  act(unmount);
  document.body.innerHTML = '';
});

function show(s: State, words = en): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  unmount = () => {
    root.unmount();
  };
  act(() => {
    root.render(
      <Words value={words}>
        <Board state={s} names={['Ann', 'Ben']} seats={[0]} onMove={() => undefined} onUndo={null} history={[]} />
      </Words>,
    );
  });
  return box;
}

/** Savannah B in round 3: mammal +1, arachnid −1; meat 2, grass 2, seed 1. */
const s = table({
  edition: 'ten rounds',
  biome: 'Savannah B',
  next: 'Desert',
  gone: ['Jungle', 'Forest'],
  players: [
    { hand: ['mammal-05', 'event-drought-1'], table: ['mammal-04'], space: 2 },
    { hand: ['bird-02'], table: ['arachnid-01', 'mammal-08'] },
  ],
});

describe('The table of ten rounds', () => {
  it('shows on each event what it adds, and whether it stays', () => {
    const hand = [
      ...['pack-hunting', 'abundance', 'camouflage', 'apex-predator', 'drought', 'specialisation', 'hardiness'],
    ].map((name) => `event-${name}-1`);
    const box = show(table({ edition: 'ten rounds', players: [{ hand }, { hand: ['bird-02'] }] }));
    const signs = hand.map((id) => box.querySelector(`[data-place="card ${id}"] .cg-spine b`)!.textContent);
    expect(signs).toEqual(['+7', '+2', '+3', '+3', '∞', '1×', '1×']);
  });

  it('shows the round of ten, both classes of the biome and the next, and ten spaces', () => {
    const box = show(s);
    expect(box.querySelector('.table-where')!.textContent).toContain('Round 3 of 10');
    expect([...box.querySelectorAll('.cg-home')].map((each) => each.textContent.trim())).toEqual([
      'mammal +1',
      'arachnid −1',
      'reptile +1',
      'amphibian −1',
    ]);
    expect(box.querySelectorAll('.cg-rounds li')).toHaveLength(10);
    expect(box.querySelector('.cg-rounds [data-now="true"]')!.textContent).toBe('3');
    expect(box.querySelectorAll('.cg-track li')).toHaveLength(10);
  });

  it('speaks of dominance and icons, not of Element cards, in either language', () => {
    expect(show(s).textContent).not.toContain('Element cards');
    act(unmount);
    document.body.innerHTML = '';
    expect(show(s, de).textContent).not.toContain('Elementkarten');
  });

  it('explains elements and spaces in the terms of ten rounds', () => {
    const explained = (place: string) =>
      explanations.explain(place, { state: s, names: ['Ann', 'Ben'], words: en } as never);
    // Meat: 1 of the wolf against 2 of the otter; seed: 1 each.
    expect(explained('element meat')).toEqual({ title: 'meat', lines: ['Ben would score it'], entry: 'ten-rounds' });
    expect(explained('element seed')!.lines).toEqual(['nobody']);
    expect(explained('space 3')).toMatchObject({
      lines: ['Space 3: before round 10, draw 3 cards'],
      entry: 'ten-rounds',
    });
  });

  it('says what a card would change: dominance is worth the round, and icons go to whoever leads', () => {
    const preview = previewOf(s, notationFor(s.cards).move.read({ play: 'mammal-05' }, 'move'))!;
    // Wolf 7 + 1 and Hyena 6 + 1 against Goliath Birdeater 10 − 1 and Otter 5 + 1; meat 1 + 2 against 2.
    expect(preview.after.totals).toEqual([15, 15]);
    expect(preview.after.foodChain).toEqual([3, 3]);
    expect(preview.after.elements[0]).toBe(2);
    expect(preview.after.most).toEqual([0, 0]);
  });
});
