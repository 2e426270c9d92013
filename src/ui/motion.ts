/** The reader's motion preference. */

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether unnecessary motion is unwanted. */
export const prefersLessMotion = (): boolean =>
  typeof window === 'undefined' || typeof window.matchMedia !== 'function' || window.matchMedia(QUERY).matches;
