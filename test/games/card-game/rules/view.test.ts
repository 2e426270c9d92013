import { describe, expect, it } from '@jest/globals';
import { HIDDEN } from '../../../../src/games/card-game/rules/cards.ts';
import { moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import { writePosition } from '../../../../src/games/card-game/rules/notation/position.ts';
import { legalMoves } from '../../../../src/games/card-game/rules/play.ts';
import { view, viewEvent, viewMove } from '../../../../src/games/card-game/rules/view.ts';
import { endangered, happening, table } from '../support/table.ts';

const s = table({
  players: [
    { hand: ['insect-01', 'insect-02'], table: [endangered('mammal-01')] },
    { hand: ['bird-01', 'bird-02', 'bird-03'] },
    { hand: ['reptile-01'] },
  ],
  spent: ['event-niche-1'],
  discards: {
    faceUp: ['mammal-02'],
    faceDown: [
      { player: 0, card: 'mammal-03' },
      { player: 1, card: 'mammal-04' },
    ],
  },
  upcoming: { cards: ['mammal-05'], biomes: ['Jungle'] },
});

describe('What a seat sees (rules §11)', () => {
  it('is its own hand and what all see; of other hands and face-down discards only how many', () => {
    const seen = writePosition(view(s, 1));
    expect(seen.players.map(({ hand }) => hand)).toEqual([['?', '?'], ['bird-01', 'bird-02', 'bird-03'], ['?']]);
    expect(seen.players[0]!.table).toEqual([endangered('mammal-01')]);
    expect(seen.spent).toEqual(['event-niche-1']);
    expect(seen.discards).toEqual({
      faceUp: ['mammal-02'],
      faceDown: [
        { player: 0, card: '?' },
        { player: 1, card: 'mammal-04' },
      ],
    });
    expect(seen.upcoming).toBeUndefined();
  });

  it('is no hand for a spectator', () => {
    expect(writePosition(view(s, null)).players.flatMap(({ hand }) => hand)).toEqual(['?', '?', '?', '?', '?', '?']);
  });

  it('does not tell cards in the draw pile from those in other hands', () => {
    const seen = view(s, 1);
    const inPile = s.pile.findIndex((each) => each === 1);
    expect(seen.pile[inPile]).toBe(1);
    expect(seen.pile[s.hands[0]![0]!]).toBe(1);
    expect(seen.pile[s.hands[1]![0]!]).toBe(0);
    expect(seen.pileSize).toBe(s.pileSize);
  });

  it('leaves the state itself as it was, and gives the player asked the same answers', () => {
    expect(s.hands[1]).not.toContain(HIDDEN);
    expect(legalMoves(view(s, 0))).toEqual(legalMoves(s));
    expect(legalMoves(view(s, 1))).toEqual([moveOf('pass')]);
  });

  it('is all there is after the game', () => {
    const over = table({ players: [{ hand: ['bird-01'] }, {}], at: { over: true } });
    expect(view(over, 1)).toBe(over);
  });

  it('holds of events no card that others draw or discard', () => {
    const { events } = happening(
      table({
        players: [{ hand: ['event-migration-1', 'insect-01'] }, { hand: ['bird-01'] }],
        upcoming: { cards: ['reptile-01', 'reptile-02'] },
      }),
      [],
      { play: 'event-migration-1' },
      { discard: 'reptile-01' },
    );
    const hidden = events.map((event) => viewEvent(event, 1));
    expect(hidden.filter(({ event }) => event === 'drew')).toEqual([
      { event: 'drew', player: 0, card: HIDDEN },
      { event: 'drew', player: 0, card: HIDDEN },
    ]);
    expect(hidden.filter(({ event }) => event === 'discarded')).toEqual([
      { event: 'discarded', player: 0, card: HIDDEN },
    ]);
    expect(events.map((event) => viewEvent(event, 0))).toEqual(events);
    expect(hidden[0]).toEqual(events[0]);
  });

  it('holds of moves no discard of others', () => {
    expect(viewMove(moveOf('discard', 3), 0, 1)).toBeNull();
    expect(viewMove(moveOf('discard', 3), 0, null)).toBeNull();
    expect(viewMove(moveOf('discard', 3), 0, 0)).toBe(moveOf('discard', 3));
    expect(viewMove(moveOf('play', 3), 0, 1)).toBe(moveOf('play', 3));
  });
});
