/** How much motion whoever looks wants. */

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether nothing should move that need not. */
export const prefersLessMotion = (): boolean =>
  typeof window === 'undefined' || typeof window.matchMedia !== 'function' || window.matchMedia(QUERY).matches;
