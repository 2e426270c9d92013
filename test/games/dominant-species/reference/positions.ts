/** Positions that play seldom or never reaches: crowded and empty earths, empty bags, many pawns, no species left. */
import {
  type Animal,
  BOARD,
  BOXES,
  CARDS,
  CORNERS,
  DEFAULT_ELEMENTS,
  ELEMENTS,
  type Element,
  FOOD_CHAIN,
  LARGE_TERRAINS,
  SECTIONS,
  SPACES,
  type View,
  cornersOf,
} from './reference.ts';

/** Uniform over 0 … n − 1. */
export type Random = (n: number) => number;

const SPECIES: Readonly<Record<number, number>> = { 2: 54, 3: 49, 4: 44, 5: 39, 6: 34 };

/** A position at the start of planning, execution, a section or the Reset. */
export function randomPosition(random: Random, players: number, animalsEach: number): View {
  const pick = <T>(items: readonly T[]): T => items[random(items.length)]!;
  const shuffled = <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    return Array.from({ length: rest.length }, () => rest.splice(random(rest.length), 1)[0]!);
  };
  const chance = (percent: number): boolean => random(100) < percent;

  const phase = pick([
    'planning',
    'execution',
    ...SECTIONS,
    'domination',
    'domination',
    'domination',
    'reset',
    'reset',
  ]);
  const chosen = shuffled(FOOD_CHAIN).slice(0, players * animalsEach);
  const animals = FOOD_CHAIN.filter((animal) => chosen.includes(animal));

  // Earth grows from the centre.
  const terrains = shuffled(
    LARGE_TERRAINS.flatMap((terrain) => Array.from({ length: terrain === 'sea' ? 7 : 4 }, () => terrain as string)),
  );
  const hexes = ['0,0'];
  const disksInBag = chance(20) ? pick([0, 0, 0, 1, 2, 4]) : null;
  const size = disksInBag !== null || chance(15) ? 31 : 7 + random(25);
  const islands = chance(15);
  while (hexes.length < size) {
    const touching = (hex: string): boolean =>
      hexes.some((each) => cornersOf(each).filter((corner) => cornersOf(hex).includes(corner)).length === 2);
    hexes.push(pick(BOARD.filter((hex) => !hexes.includes(hex) && (touching(hex) || (islands && chance(20))))));
  }
  const earth: NonNullable<View['earth']> = {};
  const tundra = shuffled(hexes).slice(0, chance(15) ? 12 : chance(10) ? 0 : random(13));
  for (const hex of hexes) {
    earth[hex] = { terrain: terrains.pop()!, ...(tundra.includes(hex) ? { tundra: true } : {}) };
    if (chance(10) && phase === 'domination') earth[hex].dominated = true;
  }
  const stacks = [0, 1, 2].map(() => ({ faceUp: null as string | null, faceDown: 0 }));
  for (const stack of stacks) if (terrains.length > 0 && chance(70)) stack.faceUp = terrains.pop()!;
  while (terrains.length > 0) {
    terrains.pop();
    pick(stacks.filter(({ faceDown }) => faceDown < 8)).faceDown += 1;
  }

  // Elements: on earth, added, in the boxes; the rest in the bag.
  const disks = shuffled(ELEMENTS.flatMap((element) => Array.from({ length: 20 }, () => element)));
  if (chance(10)) disks.sort();
  const inBag = disks.splice(0, disksInBag ?? 0);
  const take = (most: number, varied = false): Element[] => {
    if (disksInBag === null && !varied) return disks.splice(0, random(most + 1));
    if (!varied) return disks.splice(0, most);
    return shuffled(ELEMENTS)
      .filter((element) => disks.includes(element))
      .slice(0, most)
      .map((element) => disks.splice(disks.indexOf(element), 1)[0]!);
  };
  const varied = chance(phase === 'regression' ? 70 : 10);
  const most = varied ? 4 : pick([0, 2, 4, 4]);
  const added = new Map<Animal, Element[]>();
  for (const animal of animals) added.set(animal, take(Math.min(most, 6 - DEFAULT_ELEMENTS[animal].length), varied));
  const emptyBoxes = disksInBag === null ? 20 : pick([0, 0, 100]);
  const boxes = Object.fromEntries(
    BOXES.map((box) => [box, chance(emptyBoxes) ? [] : take(4, varied && box === 'regression')]),
  );
  const density = disksInBag === null ? pick([0, 10, 30, 60, 100]) : 100;
  const elements: Record<string, string> = {};
  for (const corner of shuffled(CORNERS.filter((each) => hexes.some((hex) => cornersOf(hex).includes(each))))) {
    if (chance(density) && disks.length > 0) elements[corner] = disks.pop()!;
  }
  disks.push(...inBag);

  // Species and pawns.
  const animalsText: NonNullable<View['animals']> = {};
  const spaces = shuffled(
    SECTIONS.flatMap((section) => Array.from({ length: SPACES[section] }, (_, i) => `${section} ${String(i + 1)}`)),
  );
  const favourite = SECTIONS.find((section) => section === phase) ?? pick(SECTIONS);
  if (chance(50)) spaces.sort((a, b) => Number(b.startsWith(favourite)) - Number(a.startsWith(favourite)));
  const display: Record<string, (string | null)[]> = Object.fromEntries(
    SECTIONS.map((section) => [section, Array.from({ length: SPACES[section] }, () => null)]),
  );
  const spread = pick([5, 20, 60]);
  const crowd = pick([1, 2, 6, 12]);
  const richest = pick([1, 4, 10, 100, 100]);
  const manyPawns = chance(20);
  const dead = chance(5);
  const noPawns = chance(5);
  for (const animal of animals) {
    let species = SPECIES[animals.length]!;
    const extinct = dead || chance(5);
    for (const hex of hexes) {
      if (extinct || !chance(spread)) continue;
      const there = Math.min(species, 1 + random(crowd));
      if (there === 0) continue;
      const tile = earth[hex]!;
      tile.species = { ...tile.species, [animal]: there };
      if (['domination', 'reset'].includes(phase) && chance(20)) {
        tile.hibernating = { ...tile.hibernating, [animal]: 1 + random(there) };
      }
      species -= there;
    }
    const genePool = extinct && chance(50) ? 0 : pick([0, Math.min(3, species), random(species + 1), species]);
    let pawns = manyPawns ? 10 : random(11);
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
    animalsText[animal] = {
      vps: random(richest),
      elements: added.get(animal)!,
      genePool,
      eliminated: species - genePool,
      hand,
      aside: 10 - pawns,
    };
  }

  // Ice Age lies at the bottom of the deck.
  const cards = [...shuffled(CARDS.filter((card) => card !== 'ice age')), 'ice age'];
  if (disksInBag !== null && chance(70)) {
    const fromBag = ['symbiotic', 'habitat', 'aquatic', 'metamorphosis'];
    for (const card of fromBag) cards.unshift(...cards.splice(cards.indexOf(card), 1));
  }
  const faceUp = cards.splice(0, pick([0, 1, 2, 4, 5, 5, 5, 5]));
  const taken = cards.splice(0, pick([0, 3, 10, 19, 20, 21, 25]));

  const inHand = animals.filter((animal) => animalsText[animal]!.hand > 0);
  const next = phase === 'planning' && inHand.length > 0 && chance(70) ? pick(inHand) : undefined;

  const seats = shuffled(animals);
  return {
    format: 'dominant-species position 1',
    turn: 1 + random(5),
    players: Array.from({ length: players }, () => {
      const own = seats.splice(0, animalsEach);
      return animals.filter((animal) => own.includes(animal));
    }),
    ...(chance(30) ? { randomEarth: true } : {}),
    initiative: shuffled(animals),
    animals: animalsText,
    earth,
    elements,
    display,
    boxes,
    cards: { faceUp, taken },
    stacks,
    at: { phase, ...(next === undefined ? {} : { next }) },
  };
}
