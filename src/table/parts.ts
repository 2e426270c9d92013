/** Parts of every table that are loaded when they are first shown. */
import { lazyPart } from '../ui/lazy.tsx';

/** The log. */
export const Log = lazyPart(async () => (await import('./log/Log.tsx')).Log);
/** The chart of scores. */
export const Chart = lazyPart(async () => (await import('./chart/Chart.tsx')).Chart);
/** The final scoring. */
export const Final = lazyPart(async () => (await import('./final/Final.tsx')).Final);
/** The news. */
export const News = lazyPart(async () => (await import('./news/News.tsx')).News);
