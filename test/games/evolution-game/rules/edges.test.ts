import { describe, expect, it } from '@jest/globals';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import { after, asked, at, playerOf, roll, squaresOf } from './table.ts';

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
