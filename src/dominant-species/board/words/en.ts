/** The words on the board in English. */
import type { AnimalName, BoxName, CardName, TerrainName } from '../../rules/components.ts';
import type { Inhabitant, Source, Words } from './words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const the = (animal: AnimalName | null): string => (animal === null ? 'the animal' : `the ${animal}`);
const The = (animal: AnimalName | null): string => capital(the(animal));
const on = (terrain: TerrainName | null): string => (terrain === null ? 'the tile' : `the ${terrain}`);
/** "species" is its own plural. */
const some = (count: number): string => `${String(count)} species`;
const plural = (count: number, one: string, many = `${one}s`): string => `${String(count)} ${count === 1 ? one : many}`;
const list = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)!}`;
/** With a space that does not break. */
const vps = (count: number): string => plural(count, 'VP').replace(' ', '\u00a0');
const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);
const ordinal = (place: number): string => `${String(place)}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;

const SECTIONS: Words['sections'] = {
  initiative: {
    name: 'Initiative',
    rule: 'Swap places with the animal to your left in initiative order, then put this pawn on any vacant space.',
  },
  adaptation: { name: 'Adaptation', rule: 'Take an element from the box onto your animal; it holds six at most.' },
  regression: {
    name: 'Regression',
    rule: 'Every animal loses one added element of each type in the box, save those it protects: one type per pawn here; the reptile protects one for free.',
  },
  abundance: { name: 'Abundance', rule: 'Put an element from the box on a vacant corner of earth.' },
  wasteland: {
    name: 'Wasteland',
    rule: 'The pawn may return one element from the box to the bag. Then elements on corners of tundra go if their type is in the box.',
  },
  depletion: { name: 'Depletion', rule: 'Remove one element on earth whose type is in the box.' },
  glaciation: {
    name: 'Glaciation',
    rule: 'Only the first pawn acts: ice covers a tile next to tundra. Bonus VPs for the tundra around it; of each animal one species stays, the rest return to the gene pools.',
  },
  speciation: {
    name: 'Speciation',
    rule: 'Choose such an element on earth and put new species on the tiles around it, up to each terrain’s limit. Then the insect may put one on any tile.',
  },
  wanderlust: {
    name: 'Wanderlust',
    rule: 'Put a face-up tile next to earth, with an element from the box if you like. Bonus VPs for the tiles around it; then every animal next to it may move there.',
  },
  migration: {
    name: 'Migration',
    rule: 'Move up to this many of your species to adjacent tiles, the bird’s up to two.',
  },
  competition: {
    name: 'Competition',
    rule: 'On one tile of each of its terrains and one tundra, eliminate an opposing species beside your own. The arachnid strikes first, for free, on any terrain.',
  },
  domination: {
    name: 'Domination',
    rule: 'Choose a tile and score it: most species come first. Then the animal that dominates it takes a card and carries it out.',
  },
};

