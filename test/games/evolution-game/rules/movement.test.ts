import { describe, expect, it } from '@jest/globals';
import { after, answers, asked, at, eventsOf, playerOf, refuse, roll } from './table.ts';

describe('moving (§6)', () => {
  const moveAnswers = (from: number, rolled: number) =>
    answers(after(at({ players: [{ counter: from }, {}] }), [roll], { time: rolled }));

  it('counts the first move from the Evolution Square', () => {
    // Square 3 is Population Growth.
    const s = after(at({}), [roll], { time: 3 });
    expect(s.counter[0]).toBe(3);
    expect(asked(s)).toBe('place 1');
    expect(s.left).toBe(3);
  });
  it('jumps over rivals, who are not counted', () => {
    // 4 is jumped: two steps from 2 lead to 3 and 5, and 5 is Environmental Change E.
    const s = at({ players: [{ counter: 2 }, { counter: 4 }] });
    const moved = after(s, [roll], { time: 2 }, { environment: 'white' });
    expect(moved.counter).toEqual([5, 4]);
    expect(eventsOf(s, roll, { time: 2 }, { environment: 'white' })).toContainEqual({
      event: 'moved',
      player: 0,
      from: 2,
      to: 5,
      jumped: [1],
    });
  });
  it('offers to stop on a free Transition with steps left, or to go on', () => {
    expect(moveAnswers(6, 5)).toEqual([{ moveTo: 8 }, { moveTo: 11 }]);
  });
  it('asks nothing when the roll ends on the Transition, or a rival stands there', () => {
    const exact = after(at({ players: [{ counter: 6 }, {}] }), [roll], { time: 2 });
    expect(exact.counter[0]).toBe(8);
    const jumped = after(at({ players: [{ counter: 6 }, { counter: 8 }] }), [roll], { time: 2 });
    expect(jumped.counter[0]).toBe(9);
  });
  it('cannot pass a free Evolution Square: the rest of the roll is ignored', () => {
    const s = at({ players: [{ counter: 30, stage: 13, niches: ['A'] }, {}] });
    const landed = after(s, [roll], { time: 6 });
    expect(landed.counter[0]).toBe(0);
    expect(playerOf(landed, 1).stage).toBe(14);
  });
  it('jumps an occupied Evolution Square like any other', () => {
    const s = at({ players: [{ counter: 30 }, { counter: 0 }] });
    // 31, (0), 1, 2: Environmental Change A.
    expect(after(s, [roll], { time: 3 }, { environment: 'L' }).counter[0]).toBe(2);
  });
  it('gives no bonus for starting at the Evolution Square', () => {
    expect(playerOf(after(at({}), [roll], { time: 1 }), 1).stage).toBe(0);
  });
  it('refuses squares where the move may not end', () => {
    const s = after(at({ players: [{ counter: 6 }, {}] }), [roll], { time: 5 });
    refuse(s, { moveTo: 9 });
    refuse(s, roll);
  });
  it('starts at the Evolution Square whoever stands there', () => {
    const s = at({ players: [{}, { counter: 0 }] });
    expect(after(s, [roll], { time: 1 }).counter).toEqual([1, 0]);
  });
  it('jumps several rivals in a row', () => {
    const s = at({ players: [{ counter: 2 }, { counter: 3 }, { counter: 4 }, { counter: 6 }] });
    // 5, (6), 7: Population Control.
    expect(after(s, [roll], { time: 2 }).counter[0]).toBe(7);
  });
  it('does not offer to stop on an occupied Transition', () => {
    // 7, (8), 9: Population Growth.
    const s = after(at({ players: [{ counter: 6 }, { counter: 8 }] }), [roll], { time: 2 });
    expect(s.counter[0]).toBe(9);
    expect(asked(s)).toBe('place 1');
  });
  it('offers both Transitions of a move that counters make long', () => {
    // 8, (9, 10, 11), 12, 13, 14, 15, 16.
    const s = at({ players: [{ counter: 7 }, { counter: 9 }, { counter: 10 }, { counter: 11 }] });
    const rolled = after(s, [roll], { time: 6 });
    expect(answers(rolled)).toEqual([{ moveTo: 8 }, { moveTo: 16 }]);
    refuse(rolled, { moveTo: 12 });
  });
  it('passes an occupied Evolution Square without a bonus, and keeps cards and niches', () => {
    const s = at({ players: [{ counter: 31, stage: 12, niches: ['H'], mutation: ['OL'] }, { counter: 0 }] });
    const passed = after(s, [roll], { time: 1 });
    expect(playerOf(passed, 1)).toMatchObject({ counter: 1, stage: 12, niches: ['H'], mutation: ['OL'] });
  });
  it('walks away from the Evolution Square for a whole round before it counts again', () => {
    const s = at({ players: [{ counter: 0, stage: 4 }, {}] });
    expect(playerOf(after(s, [roll], { time: 1 }), 1)).toMatchObject({ counter: 1, stage: 4 });
  });
  it('goes on past a free Transition if the player likes', () => {
    const s = after(at({ players: [{ counter: 6 }, {}] }), [roll], { time: 3 });
    expect(after(s, [{ moveTo: 9 }]).counter[0]).toBe(9);
    const stopped = after(s, [{ moveTo: 8 }]);
    expect(stopped.counter[0]).toBe(8);
    expect(asked(stopped)).toBe('begin 2');
  });
});
