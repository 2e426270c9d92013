import { describe, expect, it } from '@jest/globals';
import { listsOf } from '../../../../src/games/card-game/rules/cards.ts';
import { CLASSES } from '../../../../src/games/card-game/rules/components.ts';
import { FaultsError } from '../../../../src/kit/documents/decode.ts';
import { readCards, writeCards } from '../../../../src/games/card-game/rules/read-cards.ts';
import { RECONSTRUCTION } from '../../../../src/games/card-game/rules/reconstruction.ts';
import { newGame } from '../../../../src/games/card-game/rules/play.ts';
import { options } from '../../../../src/games/card-game/rules/notation/options.ts';
import { notation } from '../../../../src/games/card-game/rules/notation/index.ts';

const { biomes, track, animals, events } = RECONSTRUCTION;

describe('The reconstruction (rules §1)', () => {
  it('has 12 biomes, 90 animals and 22 events, all with names and ids of their own', () => {
    expect([biomes.length, animals.length, events.length]).toEqual([12, 90, 22]);
    expect(new Set([...animals, ...events].map(({ id }) => id)).size).toBe(112);
    expect(new Set(animals.map(({ name }) => name)).size).toBe(90);
    expect(track.map(({ draw, discard }) => `${String(draw)}/${String(discard)}`)).toEqual([
      '2/0',
      '3/1',
      '4/2',
      '5/3',
      '6/4',
      '7/5',
    ]);
  });

  it('has the Heron: 3 seed sun grass healthy, 1 seed endangered, suppressing arachnids', () => {
    expect(animals.find(({ id }) => id === 'bird-14')).toEqual({
      id: 'bird-14',
      name: 'Heron',
      class: 'bird',
      healthy: { foodChain: 3, icons: { seed: 1, sun: 1, grass: 1 } },
      endangered: { foodChain: 1, icons: { seed: 1 } },
      suppresses: 'arachnid',
    });
  });

  it('treats all classes alike: each is suppressed by five animals, none of its own', () => {
    for (const each of CLASSES) {
      const by = animals.filter(({ suppresses }) => suppresses === each);
      expect(by).toHaveLength(5);
      expect(by.map((animal) => animal.class)).not.toContain(each);
    }
  });

  it('marks three biomes as tundra, and puts four to six icons on each', () => {
    expect(biomes.filter(({ tundra }) => tundra).map(({ name }) => name)).toEqual(['Tundra A', 'Tundra B', 'Tundra C']);
    const counts = listsOf('reconstruction').biomeIcons.map((icons) => icons.reduce((sum, each) => sum + each, 0));
    expect(counts).toEqual([7, 6, 6, 5, 5, 6, 6, 5, 5, 5, 5, 5]);
  });

  it('names events by what they do', () => {
    expect(events.find(({ id }) => id === 'event-adaptive-radiation-1')).toEqual({
      id: 'event-adaptive-radiation-1',
      name: 'Adaptive Radiation',
      effect: 'adaptive radiation',
    });
  });
});

interface CardFile {
  name: string;
  biomes: { name: string; tundra: boolean; vps: number[]; icons: Record<string, number> }[];
  track: { draw: number; discard: number }[];
  animals: {
    id: string;
    class: string;
    healthy: { foodChain: number; icons: Record<string, number> };
    suppresses: string | null;
  }[];
  events: { id: string; effect: string }[];
}
/** A card file with changes. */
const file = (change: (cards: CardFile) => void = () => undefined): unknown => {
  const cards = structuredClone(writeCards(RECONSTRUCTION)) as CardFile;
  cards.name = 'true values';
  change(cards);
  return cards;
};
const faults = (document: unknown): readonly string[] => {
  try {
    readCards(document);
  } catch (error) {
    if (error instanceof FaultsError) return error.faults.map(({ message }) => message);
    throw error;
  }
  return [];
};

