/** Where a game to watch comes from, as encoded in its address. */
import type { Seat } from '../wire.ts';
import { loadGame } from '../../games/index.ts';
import { parsedText } from '../../kit/documents/decode.ts';
import type { GameModule } from '../../kit/module.ts';
import type { GameRecord } from '../../kit/record/record.ts';
import { type Timeline, timelineOf } from '../../kit/record/timeline.ts';
import { freshChance } from '../bots/chance.ts';
import { startSession } from '../session/session.ts';
import { isPosition, namedGame } from '../session/resume.ts';
import { archivedGames, savedText } from '../storage/saved-games.ts';
import { compact, pack, unpack } from '../../kit/documents/pack.ts';
import { addressOf } from '../route.ts';

/** The source of a replay. */
export type Source =
  /** The current game on this device. */
  | { from: 'saved' }
  /** A game of the archive, by its key. */
  | { from: 'archive'; key: string }
  | { from: 'sample'; id: string }
  /** An opened file, by its number: it cannot be part of an address. */
  | { from: 'file'; number: number }
  /** A record or a position in the address itself. */
  | { from: 'link'; letters: string }
  /** A finished game of the server. */
  | { from: 'match'; id: string }
  /** An invalid address: mistyped, or of a game that is missing. */
  | { from: 'nowhere' };

/** The source and initial point of an address (`end`: Infinity, which is its last); null if it is that of the list of games. */
export function sourceOf([from, ...rest]: readonly string[]): { source: Source; point: number } | null {
  const [key = '', point] = from === 'saved' ? ['', rest[0]] : rest;
  const at = point === 'end' ? Infinity : /^\d+$/.test(point ?? '') ? Number(point) : 0;
  switch (from) {
    case 'saved':
      return { source: { from }, point: at };
    case 'file':
      return { source: { from, number: Number(key) }, point: at };
    case 'archive':
      return { source: { from, key }, point: at };
    case 'sample':
    case 'match':
      return { source: { from, id: key }, point: at };
    case 'link':
      return { source: { from, letters: key }, point: at };
    case undefined:
    case '':
      return null;
    default:
      return { source: { from: 'nowhere' }, point: 0 };
  }
}

/** The parts of the address of a source. */
export function partsOf(source: Source, point?: number): string[] {
  const key =
    'key' in source
      ? [source.key]
      : 'id' in source
        ? [source.id]
        : 'letters' in source
          ? [source.letters]
          : 'number' in source
            ? [String(source.number)]
            : [];
  return [source.from, ...key, ...(point === undefined ? [] : [String(point)])];
}

/** A link that holds a whole game, opened at a point. */
export const gameLink = async (game: string, record: GameRecord, point?: number): Promise<string> =>
  addressOf({ page: 'replay', game, parts: partsOf({ from: 'link', letters: await pack(compact(record)) }, point) });

/** The file opened last, and the number of files opened so far. */
let opened: { readonly text: string; readonly number: number } | null = null;

/** Keeps the text of an opened file; returns its source. */
export function openedFile(text: string): Source {
  opened = { text, number: (opened?.number ?? 0) + 1 };
  return { from: 'file', number: opened.number };
}

/** Thrown if the source of a replay cannot be loaded. */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(readonly reason: 'gone' | 'nowhere' | 'unknown-sample' | 'no-match' | 'not-watchable' | 'unreachable') {
    super(reason);
  }
}

function parsed(text: string | null): unknown {
  if (text === null) throw new SourceError('gone');
  return parsedText(text);
}

/** What the server's refusals mean, by status; any other may be temporary. */
const REFUSED: Readonly<Record<number, SourceError['reason']>> = {
  403: 'not-watchable',
  404: 'no-match',
  409: 'no-match',
};

/**
 * The record of a finished game of the server. Rejects with a SourceError if there is none. `seat`: whose record it is, at a table
 * that only its players may watch.
 */
export async function fetchedRecord(game: string, id: string, seat: Seat | null = null): Promise<GameRecord> {
  let response: Response;
  try {
    const { playerID, credentials } = seat ?? {};
    response = await fetch(`games/${game}/${encodeURIComponent(id)}/record`, {
      headers: { accept: 'application/json', ...(seat && { 'content-type': 'application/json' }) },
      ...(seat && { method: 'POST', body: JSON.stringify({ by: { playerID, credentials } }) }),
    });
  } catch {
    throw new SourceError('unreachable');
  }
  if (!response.ok) throw new SourceError(REFUSED[response.status] ?? 'unreachable');
  return response.json() as Promise<GameRecord>;
}

/** The document of a source. Rejects if there is none. */
async function documentOf(game: string, source: Source): Promise<unknown> {
  switch (source.from) {
    case 'saved':
      return parsed(savedText(game));
    case 'archive':
      return parsed(archivedGames().find(({ key }) => key === source.key)?.text ?? null);
    case 'file':
      return parsed(opened?.number === source.number ? opened.text : null);
    case 'link':
      return unpack(source.letters);
    case 'match':
      return fetchedRecord(game, source.id);
    case 'nowhere':
      throw new SourceError('nowhere');
    case 'sample': {
      const sample = (await (await loadGame(game)).samples?.('en'))?.find(({ id }) => id === source.id);
      if (sample === undefined) throw new SourceError('unknown-sample');
      return sample.load();
    }
  }
}

/**
 * The timeline of a record, or of a position: one without moves. Rejects with a NotationError or ReplayError if it is invalid.
 */
export async function timelineIn(document: unknown): Promise<Timeline> {
  const game = await loadGame(namedGame(document));
  return timelineOf(game, isPosition(game, document) ? recordOfPosition(game, document) : document);
}

/** A record that has just begun, from a position. */
function recordOfPosition(game: GameModule, position: unknown): GameRecord {
  const { format, outcomes = [] } = startSession(game, { position }, [], freshChance()).local.begun;
  return { format, position, outcomes, moves: [] };
}

/** Loads and reads a source. */
export const openSource = async (game: string, source: Source): Promise<Timeline> =>
  timelineIn(await documentOf(game, source));
