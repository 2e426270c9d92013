/** Positions that seldom or never occur in play: crowded and empty earths, empty bags, many pawns, no species left. */
import {
  ANIMALS,
  BOXES,
  CARDS,
  DEFAULT_COUNT,
  DISKS_EACH,
  ELEMENTS,
  ELEMENTS_HELD,
  LARGE_TILES,
  LENGTHS,
  type Length,
  PAWNS_EACH,
  SECTIONS,
  SHORT_WITHOUT,
  SPACES_OF,
  SPECIES_EACH,
  STACKS,
  STACK_SIZE,
  TERRAINS,
  TUNDRA_TILES,
  UNSEEN_OUT,
} from '../../src/games/dominant-species/rules/components.ts';
import { CORNERS_OF, CORNER_NAMES, HEX_NAMES, NEIGHBOURS } from '../../src/games/dominant-species/rules/earth.ts';
import {
  type AnimalText,
  POSITION_FORMAT,
  type Position,
  type TileText,
} from '../../src/games/dominant-species/rules/notation/position.ts';
import type { Setup } from '../../src/games/dominant-species/rules/setup.ts';

/** Uniform over 0 … n − 1. */
type Random = (n: number) => number;

const LARGE_TERRAINS = TERRAINS.slice(0, LARGE_TILES.length);
const CENTRE = '0,0';

/** Random choices. */
const dice = (random: Random) => ({
  random,
  pick: <T>(items: readonly T[]): T => items[random(items.length)]!,
  shuffled: <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    return Array.from({ length: rest.length }, () => rest.splice(random(rest.length), 1)[0]!);
  },
  chance: (percent: number): boolean => random(100) < percent,
});
type Dice = ReturnType<typeof dice>;

const neighboursOf = (hex: string): string[] => NEIGHBOURS[HEX_NAMES.indexOf(hex)]!.map((each) => HEX_NAMES[each]!);
const cornersOf = (hex: string): string[] => CORNERS_OF[HEX_NAMES.indexOf(hex)]!.map((each) => CORNER_NAMES[each]!);

/** Tiles, grown from the centre, and what is left in the stacks. */
function makeEarth({ random, pick, shuffled, chance }: Dice, phase: string, isWhole: boolean) {
  const terrains = shuffled(
    LARGE_TERRAINS.flatMap((terrain, i) => Array.from({ length: LARGE_TILES[i]! }, () => terrain as string)),
  );
  const hexes = [CENTRE];
  const size = isWhole || chance(15) ? terrains.length : 7 + random(terrains.length - 6);
  const islands = chance(15);
  while (hexes.length < size) {
    const touching = (hex: string): boolean => neighboursOf(hex).some((each) => hexes.includes(each));
    hexes.push(pick(HEX_NAMES.filter((hex) => !hexes.includes(hex) && (touching(hex) || (islands && chance(20))))));
  }
  const earth: Record<string, TileText> = {};
  const tundra = shuffled(hexes).slice(0, chance(15) ? TUNDRA_TILES : chance(10) ? 0 : random(TUNDRA_TILES + 1));
  for (const hex of hexes) {
    earth[hex] = { terrain: terrains.pop()!, ...(tundra.includes(hex) ? { tundra: true } : {}) };
    if (chance(10) && phase === 'domination') earth[hex].dominated = true;
  }
  const stacks = Array.from({ length: STACKS }, () => ({ faceUp: null as string | null, faceDown: 0 }));
  for (const stack of stacks) if (terrains.length > 0 && chance(70)) stack.faceUp = terrains.pop()!;
  while (terrains.length > 0) {
    terrains.pop();
    pick(stacks.filter(({ faceDown }) => faceDown < STACK_SIZE)).faceDown += 1;
  }
  return { hexes, earth, stacks };
}

/** Disks added to animals, in the boxes and on earth; the rest is in the bag, which may have to hold a given number. */
function makeElements(
  { random, pick, shuffled, chance }: Dice,
  phase: string,
  animals: readonly string[],
  hexes: readonly string[],
  disksInBag: number | null,
) {
  const disks: string[] = shuffled(ELEMENTS.flatMap((element) => Array.from({ length: DISKS_EACH }, () => element)));
  if (chance(10)) disks.sort();
  const inBag = disks.splice(0, disksInBag ?? 0);
  const take = (most: number, isVaried = false): string[] => {
    if (disksInBag === null && !isVaried) return disks.splice(0, random(most + 1));
    if (!isVaried) return disks.splice(0, most);
    return shuffled(ELEMENTS)
      .filter((element) => disks.includes(element))
      .slice(0, most)
      .map((element) => disks.splice(disks.indexOf(element), 1)[0]!);
  };
  const isVaried = chance(phase === 'regression' ? 70 : 10);
  const most = isVaried ? 4 : pick([0, 2, 4, 4]);
  const added = new Map<string, string[]>();
  for (const animal of animals) {
    const printed = DEFAULT_COUNT[ANIMALS.findIndex((each) => each === animal)]!;
    added.set(animal, take(Math.min(most, ELEMENTS_HELD - printed), isVaried));
  }
  const emptyBoxes = disksInBag === null ? 20 : pick([0, 0, 100]);
  const boxes: Record<string, string[]> = Object.fromEntries(
    BOXES.map((box) => [box, chance(emptyBoxes) ? [] : take(4, isVaried && box === 'regression')]),
  );
  const density = disksInBag === null ? pick([0, 10, 30, 60, 100]) : 100;
  const elements: Record<string, string> = {};
  for (const corner of shuffled(CORNER_NAMES.filter((each) => hexes.some((hex) => cornersOf(hex).includes(each))))) {
    if (chance(density) && disks.length > 0) elements[corner] = disks.pop()!;
  }
  disks.push(...inBag);
  return { added, boxes, elements };
}

