/** The words of the bar, the answers and the parts of the table. */
import type { BoxName, PhaseName } from '../../../rules/components.ts';
import type { Inhabitant, TableWords } from '../words/table.ts';
import { The, between, capital, does, list, many, ordinal, plural, some, the, vps } from './grammar.ts';
import { things } from './things.ts';

const CARDS = things.cards;
const SECTIONS = things.sections;

const inhabitant = (i: Inhabitant): string => {
  const signs = [
    i.dominant ? 'dominates' : '',
    i.endangered ? 'endangered' : '',
    i.hibernating > 0 ? `${String(i.hibernating)} hibernating` : '',
    i.vps > 0 ? `would score ${String(i.vps)}` : '',
  ].filter((sign) => sign !== '');
  return `${capital(i.animal)} ${String(i.count)}: matches ${String(i.matching)}${signs.map((sign) => `, ${sign}`).join('')}`;
};

const BOX: Record<BoxName, string> = {
  adaptation: 'Adaptation box: elements to take. What is left slides to Regression.',
  regression: 'Regression box: types that are threatened. It is emptied in the Reset.',
  abundance: 'Abundance box: elements to put on earth. What is left slides to Wasteland.',
  wasteland: 'Wasteland box: types that vanish from tundra. What is left slides to Depletion.',
  depletion: 'Depletion box: types that can be removed. It is emptied in the Reset.',
  wanderlust: 'Wanderlust box: elements for new tiles. What is left goes back to the bag in the Reset.',
};

const ACTS: Record<PhaseName, string> = {
  setup: 'joins the game',
  planning: 'plans its actions',
  initiative: 'moves ahead in initiative order',
  adaptation: 'takes an element',
  regression: 'protects its elements',
  abundance: 'puts an element on earth',
  wasteland: 'spares an element',
  depletion: 'removes an element from earth',
  glaciation: 'covers a tile with ice',
  speciation: 'puts new species on earth',
  wanderlust: 'adds a tile to earth',
  migration: 'moves its species',
  competition: 'strikes at its opponents',
  domination: 'scores a tile',
  reset: 'saves one of its species',
};

