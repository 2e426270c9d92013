/** boardgame.io's `setupData`: the options of a match, or a position to start from. */
import type { Dealer } from '../rules/dealer.ts';
import { newGame } from '../rules/play.ts';
import { type Position, readPosition } from '../rules/position.ts';
import { type Field, fail, nameOf, record } from '../rules/reader.ts';
import { type SetupText, readSetup } from '../rules/record.ts';
import type { Setup } from '../rules/setup.ts';
import { type State, playersOf } from '../rules/state.ts';

/** The options of a match. Without any, animals are dealt, one to a player. */
export interface SetupData extends Omit<SetupText, 'players'> {
  /** A position to start from (docs/notation.md) instead of a new game. */
  position?: Position;
  /**
   * Who may take moves back: only the player who made them (`own`, the default), or whoever is to decide (`table`, for several
   * people at one screen).
   */
  takeBack?: 'own' | 'table';
}

/** How a match starts. */
export interface Start {
  players: number;
  setup: Setup | null;
  position: Field | null;
  takeBack: 'own' | 'table';
}

const TAKE_BACK = ['own', 'table'] as const;

/** Reads `setupData`. Throws a NotationError that names the field if it is not as it should be. */
export function readSetupData(setupData: unknown, players: number): Start {
  const root: Field = { value: setupData ?? {}, path: '' };
  const { position, takeBack, ...options } = record(root, [
    'animalsEach',
    'randomEarth',
    'animals',
    'position',
    'takeBack',
  ]);
  const given = Object.entries(options).map(([name, option]) => [name, option?.value] as const);
  const first = Object.values(options)[0];
  if (position && first) fail(first, 'a position already says it');
  return {
    players,
    setup: position ? null : readSetup({ path: '', value: { players, ...Object.fromEntries(given) } }),
    position: position ?? null,
    takeBack: takeBack ? TAKE_BACK[nameOf(takeBack, TAKE_BACK, 'a rule for taking back')]! : 'own',
  };
}

/** The first state of a match. Throws a SetupError or NotationError for what the rules do not know. */
export function startOf({ players, setup, position }: Start, dealer: Dealer): State {
  if (setup) return newGame(setup, dealer);
  const state = readPosition(position!.value, dealer, position!.path);
  const seats = playersOf(state);
  if (seats !== players) fail(position!, `has ${String(seats)} players, but ${String(players)} play`);
  return state;
}