/** Species on earth, distributed among its tiles, and pawns on the display. */
function makeAnimals(
  { random, pick, shuffled, chance }: Dice,
  phase: string,
  names: readonly string[],
  earth: Record<string, TileText>,
  added: ReadonlyMap<string, string[]>,
) {
  const animals: Record<string, AnimalText> = {};
  const spaces = shuffled(
    SECTIONS.flatMap((section, i) =>
      Array.from({ length: SPACES_OF[i + 1]! }, (_, space) => `${section} ${String(space + 1)}`),
    ),
  );
  const favourite = SECTIONS.find((section) => section === phase) ?? pick(SECTIONS);
  if (chance(50)) spaces.sort((a, b) => Number(b.startsWith(favourite)) - Number(a.startsWith(favourite)));
  const display: Record<string, (string | null)[]> = Object.fromEntries(
    SECTIONS.map((section, i) => [section, Array.from({ length: SPACES_OF[i + 1]! }, () => null)]),
  );
  const spread = pick([5, 20, 60]);
  const crowd = pick([1, 2, 6, 12]);
  const richest = pick([1, 4, 10, 100, 100]);
  const manyPawns = chance(20);
  const dead = chance(5);
  const noPawns = chance(5);
  for (const animal of names) {
    let species = SPECIES_EACH[names.length]!;
    const extinct = dead || chance(5);
    for (const tile of Object.values(earth)) {
      if (extinct || !chance(spread)) continue;
      const there = Math.min(species, 1 + random(crowd));
      if (there === 0) continue;
      tile.species = { ...tile.species, [animal]: there };
      if (['domination', 'reset'].includes(phase) && chance(20)) {
        tile.hibernating = { ...tile.hibernating, [animal]: 1 + random(there) };
      }
      species -= there;
    }
    const genePool = extinct && chance(50) ? 0 : pick([0, Math.min(3, species), random(species + 1), species]);
    let pawns = manyPawns ? PAWNS_EACH : random(PAWNS_EACH + 1);
    let hand = phase === 'planning' || manyPawns ? random(pawns + 1) : chance(50) ? 0 : random(Math.min(3, pawns) + 1);
    if (noPawns) hand = pawns = 0;
    for (let onDisplay = pawns - hand; onDisplay > 0; onDisplay--) {
      const space = spaces.shift();
      if (space === undefined) {
        hand += 1;
        continue;
      }
      const [section, number] = space.split(' ');
      display[section!]![Number(number) - 1] = animal;
    }
    animals[animal] = {
      vps: random(richest),
      elements: added.get(animal)!,
      genePool,
      eliminated: species - genePool,
      hand,
      aside: PAWNS_EACH - pawns,
    };
  }
  return { animals, display };
}

/** The cards; Ice Age is at the bottom of the deck. */
function makeCards({ pick, shuffled, chance }: Dice, isBagLow: boolean, length: Length) {
  const all = CARDS.filter((card, i) => card !== 'ice age' && (length === 'full' || !SHORT_WITHOUT.includes(i)));
  const cards: string[] = shuffled(all);
  cards.length -= UNSEEN_OUT[LENGTHS.indexOf(length)]!;
  cards.push('ice age');
  if (isBagLow && chance(70)) {
    const fromBag = ['symbiotic', 'habitat', 'aquatic', 'metamorphosis'];
    for (const card of fromBag) cards.unshift(...cards.splice(cards.indexOf(card), 1));
  }
  const faceUp = cards.splice(0, pick([0, 1, 2, 4, 5, 5, 5, 5]));
  const taken = cards.splice(0, pick([0, 3, 10, 19, 20, 21, 25]));
  return { faceUp, taken };
}

/** A position at the start of planning, execution, a section or the Reset. */
export function madeUpPosition(
  random: Random,
  { players, animalsEach, length = 'full' }: Pick<Setup, 'players' | 'animalsEach' | 'length'>,
) {
  const own = dice(random);
  const { pick, shuffled, chance } = own;
  const often = ['domination', 'domination', 'domination', 'reset', 'reset'];
  const phase = pick(['planning', 'execution', ...SECTIONS, ...often]);
  const chosen = shuffled(ANIMALS).slice(0, players * animalsEach);
  const names: readonly string[] = ANIMALS.filter((animal) => chosen.includes(animal));
  const disksInBag = chance(20) ? pick([0, 0, 0, 1, 2, 4]) : null;
  const { hexes, earth, stacks } = makeEarth(own, phase, disksInBag !== null);
  const { added, boxes, elements } = makeElements(own, phase, names, hexes, disksInBag);
  const { animals, display } = makeAnimals(own, phase, names, earth, added);
  const cards = makeCards(own, disksInBag !== null, length);
  const inHand = names.filter((animal) => animals[animal]!.hand > 0);
  const next = phase === 'planning' && inHand.length > 0 && chance(70) ? pick(inHand) : undefined;
  const seats = shuffled(names);
  return {
    format: POSITION_FORMAT,
    turn: 1 + random(5),
    players: Array.from({ length: players }, () => {
      const led = seats.splice(0, animalsEach);
      return names.filter((animal) => led.includes(animal));
    }),
    ...(chance(30) ? { randomEarth: true } : {}),
    ...(length === 'full' ? {} : { length }),
    initiative: shuffled(names),
    animals,
    earth,
    elements,
    display,
    boxes,
    cards,
    stacks,
    at: { phase, ...(next === undefined ? {} : { next }) },
  } satisfies Position;
}
