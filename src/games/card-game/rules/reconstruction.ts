/**
 * The default table of cards. The Desert biome, the first three spaces of the Survival Track and the numbers of cards are as
 * printed in the public summary of the rules; everything else is this project's own reconstruction, not the publisher's data
 * (rules §1).
 */
import {
  CLASSES,
  type ClassName,
  ELEMENTS,
  EFFECTS,
  type EffectName,
  type ElementName,
  TEN_SPACES,
} from './components.ts';
import type { Animal, Biome, CardTable, EventCard, Icons, Side } from './card-table.ts';

const BIOMES: readonly Biome[] = [
  biome('Sea', [7, 4, 2], { water: 2, grass: 1, grub: 1, meat: 1, seed: 1, sun: 1 }),
  biome('Wetland A', [7, 3, 1], { water: 4, grub: 2 }),
  biome('Wetland B', [7, 3, 1], { water: 3, grass: 2, seed: 1 }),
  biome('Savannah A', [6, 3, 1], { grass: 3, seed: 1, sun: 1 }),
  biome('Savannah B', [6, 3, 1], { meat: 2, grass: 2, seed: 1 }),
  biome('Jungle', [5, 2, 1], { grub: 3, seed: 2, water: 1 }),
  biome('Forest', [4, 2, 1], { seed: 3, grub: 2, water: 1 }),
  biome('Desert', [3, 1, 0], { sun: 3, grass: 1, meat: 1 }),
  biome('Mountain', [2, 1, 0], { sun: 2, seed: 2, meat: 1 }),
  { ...biome('Tundra A', [1, 0, 0], { meat: 3, sun: 2 }), tundra: true },
  { ...biome('Tundra B', [1, 0, 0], { grub: 3, meat: 2 }), tundra: true },
  { ...biome('Tundra C', [1, 0, 0], { grass: 2, sun: 2, meat: 1 }), tundra: true },
];

function biome(name: string, vps: readonly [number, number, number], icons: Icons): Biome {
  return { name, tundra: false, vps, icons };
}

const TRACK = [
  { draw: 2, discard: 0 },
  { draw: 3, discard: 1 },
  { draw: 4, discard: 2 },
  { draw: 5, discard: 3 },
  { draw: 6, discard: 4 },
  { draw: 7, discard: 5 },
];

/**
 * The 15 slots of each class: both sides, and how many classes further along the circle the suppressed class is (0: none). P is
 * the element of the animal's own class, Q that of the next class, S that of the third one along.
 */
const SLOTS: readonly (readonly [healthy: string, endangered: string, suppresses: number])[] = [
  ['10', '5', 0],
  ['8 P', '4', 0],
  ['7 Q', '4', 0],
  ['7 PQ', '3 P', 0],
  ['6 PP', '3 P', 0],
  ['6 PS', '3 S', 0],
  ['6 P', '2', 1],
  ['5 PPQ', '2 P', 0],
  ['5 PQS', '2 P', 0],
  ['5 QQ', '2 Q', 2],
  ['4 PPPS', '2 PP', 0],
  ['4 PQ', '1 P', 3],
  ['3 PPQS', '1 PQ', 0],
  ['3 PQS', '1 P', 4],
  ['2 PPP', '1 P', 5],
];

/** The animals of each class by slot. */
const NAMES: Readonly<Record<ClassName, string>> = {
  insect:
    'Goliath Beetle, Locust, Dragonfly, Mantis, Cicada, Hornet, Army Ant, Grasshopper, Honey Bee, Assassin Bug, Termite, Tarantula Hawk, Caterpillar, Mosquito, Aphid',
  arachnid:
    'Goliath Birdeater, Emperor Scorpion, Camel Spider, Wolf Spider, Tarantula, Huntsman, Black Widow, Jumping Spider, Orb Weaver, Recluse, Harvestman, Crab Spider, Velvet Mite, Whip Scorpion, Tick',
  mammal:
    'Mammoth, Cave Bear, Sabre-tooth, Wolf, Hyena, Rhinoceros, Wolverine, Otter, Badger, Mongoose, Rat, Fox, Hedgehog, Bat, Shrew',
  bird: 'Eagle, Condor, Ostrich, Vulture, Parrot, Goose, Secretary Bird, Raven, Pheasant, Shrike, Finch, Owl, Sparrow, Heron, Wren',
  reptile:
    'Crocodile, Komodo Dragon, Python, Monitor, Tortoise, Iguana, Cobra, Turtle, Skink, Viper, Anole, Chameleon, Gecko, Horned Lizard, Worm Lizard',
  amphibian:
    'Giant Salamander, Goliath Frog, Hellbender, Cane Toad, Bullfrog, Mudpuppy, Horned Frog, Newt, Tree Frog, Dart Frog, Olm, Caecilian, Spadefoot, Fire Salamander, Glass Frog',
};

