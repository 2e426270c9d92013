import { describe, expect, it } from '@jest/globals';
import { IllegalMoveError, isLegal, newGame, result } from '../../../../src/games/evolution-game/rules/play.ts';
import { readMove } from '../../../../src/games/evolution-game/rules/notation/moves.ts';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import { view, viewMove } from '../../../../src/games/evolution-game/rules/view.ts';
import { viewEvent } from '../../../../src/games/evolution-game/rules/events.ts';
import { after, answers, asked, at, coloniesOf, domainsOf, eventsOf, playerOf, squaresOf } from './table.ts';

const roll = 'roll';
const refuse = (state: ReturnType<typeof at>, ...moves: Parameters<typeof after>[1]) => {
  const before = JSON.stringify(state);
  expect(() => after(state, moves)).toThrow(IllegalMoveError);
  expect(JSON.stringify(state)).toBe(before);
};

describe('components (§1)', () => {
  it('has 32 squares, four of them Survival squares, and every region on one Environmental Change square', () => {
    const { timeCircuit } = RECONSTRUCTION;
    expect(timeCircuit).toHaveLength(32);
    expect(timeCircuit.filter((square) => square === 'T' || square === 'EVO')).toHaveLength(4);
    expect(timeCircuit.filter((square) => square.startsWith('EC')).sort()).toEqual(
      Array.from('ABCDEFGH', (letter) => `EC ${letter}`),
    );
  });
  it('has 48 niches with every letter on 15, 52 mutation cards, 25 natural selection cards, 16 stages', () => {
    const { niches, mutation, naturalSelection: cards, stages } = RECONSTRUCTION;
    expect(niches).toHaveLength(48);
    for (const letter of 'ABCDEFGH') expect(niches.filter((niche) => niche.includes(letter))).toHaveLength(15);
    expect(Object.values(mutation).reduce((sum, count) => sum + count)).toBe(52);
    expect(cards.plague.length + cards.rapidSpeciation.length + 5 + 2 + 2).toBe(25);
    expect(stages).toHaveLength(16);
  });
});

describe('placing (§2)', () => {
  const grow = (says: Parameters<typeof at>[0], left = 2) =>
    at({
      players: [{ counter: 3 }, {}],
      question: { stage: 'place', player: 1, rolled: left, for: 'growth', left },
      ...says,
    });

  it('is possible on free squares of domains one is adapted to, and of empty ones', () => {
    // Adapted to A alone; B is empty.
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
    // 59 colonies stand; one is left.
    const full = '111111111';
    const s = grow({ colonies: { A: full, B: full, C: full, D: full, E: full, F: full, G: '11111....' } });
    expect(s.store[0]).toBe(1);
    expect(asked(after(s, [{ place: 'H1' }]))).toBe('begin 2');
  });
});

