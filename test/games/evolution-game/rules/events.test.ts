/** Events as a replay writes them. */
import { describe, expect, it } from '@jest/globals';
import { eventText } from '../../../../src/games/evolution-game/rules/events.ts';
import type { MoveText } from '../../../../src/kit/moves.ts';
import { newGame } from '../../../../src/games/evolution-game/rules/play.ts';
import { type Drawn, type Says, after, asked, at, eventsOf, roll } from './table.ts';

describe('events in words', () => {
  const texts = (says: Says, move: MoveText, ...drawn: Drawn[]) => eventsOf(at(says), move, ...drawn).map(eventText);

  it('name squares and cards', () => {
    expect(texts({ colonies: { A: '1...2...1' } }, roll, { time: 4 }, { selection: 'plague A' }).slice(2)).toEqual([
      { event: 'drewSelection', player: 0, card: 'plague A' },
      { event: 'removed', player: 0, squares: ['A1', 'A9'], by: 'plague' },
      { event: 'turn', player: 1, turn: 2 },
    ]);
    expect(texts({ domains: 'LOLLGGYY' }, roll, { time: 1 }, { mutation: 'OLG' })).toContainEqual({
      event: 'drewMutation',
      player: 0,
      card: 'OLG',
    });
    const growing: Says = {
      players: [{ counter: 3 }, {}],
      question: { stage: 'place', player: 1, rolled: 2, for: 'growth', left: 2 },
    };
    expect(texts(growing, { place: 'C3' })).toEqual([{ event: 'placed', player: 0, square: 'C3', supplanted: null }]);
  });
  it('name domains, colours and faces', () => {
    expect(texts({ domains: '.OLLGGYY' }, roll, { time: 2 }, { environment: 'black' })).toContainEqual({
      event: 'environment',
      player: 0,
      domain: 'A',
      face: 'black',
      from: null,
      to: 'O',
      by: 'square',
    });
    expect(
      texts({ players: [{ counter: 3 }, {}] }, roll, { time: 1 }, { selection: 'change the environment' }),
    ).toContainEqual(expect.objectContaining({ event: 'environment', domain: 'E', face: null, from: 'G', to: 'G' }));
    const converting: Says = { players: [{ mutation: ['OL', 'LG'] }, {}], domains: 'GOLLGGYY' };
    expect(texts(converting, { adapt: 'A', with: ['LG', 'OL'] })).toEqual([
      { event: 'adapted', player: 0, domain: 'A', from: 'O', to: 'G', cards: ['LG', 'OL'], by: 'cards' },
    ]);
  });
  it('name niches', () => {
    const landing: Says = {
      players: [{ counter: 30, stage: 9, niches: ['A', 'D', 'EH'], mutation: ['OY'] }, {}],
      colonies: { A: '1........' },
    };
    const landed = after(at(landing), [roll], { time: 2 });
    const events = eventsOf(landed, { survive: [1] }, { niche: 'F' }, { niche: 'ACH' }).map(eventText);
    expect(events).toContainEqual({ event: 'returned', player: 0, niches: ['A'] });
    expect(events).toContainEqual({ event: 'exchanged', player: 0, niches: ['D', 'EH'], mutation: ['OY'] });
    expect(events).toContainEqual({ event: 'drewNiche', player: 0, niche: 'ACH' });
  });
  it('name gene pools and the niches dealt', () => {
    const s = newGame({ players: 2 });
    expect(eventsOf(s, { arrange: 'OOLLGGYY' }).map(eventText)).toEqual([
      { event: 'arranged', player: 0, genePool: 'OOLLGGYY' },
    ]);
    const one = after(s, [{ arrange: 'OOLLGGYY' }]);
    expect(asked(one)).toBe('arrange 2');
    const niches = 'A B C D E F G AB BC CD DE EF FG GH'.split(' ');
    const drawn: Drawn[] = [
      ...niches.map((niche) => ({ niche })),
      { time: 1 },
      { time: 2 },
      ...Array.from('OLGYOLGY', (environment) => ({ environment })),
    ];
    expect(eventsOf(one, { arrange: 'OOLLGGYY' }, ...drawn).map(eventText)).toContainEqual({
      event: 'dealt',
      player: 1,
      niches: niches.slice(7),
    });
  });
});
