import { describe, expect, it } from '@jest/globals';
import { en } from '../../../src/app/locales/en.ts';
import { seatNames } from '../../../src/app/ui/seat-names.ts';

const named = (...names: string[]): string[] =>
  seatNames(
    names.map((name) => ({ name, bot: null })),
    en,
  );

describe('the names of seats', () => {
  it('are set apart from the text around them, and hide nothing', () => {
    expect(named('Ann', 'נועה', 'B\u202Eob')).toEqual(['Ann', '\u2068נועה\u2069', 'Bob']);
  });

  it('are numbers where nothing of a name can be seen, as without a name', () => {
    expect(named('\u200b', '')).toEqual(['Player 1', 'Player 2']);
    const bots = [
      { name: '\u202e', bot: 'greedy' },
      { name: '', bot: 'greedy' },
    ];
    expect(seatNames(bots, en)).toEqual(['Greedy bot 1', 'Greedy bot 2']);
  });
});
