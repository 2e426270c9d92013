/** The board's words in English. */
import { searchWordsEn } from '../../../../ui/search-words.ts';
import type { Words } from './locale.ts';
import { hyphenated } from './hyphens.ts';

const icons = (count: number): string => (count === 1 ? '1 icon' : `${String(count)} icons`);
const vps = (count: number): string => `${String(count)} ${Math.abs(count) === 1 ? 'VP' : 'VPs'}`;
const cards = (count: number): string => (count === 1 ? '1 card' : `${String(count)} cards`);
/** A number with its sign. */
const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : `+${String(count)}`);
/** A difference in VPs with a sign and one digit. */
const difference = (count: number): string => `${count < 0 ? '−' : '+'}${Math.abs(count).toFixed(1)}`;

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

/** Somebody does something; a player called "You" is addressed directly. */
const who = (player: string, verb: string): string =>
  player === 'You'
    ? `You ${verb === 'has' ? 'have' : verb === 'passes' ? 'pass' : verb.slice(0, -1)}`
    : `${player} ${verb}`;

const spokenOf = (player: string): string => (player === 'You' ? 'you' : player);

export const words: Words = {
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
    'apex predator': 'Your healthy animals count 3 more each. Draw 1 card.',
  },
  places: ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  sources: {
    first: 'First in the food chain',
    second: 'Second in the food chain',
    third: 'Third in the food chain',
    element: 'Icons of the biome',
    'most elements': 'Most Element cards',
    niche: 'Niche',
    highest: 'Highest on the Survival Track',
    lowest: 'Lowest on the Survival Track',
  },
  shortSources: {
    first: '1st',
    second: '2nd',
    third: '3rd',
    element: 'icons',
    'most elements': 'most cards',
    niche: 'Niche',
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
    undo: 'Undo',
    undoes: (move, others) =>
      `Undo: ${move}${others === 0 ? '' : `, and ${others === 1 ? 'the answer' : `${String(others)} answers`} to it`}`,
    redo: 'Redo',
    close: 'Close',
    pause: 'Pause',
    resume: 'Resume',
    skip: 'Skip',
    record: 'Save to a file',
  },
  sheets: {
    title: 'View',
    names: { table: 'Table', elements: 'Elements', track: 'Track', log: 'Log', rules: 'Rules' },
  },
  phases: { competition: 'Competition', scoring: 'Scoring', survival: 'Survival' },
  moves: {
    play: (card) => `play ${card}`,
    target: (card) => `suppress ${card}`,
    recover: (card) => `turn ${card} healthy`,
    discard: (card) => `discard ${card}`,
  },
  hint: {
    best: (move) => `Hint: ${move}.`,
    ahead: (count, other) => `About ${count.toFixed(1)} VPs better than “${other}”:`,
    level: (other) => `About as good: ${other}.`,
    whyNot: 'Why not …?',
    own: (count) => `your own VPs ${difference(count)}`,
    rival: (count) =>
      count > 0
        ? `keeps ${count.toFixed(1)} VPs from your closest rival`
        : `leaves ${(-count).toFixed(1)} VPs to your closest rival`,
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
  log: {
    title: 'Log',
    chart: 'VPs by round',
    empty: 'Nothing has happened yet.',
    aCard: 'a card',
    cards,
    lookBack: 'Show the table after this move',
    roundScored: 'Last round',
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
          const what = event.source === 'niche' ? source : source.charAt(0).toLowerCase() + source.slice(1);
          const element = event.element < 0 ? '' : ` (${name.element(event.element)})`;
          return `${name.player(event.player)}: ${event.vps > 0 ? '+' : '−'}${vps(Math.abs(event.vps))}, ${what}${element}.`;
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
    title: 'Final scoring',
    source: 'VPs for',
    total: 'Total',
    tieBreaks: 'Ties go to the higher space, then more cards in hand, then more Element cards.',
    space: 'Space on the track',
    cards: 'Cards in hand',
    elements: 'Element cards',
  },
  setup: {
    cards: 'Cards',
    reconstruction: 'Our reconstruction',
    choose: 'Choose a card file…',
    inUse: (name) => `Cards in use: ${name}`,
    faults: 'This file cannot be used:',
    notFound: (address) => `${address} cannot be loaded.`,
  },
  rulebook: {
    title: 'Rules of the card game',
    origin:
      'The rules follow the public rules summary of 2011. Apart from the Desert biome and the start of the Survival Track, biomes and cards are our own reconstruction, not the publisher’s data.',
    events: 'Events',
    biomes: 'Biomes',
    search: searchWordsEn,
    sections: [
      {
        title: 'The aim',
        alsoCalled: 'win, winner, winning, goal, victory',
        text: [
          'Twelve biomes come up one after the other, Sea last. In each round you play animals to climb the food chain and to control Element cards. The player with the most victory points (VPs) wins.',
        ],
      },
      {
        title: 'A round',
        text: [
          'In clockwise order, everybody plays one card or passes. A player who has passed is out until the round is over, but the cards on their table stay and count.',
          'A player with no cards in hand on their turn ends the round for everybody. Otherwise it ends when all have passed.',
        ],
      },
      {
        title: 'Animals and suppression',
        text: [
          'An animal with a crossed-out class sign suppresses one animal of that class as it enters play: a healthy animal turns to its endangered side, an endangered one is eliminated. You choose among all players’ animals; if only your own are there, you must choose one of them.',
        ],
      },
      {
        title: 'Element cards',
        alsoCalled: 'control, dominance, cone, majority',
        text: [
          'After every card played, the player who alone has the most icons of an element takes its card. In a tie, or without any icon, it stays where it is. You keep it from round to round until somebody takes it.',
        ],
      },
      {
        title: 'Scoring',
        text: [
          'The highest food chain total scores the biome’s first number, the next totals the second and the third. Equal totals score in full; a total of 0 scores nothing.',
          'On tundra, everybody in first place advances one space on the Survival Track.',
          'Having the most Element cards scores 1 VP, even in a tie. Each icon of the biome scores 1 VP for the player who controls the card of that element.',
        ],
      },
      {
        title: 'Survival',
        text: [
          'After each round everybody draws as many cards as the first number of their space on the Survival Track says, then discards as many as the second says.',
        ],
      },
      {
        title: 'The end',
        alsoCalled: 'game over, finish, last round',
        text: [
          'The game ends after Sea, or after a round in which somebody has 66 VPs or more. Everybody on the highest occupied space of the track gains 5 VPs, everybody on the lowest loses 5.',
        ],
      },
      {
        title: 'This page',
        alsoCalled: 'keyboard, shortcut, hotkey, help, advice, take back',
        text: [
          'Cards that can be played are outlined; choose one with a click, a tap, or Tab and Enter. Keys: P passes, Enter is Done, L opens the log, N shows at once what others have played, Escape closes what is open.',
          'Undo (Ctrl+Z) takes back your last choice as long as nothing hidden has been seen since. Where hints are allowed, Hint shows what a bot would play.',
        ],
      },
    ],
  },
};