describe('set-up (§3)', () => {
  const arrange = { arrange: 'OOLLGGYY' };
  const other = { arrange: 'YYGGLLOO' };
  const niches = (letters: string) => letters.split(' ').map((niche) => ({ niche }));
  const dealt = [...niches('A B C D E F G'), ...niches('AB BC CD DE EF FG GH')];
  const faces = (letters: string) =>
    Array.from(letters).map((c) => ({ environment: c === 'w' ? 'white' : c === 'b' ? 'black' : c }));

  it('asks each player in seat order for one of the 2,520 arrangements', () => {
    const s = newGame({ players: 2 });
    expect(asked(s)).toBe('arrange 1');
    expect(new Set(answers(s).map((move) => JSON.stringify(move))).size).toBe(2520);
    expect(asked(after(s, [arrange]))).toBe('arrange 2');
  });
  it('refuses an arrangement that has not each colour twice, in words', () => {
    expect(() => readMove({ value: { arrange: 'OOOLGGYY' }, path: 'move' })).toThrow(
      'move.arrange: "OOOLGGYY" does not have each colour twice',
    );
  });
  it('deals seven niches each, rolls for the first turn, ties again among themselves, then sets the domains', () => {
    const start = newGame({ players: 3 });
    const third = niches('ABD BCE CDF DEG EFH AFG BGH');
    const s = after(
      start,
      [arrange, other, arrange],
      ...dealt,
      ...third,
      { time: 5 },
      { time: 2 },
      { time: 5 },
      // The tie of the first and the third.
      { time: 1 },
      { time: 4 },
      ...faces('OLGYwbbb'),
    );
    expect(s.first).toBe(2);
    // Seats from the third: F by the second (third, first, second, …), G by the third, H by the first: in their own colours.
    expect(domainsOf(s)).toBe('OLGY.LYY');
    expect(playerOf(s, 2).niches).toEqual(['AB', 'BC', 'CD', 'DE', 'EF', 'FG', 'GH']);
    expect(asked(s)).toBe('settle 3');
    expect(playerOf(s, 1).toSettle).toBe(15);
  });
  it('makes a player who is unadapted everywhere change one compartment', () => {
    const s = after(
      newGame({ players: 2 }),
      [arrange, other],
      ...dealt,
      { time: 6 },
      { time: 1 },
      ...faces('LLOOYYGG'),
    );
    expect(asked(s)).toBe('remedy 1');
    expect(answers(s)).toEqual(Array.from('ABCDEFGH', (remedy) => ({ remedy })));
    const remedied = after(s, [{ remedy: 'C' }]);
    expect(playerOf(remedied, 1).genePool).toBe('OOOLGGYY');
    expect(asked(remedied)).toBe('remedy 2');
    expect(asked(after(remedied, [{ remedy: 'A' }]))).toBe('settle 1');
  });
  it('settles one colony each in turn; placing may not be stopped', () => {
    const s = at({ first: 2, players: [{ toSettle: 2 }, { toSettle: 2 }], question: { stage: 'settle', player: 2 } });
    refuse(s, 'done');
    const one = after(s, [{ place: 'A1' }]);
    expect(asked(one)).toBe('settle 1');
    const all = after(one, [{ place: 'A2' }, { place: 'A3' }, { place: 'A4' }]);
    expect(asked(all)).toBe('begin 2');
    expect(all.store).toEqual([58, 58]);
  });
  it('takes a single legal square unasked, and gives the rest of the fifteen back when there is none', () => {
    // The second is adapted to A alone, where one square is free.
    const s = at({
      players: [
        { toSettle: 1, genePool: 'OOLLGGYY' },
        { toSettle: 3, genePool: 'OLGGYYLL' },
      ],
      domains: 'OOOOOOOO',
      colonies: { A: '11111111.' },
      question: { stage: 'settle', player: 1 },
    });
    const placed = after(s, [{ place: 'B1' }]);
    expect(coloniesOf(placed, 'A')).toBe('111111112');
    expect(asked(placed)).toBe('begin 1');
    expect(placed.store).toEqual([51, 59]);
    expect(eventsOf(s, { place: 'B1' })).toContainEqual({ event: 'settledEarly', player: 1, left: 2 });
  });
});

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
});

describe('mutation: using cards (§5)', () => {
  // Compartment A is orange, domain A green; all others fit.
  const orangeToGreen = (...mutation: string[]) =>
    at({ players: [{ genePool: 'OOLLGGYY', mutation }, {}], domains: 'GOLLGGYY' });
  const withCards = (cards: string[]) => ({ adapt: 'A', with: cards });

  it.each([[['OG']], [['OLG']], [['OLGY']], [['OL', 'LG']], [['OLG', 'OL']], [['OL', 'LY', 'GY']], [['OLGY', 'OLGY']]])(
    'leads from orange to green with %j',
    (cards) => {
      const s = orangeToGreen(...cards);
      const adapted = after(s, [withCards(cards)]);
      expect(playerOf(adapted, 1)).toMatchObject({ genePool: 'GOLLGGYY', mutation: [] });
      expect(asked(adapted)).toBe('begin 1');
    },
  );
  it.each([[['OY', 'OLG']], [['OG', 'OL']], [['OL', 'OL', 'OG']], [['OL']], [['LY', 'GY']]])(
    'does not lead from orange to green with %j',
    (cards) => {
      refuse(orangeToGreen(...cards), withCards(cards));
    },
  );
  it('puts the cards under the pack in the order listed, which need not be that of the chain', () => {
    const s = orangeToGreen('OL', 'LG');
    expect(after(s, [withCards(['LG', 'OL'])]).mutationBottom).toEqual([3, 0]);
    expect(after(s, [withCards(['OL', 'LG'])]).mutationBottom).toEqual([0, 3]);
  });
  it('changes nothing of a domain one is adapted to, and to no other colour', () => {
    const s = at({ players: [{ mutation: ['OG', 'OG'] }, {}], domains: 'OOLLGGYY' });
    expect(answers(s)).toEqual([roll]);
    refuse(s, withCards(['OG']));
  });
  it('uses only cards held, each once', () => {
    refuse(orangeToGreen('OL', 'LY'), withCards(['OG']));
    refuse(orangeToGreen('OLGY'), withCards(['OLGY', 'OLGY']));
  });
  it('may be done again and again before the roll', () => {
    const s = at({ players: [{ genePool: 'OOLLGGYY', mutation: ['OG', 'OY'] }, {}], domains: 'GYLLGGYY' });
    const both = after(s, [withCards(['OG']), { adapt: 'B', with: ['OY'] }]);
    expect(playerOf(both, 1).genePool).toBe('GYLLGGYY');
    expect(answers(both)).toEqual([roll]);
  });
});

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
    // 4 is jumped: two steps from 2 lead to 3 and 5 … and 5 is Environmental Change E.
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
});

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
});

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
    // Four were rolled: three more in A, four in B and D, none in C.
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
    // With four counters no square beyond 3 is reached from the Evolution Square: an edition with the card square there shows it.
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
});

