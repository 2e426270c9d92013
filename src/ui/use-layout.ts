/** How a table lies on the screen. It is asked here and nowhere else: stylesheets read the answer from `data-layout`. */
import { useSyncExternalStore } from 'react';

/**
 * `wide`: everything in view at once. `lying`: a low wide screen, sheets come from the side. `tablet` and `phone`: upright, sheets
 * come from below.
 */
export type Layout = 'wide' | 'lying' | 'tablet' | 'phone';

const WIDE = '(min-width: 75em) and (min-height: 38.75em)';
const LYING = '(orientation: landscape)';
const TABLET = '(min-width: 44em)';

/** A media query as a React value; true where nobody can ask. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    // Asked anew each time: a list from before does not hear of another size of the browser's text.
    () => window.matchMedia(query).matches,
    () => true,
  );
}

/** How a table lies on this screen. */
export function useLayout(): Layout {
  const isWide = useMedia(WIDE);
  const isLying = useMedia(LYING);
  const isTablet = useMedia(TABLET);
  return isWide ? 'wide' : isLying ? 'lying' : isTablet ? 'tablet' : 'phone';
}