const CARDS: Words['cards'] = {
  aquatic: {
    name: 'Aquatic',
    effect:
      'Put an element of your choice from the bag by a sea or wetland, then up to 4 new species on one sea or wetland there.',
  },
  biodiversity: { name: 'Biodiversity', effect: 'Gain 1 VP for each tile you share with an opponent.' },
  biomass: {
    name: 'Biomass',
    effect: 'On each tile with more species than elements, eliminate one: you choose whose.',
  },
  blight: { name: 'Blight', effect: 'Choose a tile: all its elements go but one of your choice.' },
  catastrophe: {
    name: 'Catastrophe',
    effect: 'Choose a tile: one species there survives. On each adjacent tile one species dies. You choose which.',
  },
  'cold snap': { name: 'Cold Snap', effect: 'Every other animal loses one species on each tundra tile it occupies.' },
  disease: {
    name: 'Disease',
    effect: 'Every animal with more elements than yours loses an added one of its owner’s choice.',
  },
  ecodiversity: {
    name: 'Ecodiversity',
    effect: 'Gain 1 VP for each disk on earth of a type your animal has.',
  },
  evolution: {
    name: 'Evolution',
    effect: 'For up to two different opponents: eliminate one of their species and put one of yours in its place.',
  },
  fecundity: { name: 'Fecundity', effect: 'Put up to one new species on each tile you occupy.' },
  fertile: { name: 'Fertile', effect: 'Choose a tile you occupy: 1 VP for every species on it, anyone’s.' },
  habitat: { name: 'Habitat', effect: 'Put an element of your choice from the bag on any vacant corner of earth.' },
  hibernation: {
    name: 'Hibernation',
    effect: 'Put up to 5 of your eliminated species on one tile; they cannot go extinct this turn.',
  },
  'ice age': {
    name: 'Ice Age',
    effect: 'Every animal gains bonus VPs for the tiles it dominates. The game ends after this turn.',
  },
  'ice sheet': { name: 'Ice Sheet', effect: 'Carry out a Glaciation.' },
  immigrants: {
    name: 'Immigrants',
    effect: 'Every animal loses an added element, or a pawn in hand, or all but one species on each of its tiles.',
  },
  instinct: { name: 'Instinct', effect: 'Put a pawn from your hand on any vacant space.' },
  intelligence: { name: 'Intelligence', effect: 'You and every animal above you on the food chain gain a pawn.' },
  'mass exodus': {
    name: 'Mass Exodus',
    effect: 'Choose a tile: you move every species on it, anyone’s, to adjacent tiles.',
  },
  metamorphosis: {
    name: 'Metamorphosis',
    effect: 'Swap one of your added elements for one of your choice from the bag.',
  },
  'niche biomes': {
    name: 'Niche Biomes',
    effect: 'Every animal with more VPs than yours loses what first place on this tile is worth.',
  },
  nocturnal: { name: 'Nocturnal', effect: 'Swap places with the animal to your left in initiative order.' },
  omnivore: { name: 'Omnivore', effect: 'Gain a pawn.' },
  parasitism: { name: 'Parasitism', effect: 'You and every animal below you on the food chain gain a pawn.' },
  predator: {
    name: 'Predator',
    effect: 'On each tile you share with opponents, eliminate one opposing species of your choice.',
  },
  symbiotic: {
    name: 'Symbiotic',
    effect: 'You and every animal with fewer elements draw one from the bag, if there is room for it.',
  },
};

