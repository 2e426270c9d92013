/** Whether the characters of bots say something now and then: the browser stores the choice. */
import { storeText, storedText } from '../../ui/stored-text.ts';

const KEY = 'dominant-species:lines';

const listeners = new Set<() => void>();

export const linesWanted = (): boolean => storedText(KEY) !== 'no';

export function setLinesWanted(wanted: boolean): void {
  storeText(KEY, wanted ? 'yes' : 'no');
  for (const changed of listeners) changed();
}

export function onLinesWanted(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
