/** What lies on the Time Circuit ahead of a player's counter, and what may change before it gets there. */
import {
  DOMAINS,
  EITHER,
  ENVIRONMENTAL_CHANGE,
  EVO,
  GROWTH,
  MAX_PLAYERS,
  MUTATION,
  NOTHING,
  POPULATION_CONTROL,
  TRANSITION,
} from '../rules/components.ts';
import { isOccupied } from '../rules/movement.ts';
import { type State, tables } from '../rules/state.ts';

/** What lies on the circuit ahead of a player's counter. */
export interface CircuitAhead {
  /** The positions of all counters when this was computed, as one number, and the circuit. */
  counters: number;
  circuit: readonly number[] | null;
  /** The distance to the next Survival square and to the Evolution Square, in free squares; free Transitions before that. */
  survival: number;
  evolution: number;
  transitions: number;
  /** The chance of landing on a Population Growth square before the next Survival square, and on a Mutation square. */
  growth: number;
  mutation: number;
  /** The next roll: the mean number of colonies, the chances of mutation cards and of Population Control. */
  growthNext: number;
  mutationNext: number;
  controlNext: number;
  /** By domain: the chance that nobody lands on its Environmental Change square. */
  readonly unchanged: Float64Array;
}
/** The last result by player, valid until a counter moves. */
const aheadOf: readonly CircuitAhead[] = Array.from({ length: MAX_PLAYERS }, () => ({
  counters: NOTHING,
  circuit: null,
  survival: 0,
  evolution: 0,
  transitions: 0,
  growth: 0,
  mutation: 0,
  growthNext: 0,
  mutationNext: 0,
  controlNext: 0,
  unchanged: new Float64Array(DOMAINS),
}));

/** More squares than any circuit has. */
const MANY_SQUARES = 4096;

/** What lies ahead of a player's counter. */
export function circuitAhead(s: State, player: number): CircuitAhead {
  const ahead = aheadOf[player]!;
  const circuit = tables(s).squareKind;
  let counters = s.players;
  for (let each = 0; each < s.players; each++) counters = counters * MANY_SQUARES + s.counter[each]! + 1;
  if (ahead.counters === counters && ahead.circuit === circuit) return ahead;
  ahead.counters = counters;
  ahead.circuit = circuit;
  measureDistances(s, player, ahead);
  lookAhead(s, player, ahead);
  return ahead;
}

function measureDistances(s: State, player: number, ahead: CircuitAhead): void {
  const { squareKind, evolutionSquare } = tables(s);
  const squares = squareKind.length;
  ahead.survival = ahead.transitions = 0;
  let square = s.counter[player] === NOTHING ? evolutionSquare : s.counter[player]!;
  for (let walked = 0, looked = 0; looked < 2 * squares; looked++) {
    square = square + 1 === squares ? 0 : square + 1;
    if (isOccupied(s, player, square)) continue;
    walked++;
    const kind = squareKind[square];
    if (ahead.survival === 0 && (kind === EVO || kind === TRANSITION)) ahead.survival = walked;
    if (kind === TRANSITION) ahead.transitions++;
    if (kind === EVO) {
      ahead.evolution = walked;
      return;
    }
  }
  ahead.evolution = squares;
  if (ahead.survival === 0) ahead.survival = squares;
}

/** How likely a counter lands on a square that it reaches or passes: the mean of the time die is three and a half. */
const LANDS = 2 / 7;

/** Looks along the circuit from the player's counter to the next Survival square, and about as far from the rivals'. */
function lookAhead(s: State, player: number, ahead: CircuitAhead): void {
  const { squareKind, squareDomain, evolutionSquare } = tables(s);
  const squares = squareKind.length;
  ahead.unchanged.fill(1);
  ahead.growthNext = ahead.mutationNext = ahead.controlNext = 0;
  let noGrowth = 1;
  let noMutation = 1;
  for (let each = 0; each < s.players; each++) {
    const own = each === player;
    const steps = own ? Math.max(6, ahead.survival) : ahead.survival + 2;
    let square = s.counter[each] === NOTHING ? evolutionSquare : s.counter[each]!;
    for (let walked = 1, looked = 0; walked <= steps && looked < squares; looked++) {
      square = square + 1 === squares ? 0 : square + 1;
      if (isOccupied(s, each, square)) continue;
      const kind = squareKind[square]!;
      const isBefore = !own || walked < ahead.survival;
      if (kind === EVO) break;
      if (kind === ENVIRONMENTAL_CHANGE && isBefore) ahead.unchanged[squareDomain[square]!]! *= 1 - LANDS;
      if (own && (kind === GROWTH || kind === EITHER)) {
        if (walked <= 6) ahead.growthNext += walked / 6;
        if (isBefore) noGrowth *= 1 - LANDS;
      }
      if (own && (kind === MUTATION || kind === EITHER)) {
        if (walked <= 6) ahead.mutationNext += 1 / 6;
        if (isBefore) noMutation *= 1 - LANDS;
      }
      if (own && kind === POPULATION_CONTROL && walked <= 6) ahead.controlNext += 1 / 6;
      walked++;
    }
  }
  ahead.growth = 1 - noGrowth;
  ahead.mutation = 1 - noMutation;
}
