import { describe, expect, it } from '@jest/globals';
import { after, answers, asked, at, playerOf, readMove, refuse, roll } from './table.ts';

describe('mutation: using cards (§5)', () => {
  // Compartment A is orange, domain A green; all others fit.
  const orangeToGreen = (...mutation: string[]) =>
    at({ players: [{ genePool: 'OOLLGGYY', mutation }, {}], domains: 'GOLLGGYY' });
  const withCards = (cards: string[]) => ({ adapt: 'A', with: cards });

  it.each([
    [['OG']],
    [['OLG']],
    [['OLGY']],
    [['OL', 'LG']],
    [['OLG', 'OL']],
    [['OL', 'LY', 'GY']],
    [['OLGY', 'OLGY']],
    [['OLG', 'OLG']],
    [['GY', 'LY', 'OL']],
    [['OLGY', 'OLGY', 'OLGY']],
  ])('leads from orange to green with %j', (cards) => {
    const s = orangeToGreen(...cards);
    const adapted = after(s, [withCards(cards)]);
    expect(playerOf(adapted, 1)).toMatchObject({ genePool: 'GOLLGGYY', mutation: [] });
    expect(asked(adapted)).toBe('begin 1');
  });
  it.each([
    [['OY', 'OLG']],
    [['OG', 'OL']],
    [['OL', 'OL', 'OG']],
    [['OL']],
    [['LY', 'GY']],
    [['OG', 'OG']],
    [['OG', 'OLG']],
    [['OL', 'OLGY', 'OL']],
  ])('does not lead from orange to green with %j', (cards) => {
    refuse(orangeToGreen(...cards), withCards(cards));
  });
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
  it('offers every set of cards that forms a chain, once', () => {
    expect(answers(orangeToGreen('OL', 'OG', 'LG', 'OL')).slice(1)).toEqual([
      withCards(['OL', 'LG']),
      withCards(['OG']),
    ]);
  });
  it('needs no card in an empty domain, and changes nothing there', () => {
    const s = at({ players: [{ mutation: ['OG', 'OL', 'OLGY'] }, {}], domains: '.OLLGGYY' });
    expect(answers(s)).toEqual([roll]);
  });
  it('refuses more than three cards, in words', () => {
    expect(() => readMove({ value: withCards(['OL', 'LY', 'GY', 'OG']), path: 'move' })).toThrow('move.with');
  });
  it('can be done again after a conversion with the cards that are left, and only of one’s own', () => {
    const s = at({
      players: [{ genePool: 'OOLLGGYY', mutation: ['OL', 'OG'] }, { mutation: ['LG'] }],
      domains: 'GOLLGGYY',
    });
    refuse(s, withCards(['OL', 'LG']));
    expect(playerOf(after(s, [withCards(['OG'])]), 1).mutation).toEqual(['OL']);
  });
  it('uses a card for one conversion only', () => {
    const s = at({ players: [{ genePool: 'OOLLGGYY', mutation: ['OG'] }, {}], domains: 'GGLLGGYY' });
    const one = after(s, [withCards(['OG'])]);
    refuse(one, { adapt: 'B', with: ['OG'] });
    expect(one.mutationBottom).toEqual([1]);
  });
});
