/** The games of a test build besides the registered ones: this one. */
import { meta } from './meta.ts';

export const MORE_GAMES = [{ meta, load: async () => (await import('./index.ts')).game }];
