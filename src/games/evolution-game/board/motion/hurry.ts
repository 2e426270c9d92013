/** Ends every movement on the table at once. */
export function hurry(root: HTMLElement | null): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
}
