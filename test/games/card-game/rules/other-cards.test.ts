/** The rules do not rely on patterns in the supplied cards (introduction of the rules): a card list of an owner's own. */
import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import type { Animal, CardTable } from '../../../../src/games/card-game/rules/card-table.ts';
import { moveOf } from '../../../../src/games/card-game/rules/moves.ts';
import { apply, legalMoves } from '../../../../src/games/card-game/rules/play.ts';
import {
  POSITION_FORMAT,
  type Position,
  readPosition,
} from '../../../../src/games/card-game/rules/notation/position.ts';
import { readCards, writeCards } from '../../../../src/games/card-game/rules/read-cards.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import type { State } from '../../../../src/games/card-game/rules/state.ts';
import { endangered, look } from '../support/table.ts';

/** The reconstruction with changes to animals, by ID, and optionally another track. */
const cardsWith = (changes: Record<string, Partial<Animal>>, track = RECONSTRUCTION.track): CardTable =>
  readCards(
    writeCards({
      ...RECONSTRUCTION,
      name: 'other cards',
      track,
      animals: RECONSTRUCTION.animals.map((animal) => ({ ...animal, ...changes[animal.id] })),
    }),
  );
const chance = randomChance<never, never>(rng(1));
const at = (cards: CardTable, players: Position['players'], rest: Partial<Position> = {}): State =>
  readPosition(
    {
      format: POSITION_FORMAT,
      cards: writeCards(cards),
      biome: 'Savannah A',
      next: 'Forest',
      players,
      ...rest,
    },
    chance as never,
  );
const card = (id: string): number => RECONSTRUCTION.animals.findIndex((each) => each.id === id);
const play = (s: State, id: string): State => apply(s, moveOf('play', card(id)), chance as never);

describe('An animal that suppresses its own class (rules §5)', () => {
  const cards = cardsWith({ 'insect-07': { suppresses: 'insect' } });

  it('is never its own target', () => {
    const alone = play(at(cards, [{ hand: ['insect-07', 'bird-01'] }, { hand: ['bird-02'] }]), 'insect-07');
    expect(look(alone).players[0]!.table).toEqual(['insect-07']);
  });

  it('takes another animal of the class, its owner’s if there is no other', () => {
    const own = play(
      at(cards, [{ hand: ['insect-07', 'bird-01'], table: ['insect-02'] }, { hand: ['bird-02'] }]),
      'insect-07',
    );
    expect(look(own).players[0]!.table).toEqual([endangered('insect-02'), 'insect-07']);
    const choice = play(
      at(cards, [
        { hand: ['insect-07', 'bird-01'], table: ['insect-02'] },
        { hand: ['bird-02'], table: ['insect-03'] },
      ]),
      'insect-07',
    );
    expect(legalMoves(choice)).toEqual([moveOf('target', card('insect-02')), moveOf('target', card('insect-03'))]);
  });
});

describe('Another Survival Track (rules §8)', () => {
  it('may be longer: the last space is the last of its own', () => {
    const cards = cardsWith({}, [...RECONSTRUCTION.track, { draw: 8, discard: 6 }, { draw: 9, discard: 7 }]);
    const s = at(
      cards,
      [
        { hand: ['bird-01'], table: ['mammal-01'], space: 7 },
        { hand: ['bird-02'], passed: true },
      ],
      { biome: 'Tundra A' },
    );
    const after = apply(s, moveOf('pass'), chance as never);
    expect(look(after).players[0]!.space).toBe(8);
  });

  it('may discard more than it draws: a smaller hand is discarded whole, unasked', () => {
    const cards = cardsWith({}, [{ draw: 1, discard: 3 }]);
    const s = at(cards, [{ hand: ['bird-01'] }, { hand: ['bird-02', 'bird-03', 'bird-04'], passed: true }]);
    const after = apply(s, moveOf('pass'), chance as never);
    // The second player, the new starting player, must discard 3 of 4 cards; the first has only 2.
    expect(look(after)).toMatchObject({ at: { question: 'discard', player: 1 } });
    const next = [...Array(3).keys()].reduce((state) => apply(state, legalMoves(state)[0]!, chance as never), after);
    expect(look(next).discards.faceDown.map(({ player }) => player)).toEqual([1, 1, 1, 0, 0]);
  });
});

describe('An animal without food chain (rules §8)', () => {
  it('gives no place, but lets ongoing events count', () => {
    const nothing = { foodChain: 0, icons: {} };
    const cards = cardsWith({ 'insect-15': { healthy: nothing, endangered: nothing } });
    const end = (table: string[]): number[] =>
      apply(
        at(cards, [
          { hand: ['bird-01'], table },
          { hand: ['bird-02'], table: ['mammal-15'], passed: true },
        ]),
        moveOf('pass'),
        chance as never,
      ).vps;
    expect(end(['insect-15'])).toEqual([0, 6]);
    expect(end(['insect-15', 'event-pack-hunting-1'])).toEqual([6, 3]);
  });
});
