/** The words of the log, of the chart and of the end of the game. */
import type { AnimalName, CardName, ElementName } from '../../../rules/components.ts';
import type { HistoryWords, OnTile, Source, Tile } from '../words/history.ts';
import {
  Die,
  aNew,
  aNewAccusative,
  accusative,
  AnElement,
  anElement,
  animal as name,
  between,
  capital,
  counted,
  den,
  die,
  element as elementName,
  from,
  does,
  into,
  list,
  nominative,
  plural,
  signed,
  terrain as terrainName,
  toBetween,
  vps,
  within,
} from './grammar.ts';
import { things } from './things.ts';

const CARDS = things.cards;
const SECTIONS = things.sections;

const SOURCES: Record<Source, string> = {
  domination: 'Dominanz bringt Punkte.',
  glaciation: 'Vereisung bringt Punkte.',
  wanderlust: 'Wanderlust bringt Punkte.',
  survival: 'Die Überlebenskarte bringt Punkte.',
  'final scoring': 'Schlusswertung.',
  'random earth': 'SP am Anfang.',
};

const itself = ({ terrain, at }: Tile): string => `${nominative(terrain)}\u00a0${at}`;
const it = ({ terrain, at }: Tile): string => `${accusative(terrain)}\u00a0${at}`;
const onto = ({ terrain, at }: Tile): string => `${into(terrain)}\u00a0${at}`;
const on = ({ terrain, at }: Tile): string => `${within(terrain)}\u00a0${at}`;
/** "3 im Meer 0,0 und 1 in der Wüste 1,0" */
const counts = (places: readonly OnTile[]): string =>
  list(places.map(({ count, tile }) => `${String(count)} ${on(tile)}`));
const newCounts = (places: readonly OnTile[]): string =>
  list(places.map(({ count, tile }) => `${String(count)} ${onto(tile)}`));
/** "Vögel 2" */
const species = (animal: AnimalName, count: number): string => `${name(animal)} ${String(count)}`;
const animals = (all: readonly AnimalName[]): string => list(all.map((animal) => die(animal)));

/** "2× Sonne, Larve und Fleisch" */
function elements(all: readonly ElementName[], one: (element: ElementName) => string = elementName): string {
  return list(
    [...new Set(all)].map((element) => {
      const count = all.filter((other) => other === element).length;
      return count === 1 ? one(element) : `${String(count)}× ${elementName(element)}`;
    }),
  );
}

