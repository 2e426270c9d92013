/** The games of a build besides those in `index.ts`: none. A test build puts others here (`imports` in package.json). */
import type { GameMeta } from '../kit/module.ts';

export const MORE_GAMES: readonly { readonly meta: GameMeta; load(): Promise<unknown> }[] = [];
