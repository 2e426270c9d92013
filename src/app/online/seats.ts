/** Who sits where, and what can be done about absent players. */
import { GAMES } from '../../games/index.ts';
import { seatNames } from '../ui/seat-names.ts';
import type { WordsOf } from '../words/words.ts';
import type { Match, Player } from '../wire.ts';

/** Who sits at a seat: a person (for whom a bot may stand in), a bot, or nobody. */
export type Occupant = 'person' | 'bot' | 'nobody';

/** Who sits at a seat. The server names bots by their level. */
export function occupantOf({ name, bot, isHandedOver }: Player): Occupant {
  if (bot !== undefined && isHandedOver !== true) return 'bot';
  return name === undefined ? 'nobody' : 'person';
}

/** The levels of the bots by seat; null for a person, even if a bot stands in. */
export const botsIn = (players: readonly Player[]): (string | null)[] =>
  players.map((player) => (occupantOf(player) === 'bot' ? player.bot! : null));

/** The names of the seats: of persons, bots by level, and vacant seats by number. */
export const namesOf = (
  players: readonly Player[],
  words: Pick<WordsOf<'page'>, 'player'>,
  online: Pick<WordsOf<'online'>, 'vacantSeat'>,
): string[] =>
  seatNames(
    players.map((player, seat) => {
      const occupant = occupantOf(player);
      if (occupant === 'bot') return { name: '', bot: player.bot! };
      return { name: occupant === 'person' ? player.name! : online.vacantSeat({ number: seat + 1 }), bot: null };
    }),
    words,
  );

/** The players at a table and the number of vacant seats, in one line. */
export function playersLine(
  players: readonly Player[],
  words: Pick<WordsOf<'page'>, 'player'>,
  online: Pick<WordsOf<'online'>, 'vacantSeat' | 'lobby'>,
): string {
  const there = namesOf(players, words, online).filter((_, seat) => occupantOf(players[seat]!) !== 'nobody');
  const vacant = players.length - there.length;
  return [...there, ...(vacant > 0 ? [online.lobby.vacantSeats({ count: vacant })] : [])].join(', ');
}

/** The deciding seat; null when the game is over. */
export const decidingIn = ({ standing }: Match): number | null =>
  standing.deciding === null ? null : Number(standing.deciding);

/** Whether a match waits for the holder of a seat. */
export const waitsFor = (match: Match, playerID: string): boolean =>
  match.gameover === undefined &&
  match.standing.deciding === playerID &&
  match.players[Number(playerID)]?.bot === undefined;

/** The vacant seats. */
export const vacantSeats = (match: Match): number[] =>
  match.players.flatMap((player, seat) => (occupantOf(player) === 'nobody' ? [seat] : []));

const HOUR = 3_600_000;

/** How a seat may be handed over to a bot. */
export interface HandingOver {
  /** Whether asking hands it over at once. */
  readonly isAtOnce: boolean;
  /** When it may be handed over without agreement, in ms since 1970; null: never. */
  readonly from: number | null;
  /** How many others would have to agree. */
  readonly others: number;
  /** Those who agree. */
  readonly agreed: readonly number[];
}

/**
 * How a seat may be handed over to a bot, for a player; null if it may not. The server decides; this only determines what to
 * offer.
 */
export function handingOver(match: Match, seat: number, me: number, now: number): HandingOver | null {
  const player = match.players[seat]!;
  const others = match.players.filter(
    (other, i) => i !== seat && other.name !== undefined && other.bot === undefined,
  ).length;
  const agreed = player.agreed ?? [];
  if (match.gameover !== undefined || player.bot !== undefined) return null;
  // Only the host fills vacant seats; old servers have no host.
  if (occupantOf(player) === 'nobody' && typeof match.host === 'string' && match.host !== String(me)) return null;
  if (seat === me || occupantOf(player) === 'nobody') return { isAtOnce: true, from: null, others, agreed };
  if (decidingIn(match) !== seat) return null;
  const from = timeUpAt(match, seat);
  const isUp = from !== null && now >= from;
  // Somebody who is connected is treated alike once their time is up.
  return player.isConnected === true && !isUp ? null : { isAtOnce: isUp, from, others, agreed };
}

/** From when on the others may act for the seat that is to decide; null: never, or the server does it. */
function timeUpAt({ clock, table, standing }: Match, seat: number): number | null {
  if (!clock) return table.awayAfter === null ? null : standing.since + table.awayAfter * HOUR;
  return table.timeOut === 'ask' && clock.running?.seat === seat ? clock.running.due : null;
}

/**
 * Whether a player may free a seat: everybody while its time is up, otherwise the host may, if another person sits there who has not moved. The server decides; this only
 * determines whether to offer it.
 */
export function mayFree(match: Match, seat: number, me: number, now: number): boolean {
  const { host, players, standing, gameover } = match;
  const from = decidingIn(match) === seat ? timeUpAt(match, seat) : null;
  const isPlayed = occupantOf(players[seat]!) === 'person' && players[seat]!.bot === undefined;
  if (from !== null && now >= from && isPlayed && seat !== me && gameover === undefined) return true;
  if (host !== String(me) || seat === me || gameover !== undefined) return false;
  const hasMoved = standing.moved === undefined ? standing.stateID > 0 : ((standing.moved >> seat) & 1) === 1;
  return occupantOf(players[seat]!) === 'person' && !hasMoved;
}

/** The levels of the bots of a game, weakest first. */
export const levelsOf = (game: string): readonly string[] => GAMES.find(({ id }) => id === game)?.levels ?? [];

/** The level of bots offered as stand-ins. */
export const standInOf = (game: string): string => GAMES.find(({ id }) => id === game)?.quickStart.level ?? '';
