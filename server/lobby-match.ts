/** A match as the lobby and the sockets tell it: boardgame.io's match data, and more. No credentials, not even their hashes. */
import type { GameOver } from '../src/dominant-species/game/game.ts';
import { GAME_NAME } from './engine.ts';
import { type Match, type Seat, isHandedOver } from './match.ts';

export interface LobbyPlayer {
  readonly id: number;
  /** Vacant without. */
  readonly name?: string;
  readonly data?: unknown;
  readonly isConnected?: boolean;
  readonly bot?: string;
  readonly isHandedOver?: boolean;
  readonly lastSeen?: number;
  readonly agreed?: readonly number[];
}

export interface LobbyMatch {
  readonly matchID: string;
  readonly gameName: string;
  readonly players: readonly LobbyPlayer[];
  readonly setupData?: unknown;
  readonly unlisted: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly gameover?: GameOver;
  readonly nextMatchID?: string;
  readonly table: Match['options'];
  readonly standing: {
    readonly stateID: number;
    readonly turn: number;
    readonly phase: string;
    readonly deciding: string | null;
    readonly since: number;
  };
}

/** A match's players, given who is connected. */
export const lobbyPlayers = (match: Match, isHere: (seat: number) => boolean): LobbyPlayer[] =>
  match.seats.map((seat, id) => ({ id, ...playerOf(seat, isHere(id)) }));

function playerOf(seat: Seat, isHere: boolean): Omit<LobbyPlayer, 'id'> {
  const { bot, data, lastSeen, agreed } = seat;
  const name = seat.name ?? bot;
  if (name === null) return {};
  return {
    name,
    isConnected: isHere || (bot !== null && !isHandedOver(seat)),
    ...(data === undefined ? {} : { data }),
    ...(bot === null ? {} : { bot }),
    ...(isHandedOver(seat) ? { isHandedOver: true } : {}),
    ...(lastSeen === null || isHere ? {} : { lastSeen }),
    ...(agreed.length > 0 ? { agreed } : {}),
  };
}

/** A match, given who is connected. */
export function lobbyMatch(match: Match, updatedAt: number, isHere: (seat: number) => boolean): LobbyMatch {
  const { standing, setupData, nextMatchID } = match;
  const { stateID, turn, phase, deciding, since, gameover } = standing;
  return {
    matchID: match.id,
    gameName: GAME_NAME,
    players: lobbyPlayers(match, isHere),
    ...(setupData === undefined ? {} : { setupData }),
    unlisted: match.unlisted,
    createdAt: match.createdAt,
    updatedAt,
    ...(gameover === null ? {} : { gameover }),
    ...(nextMatchID === null ? {} : { nextMatchID }),
    table: match.options,
    standing: { stateID, turn, phase, deciding: deciding === null ? null : String(deciding), since },
  };
}

/** A match as lists tell it: a table to come may be for its players alone, and a position can be as large as all the rest together. */
export function listedMatch(match: Match, updatedAt: number, isHere: (seat: number) => boolean): LobbyMatch {
  const told = lobbyMatch({ ...match, nextMatchID: null }, updatedAt, isHere);
  const { setupData } = told;
  return typeof setupData === 'object' && setupData !== null && 'position' in setupData
    ? { ...told, setupData: { ...setupData, position: true } }
    : told;
}