const QUESTIONS: Words['questions'] = {
  'setup animal': () => 'Which animal do you lead?',
  'planning space': (x) => `Put a pawn on a vacant space of the action display. ${plural(x.hand, 'pawn')} in hand.`,
  'initiative space': (x) => `Move ${the(x.animal)} ahead in initiative order and put this pawn on a vacant space?`,
  'adaptation element': (x) => `Which element does ${the(x.animal)} take onto its display?`,
  'regression element': (x) =>
    `Which threatened element does ${the(x.animal)} protect? ${plural(x.left, 'protection')} left${
      x.kept.length > 0 ? `; ${list(x.kept)} is safe` : ''
    }.`,
  'abundance element': () => 'Which element is put on earth? Then its corner.',
  'abundance corner': (x) => `On which vacant corner does the ${x.element ?? 'element'} go?`,
  'wasteland element': () =>
    'Which element goes back to the bag and is spared? All others in the box vanish from tundra.',
  'depletion corner': () => 'Which element on earth is removed?',
  'glaciation tile': () => 'Which tile does the ice cover?',
  'speciation corner': (x) =>
    `Around which ${x.spaceElement ?? 'element'} do new species arise? Then tiles and numbers.`,
  'speciation tile': (x) =>
    `On which tile do new species go? Tile first, then how many. ${String(x.genePool)} in the gene pool.`,
  'speciation count': (x) => `How many new species on ${on(x.tile)}?`,
  'speciation insect': () => 'The insect may put one new species on any tile: which one?',
  'wanderlust stack': () => 'Which face-up tile joins earth? Tile first, then its place.',
  'wanderlust hex': (x) => `Where does ${on(x.stack)} go?`,
  'wanderlust element': (x) => `Which element comes with ${on(x.tile)}? Then its corner.`,
  'wanderlust corner': (x) => `On which corner of ${on(x.tile)} does the ${x.element ?? 'element'} go?`,
  'wanderlust from': (x) =>
    `From where does ${the(x.animal)} move onto the new ${x.tile ?? 'tile'}? Tile first, then how many.`,
  'wanderlust count': (x) => `How many of ${some(x.there)} move from ${on(x.target)} to the new ${x.tile ?? 'tile'}?`,
  'migration from': (x) =>
    `${String(x.left)} of ${String(x.of)} left to move. From which tile? Then where to and how many.`,
  'migration to': (x) => `${String(x.left)} of ${String(x.of)} left. From ${on(x.tile)}: to which tile? Then how many.`,
  'migration count': (x) =>
    `${String(x.left)} of ${String(x.of)} left. From ${on(x.tile)} to ${on(x.target)}: how many?`,
  'competition arachnid': () => 'The arachnid’s free strike: on which tile? Tile first, then whose species.',
  'competition tile': (x) =>
    `Where does ${the(x.animal)} strike? Open: ${list(x.terrains)}. Tile first, then whose species.`,
  'competition animal': (x) => `Whose species dies on ${on(x.tile)}?`,
  'domination tile': () => 'Which tile is scored?',
  'domination card': (x) => `${The(x.animal)} dominates ${on(x.tile)}: which card does it take?`,
  'extinction tile': () => 'The mammal saves one endangered species: on which tile?',
  'aquatic element': () => 'Which element from the bag goes by the water? Then its corner.',
  'aquatic corner': (x) => `On which corner of a sea or wetland does the ${x.element ?? 'element'} go?`,
  'aquatic tile': () => 'On which sea or wetland do up to 4 new species go? Tile first, then how many.',
  'aquatic count': (x) => `How many new species on ${on(x.tile)}?`,
  'biomass animal': (x) => `More species than elements on ${on(x.tile)}: whose dies?`,
  'blight tile': () => 'Which tile is struck by blight? Tile first, then the element that stays.',
  'blight corner': (x) => `Which element of ${on(x.tile)} stays?`,
  'catastrophe tile': () =>
    'Where does the catastrophe strike? Tile first, then who survives there and who dies around it.',
  'catastrophe survivor': (x) => `Whose species is the one that survives on ${on(x.tile)}?`,
  'catastrophe victim': (x) => `Whose species dies on ${on(x.target)} next to it?`,
  'disease element': (x) => `Which added element does ${the(x.animal)} lose?`,
  'evolution tile': (x) =>
    `Where does one of ${the(x.animal)}’s species replace another? Tile first, then whose.${
      x.replaced.length > 0 ? ` Not ${the(x.replaced[0]!)} again.` : ''
    }`,
  'evolution animal': (x) => `Whose species on ${on(x.tile)} is replaced?`,
  'fecundity tile': (x) => `Which tile gets one new species? ${String(x.genePool)} in the gene pool.`,
  'fertile tile': () => 'Which tile gives 1 VP for every species on it?',
  'habitat element': () => 'Which element from the bag goes on earth? Then its corner.',
  'habitat corner': (x) => `On which vacant corner does the ${x.element ?? 'element'} go?`,
  'hibernation tile': () => 'To which tile do eliminated species come back? Tile first, then how many (up to 5).',
  'hibernation count': (x) => `How many species come back to ${on(x.tile)}? ${String(x.eliminated)} are eliminated.`,
  'ice sheet tile': () => 'Which tile does the ice cover?',
  'immigrants price': (x) =>
    `What does ${the(x.animal)} give up: an added element, a pawn in hand, or all but one species on each tile?`,
  'instinct space': () => 'On which vacant space does a pawn from hand go?',
  'mass exodus tile': () => 'Which tile do all species leave? Tile first, then where each animal goes and how many.',
  'mass exodus to': (x) =>
    `Where do ${the(x.whose)}’s ${some(x.there)} on ${on(x.tile)} go? Tile first, then how many.`,
  'mass exodus count': (x) =>
    `How many of ${the(x.whose)}’s ${some(x.there)} go from ${on(x.tile)} to ${on(x.target)}?`,
  'metamorphosis lost': (x) => `Which added element does ${the(x.animal)} give back? Then what it gets.`,
  'metamorphosis gained': (x) => `Which element from the bag replaces the ${x.element ?? 'old one'}?`,
  'predator animal': (x) => `Whose species dies on ${on(x.tile)}?`,
};

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
  adaptation: 'Box of Adaptation: elements to take. What is left slides to Regression.',
  regression: 'Box of Regression: types that are threatened. It is emptied at the Reset.',
  abundance: 'Box of Abundance: elements to put on earth. What is left slides to Wasteland.',
  wasteland: 'Box of Wasteland: types that vanish from tundra. What is left slides to Depletion.',
  depletion: 'Box of Depletion: types that can be removed. It is emptied at the Reset.',
  wanderlust: 'Box of Wanderlust: elements for new tiles. What is left goes back to the bag at the Reset.',
};

