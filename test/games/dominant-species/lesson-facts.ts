/** What the lessons of Dominant Species state, from the rules. */
import {
  BIRD,
  CARDS,
  DESERT,
  DOMINATION,
  ELEMENTS_HELD,
  FIRST_SPACE,
  FOREST,
  GRASS,
  ICE_AGE,
  JUNGLE,
  MAMMAL,
  MEAT,
  MIGRATION,
  MIGRATION_SPECIES,
  MOUNTAIN,
  PLACINGS,
  REPTILE,
  SAVANNAH,
  SEA,
  SECTIONS,
  SEED,
  SPACES_OF,
  SPECIATION,
  SPECIATION_LIMIT,
  STACKS,
  SUN,
  TUNDRA,
  WATER,
  WETLAND,
  bonus,
} from '../../../src/games/dominant-species/rules/components.ts';
import {
  CORNERS_OF,
  HEXES,
  HEXES_AT,
  NEIGHBOURS,
  cornerNamed,
  hexNamed,
} from '../../../src/games/dominant-species/rules/earth.ts';
import type { GameEvent } from '../../../src/games/dominant-species/rules/events.ts';
import { dominantOn, isEndangered, matching } from '../../../src/games/dominant-species/rules/matching.ts';
import { holding } from '../../../src/games/dominant-species/rules/pieces.ts';
import { rules } from '../../../src/games/dominant-species/rules/index.ts';
import { TILE } from '../../../src/games/dominant-species/rules/moves.ts';
import { placings } from '../../../src/games/dominant-species/rules/scoring.ts';
import {
  FACE_UP,
  type State,
  copyState,
  held,
  inPlay,
  isTile,
  onTile,
} from '../../../src/games/dominant-species/rules/state.ts';
import { factList } from '../../support/lesson-facts.ts';
import { facts as ofMistakes } from './mistake-facts.ts';

const { facts, fact } = factList<State, GameEvent>();
facts.push(...ofMistakes);
export { facts };

const MOUNTAIN_TILE = hexNamed('0,1')!;
const DESERT_TILE = hexNamed('1,0')!;
const FOREST_TILE = hexNamed('-1,1')!;
const JUNGLE_TILE = hexNamed('-1,0')!;
const SAVANNAH_TILE = hexNamed('1,-1')!;
const SEA_TILE = hexNamed('1,1')!;
const ICE = hexNamed('0,0')!;

const speciesOn = (s: State, animal: number, hex: number): number => s.species[onTile(animal, hex)]!;
const disksOn = (s: State, hex: number, element: number): number =>
  CORNERS_OF[hex]!.filter((corner) => s.disks[corner] === element).length;
const gains = (events: readonly GameEvent[], animal: number, source: string): number =>
  events.reduce((sum, e) => (e.event === 'vps' && e.animal === animal && e.source === source ? sum + e.vps : sum), 0);
const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
const animalsIn = (s: State): number[] => s.owner.map((_, animal) => animal).filter((animal) => inPlay(s, animal));
const pawnsOf = (s: State, animal: number): number =>
  s.hand[animal]! + s.display.filter((each) => each === animal).length;
/** Pawns of the mammals that wait on a section; the one that acts has left its space. */
const pawnsOn = (s: State, section: number): number =>
  s.display.filter(
    (animal, space) =>
      animal === MAMMAL && space >= FIRST_SPACE[section]! && space < FIRST_SPACE[section]! + SPACES_OF[section]!,
  ).length;
/** All species on a tile. */
const allOn = (s: State, hex: number): number =>
  animalsIn(s).reduce((sum, animal) => sum + speciesOn(s, animal, hex), 0);
/** Whether the mammals alone have the most species on a tile. */
const leads = (s: State, hex: number): boolean =>
  animalsIn(s).every((animal) => animal === MAMMAL || speciesOn(s, animal, hex) < speciesOn(s, MAMMAL, hex));