export const history: HistoryWords = {
  log: {
    gain: (animal, count, place) =>
      `${place === null ? '' : `${String(place)}. Platz: `}${name(animal)} ${signed(count)}\u00a0SP`,

    leads: (player, led) => `${does(player, 'führst', 'führt')} ${animals(led)}.`,
    pawn: (animal, section, space) =>
      `${Die(animal)} setzen eine Figur auf „${SECTIONS[section].name}“${space === null ? '' : ` (${space})`}.`,
    forfeits: (animal, section) => `${Die(animal)} verzichten auf „${SECTIONS[section].name}“.`,
    pawns: (all, gained) =>
      `${capital(animals(all))} ${gained > 0 ? 'gewinnen' : 'verlieren'} ${all.length > 1 ? 'je ' : ''}eine Figur.`,
    initiative: (animal) => `${Die(animal)} rücken in der Reihenfolge vor.`,
    scored: (by, tile) => (by === null ? `${capital(itself(tile))} wird gewertet.` : `${Die(by)} werten ${it(tile)}.`),
    scoredAtEnd: (tile) => `${capital(itself(tile))} wird noch einmal gewertet.`,
    vps: (source) =>
      source in SOURCES
        ? SOURCES[source as Source]
        : `„${CARDS[source as CardName].name}“ ${source === 'niche biomes' ? 'kostet' : 'bringt'} Punkte.`,
    placed: (animal, places) => `${Die(animal)} setzen neue Arten: ${newCounts(places)}.`,
    moved: (animal, ways, by) =>
      `${Die(by ?? animal)} ziehen${by === null ? '' : ` ${die(animal)}`}: ${list(
        ways.map(
          ({ count, from: start, to }) => `${String(count)} ${from(start.terrain)}\u00a0${start.at} ${onto(to)}`,
        ),
      )}.`,
    eliminated: (by, losses) => {
      const victims = list(losses.map(({ animal, count, tile }) => `${species(animal, count)} ${on(tile)}`));
      return by === null ? `Eliminiert: ${victims}.` : `${Die(by)} eliminieren: ${victims}.`;
    },
    lost: (animal, places) => `${Die(animal)} verlieren ${counts(places)}.`,
    extinct: (animal, places) => `Ausgestorben: ${name(animal)}, ${counts(places)}.`,
    saved: (animal, tile) => `${Die(animal)} retten eine Art ${on(tile)}.`,
    hibernated: (animal, places) => `Zurück aus dem Winterschlaf: ${name(animal)}, ${counts(places)}.`,
    returned: (all) => `Zurück in die Genpools: ${list(all.map(({ animal, count }) => species(animal, count)))}.`,
    diskPut: (by, element, terrains) =>
      by === null
        ? `${AnElement(element)} erscheint ${between(terrains)}.`
        : `${Die(by)} legen ${anElement(element)} ${toBetween(terrains)}.`,
    diskRemoved: (by, element, terrains) =>
      by === null
        ? `${AnElement(element)} verschwindet ${between(terrains)}.`
        : `${Die(by)} entfernen ${anElement(element)} ${between(terrains)}.`,
    disksRemoved: (by, all) =>
      by === null
        ? `Von der Erde verschwinden: ${elements(all)}.`
        : `${Die(by)} entfernen ${elements(all, anElement)}.`,
    elementsGained: (animal, all) => `${Die(animal)} bekommen ${elements(all, anElement)}.`,
    elementsLost: (animal, all) => `${Die(animal)} verlieren ${elements(all, anElement)}.`,
    elementReturned: (by, element, box) =>
      by === null
        ? `${AnElement(element)} kommt aus der Auslage „${SECTIONS[box].name}“ zurück in den Beutel.`
        : `${Die(by)} legen ${anElement(element)} aus der Auslage „${SECTIONS[box].name}“ in den Beutel.`,
    tile: (by, { terrain, at }) =>
      by === null
        ? `${capital(aNew(terrain))}\u00a0${at} kommt zur Erde.`
        : `${Die(by)} legen ${aNewAccusative(terrain)}\u00a0${at} an die Erde.`,
    tundra: (by, tile) => (by === null ? `Eis bedeckt ${it(tile)}.` : `${Die(by)} bedecken ${it(tile)} mit Eis.`),
    card: (animal, card) => `${Die(animal)} dominieren das Plättchen und nehmen die Karte „${CARDS[card].name}“.`,
    drawn: (box, all) => `Für „${SECTIONS[box].name}“ gezogen: ${elements(all)}.`,
    cardsUp: (cards) => `Aufgedeckt: ${list(cards.map((card) => CARDS[card].name))}.`,
    tilesUp: (terrains) =>
      `${plural(terrains.length, 'neues Plättchen', 'neue Plättchen')} zur Wahl: ${list(counted(terrains, terrainName))}.`,
    end: 'Das Spiel ist zu Ende.',
  },
  final: {
    points: (count) => `${signed(count)}\u00a0SP`,
    wins: (player, animal, count) => `${does(player, 'gewinnst', 'gewinnt')} mit ${den(animal)}: ${vps(count)}.`,
    ahead: (count, player, animal) => `${vps(count)} vor ${player === 'Du' ? 'dir' : player} mit ${den(animal)}.`,
    tie: (winner, others) =>
      `Gleichstand mit ${list(others.map((other) => den(other)))}: ${Die(winner)} stehen in der Nahrungskette ${others.length > 1 ? 'am höchsten' : 'höher'}.`,
    tiedFor: (count, tied) =>
      `Bei Gleichstand mit ${vps(count)} entscheidet die Nahrungskette: ${tied.map((animal) => die(animal)).join(', dann ')}.`,
    lowest: 'Für jeden Spieler zählt sein schwächstes Tier.',
    ended: {
      'ice age': 'Die Eiszeit ist gekommen.',
      lifeless: 'Das Spiel endete vorzeitig: Es waren keine Arten mehr übrig.',
      pawnless: 'Das Spiel endete vorzeitig: Kein Tier hatte noch eine Figur.',
    },
    counts: 'zählt für seinen Spieler',
    source: {
      domination: 'Dominanz',
      glaciation: 'Vereisung',
      wanderlust: 'Wanderlust',
      survival: 'Überleben',
      'final scoring': 'Schlusswertung',
    },
    tiles: 'Schlusswertung, Plättchen für Plättchen',
    tilesText: 'Zeige auf ein Plättchen, um es auf der Erde zu sehen.',
  },
};
