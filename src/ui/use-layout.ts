/** The layout of a table on the screen. It is decided only here: stylesheets read it from `data-layout`. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { canMatchMedia } from './motion/motion.ts';

/**
 * `wide`: everything in view at once. `lying`: a low wide screen, with sheets from the side. `tablet` and `phone`: portrait, with
 * sheets from below.
 */
export type Layout = 'wide' | 'lying' | 'tablet' | 'phone';

/** The least size of a wide table, and the least width of a tablet, in rem. */
const WIDE = { width: 75, height: 38.75 };
const TABLET = 44;

/** Media queries of a window in which tables are laid out wide, and as on a tablet. */
export const WIDE_WINDOW = `(min-width: ${String(WIDE.width)}rem) and (min-height: ${String(WIDE.height)}rem)`;
const LYING_WINDOW = '(orientation: landscape)';
export const TABLET_WINDOW = `(min-width: ${String(TABLET)}rem)`;

/** CSS pixels of a rem in a media query, unless the reader has set another size. */
const REM = 16;

/** The size of the box that a table fills, in CSS pixels; null if it fills the window. */
export const BoxContext = createContext<{ readonly width: number; readonly height: number } | null>(null);

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
    // Without a screen (jsdom), as on a server.
    answer = !canMatchMedia() || window.matchMedia(query).matches;
    asked.set(query, answer);
  }
  return answer;
}

/** A media query as a React value; true without a browser. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        if (!canMatchMedia()) return () => undefined;
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

/** What media queries would answer if the window were as large as a box. */
const shapeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  isWide: width >= WIDE.width * REM && height >= WIDE.height * REM,
  isLying: width >= height,
  isTablet: width >= TABLET * REM,
});

/** The layout of a table in its box, or on this screen. */
export function useLayout(): Layout {
  const box = useContext(BoxContext);
  const ofWindow = {
    isWide: useMedia(WIDE_WINDOW),
    isLying: useMedia(LYING_WINDOW),
    isTablet: useMedia(TABLET_WINDOW),
  };
  const { isWide, isLying, isTablet } = box === null ? ofWindow : shapeOf(box);
  return isWide ? 'wide' : isLying ? 'lying' : isTablet ? 'tablet' : 'phone';
}
