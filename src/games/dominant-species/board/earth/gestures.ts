/** Shorter ways for pointers to answer on earth, fetched together. */
export { CountChips } from './CountChips.tsx';
export { Dragging } from './Dragging.tsx';
