/** English. */
import { LETTERS } from '../../../rules/components.ts';
import type { GameEvent } from '../../../rules/events.ts';
import { mutationText, nicheText, selectionText, squareText } from '../cards.ts';
import type { Locale, Naming } from '../locale.ts';
import { timeline } from './timeline.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
const some = (count: number, one: string, many = `${one}s`): string => `${String(count)} ${count === 1 ? one : many}`;

const cards: Locale['cards'] = {
  plague: 'Plague',
  colonisation: 'Colonisation',
  changeTheEnvironment: 'Change The Environment',
  jumpToTheEvolutionSquare: 'Jump To The Evolution Square',
  rapidSpeciation: 'Rapid Speciation',
};

const EVOLUTION_SQUARE = 'Evolution Square';

/** Whoever is called so is spoken to. */
const YOU = 'You';
/** Verbs that do not just lose their "s". */
const SPOKEN_TO: Readonly<Record<string, string>> = { is: 'are', has: 'have', goes: 'go', reaches: 'reach' };
const does = (player: string, verb: string): string =>
  player === YOU ? `You ${SPOKEN_TO[verb] ?? verb.slice(0, -1)}` : `${player} ${verb}`;
const spokenOf = (player: string): string => (player === YOU ? 'you' : player);

function event(e: GameEvent, names: Naming): string {
  const who = (verb: string): string => does(names.player(e.player), verb);
  const rival = (seat: number): string => spokenOf(names.player(seat));
  const square = (number: number): string => {
    const name = names.square(number);
    return name === EVOLUTION_SQUARE ? `the ${name}` : name;
  };
  switch (e.event) {
    case 'arranged':
      return `${who('arranges')} ${names.player(e.player) === YOU ? 'your' : 'their'} gene pool.`;
    case 'dealt':
      return `${who('is')} dealt ${some(e.niches.length, 'niche')}: ${e.niches.map(nicheText).join(', ')}.`;
    case 'rolledForFirst':
      return `${who('rolls')} a ${String(e.rolled)} for the first turn.`;
    case 'first':
      return `${who('has')} the first turn.`;
    case 'environment': {
      const letter = LETTERS[e.domain]!;
      const now = names.colour(e.to);
      if (e.from === e.to && e.by !== 'setup') return `Domain ${letter} stays ${now}.`;
      return e.by === 'setup' ? `${who('rolls')} for domain ${letter}: ${now}.` : `Domain ${letter} becomes ${now}.`;
    }
    case 'adapted': {
      const what = `${who('adapts')} to ${LETTERS[e.domain]!}: ${names.colour(e.from)} to ${names.colour(e.to)}`;
      return e.cards.length === 0
        ? `${what}.`
        : `${what}, with ${list(e.cards.map((card) => mutationText(card, names)))}.`;
    }
    case 'placed':
      return e.supplanted === null
        ? `${who('places')} a colony on ${squareText(e.square)}.`
        : `${who('supplants')} ${rival(e.supplanted)} on ${squareText(e.square)}.`;
    case 'settledEarly':
      return `${who('has')} no legal square for ${some(e.left, 'colony', 'colonies')}, which ${e.left === 1 ? 'goes' : 'go'} back to the store.`;
    case 'turn':
      return `${names.player(e.player) === YOU ? 'Your' : `${names.player(e.player)}’s`} turn.`;
    case 'rolled':
      return `${who('rolls')} a ${String(e.rolled)}.`;
    case 'moved':
      return `${who('moves')} to ${square(e.to)}${e.jumped.length > 0 ? `, jumping ${list(e.jumped.map(rival))}` : ''}.`;
    case 'jumped':
      return `${who('goes')} straight to ${square(e.to)}.`;
    case 'drewMutation':
      return `${who('draws')} the mutation card ${mutationText(e.card, names)}.`;
    case 'drewNiche':
      return `${who('draws')} the niche ${nicheText(e.niche)}.`;
    case 'drewSelection':
      return `${who('draws')} ${selectionText(e.card, cards)}.`;
    case 'removed':
      return `${who('loses')} ${some(e.squares.length, 'colony', 'colonies')}: ${e.squares.map(squareText).join(', ')}.`;
    case 'stopped':
      return `${who('places')} no more colonies.`;
    case 'returned':
      return `${who('returns')} ${list(e.niches.map(nicheText))}.`;
    case 'advanced':
      return e.by === 'bonus'
        ? `${who('advances')} to the ${names.stage(e.to)}: the bonus of the Evolution Square.`
        : `${who('advances')} to the ${names.stage(e.to)}.`;
    case 'exchanged': {
      const parts = [
        ...(e.niches.length > 0 ? [some(e.niches.length, 'niche')] : []),
        ...(e.mutation.length > 0 ? [some(e.mutation.length, 'mutation card')] : []),
      ];
      return `${who('puts')} ${list(parts)} under the packs.`;
    }
    case 'won':
      return `${who('wins')}.`;
  }
}

