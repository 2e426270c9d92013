/** Fixed opponents for measurements; not offered at tables. */
import type { BotLevel } from '../../../../kit/module.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { strong1 } from './strong-1/index.ts';
import { styles } from './styles.ts';

export const OPPONENTS: readonly BotLevel<State, Move>[] = [strong1, ...styles];
