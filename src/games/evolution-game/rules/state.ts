/**
 * The state of a game: plain JSON, small integers in flat arrays.
 *
 * Players are seats 0, 1, …; a player's value for a region is at `seat * 8 + region`, niches are at `seat * 7 + i`.
 */
import { ARRANGE, ARRANGING, DOMAINS, EMPTY, MAX_NICHES, NOTHING } from './components.ts';
import type { GameData } from './data.ts';
import { type Tables, tablesOf } from './tables.ts';

/** A game in progress: plain JSON. A player's value for a region is at `seat * 8 + region`, niches are at `seat * 7 + i`. */
export interface State {
  /** The number of players. */
  players: number;
  /** The data of an owner's edition; null for the reconstruction. */
  data: GameData | null;

  /** The colour of every domain, by domain, an index into `COLOURS`; or EMPTY. */
  domain: number[];
  /** By player and region: the colour of the compartment; NOTHING until it is arranged. */
  genePool: number[];
  /** By player and region: the squares with a colony of theirs, as a mask. */
  colonies: number[];
  /** By player: colonies in the store. */
  store: number[];
  /** By player: the stage reached, an index into the edition's `stages`. */
  stage: number[];
  /** By player: the square of the counter, from 0, the Evolution Square; NOTHING before the first move. */
  counter: number[];
  /** By player: colonies still to place while settling. */
  toSettle: number[];
  /** By player, seven places each, in the order drawn: the niches' letters as masks; 0 where there is none. */
  niches: number[];
  /** By player: mutation cards, indices into `MUTATION_CARDS`, in the order drawn. */
  mutation: number[][];

  /** The niches never drawn, ascending: the next one is drawn at random when it is revealed, as from the other packs. */
  nichePack: number[];
  /** The mutation cards never drawn, ascending. */
  mutationPack: number[];
  /** The Natural Selection cards never drawn, ascending. */
  selectionPack: number[];
  /**
   * The niches put back under their pack, the next one first. They are drawn once the others are gone, as in the other packs.
   */
  nicheBottom: number[];
  /** The mutation cards put back, the next one first. */
  mutationBottom: number[];
  /** The Natural Selection cards put back, the next one first. */
  selectionBottom: number[];

  /** An index into `PHASES`. */
  phase: number;
  /** Turns begun; 0 during set-up. */
  turn: number;
  /** The first player; NOTHING while arranging. */
  first: number;
  /** The player whose turn it is; while settling, who places next. */
  current: number;

  /** The open question (`QUESTIONS`), or NOTHING. */
  question: number;
  /** The player it is asked of. */
  asked: number;
  /** The number rolled this turn; 0 before the roll. */
  rolled: number;
  /** What colonies are placed for (`TASKS`), or NOTHING. */
  task: number;
  /** Colonies that may still be placed on it. */
  left: number;
  /** The domains where it still may place, as a mask. */
  open: number;
  /** Who has won, or NOTHING. */
  winner: number;
}

/** The initial state: the first player is about to arrange. */
export function emptyState(players: number, data: GameData | null): State {
  const tables = tablesOf(data);
  const each = (value: number, times = 1): number[] => Array.from({ length: players * times }, () => value);
  return {
    players,
    data,
    domain: Array.from({ length: DOMAINS }, () => EMPTY),
    genePool: each(NOTHING, DOMAINS),
    colonies: each(0, DOMAINS),
    store: each(tables.colonies),
    stage: each(0),
    counter: each(NOTHING),
    toSettle: each(0),
    niches: each(0, MAX_NICHES),
    mutation: Array.from({ length: players }, () => []),
    nichePack: [...tables.niches],
    mutationPack: [...tables.mutation],
    selectionPack: [...tables.selection],
    nicheBottom: [],
    mutationBottom: [],
    selectionBottom: [],
    phase: ARRANGING,
    turn: 0,
    first: NOTHING,
    current: 0,
    question: ARRANGE,
    asked: 0,
    rolled: 0,
    task: NOTHING,
    left: 0,
    open: 0,
    winner: NOTHING,
  };
}

/** A copy that shares nothing with the original except the edition's data, which never changes. */
export function copyState(s: State): State {
  const mutation: number[][] = [];
  for (let player = 0; player < s.players; player++) mutation.push(s.mutation[player]!.slice());
  return {
    players: s.players,
    data: s.data,
    domain: s.domain.slice(),
    genePool: s.genePool.slice(),
    colonies: s.colonies.slice(),
    store: s.store.slice(),
    stage: s.stage.slice(),
    counter: s.counter.slice(),
    toSettle: s.toSettle.slice(),
    niches: s.niches.slice(),
    mutation,
    nichePack: s.nichePack.slice(),
    mutationPack: s.mutationPack.slice(),
    selectionPack: s.selectionPack.slice(),
    nicheBottom: s.nicheBottom.slice(),
    mutationBottom: s.mutationBottom.slice(),
    selectionBottom: s.selectionBottom.slice(),
    phase: s.phase,
    turn: s.turn,
    first: s.first,
    current: s.current,
    question: s.question,
    asked: s.asked,
    rolled: s.rolled,
    task: s.task,
    left: s.left,
    open: s.open,
    winner: s.winner,
  };
}

export const tables = (s: State): Tables => tablesOf(s.data);

/** How many niches a player holds. */
export function nicheCount(s: State, player: number): number {
  let count = 0;
  while (count < MAX_NICHES && s.niches[player * MAX_NICHES + count] !== 0) count++;
  return count;
}
