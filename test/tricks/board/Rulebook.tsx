/** The rulebook. */
import { rulebookOf } from '../../../src/table/rulebook/rulebook-of.tsx';
import { CARDS, HAND, ROUNDS } from '../rules/index.ts';
import { useWords } from './tricks.ts';

export const { Rulebook } = rulebookOf({
  text: (code) => import(`../content/${code}/rulebook.md?raw`),
  facts: { cards: CARDS, hand: HAND, rounds: ROUNDS },
  useWords,
});
