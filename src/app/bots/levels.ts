/** The bots' levels by name, weakest first; the bots themselves are loaded by the worker alone. */
import type { LevelName } from '../../dominant-species/bots/index.ts';

export type { LevelName } from '../../dominant-species/bots/index.ts';

export const LEVEL_NAMES = ['random', 'greedy', 'strong'] as const satisfies readonly LevelName[];
