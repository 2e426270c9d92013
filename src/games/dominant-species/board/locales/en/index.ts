/** The words on the board in English. */
import type { Locale } from '../locale.ts';
import { pageOfRules, tooltips } from './rulebook.ts';
import { questions } from './questions.ts';
import { history } from './history.ts';
import { setup } from './setup.ts';
import { sums } from './forecast.ts';
import { table } from './table.ts';
import { things } from './things.ts';

export const en: Locale = { ...things, ...setup, ...table, ...history, sums, questions, rules: pageOfRules, tooltips };