export const table: TableWords = {
  parts: {
    display: 'Actions',
    animals: 'Animals',
    cards: 'Cards',
    supplies: 'Supply',
    rules: 'Rules',
    final: 'Result',
    earth: 'Earth',
  },
  bar: {
    turn: (turn, step) => `Turn ${String(turn)}${step === null ? '' : `, step ${String(step)}`}`,
    acts: (animal, phase, card) =>
      card === null ? `${The(animal)} ${ACTS[phase]}.` : `${The(animal)} carries out ${CARDS[card].name}.`,
    decides: (animal, player) => (animal === null ? player : `${capital(animal)} · ${player}`),
    waits: (animal, player) => `Waiting for ${animal === null ? player : `${the(animal)} · ${player}`}`,
    over: 'The game is over',
    won: (player, animal, count) => `${does(player, 'win')} with ${the(animal)}: ${vps(count)}.`,
    undoes: {
      pawn: (section) => `${SECTIONS[section].name} pawn`,
      corner: (element, at) => `${element === null ? 'Corner' : capital(element)} (${at})`,
      tile: 'New tile',
    },
    next: 'Next',
    coming: (animal, section) => (section === null ? capital(animal) : `${SECTIONS[section].name}: ${capital(animal)}`),
  },
  answers: {
    forfeit: 'Forfeit',
    done: 'Done',
    losePawn: 'Lose a pawn',
    whole: (counts) => `All that fit: ${counts.join(' + ')}`,
    keepOne: 'Keep one per tile',
    own: {
      'wasteland element': 'Spare none',
      'speciation insect': 'No species',
      'wanderlust element': 'No element',
      'wanderlust from': 'No more',
      'competition arachnid': 'No strike',
      'aquatic tile': 'No species',
      'hibernation tile': 'None',
    },
    space: (section, space) => `${SECTIONS[section].name}: ${space}`,
    element: (element) => capital(element),
    animal: (animal) => capital(animal),
    count: (count) => String(count),
    species: some,
    card: (card) => `Take ${CARDS[card].name}: ${CARDS[card].effect}`,
    stack: (terrain) => capital(terrain),
    tile: (terrain, at, inhabitants) =>
      `${terrain === null ? 'Vacant place' : capital(terrain)} (${at})${
        inhabitants.length > 0 ? `: ${inhabitants.map((i) => `${i.animal} ${String(i.count)}`).join(', ')}` : ''
      }`,
    corner: (element, terrains, at) =>
      `${element === null ? 'Vacant corner' : capital(element)} ${between(terrains)} (${at})`,
  },
  display: {
    free: {
      regression: 'The reptile’s free protection.',
      speciation: 'The insect’s free species, after all pawns.',
      competition: 'The arachnid’s free strike, before all pawns.',
    },
    space: {
      plain: (place, of) => (of === 1 ? 'the only space' : `space ${String(place)} of ${String(of)}`),
      glaciation: (acts) => (acts ? 'the space that acts' : 'a waiting space, which slides left in the Reset'),
      speciation: (element) => element,
      migration: (count) => `up to ${some(count)}`,
      competition: (terrains) => list(terrains),
    },
    taken: (animal) => `taken by ${the(animal)}`,
    acting: (animal) => `${The(animal)} acts here now.`,
    behind: 'A pawn put here now waits for the next turn.',
    box: (section) => BOX[section],
    boxHolds: (disks) => `In the box: ${many(disks)}`,
    emptyBox: 'empty',
  },
  animal: {
    foodChain: (place, of) => `${ordinal(place)} of ${String(of)} on the food chain`,
    initiative: (place) => `${ordinal(place)} in initiative order`,
    printed: (element) => `${capital(element)}, printed: never lost`,
    holds: (printed, added, room) =>
      [
        `${many(printed)} printed`,
        ...(added.length > 0 ? [`${many(added)} added`] : []),
        room > 0 ? `room for ${String(room)}` : 'no room for more',
      ].join('; '),
    vacant: 'Room for an element',
    survival: 'Holds the Survival card',
    ability: 'Ability',
    taken: (player) => `led by ${player}`,
    choose: 'Choose',
  },
  figures: {
    hand: 'pawns',
    onEarth: 'on earth',
    genePool: 'pool',
    dominated: 'dominated',
    atRisk: (count) => `${String(count)} endangered`,
  },
  narration: {
    action: (animal, where) => `${capital(animal)}: ${where}`,
  },
  deck: {
    title: 'Dominance cards',
    above: (cards) =>
      cards === 0 ? 'The last card, turned up next.' : `The last card. ${plural(cards, 'card')} above it.`,
    left: (left) => (left === 0 ? 'Deck empty' : `${plural(left, 'card')} in the deck`),
    iceAgeLast: 'Ice Age lies at the bottom of the deck.',
    none: 'No card is face up.',
    carriedOut: (animal) => `${The(animal)} carries it out`,
    taken: (cards) => `${plural(cards, 'card')} taken`,
  },
  supplies: {
    strip: { left: (count) => `${String(count)} left`, faceDown: 'Face down', empty: 'Empty', ice: 'Ice', bag: 'Bag' },
    stacks: 'New tiles',
    stack: (faceDown) => `+${String(faceDown)}`,
    stackTaken: 'Taken: the next one is turned up in the Reset.',
    stackEmpty: 'This stack is used up.',
    unseen: (tiles) =>
      tiles.length === 0
        ? 'No tile is face down.'
        : `Face down in all stacks: ${tiles.map(({ terrain, count }) => `${String(count)} ${terrain}`).join(', ')}.`,
    tundra: (left) => `${String(left)} left`,
    tundraText: 'Tundra tiles left for Glaciation.',
    bag: (disks) => `Bag · ${String(disks)}`,
    bagText: 'Elements in the bag, by type.',
    survival: 'Survival',
    survivalHeld: (animal, count, score) => `${capital(animal)}: ${some(count)} on tundra, would score ${vps(score)}.`,
    survivalScores: vps,
    survivalNone: 'No animal alone has the most species on tundra.',
    survivalText:
      'The animal that alone has the most species on tundra holds the Survival card. In the Reset it gains bonus VPs for the tundra tiles it occupies.',
    foodChain: 'Food chain',
    foodChainText: 'The food chain breaks ties and sets the order in which animals decide.',
    initiative: 'Initiative',
    initiativeText: 'The order in which pawns are put on the display.',
  },
  earth: {
    tiles: 'The tiles of earth',
    tile: (terrain, at, disks, living) =>
      `${capital(terrain)} (${at}): ${disks.length === 0 ? 'no elements' : many(disks)}. ${
        living.length === 0 ? 'No species here.' : `${living.map(inhabitant).join('; ')}.`
      }`,
    scores: (places, limit) => `Scores ${places.join(' / ')}. Speciation limit ${String(limit)}.`,
    inhabitant,
    uninhabited: 'No species here.',
    under: (terrain) => `Under the ice: ${terrain}.`,
    dominated: 'Already scored this turn.',
    corner: (element) => (element === null ? 'Vacant corner' : capital(element)),
    touches: (terrains) => `${capital(between(terrains))}.`,
    elementText: (_element, onEarth, bag, animals) =>
      `${String(onEarth)} on earth, ${String(bag)} in the bag. ${
        animals.length === 0 ? 'No animal holds it.' : `Held by ${list(animals.map((animal) => the(animal)))}.`
      }`,
    larger: 'Zoom in',
    smaller: 'Zoom out',
    fit: 'Show all of earth',
    changed: 'What changed',
  },
  overlays: {
    title: 'Show on earth',
    names: { dominance: 'Dominance', matching: 'Matching', endangered: 'Endangered', scoring: 'Scoring' },
    legends: {
      dominance: 'Who dominates each tile, and by how much. An equals sign marks a tie.',
      endangered: 'Species that would go extinct now, and elements that Wasteland would take this turn.',
      scoring: 'What each tile would score now, first place first.',
      matching: (animal) => `How well ${the(animal)} matches each tile; filled where it lives.`,
    },
    tiles: {
      dominated: (terrain, at, animal, by) => `${capital(terrain)} (${at}): ${the(animal)} dominates by ${String(by)}.`,
      tied: (terrain, at, animals) => `${capital(terrain)} (${at}): ${list(animals.map((a) => the(a)))} tie.`,
      matching: (terrain, at, animal, matching, count) =>
        `${capital(terrain)} (${at}): ${the(animal)} matches ${String(matching)}${count > 0 ? ` with ${some(count)}` : ''}.`,
      endangered: (terrain, at, atRisk) =>
        `${capital(terrain)} (${at}): ${list(atRisk.map(({ animal, count }) => `${String(count)} ${animal}`))} endangered.`,
      wasted: (element, terrains, at) => `${capital(element)} ${between(terrains)} (${at}) would be lost to Wasteland.`,
      scores: (terrain, at, scores) =>
        `${capital(terrain)} (${at}): ${scores.map(({ animal, vps: count }) => `${animal} ${vps(count)}`).join(', ')}.`,
    },
    none: 'Nothing to show.',
  },
};
