/** Tables at which nothing is asked. */
import { newPointing } from './pointing.ts';
import type { GameTypes, Table } from './types.ts';

const NOTHING: readonly never[] = [];
const nothing = (): void => undefined;

/** A table at which nothing happens, except for what is given: for editors, whose places are moves, and for parts of a table alone. */
export const tableAtRest = <G extends GameTypes>(
  given: Pick<Table<G>, 'state' | 'names' | 'words'> & Partial<Table<G>>,
): Table<G> => ({
  seats: NOTHING,
  isWatched: false,
  seat: null,
  question: null,
  legal: new Set(),
  play: nothing,
  back: null,
  replace: nothing,
  advice: null,
  history: NOTHING,
  whole: null,
  last: NOTHING,
  isBehind: false,
  layout: 'wide',
  pointing: newPointing(),
  lookBack: null,
  ...given,
});
