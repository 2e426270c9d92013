/** Why answers in the lessons of Dominant Species are wrong, from the rules. */
import {
  DESERT,
  FOREST,
  ICE_AGE,
  MAMMAL,
  MEAT,
  MOUNTAIN,
  PLACINGS,
  SAVANNAH,
  SEA,
  SEED,
  SUN,
  TUNDRA,
  WATER,
} from '../../../src/games/dominant-species/rules/components.ts';
import { CORNERS_OF, HEXES_AT, cornerNamed, hexNamed } from '../../../src/games/dominant-species/rules/earth.ts';
import type { GameEvent } from '../../../src/games/dominant-species/rules/events.ts';
import { rules } from '../../../src/games/dominant-species/rules/index.ts';
import { dominantOn, isEndangered, matching } from '../../../src/games/dominant-species/rules/matching.ts';
import { TILE } from '../../../src/games/dominant-species/rules/moves.ts';
import { holding } from '../../../src/games/dominant-species/rules/pieces.ts';
import { placings } from '../../../src/games/dominant-species/rules/scoring.ts';
import { FACE_UP, type State, copyState, onTile } from '../../../src/games/dominant-species/rules/state.ts';
import { factList } from '../../support/lesson-facts.ts';

const { facts, fact } = factList<State, GameEvent>();
export { facts };

const [MOUNTAIN_TILE, DESERT_TILE, FOREST_TILE, JUNGLE_TILE, SAVANNAH_TILE, WETLAND_TILE, SEA_TILE, ICE] = [
  ...['0,1', '1,0', '-1,1', '-1,0', '1,-1', '0,-1', '1,1', '0,0'].map((name) => hexNamed(name)!),
] as [number, number, number, number, number, number, number, number];

/** The tiles with animals that are not the mountain. */
const OTHERS = [JUNGLE_TILE, FOREST_TILE, SAVANNAH_TILE, DESERT_TILE];
const mammalsOn = (s: State, hex: number): number => s.species[onTile(MAMMAL, hex)]!;
const livesOn = (s: State, element: number): boolean => holding(s, MAMMAL, element) > 0;
/** Whether an animal other than the mammals dominates every one of some tiles. */
const areOthers = (s: State, hexes: readonly number[]): boolean =>
  hexes.every((hex) => dominantOn(s, hex) >= 0 && dominantOn(s, hex) !== MAMMAL);
const isLeastTundra = PLACINGS.every(([first], terrain) => terrain === TUNDRA || first! > PLACINGS[TUNDRA]![0]!);
/** The mammals' VPs if the ice goes to a tile. */
function icing(before: State, hex: number): number {
  const s = copyState(before);
  rules.play(s, TILE | hex, { draw: () => 0 });
  return s.vps[0]! - before.vps[0]!;
}

