/** The time, for what says how long ago or how soon something is. */
import { useEffect, useState } from 'react';

/** The time, in ms since 1970, updated every so many ms. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, every);
    return () => {
      clearInterval(timer);
    };
  }, [every]);
  return now;
}