describe('A file of cards', () => {
  it('takes the place of the reconstruction', () => {
    const table = readCards(
      file((cards) => {
        cards.animals[0]!.suppresses = 'insect';
        cards.track.push({ draw: 8, discard: 6 });
      }),
    );
    expect(table.animals[0]!.suppresses).toBe('insect');
    const s = newGame(
      { players: 2, cards: table },
      { draw: (_, weights) => Array.from(weights).findIndex((each) => each > 0) },
    );
    expect(s.cards).toBe(table);
    expect(options.read(options.write({ players: 3, cards: table }))).toEqual({ players: 3, cards: table });
  });

  it('gives moves and outcomes their names', () => {
    const table = readCards(
      file((cards) => {
        cards.animals[0]!.id = 'beetle';
      }),
    );
    const own = notation.forOptions!({ players: 2, cards: table });
    expect(own.move.write(0)).toEqual({ play: 'beetle' });
    expect(own.outcome.read({ card: 'beetle' })).toEqual({ kind: 'card', drawn: 0 });
    expect(notation.move.write(0)).toEqual({ play: 'insect-01' });
  });

  it('is refused with every fault at once, by card and field', () => {
    const wrong = file((cards) => {
      cards.animals[3]!.class = 'fish';
      cards.animals[4]!.healthy.foodChain = 1.5;
      cards.animals[5]!.healthy.icons = { stone: 1, sun: -1 };
      cards.animals[6]!.id = 'insect-01';
      cards.events[0]!.effect = 'meteor';
      cards.biomes[0]!.name = 'Ocean';
      cards.biomes[1]!.vps = [1, 2];
      cards.biomes[2]!.vps = [12, 6, -1];
      cards.track[1]!.draw = 99;
      Object.assign(cards.events[1]!, { colour: 'red' });
      Object.assign(cards.events, { 2: 'event-recovery-1', 3: { ...cards.events[3], id: 4 } });
      cards.events.pop();
    });
    const found = faults(wrong);
    for (const part of [
      'animals[3] "insect-04".class: "fish" is not a class',
      'animals[4] "insect-05".healthy.foodChain: 1.5 is not a whole number',
      'animals[5] "insect-06".healthy.icons.stone: "stone" is not an element',
      'animals[5] "insect-06".healthy.icons.sun: -1 is not a whole number',
      'there are two named "insect-01"',
      'events[0] "event-predation-1".effect: "meteor" is not an effect',
      'events[1] "event-predation-2".colour: unknown',
      'biomes: one must be named "Sea"',
      'biomes[1].vps: must be three numbers',
      'biomes[2].vps[2]: -1 is not a whole number',
      'events[2]: "event-recovery-1" is not an object',
      'events[3].id: 4 is not text',
      'track[1].draw: 99 is not a whole number',
      'animals and events are 112 cards together, not 111',
    ]) {
      expect(found.filter((each) => each.includes(part))).toHaveLength(1);
    }
    expect(found).toHaveLength(14);
  });

  it('is refused when it is something else, without its parts, or under the name of the reconstruction', () => {
    expect(faults([])[0]).toContain('is not an object');
    expect(faults('cards')[0]).toContain('is not an object');
    expect(faults({})).toContain('animals: is missing');
    expect(
      faults(
        file((cards) => {
          cards.name = 'reconstruction';
        }),
      ),
    ).toEqual(['name: is the name of the cards that come with the game']);
    expect(
      faults(
        file((cards) => {
          cards.name = ' ';
        }),
      ),
    ).toEqual(['name: a name has 1 to 40 characters']);
    expect(
      faults(
        file((cards) => {
          cards.track = [];
        }),
      ),
    ).toEqual(['track: has no space; at least one is needed']);
    expect(
      faults(
        file((cards) => {
          cards.biomes.pop();
        }),
      ),
    ).toEqual(['biomes: there must be 12 biomes, not 11']);
    expect(faults({ ...(file() as object), format: 'cards' })).toEqual(['format: must be "card-game cards 1"']);
  });
});

describe('Options', () => {
  it('are a number of players and a table of cards', () => {
    expect(options.read({ players: 4 })).toEqual({ players: 4, cards: 'reconstruction' });
    expect(options.write({ players: 4, cards: 'reconstruction' })).toEqual({ players: 4, cards: 'reconstruction' });
    expect(() => options.read({ players: 7 })).toThrow('players: 7 is not a whole number from 2 to 6');
    expect(() => options.read({})).toThrow('players: is missing');
    expect(() => options.read({ players: 2, cards: 'mine' })).toThrow('cards: "mine" is not a table of cards');
    expect(() => options.read({ players: 2, cards: 3 })).toThrow(FaultsError);
  });

  it('are refused by the rules too, naming the field', () => {
    for (const players of [1, 7, 2.5, NaN]) {
      expect(() => newGame({ players, cards: 'reconstruction' }, { draw: () => 0 })).toThrow('players:');
    }
  });
});
