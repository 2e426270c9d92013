import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import { violations } from '../../../../src/games/evolution-game/rules/invariants.ts';
import { writeData } from '../../../../src/games/evolution-game/rules/notation/data-file.ts';
import { readPosition, writePosition } from '../../../../src/games/evolution-game/rules/notation/position.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';
import { after, answers, asked, coloniesOf, domainsOf, playerOf } from './table.ts';

const document = (more: object) => ({ format: 'evolution-game position 1', start: true, players: [{}, {}], ...more });
const read = (more: object = {}) => readPosition(document(more));
const colonyCountOf = (s: State, player: number): number =>
  Array.from('ABCDEFGH', (letter) => coloniesOf(s, letter).split(String(player + 1)).length - 1).reduce(
    (sum, count) => sum + count,
  );
const seats = (count: number, first: object = {}): object[] =>
  Array.from({ length: count }, (_, i) => (i === 0 ? first : {}));

describe('A position from the standard start', () => {
  it('is settled, with the first turn about to begin, always the same of a seed', () => {
    const s = read();
    expect(asked(s)).toBe('begin 1');
    expect(writePosition(s)).toMatchObject({
      turn: 1,
      first: 1,
      players: [
        { genePool: 'OLLGOYGY', niches: ['BDEG', 'ACDF', 'CH', 'ACH', 'FG', 'AD', 'ACFH'] },
        { genePool: 'OLOYGLGY', niches: ['BE', 'CEH', 'BDG', 'A', 'GH', 'BCEH', 'ABD'] },
      ],
    });
    expect(coloniesOf(s, 'D')).toBe('1.222212.');
    expect(domainsOf(s)).toBe('LG..OYGY');
    expect(read({ seed: 0 })).toEqual(s);
    expect(read({ seed: 1 })).not.toEqual(s);
    for (let seed = 0; seed < 20; seed++) {
      const other = read({ seed, players: seats(2 + (seed % 3)) });
      expect(asked(other)).toBe('begin 1');
      expect(violations(other)).toEqual([]);
    }
  });

  it('keeps the rest when a part is given, and deals no niche that is held elsewhere', () => {
    const s = read();
    const [held] = playerOf(s, 2).niches;
    const changed = read({
      players: [{ niches: [held, 'A', 'B', 'C', 'D', 'E', 'F'].filter((one, i, all) => all.indexOf(one) === i) }, {}],
    });
    expect(playerOf(changed, 2).genePool).toBe(playerOf(s, 2).genePool);
    expect(playerOf(changed, 2).niches).toHaveLength(7);
    expect(playerOf(changed, 2).niches).not.toContain(held);
    expect(domainsOf(changed)).toBe(domainsOf(s));
    const coloured = read({ domains: { D: { colour: 'Y' }, E: { colonies: '.........' } } });
    expect([domainsOf(coloured)[3], coloniesOf(coloured, 'D'), coloniesOf(coloured, 'E')]).toEqual([
      'Y',
      coloniesOf(s, 'D'),
      '.........',
    ]);
  });

  it('has as many niches as the stage given', () => {
    const s = read({ players: [{ stage: 4 }, { stage: 9 }], question: { stage: 'begin', player: 2 } });
    expect([playerOf(s, 1).niches.length, playerOf(s, 2).niches.length]).toEqual([5, 3]);
    expect(asked(s)).toBe('begin 2');
    // On the Evolution Square the bonus comes before the cards are exchanged.
    const onSquare = { stage: 'survive', player: 1, rolled: 3 };
    const bonus = read({ players: [{ stage: 4, counter: 0 }, {}], question: onSquare });
    expect(playerOf(bonus, 1).niches).toHaveLength(6);
  });

  it('has what precedes a question of the setup', () => {
    const arranging = read({ question: { stage: 'arrange', player: 2 } });
    expect(playerOf(arranging, 1)).toMatchObject({ genePool: playerOf(read(), 1).genePool, niches: [] });
    expect(playerOf(arranging, 2).genePool).toBeNull();
    expect(domainsOf(arranging)).toBe('........');
    const settling = read({
      players: [{}, { toSettle: 3 }],
      domains: { D: { colour: null, colonies: '1........' } },
      question: { stage: 'settle', player: 1 },
    });
    expect([playerOf(settling, 1).toSettle, playerOf(settling, 2).toSettle]).toEqual([14, 3]);
    expect(coloniesOf(settling, 'H')).toBe('.........');
    expect(domainsOf(settling).slice(4)).toBe(domainsOf(read()).slice(4));
    const grey = Object.fromEntries(Array.from('OOOOOOOO', (colour, i) => ['ABCDEFGH'[i]!, { colour }]));
    const unadapted = [{ genePool: 'LLGGYYLG' }, {}];
    const remedy = read({ players: unadapted, domains: grey, question: { stage: 'remedy', player: 1 } });
    expect(asked(remedy)).toBe('remedy 1');
    expect(playerOf(remedy, 1).toSettle).toBe(15);
  });

  it('begins with the player who has the first turn', () => {
    const s = read({ first: 2 });
    expect(asked(s)).toBe('begin 2');
    expect(writePosition(s).first).toBe(2);
  });

  it('is that of the edition whose data it has', () => {
    const s = read({ data: writeData({ ...RECONSTRUCTION, colonies: 20 }) });
    expect(s.store.map((store, player) => store + colonyCountOf(s, player))).toEqual([20, 20]);
    expect(violations(s)).toEqual([]);
  });

  it('may be over', () => {
    expect(asked(read({ players: [{ stage: 15 }, {}], question: null }))).toBe('over');
  });

  it.each<[object, string]>([
    [{ start: false }, 'start: can only be true'],
    [{ seed: 0.5 }, 'seed: 0.5 is not a whole number from 0 to 2147483647'],
    [{ players: [{}] }, 'players: at least 2 must play, not 1'],
    [{ players: [{}, 7] }, 'players[1]: 7 is not an object'],
    [{ players: [{}, { gene: 1 }] }, 'players[1].gene: unknown field; allowed: genePool'],
    [{ players: [{ genePool: 'OO' }, {}] }, 'players[0].genePool: "OO" is not a gene pool'],
    [{ players: [{ niches: ['A'] }, {}] }, 'player 1 holds 1 niches, not 7'],
    [{ domains: [] }, 'domains: [] is not an object'],
    [{ domains: { I: {} } }, 'domains.I: unknown field'],
    [{ domains: { A: 3 } }, 'domains.A: 3 is not an object'],
    [{ first: 3 }, 'first: 3 is not a whole number from 1 to 2'],
    [{ question: 'begin' }, 'question: "begin" is not an object'],
    [{ question: { stage: 'arrange', player: 3 } }, 'question.player: 3 is not a whole number from 1 to 2'],
    [{ question: { stage: 'fly', player: 1 } }, 'question.stage: "fly" is not a question; allowed: arrange'],
  ])('is refused with %j', (more, why) => {
    expect(() => read(more)).toThrow(why);
  });

  it('is refused with a seed but no start', () => {
    const without = { format: 'evolution-game position 1', seed: 3, players: [{}, {}] };
    expect(() => readPosition(without)).toThrow(
      'seed: says how the standard start is shuffled: it needs "start": true',
    );
  });
});

describe('The example of a start with changes in docs/notation-evolution-game.md', () => {
  const notation = readFileSync(new URL('../../../../docs/notation-evolution-game.md', import.meta.url), 'utf8');
  const [, example] = [...notation.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]): unknown => JSON.parse(json!));

  it('is a table where a mutation card adapts a player to a domain', () => {
    const s = readPosition(example);
    expect(asked(s)).toBe('begin 1');
    expect(answers(s)).toEqual(['roll', { adapt: 'A', with: ['OL'] }, { adapt: 'C', with: ['OL'] }]);
    const adapted = after(s, [{ adapt: 'A', with: ['OL'] }]);
    expect(playerOf(adapted, 1)).toMatchObject({ genePool: 'LOLLGGYY', counter: 5, mutation: ['LY'] });
    expect(playerOf(adapted, 2).niches).toEqual(['A', 'B', 'AD', 'BE', 'ABD', 'CDF', 'ABDG']);
    expect(writePosition(adapted).bottom.mutation).toEqual(['OL']);
    expect(coloniesOf(adapted, 'A')).toBe('1..2.....');
    expect(violations(adapted)).toEqual([]);
    expect(asked(after(adapted, ['roll'], { time: 2 }))).toMatch(/ [12]$/);
  });
});
