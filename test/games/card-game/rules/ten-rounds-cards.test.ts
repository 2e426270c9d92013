/** Files of cards for the edition of ten rounds (rules §13.2): what they say, and games with as many cards as they have. */
import { describe, expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import type { CardTable } from '../../../../src/games/card-game/rules/card-table.ts';
import { HIDDEN } from '../../../../src/games/card-game/rules/cards.ts';
import { rules } from '../../../../src/games/card-game/rules/index.ts';
import { violations } from '../../../../src/games/card-game/rules/invariants.ts';
import { notationFor } from '../../../../src/games/card-game/rules/notation/index.ts';
import {
  POSITION_FORMAT,
  readPosition,
  writePosition,
} from '../../../../src/games/card-game/rules/notation/position.ts';
import { readCards, writeCards } from '../../../../src/games/card-game/rules/read-cards.ts';
import { RECONSTRUCTION, TEN_ROUNDS } from '../../../../src/games/card-game/rules/reconstruction.ts';
import { cardsOf } from '../../../../src/games/card-game/rules/state.ts';
import { view } from '../../../../src/games/card-game/rules/view.ts';
import { answer, endangered, look, player } from '../support/table.ts';

const TEN = { edition: 'ten rounds' } as const;

describe('A file of cards for ten rounds', () => {
  const file = (change: object = {}) => ({ ...(writeCards(TEN_ROUNDS) as object), name: 'mine', ...change });
  const faults = (change: object) => (): unknown => readCards(file(change));
  const { biomes } = writeCards(TEN_ROUNDS) as { biomes: Record<string, unknown>[] };
  const withBiome = (change: object): object => ({
    biomes: [biomes[0], { ...biomes[1], ...change }, ...biomes.slice(2)],
  });

  const withCards = (count: number): CardTable => {
    const { animals, events } = TEN_ROUNDS;
    const more = Array.from({ length: 900 }, (_, i) => ({ ...animals[i % 90]!, id: `more-${String(i)}` }));
    return readCards(file({ animals: [...animals, ...more].slice(0, count - events.length) }));
  };

  it('has the edition, no track and no places, and reads back as it was written', () => {
    const own = readCards(file());
    expect(own).toEqual({ ...TEN_ROUNDS, name: 'mine' });
    expect(writeCards(own)).toEqual(file());
    expect(file()).not.toHaveProperty('track');
    expect(biomes[0]).toEqual({ name: 'Sea', icons: TEN_ROUNDS.biomes[0]!.icons, plus: null, minus: null });
  });

  it('may leave out the classes of Sea alone', () => {
    const sea = { name: 'Sea', icons: biomes[0]!.icons };
    expect(readCards(file({ biomes: [sea, ...biomes.slice(1)] }))).toEqual({ ...TEN_ROUNDS, name: 'mine' });
    const wetland = { name: 'Wetland A', icons: biomes[1]!.icons, minus: 'mammal' };
    expect(faults({ biomes: [biomes[0], wetland, ...biomes.slice(2)] })).toThrow('biomes[1].plus');
  });

  it('refuses fields and events of twelve rounds, and these those of ten', () => {
    expect(faults({ track: [{ draw: 2, discard: 0 }] })).toThrow('track: unknown field');
    expect(faults(withBiome({ vps: [1, 2, 3] }))).toThrow('vps: unknown field');
    expect(faults({ events: [{ id: 'x', name: 'X', effect: 'blight' }] })).toThrow('"blight" is not an effect');
    const twelve = { ...(writeCards(RECONSTRUCTION) as object), name: 'mine' };
    expect(() => readCards({ ...twelve, events: [{ id: 'x', name: 'X', effect: 'drought' }] })).toThrow(
      '"drought" is not an effect',
    );
    expect(() => readCards({ ...twelve, edition: 'nine rounds' })).toThrow('edition: "nine rounds" is not an edition');
    expect(faults({ name: 'reconstruction ten rounds' })).toThrow('is the name of the cards that come with the game');
  });

  it('refuses the same class twice, and too few or too many cards', () => {
    expect(faults(withBiome({ plus: 'bird', minus: 'bird' }))).toThrow('plus and minus must be two different classes');
    expect(readCards(file(withBiome({ plus: null }))).biomes[1]!.plus).toBeNull();
    const { animals } = TEN_ROUNDS;
    expect(readCards(file({ animals: animals.slice(0, 38) })).animals).toHaveLength(38);
    expect(faults({ animals: animals.slice(0, 37) })).toThrow('animals and events are 60–1000 cards together, not 59');
    const more = Array.from({ length: 889 }, (_, i) => ({ ...animals[0]!, id: `more-${String(i)}` }));
    expect(readCards(file({ animals: [...animals, ...more.slice(1)] })).animals).toHaveLength(978);
    expect(faults({ animals: [...animals, ...more] })).toThrow('60–1000 cards together, not 1001');
  });

  it('refuses a card named like a hidden one, and names none by an empty text', () => {
    const [first] = TEN_ROUNDS.animals;
    expect(faults({ animals: [{ ...first!, id: '?' }, ...TEN_ROUNDS.animals.slice(1)] })).toThrow(
      'animals[0] "?".id: stands for a hidden card',
    );
    expect(() => notationFor(withCards(200)).move.read({ play: '' })).toThrow('"" is not a card of "mine"');
  });

  it('refuses more icons of an element than can be added up', () => {
    const { animals } = TEN_ROUNDS;
    const grass = (icons: number) => ({ ...animals[0]!, healthy: { foodChain: 1, icons: { grass: icons } } });
    const many = Array.from({ length: 114 }, (_, i) => ({ ...grass(9), id: `grass-${String(i)}` }));
    expect(faults({ animals: many })).toThrow(
      'the cards have 1030 icons of one element together; at most 1023 are allowed',
    );
    expect(readCards(file({ animals: [...many.slice(1), grass(2)] })).animals).toHaveLength(114);
  });

  // The fewest, as many as the box seems to have, around the number of a hidden card, and the most.
  it.each([60, 118, 126, 127, 128, 200, 1000])('can be played with another number of cards: %i', (count) => {
    const cards = withCards(count);
    const all = [...cards.animals, ...cards.events].map(({ id }) => id).sort();
    expect(all).toHaveLength(count);
    const random = rng(2);
    const chance = randomChance(random) as never;
    const s = rules.newGame({ players: 6, cards }, chance);
    let moves = 0;
    while (rules.decision(s)) {
      const open = rules.legalMoves(s);
      // Every move and every position is the same after a round trip through its text, which names every card once.
      if (moves++ % 20 === 0) {
        const { move } = notationFor(cards);
        expect(open.map((each) => move.read(move.write(each)))).toEqual(open);
        expect(readPosition(JSON.parse(JSON.stringify(writePosition(s))), chance)).toEqual(s);
        expect(violations(s)).toEqual([]);
        for (const viewer of [0, null]) {
          const seen = view(s, viewer);
          const known = JSON.stringify(writePosition(seen).players);
          const unseen = seen.pile.flatMap((inPile, card) => (inPile === 1 ? [cardsOf(s).ids[card]!] : []));
          expect(unseen.filter((id) => known.includes(`"${id}"`))).toEqual([]);
          expect(seen.hands[1]!.every((card) => card === HIDDEN)).toBe(true);
        }
      }
      rules.play(s, open[random(open.length)]!, chance);
    }
    expect(violations(s)).toEqual([]);
    expect(s.round).toBe(10);
  });

  it('has its last cards on tables, endangered, discarded, named and asked about like the first ones', () => {
    const cards = withCards(200);
    // Of the bird that is suppressed, and of the one that Recovery turns: both beyond the 127th card.
    const birds = cards.animals.filter(({ class: its }) => its === 'bird').map(({ id }) => id);
    const [weak, strong] = birds.slice(-2) as [string, string];
    const document = {
      format: POSITION_FORMAT,
      ...TEN,
      cards: writeCards(cards),
      biome: 'Savannah A',
      next: 'Forest',
      players: [
        { hand: ['event-predation-2', 'event-recovery-1', 'event-abundance-2'], table: [strong, endangered(weak)] },
        { hand: ['insect-01'], table: ['insect-02', { card: 'event-abundance-1', element: 'sun' }] },
      ],
      discards: { faceUp: [], faceDown: [{ player: 1, card: birds.at(-3)! }] },
      upcoming: { cards: ['mammal-01'] },
    };
    const s = readPosition(document, randomChance(rng(1)));
    const healed = answer(s, { play: 'event-recovery-1' }, { recover: weak });
    expect(player(healed, 1).table).toEqual([strong, weak]);
    const struck = answer(s, { play: 'event-predation-2' }, { target: strong });
    expect(player(struck, 1).table).toEqual([endangered(strong), endangered(weak)]);
    const abundance = answer(s, { play: 'event-abundance-2' }, { element: 'water' });
    expect(player(abundance, 1).table).toContainEqual({ card: 'event-abundance-2', element: 'water' });
    expect(look(abundance).discards.faceDown).toEqual([{ player: 1, card: birds.at(-3) }]);
  });
});
