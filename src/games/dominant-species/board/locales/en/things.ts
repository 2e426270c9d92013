/** What there is on the table, by name, and what each thing does in a sentence or two. */
import type { ThingWords } from '../words/things.ts';

const SECTIONS: ThingWords['sections'] = {
  initiative: {
    name: 'Initiative',
    rule: 'Swap places with the animal to your left in initiative order, then put this pawn on any vacant space.',
  },
  adaptation: { name: 'Adaptation', rule: 'Take an element from the box onto your animal; it holds six at most.' },
  regression: {
    name: 'Regression',
    rule: 'Every animal loses one added element of each type in the box, except those it protects: one type per pawn here; the reptile protects one for free.',
  },
  abundance: { name: 'Abundance', rule: 'Put an element from the box on a vacant corner of earth.' },
  wasteland: {
    name: 'Wasteland',
    rule: 'The pawn may return one element from the box to the bag. Then every element whose type is still in the box vanishes from the corners of tundra.',
  },
  depletion: { name: 'Depletion', rule: 'Remove one element on earth whose type is in the box.' },
  glaciation: {
    name: 'Glaciation',
    rule: 'Only the first pawn acts: ice covers a tile next to tundra. Bonus VPs for the tundra around it; one species of each animal stays, the rest return to the gene pools.',
  },
  speciation: {
    name: 'Speciation',
    rule: 'Choose an element of the space’s type on earth and put new species on the tiles around it, up to each terrain’s limit. Then the insect may put one on any tile.',
  },
  wanderlust: {
    name: 'Wanderlust',
    rule: 'Put a face-up tile next to earth, with an element from the box if you like. Bonus VPs for the tiles around it; then every animal next to it may move there.',
  },
  migration: {
    name: 'Migration',
    rule: 'Move up to this many of your species to adjacent tiles, the bird’s up to two tiles away.',
  },
  competition: {
    name: 'Competition',
    rule: 'On one tile of each of its terrains and one tundra, eliminate an opposing species beside your own. The arachnid strikes first, for free, on any terrain.',
  },
  domination: {
    name: 'Domination',
    rule: 'Choose a tile and score it: the most species take first place. Then the animal that dominates it takes a card and carries it out.',
  },
};

const CARDS: ThingWords['cards'] = {
  aquatic: {
    name: 'Aquatic',
    effect: 'Put any element on a sea or wetland corner, then up to 4 new species on one such tile there.',
  },
  biodiversity: { name: 'Biodiversity', effect: 'Gain 1 VP for each tile you share with an opponent.' },
  biomass: {
    name: 'Biomass',
    effect: 'On each tile with more species than elements, eliminate one species: you choose whose.',
  },
  blight: { name: 'Blight', effect: 'Choose a tile: remove all its elements but one of your choice.' },
  catastrophe: {
    name: 'Catastrophe',
    effect: 'Choose a tile: eliminate all species there but one, and one on each adjacent tile.',
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
    effect: 'For up to two opponents: eliminate one of their species and put one of yours in its place.',
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
    effect: 'Every animal gives up an added element, a pawn in hand, or all but one species on each tile.',
  },
  instinct: { name: 'Instinct', effect: 'Put a pawn from your hand on any vacant space.' },
  intelligence: { name: 'Intelligence', effect: 'You and every animal above you on the food chain gain a pawn each.' },
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
  parasitism: { name: 'Parasitism', effect: 'You and every animal below you on the food chain gain a pawn each.' },
  predator: {
    name: 'Predator',
    effect: 'On each tile you share with opponents, eliminate one opposing species of your choice.',
  },
  symbiotic: {
    name: 'Symbiotic',
    effect: 'You and every animal with fewer elements each draw one from the bag, if there is room for it.',
  },
};

export const things: ThingWords = {
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
  phases: {
    planning: {
      name: 'Planning',
      rule: 'In initiative order every animal puts one pawn at a time on a vacant space until no pawns are left in hand.',
    },
    reset: {
      name: 'Reset',
      rule: 'Endangered species go extinct, the Survival card scores, boxes and pawns slide, cards, tiles and elements are refilled.',
    },
    setup: { name: 'Setup', rule: 'The players choose the animals they lead.' },
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
  sections: SECTIONS,
  cards: CARDS,
};
