/** Highlights where a turn took place: the squares its player landed on, domains that changed, colonies placed and lost. */
import { SQUARES } from '../../rules/components.ts';
import { tables } from '../../rules/state.ts';
import { type Box, REGIONS, SIZE, circuitBox, domainPlaces, slotBox } from '../shape.ts';
import { useTable } from '../state/table.ts';
import type { Turn } from './turns.ts';
import './narration.css';

/** By what they are: squares of the circuit, domains, and squares of domains (domain * 9 + square), each once. */
export function placesOf({ events }: Turn): {
  readonly circuit: readonly number[];
  readonly domains: readonly number[];
  readonly slots: readonly number[];
} {
  const once = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)];
  return {
    circuit: once(events.flatMap((event) => (event.event === 'moved' || event.event === 'jumped' ? [event.to] : []))),
    domains: once(events.flatMap((event) => (event.event === 'environment' ? [event.domain] : []))),
    slots: once(
      events.flatMap((event) =>
        event.event === 'placed' ? [event.square] : event.event === 'removed' ? event.squares : [],
      ),
    ),
  };
}

const Outline = ({ box: { left, top, width, height } }: { box: Box }) => (
  <rect x={left} y={top} width={width} height={height} rx="9" />
);

export function Spots({ turn }: { turn: Turn }) {
  const { s } = useTable();
  const t = tables(s);
  const places = domainPlaces(t);
  const { circuit, domains, slots } = placesOf(turn);
  return (
    <svg className="evo-spots" viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`} aria-hidden="true">
      {domains.map((domain) => {
        const [i, j] = places[domain]!;
        return <path key={domain} d={REGIONS[i]![j]} />;
      })}
      {circuit.map((square) => (
        <Outline key={square} box={circuitBox(square, t.squareKind.length)} />
      ))}
      {slots.map((slot) => (
        <Outline key={slot} box={slotBox(places[Math.floor(slot / SQUARES)]!, slot % SQUARES)} />
      ))}
    </svg>
  );
}
