/** All games: the only door from app, server, tools and bench to any of them. */
import { MORE_GAMES } from '#more-games';
import type { GameMeta, GameModule, Language } from '../kit/module.ts';
import { meta as cardGame } from './card-game/meta.ts';
import { meta as dominantSpecies } from './dominant-species/meta.ts';
import { meta as evolutionGame } from './evolution-game/meta.ts';

/** What is known of each game before it is loaded, in the order in which they are offered. */
export const GAMES: readonly GameMeta[] = [
  dominantSpecies,
  cardGame,
  evolutionGame,
  ...MORE_GAMES.map(({ meta }) => meta),
];

const LOADERS = {
  'dominant-species': async () => (await import('./dominant-species/index.ts')).game,
  'card-game': async () => (await import('./card-game/index.ts')).game,
  'evolution-game': async () => (await import('./evolution-game/index.ts')).game,
};
type Loaders = typeof LOADERS;

/** The games by name. */
export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

/** What a game is called; its name in addresses if it is none of these games. */
export const gameTitle = (game: string, language: Language): string =>
  GAMES.find(({ id }) => id === game)?.title[language] ?? game;

/**
 * Loads a game. Who names it in the code knows its states, moves and events; to all others they are the game's own, and unknown.
 * Throws an Error for an unknown name.
 */
export function loadGame<Id extends keyof Loaders>(id: Id): ReturnType<Loaders[Id]>;
export function loadGame(id: string): Promise<GameModule>;
export async function loadGame(id: string): Promise<unknown> {
  const more = MORE_GAMES.find(({ meta }) => meta.id === id);
  if (more) return more.load();
  if (!Object.hasOwn(LOADERS, id)) throw new Error(`${id} is not a game; allowed: ${gameIds.join(', ')}`);
  return LOADERS[id as keyof Loaders]();
}
