/** Where a game to watch comes from, as the parts of its address say. */
import { gameIds, loadGame } from '../../games/index.ts';
import { NotationError } from '../../kit/decode.ts';
import type { GameModule } from '../../kit/module.ts';
import type { GameRecord } from '../../kit/record.ts';
import { type Timeline, timelineOf } from '../../kit/timeline.ts';
import { freshChance } from '../bots/chance.ts';
import { gameOf, startSession } from '../hot-seat/session.ts';
import { archivedGames, savedText } from '../storage/saved-games.ts';
import { unpack } from '../../kit/pack.ts';

/** What is to be shown. */
export type Source =
  /** The game being played on this device. */
  | { from: 'saved' }
  /** A game of the archive, by its key. */
  | { from: 'archive'; key: string }
  | { from: 'sample'; id: string }
  /** The file that was opened last. */
  | { from: 'file' }
  /** A record or a position that the address holds. */
  | { from: 'link'; letters: string }
  /** A finished game of the server. */
  | { from: 'match'; id: string };

/** A source and the point to begin at; null for an address that names none. */
export function sourceOf([from, ...rest]: readonly string[]): { source: Source; point: number } | null {
  const [key = '', point] = from === 'saved' || from === 'file' ? ['', rest[0]] : rest;
  const at = /^\d+$/.test(point ?? '') ? Number(point) : 0;
  switch (from) {
    case 'saved':
    case 'file':
      return { source: { from }, point: at };
    case 'archive':
      return { source: { from, key }, point: at };
    case 'sample':
    case 'match':
      return { source: { from, id: key }, point: at };
    case 'link':
      return { source: { from, letters: key }, point: at };
    default:
      return null;
  }
}

/** The parts of the address of a source. */
export function partsOf(source: Source, point?: number): string[] {
  const key =
    'key' in source ? [source.key] : 'id' in source ? [source.id] : 'letters' in source ? [source.letters] : [];
  return [source.from, ...key, ...(point === undefined ? [] : [String(point)])];
}

/** The document of the file that was opened last: a file cannot be part of an address. */
let opened: unknown = null;
export const setOpenedFile = (document: unknown): void => {
  opened = document;
};

/** Nothing is there where the address says that something is. */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(readonly reason: 'gone' | 'unknown-sample' | 'no-match' | 'unreachable') {
    super(reason);
  }
}

function parsed(text: string | null): unknown {
  if (text === null) throw new SourceError('gone');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NotationError(error instanceof Error ? error.message : String(error));
  }
}

async function fetchedRecord(game: string, id: string): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`/games/${game}/${encodeURIComponent(id)}/record`, {
      headers: { accept: 'application/json' },
    });
  } catch {
    throw new SourceError('unreachable');
  }
  if (!response.ok)
    throw new SourceError(response.status === 404 || response.status === 409 ? 'no-match' : 'unreachable');
  return response.json();
}

/** The document of a source. Rejects if there is none. */
async function documentOf(game: string, source: Source): Promise<unknown> {
  switch (source.from) {
    case 'saved':
      return parsed(savedText(game));
    case 'archive':
      return parsed(archivedGames().find(({ key }) => key === source.key)?.text ?? null);
    case 'file':
      if (opened === null) throw new SourceError('gone');
      return opened;
    case 'link':
      return unpack(source.letters);
    case 'match':
      return fetchedRecord(game, source.id);
    case 'sample': {
      const sample = (await (await loadGame(game)).samples?.())?.find(({ id }) => id === source.id);
      if (sample === undefined) throw new SourceError('unknown-sample');
      return sample.load();
    }
  }
}

/** The timeline of a record, or of a position: one without moves. Rejects with a NotationError or ReplayError if it holds neither. */
export async function timelineIn(document: unknown): Promise<Timeline> {
  const id = gameOf(document);
  if (id === null) throw new NotationError(`format: must be that of a record or a position of ${gameIds.join(', ')}`);
  const game = await loadGame(id);
  const isPosition = (document as { format: unknown }).format === game.notation.positionFormat;
  return timelineOf(game, isPosition ? recordOfPosition(game, document) : document);
}

/** A record that has just begun, from a position. */
function recordOfPosition(game: GameModule, position: unknown): GameRecord {
  const { format, outcomes = [] } = startSession(game, { position }, [], freshChance()).past.record;
  return { format, position, outcomes, moves: [] };
}

/** Fetches what a source names and reads it. */
export const openSource = async (game: string, source: Source): Promise<Timeline> =>
  timelineIn(await documentOf(game, source));
