/** What the explanations need, fetched when something is first pointed at. */
export { entryOf } from './rules-entry.ts';
export { tooltipFor } from './tooltips.ts';
