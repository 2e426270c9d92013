/** The words on the board in German. */
import type { Locale } from '../locale.ts';
import { tooltips } from './rulebook.ts';
import { questions } from './questions.ts';
import { history } from './history.ts';
import { setup } from './setup.ts';
import { sums } from './forecast.ts';
import { table } from './table.ts';
import { things } from './things.ts';
import { timeline } from './timeline.ts';

export const words: Locale = {
  timeline,
  ...things,
  ...setup,
  ...table,
  ...history,
  sums,
  questions,
  language: 'de',
  tooltips,
};
