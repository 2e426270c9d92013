/** How a table lies on the screen. It is asked here and nowhere else: stylesheets read the answer from `data-layout`. */
import { useCallback, useSyncExternalStore } from 'react';

/**
 * `wide`: everything in view at once. `lying`: a low wide screen, sheets come from the side. `tablet` and `phone`: upright, sheets
 * come from below.
 */
export type Layout = 'wide' | 'lying' | 'tablet' | 'phone';

const WIDE = '(min-width: 75em) and (min-height: 38.75em)';
const LYING = '(orientation: landscape)';
const TABLET = '(min-width: 44em)';

/** What was asked in this task already: many parts of a table ask, and often. */
const asked = new Map<string, boolean>();

/**
 * Whether a media query matches. It is asked anew in each task rather than of one list: a list from before does not hear of another size of the
 * browser's text.
 */
function matches(query: string): boolean {
  let answer = asked.get(query);
  if (answer === undefined) {
    if (asked.size === 0) {
      queueMicrotask(() => {
        asked.clear();
      });
    }
    answer = window.matchMedia(query).matches;
    asked.set(query, answer);
  }
  return answer;
}

/** A media query as a React value; true where nobody can ask. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const list = window.matchMedia(query);
        list.addEventListener('change', changed);
        return () => {
          list.removeEventListener('change', changed);
        };
      },
      [query],
    ),
    () => matches(query),
    () => true,
  );

/** How a table lies on this screen. */
export function useLayout(): Layout {
  const isWide = useMedia(WIDE);
  const isLying = useMedia(LYING);
  const isTablet = useMedia(TABLET);
  return isWide ? 'wide' : isLying ? 'lying' : isTablet ? 'tablet' : 'phone';
}
