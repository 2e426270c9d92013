/** A press ends everything that is in motion at the table: whoever goes on has seen enough. */
import { type RefObject, useEffect } from 'react';
import { endAnimations } from '../../ui/motion/motion.ts';

/** Ends motion at every press of a button or a key. */
export function useMotionEndedByPress(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const end = (): void => {
      endAnimations(root.current);
    };
    window.addEventListener('pointerdown', end, { passive: true });
    window.addEventListener('keydown', end);
    return () => {
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [root]);
}
