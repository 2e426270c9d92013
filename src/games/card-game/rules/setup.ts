/** Setup (rules §2). */
import { BIOMES, HAND, MAX_PLAYERS, MIN_PLAYERS, NOTHING } from './components.ts';
import type { CardTable } from './card-table.ts';
import type { CardChance } from './chance.ts';
import { type State, cardsOf, emptyState } from './state.ts';
import { draw } from './table.ts';

/** The options of a game. */
export interface Options {
  /** 2 to 6. */
  readonly players: number;
  /** The table of cards, which says which edition is played: `"reconstruction"`, `"reconstruction ten rounds"`, or another complete one. */
  readonly cards: string | CardTable;
}

/** Invalid options; the message names the field. */
export class OptionsError extends Error {
  /** "OptionsError", to tell it from other errors where `instanceof` cannot. */
  override name = 'OptionsError';
}

/** A table with hands dealt, the first two biomes known and a starting player drawn. */
export function setUp({ players, cards }: Options, chance: CardChance): State {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    throw new OptionsError(
      `players: ${String(players)} is not a number of players from ${String(MIN_PLAYERS)} to ${String(MAX_PLAYERS)}`,
    );
  }
  const s = emptyState(players, cards);
  s.biome = drawBiome(s, chance);
  s.next = drawBiome(s, chance);
  for (let player = 0; player < players; player++) draw(s, chance, player, HAND);
  s.starter = chance.draw(
    'player',
    s.hands.map(() => 1),
  );
  s.active = s.starter;
  return s;
}

const weights = Array.from({ length: BIOMES }, () => 1);

/** Draws one of the biomes not reached yet, Sea for the last round. In ten rounds two are never reached: which, nobody needs to know. */
export function drawBiome(s: State, chance: CardChance): number {
  const { sea, rounds } = cardsOf(s);
  if (s.nextBiomes.length > 0) {
    weights.fill(0);
    weights[s.nextBiomes.shift()!] = 1;
  } else {
    weights.fill(1);
    weights[sea] = 0;
    if (s.biome !== NOTHING) weights[s.biome] = 0;
    if (s.next !== NOTHING) weights[s.next] = 0;
    for (const biome of s.gone) weights[biome] = 0;
    const known = s.gone.length + (s.biome === NOTHING ? 0 : 1) + (s.next === NOTHING ? 0 : 1);
    if (known === rounds - 1) {
      weights.fill(0);
      weights[sea] = 1;
    }
  }
  return chance.draw('biome', weights);
}
