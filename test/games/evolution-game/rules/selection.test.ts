import { describe, expect, it } from '@jest/globals';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import { after, asked, at, coloniesOf, domainsOf, eventsOf, playerOf, refuse, roll, squaresOf } from './table.ts';

describe('natural selection (§8)', () => {
  const draws = (says: Parameters<typeof at>[0], selection: string, ...more: Parameters<typeof eventsOf>[2][]) =>
    after(at(says), [roll], { time: 4 }, { selection }, ...more);

  it('goes to the bottom of the pack', () => {
    expect(draws({}, 'plague B').selectionBottom).toEqual([1]);
  });
  it('Plague: all colonies of the player in the domain go home', () => {
    const s = draws({ colonies: { A: '1121.....' } }, 'plague A');
    expect(coloniesOf(s, 'A')).toBe('..2......');
    expect(s.store).toEqual([60, 59]);
  });
  it('Colonisation: one colony in each domain adapted to where there was none, in any order', () => {
    const s = draws({ domains: 'OOLLOOOO', colonies: { A: '1........' } }, 'colonisation');
    expect(asked(s)).toBe('place 1');
    expect(new Set(squaresOf(s).map((square) => square[0]))).toEqual(new Set(['B', 'C', 'D']));
    const one = after(s, [{ place: 'D5' }]);
    expect(new Set(squaresOf(one).map((square) => square[0]))).toEqual(new Set(['B', 'C']));
    expect(asked(after(one, [{ place: 'B1' }, { place: 'C1' }]))).toBe('begin 2');
    expect(asked(after(one, ['done']))).toBe('begin 2');
  });
  it('Change The Environment: to the next free Environmental Change square, in the player’s own colour, without a die', () => {
    // From 4: E at 5 is taken, so B at 10.
    const s = draws(
      { players: [{ genePool: 'OOLLGGYY' }, { counter: 5 }], domains: 'OLLLGGYY' },
      'change the environment',
    );
    expect(s.counter).toEqual([10, 5]);
    expect(domainsOf(s)).toBe('OOLLGGYY');
  });
  it('Change The Environment: passes the Evolution Square without a bonus', () => {
    // Natural Selection at 31; the next change is A at 2.
    const s = after(
      at({ players: [{ counter: 27 }, {}] }),
      [roll],
      { time: 4 },
      { selection: 'change the environment' },
    );
    expect(s.counter[0]).toBe(2);
    expect(playerOf(s, 1).stage).toBe(0);
  });
  it('Rapid Speciation: adapts all four, then fills each up to the number rolled', () => {
    const s = draws(
      { domains: 'LLLLLLLL', players: [{ genePool: 'OOLLGGYY' }, {}], colonies: { A: '1........', C: '1111.....' } },
      'rapid speciation ABCD',
    );
    expect(playerOf(s, 1).genePool).toBe('LLLLGGYY');
    // A four was rolled: three more in A, four in B and D, none in C.
    expect(s.left).toBe(11);
    expect(new Set(squaresOf(s).map((square) => square[0]))).toEqual(new Set(['A', 'B', 'D']));
    const filled = after(s, [{ place: 'A2' }, { place: 'A3' }, { place: 'A4' }]);
    expect(new Set(squaresOf(filled).map((square) => square[0]))).toEqual(new Set(['B', 'D']));
  });
  it('Jump: lands on the Evolution Square', () => {
    const s = draws({ players: [{ stage: 13, niches: ['H'] }, {}] }, 'jump to the evolution square');
    expect(s.counter[0]).toBe(0);
    expect(playerOf(s, 1).stage).toBe(14);
  });
  it('Jump: to the first free square after an occupied one, whose instructions are followed with the same number', () => {
    const s = draws(
      { players: [{ counter: 27 }, { counter: 0 }, { counter: 1 }, { counter: 2 }] },
      'jump to the evolution square',
    );
    expect(s.counter[0]).toBe(3);
    expect(asked(s)).toBe('place 1');
    expect(s.left).toBe(4);
  });
  it('Jump: onto another Natural Selection square draws another card', () => {
    const s = at({
      players: [{ counter: 27 }, { counter: 0 }, { counter: 1 }, { counter: 2 }],
      colonies: { A: '1........' },
    });
    // With four counters no square beyond 3 can be reached from the Evolution Square, so an edition with the card square there is used.
    const data = {
      ...RECONSTRUCTION,
      timeCircuit: RECONSTRUCTION.timeCircuit.map((square, i) => (i === 3 ? 'NS' : square)),
    };
    const other = after(
      { ...s, data },
      [roll],
      { time: 4 },
      { selection: 'jump to the evolution square' },
      { selection: 'plague A' },
    );
    expect(other.counter[0]).toBe(3);
    expect(coloniesOf(other, 'A')).toBe('.........');
  });
  it('Plague: does nothing where the player has no colony', () => {
    const s = draws({ colonies: { B: '12.......' } }, 'plague A');
    expect(coloniesOf(s, 'B')).toBe('12.......');
    expect(asked(s)).toBe('begin 2');
  });
  it('Colonisation: supplants, and is not asked where nothing can be placed', () => {
    const unadapted = { genePool: 'YYYYYYYY' };
    const full = draws(
      { players: [{ genePool: 'OGGGYYYY' }, unadapted], domains: 'OOOOOOOO', colonies: { A: '222222222' } },
      'colonisation',
    );
    expect(squaresOf(full)).toHaveLength(9);
    const none = draws(
      { players: [{ genePool: 'OGGGYYYY' }, unadapted], domains: 'OOOOOOOO', colonies: { A: '1........' } },
      'colonisation',
    );
    expect(asked(none)).toBe('begin 2');
  });
  it('Rapid Speciation: uses no cards, leaves the gene of an empty domain, and may be stopped', () => {
    const s = draws(
      { domains: '.LLLLLLL', players: [{ genePool: 'OOLLGGYY', mutation: ['OL'] }, {}] },
      'rapid speciation ABCD',
    );
    expect(playerOf(s, 1)).toMatchObject({ genePool: 'OLLLGGYY', mutation: ['OL'] });
    expect(asked(after(s, [{ place: 'A1' }, 'done']))).toBe('begin 2');
  });
  it('Change The Environment: also gives an empty domain the player’s own colour', () => {
    expect(domainsOf(draws({ domains: 'OOLL.GYY' }, 'change the environment'))).toBe('OOLLGGYY');
  });
  it('Jump: its bonus wins from stage 14, and with one niche from stage 13', () => {
    const colonies = { A: '1........' };
    expect(asked(draws({ players: [{ stage: 14 }, {}] }, 'jump to the evolution square'))).toBe('over');
    const s = draws({ players: [{ stage: 13, niches: ['A'] }, {}], colonies }, 'jump to the evolution square');
    expect(asked(s)).toBe('survive 1');
    expect(asked(after(s, [{ survive: [1] }]))).toBe('over');
  });
  it('Colonisation: the number rolled does not count, one colony in each of eight domains', () => {
    const s = draws({}, 'colonisation');
    expect(s.left).toBe(8);
    const filled = after(
      s,
      Array.from('HGFEDCBA', (letter) => ({ place: `${letter}5` })),
    );
    expect(filled.store).toEqual([52, 60]);
    expect(asked(filled)).toBe('begin 2');
    refuse(s, { place: 'A1' }, { place: 'A2' });
  });
  it('Rapid Speciation: supplants rivals who are unadapted now, and asks nothing where enough stand', () => {
    const rival = { genePool: 'GGGGGGGG' };
    const s = draws(
      { players: [{}, rival], domains: 'LLLLLLLL', colonies: { A: '222222222', C: '222222222' } },
      'rapid speciation ABCD',
    );
    expect(squaresOf(s)).toContain('A1');
    expect(after(s, [{ place: 'A1' }]).store).toEqual([59, 43]);
    const full = '1111.....';
    const none = draws({ colonies: { A: full, B: full, C: full, D: full } }, 'rapid speciation ABCD');
    expect(asked(none)).toBe('begin 2');
  });
  it('the cards concern who drew them alone', () => {
    const colonies = { A: '12.......', B: '2........' };
    expect(coloniesOf(draws({ colonies }, 'plague B'), 'B')).toBe('2........');
    const s = draws({ players: [{}, { genePool: 'OOLLGGYY' }], domains: 'LLLLLLLL' }, 'rapid speciation ABCD');
    expect(playerOf(s, 2).genePool).toBe('OOLLGGYY');
  });
  it('Jump: survival and the exchange of cards follow as if the counter had walked there', () => {
    const s = draws(
      { players: [{ stage: 9, niches: ['A', 'D', 'E'], mutation: ['OL'] }, {}], colonies: { A: '1........' } },
      'jump to the evolution square',
    );
    expect(asked(s)).toBe('survive 1');
    const done = after(s, [{ survive: [] }], { niche: 'F' }, { niche: 'G' });
    expect(playerOf(done, 1)).toMatchObject({ stage: 10, niches: ['F', 'G'], mutation: [] });
  });
});
