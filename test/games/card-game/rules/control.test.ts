import { describe, expect, it } from '@jest/globals';
import { answer, endangered, happening, look, table } from '../support/table.ts';

const elements = (s: Parameters<typeof look>[0]) => look(s).players.map((each) => each.elements);

describe('Control (rules §7)', () => {
  it('goes to the sole leader in icons, from aside', () => {
    const s = table({ players: [{ hand: ['insect-02', 'insect-01'] }, { hand: ['bird-01'] }] });
    const { after, events } = happening(s, [], { play: 'insect-02' });
    expect(elements(after)).toEqual([['grass'], []]);
    expect(events.at(-1)).toEqual({ event: 'control', element: 0, from: -1, to: 0, icons: [1, 0] });
  });

  it('goes from whoever has it to a new sole leader', () => {
    const s = table({
      players: [{ hand: ['insect-05', 'insect-01'] }, { hand: ['bird-01'], table: ['insect-02'], elements: ['grass'] }],
    });
    expect(elements(answer(s, { play: 'insect-05' }))).toEqual([['grass'], []]);
  });

  it('stays where it is when the most is tied', () => {
    const s = table({
      players: [
        { hand: ['insect-02', 'insect-01'] },
        { hand: ['bird-01'], table: [endangered('insect-05')], elements: ['grass'] },
      ],
    });
    expect(elements(answer(s, { play: 'insect-02' }))).toEqual([[], ['grass']]);
    // Even with a player who has no icons at all.
    const third = table({
      players: [
        { hand: ['insect-02', 'insect-01'] },
        { hand: ['bird-01'], table: [endangered('insect-05')] },
        { hand: ['bird-02'], elements: ['grass'] },
      ],
    });
    expect(elements(answer(third, { play: 'insect-02' }))).toEqual([[], [], ['grass']]);
  });

  it('stays without any icon in play', () => {
    const s = table({ players: [{ hand: ['insect-01', 'bird-01'] }, { hand: ['bird-02'], elements: ['sun'] }] });
    expect(elements(answer(s, { play: 'insect-01' }))).toEqual([[], ['sun']]);
  });

  it('is checked when all that a card does is done', () => {
    // mammal-07 suppresses a bird: bird-04 shows seed and sun, but only seed when endangered; reptile-02 shows a sun.
    const s = table({
      players: [
        { hand: ['mammal-07', 'insect-01'], table: ['reptile-02'] },
        { hand: ['bird-01'], table: ['bird-04'], elements: ['sun'] },
      ],
    });
    const after = answer(s, { play: 'mammal-07' });
    expect(look(after).players[1]!.table).toEqual([endangered('bird-04')]);
    expect(elements(after)).toEqual([['meat', 'sun'], ['seed']]);
  });

  it('is not checked on a pass', () => {
    const s = table({ players: [{ hand: ['insect-01'], table: ['insect-02'] }, { hand: ['bird-01'] }] });
    expect(elements(answer(s, 'pass'))).toEqual([[], []]);
  });

  it('counts the icons of the side that shows', () => {
    // When endangered, insect-04 shows grass but no longer grub.
    const s = table({
      players: [{ hand: ['bird-01', 'bird-02'], table: [endangered('insect-04')] }, { hand: ['mammal-01'] }],
    });
    expect(elements(answer(s, { play: 'bird-01' }))).toEqual([['grass'], []]);
  });
});
