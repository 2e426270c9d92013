/** What a table's options can be before it is set up: how players come to their animals, and for how many. */
import { ANIMALS } from '../../rules/components.ts';
import type { Setup } from '../../rules/setup.ts';

export const WAYS = ['given', 'dealt', 'chosen'] as const;
export type Way = (typeof WAYS)[number];

export const wayOf = ({ animals }: Setup): Way => (typeof animals === 'string' ? animals : 'given');

/** The animals that seats are given first: from the bottom of the food chain up, as the initiative track begins. */
export const suggested = (players: number, each: number): number[][] =>
  Array.from({ length: players }, (_, player) =>
    Array.from({ length: each }, (_, i) => ANIMALS.length - 1 - player - i * players),
  );

/** Whether players can lead several animals each. */
export const canBeSeveral = (players: number): boolean => players <= 3;

/** The options for another number of players: what still fits stays. */
export function withPlayers(setup: Setup, players: number): Setup {
  const animalsEach = setup.animalsEach > 1 && canBeSeveral(players) ? ANIMALS.length / players : 1;
  const animals = wayOf(setup) === 'given' ? suggested(players, animalsEach) : setup.animals;
  return { ...setup, players, animalsEach, animals };
}

/** The first player who has too few animals, and how many are missing; null if none has. */
export function missingIn({ animals, animalsEach }: Setup): { player: number; count: number } | null {
  if (typeof animals === 'string') return null;
  const player = animals.findIndex((own) => own.length < animalsEach);
  return player < 0 ? null : { player, count: animalsEach - animals[player]!.length };
}

/** Whether a game can be started with these options. */
export const isComplete = (setup: Setup): boolean => missingIn(setup) === null;