fact('matching', 0, '{0} tiles, each', '{0} Plättchen, jedes', ({ before }) => [
  hexes.filter((hex) => isTile(before, hex)).length,
]);
fact('matching', 1, 'have {0} meat on their display', 'haben {0}mal Fleisch auf', ({ before }) => [
  holding(before, MAMMAL, MEAT),
]);
fact(
  'matching',
  1,
  'There are {0} meat disks on the corners of the mountain',
  'liegen {0} Fleischscheiben',
  ({ before }) => [disksOn(before, MOUNTAIN_TILE, MEAT)],
);
fact(
  'matching',
  1,
  'each of your {0} meat finds {1} disks',
  'Jedes deiner {0} Fleischelemente findet {1} Scheiben',
  ({ before }) => [holding(before, MAMMAL, MEAT), disksOn(before, MOUNTAIN_TILE, MEAT)],
);
fact(
  'matching',
  1,
  '{2}: Right: {0} on the display × {1} on the tile = {2}',
  '{2}: Richtig: {0} auf der Tiertafel × {1} am Plättchen = {2}',
  ({ before }) => [
    holding(before, MAMMAL, MEAT),
    disksOn(before, MOUNTAIN_TILE, MEAT),
    matching(before, MAMMAL, MOUNTAIN_TILE),
  ],
);
fact(
  'matching',
  1,
  'Only meat counts for the mammals: {0} × {1}',
  'Für die Säuger zählt nur Fleisch: {0} × {1}',
  ({ before }) => [holding(before, MAMMAL, MEAT), disksOn(before, MOUNTAIN_TILE, MEAT)],
);

/** A bird with a matching of 2 on the mountain, and nine reptiles, who match 1, or 2 if both hold `water`. */
function imagined(start: State, water: number): State {
  const s = copyState(start);
  CORNERS_OF[MOUNTAIN_TILE]!.forEach((corner, i) => {
    s.disks[corner] = [SEED, WATER][i] ?? -1;
  });
  s.added[held(REPTILE, WATER)] = water;
  animalsIn(s).forEach((animal) => {
    s.species[onTile(animal, MOUNTAIN_TILE)] = { [BIRD]: 1, [REPTILE]: 9 }[animal] ?? 0;
  });
  return s;
}
fact(
  'matching',
  2,
  'a single bird meets {0} reptiles. The bird matches {1}, the reptiles {2}. Who dominates',
  'ein einzelner Vogel auf {0} Reptilien trifft. Der Vogel hat die Passung {1}, die Reptilien haben die Passung {2}. Wer dominiert',
  ({ before }) => {
    const s = imagined(before, 1);
    return [
      speciesOn(s, REPTILE, MOUNTAIN_TILE),
      matching(s, BIRD, MOUNTAIN_TILE),
      matching(s, REPTILE, MOUNTAIN_TILE),
    ];
  },
);
fact(
  'matching',
  2,
  'The bird: Right',
  'Der Vogel: Richtig',
  ({ before }) => dominantOn(imagined(before, 1), MOUNTAIN_TILE) === BIRD,
);
fact(
  'matching',
  2,
  'A tie means nobody dominates',
  'Bei Gleichstand dominiert niemand',
  ({ before }) => dominantOn(imagined(before, 2), MOUNTAIN_TILE) < 0,
);
fact(
  'matching',
  3,
  'takes the first number of the terrain, the next one the second',
  'bekommt die erste Zahl der Landschaft, das nächste die zweite',
  true,
);
fact('matching', 3, 'A mountain is worth {0} and {1}', 'Ein Gebirge bringt {0} und {1}', () => PLACINGS[MOUNTAIN]!);
fact(
  'matching',
  3,
  '{0} VPs for you, and {1} for the reptiles in second place',
  '{0} SP für dich, {1} für die Reptilien auf dem zweiten Platz',
  ({ events }) => [gains(events, MAMMAL, 'domination'), gains(events, REPTILE, 'domination')],
);
fact(
  'matching',
  3,
  'as many species as the birds, but are higher on the food chain',
  'gleich viele Arten wie die Vögel, stehen aber in der Nahrungskette höher',
  ({ before }) => speciesOn(before, REPTILE, MOUNTAIN_TILE) === speciesOn(before, BIRD, MOUNTAIN_TILE),
);
fact(
  'matching',
  3,
  'You dominate the mountain',
  'Du dominierst das Gebirge',
  ({ before }) => dominantOn(before, MOUNTAIN_TILE) === MAMMAL,
);
fact('matching', 4, '{0} Dominance cards lie face up', '{0} Dominanzkarten liegen offen', ({ before }) => [
  before.cards.filter((place) => place === FACE_UP).length,
]);
fact('matching', 4, 'one action pawn more than everyone else', 'eine Figur mehr als alle anderen', ({ after }) =>
  animalsIn(after).every((animal) => animal === MAMMAL || after.aside[animal] === after.aside[MAMMAL]! + 1),
);

