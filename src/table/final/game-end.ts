/** The end of a game that its rules alone do not decide: its players ended it, or somebody resigned. */
import type { GameEnd } from '../../kit/module.ts';
import type { Final } from '../types.ts';

/** A final scoring with the places that count; what the rules would say of them is left out. */
export function withPlaces({ placings, ...final }: Final, { text, places }: GameEnd): Final {
  return {
    ...final,
    headline: text,
    reasons: [],
    placings: placings
      .map((placing) => ({ ...placing, place: places?.[placing.seat] ?? null }))
      .sort((one, other) => (one.place ?? 0) - (other.place ?? 0)),
  };
}

/** The side that has won alone; null if none has. */
export function winnerOf({ placings }: Pick<Final, 'placings'>): number | null {
  const first = placings.filter(({ place }) => place === 1);
  return first.length === 1 ? first[0]!.side : null;
}
