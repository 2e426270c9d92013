/** The words of the bar, the answers and the parts of the table. */
import type { BoxName, PhaseName } from '../../../rules/components.ts';
import type { Inhabitant, TableWords } from '../words/table.ts';
import {
  Die,
  animal as name,
  between,
  capital,
  den,
  der,
  die,
  does,
  element as elementName,
  list,
  many,
  plural,
  species,
  terrain as terrainName,
  vps,
} from './grammar.ts';
import { things } from './things.ts';

const CARDS = things.cards;
const SECTIONS = things.sections;

const inhabitant = (i: Inhabitant): string => {
  const signs = [
    i.dominant ? 'dominieren' : '',
    i.endangered ? 'gefährdet' : '',
    i.hibernating > 0 ? `${String(i.hibernating)} im Winterschlaf` : '',
    i.vps > 0 ? `brächten ${vps(i.vps)}` : '',
  ].filter((sign) => sign !== '');
  return `${name(i.animal)} ${String(i.count)}: Passung ${String(i.matching)}${signs.map((sign) => `, ${sign}`).join('')}`;
};

const BOX: Record<BoxName, string> = {
  adaptation: 'Auslage der Anpassung: Elemente zum Nehmen. Der Rest rückt zur Rückbildung.',
  regression: 'Auslage der Rückbildung: bedrohte Sorten. Beim Aufräumen wird sie geleert.',
  abundance: 'Auslage des Überflusses: Elemente für die Erde. Der Rest rückt ins Ödland.',
  wasteland: 'Auslage des Ödlands: Sorten, die von der Tundra verschwinden. Der Rest rückt zum Schwund.',
  depletion: 'Auslage des Schwunds: Sorten, die entfernt werden können. Beim Aufräumen wird sie geleert.',
  wanderlust: 'Auslage der Wanderlust: Elemente für neue Plättchen. Der Rest kommt beim Aufräumen in den Beutel.',
};

const ACTS: Record<PhaseName, string> = {
  setup: 'kommen ins Spiel',
  planning: 'planen ihre Aktionen',
  initiative: 'rücken in der Initiative vor',
  adaptation: 'nehmen ein Element',
  regression: 'schützen ihre Elemente',
  abundance: 'legen ein Element auf die Erde',
  wasteland: 'verschonen ein Element',
  depletion: 'entfernen ein Element von der Erde',
  glaciation: 'legen Eis auf ein Plättchen',
  speciation: 'bringen neue Arten auf die Erde',
  wanderlust: 'legen ein Plättchen an die Erde',
  migration: 'bewegen ihre Arten',
  competition: 'greifen ihre Gegner an',
  domination: 'werten ein Plättchen',
  reset: 'retten eine Art',
};

