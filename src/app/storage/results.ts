/** The results of finished games, stored by the browser: those of the only person at the device against bots. */
import type { GameModule } from '../../kit/module.ts';
import { textSeed } from '../../kit/rng.ts';
import { storeText, storedText } from '../../ui/stored-text.ts';

const KEY = 'dominant-species:results';
const MOST = 1000;

/** A finished game as its player sees it. */
export interface StoredResult {
  /** Tells it from other games: a game that is opened again counts once. */
  readonly name: string;
  readonly game: string;
  readonly players: number;
  /** What the player led, in the game's terms; the number of the seat, from 0, in games whose seats are all alike. */
  readonly side: string;
  /** The level of the strongest opponent. */
  readonly level: string;
  readonly place: number;
  readonly score: number;
}

/** The stored results, earliest first. */
export function storedResults(): readonly StoredResult[] {
  try {
    const list = JSON.parse(storedText(KEY) ?? '[]') as unknown;
    return Array.isArray(list) ? (list as StoredResult[]) : [];
  } catch {
    return [];
  }
}

/** The result of the only person in a finished game; null if there is none, or nobody else played. */
export function resultOf(
  { meta, rules }: Pick<GameModule, 'meta' | 'rules'>,
  state: unknown,
  bots: readonly (string | null)[],
  record: string,
): StoredResult | null {
  const result = rules.result(state);
  const seat = bots.indexOf(null);
  if (result === null || seat < 0 || seat !== bots.lastIndexOf(null) || bots.length < 2) return null;
  const strengthOf = (each: string): number => meta.strengths[each] ?? 0;
  const level = bots
    .filter((each) => each !== null)
    .reduce((best, each) => (strengthOf(each) > strengthOf(best) ? each : best));
  return {
    name: textSeed(record).toString(36),
    game: meta.id,
    players: bots.length,
    side: rules.roles?.(state)[seat]?.join('+') ?? String(seat),
    level,
    place: result.places[seat]!,
    score: result.scores[seat]!,
  };
}

/** Stores a result, once. Returns whether it is new. */
export function storeResult(result: StoredResult): boolean {
  const before = storedResults();
  if (before.some(({ name, game }) => name === result.name && game === result.game)) return false;
  return storeText(KEY, JSON.stringify([...before, result].slice(-MOST)));
}

/** What the games with one side come to. */
export interface SideRecord {
  readonly side: string;
  readonly games: number;
  readonly wins: number;
  readonly best: number;
}

/** The records by side, most games first. */
export function recordsBySide(results: readonly StoredResult[]): SideRecord[] {
  const sides = [...new Set(results.map(({ side }) => side))];
  return sides
    .map((side) => {
      const own = results.filter((each) => each.side === side);
      return {
        side,
        games: own.length,
        wins: own.filter(({ place }) => place === 1).length,
        best: Math.max(...own.map(({ score }) => score)),
      };
    })
    .sort((one, other) => other.games - one.games || other.best - one.best);
}
