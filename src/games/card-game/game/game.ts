/** The card game for boardgame.io. */
import { boardgame } from '../../../kit/boardgame.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules/index.ts';
import { notation } from '../rules/notation/index.ts';
import { actions } from './actions.ts';
import { phases } from './phases.ts';

/** The game, for boardgame.io's `Client`, `Local`, `Server` and lobby. */
export const CardGame = boardgame({ meta, rules, notation, actions, phases });
