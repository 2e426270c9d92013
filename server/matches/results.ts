/** How a game ended, for each seat: as boardgame.io's `gameover` says it, and as it is kept when the match is gone. */
import type { GameResult, GameRules } from '../../src/kit/module.ts';
import type { EndAs, Ending } from '../../src/kit/online/wire.ts';
import { type Match, type Result, type Seat, isPerson } from '../match.ts';

type Rules = Pick<GameRules<unknown, never, never, never>, 'result' | 'standing'>;

/** Places from 1, where those of `better` come first; ties share a place. */
const placed = (better: readonly (readonly number[])[], seats: number): number[] => {
  const places = Array<number>(seats).fill(0);
  let place = 1;
  for (const tied of better) {
    for (const seat of tied) places[seat] = place;
    place += tied.length;
  }
  return places;
};

/** The places with seats that have resigned last, the last to resign first; the others keep their order. */
export function ranked(places: readonly number[], seats: readonly Pick<Seat, 'resigned'>[]): number[] {
  const hasResigned = (seat: number): boolean => seats[seat]!.resigned !== undefined;
  const all = places.map((_, seat) => seat);
  const staying = [...new Set(places)]
    .sort((one, other) => one - other)
    .map((place) => all.filter((seat) => places[seat] === place && !hasResigned(seat)));
  const resigned = all
    .filter(hasResigned)
    .sort((one, other) => seats[other]!.resigned! - seats[one]!.resigned!)
    .map((seat) => [seat]);
  return placed([...staying, ...resigned], places.length);
}

/** boardgame.io's `winner`, or who shares the first place. */
function winnerOf(places: readonly number[]): object {
  const first = places.flatMap((place, seat) => (place === 1 ? [String(seat)] : []));
  return first.length === 1 ? { winner: first[0] } : { draw: true, winners: first };
}

/** `gameover` for a game that is ended before its rules do. Where they cannot say how it stands, nobody is ahead. */
export function endedNow(rules: Rules, state: unknown, { seats }: Match, as: EndAs, how: Ending): object {
  if (as === 'void') return { draw: true, winners: [], how: 'void' };
  const standing = rules.standing?.(state) ?? { places: seats.map(() => 1), scores: seats.map(() => 0) };
  const places = ranked(standing.places, seats);
  return { ...winnerOf(places), places, scores: standing.scores, how };
}

/** `gameover` by the rules, with seats that have resigned last. */
export function endedByRules(rules: Rules, state: unknown, { seats }: Match, gameover: object): object {
  const result = rules.result(state);
  if (result === null || !seats.some(({ resigned }) => resigned !== undefined)) return gameover;
  const places = ranked(result.places, seats);
  const own = Object.entries(gameover).filter(([name]) => !['winner', 'winners', 'draw'].includes(name));
  return { ...Object.fromEntries(own), ...winnerOf(places), places, scores: result.scores, how: 'played' };
}

/** The results of a match whose game has ended now. */
export function resultsOf(rules: Rules, state: unknown, match: Match, gameover: object, at: number): Result[] {
  const ended = gameover as Partial<GameResult> & { how?: Ending };
  const { places, scores } = ended.places && ended.scores ? ended : (rules.result(state) ?? {});
  return match.seats.map((seat, i) => ({
    match: match.id,
    seat: i,
    game: match.game,
    endedAt: at,
    how: seat.resigned === undefined ? (ended.how ?? 'played') : 'resigned',
    unrated: match.options.unrated ?? false,
    ...(seat.account === undefined ? {} : { account: seat.account }),
    name: isPerson(seat) ? seat.name : null,
    bot: seat.bot,
    place: ended.how === 'void' ? null : (places?.[i] ?? null),
    score: ended.how === 'void' ? null : (scores?.[i] ?? null),
  }));
}
