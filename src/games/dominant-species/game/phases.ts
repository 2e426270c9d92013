/**
 * The phases of a game in the rulebook's order, with their stages and the moves each allows.
 *
 * A stage is a question; who answers it, in which order, and when a phase ends is up to the rules (rules/), where each section and card
 * has its own file; boardgame.io follows them. A question with a single answer is not asked, so stages and whole phases may be skipped.
 */
import type { Phases } from '../../../kit/boardgame.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { moves } from './moves.ts';

const { space, tile, corner, element, animal, count, card, stack, forfeit, done, losePawn, keepOne } = moves;

/** Questions of the Dominance cards, for the player whom the card names while it is carried out (rules/cards). */
const cardStages = {
  'aquatic element': { moves: { element } },
  'aquatic corner': { moves: { corner } },
  'aquatic tile': { moves: { tile, done } },
  'aquatic count': { moves: { count } },
  'biomass animal': { moves: { animal } },
  'blight tile': { moves: { tile } },
  'blight corner': { moves: { corner } },
  'catastrophe tile': { moves: { tile } },
  'catastrophe survivor': { moves: { animal } },
  'catastrophe victim': { moves: { animal } },
  'disease element': { moves: { element } },
  'evolution tile': { moves: { tile, done } },
  'evolution animal': { moves: { animal } },
  'fecundity tile': { moves: { tile, done } },
  'fertile tile': { moves: { tile } },
  'habitat element': { moves: { element } },
  'habitat corner': { moves: { corner } },
  'hibernation tile': { moves: { tile, done } },
  'hibernation count': { moves: { count } },
  'ice sheet tile': { moves: { tile } },
  'immigrants price': { moves: { element, losePawn, keepOne } },
  'instinct space': { moves: { space } },
  'mass exodus tile': { moves: { tile } },
  'mass exodus to': { moves: { tile } },
  'mass exodus count': { moves: { count } },
  'metamorphosis lost': { moves: { element } },
  'metamorphosis gained': { moves: { element } },
  'predator animal': { moves: { animal } },
};

export const phases = {
  // Only if players choose their animals; seat by seat (rules/setup.ts).
  setup: {
    start: true,
    next: 'planning',
    turn: { stages: { 'setup animal': { moves: { animal } } } },
  },

  // In initiative order, round and round, while pawns are in hand (rules/planning.ts).
  planning: {
    next: 'initiative',
    turn: { stages: { 'planning space': { moves: { space } } } },
  },

  // The sections of the action display, each pawn from left to right (rules/play.ts).
  initiative: {
    next: 'adaptation',
    turn: { stages: { 'initiative space': { moves: { space, forfeit } } } },
  },
  adaptation: {
    next: 'regression',
    turn: { stages: { 'adaptation element': { moves: { element, forfeit } } } },
  },
  // Every animal at once, in food chain order (rules/sections/regression.ts).
  regression: {
    next: 'abundance',
    turn: { stages: { 'regression element': { moves: { element } } } },
  },
  abundance: {
    next: 'wasteland',
    turn: {
      stages: {
        'abundance element': { moves: { element, forfeit } },
        'abundance corner': { moves: { corner } },
      },
    },
  },
  wasteland: {
    next: 'depletion',
    turn: { stages: { 'wasteland element': { moves: { element, forfeit } } } },
  },
  depletion: {
    next: 'glaciation',
    turn: { stages: { 'depletion corner': { moves: { corner, forfeit } } } },
  },
  glaciation: {
    next: 'speciation',
    turn: { stages: { 'glaciation tile': { moves: { tile, forfeit } } } },
  },
  // The insect's free species comes after the last pawn.
  speciation: {
    next: 'wanderlust',
    turn: {
      stages: {
        'speciation corner': { moves: { corner, forfeit } },
        'speciation tile': { moves: { tile, done } },
        'speciation count': { moves: { count } },
        'speciation insect': { moves: { tile, forfeit } },
      },
    },
  },
  // Once the tile is placed, animals next to it move in food chain order, whoever placed it.
  wanderlust: {
    next: 'migration',
    turn: {
      stages: {
        'wanderlust stack': { moves: { stack, forfeit } },
        'wanderlust hex': { moves: { tile } },
        'wanderlust element': { moves: { element, done } },
        'wanderlust corner': { moves: { corner } },
        'wanderlust from': { moves: { tile, done } },
        'wanderlust count': { moves: { count } },
      },
    },
  },
  migration: {
    next: 'competition',
    turn: {
      stages: {
        'migration from': { moves: { tile, done, forfeit } },
        'migration to': { moves: { tile } },
        'migration count': { moves: { count } },
      },
    },
  },
  // The arachnid's free strike comes before the first pawn.
  competition: {
    next: 'domination',
    turn: {
      stages: {
        'competition arachnid': { moves: { tile, forfeit } },
        'competition tile': { moves: { tile, done, forfeit } },
        'competition animal': { moves: { animal } },
      },
    },
  },
  // The dominant animal of the tile takes a card and carries it out at once.
  domination: {
    next: 'reset',
    turn: {
      stages: {
        'domination tile': { moves: { tile, forfeit } },
        'domination card': { moves: { card } },
        ...cardStages,
      },
    },
  },

  // In Extinction, Survival and Reseeding only the mammal has anything to decide (rules/reset.ts).
  reset: {
    next: 'planning',
    turn: { stages: { 'extinction tile': { moves: { tile } } } },
  },
} satisfies Phases<State, Move>;
