import { describe, expect, it } from '@jest/globals';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import { after, answers, asked, at, coloniesOf, domainsOf, playerOf, roll } from './table.ts';

describe('squares (§7)', () => {
  it('M: draws a card for each domain unadapted to, kept for later turns', () => {
    const s = at({ domains: 'LLLLGGYY' });
    const drawn = after(s, [roll], { time: 1 }, { mutation: 'OL' }, { mutation: 'OLGY' });
    expect(playerOf(drawn, 1).mutation).toEqual(['OL', 'OLGY']);
  });
  it('M: does nothing for who is adapted everywhere', () => {
    expect(asked(after(at({}), [roll], { time: 1 }))).toBe('begin 2');
  });
  it('G: places up to the number rolled', () => {
    const s = after(at({}), [roll], { time: 3 });
    expect(s.left).toBe(3);
    expect(asked(after(s, [{ place: 'A1' }, { place: 'A2' }, { place: 'A3' }]))).toBe('begin 2');
  });
  it('G: does nothing when nothing can be placed', () => {
    const s = at({ players: [{ genePool: 'OOOOOOOO' }, {}], domains: 'LLLLLLLL' });
    expect(asked(after(s, [roll], { time: 3 }))).toBe('begin 2');
  });
  it('MG: asks which, if both do something', () => {
    const s = after(at({ domains: 'LOLLGGYY' }), [roll], { time: 6 });
    expect(asked(s)).toBe('choose 1');
    expect(answers(s)).toEqual(['mutation', 'growth']);
    expect(asked(after(s, ['growth']))).toBe('place 1');
    expect(playerOf(after(s, ['mutation'], { mutation: 'OL' }), 1).mutation).toEqual(['OL']);
  });
  it('MG: takes the one that does something unasked, and ends the turn with neither', () => {
    expect(asked(after(at({}), [roll], { time: 6 }))).toBe('place 1');
    const unadapted = at({ players: [{ genePool: 'OOOOOOOO' }, {}], domains: 'LLLLLLLL' });
    const cards = Array.from({ length: 8 }, (_, i) => ({ mutation: i < 6 ? 'OL' : 'OG' }));
    expect(playerOf(after(unadapted, [roll], { time: 6 }, ...cards), 1).mutation).toHaveLength(8);
    const full = '111111111';
    const neither = at({ colonies: { A: full, B: full, C: full, D: full, E: full, F: full, G: '111111...' } });
    expect(asked(after(neither, [roll], { time: 6 }))).toBe('begin 2');
  });
  it('MG: places unasked when no mutation card is left to draw', () => {
    const all = Object.entries(RECONSTRUCTION.mutation).flatMap(([card, count]) =>
      Array.from({ length: count }, () => card),
    );
    const s = at({ players: [{}, { mutation: all }], domains: 'LOLLGGYY' });
    expect(asked(after(s, [roll], { time: 6 }))).toBe('place 1');
  });
  it('M: counts the domains unadapted to when the square is reached, after the cards used before the roll', () => {
    const s = at({ players: [{ mutation: ['OL'] }, {}], domains: 'LLLLGGYY' });
    const drawn = after(s, [{ adapt: 'A', with: ['OL'] }, roll], { time: 1 }, { mutation: 'GY' });
    expect(playerOf(drawn, 1).mutation).toEqual(['GY']);
  });
  it('EC: gives an empty domain a colour, black that of the roller, whatever rivals have', () => {
    const players = [{ genePool: 'YOLLGGYO' }, { genePool: 'OOLLGGYY' }];
    const s = at({ players, domains: '.OLLGGYY' });
    expect(domainsOf(after(s, [roll], { time: 2 }, { environment: 'black' }))[0]).toBe('Y');
    expect(domainsOf(after(s, [roll], { time: 2 }, { environment: 'G' }))[0]).toBe('G');
  });
  it.each([
    ['G', 'G'],
    ['white', '.'],
    ['black', 'O'],
    ['L', 'L'],
  ])('EC: %s sets the domain to %s; gene pools do not change', (environment, colour) => {
    const s = after(at({ domains: 'LOLLGGYY' }), [roll], { time: 2 }, { environment });
    expect(domainsOf(s)).toBe(`${colour}OLLGGYY`);
    expect(playerOf(s, 1).genePool).toBe('OOLLGGYY');
  });
  it('EC: colonies whose player becomes unadapted stay', () => {
    const s = after(at({ colonies: { A: '12.......' } }), [roll], { time: 2 }, { environment: 'Y' });
    expect(coloniesOf(s, 'A')).toBe('12.......');
  });
  it('PC: takes the highest-numbered colony of each domain, the centre last', () => {
    const s = at({
      players: [{ counter: 6 }, {}],
      colonies: { A: '1...1...1', B: '1...1....', C: '....1....', D: '22.......' },
    });
    const s1 = after(s, [roll], { time: 1 });
    expect([coloniesOf(s1, 'A'), coloniesOf(s1, 'B'), coloniesOf(s1, 'C'), coloniesOf(s1, 'D')]).toEqual([
      '1...1....',
      '....1....',
      '.........',
      '22.......',
    ]);
    expect(s1.store[0]).toBe(57);
  });
  it('PC: takes colonies also where the player is unadapted, and none from who has none', () => {
    const s = at({ players: [{ counter: 6 }, {}], domains: 'LOLLGGYY', colonies: { A: '.11......' } });
    expect(coloniesOf(after(s, [roll], { time: 1 }), 'A')).toBe('.1.......');
    expect(after(at({ players: [{ counter: 6 }, {}] }), [roll], { time: 1 }).store).toEqual([60, 60]);
  });
  it('T: leaves niches as they are when none is returned', () => {
    const s = at({
      players: [{ counter: 7, stage: 6, niches: ['A', 'B', 'C', 'D'] }, {}],
      colonies: { A: '1........' },
    });
    const passed = after(s, [roll, { survive: [] }], { time: 1 });
    expect(playerOf(passed, 1)).toMatchObject({ stage: 6, niches: ['A', 'B', 'C', 'D'] });
  });
});
