/** The games of the house: the only door from app, server, tools and bench to any of them. */
import type { GameMeta, GameModule } from '../kit/module.ts';
import { meta as cardGame } from './card-game/meta.ts';
import { meta as dominantSpecies } from './dominant-species/meta.ts';
import { meta as evolutionGame } from './evolution-game/meta.ts';

/** What is known of each game before it is loaded, in the order in which they are offered. */
export const GAMES: readonly GameMeta[] = [dominantSpecies, cardGame, evolutionGame];

// A game knows its own state, moves and events; everybody else only hands them back to it.
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  [dominantSpecies.id]: async () => (await import('./dominant-species/index.ts')).game,
  [cardGame.id]: async () => (await import('./card-game/index.ts')).game,
  [evolutionGame.id]: async () => (await import('./evolution-game/index.ts')).game,
};

/** The games by name. */
export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

/** Loads a game; its state and moves are its own, which is why they are unknown here. Throws an Error for an unknown name. */
export async function loadGame(id: string): Promise<GameModule> {
  if (!Object.hasOwn(LOADERS, id)) throw new Error(`${id} is not a game; there are ${gameIds.join(', ')}`);
  return (await LOADERS[id]!()) as GameModule;
}
