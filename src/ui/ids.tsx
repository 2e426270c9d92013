/**
 * The ids of a table's elements. Drawings refer to gradients, patterns and the like by id, so two tables on one page must not share
 * any: a reference would lead to whichever comes first, even if that is hidden and therefore draws nothing.
 */
import { type ReactNode, createContext, useCallback, useContext, useId, useLayoutEffect, useState } from 'react';

/** What the ids of a table begin with: nothing on a page with a single table. */
const PrefixContext = createContext('');

/** The id of an element of this table, by the name it has in the code. */
export function useIds(): (name: string) => string {
  const prefix = useContext(PrefixContext);
  return useCallback((name: string) => prefix + name, [prefix]);
}

/** The prefixes on this page: React's ids are unique only within a root. */
const taken = new Set<string>();

/** Gives a table ids of its own, whatever else is on the page. */
export function OwnIds({ children }: { children: ReactNode }) {
  // Some versions of React put characters into ids that selectors do not allow.
  const id = useId().replace(/\W/g, '_');
  const [prefix, setPrefix] = useState(`${id}-`);
  useLayoutEffect(() => {
    let free = `${id}-`;
    for (let other = 2; taken.has(free); other++) free = `${id}-${String(other)}-`;
    taken.add(free);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what else is on the page is known only once both are there
    setPrefix(free);
    return () => {
      taken.delete(free);
    };
  }, [id]);
  return <PrefixContext value={prefix}>{children}</PrefixContext>;
}
