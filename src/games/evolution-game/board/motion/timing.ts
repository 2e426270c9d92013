/** The order of animations: first the time die falls, then the counter hops, then the square takes effect. */
import type { GameEvent } from '../../rules/events.ts';

/** How long the die tumbles, in milliseconds. The stylesheets say the same. */
export const THROW_MS = 260;

/**
 * How long a counter takes to reach its new square, in milliseconds: a little longer for each square on its way, but never too long.
 */
export const hopsMs = (squares: number): number => Math.min(300, 150 + 25 * squares);
/** The duration of a jump, wherever it begins. */
export const JUMP_MS = 300;

/** The squares a counter passes and its final one, starting from the one it leaves; it hops over rivals' squares too. */
export function wayOf(from: number, to: number, squares: number): number[] {
  const way = [from];
  for (let square = from; square !== to;) {
    square = (square + 1) % squares;
    way.push(square);
  }
  return way;
}

/** How long the die and the counter take before anything else moves, in milliseconds. */
export function waitOf(events: readonly GameEvent[], squares = 32): number {
  let wait = 0;
  for (const event of events) {
    if (event.event === 'rolled') wait += THROW_MS;
    if (event.event === 'moved')
      wait += hopsMs(event.from === null ? event.to : (event.to - event.from + squares) % squares);
    if (event.event === 'jumped') wait += JUMP_MS;
  }
  return wait;
}
