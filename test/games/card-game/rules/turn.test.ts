import { describe, expect, it } from '@jest/globals';
import { IllegalMoveError, apply, legalMoves } from '../../../../src/games/card-game/rules/play.ts';
import { ahead } from '../../../../src/games/card-game/rules/ahead.ts';
import { view } from '../../../../src/games/card-game/rules/view.ts';
import { PASS, moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import {
  allows,
  answer,
  answerDealing,
  asked,
  dealing,
  endangered,
  happening,
  legal,
  look,
  player,
  table,
} from '../support/table.ts';

describe('A turn (rules §4)', () => {
  const s = table({
    players: [{ hand: ['insect-01', 'event-niche-1'] }, { hand: ['bird-01'] }, { hand: ['mammal-02', 'bird-03'] }],
  });

  it('asks for a card of the hand, or to pass', () => {
    expect(asked(s)).toEqual({ stage: 'turn', player: 1 });
    expect(legal(s)).toEqual([{ play: 'insect-01' }, { play: 'event-niche-1' }, 'pass']);
  });

  it('puts an animal on the table, healthy, and goes to the left', () => {
    const after = answer(s, { play: 'insect-01' });
    expect(player(after, 1)).toMatchObject({ hand: ['event-niche-1'], table: ['insect-01'] });
    expect(asked(after)).toEqual({ stage: 'turn', player: 2 });
  });

  it('puts a one-time event with the spent ones, even one without effect', () => {
    const after = answer(s, { play: 'event-niche-1' });
    expect(look(after).spent).toEqual(['event-niche-1']);
    expect(player(after, 1)).toMatchObject({ vps: 0, table: [] });
  });

  it('takes no card that is not in the hand, no other question’s answer, and changes nothing', () => {
    const before = look(s);
    for (const move of [
      { play: 'bird-01' },
      { play: 'arachnid-05' },
      { discard: 'insect-01' },
      { class: 'bird' },
      'done',
    ]) {
      expect(allows(s, move)).toBe(false);
    }
    expect(() => apply(s, moveOf('play', 111), dealing([]))).toThrow(IllegalMoveError);
    expect(look(s)).toEqual(before);
  });

  it('leaves out who has passed, whose table stays', () => {
    const after = answer(
      table({ players: [{ hand: ['insect-01'], table: ['bird-02'] }, { hand: ['bird-01', 'bird-04'] }] }),
      'pass',
      { play: 'bird-01' },
    );
    expect(asked(after)).toEqual({ stage: 'turn', player: 2 });
    expect(player(after, 1)).toMatchObject({ passed: true, table: ['bird-02'] });
  });

  it('keeps who has passed out even if a card is drawn for them', () => {
    const fertile = table({
      players: [
        { hand: ['insect-01', 'event-fertility-1'], vps: 5 },
        { hand: ['bird-01'], vps: 0, passed: true },
      ],
      upcoming: { cards: ['insect-02', 'bird-05'] },
    });
    const after = answer(fertile, { play: 'event-fertility-1' });
    expect(player(after, 2).hand).toEqual(['bird-01', 'bird-05']);
    expect(asked(after)).toEqual({ stage: 'turn', player: 1 });
  });
});

describe('The end of the round (rules §4)', () => {
  const survivors = { cards: ['insect-03', 'insect-04', 'insect-05', 'insect-06'] };

  it('comes when all have passed', () => {
    const s = table({ players: [{ hand: ['insect-01'] }, { hand: ['bird-01'] }], upcoming: survivors });
    const { after, events } = happening(s, [{ biome: 'Jungle' }], 'pass', 'pass');
    expect(events).toContainEqual({ event: 'round over', round: 1, why: 'all passed', totals: [0, 0] });
    expect(look(after)).toMatchObject({ round: 2, biome: 'Forest', next: 'Jungle', gone: ['Savannah A'] });
  });

  it('comes when a player on turn has no card, whoever might still play; this pass is not asked', () => {
    const s = table({
      players: [{ hand: ['insect-01'] }, { hand: [] }, { hand: ['bird-01'] }],
      upcoming: { cards: [...survivors.cards, 'insect-07', 'insect-08'] },
    });
    const { after, events } = happening(s, [{ biome: 'Jungle' }], { play: 'insect-01' });
    expect(events).toContainEqual({ event: 'passed', player: 1, emptyHand: true });
    expect(events).toContainEqual({ event: 'round over', round: 1, why: 'empty hand', totals: [10, 0, 0] });
    expect(look(after).round).toBe(2);
  });

  it('comes at a player’s turn without cards, not when the last card is played', () => {
    const s = table({
      players: [{ hand: ['insect-01'] }, { hand: ['bird-01', 'bird-02'] }],
      upcoming: survivors,
    });
    const played = answer(s, { play: 'insect-01' });
    expect(asked(played)).toEqual({ stage: 'turn', player: 2 });
    expect(look(answerDealing(played, [{ biome: 'Jungle' }], { play: 'bird-01' })).round).toBe(2);
  });

  it('does not come if the player has received a card meanwhile', () => {
    const s = table({
      players: [{ hand: ['insect-01'] }, { hand: ['event-fertility-1', 'bird-02'], vps: 3 }],
      upcoming: { cards: ['bird-03', 'insect-02'] },
    });
    const after = answer(s, { play: 'insect-01' }, { play: 'event-fertility-1' });
    expect(player(after, 1).hand).toEqual(['insect-02']);
    expect(asked(after)).toEqual({ stage: 'turn', player: 1 });
  });

  it('lets the last one left play on as long as wanted', () => {
    const s = table({
      players: [{ hand: ['insect-01', 'insect-02', 'insect-03'] }, { hand: ['bird-01'], passed: true }],
    });
    const after = answer(s, { play: 'insect-01' }, { play: 'insect-02' });
    expect(asked(after)).toEqual({ stage: 'turn', player: 1 });
    expect(legal(after)).toEqual([{ play: 'insect-03' }, 'pass']);
  });
});

describe('Who has passed (rules §4)', () => {
  it('can still be suppressed', () => {
    const s = table({
      players: [{ hand: ['bird-14', 'bird-01'] }, { hand: ['insect-01'], table: ['arachnid-02'], passed: true }],
    });
    expect(player(answer(s, { play: 'bird-14' }), 2).table).toEqual([endangered('arachnid-02')]);
  });
});

describe('The end', () => {
  it('leaves nothing to answer', () => {
    const s = table({ players: [{ vps: 70 }, { vps: 1 }], at: { over: true } });
    expect(asked(s)).toBeNull();
    expect(legalMoves(s)).toEqual([]);
    expect(() => apply(s, PASS, dealing([]))).toThrow('not legal');
  });
});

describe('Suppression by an animal (rules §5)', () => {
  // bird-14, the Heron, suppresses an arachnid.
  const heron = { hand: ['bird-14', 'bird-01'] };
  const play = { play: 'bird-14' };

  it('may hit anyone’s animal of the class, healthy or endangered, one’s own too', () => {
    const s = table({
      players: [
        { ...heron, table: ['arachnid-01'] },
        { hand: ['insect-01'], table: ['arachnid-02', endangered('arachnid-03'), 'mammal-01'] },
      ],
    });
    const question = answer(s, play);
    expect(asked(question)).toEqual({ stage: 'target', player: 1 });
    expect(legal(question)).toEqual([{ target: 'arachnid-01' }, { target: 'arachnid-02' }, { target: 'arachnid-03' }]);
    expect(player(answer(question, { target: 'arachnid-02' }), 2).table).toEqual([
      endangered('arachnid-02'),
      endangered('arachnid-03'),
      'mammal-01',
    ]);
  });

  it('eliminates an endangered animal, face up', () => {
    const s = table({
      players: [heron, { hand: ['insect-01'], table: ['arachnid-02', endangered('arachnid-03')] }],
    });
    const after = answer(s, play, { target: 'arachnid-03' });
    expect(player(after, 2).table).toEqual(['arachnid-02']);
    expect(look(after).discards.faceUp).toEqual(['arachnid-03']);
  });

  it('is carried out unasked on the only animal there is, one’s own if there is no other', () => {
    const s = table({ players: [{ ...heron, table: ['arachnid-01'] }, { hand: ['insect-01'] }] });
    const after = answer(s, play);
    expect(player(after, 1).table).toEqual([endangered('arachnid-01'), 'bird-14']);
    expect(asked(after)).toEqual({ stage: 'turn', player: 2 });
  });

  it('does nothing without a target', () => {
    const s = table({ players: [heron, { hand: ['insect-01'], table: ['mammal-01'] }] });
    expect(asked(answer(s, play))).toEqual({ stage: 'turn', player: 2 });
  });

  it('triggers nothing in the animal that is suppressed', () => {
    // insect-12 would suppress a bird as it enters play.
    const s = table({
      players: [{ hand: ['amphibian-07', 'bird-01'] }, { hand: ['insect-01'], table: ['insect-12'] }],
    });
    const after = answer(s, { play: 'amphibian-07' });
    expect(player(after, 2).table).toEqual([endangered('insect-12')]);
    expect(player(after, 1).table).toEqual(['amphibian-07']);
  });

  it('refuses an animal of another class, and a card that is on no table', () => {
    const s = answer(
      table({ players: [heron, { hand: ['insect-01'], table: ['arachnid-02', 'arachnid-03', 'mammal-01'] }] }),
      play,
    );
    expect(allows(s, { target: 'mammal-01' })).toBe(false);
    expect(allows(s, { target: 'arachnid-09' })).toBe(false);
    expect(allows(s, { target: 'bird-14' })).toBe(false);
  });
});

describe('Looking ahead', () => {
  const s = table({
    players: [{ hand: ['insect-01'] }, { hand: ['bird-01', 'mammal-02'] }, { hand: ['bird-03'] }],
  });

  it('while others play, one is asked for a card of one’s own hand, or to pass', () => {
    const mine = ahead(view(s, 1), 1)!;
    expect(asked(mine)).toEqual({ stage: 'turn', player: 2 });
    expect(legal(mine)).toEqual([{ play: 'bird-01' }, { play: 'mammal-02' }, 'pass']);
  });

  it('nothing is foreseen for somebody who has passed', () => {
    const passed = answer(s, 'pass');
    expect(ahead(passed, 0)).toBeNull();
    expect(ahead(passed, 2)).not.toBeNull();
  });
});
