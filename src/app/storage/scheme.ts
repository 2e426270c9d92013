/** Light or dark: the system's choice unless another is stored in this browser. */
import { storeText, storedText } from '../../ui/stored-text.ts';

export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEY = 'dominant-species:scheme';

/** The scheme stored in this browser. */
export function scheme(): Scheme {
  const stored = storedText(KEY);
  return SCHEMES.find((each) => each === stored) ?? 'system';
}

/** Applies a scheme. */
export function applyScheme(chosen: Scheme): void {
  if (chosen === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = chosen;
}

/** Applies a scheme and stores it. */
export function chooseScheme(chosen: Scheme): void {
  applyScheme(chosen);
  storeText(KEY, chosen);
}
