/** The contents of tooltips, loaded when something is first pointed at. */
export { entryOf } from './rules-entry.ts';
export { tooltipFor } from './tooltips.ts';
