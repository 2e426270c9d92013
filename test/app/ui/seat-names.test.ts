import { describe, expect, it } from '@jest/globals';
import { confusingSeat, seatNames } from '../../../src/app/ui/seat-names.ts';
import { loadWords } from '../../../src/app/words/words.ts';

const [en, de] = [await loadWords('page', 'en'), await loadWords('page', 'de')];

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
    expect(seatNames(bots, en)).toEqual(['Bufo', 'Bombina']);
  });

  it('tell people apart who are called the same', () => {
    expect(named('Ann', 'ann')).toEqual(['Ann', 'ann (2)']);
    expect(named('Player 2', '')).toEqual(['Player 2', 'Player 2 (2)']);
  });

  it('are refused where they are entered, in every language: those of others at the table, and of its bots', () => {
    const seats = (...given: [name: string, bot: string | null][]) => given.map(([name, bot]) => ({ name, bot }));
    const wrong = [
      seats(['Ann', null], ['A\u200bNN ', null]),
      seats(['', null], ['Player 1', null], ['', null]),
      seats(['', 'greedy'], ['Bufo', null]),
      seats(['', 'greedy'], ['bufo ii', null]),
      seats(['Ann', 'greedy'], ['Ann', null]),
    ];
    for (const given of wrong) expect([given, confusingSeat(given, en)]).toEqual([given, 1]);
    expect(confusingSeat(seats(['', null], ['Spieler 1', null]), de)).toBe(1);
    const right = [
      seats(['Ann', null], ['Ben', null], ['', null]),
      seats(['', null], ['', null]),
      seats(['\u200b', null], ['\u200b', null]),
      seats(['Bufo', null], ['', 'strong']),
      seats(['', 'greedy'], ['', 'greedy']),
    ];
    for (const given of right) expect([given, confusingSeat(given, en)]).toEqual([given, null]);
    for (const { start } of [en, de]) expect(start.confusing({ name: 'Ann' })).toContain('Ann');
  });
});