fact(
  'endangered',
  0,
  'One of your mammals has strayed into the jungle (left), one onto the savannah (top right). Neither finds meat',
  'Ein Säuger hat sich in den Dschungel (links) verirrt, einer in die Savanne (oben rechts). Keiner findet Fleisch',
  ({ before }) =>
    [JUNGLE_TILE, SAVANNAH_TILE].every(
      (hex) => speciesOn(before, MAMMAL, hex) === 1 && isEndangered(before, MAMMAL, hex),
    ),
);
fact(
  'endangered',
  0,
  'Where an animal matches nothing',
  'Wo ein Tier die Passung 0 hat',
  ({ before }) => matching(before, MAMMAL, JUNGLE_TILE) === 0,
);
fact('endangered', 0, 'You may migrate {0} species', 'Du darfst {0} Arten ziehen', ({ before }) => [
  MIGRATION_SPECIES[before.space - FIRST_SPACE[MIGRATION]!]!,
]);
fact('endangered', 0, 'None of your species is endangered', 'Keine deiner Arten ist mehr gefährdet', ({ after }) =>
  hexes.every((hex) => !isEndangered(after, MAMMAL, hex)),
);
fact('endangered', 1, 'You will learn both soon', 'Beides lernst du bald', true);
fact('endangered', 1, 'Scoring eliminates no species', 'Durch eine Wertung wird keine Art eliminiert', true);

fact('planning', 0, 'until none is left', 'bis keine mehr übrig ist', true);
fact('planning', 0, 'Nobody acts yet', 'Noch wird nichts ausgeführt', true);
fact('planning', 0, 'The {0} sections', 'Die {0} Abschnitte', () => [SECTIONS.length]);
fact('planning', 1, 'the first of the {0}', 'das erste der {0}', () => [SPACES_OF[SPECIATION]!]);
fact(
  'planning',
  1,
  'Speciation is section {0}, Domination is {1}',
  'Artbildung ist Abschnitt {0}, Dominanz {1}',
  () => [SPECIATION, DOMINATION],
);

fact(
  'planning',
  2,
  'If two animals want the same space, the one that places first gets it',
  'Wollen zwei Tiere dasselbe Feld, bekommt es, wer zuerst setzt',
  true,
);

fact('elements', 0, '(Section {0}, Initiative,', '(Abschnitt {0}, die Initiative,', () => [
  SECTIONS.indexOf('initiative') + 1,
]);
fact('elements', 0, 'There is room for {0}', 'Platz ist für {0} Elemente', () => [ELEMENTS_HELD]);
fact(
  'elements',
  0,
  'where there is meat, your matching has gone up',
  'Wo Fleisch liegt, ist deine Passung gestiegen',
  ({ before, after }) =>
    hexes.every(
      (hex) => disksOn(before, hex, MEAT) === 0 || matching(after, MAMMAL, hex) > matching(before, MAMMAL, hex),
    ),
);
fact(
  'elements',
  1,
  'you have added both and have one pawn here',
  'du hast beides erworben und eine Figur hier',
  ({ before }) => [MEAT, SEED].every((element) => before.added[held(MAMMAL, element)]! > 0),
);
fact(
  'elements',
  1,
  'The seed is gone, the meat stays',
  'Der Samen ist weg, das Fleisch bleibt',
  ({ before, after }) =>
    after.added[held(MAMMAL, SEED)] === 0 && after.added[held(MAMMAL, MEAT)] === before.added[held(MAMMAL, MEAT)],
);
fact(
  'elements',
  2,
  'a corner between {0} tiles counts twice',
  'eine Ecke zwischen {0} Plättchen zählt also doppelt',
  () => [2],
);
fact('elements', 2, 'Your matching there is higher now', 'Deine Passung ist dort jetzt höher', ({ before, after }) =>
  [DESERT_TILE, FOREST_TILE].some((hex) => matching(after, MAMMAL, hex) > matching(before, MAMMAL, hex)),
);
fact('elements', 3, 'both would vanish', 'Beide würden verschwinden', ({ before }) =>
  [WATER, SUN].every((element) => disksOn(before, ICE, element) > 0),
);
fact(
  'elements',
  3,
  'The sun on the ice is gone; the reptiles match less',
  'Die Sonne am Eis ist weg; die Passung der Reptilien ist gesunken',
  ({ before, after }) =>
    disksOn(after, ICE, SUN) === 0 &&
    disksOn(after, ICE, WATER) > 0 &&
    hexes.some(
      (hex) => speciesOn(before, REPTILE, hex) > 0 && matching(after, REPTILE, hex) < matching(before, REPTILE, hex),
    ),
);
fact('elements', 4, 'one of the {0} seed disks', 'eine der {0} Samenscheiben', ({ before }) => [
  before.disks.filter((element) => element === SEED).length,
]);
fact('elements', 4, 'Nobody here lives on grass', 'Von Gras lebt hier niemand', ({ before }) =>
  animalsIn(before).every((animal) => holding(before, animal, GRASS) === 0),
);