describe('survival (§9)', () => {
  const settled = { A: '1........', B: '1........', C: '1........' };
  const transition = (stage: number, niches: string[], rest: Parameters<typeof at>[0] = {}) =>
    at({ players: [{ counter: 7, stage, niches }, {}], colonies: settled, ...rest });

  it('offers any set of niches in which the player is established', () => {
    const s = after(transition(6, ['A', 'AB', 'D', 'BC']), [roll], { time: 1 });
    expect(asked(s)).toBe('survive 1');
    expect(answers(s)).toHaveLength(8);
    expect(answers(s)).toContainEqual({ survive: [1, 2, 4] });
    expect(answers(s)).toContainEqual({ survive: [] });
    refuse(s, { survive: [3] });
  });
  it('is not asked of a player established in none', () => {
    expect(asked(after(transition(6, ['D', 'E', 'F', 'G']), [roll], { time: 1 }))).toBe('begin 2');
  });
  it('needs the adaptation as well as the colony', () => {
    const s = after(transition(6, ['A', 'D', 'E', 'F'], { domains: 'LOLLGGYY' }), [roll], { time: 1 });
    expect(asked(s)).toBe('begin 2');
  });
  it('Transition: advances one stage for each, then draws up to the new minimum; unused ones stay', () => {
    const s = after(
      transition(5, ['A', 'AB', 'D', 'BC', 'E']),
      [roll, { survive: [4, 1] }],
      { time: 1 },
      { niche: 'G' },
    );
    expect(playerOf(s, 1)).toMatchObject({ stage: 7, niches: ['AB', 'D', 'E', 'G'] });
    // In the order named.
    expect(s.nicheBottom).toEqual([6, 1]);
  });
  it('never advances more stages than are left', () => {
    const s = at({
      players: [{ counter: 0, stage: 14, niches: ['A', 'B'] }, {}],
      colonies: settled,
      question: { stage: 'survive', player: 1, rolled: 3 },
    });
    expect(answers(s)).toEqual([{ survive: [] }, { survive: [1] }, { survive: [2] }]);
  });
  it('Evolution Square: a bonus stage, survival, then all cards are exchanged', () => {
    const s = at({
      players: [{ counter: 30, stage: 9, niches: ['A', 'D', 'E'], mutation: ['OL'] }, {}],
      colonies: settled,
    });
    const landed = after(s, [roll], { time: 2 });
    expect(asked(landed)).toBe('survive 1');
    expect(playerOf(landed, 1).stage).toBe(10);
    const done = after(landed, [{ survive: [1] }], { niche: 'F' }, { niche: 'G' });
    expect(playerOf(done, 1)).toMatchObject({ stage: 11, niches: ['F', 'G'], mutation: [] });
    expect(done.nicheBottom).toEqual([1, 8, 16]);
    expect(done.mutationBottom).toEqual([0]);
  });
  it('is won by the bonus from stage 14, at once', () => {
    const s = at({
      players: [{ counter: 30, stage: 14, mutation: ['OL'] }, { stage: 9 }, { stage: 9 }],
      colonies: settled,
    });
    const won = after(s, [roll], { time: 6 });
    expect(asked(won)).toBe('over');
    expect(answers(won)).toEqual([]);
    expect(playerOf(won, 1).mutation).toEqual(['OL']);
    expect(result(won)).toEqual({ places: [1, 2, 2], scores: [15, 9, 9] });
    expect(eventsOf(s, roll, { time: 6 }).at(-1)).toEqual({ event: 'won', player: 0 });
  });
  it('is won by bonus and one niche from stage 13', () => {
    const s = at({ players: [{ counter: 30, stage: 13, niches: ['AB'] }, {}], colonies: settled });
    expect(asked(after(s, [roll, { survive: [1] }], { time: 6 }))).toBe('over');
    expect(asked(after(s, [roll, { survive: [] }], { time: 6 }))).toBe('begin 2');
    expect(result(s)).toBeNull();
  });
});

