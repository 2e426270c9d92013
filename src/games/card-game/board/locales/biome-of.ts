import { type State, cardsOf } from '../../rules/state.ts';
import type { Words } from './locale.ts';

/** Each round has its biome. */
export function biomeOf(s: State, words: unknown): string {
  const name = cardsOf(s).table.biomes[s.biome]?.name;
  return name === undefined ? '' : `, ${(words as Words).biomeNames[name] ?? name}`;
}