/** How many classes along the circle the element of a letter in `SLOTS` belongs to. */
const STEPS: Readonly<Record<string, number>> = { P: 0, Q: 1, S: 3 };

function side(text: string, own: number): Side {
  const [foodChain, letters = ''] = text.split(' ');
  const icons: Partial<Record<ElementName, number>> = {};
  for (const letter of letters) {
    const element = ELEMENTS[(own + STEPS[letter]!) % ELEMENTS.length]!;
    icons[element] = (icons[element] ?? 0) + 1;
  }
  return { foodChain: Number(foodChain), icons };
}

const ANIMALS: readonly Animal[] = CLASSES.flatMap((name, own) =>
  NAMES[name].split(', ').map((animal, slot): Animal => {
    const [healthy, endangered, steps] = SLOTS[slot]!;
    return {
      id: `${name}-${String(slot + 1).padStart(2, '0')}`,
      name: animal,
      class: name,
      healthy: side(healthy, own),
      endangered: side(endangered, own),
      suppresses: steps === 0 ? null : CLASSES[(own + steps) % CLASSES.length]!,
    };
  }),
);

/** The number of copies of each event. */
const COPIES: Readonly<Record<EffectName, number>> = {
  predation: 2,
  extinction: 2,
  parasitism: 1,
  disease: 1,
  recovery: 2,
  migration: 2,
  'adaptive radiation': 1,
  fertility: 1,
  'early thaw': 1,
  blight: 1,
  niche: 1,
  hardiness: 1,
  'pack hunting': 2,
  abundance: 2,
  camouflage: 1,
  'apex predator': 1,
  specialisation: 0,
  drought: 0,
};

/** In ten rounds there are no Element cards for two of them to speak of. */
const TEN_COPIES: Readonly<Record<EffectName, number>> = {
  ...COPIES,
  blight: 0,
  niche: 0,
  drought: 1,
  specialisation: 1,
};

const eventsBy = (copies: typeof COPIES): EventCard[] =>
  EFFECTS.flatMap((effect) =>
    Array.from({ length: copies[effect] }, (_, i): EventCard => ({
      id: `event-${effect.replace(' ', '-')}-${String(i + 1)}`,
      name: effect.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      effect,
    })),
  );

/** The default table of cards: this project's own reconstruction, for the most part, not the publisher's data. */
export const RECONSTRUCTION: CardTable = {
  name: 'reconstruction',
  biomes: BIOMES,
  track: TRACK,
  animals: ANIMALS,
  events: eventsBy(COPIES),
};

/** The class at home at each biome in ten rounds, and the one that is not. */
const HOMES: Readonly<Record<string, readonly [plus: ClassName, minus: ClassName]>> = {
  'Wetland A': ['amphibian', 'mammal'],
  'Wetland B': ['amphibian', 'arachnid'],
  'Savannah A': ['insect', 'amphibian'],
  'Savannah B': ['mammal', 'arachnid'],
  Jungle: ['arachnid', 'mammal'],
  Forest: ['bird', 'insect'],
  Desert: ['reptile', 'amphibian'],
  Mountain: ['bird', 'insect'],
  'Tundra A': ['mammal', 'bird'],
  'Tundra B': ['insect', 'bird'],
  'Tundra C': ['arachnid', 'reptile'],
};

/** What a table for ten rounds has no data of: places are worth the round's number, and the track counts up. */
export const NO_PLACES: Pick<Biome, 'tundra' | 'vps'> = { tundra: false, vps: [0, 0, 0] };
/** The Survival Track in ten rounds. */
export const TEN_TRACK: CardTable['track'] = Array.from({ length: TEN_SPACES }, (_, space) => ({
  draw: space + 1,
  discard: 0,
}));

/**
 * The default table of cards for ten rounds, after the edition of 2012. Only Sea is as printed (and Desert's icons, of 2011): no list of
 * that edition's cards and biomes is public, and all the others are our own (rules §13.2).
 */
export const TEN_ROUNDS: CardTable = {
  name: 'reconstruction ten rounds',
  edition: 'ten rounds',
  biomes: BIOMES.map(({ name, icons }) => {
    const [plus, minus] = HOMES[name] ?? [null, null];
    return { name, ...NO_PLACES, icons: name === 'Sea' ? { ...icons, water: 4 } : icons, plus, minus };
  }),
  track: TEN_TRACK,
  animals: ANIMALS,
  events: eventsBy(TEN_COPIES),
};
