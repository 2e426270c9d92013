/** The words of the log, of the chart and of the end of the game. */
import type { AnimalName, CardName, ElementName } from '../../../rules/components.ts';
import type { HistoryWords, OnTile, Source, Tile } from '../words/history.ts';
import { The, between, capital, counted, does, list, on, ordinal, plural, signed, the, vps } from './grammar.ts';
import { things } from './things.ts';

const CARDS = things.cards;
const SECTIONS = things.sections;

const SOURCES: Record<Source, string> = {
  domination: 'Domination scores.',
  glaciation: 'Glaciation scores.',
  wanderlust: 'Wanderlust scores.',
  survival: 'The Survival card scores.',
  'final scoring': 'Final scoring.',
  'random earth': 'VPs at the start.',
};

const tileText = (tile: Tile): string => `${on(tile.terrain)}\u00a0${tile.at}`;
const newTile = ({ terrain, at }: Tile): string => `a new ${terrain}\u00a0${at}`;
/** "3 on the sea 0,0 and 1 on the desert 1,0" */
const counts = (places: readonly OnTile[]): string =>
  list(places.map(({ count, tile }) => `${String(count)} on ${tileText(tile)}`));
/** "2 birds" */
const species = (animal: AnimalName, count: number): string => plural(count, animal);

/** "2 sun, grub and meat" */
function elements(all: readonly ElementName[]): string {
  const kinds = [...new Set(all)];
  return list(
    kinds.map((element) => {
      const count = all.filter((other) => other === element).length;
      return count === 1 ? element : `${String(count)} ${element}`;
    }),
  );
}
const animals = (all: readonly AnimalName[]): string => list(all.map((animal) => the(animal)));

export const history: HistoryWords = {
  log: {
    gain: (animal, count, place) =>
      `${place === null ? capital(animal) : `${ordinal(place)} place: ${animal}`} ${signed(count)}\u00a0${Math.abs(count) === 1 ? 'VP' : 'VPs'}`,

    leads: (player, led) => `${does(player, 'lead')} ${animals(led)}.`,
    pawn: (animal, section, space) =>
      `${The(animal)} puts a pawn on ${SECTIONS[section].name}${space === null ? '' : `: ${space}`}.`,
    forfeits: (animal, section) => `${The(animal)} forfeits ${SECTIONS[section].name}.`,
    pawns: (all, gained) =>
      `${capital(animals(all))} ${all.length > 1 ? (gained > 0 ? 'gain' : 'lose') : gained > 0 ? 'gains' : 'loses'} a pawn${all.length > 1 ? ' each' : ''}.`,
    initiative: (animal) => `${The(animal)} moves ahead in initiative order.`,
    scored: (by, tile) =>
      by === null ? `${capital(tileText(tile))} is scored.` : `${The(by)} scores ${tileText(tile)}.`,
    scoredAtEnd: (tile) => `${capital(tileText(tile))} is scored once more.`,
    vps: (source) =>
      source in SOURCES
        ? SOURCES[source as Source]
        : `${CARDS[source as CardName].name} ${source === 'niche biomes' ? 'costs' : 'brings'} VPs.`,
    placed: (animal, places) => `${The(animal)} places new species: ${counts(places)}.`,
    moved: (animal, ways, by) =>
      `${The(by ?? animal)} moves ${by === null ? '' : `${the(animal)}: `}${list(ways.map(({ count, from, to }) => `${String(count)} from ${tileText(from)} to ${tileText(to)}`))}.`,
    eliminated: (by, losses) =>
      `${by === null ? 'Eliminated:' : `${The(by)} eliminates`} ${list(losses.map(({ animal, count, tile }) => `${species(animal, count)} on ${tileText(tile)}`))}.`,
    lost: (animal, places) => `${The(animal)} loses ${counts(places)}.`,
    extinct: (animal, places) => `Extinct: ${animal}, ${counts(places)}.`,
    saved: (animal, tile) => `${The(animal)} saves one species on ${tileText(tile)}.`,
    hibernated: (animal, places) => `Back from hibernation: ${animal}, ${counts(places)}.`,
    returned: (all) => `Back to the gene pools: ${list(all.map(({ animal, count }) => species(animal, count)))}.`,
    diskPut: (by, element, terrains) =>
      by === null
        ? `${capital(element)} appears ${between(terrains)}.`
        : `${The(by)} puts ${element} ${between(terrains)}.`,
    diskRemoved: (by, element, terrains) =>
      by === null
        ? `${capital(element)} vanishes ${between(terrains)}.`
        : `${The(by)} removes ${element} ${between(terrains)}.`,
    disksRemoved: (by, all) =>
      by === null ? `${capital(elements(all))} vanish from earth.` : `${The(by)} removes ${elements(all)}.`,
    elementsGained: (animal, all) => `${The(animal)} gains ${elements(all)}.`,
    elementsLost: (animal, all) => `${The(animal)} loses ${elements(all)}.`,
    elementReturned: (by, element, box) =>
      by === null
        ? `${capital(element)} goes from ${SECTIONS[box].name} back to the bag.`
        : `${The(by)} returns ${element} from ${SECTIONS[box].name} to the bag.`,
    tile: (by, tile) =>
      by === null ? `${capital(newTile(tile))} joins earth.` : `${The(by)} adds ${newTile(tile)} to earth.`,
    tundra: (by, tile) =>
      by === null ? `Ice covers ${tileText(tile)}.` : `${The(by)} covers ${tileText(tile)} with ice.`,
    card: (animal, card) => `${The(animal)} dominates the tile and takes ${CARDS[card].name}.`,
    drawn: (box, all) => `Drawn for ${SECTIONS[box].name}: ${elements(all)}.`,
    cardsUp: (cards) => `Turned up: ${list(cards.map((card) => CARDS[card].name))}.`,
    tilesUp: (terrains) =>
      `${terrains.length === 1 ? 'New tile' : 'New tiles'} to take: ${list(counted(terrains, String))}.`,
    end: 'The game is over.',
  },
  final: {
    points: (count) => `${signed(count)}\u00a0${Math.abs(count) === 1 ? 'VP' : 'VPs'}`,
    wins: (player, animal, count) => `${does(player, 'win')} with ${the(animal)}: ${vps(count)}.`,
    ahead: (count, player, animal) =>
      `${vps(count)} ahead of ${player === 'You' ? 'you' : player} with ${the(animal)}.`,
    tie: (winner, others) =>
      `A tie with ${animals(others)}: ${the(winner)} is ${others.length > 1 ? 'highest' : 'higher'} on the food chain.`,
    tiedFor: (count, tied) =>
      `The food chain breaks the tie at ${vps(count)}: ${tied.map((animal) => the(animal)).join(', then ')}.`,
    lowest: 'Each player’s score is that of their lowest animal.',
    ended: {
      'ice age': 'The Ice Age has come.',
      lifeless: 'The game ended early: no species was left.',
      pawnless: 'The game ended early: no animal had a pawn left.',
    },
    counts: 'counts for its player',
    source: {
      domination: 'Domination',
      glaciation: 'Glaciation',
      wanderlust: 'Wanderlust',
      survival: 'Survival',
      'final scoring': 'Final scoring',
    },
    tiles: 'Final scoring, tile by tile',
    tilesText: 'Point at a tile to see it on earth.',
  },
};
