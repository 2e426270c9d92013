/** The score sheet: the sides' scores turn by turn, and where they came from. */
import type { Turn } from '../log/turns.ts';
import type { Board, GameTypes } from '../types.ts';

/** A moment of the game, and the scores at it. */
export interface Point {
  /** A turn: at its end or, of the open one, so far. */
  readonly after: number | 'start' | 'end';
  readonly scores: readonly number[];
}

export interface ScoreSheet {
  /** The start, every turn and, once there was final scoring, the end. */
  readonly points: readonly Point[];
  /** Sources that brought nobody anything are left out; with what the history begins with they come to `total`. */
  readonly sources: readonly { readonly source: string; readonly points: readonly number[] }[];
  /** What the history begins with. */
  readonly start: readonly number[];
  readonly total: readonly number[];
}

/** Adds up the history. What it does not tell counts as had at the start. */
export function scoreSheet<G extends GameTypes>(
  { series, gain, sources: order }: Pick<Board<G>, 'series' | 'gain' | 'sources'>,
  turns: readonly Turn<G>[],
  state: G['State'],
): ScoreSheet {
  const total = series.scores(state);
  const start = [...total];
  const bySource = new Map<string, number[]>();
  const byPoint = new Map<number | 'end', number[]>();
  const nothing = (): number[] => total.map(() => 0);
  const gainedIn = <Key>(map: Map<Key, number[]>, key: Key): number[] => {
    const known = map.get(key) ?? nothing();
    map.set(key, known);
    return known;
  };
  for (const { number, entries } of turns) {
    let isEnd = false;
    if (number > 0) gainedIn(byPoint, number);
    for (const event of entries.flatMap(({ events }) => events)) {
      isEnd ||= series.turn(event) === 'end';
      if (isEnd) gainedIn(byPoint, 'end');
      const gained = gain(event);
      if (gained === null) continue;
      gainedIn(bySource, gained.source)[gained.side]! += gained.points;
      gainedIn(byPoint, isEnd ? 'end' : number)[gained.side]! += gained.points;
      start[gained.side]! -= gained.points;
    }
  }

  const points: Point[] = [{ after: 'start', scores: start }];
  for (const [after, gained] of byPoint) {
    const before = points.at(-1)!.scores;
    points.push({ after, scores: before.map((score, side) => score + gained[side]!) });
  }
  const rank = (source: string): number => {
    const at = order.indexOf(source);
    return at < 0 || at === order.length - 1 ? order.length + at : at;
  };
  return {
    // What came before the first turn is had at its beginning.
    points: points[1]?.after === 0 ? [{ ...points[1], after: 'start' }, ...points.slice(2)] : points,
    sources: [...bySource]
      .filter(([, each]) => each.some((count) => count !== 0))
      .map(([source, each]) => ({ source, points: each }))
      .sort((a, b) => rank(a.source) - rank(b.source)),
    start,
    total,
  };
}
