/** The score sheet: VPs of every animal turn by turn, and where they came from. */
import { ANIMALS } from '../../rules/components.ts';
import type { VpSource } from '../../rules/events.ts';
import { type State, inPlay } from '../../rules/state.ts';
import type { Turn } from '../state/history.ts';

/** VPs by animal. */
export type ByAnimal = readonly number[];

/** Where VPs come from; `'start'`: what an animal has when the history begins. */
export type SheetSource = 'start' | Exclude<VpSource, 'random earth'>;

/** A moment of the game, and the VPs at it. */
export interface Point {
  /** A turn: at its end or, of the open one, so far. */
  readonly after: number | 'start' | 'end';
  readonly vps: ByAnimal;
}

export interface ScoreSheet {
  /** The animals in play, by the food chain. */
  readonly animals: readonly number[];
  /** The start, every turn and, once the game is over, the end: after final scoring. */
  readonly points: readonly Point[];
  /** Sources that brought VPs to nobody are left out. Together they come to `total`. */
  readonly sources: readonly { readonly source: SheetSource; readonly vps: ByAnimal }[];
  readonly total: ByAnimal;
}

const ORDER: readonly SheetSource[] = ['start', 'domination', 'glaciation', 'wanderlust', 'survival'];
/** The sections and Survival first, then cards in the order in which they were taken, final scoring last. */
const rank = (source: SheetSource): number =>
  source === 'final scoring' ? ORDER.length + 1 : ORDER.includes(source) ? ORDER.indexOf(source) : ORDER.length;

/** Adds up the history. VPs from before it count as the animals' initial ones. */
export function scoreSheet(turns: readonly Turn[], s: State): ScoreSheet {
  const start = [...s.vps];
  const bySource = new Map<SheetSource, number[]>([['start', start]]);
  const byTurn = turns.map(({ turn, entries }) => {
    const gained = ANIMALS.map(() => 0);
    for (const event of entries.flatMap(({ events }) => events)) {
      if (event.event !== 'vps' || event.source === 'random earth') continue;
      const { animal, vps, source } = event;
      const from = bySource.get(source) ?? ANIMALS.map(() => 0);
      bySource.set(source, from);
      from[animal]! += vps;
      start[animal]! -= vps;
      if (source !== 'final scoring') gained[animal]! += vps;
    }
    return { turn, gained };
  });

  const points: Point[] = [{ after: 'start', vps: start }];
  for (const { turn, gained } of byTurn) {
    const before = points.at(-1)!.vps;
    points.push({ after: turn, vps: gained.map((vps, animal) => before[animal]! + vps) });
  }
  if (s.over) points.push({ after: 'end', vps: [...s.vps] });

  return {
    animals: ANIMALS.flatMap((_, animal) => (inPlay(s, animal) ? [animal] : [])),
    points,
    sources: [...bySource]
      .filter(([, vps]) => vps.some((count) => count !== 0))
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([source, vps]) => ({ source, vps })),
    total: [...s.vps],
  };
}
