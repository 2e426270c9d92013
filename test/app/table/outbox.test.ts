import type { LogEntry } from 'boardgame.io';
import { describe, expect, it } from '@jest/globals';
import { fateOf } from '../../../src/app/table/outbox.ts';

const entry = (stateID: number, type: string, args: unknown[], playerID: string): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type, args, playerID } },
  _stateID: stateID,
  turn: 1,
  phase: 'planning',
});
const held = { move: { type: 'space', args: [3], playerID: '1' }, madeOn: 7 };

describe('a move on its way', () => {
  it('is sent again while the game stands where it was made', () => {
    expect(fateOf(held, 7, [entry(6, 'space', [3], '1')])).toBe('again');
  });

  it('was made if the log says so, though no answer came', () => {
    expect(fateOf(held, 8, [entry(7, 'space', [3], '1')])).toBe('made');
    const following = { ...entry(7, 'setPhase', [], '1'), automatic: true };
    expect(fateOf(held, 9, [entry(7, 'space', [3], '1'), following, entry(8, 'space', [4], '0')])).toBe('made');
  });

  it('is lost if something else was made there', () => {
    expect(fateOf(held, 8, [entry(7, 'space', [4], '1')])).toBe('lost');
    expect(fateOf(held, 8, [entry(7, 'space', [3], '0')])).toBe('lost');
    expect(fateOf(held, 8, [entry(7, 'tile', [3], '1')])).toBe('lost');
    expect(fateOf(held, 9, [])).toBe('lost');
  });
});
