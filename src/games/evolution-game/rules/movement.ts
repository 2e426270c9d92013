/** Moving on the Time Circuit (rules §6). */
import { ENVIRONMENTAL_CHANGE, NOTHING, TRANSITION } from './components.ts';
import type { GameChance } from './events.ts';
import { type State, tables } from './state.ts';

/** Whether a rival's counter stands on a square. */
export function isOccupied(s: State, player: number, square: number): boolean {
  for (let rival = 0; rival < s.players; rival++) if (rival !== player && s.counter[rival] === square) return true;
  return false;
}

/** The squares where a move of `rolled` may end, in the order walked: each Transition on the way and the last. */
export function listStops(s: State, player: number, rolled: number, stops: number[]): void {
  const { squareKind, evolutionSquare } = tables(s);
  stops.length = 0;
  // The first move is counted from the Evolution Square.
  let square = s.counter[player] === NOTHING ? evolutionSquare : s.counter[player]!;
  let walked = 0;
  while (walked < rolled) {
    square = square + 1 === squareKind.length ? 0 : square + 1;
    if (isOccupied(s, player, square)) continue;
    walked++;
    // A free Evolution Square cannot be passed.
    if (square === evolutionSquare) walked = rolled;
    if (walked === rolled || squareKind[square] === TRANSITION) stops.push(square);
  }
}

/** The rivals a counter passes over on its way to a square. */
function passed(s: State, player: number, to: number): number[] {
  const { squareKind, evolutionSquare } = tables(s);
  const rivals: number[] = [];
  let square = s.counter[player] === NOTHING ? evolutionSquare : s.counter[player]!;
  while (square !== to) {
    square = (square + 1) % squareKind.length;
    const rival = s.counter.indexOf(square);
    if (square !== to && rival !== NOTHING && rival !== player) rivals.push(rival);
  }
  return rivals;
}

/** Moves a counter to a square where its move ends. */
export function walk(s: State, player: number, to: number, chance: GameChance): void {
  if (chance.emit) {
    const from = s.counter[player] === NOTHING ? null : s.counter[player]!;
    chance.emit({ event: 'moved', player, from, to, jumped: passed(s, player, to) });
  }
  s.counter[player] = to;
}

/** Moves a counter straight to a square. */
export function jump(s: State, player: number, to: number, chance: GameChance): void {
  chance.emit?.({ event: 'jumped', player, from: s.counter[player]!, to });
  s.counter[player] = to;
}

/** The next Environmental Change square clockwise of a player's counter without a counter on it; NOTHING if there is none. */
export function nextFreeChange(s: State, player: number): number {
  const { squareKind } = tables(s);
  for (let step = 1; step < squareKind.length; step++) {
    const square = (s.counter[player]! + step) % squareKind.length;
    if (squareKind[square] === ENVIRONMENTAL_CHANGE && !isOccupied(s, player, square)) return square;
  }
  return NOTHING;
}

/** The Evolution Square, or the first square after it without a rival's counter. */
export function evolutionOrNextFree(s: State, player: number): number {
  const { squareKind, evolutionSquare } = tables(s);
  let square = evolutionSquare;
  while (isOccupied(s, player, square)) square = (square + 1) % squareKind.length;
  return square;
}