fact(
  'matching',
  3,
  'another animal would score most there and take the card',
  'dort bekäme ein anderes Tier die meisten SP und die Karte',
  ({ before }) => areOthers(before, OTHERS) && OTHERS.every((hex) => placings(before, hex)[0]!.animal !== MAMMAL),
);
fact('endangered', 0, 'Your species there are not endangered', 'Deine Arten dort sind nicht gefährdet', ({ before }) =>
  [FOREST_TILE, MOUNTAIN_TILE, DESERT_TILE].every((hex) => !isEndangered(before, MAMMAL, hex)),
);
fact(
  'endangered',
  0,
  'It would find meat on the ice too, but tundra is worth least of all',
  'Auch auf dem Eis fände er Fleisch, aber Tundra ist am wenigsten wert',
  ({ before }) => isLeastTundra && matching(before, MAMMAL, ICE) > 0,
);
fact(
  'endangered',
  0,
  'There is no meat at the wetland either',
  'Auch am Sumpf liegt kein Fleisch',
  ({ before }) => matching(before, MAMMAL, WETLAND_TILE) === 0,
);
fact('planning', 1, 'mammals live on meat', 'Säuger leben von Fleisch', ({ before }) => livesOn(before, MEAT));
fact(
  'elements',
  0,
  'Beside your species lies more meat than that',
  'Bei deinen Arten liegt mehr Fleisch als davon',
  ({ before }) => {
    const homes = [FOREST_TILE, MOUNTAIN_TILE, DESERT_TILE];
    const disks = (element: number): number =>
      homes.flatMap((hex) => CORNERS_OF[hex]!.filter((corner) => before.disks[corner] === element)).length;
    return (
      homes.every((hex) => mammalsOn(before, hex) > 0) && [0, SUN, WATER].every((each) => disks(each) < disks(MEAT))
    );
  },
);
fact('elements', 2, 'Mammals do not live on that', 'Davon leben die Säuger nicht', ({ before }) =>
  [0, SEED, SUN].every((element) => !livesOn(before, element)),
);
fact('elements', 2, 'No mammal lives there', 'Dort lebt kein Säuger', ({ before }) =>
  [JUNGLE_TILE, WETLAND_TILE, SAVANNAH_TILE].every((hex) => mammalsOn(before, hex) === 0),
);
fact(
  'earth',
  0,
  'The ice could go there too, and it would bring you as much',
  'Auch dorthin könnte das Eis, und es brächte dir ebenso viel',
  ({ before }) => [WETLAND_TILE, SAVANNAH_TILE].every((hex) => icing(before, hex) === icing(before, JUNGLE_TILE)),
);
fact(
  'earth',
  0,
  'Your own species live there, and tundra is worth least of all',
  'Dort leben deine eigenen Arten, und Tundra ist am wenigsten wert',
  ({ before }) => isLeastTundra && [FOREST_TILE, MOUNTAIN_TILE, DESERT_TILE].every((hex) => mammalsOn(before, hex) > 0),
);
fact(
  'earth',
  1,
  'That disk does not touch the desert',
  'Diese Scheibe berührt die Wüste nicht',
  () => !HEXES_AT[cornerNamed('-1,1 0,0 0,1')!]!.includes(DESERT_TILE),
);
fact('earth', 2, 'The sea is worth more than that tile', 'Das Meer ist mehr wert als dieses Plättchen', () =>
  [FOREST, SAVANNAH, DESERT, MOUNTAIN].every((terrain) => PLACINGS[terrain]![0]! < PLACINGS[SEA]![0]!),
);
fact(
  'earth',
  2,
  'between desert and mountain, where most of your species live',
  'zwischen Wüste und Gebirge, wo die meisten deiner Arten leben',
  ({ before }) => mammalsOn(before, DESERT_TILE) + mammalsOn(before, MOUNTAIN_TILE) > mammalsOn(before, FOREST_TILE),
);
fact(
  'earth',
  2,
  'with meat there your matching at the sea goes up',
  'mit Fleisch dort steigt deine Passung am Meer',
  ({ after }) => CORNERS_OF[SEA_TILE]!.filter((corner) => after.disks[corner] === MEAT).length > 1,
);
fact('earth', 2, 'Mammals do not live on that', 'Davon leben die Säuger nicht', ({ before }) =>
  [SEED, SUN, WATER].every((element) => !livesOn(before, element)),
);
fact(
  'species',
  2,
  'Another animal has more species there and would take the card',
  'Dort hat ein anderes Tier mehr Arten und bekäme die Karte',
  ({ before }) => areOthers(before, OTHERS) && OTHERS.every((hex) => placings(before, hex)[0]!.animal !== MAMMAL),
);
fact(
  'cards',
  0,
  'Another animal dominates that tile and would take the card',
  'Dieses Plättchen dominiert ein anderes Tier, und das bekäme die Karte',
  ({ before }) => areOthers(before, OTHERS),
);
fact(
  'reset',
  0,
  'Another animal dominates that tile and would take Ice Age',
  'Dieses Plättchen dominiert ein anderes Tier, und das bekäme die Eiszeit',
  ({ before }) => before.cards[ICE_AGE] === FACE_UP && areOthers(before, OTHERS),
);
fact(
  'reset',
  0,
  'No animal dominates the ice',
  'Das Eis dominiert kein Tier',
  ({ before }) => dominantOn(before, ICE) < 0,
);
