/** The squares of the Time Circuit, by kind (`SQUARE_KINDS`). */
import { either } from './either.ts';
import { environmentalChange } from './environmental-change.ts';
import { evolution } from './evolution.ts';
import { growth } from './growth.ts';
import { mutation } from './mutation.ts';
import { naturalSelection } from './natural-selection.ts';
import { populationControl } from './population-control.ts';
import type { Square } from './square.ts';
import { transition } from './transition.ts';

export const SQUARE_RULES: readonly Square[] = [
  evolution,
  transition,
  mutation,
  growth,
  either,
  environmentalChange,
  naturalSelection,
  populationControl,
];