const SOURCES: Record<Source, string> = {
  domination: 'Domination',
  glaciation: 'Glaciation',
  wanderlust: 'Wanderlust',
  survival: 'Survival',
  'final scoring': 'final scoring',
  'random earth': 'random earth',
};

const between = (terrains: readonly TerrainName[]): string =>
  terrains.length < 2
    ? `at the edge of ${on(terrains[0] ?? null)}`
    : `between ${list(terrains.map((t) => `the ${t}`))}`;

export const en: Words = {
  animals: {
    mammal: { name: 'Mammal', ability: 'Saves one of its endangered species at each Extinction.' },
    reptile: { name: 'Reptile', ability: 'Has one free protection in Regression.' },
    bird: { name: 'Bird', ability: 'Migrates up to two tiles.' },
    amphibian: { name: 'Amphibian', ability: 'Starts with a third element.' },
    arachnid: { name: 'Arachnid', ability: 'Strikes first in Competition, for free, on one tile of any terrain.' },
    insect: { name: 'Insect', ability: 'Puts one species on any tile, for free, after Speciation.' },
  },
  elements: { grass: 'Grass', grub: 'Grub', meat: 'Meat', seed: 'Seed', sun: 'Sun', water: 'Water' },
  terrains: {
    sea: 'Sea',
    wetland: 'Wetland',
    savannah: 'Savannah',
    jungle: 'Jungle',
    forest: 'Forest',
    desert: 'Desert',
    mountain: 'Mountain',
    tundra: 'Tundra',
  },
  sections: SECTIONS,
  phases: {
    planning: {
      name: 'Planning',
      rule: 'In initiative order every animal puts one pawn at a time on a vacant space until no hand holds a pawn.',
    },
    reset: {
      name: 'Reset',
      rule: 'Endangered species go extinct, the Survival card scores, boxes and pawns slide, cards, tiles and elements are refilled.',
    },
    setup: { name: 'Setup', rule: 'The players choose the animals they lead.' },
  },
  cards: CARDS,
  questions: QUESTIONS,

  parts: {
    display: 'Actions',
    animals: 'Animals',
    cards: 'Cards',
    supplies: 'Supply',
    log: 'Log',
    tables: 'Tables',
    final: 'Result',
    earth: 'Earth',
  },
  counters: {
    vps: { name: 'VPs', short: 'VPs', text: 'Victory points.' },
    hand: { name: 'In hand', short: 'hand', text: 'Action pawns in hand.' },
    onDisplay: { name: 'On display', short: 'display', text: 'Action pawns on the action display.' },
    aside: { name: 'Set aside', short: 'aside', text: 'Action pawns set aside: cards can bring them into play.' },
    genePool: { name: 'Gene pool', short: 'pool', text: 'Species not yet placed.' },
    onEarth: { name: 'On earth', short: 'earth', text: 'Species on earth.' },
    eliminated: { name: 'Eliminated', short: 'out', text: 'Species eliminated: they are out of play.' },
    dominated: { name: 'Dominates', short: 'leads', text: 'Tiles this animal dominates.' },
  },

  bar: {
    turn: (turn) => `Turn ${String(turn)}`,
    decides: (animal, player) => (animal === null ? player : `${capital(animal)} · ${player}`),
    waits: (animal, player) => `Waiting for ${animal === null ? player : `${the(animal)} · ${player}`}`,
    over: 'The game is over',
    won: (player, animal, count) => `${player} wins with ${the(animal)}: ${vps(count)}.`,
    undo: 'Undo',
    close: 'Close',
    more: 'More',
    show: (part) => `Show: ${en.parts[part]}`,
    chosen: 'Chosen so far',
  },

  answers: {
    forfeit: 'Forfeit',
    done: 'Done',
    losePawn: 'Lose a pawn',
    keepOne: 'Keep one per tile',
    own: {
      'wasteland element': 'Return none',
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
    card: (card) => `Take ${CARDS[card].name}: ${CARDS[card].effect}`,
    stack: (terrain) => capital(terrain),
    tile: (terrain, at, inhabitants) =>
      `${terrain === null ? 'Free place' : capital(terrain)} (${at})${
        inhabitants.length > 0 ? `: ${inhabitants.map((i) => `${i.animal} ${String(i.count)}`).join(', ')}` : ''
      }`,
    corner: (element, terrains, at) =>
      `${element === null ? 'Vacant corner' : capital(element)} ${between(terrains)} (${at})`,
  },

  display: {
    waits: 'waits',
    free: {
      regression: 'The reptile’s free protection.',
      speciation: 'The insect’s free species, after all pawns.',
      competition: 'The arachnid’s free strike, before all pawns.',
    },
    space: {
      plain: (place, of) => (of === 1 ? 'the only space' : `space ${String(place)} of ${String(of)}`),
      glaciation: (acts) => (acts ? 'the space that acts' : 'waiting space: slides left at the Reset'),
      speciation: (element) => element,
      migration: (count) => `up to ${some(count)}`,
      competition: (terrains) => list(terrains),
    },
    taken: (animal) => `taken by ${the(animal)}`,
    acting: (animal) => `${The(animal)} acts here now.`,
    vacant: 'vacant',
    behind: 'A pawn put here now waits for the next turn.',
    box: (section) => BOX[section],
    emptyBox: 'empty',
    planning: (left) => plural(left, 'vacant space'),
  },

  animal: {
    foodChain: (place, of) => `${ordinal(place)} of ${String(of)} on the food chain`,
    initiative: (place) => `${ordinal(place)} in initiative order`,
    elements: 'Elements',
    printed: (element) => `${capital(element)}, printed: never lost`,
    added: (element) => `${capital(element)}, added`,
    vacant: 'Room for an element',
    survival: 'Holds the Survival card',
    ability: 'Ability',
    taken: (player) => `led by ${player}`,
    choose: 'Choose',
  },

  deck: {
    left: (left) => (left === 0 ? 'Deck empty' : `${plural(left, 'card')} in the deck`),
    iceAgeLast: 'Ice Age lies at the bottom of the deck.',
    none: 'No card is face up.',
    carriedOut: (animal) => `${The(animal)} carries it out`,
    taken: (cards) => `${plural(cards, 'card')} taken`,
  },

  supplies: {
    stacks: 'New tiles',
    stack: (faceDown) => `+${String(faceDown)}`,
    stackTaken: 'Taken: the next one is turned up at the Reset.',
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
    survivalNone: 'Nobody has the sole most species on tundra.',
    survivalText:
      'The animal with the sole most species on tundra holds the Survival card: bonus VPs at the Reset for the tundra tiles it occupies.',
    foodChain: 'Food chain',
    foodChainText: 'Ties, and who decides first, go by the food chain.',
    initiative: 'Initiative',
    initiativeText: 'The order in which pawns are put on the display.',
    deck: 'Deck',
  },

  earth: {
    empty: 'Earth is laid out once all animals are chosen.',
    scores: (places, limit) => `Scores ${places.join(' / ')}. Speciation limit ${String(limit)}.`,
    inhabitant,
    uninhabited: 'No species here.',
    under: (terrain) => `Under the ice: ${terrain}.`,
    dominated: 'Already chosen by Domination this turn.',
    corner: (element) => (element === null ? 'Vacant corner' : capital(element)),
    touches: (terrains) => `${capital(between(terrains))}.`,
    elementText: (_element, onEarth, bag, animals) =>
      `${String(onEarth)} on earth, ${String(bag)} in the bag. ${
        animals.length === 0 ? 'No animal holds it.' : `Held by ${list(animals.map((animal) => the(animal)))}.`
      }`,
  },

  tables: {
    placings: 'What a tile scores',
    terrain: 'Terrain',
    places: ['1st', '2nd', '3rd', '4th'],
    limit: 'Speciation',
    bonus: 'Bonus VPs',
    bonusQuantity: 'Quantity',
    bonusVps: 'VPs',
    bonusText: 'For Glaciation, Wanderlust, Survival and Ice Age. Nine or more count as nine.',
    abilities: 'Animals, by the food chain',
    legend: 'Signs',
    legendText: {
      dominant: 'dominates the tile: best match, above zero, no tie',
      endangered: 'endangered: matches no element of the tile',
      printed: 'printed element: never lost; the plain disk is an added one',
      legal: 'can be chosen now',
    },
    sections: 'The sections in order',
  },

  log: {
    empty: 'Nothing has happened yet.',
    setup: 'The table is set.',
    turn: (turn) => `Turn ${String(turn)}`,
    acts: (animal, section) => `${The(animal)} acts: ${SECTIONS[section].name}.`,
    pawn: (animal, section) => `${The(animal)} puts a pawn on ${SECTIONS[section].name}.`,
    pawns: (animal, gained) => `${The(animal)} ${gained > 0 ? 'gains' : 'loses'} a pawn.`,
    initiative: (animal) => `${The(animal)} moves ahead in initiative order.`,
    vps: (animal, count, source, terrain) =>
      `${The(animal)} ${signed(count)} VP (${source in SOURCES ? SOURCES[source as Source] : CARDS[source as CardName].name}${
        terrain === null ? '' : `, ${terrain}`
      }).`,
    placed: (animal, count, terrain) => `${The(animal)}: ${String(count)} new on ${on(terrain)}.`,
    moved: (animal, count, from, to) => `${The(animal)} moves ${String(count)} from ${on(from)} to ${on(to)}.`,
    eliminated: (animal, count, terrain) => `${The(animal)} loses ${String(count)} on ${on(terrain)}.`,
    extinct: (animal, count, terrain) =>
      `${The(animal)}: ${String(count)} ${count === 1 ? 'goes' : 'go'} extinct on ${on(terrain)}.`,
    saved: (animal, terrain) => `${The(animal)} saves one on ${on(terrain)}.`,
    hibernated: (animal, count, terrain) => `${The(animal)}: ${String(count)} come back on ${on(terrain)}.`,
    returned: (animal, count) => `${The(animal)}: ${String(count)} back to the gene pool.`,
    diskPut: (element, terrains) => `${capital(element)} appears ${between(terrains)}.`,
    diskRemoved: (element, terrains) => `${capital(element)} vanishes ${between(terrains)}.`,
    elementGained: (animal, element) => `${The(animal)} gains ${element}.`,
    elementLost: (animal, element) => `${The(animal)} loses ${element}.`,
    elementReturned: (element, box) => `${capital(element)} goes from ${SECTIONS[box].name} to the bag.`,
    tile: (terrain) => `A new ${terrain} joins earth.`,
    tundra: (terrain) => `Ice covers ${on(terrain)}.`,
    card: (animal, card) => `${The(animal)} takes ${CARDS[card].name}.`,
    forfeits: (animal) => `${The(animal)} forfeits.`,
    led: (player, animal) => `${player} leads ${the(animal)}.`,
    end: 'The game is over.',
  },

  final: {
    title: 'Result',
    wins: (player, animal, count) => `${player} wins with ${the(animal)}: ${vps(count)}.`,
    tie: (winner, other) => `A tie with ${the(other)}: ${the(winner)} is higher on the food chain.`,
    lowest: 'Each player counts with the lowest of their animals.',
    place: 'Place',
    player: 'Player',
    animal: 'Animal',
    score: 'VPs',
    counts: 'counts for its player',
    animals: 'All animals',
    ended: { 'ice age': 'Ice Age has come.', lifeless: 'No species is left.' },
  },
};
