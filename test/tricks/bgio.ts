/** The game for boardgame.io. */
import { boardgame } from '../../src/kit/boardgame/definition.ts';
import { meta } from './meta.ts';
import { MOVES, rules } from './rules/index.ts';
import { notation } from './rules/notation.ts';

export const { actions } = MOVES;

export const Tricks = boardgame({
  meta,
  rules,
  notation,
  actions,
  phases: { round: { lay: ['card'], swap: ['card', 'keep'] } },
});
