/** The words on the board in German. */
import type { Words } from '../words.ts';
import { pageOfRules, tips } from './page-of-rules.ts';
import { questions } from './questions.ts';
import { story } from './story.ts';
import { sums } from './sums.ts';
import { table } from './table.ts';
import { things } from './things.ts';

export const de: Words = { ...things, ...table, ...story, sums, questions, rules: pageOfRules, tips };