export const table: TableWords = {
  parts: {
    display: 'Tafel',
    animals: 'Tiere',
    cards: 'Karten',
    supplies: 'Vorrat',
    rules: 'Regeln',
    final: 'Ergebnis',
    earth: 'Erde',
  },
  bar: {
    turn: (turn, step) => `Runde ${String(turn)}${step === null ? '' : `, Schritt ${String(step)}`}`,
    acts: (animal, phase, card) =>
      card === null ? `${Die(animal)} ${ACTS[phase]}.` : `${Die(animal)} führen „${CARDS[card].name}“ aus.`,
    decides: (animal, player) => (animal === null ? player : `${name(animal)} · ${player}`),
    waits: (animal, player) => `Warten auf ${animal === null ? player : `${die(animal)} · ${player}`}`,
    over: 'Das Spiel ist zu Ende',
    won: (player, animal, count) => `${does(player, 'gewinnst', 'gewinnt')} mit ${den(animal)}: ${vps(count)}.`,
    undoes: {
      pawn: (section) => `Figur: ${SECTIONS[section].name}`,
      corner: (element, at) => `${element === null ? 'Ecke' : elementName(element)} (${at})`,
      tile: 'Neues Plättchen',
    },
    next: 'Danach',
    coming: (animal, section) => (section === null ? name(animal) : `${SECTIONS[section].name}: ${name(animal)}`),
  },
  answers: {
    forfeit: 'Verzichten',
    done: 'Fertig',
    losePawn: 'Figur abgeben',
    whole: (counts) => `Möglichst viele: ${counts.join(' + ')}`,
    keepOne: 'Eine Art je Plättchen',
    own: {
      'wasteland element': 'Keines',
      'speciation insect': 'Keine Art',
      'wanderlust element': 'Kein Element',
      'wanderlust from': 'Keine mehr',
      'competition arachnid': 'Kein Angriff',
      'aquatic tile': 'Keine Arten',
      'hibernation tile': 'Keine',
    },
    space: (section, space) => `${SECTIONS[section].name}: ${space}`,
    element: elementName,
    animal: name,
    count: (count) => String(count),
    species,
    card: (card) => `${CARDS[card].name} nehmen: ${CARDS[card].effect}`,
    stack: terrainName,
    tile: (terrain, at, inhabitants) =>
      `${terrain === null ? 'Freier Platz' : terrainName(terrain)} (${at})${
        inhabitants.length > 0 ? `: ${inhabitants.map((i) => `${name(i.animal)} ${String(i.count)}`).join(', ')}` : ''
      }`,
    corner: (element, terrains, at) =>
      `${element === null ? 'Freie Ecke' : elementName(element)} ${between(terrains)} (${at})`,
  },
  display: {
    free: {
      regression: 'Der kostenlose Schutz der Reptilien.',
      speciation: 'Die kostenlose Art der Insekten, nach allen Figuren.',
      competition: 'Der kostenlose Angriff der Spinnentiere, vor allen Figuren.',
    },
    space: {
      plain: (place, of) => (of === 1 ? 'das einzige Feld' : `Feld ${String(place)} von ${String(of)}`),
      glaciation: (acts) =>
        acts ? 'das Feld, das ausgeführt wird' : 'ein Wartefeld, das beim Aufräumen nach links rückt',
      speciation: elementName,
      migration: (count) => `bis zu ${species(count)}`,
      competition: (terrains) => list(terrains.map(terrainName)),
    },
    taken: (animal) => `besetzt von ${den(animal)}`,
    acting: (animal) => `${Die(animal)} handeln hier gerade.`,
    behind: 'Eine Figur, die jetzt hierhin gesetzt wird, wartet auf die nächste Runde.',
    box: (section) => BOX[section],
    boxHolds: (disks) => `In der Auslage: ${many(disks)}`,
    emptyBox: 'leer',
  },
  animal: {
    foodChain: (place, of) => `Platz ${String(place)} von ${String(of)} in der Nahrungskette`,
    initiative: (place) => `Platz ${String(place)} in der Initiative-Reihenfolge`,
    printed: (element) => `${elementName(element)}, aufgedruckt: geht nie verloren`,
    holds: (printed, added, room) =>
      [
        `${many(printed)} aufgedruckt`,
        ...(added.length > 0 ? [`${many(added)} erworben`] : []),
        room > 0 ? `Platz für ${String(room)}` : 'kein Platz für weitere',
      ].join('; '),
    vacant: 'Platz für ein Element',
    survival: 'Hat die Überlebenskarte',
    ability: 'Fähigkeit',
    taken: (player) => `geführt von ${player}`,
    choose: 'Wählen',
  },
  figures: {
    hand: 'Figuren',
    onEarth: 'Erde',
    genePool: 'Genpool',
    dominated: 'dominiert',
    atRisk: (count) => `${String(count)} gefährdet`,
  },
  narration: {
    action: (animal, where) => `${name(animal)}: ${where}`,
  },
  deck: {
    title: 'Dominanzkarten',
    above: (cards) =>
      cards === 0
        ? 'Die letzte Karte; sie wird als Nächstes aufgedeckt.'
        : `Die letzte Karte. Darüber ${plural(cards, 'Karte', 'Karten')}.`,
    left: (left) => (left === 0 ? 'Stapel leer' : `${plural(left, 'Karte', 'Karten')} im Stapel`),
    iceAgeLast: 'Die Eiszeit liegt zuunterst im Stapel.',
    none: 'Keine Karte liegt offen.',
    carriedOut: (animal) => `${Die(animal)} führen sie aus`,
    taken: (cards) => `${plural(cards, 'Karte', 'Karten')} genommen`,
  },
  supplies: {
    strip: { left: (count) => `noch ${String(count)}`, faceDown: 'Verdeckt', empty: 'Leer', ice: 'Eis', bag: 'Beutel' },
    stacks: 'Neue Plättchen',
    stack: (faceDown) => `+${String(faceDown)}`,
    stackTaken: 'Genommen: Das nächste wird beim Aufräumen aufgedeckt.',
    stackEmpty: 'Dieser Stapel ist aufgebraucht.',
    unseen: (tiles) =>
      tiles.length === 0
        ? 'Kein Plättchen liegt verdeckt.'
        : `Verdeckt in allen Stapeln: ${tiles.map(({ terrain, count }) => `${String(count)}× ${terrainName(terrain)}`).join(', ')}.`,
    tundra: (left) => `noch ${String(left)}`,
    tundraText: 'Tundraplättchen, die noch für die Vereisung da sind.',
    bag: (disks) => `Beutel · ${String(disks)}`,
    bagText: 'Elemente im Beutel, nach Sorten.',
    survival: 'Überleben',
    survivalHeld: (animal, count, score) => `${name(animal)}: ${species(count)} in der Tundra, brächte ${vps(score)}.`,
    survivalScores: vps,
    survivalNone: 'Niemand hat allein die meisten Arten in der Tundra.',
    survivalText:
      'Das Tier, das allein die meisten Arten in der Tundra hat, besitzt die Überlebenskarte. Beim Aufräumen bringt sie ihm Bonuspunkte für die Tundraplättchen, auf denen es lebt.',
    foodChain: 'Nahrungskette',
    foodChainText: 'Die Nahrungskette entscheidet bei Gleichstand und darüber, wer zuerst an der Reihe ist.',
    initiative: 'Initiative',
    initiativeText: 'Die Reihenfolge, in der Figuren auf die Aktionstafel gesetzt werden.',
  },
  earth: {
    tiles: 'Die Plättchen der Erde',
    tile: (terrain, at, disks, living) =>
      `${terrainName(terrain)} (${at}): ${disks.length === 0 ? 'keine Elemente' : many(disks)}. ${
        living.length === 0 ? 'Hier leben keine Arten.' : `${living.map(inhabitant).join('; ')}.`
      }`,
    scores: (places, limit) => `Bringt ${places.join(' / ')}. Artbildung: höchstens ${String(limit)}.`,
    inhabitant,
    uninhabited: 'Hier leben keine Arten.',
    under: (terrain) => `Unter dem Eis: ${terrainName(terrain)}.`,
    dominated: 'In dieser Runde schon gewertet.',
    corner: (element) => (element === null ? 'Freie Ecke' : elementName(element)),
    touches: (terrains) => `${capital(between(terrains))}.`,
    elementText: (_element, onEarth, bag, animals) =>
      `${String(onEarth)} auf der Erde, ${String(bag)} im Beutel. ${
        animals.length === 0 ? 'Kein Tier hat es.' : `Das haben ${list(animals.map((animal) => die(animal)))}.`
      }`,
    larger: 'Vergrößern',
    smaller: 'Verkleinern',
    fit: 'Ganze Erde zeigen',
    changed: 'Änderungen',
  },
  overlays: {
    title: 'Auf der Erde anzeigen',
    names: { dominance: 'Vorherrschaft', matching: 'Passung', endangered: 'Gefährdet', scoring: 'Wertung' },
    legends: {
      dominance:
        'Wer jedes Plättchen dominiert und mit welchem Vorsprung. Ein Gleichheitszeichen steht für Gleichstand.',
      endangered: 'Arten, die jetzt aussterben würden, und Elemente, die das Ödland in dieser Runde nähme.',
      scoring: 'Was jedes Plättchen jetzt brächte, der erste Platz zuerst.',
      matching: (animal) => `Die Passung ${der(animal)} auf jedem Plättchen; ausgefüllt, wo sie leben.`,
    },
    tiles: {
      dominated: (terrain, at, animal, by) =>
        `${terrainName(terrain)} (${at}): ${Die(animal)} dominieren mit Vorsprung ${String(by)}.`,
      tied: (terrain, at, animals) =>
        `${terrainName(terrain)} (${at}): Gleichstand zwischen ${list(animals.map((animal) => den(animal)))}.`,
      matching: (terrain, at, animal, matching, count) =>
        `${terrainName(terrain)} (${at}): Passung ${der(animal)} ${String(matching)}${count > 0 ? ` mit ${species(count)}` : ''}.`,
      endangered: (terrain, at, atRisk) =>
        `${terrainName(terrain)} (${at}): gefährdet: ${list(atRisk.map(({ animal, count }) => `${name(animal)} ${String(count)}`))}.`,
      wasted: (element, terrains, at) =>
        `${elementName(element)} ${between(terrains)} (${at}) ginge an das Ödland verloren.`,
      scores: (terrain, at, scores) =>
        `${terrainName(terrain)} (${at}): ${scores.map(({ animal, vps: count }) => `${name(animal)} ${vps(count)}`).join(', ')}.`,
    },
    none: 'Es gibt nichts zu zeigen.',
  },
};