describe('edges (§10)', () => {
  it('keeps a player without colonies and unadapted everywhere in the game', () => {
    const s = at({ players: [{ genePool: 'OOOOOOOO' }, {}], domains: 'LLLLLLLL', colonies: { A: '2........' } });
    expect(asked(s)).toBe('begin 1');
    expect(asked(after(s, [roll], { time: 3 }))).toBe('begin 2');
  });
  it('lets a full domain be entered where a rival can be supplanted', () => {
    const s = at({
      players: [{ counter: 1, genePool: 'OGGGYYYY' }, { genePool: 'LLLLLLLL' }],
      domains: 'OOOOOOOO',
      colonies: { A: '111111112' },
    });
    const growing = after(s, [roll], { time: 2 });
    expect(squaresOf(growing)).toEqual(['A9']);
  });
  it('gives what a short pack has: no mutation card is owed', () => {
    const all = Object.entries(RECONSTRUCTION.mutation).flatMap(([card, count]) =>
      Array.from({ length: count }, () => card),
    );
    const s = at({ players: [{ genePool: 'YYYYYYYY' }, { mutation: all.slice(1) }], domains: 'OOLLGGLL' });
    const drawn = after(s, [roll], { time: 1 }, { mutation: 'OL' });
    expect(playerOf(drawn, 1).mutation).toEqual(['OL']);
  });
  it('draws the cards put back in their order once the others are gone', () => {
    const all = Object.entries(RECONSTRUCTION.mutation).flatMap(([card, count]) =>
      Array.from({ length: count }, () => card),
    );
    const s = at({
      players: [{ genePool: 'OOLLGGLL' }, { mutation: all.slice(2) }],
      domains: 'OOLLGGYY',
      bottom: { mutation: ['OL', 'OL'] },
    });
    expect(playerOf(after(s, [roll], { time: 1 }), 1).mutation).toEqual(['OL', 'OL']);
  });
});

describe('hidden and open (§12)', () => {
  const s = at({
    players: [{ mutation: ['OL', 'LG'], genePool: 'OOLLGGYY' }, {}],
    domains: 'GOLLGGYY',
    bottom: { niches: ['H', 'ACH'], mutation: ['GY', 'OG'], naturalSelection: ['plague H', 'plague A'] },
  });
  it('shows the size of the packs, not their order, nor what was put back', () => {
    const seen = view(s);
    expect(seen.nicheBottom).toEqual([]);
    expect(seen.nichePack).toHaveLength(48 - 14);
    expect(seen.mutationPack).toEqual([...seen.mutationPack].sort((a, b) => a - b));
    expect(seen.selectionPack).toHaveLength(25);
    expect(seen.mutation).toEqual(s.mutation);
    expect(s.nicheBottom).toHaveLength(2);
  });
  it('tells others which cards were used, not in which order', () => {
    const move = readMove({ value: { adapt: 'A', with: ['LG', 'OL'] }, path: '' });
    expect(viewMove(move, 0, 0)).toBe(move);
    expect(viewMove(move, 0, 1)).toBe(readMove({ value: { adapt: 'A', with: ['OL', 'LG'] }, path: '' }));
    const event = eventsOf(s, { adapt: 'A', with: ['LG', 'OL'] })[0]!;
    expect(viewEvent(event)).toMatchObject({ event: 'adapted', cards: [0, 3] });
    expect(viewEvent({ event: 'returned', player: 0, niches: [8, 1] })).toMatchObject({ niches: [1, 8] });
    expect(viewEvent({ event: 'exchanged', player: 0, niches: [8, 1], mutation: [3, 2] })).toMatchObject({
      niches: [1, 8],
      mutation: [2, 3],
    });
    expect(viewEvent({ event: 'won', player: 0 })).toEqual({ event: 'won', player: 0 });
  });
});

describe('bad input', () => {
  it.each([1, 5, 2.5, Number.NaN])('refuses %s players', (players) => {
    expect(() => newGame({ players })).toThrow('is not a whole number from 2 to 4');
  });
  it('refuses what is no move', () => {
    const s = at({});
    for (const move of [-1, 1.5, 2 ** 40, Number.NaN]) expect(isLegal(s, move)).toBe(false);
    refuse(s, { place: 'A1' });
    refuse(s, { moveTo: 3 });
    refuse(s, { survive: [] });
    refuse(s, 'growth');
  });
});
