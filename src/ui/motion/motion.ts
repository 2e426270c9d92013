/** The reader's motion preference. */

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether there is a screen to ask: there is none on a server, nor in jsdom. */
export const canMatchMedia = (): boolean => typeof window !== 'undefined' && typeof window.matchMedia === 'function';

/** Whether unnecessary motion is unwanted. */
export const prefersLessMotion = (): boolean => !canMatchMedia() || window.matchMedia(QUERY).matches;

/** Ends every movement in an element at once. */
export function endAnimations(root: HTMLElement | null): void {
  // jsdom has no animations.
  if (typeof root?.getAnimations !== 'function') return;
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
