/** The layout of a table on the screen. It is decided only here: stylesheets read it from `data-layout`. */
import { useCallback, useSyncExternalStore } from 'react';

/**
 * `wide`: everything in view at once. `lying`: a low wide screen, with sheets from the side. `tablet` and `phone`: portrait, with
 * sheets from below.
 */
export type Layout = 'wide' | 'lying' | 'tablet' | 'phone';

const WIDE = '(min-width: 75rem) and (min-height: 38.75rem)';
const LYING = '(orientation: landscape)';
const TABLET = '(min-width: 44rem)';

/** Results already known in this task: many parts of a table ask, and often. */
const asked = new Map<string, boolean>();

/**
 * Whether a media query matches. It is evaluated again in each task instead of using one list: an old list is not notified when
 * the browser's text size changes.
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

/** A media query as a React value; true without a browser. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const list = window.matchMedia(query);
        list.addEventListener('change', changed);
        // Browsers do not report a change of text size: it is noticed when the user returns from the settings.
        window.addEventListener('focus', changed);
        return () => {
          list.removeEventListener('change', changed);
          window.removeEventListener('focus', changed);
        };
      },
      [query],
    ),
    () => matches(query),
    () => true,
  );

/** The layout of a table on this screen. */
export function useLayout(): Layout {
  const isWide = useMedia(WIDE);
  const isLying = useMedia(LYING);
  const isTablet = useMedia(TABLET);
  return isWide ? 'wide' : isLying ? 'lying' : isTablet ? 'tablet' : 'phone';
}
