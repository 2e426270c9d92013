import { describe, expect, it } from '@jest/globals';
import { derived } from '../../../../src/games/evolution-game/rules/derived.ts';
import { after, asked, at, coloniesOf, eventsOf, playerOf, refuse, squaresOf } from './table.ts';

describe('placing (§2)', () => {
  const grow = (says: Parameters<typeof at>[0], left = 2) =>
    at({
      players: [{ counter: 3 }, {}],
      question: { stage: 'place', player: 1, rolled: left, for: 'growth', left },
      ...says,
    });

  it('is possible on free squares of domains one is adapted to, and of empty ones', () => {
    // Adapted only to A; B is empty.
    const s = grow({ domains: 'O.OOOOOO', players: [{ counter: 3, genePool: 'OLLLGGYY' }, { genePool: 'YYYYYYYY' }] });
    expect(squaresOf(s)).toEqual(
      Array.from('123456789')
        .map((n) => `A${n}`)
        .concat(Array.from('123456789').map((n) => `B${n}`)),
    );
  });
  it('supplants a rival who is unadapted there now; the colony goes to its owner’s store', () => {
    const s = grow({
      domains: 'OGGGGGGG',
      players: [{ counter: 3, genePool: 'OLLLLLYY' }, { genePool: 'LLLLLLLL' }],
      colonies: { A: '112......' },
    });
    expect(squaresOf(s)).toEqual(['A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9']);
    const placed = after(s, [{ place: 'A3' }]);
    expect(coloniesOf(placed, 'A')).toBe('111......');
    expect(placed.store).toEqual([57, 60]);
    expect(eventsOf(s, { place: 'A3' })).toContainEqual({ event: 'placed', player: 0, square: 2, supplanted: 1 });
  });
  it('never replaces adapted rivals or own colonies, nor enters a domain one is unadapted to', () => {
    const s = grow({
      domains: 'OGGGGGGG',
      players: [{ counter: 3, genePool: 'OLLLLLYY' }, { genePool: 'OLLLLLLL' }],
      colonies: { A: '12.......' },
    });
    refuse(s, { place: 'A1' });
    refuse(s, { place: 'A2' });
    refuse(s, { place: 'B1' });
  });
  it('sees the last colony placed, and stops when the player says so; the rest is lost', () => {
    const s = grow({}, 3);
    const one = after(s, [{ place: 'A1' }]);
    refuse(one, { place: 'A1' });
    const done = after(one, ['done']);
    expect(asked(done)).toBe('begin 2');
    expect(playerOf(done, 1)).not.toHaveProperty('toSettle');
  });
  it('ends by itself after the last colony, and when the store is empty', () => {
    expect(asked(after(grow({}), [{ place: 'A1' }, { place: 'A2' }]))).toBe('begin 2');
    // 59 colonies have been placed; one is left.
    const full = '111111111';
    const s = grow({ colonies: { A: full, B: full, C: full, D: full, E: full, F: full, G: '11111....' } });
    expect(s.store[0]).toBe(1);
    expect(asked(after(s, [{ place: 'H1' }]))).toBe('begin 2');
  });
  it('supplants nobody in an empty domain: everybody is adapted to it', () => {
    const s = grow({
      domains: '.GGGGGGG',
      players: [{ counter: 3, genePool: 'OLLLLLYY' }, { genePool: 'LLLLLLLL' }],
      colonies: { A: '2........' },
    });
    expect(squaresOf(s)).toEqual(Array.from('23456789', (n) => `A${n}`));
    refuse(s, { place: 'A1' });
  });
  it('tells the rivals of a domain apart: only who is unadapted there is supplanted', () => {
    const s = grow({
      domains: 'OGGGGGGG',
      players: [{ counter: 3, genePool: 'OLLLLLYY' }, { genePool: 'OLLLLLLL' }, { genePool: 'YLLLLLLL' }],
      colonies: { A: '123123123' },
    });
    expect(squaresOf(s)).toEqual(['A3', 'A6', 'A9']);
    expect(after(s, [{ place: 'A6' }]).store).toEqual([56, 57, 58]);
  });
  it('treats the Dominant Position as any other square', () => {
    const s = grow({ domains: 'OGGGGGGG', players: [{ counter: 3, genePool: 'OLLLLLYY' }, { genePool: 'OLLLLLLL' }] });
    expect(squaresOf(s)).toContain('A5');
    expect(coloniesOf(after(s, [{ place: 'A1' }]), 'A')).toBe('1........');
    refuse(
      grow({
        domains: 'OGGGGGGG',
        players: [{ counter: 3, genePool: 'OLLLLLYY' }, { genePool: 'OLLLLLLL' }],
        colonies: { A: '....2....' },
      }),
      { place: 'A5' },
    );
  });
  it('establishes in a niche whose every letter has a colony and the adaptation; an empty domain counts', () => {
    const s = at({
      players: [{ niches: ['A', 'AB', 'ABD', 'C', 'BCE', 'H', 'E'] }, {}],
      domains: 'O.YLGGYY',
      colonies: { A: '1........', B: '.1.......', C: '1........', D: '2........', E: '...1.....' },
    });
    // C has a colony, but is yellow; D has none of the player's, H none at all.
    expect(derived(s).players[0]).toMatchObject({ adapted: 'ABDEFGH', established: ['A', 'AB', 'E'] });
  });
});