fact('earth', 0, 'tundra, which is worth only {0} VP', 'zur Tundra, die nur {0} SP wert ist', () => PLACINGS[TUNDRA]!);
fact(
  'earth',
  0,
  'the tundra around it: {0}, {1}, {2}, {3} VPs and more',
  'für die Tundra ringsum: {0}, {1}, {2}, {3} und mehr',
  () => [1, 2, 3, 4].map(bonus),
);
fact(
  'earth',
  0,
  'The birds live there, you do not',
  'Dort leben Vögel, du nicht',
  ({ before }) => speciesOn(before, BIRD, JUNGLE_TILE) > 0 && speciesOn(before, MAMMAL, JUNGLE_TILE) === 0,
);
fact(
  'earth',
  0,
  '{0} VP: the new tundra touches one other tundra tile',
  '{0} SP: Die neue Tundra berührt ein anderes Tundraplättchen',
  ({ after, events }) =>
    NEIGHBOURS[JUNGLE_TILE]!.filter((hex) => after.tundra[hex] === 1).length === 1
      ? [gains(events, MAMMAL, 'glaciation')]
      : false,
);
fact('earth', 0, 'it may be {0} VPs', 'können es {0} SP sein', () => [bonus(5)]);
fact(
  'earth',
  1,
  'up to {0} on sea and wetland, {1} on savannah, jungle and forest, {2} on desert and mountain, one on tundra',
  'bis zu {0} in Meer und Sumpf, {1} in Savanne, Dschungel und Wald, {2} in Wüste und Gebirge, eine in der Tundra',
  () => {
    const groups = [[SEA, WETLAND], [SAVANNAH, JUNGLE, FOREST], [DESERT, MOUNTAIN], [TUNDRA]].map((terrains) => [
      ...new Set(terrains.map((terrain) => SPECIATION_LIMIT[terrain]!)),
    ]);
    return groups.every(({ length }) => length === 1) && groups[3]![0] === 1 && groups.flat();
  },
);
fact(
  'earth',
  1,
  'put {0} species on each of the {1} tiles',
  'setze auf jedes der {1} Plättchen {0} Arten',
  ({ before, after }) => {
    const placed = [MOUNTAIN_TILE, DESERT_TILE].map(
      (hex) => speciesOn(after, MAMMAL, hex) - speciesOn(before, MAMMAL, hex),
    );
    return (
      placed[0] === placed[1] && [
        placed[0]!,
        HEXES_AT[cornerNamed('0,1 1,0 1,1')!]!.filter((hex) => isTile(before, hex)).length,
      ]
    );
  },
);
fact(
  'earth',
  1,
  '{0} species on the mountain and {0} on the desert',
  '{0} Arten ins Gebirge und {0} in die Wüste',
  () => [SPECIATION_LIMIT[MOUNTAIN]!],
);
fact('earth', 1, '{0} new mammals', '{0} neue Säuger', ({ before, after }) => [
  before.genePool[MAMMAL]! - after.genePool[MAMMAL]!,
]);
fact('earth', 2, 'one of the {0} face-up tiles', 'eines der {0} offenen Plättchen', () => [STACKS]);
fact('earth', 2, '({0}, {1}, {2} VPs…)', '({0}, {1}, {2} …)', () => [1, 2, 3].map(bonus));
fact(
  'earth',
  2,
  'The sea touches {0} tiles: {1} VPs',
  'Das Meer berührt {0} Plättchen: {1} SP',
  ({ after, events }) => [
    NEIGHBOURS[SEA_TILE]!.filter((hex) => isTile(after, hex)).length,
    gains(events, MAMMAL, 'wanderlust'),
  ],
);
fact('earth', 2, 'sea is the most valuable terrain', 'Meer ist die wertvollste Landschaft', () =>
  PLACINGS.every(([first], terrain) => terrain === SEA || first! < PLACINGS[SEA]![0]!),
);

