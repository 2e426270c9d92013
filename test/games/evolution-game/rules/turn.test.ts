import { describe, expect, it } from '@jest/globals';
import { after, answers, asked, at, refuse, roll } from './table.ts';

describe('a turn (§4)', () => {
  it('asks for the roll even when no card can be used', () => {
    const s = at({});
    expect(answers(s)).toEqual([roll]);
    expect(asked(s)).toBe('begin 1');
  });
  it('passes to the next player clockwise', () => {
    expect(asked(after(at({}), [roll], { time: 1 }))).toBe('begin 2');
    expect(asked(after(at({ question: { stage: 'begin', player: 2 } }), [roll], { time: 1 }))).toBe('begin 1');
  });
  it('keeps the number rolled, whatever part of it was walked', () => {
    // From 6 a roll of 4 may stop at 8; from 29 a roll of 6 ends at the Evolution Square.
    const s = at({ players: [{ counter: 5, niches: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, {}] });
    const moved = after(s, [roll], { time: 4 });
    expect(asked(moved)).toBe('move 1');
    expect(moved.rolled).toBe(4);
  });
  it('uses no cards after the roll', () => {
    const s = at({ players: [{ counter: 6, mutation: ['OG'] }, {}], domains: 'GOLLGGYY' });
    const rolled = after(s, [roll], { time: 5 });
    expect(asked(rolled)).toBe('move 1');
    refuse(rolled, { adapt: 'A', with: ['OG'] });
  });
  it('goes round the table, the last seat before the first', () => {
    const s = at({ players: [{}, {}, {}], question: { stage: 'begin', player: 3 } });
    expect(asked(after(s, [roll], { time: 1 }))).toBe('begin 1');
  });
});
