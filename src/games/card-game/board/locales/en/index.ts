/** The board's words in English. */
import type { Words } from '../locale.ts';
import { hyphenated } from '../hyphens.ts';
import { timeline } from './timeline.ts';

const icons = (count: number): string => (count === 1 ? '1 icon' : `${String(count)} icons`);
const vps = (count: number): string => `${String(count)} ${Math.abs(count) === 1 ? 'VP' : 'VPs'}`;
const cards = (count: number): string => (count === 1 ? '1 card' : `${String(count)} cards`);
/** A number with its sign. */
const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

/** Somebody does something; a player called "You" is addressed directly. */
const who = (player: string, verb: string): string =>
  player === 'You'
    ? `You ${verb === 'has' ? 'have' : verb === 'passes' ? 'pass' : verb.slice(0, -1)}`
    : `${player} ${verb}`;

const spokenOf = (player: string): string => (player === 'You' ? 'you' : player);

export const words: Words = {
  language: 'en',
  timeline,
  elements: { grass: 'grass', grub: 'grub', meat: 'meat', seed: 'seed', sun: 'sun', water: 'water' },
  classes: {
    insect: 'insect',
    arachnid: 'arachnid',
    mammal: 'mammal',
    bird: 'bird',
    reptile: 'reptile',
    amphibian: 'amphibian',
  },
  cardNames: {},
  hyphenated,
  biomeNames: {},
  effects: {
    predation: 'Suppress any two different animals.',
    extinction: 'Eliminate any one animal, healthy or endangered.',
    parasitism: 'Suppress one animal of each opponent; then draw 1 card.',
    disease: 'Choose a class; suppress every animal of that class, yours included.',
    recovery: 'Turn up to two of your endangered animals healthy; then draw 1 card.',
    migration: 'Draw 2 cards, then discard 1.',
    'adaptive radiation': 'Draw 4 cards, then discard 3.',
    fertility: 'Draw 1 card; then every player with the fewest VPs draws 1.',
    'early thaw': 'The round ends now.',
    blight: 'Set aside one Element card that a player controls; then draw 1 card.',
    niche: 'Score 1 VP per Element card you control, at most 3.',
    hardiness: 'Advance one space on the Survival Track.',
    'pack hunting': 'Your food chain total is 7 higher.',
    abundance: 'Choose an element: your animals show two more icons of it.',
    camouflage: 'Your animals cannot be suppressed; your total is 3 higher. Draw 1 card.',
    drought: 'Choose an element of the biome: nobody scores it this round. Draw 1 card.',
    specialisation: 'Score 1 VP for each element of which you alone have the most icons in play, at most 3.',
    'apex predator': 'Your healthy animals count 3 more each. Draw 1 card.',
  },
  places: ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  sources: {
    first: 'First in the food chain',
    second: 'Second in the food chain',
    third: 'Third in the food chain',
    dominance: 'Dominance',
    element: 'Icons of the biome',
    'most elements': 'Most Element cards',
    niche: 'Niche',
    specialisation: 'Specialisation',
    highest: 'Highest on the Survival Track',
    lowest: 'Lowest on the Survival Track',
  },
  shortSources: {
    first: '1st',
    second: '2nd',
    third: '3rd',
    dominance: 'dominance',
    element: 'icons',
    'most elements': 'most cards',
    niche: 'Niche',
    specialisation: 'Specialisation',
    highest: 'track',
    lowest: 'track',
  },
  prompt: {
    turn: () => 'Play a card, or pass.',
    target: ({ card, opponent, effect, left }) =>
      effect === 'parasitism'
        ? `${card}: choose an animal of ${opponent}.`
        : effect === 'extinction'
          ? `${card}: choose an animal to eliminate.`
          : effect === 'predation'
            ? `${card}: choose ${left > 1 ? 'the first' : 'the second'} animal to suppress.`
            : `${card}: choose the animal to suppress.`,
    class: ({ card }) => `${card}: choose a class. Every animal of that class is suppressed.`,
    recover: ({ card, left }) =>
      `${card}: choose ${left > 1 ? 'up to two animals' : 'one more animal'} to turn healthy.`,
    element: ({ card, effect }) =>
      effect === 'blight' ? `${card}: choose the Element card to set aside.` : `${card}: choose an element.`,
    discard: ({ left }) => `Choose ${left > 1 ? `${String(left)} cards` : 'a card'} to discard.`,
  },
  waiting: (player) => `${player} to move.`,
  gameOver: (winners) =>
    winners.length === 1
      ? `The game is over. ${who(winners[0]!, 'wins')}.`
      : `The game is over. ${list(winners)} share the victory.`,
  bar: {
    round: (round, of) => `Round ${String(round)} of ${String(of)}`,
    pass: 'Pass',
    done: 'Done',
  },
  parts: { table: 'Table', elements: 'Elements', track: 'Track' },
  phases: { competition: 'Competition', scoring: 'Scoring', survival: 'Survival' },
  moves: {
    play: (card) => `play ${card}`,
    target: (card) => `suppress ${card}`,
    recover: (card) => `turn ${card} healthy`,
    discard: (card) => `discard ${card}`,
  },
  hint: {
    cost: (size, other) => `“${other}” would cost you ${['a little', 'something', 'a lot'][size]!}`,
    lost: {
      own: (count) => `about ${vps(count)} of your own`,
      rival: (count) => `about ${vps(count)} more for your closest rival`,
    },
    won: {
      own: (count) => `about ${vps(count)} more`,
      rival: (count) => `about ${vps(count)} fewer for the closest rival`,
    },
    later: 'what the cards are worth in later rounds',
  },
  reminders: {
    next: (players) => `Next: ${players}`,
    alone: 'All others have passed: play on as long as you like',
    empty: (player) => `${player} has no cards left: the round ends on their next turn`,
    lastCard: 'This is your last card: your next turn would end the round',
    oneCard: (player) => `${player} has one card left`,
    tundra: 'Tundra: first place advances on the Survival Track',
    nearEnd: (player, count, end) => `${player} has ${vps(count)}: at ${String(end)} the game ends after the round`,
  },
  why: {
    lead: (mine, against) => `${String(mine)} against ${String(against)}`,
    goesTo: (player, reason) => `to ${player}${reason === '' ? '' : `, ${reason}`}`,
    tied: (count) => `tied at ${String(count)}: stays`,
    tiedAside: (count) => `tied at ${String(count)}: aside`,
    noIcons: 'no icons: stays',
    aside: 'aside',
  },
  table: {
    you: 'you',
    passed: 'passed',
    cards: (count) => `${cards(count)} in hand`,
    vps,
    total: (total) => `food chain total ${String(total)}`,
    thisRound: 'this round',
    scoredWhenOver: 'scored when the round ends',
    foodChainTitle: 'Food chain: highest total',
    elementsTitle: 'Element cards that score here',
    mostCards: 'most cards',
    nobody: 'nobody',
    next: (biome) => `Next: ${biome}`,
    noNext: 'This is the last biome.',
    tundra: 'Tundra: 1st place advances',
    piles: (draw, discards) => `draw pile ${String(draw)} · discards ${String(discards)}`,
    spent: (list) => `spent: ${list}`,
    track: 'Survival Track',
    trackNote: 'cards drawn / discarded',
    trackEnd: 'at the end: lowest −5 VPs, highest +5',
    space: (number, draw, discard) => `Space ${String(number)}: draw ${String(draw)}, discard ${String(discard)}`,
    matrix: 'Element cards',
    matrixNote: 'The player with the most icons takes the card; in a tie it stays where it is.',
    vpsColumn: 'VPs',
    controls: (player) => `${player} controls it`,
    aside: 'aside',
    emptyTable: 'no cards in play',
    split: (foodChain, elements, most) =>
      `If the round ended now: food chain ${String(foodChain)} · elements ${String(elements)} · most cards ${String(most)}`,
    hand: 'Your hand',
    emptyHand: 'Your hand is empty.',
    sortBy: 'Sort by',
    sorts: { class: 'class', foodChain: 'food chain', element: 'element' },
    play: 'Play',
    discard: 'Discard',
  },
  card: {
    endangered: 'endangered',
    nextOut: '→ out',
    once: 'Once',
    stays: 'Stays in play',
    suppresses: (animalClass) => `suppresses one ${animalClass}`,
    side: (foodChain, list) => `food chain ${String(foodChain)}, ${list}`,
    noIcons: 'no icons',
  },
  preview: {
    total: (before, after) => `${String(before)} → ${String(after)}`,
    place: (before, after) => (before === after ? before : `${before} → ${after}`),
    vps: (before, after) => `this round +${String(before)} → +${String(after)}`,
    none: '–',
    choose: 'Choose a card to see what it would change.',
    nothing: 'changes nothing that counts now',
    noTarget: 'nothing to suppress',
    takenFrom: 'taken from',
    taken: 'taken,',
    goesTo: 'goes to',
    aside: 'set aside',
    against: (mine, others) => `${String(mine)} to ${String(others)}`,
    suppresses: 'suppresses',
    chooses: 'choose',
    or: 'or',
    out: 'out',
    more: (count) => `or ${String(count)} more`,
    thenVps: (count) => `(round +${String(count)})`,
    draws: (count) => `draws ${cards(count)}`,
    othersDraw: (players) => `${list(players)} ${players.length === 1 ? 'draws 1 card' : 'draw 1 card each'}`,
    thenDiscards: (count) => `then discards ${cards(count)}`,
    endsRound: (count) => `ends the round: you score ${vps(count)}`,
    scores: (count) => `scores ${vps(count)} at once`,
    climbs: 'advances one space',
    heals: (animal, foodChain) => `${animal} turns healthy: ${String(foodChain)}`,
    plus: signed,
  },
  scoring: {
    title: 'What the round scores',
    sentence: (biome) => `${biome} is scored.`,
    result: (count, place) => `You gain ${vps(count)}, and are ${place} now.`,
    note: (source, element) => (element === '' ? source : `${source}: ${element}`),
    columns: { foodChain: 'food chain', most: 'most cards', elements: 'elements', track: 'track' },
  },
  log: {
    aCard: 'a card',
    cards,
    sentence: (event, name) => {
      switch (event.event) {
        case 'round':
          return `Round ${String(event.round)}: ${name.biome(event.biome)}. ${who(name.player(event.starter), 'starts')}.`;
        case 'drew':
          return `${who(name.player(event.player), 'draws')} ${name.card(event.card)}.`;
        case 'discarded':
          return `${who(name.player(event.player), 'discards')} ${name.card(event.card)}.`;
        case 'reshuffled':
          return `The discard pile is shuffled: ${cards(event.cards)}.`;
        case 'played':
          return `${who(name.player(event.player), 'plays')} ${name.card(event.card)}.`;
        case 'recovered':
          return `${name.card(event.card)} is healthy again.`;
        case 'passed':
          return event.emptyHand
            ? `${who(name.player(event.player), 'has')} no cards left: the round ends.`
            : `${who(name.player(event.player), 'passes')}.`;
        case 'suppressed':
          return event.eliminated
            ? `${name.card(event.card)} (${spokenOf(name.player(event.owner))}) is eliminated.`
            : `${name.card(event.card)} (${spokenOf(name.player(event.owner))}) is now endangered.`;
        case 'class':
          return `${who(name.player(event.player), 'chooses')} the class ${name.animalClass(event.class)}.`;
        case 'abundance':
          return `${who(name.player(event.player), 'chooses')} ${name.element(event.element)}.`;
        case 'control': {
          if (event.to < 0) return `The ${name.element(event.element)} card is set aside.`;
          const mine = event.icons[event.to] ?? 0;
          const other = Math.max(0, ...event.icons.filter((_, player) => player !== event.to));
          const owner = event.from < 0 ? '' : name.player(event.from);
          const from = owner === '' ? '' : ` from ${spokenOf(owner)}`;
          return `${who(name.player(event.to), 'takes')} ${name.element(event.element)}${from}: ${icons(mine)} against ${String(other)}.`;
        }
        case 'round over':
          return `Round ${String(event.round)} ${event.why === 'early thaw' ? 'ends at once' : event.why === 'all passed' ? 'is over: all have passed' : 'is over'}.`;
        case 'vps': {
          const source = words.sources[event.source];
          const what =
            event.source === 'niche' || event.source === 'specialisation'
              ? source
              : source.charAt(0).toLowerCase() + source.slice(1);
          const element = event.element < 0 ? '' : ` (${name.element(event.element)})`;
          return `${name.player(event.player)}: ${what}${element}.`;
        }
        case 'advanced':
          return `${who(name.player(event.player), 'advances')} to space ${String(event.space + 1)} of the Survival Track.`;
        case 'game over':
          return 'The game is over.';
        default:
          return null;
      }
    },
  },
  final: {
    tieBreaks: 'Ties go to the higher space, then more cards in hand, then more Element cards.',
    space: 'Space on the track',
    cards: 'Cards in hand',
    elements: 'Element cards',
  },
  ten: {
    table: {
      foodChainTitle: 'Dominance: highest total',
      elementsTitle: 'Most icons score here',
      trackNote: 'cards drawn before round 10',
      space: (number) => `Space ${String(number)}: before round 10, draw ${cards(number)}`,
      matrix: 'Icons in play',
      matrixNote: 'Whoever alone has the most icons when the round ends scores them; in a tie nobody does.',
      controls: (player) => `${player} would score it`,
      aside: 'nobody',
      split: (foodChain, elements) =>
        `If the round ended now: dominance ${String(foodChain)} · elements ${String(elements)}`,
    },
    why: {
      tied: (count) => `tied at ${String(count)}: nobody`,
      tiedAside: (count) => `tied at ${String(count)}: nobody`,
      noIcons: 'no icons',
      aside: 'nobody',
    },
    final: { tieBreaks: 'Ties go to the higher space, then more cards in hand.' },
    scoring: { columns: { foodChain: 'dominance', most: 'most cards', elements: 'elements', track: 'track' } },
  },
  setup: {
    edition: 'Edition',
    editions: {
      'twelve rounds': {
        name: 'Twelve rounds',
        text: 'After the rules summary of 2011: Element cards pass from hand to hand, 66 VPs end the game.',
      },
      'ten rounds': {
        name: 'Ten rounds',
        text: 'After the edition of 2012: dominance is worth the round’s number, and every biome but Sea favours a class. Cards and biomes are our own.',
      },
    },
    cards: 'Cards',
    reconstruction: 'Our reconstruction',
    choose: 'Choose a card file…',
    inUse: (name) => `Cards in use: ${name}`,
    ofServer: '(the cards of this server)',
    serverCards: (name) => `Cards of this server: ${name}`,
    faults: 'This file cannot be used:',
    notFound: (address) => `${address} cannot be loaded.`,
  },
  rulebook: {
    events: 'Events',
    biomes: 'Biomes',
    tenEvents: 'Events of ten rounds only',
    tenBiomes: 'Biomes in ten rounds',
  },
};
