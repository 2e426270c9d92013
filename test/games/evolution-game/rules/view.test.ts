import { describe, expect, it } from '@jest/globals';
import { view, viewMove } from '../../../../src/games/evolution-game/rules/view.ts';
import { viewEvent } from '../../../../src/games/evolution-game/rules/events.ts';
import { at, eventsOf, readMove } from './table.ts';

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
