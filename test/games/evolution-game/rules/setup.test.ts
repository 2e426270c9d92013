import { describe, expect, it } from '@jest/globals';
import { newGame } from '../../../../src/games/evolution-game/rules/play.ts';
import { after, answers, asked, at, coloniesOf, domainsOf, eventsOf, playerOf, readMove, refuse } from './table.ts';

describe('setup (§3)', () => {
  const arrange = { arrange: 'OOLLGGYY' };
  const other = { arrange: 'YYGGLLOO' };
  const niches = (letters: string) => letters.split(' ').map((niche) => ({ niche }));
  const dealt = [...niches('A B C D E F G'), ...niches('AB BC CD DE EF FG GH')];
  const faces = (letters: string) =>
    Array.from(letters).map((c) => ({ environment: c === 'w' ? 'white' : c === 'b' ? 'black' : c }));
  /** Two players whose times decide who is first, and an environment to which neither is adapted in any domain. */
  const unadapted = (...times: readonly number[]) =>
    after(
      newGame({ players: 2 }),
      [arrange, other],
      ...dealt,
      ...times.map((time) => ({ time })),
      ...faces('LLOOYYGG'),
    );

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
    // Seats in order from the third: F by the second (third, first, second, …), G by the third, H by the first, in their own colours.
    expect(domainsOf(s)).toBe('OLGY.LYY');
    expect(playerOf(s, 2).niches).toEqual(['AB', 'BC', 'CD', 'DE', 'EF', 'FG', 'GH']);
    expect(asked(s)).toBe('settle 3');
    expect(playerOf(s, 1).toSettle).toBe(15);
  });
  it('makes a player who is unadapted everywhere change one compartment', () => {
    const s = unadapted(6, 1);
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
    // The second player is adapted only to A, where one square is free.
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
  it('starts everybody at stage 0, without mutation cards, the counter off the circuit, sixty colonies in the store', () => {
    const s = after(
      newGame({ players: 2 }),
      [arrange, other],
      ...dealt,
      { time: 6 },
      { time: 1 },
      ...faces('OLGYwOLG'),
    );
    for (const player of [1, 2])
      expect(playerOf(s, player)).toMatchObject({ stage: 0, counter: null, mutation: [], toSettle: 15 });
    expect(s.store).toEqual([60, 60]);
  });
  it('lets ties roll again and again, and leaves out who rolled less', () => {
    const third = niches('ABD BCE CDF DEG EFH AFG BGH');
    const s = after(
      newGame({ players: 3 }),
      [arrange, other, arrange],
      ...dealt,
      ...third,
      ...[4, 4, 3].map((time) => ({ time })),
      ...[2, 2].map((time) => ({ time })),
      ...[1, 6].map((time) => ({ time })),
      ...faces('OLGYwOLG'),
    );
    expect(s.first).toBe(1);
  });
  it('remedies in turn order, from the first player on', () => {
    const s = unadapted(1, 6);
    expect(asked(s)).toBe('remedy 2');
    expect(asked(after(s, [{ remedy: 'H' }]))).toBe('remedy 1');
  });
  it('is remedied before player 1 settles, unless a position says who is first', () => {
    const players = [{ toSettle: 15 }, { genePool: 'LLOOYYGG', toSettle: 15 }];
    const s = at({ players, question: { stage: 'remedy', player: 2 } });
    expect(asked(after(s, [{ remedy: 'A' }]))).toBe('settle 1');
    const second = at({ players, first: 2, question: { stage: 'remedy', player: 2 } });
    expect(asked(after(second, [{ remedy: 'A' }]))).toBe('settle 2');
  });
  it('asks for no remedy where one domain is empty', () => {
    const s = after(
      newGame({ players: 2 }),
      [arrange, other],
      ...dealt,
      ...[6, 1].map((time) => ({ time })),
      ...faces('LLOOYYGw'),
    );
    expect(asked(s)).toBe('settle 1');
    refuse(s, { remedy: 'A' });
    refuse(s, { place: 'A1' });
  });
  it('asks the next of three when one has no legal square', () => {
    // The second player is adapted only to A, which is full.
    const s = at({
      players: [{ toSettle: 2 }, { toSettle: 2, genePool: 'OLGGYYOO' }, { toSettle: 2 }],
      colonies: { A: '111111111' },
      question: { stage: 'settle', player: 1 },
    });
    const one = after(s, [{ place: 'B1' }]);
    expect(asked(one)).toBe('settle 3');
    expect(one.store).toEqual([50, 60, 60]);
    expect(playerOf(one, 2)).not.toHaveProperty('toSettle');
    expect(asked(after(one, [{ place: 'B2' }]))).toBe('settle 1');
  });
  it('settles on squares of unadapted rivals, too', () => {
    const s = at({
      players: [{ toSettle: 1 }, { toSettle: 1, genePool: 'YYGGLLOO' }],
      colonies: { A: '2........' },
      question: { stage: 'settle', player: 1 },
    });
    const settled = after(s, [{ place: 'A1' }]);
    expect(coloniesOf(settled, 'A')).toBe('1........');
    expect(settled.store).toEqual([59, 60]);
    expect(playerOf(settled, 2).toSettle).toBe(1);
  });
  it('goes on with whoever has colonies left', () => {
    const s = at({ first: 1, players: [{ toSettle: 1 }, { toSettle: 3 }], question: { stage: 'settle', player: 1 } });
    const one = after(s, [{ place: 'A1' }, { place: 'A2' }]);
    expect(asked(one)).toBe('settle 2');
    expect(asked(after(one, [{ place: 'A3' }, { place: 'A4' }]))).toBe('begin 1');
  });
});