export const words: Locale = {
  timeline,
  phases: { arranging: 'Setup', settling: 'Settling', play: 'Play' },
  language: 'en',
  colours: { orange: 'orange', lilac: 'lilac', green: 'green', yellow: 'yellow' },
  stages: {},
  empty: 'empty',
  squares: {
    EVO: EVOLUTION_SQUARE,
    T: 'Survival',
    M: 'Mutation',
    G: 'Population Growth',
    MG: 'Mutation or Growth',
    NS: 'Natural Selection',
    PC: 'Population Control',
  },
  change: (letter) => `Change ${letter}`,
  squareRules: {
    EVO: 'One stage as a bonus, then return established niches for a stage each. All your cards are exchanged.',
    T: 'Return established niches for a stage each, then draw up to the minimum.',
    M: 'Draw a mutation card for each domain you are unadapted to.',
    G: 'Place as many colonies as you rolled, or fewer.',
    MG: 'Choose: mutation cards or colonies.',
    EC: 'The environment die sets the colour of the domain.',
    NS: 'Draw a Natural Selection card and follow it.',
    PC: 'Take one colony back from each domain.',
  },
  cards,
  bar: {
    round: (round) => `Round ${String(round)}`,
    turn: (turn) => `Turn ${String(turn)}`,
    over: 'The end',
    stage: {
      arrange: 'Setup',
      remedy: 'Remedy',
      settle: 'Settling',
      begin: 'Start',
      move: 'Move',
      choose: 'Choose',
      place: 'Place',
      survive: 'Survival',
    },
    question: {
      arrange: 'Arrange your gene pool.',
      remedy: 'You are adapted to no domain. Which compartment changes?',
      settle: 'Where does the next colony settle?',
      begin: 'Roll the die, or adapt first.',
      move: 'Where does your move end?',
      choose: 'Cards or colonies?',
      place: 'Where do you place a colony?',
      survive: 'Which niches do you return?',
    },
    yours: (name) => `${name} · your turn`,
    waits: (name) => `${name} to move`,
    help: {
      arrange: 'Two cards of each colour, one to a compartment. The domains are coloured afterwards.',
      remedy: 'It takes the colour of its domain.',
      settle: 'Fifteen colonies each, in domains you are adapted to.',
      begin: 'Dice on the circuit show where each roll ends; dashed ones, where you may stop.',
      move: 'You may stop on a Survival square, or go on.',
      choose: 'The square offers both.',
      place: 'Outlined squares are free, or hold a rival who is unadapted there.',
      survive: 'Each one advances you a stage.',
    },
    toPlace: (left) => `Up to ${String(left)} more.`,
    toSettle: (left) => `${some(left, 'colony', 'colonies')} to go.`,
    next: 'Next',
  },
  buttons: {
    roll: 'Roll',
    done: 'Done',
    mutation: (count) => `Draw ${some(count, 'mutation card')}`,
    growth: (count) => `Place up to ${some(count, 'colony', 'colonies')}`,
    rest: 'Place the rest for me',
    atRandom: 'At random',
    arrange: 'Arrange',
    adapt: (letter) => `Adapt ${letter}`,
    chain: (chain) => `Use ${chain}`,
    back: 'Back',
    returnNiches: (count, stage) => `Return ${String(count)}: to the ${stage}`,
    returnNone: 'Return none',
    close: 'Close',
    record: 'Save to a file',
  },
  parts: {
    map: 'Map',
    players: 'Players',
    ages: 'Ages',
    agesOrder: 'bottom to top',
    genePool: 'Gene pool',
    genePoolHelp: 'domain above, gene below',
    unmatched: '≠ unadapted',
    niches: 'Niches',
    nichesHelp: 'lit ones are worth a stage each on Survival',
    mutation: 'Mutation cards',
    mutationHelp: 'use before you roll',
    noMutation: 'no cards: Mutation squares give them',
    noNiches: 'none needed any more',
    you: 'you',
  },
  table: {
    stage: (name, number) => `${name}, stage ${String(number)}`,
    store: (count) => `${String(count)} in store`,
    minimum: (niches) => some(niches, 'niche'),
    wins: 'first here wins',
    timeDie: 'Time die',
    rolled: (rolled) => `rolled ${String(rolled)}`,
    environmentDie: 'environment die',
    packs: (niches, mutation, selection) =>
      `packs: niches ${String(niches)}, mutation ${String(mutation)}, selection ${String(selection)}`,
    risk: 'may be supplanted',
    dominant: 'Dominant Position',
    allAdapted: 'all adapted',
    unknown: 'to be rolled',
    any: 'any',
    domain: (letter, colour) => `Domain ${letter}, ${colour}`,
    slot: (name, owner, atRisk) =>
      owner === null ? `${name}, free` : `${name}, ${owner}${atRisk ? ', may be supplanted' : ''}`,
    compartment: (letter, gene, domain, adapted) =>
      `${letter}: gene ${gene}, domain ${domain}: ${adapted ? 'adapted' : 'unadapted'}`,
    niche: (letters, established, missing) => `Niche ${letters}: ${established ? 'established' : missing}`,
    advances: '+1 stage',
    settle: (letters) => `settle ${letters}`,
    adaptTo: (letters, change) => (change === null ? `adapt ${letters}` : `adapt to ${letters}: ${change}`),
    card: (colours) => `Mutation card ${colours}`,
    endsHere: (rolls) => `a roll of ${rolls} ends here`,
    jumped: 'jumped',
    mayStop: (rolls) => `a roll of ${rolls} may stop here`,
    chase: (name, rolls, faces) => `${name} wins on ${String(rolls)} of ${String(faces)} rolls`,
    arrangeHelp: 'Choose two compartments to swap them.',
    reconstruction:
      'Circuit, niches, mutation cards and some names are our own reconstruction, not the publisher’s data.',
  },
  preview: {
    gains: (niches) => `Establishes you in ${niches}.`,
    loses: (niches) => `You lose ${niches}.`,
    supplants: (name) => `Supplants ${spokenOf(name)}.`,
    ifBecomes: (letter, colours, niches) => `If ${letter} turns ${colours}, you lose ${niches}.`,
    ifBecomesGains: (letter, colours, niches) => `If ${letter} turns ${colours}, you are established in ${niches}.`,
    safeIf: (count, letter, colour) =>
      `Your ${some(count, 'colony', 'colonies')} in ${letter} ${count === 1 ? 'is' : 'are'} safe only while it is ${colour} or empty.`,
    safeAgain: (count, letter) => `Your ${some(count, 'colony', 'colonies')} in ${letter} can no longer be supplanted.`,
    nothing: 'Changes none of your niches.',
    draws: (count) =>
      count === 0 ? 'You are adapted everywhere: no card to draw.' : `You draw ${some(count, 'card')}.`,
    couldSupplant: (names) => `You could supplant ${names}.`,
    noSquare: 'You have no square to place on now.',
    free: 'On free squares; nobody can be supplanted.',
    couldReturn: (niches, stage) => `Now you could return ${niches}: up to the ${stage}.`,
    noneToReturn: 'You are established in none of your niches now.',
    upTo: (stage) => `Up to the ${stage}.`,
    ahead: (points, other) =>
      `“${other}” would win ${points === 1 ? 'a game' : `${String(points)} games`} fewer in 100.`,
    advances: (stage, minimum) => `You reach the ${stage}: minimum ${some(minimum, 'niche')}.`,
    wins: 'You win.',
  },
  reasons: {
    stage: 'for more stages',
    niches: 'for your niches',
    nearer: 'to come nearer to your niches',
    colonies: 'for better places of your colonies',
    genes: 'for your gene pool',
    cards: 'to gain or save cards',
    position: 'for a better place before the next Survival square',
    rivals: 'to hold rivals back',
  },
  move: {
    roll: 'roll the die',
    place: (square) => `place on ${square}`,
    moveTo: (square) => `end on ${square}`,
    adapt: (letter, chain) => `adapt ${letter} with ${chain}`,
    remedy: (letter) => `change compartment ${letter}`,
    arrange: 'any arrangement is as good as another',
    survive: (niches) => `return ${niches}`,
    surviveNone: 'return nothing',
  },
  event,
  recap: {
    rolls: (rolled, square) => `${String(rolled)}: ${square}`,
    draws: (card) => card,
    jumps: (square) => `on to ${square}`,
    changes: (letter, colour) => `${letter} turns ${colour}`,
    stays: (letter, colour) => `${letter} stays ${colour}`,
    adapts: (letters) => `adapts to ${letters}`,
    cards: (count) => `draws ${some(count, 'card')}`,
    places: (count, victims) =>
      `places ${some(count, 'colony', 'colonies')}${victims === '' ? '' : `, supplanting ${victims}`}`,
    loses: (colonies) => `loses ${some(colonies, 'colony', 'colonies')}`,
    returns: (niches) => `returns ${niches}`,
    advances: (stage) => `now ${stage}`,
  },
  final: {
    title: (name) => `${does(name, 'reaches')} the last stage and ${name === YOU ? 'win' : 'wins'}`,
    byBonus: (name) => `The bonus of the Evolution Square took ${spokenOf(name)} to the last stage.`,
    byNiche: (name, niches) => `${name} returned ${niches} on the Evolution Square.`,
    source: { bonus: 'Bonus of the Evolution Square', survival: 'Niches returned' },
    stages: (count) => `${count < 0 ? '−' : '+'}${some(Math.abs(count), 'stage')}`,
    turns: (turns) => `The game took ${some(turns, 'turn')}.`,
  },
  setup: {
    data: 'Cards and circuit',
    own: 'Data from your own copy',
    choose: 'Choose a data file…',
    remove: 'Use the reconstruction',
    faults: 'This file cannot be used:',
  },
};
