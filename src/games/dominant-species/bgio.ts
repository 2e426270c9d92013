/** Dominant Species for boardgame.io. */
import { type Phases, type SetupData as KitSetupData, boardgame } from '../../kit/boardgame/definition.ts';
import { type G as KitG } from '../../kit/boardgame/g.ts';
import { meta } from './meta.ts';
import { ANIMALS } from './rules/components.ts';
import { rules } from './rules/index.ts';
import { MOVES, type Move, type MoveKind } from './rules/moves.ts';
import { notation } from './rules/notation/index.ts';
import type { SetupText } from './rules/notation/setup.ts';
import { standings } from './rules/scoring.ts';
import { type State, inPlay } from './rules/state.ts';

export { canUndo } from '../../kit/boardgame/g.ts';
import type { NamedActions } from '../../kit/moves.ts';

/** boardgame.io's name for the game, in lobby addresses and the like. */
export const GAME_NAME = meta.id;

/** The options of a match, or a position to start from. Without any, animals are dealt, one to each player. */
export type SetupData = Omit<SetupText, 'players'> & KitSetupData;

/** boardgame.io's state of the game. */
export type G = KitG<State, Move>;

/** How the game ended, as `ctx.gameover`. */
export interface GameOver {
  /** The winner's seat as boardgame.io writes it: "0", "1" and so on. */
  winner: string;
  /** The VPs of every animal in play, by its name. */
  vps: Record<string, number>;
  /** The players from first to last. */
  placings: {
    /** From 1; no two players share a place. */
    place: number;
    /** The seat as boardgame.io writes it: "0", "1" and so on. */
    playerID: string;
    /** The animal that represents the player: the lowest of several in the food chain. */
    animal: string;
    /** VPs of the animal that represents the player. */
    score: number;
    /** Whether another player scored as much, so that the food chain broke the tie. */
    tieBrokenByFoodChain: boolean;
  }[];
}

/** The end of a game in words; of a running game, how it stands. */
export function gameOver(state: State): GameOver {
  const order = standings(state);
  return {
    winner: String(order[0]!.player),
    vps: Object.fromEntries(
      ANIMALS.flatMap((name, animal) => (inPlay(state, animal) ? [[name, state.vps[animal]!]] : [])),
    ),
    placings: order.map(({ place, player, animal, score, tied }) => ({
      place,
      playerID: String(player),
      animal: ANIMALS[animal]!,
      score,
      tieBrokenByFoodChain: tied,
    })),
  };
}

/** Questions of the Dominance cards, for the player whom the card names while it is carried out (rules/cards). */
const cardStages: Phases<MoveKind>[string] = {
  'aquatic element': ['element'],
  'aquatic corner': ['corner'],
  'aquatic tile': ['tile', 'done'],
  'aquatic count': ['count'],
  'biomass animal': ['animal'],
  'blight tile': ['tile'],
  'blight corner': ['corner'],
  'catastrophe tile': ['tile'],
  'catastrophe survivor': ['animal'],
  'catastrophe victim': ['animal'],
  'disease element': ['element'],
  'evolution tile': ['tile', 'done'],
  'evolution animal': ['animal'],
  'fecundity tile': ['tile', 'done'],
  'fertile tile': ['tile'],
  'habitat element': ['element'],
  'habitat corner': ['corner'],
  'hibernation tile': ['tile', 'done'],
  'hibernation count': ['count'],
  'ice sheet tile': ['tile'],
  'immigrants price': ['element', 'losePawn', 'keepOne'],
  'instinct space': ['space'],
  'mass exodus tile': ['tile'],
  'mass exodus to': ['tile'],
  'mass exodus count': ['count'],
  'metamorphosis lost': ['element'],
  'metamorphosis gained': ['element'],
  'predator animal': ['animal'],
};

/**
 * The phases of a game in the rulebook's order, with their stages and the moves each allows.
 *
 * A stage is a question; who answers it, in which order, and when a phase ends is up to the rules (rules/), where each section and card
 * has its own file; boardgame.io follows them. A question with a single answer is not asked, so stages and whole phases may be skipped.
 */
const phases: Phases<MoveKind> = {
  // Only if players choose their animals; seat by seat (rules/setup.ts).
  setup: { 'setup animal': ['animal'] },

  // In initiative order, round and round, while pawns are in hand (rules/planning.ts).
  planning: { 'planning space': ['space'] },

  // The sections of the action display, each pawn from left to right (rules/play.ts).
  initiative: { 'initiative space': ['space', 'forfeit'] },
  adaptation: { 'adaptation element': ['element', 'forfeit'] },
  // Every animal at once, in food chain order (rules/sections/regression.ts).
  regression: { 'regression element': ['element'] },
  abundance: {
    'abundance element': ['element', 'forfeit'],
    'abundance corner': ['corner'],
  },
  wasteland: { 'wasteland element': ['element', 'forfeit'] },
  depletion: { 'depletion corner': ['corner', 'forfeit'] },
  glaciation: { 'glaciation tile': ['tile', 'forfeit'] },
  // The insect's free species comes after the last pawn.
  speciation: {
    'speciation corner': ['corner', 'forfeit'],
    'speciation tile': ['tile', 'done'],
    'speciation count': ['count'],
    'speciation insect': ['tile', 'forfeit'],
  },
  // Once the tile is placed, animals next to it move in food chain order, whoever placed it.
  wanderlust: {
    'wanderlust stack': ['stack', 'forfeit'],
    'wanderlust hex': ['tile'],
    'wanderlust element': ['element', 'done'],
    'wanderlust corner': ['corner'],
    'wanderlust from': ['tile', 'done'],
    'wanderlust count': ['count'],
  },
  migration: {
    'migration from': ['tile', 'done', 'forfeit'],
    'migration to': ['tile'],
    'migration count': ['count'],
  },
  // The arachnid's free strike comes before the first pawn.
  competition: {
    'competition arachnid': ['tile', 'forfeit'],
    'competition tile': ['tile', 'done', 'forfeit'],
    'competition animal': ['animal'],
  },
  // The dominant animal of the tile takes a card and carries it out at once.
  domination: {
    'domination tile': ['tile', 'forfeit'],
    'domination card': ['card'],
    ...cardStages,
  },

  // In Extinction, Survival and Reseeding only the mammal has anything to decide (rules/reset.ts).
  reset: { 'extinction tile': ['tile'] },
};

/** The moves as boardgame.io dispatches them: their names, and conversion to and from moves of the rules. */
export const actions: NamedActions<MoveKind> = MOVES.actions;

/**
 * A move of the rules as boardgame.io dispatches it: `client.moves[move](...args)`.
 *
 * @property move The name of the move.
 * @property args The number of what it names; empty for moves that name nothing.
 */
export const toBoardgameMove = (move: Move): { move: MoveKind; args: readonly unknown[] } => actions.write(move);
/** The rules' move that a boardgame.io move stands for; undefined if it is none. */
export const fromBoardgameMove = (name: string, args: readonly unknown[]): Move | undefined => actions.read(name, args);

/** The game, for boardgame.io's `Client`, `Local`, `Server` and lobby. */
export const DominantSpecies = boardgame({ meta, rules, notation, actions, phases, gameover: gameOver });