fact(
  'species',
  0,
  'up to {0} on the first space, {1} on the last',
  'bis zu {0} auf dem ersten Feld, {1} auf dem letzten',
  () => [MIGRATION_SPECIES[0]!, MIGRATION_SPECIES.at(-1)!],
);
fact('species', 0, 'only birds may go {0} tiles', 'nur Vögel dürfen {0} Plättchen weit', () => [2]);
fact('species', 0, '{0} mammals on the mountain', '{0} Säuger im Gebirge', ({ after }) => [
  speciesOn(after, MAMMAL, MOUNTAIN_TILE),
]);
fact(
  'species',
  1,
  'One opponent fewer there',
  'einen Gegner weniger',
  ({ before, after }) => speciesOn(before, BIRD, MOUNTAIN_TILE) === 1 && speciesOn(after, BIRD, MOUNTAIN_TILE) === 0,
);
fact('species', 2, 'You have {0} pawns here', 'Du hast {0} Figuren hier', ({ before }) => [
  1 + pawnsOn(before, DOMINATION),
]);
fact(
  'species',
  2,
  'you have the most species there, and you dominate it',
  'Dort hast du die meisten Arten und dominierst',
  ({ before }) => leads(before, MOUNTAIN_TILE) && dominantOn(before, MOUNTAIN_TILE) === MAMMAL,
);
fact(
  'species',
  2,
  'You have the most species there, so you take first place',
  'Du hast dort die meisten Arten und bekommst den ersten Platz',
  ({ events }) => gains(events, MAMMAL, 'domination') === PLACINGS[MOUNTAIN]![0],
);

fact('cards', 0, 'it brings {0} VP for every species', 'Sie bringt {0} SP für jede Art', ({ after }) => {
  const s = copyState(after);
  const events: GameEvent[] = [];
  rules.play(s, TILE | MOUNTAIN_TILE, { draw: () => 0, emit: (event) => events.push(event) });
  return [gains(events, MAMMAL, 'card fertile') / allOn(after, MOUNTAIN_TILE)];
});
fact(
  'cards',
  1,
  '{0} VPs. There are {1} cards; each is used only once',
  '{0} SP. Es gibt {1} Karten, jede kommt nur einmal vor',
  ({ events }) => [gains(events, MAMMAL, 'card fertile'), CARDS.length],
);
fact('cards', 1, 'another tile has more', 'Ein anderes Plättchen hat mehr', ({ before }) =>
  hexes.every(
    (hex) =>
      hex === MOUNTAIN_TILE ||
      speciesOn(before, MAMMAL, hex) === 0 ||
      allOn(before, hex) < allOn(before, MOUNTAIN_TILE),
  ),
);
fact('reset', 0, 'The only card left is Ice Age', 'Die einzige Karte ist die Eiszeit', ({ before }) =>
  before.cards.every((place, card) => (place === FACE_UP) === (card === ICE_AGE)),
);
fact(
  'reset',
  0,
  'You dominate the mountain',
  'Du dominierst das Gebirge',
  ({ before }) => dominantOn(before, MOUNTAIN_TILE) === MAMMAL,
);
fact(
  'reset',
  1,
  'first place on the savannah is worth more, {0} VPs',
  'der erste Platz in der Savanne bringt mehr, nämlich {0} SP',
  ({ before, events }) => {
    const saved = events.find(
      (e) => e.event === 'vps' && e.source === 'final scoring' && e.animal === MAMMAL && e.hex === SAVANNAH_TILE,
    );
    return saved?.event === 'vps' && placings(before, JUNGLE_TILE).every(({ vps }) => vps < saved.vps) && [saved.vps];
  },
);

fact('first-turn', 0, 'You have {0} pawns', 'Du hast {0} Figuren', ({ before }) => [pawnsOf(before, MAMMAL)]);
fact('first-turn', 2, 'the {0} sections', 'die {0} Abschnitte', () => [SECTIONS.length]);
// Games between bots: docs/bots-experiments.md.
fact('first-turn', 2, 'about seven to ten turns', 'etwa sieben bis zehn davon', true);
