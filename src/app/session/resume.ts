/** Opening a saved game, or one from a file. The same for every game. */
import { gameIds, loadGame } from '../../games/index.ts';
import type { Chance } from '../../kit/chance.ts';
import { fail, parsedText } from '../../kit/documents/decode.ts';
import type { GameModule, HistoryEntry } from '../../kit/module.ts';
import { distinctNames } from '../../kit/online/names.ts';
import type { GameRecord } from '../../kit/record/record.ts';
import { entryOf, replay } from '../../kit/record/replay.ts';
import { say } from '../../kit/say.ts';
import { type Undo, undoAfter } from '../../kit/undo.ts';
import { inPageLanguage } from '../words/you.ts';
import type { LocalGame } from './local-game.ts';
import { type Session, startSession } from './session.ts';

/** The game of a record. Throws a NotationError or ReplayError if that is invalid. `names` and `bots` are those of the record. */
export function reopened(game: GameModule, document: unknown) {
  const { outcomes: dealt = [], moves } = document as GameRecord;
  const entries: HistoryEntry<unknown, unknown>[] = [];
  let undo: Undo<unknown, unknown> | null = null;
  const { state, names, bots } = replay(game, document, {
    onStep(step) {
      const { number, asked } = step;
      entries.push({ ...entryOf(step), outcomes: number === 0 ? dealt : (moves[number - 1]!.outcomes ?? []) });
      if (asked !== null) undo = undoAfter(game.rules, undo, { ...step, asked });
    },
  });
  const local: LocalGame = {
    game,
    begun: { ...(document as GameRecord), ...(names ? { names } : {}), moves: [] },
    entries,
    now: { state, undo, takeBack: 'table', number: entries.length - 1 },
  };
  return { local, names, bots };
}

/** Resumes a game from its record. Rejects with a NotationError or ReplayError if it is invalid. */
export async function resumeSession(
  game: GameModule,
  document: unknown,
  nameOf: (player: number) => string,
): Promise<Session> {
  const levels = (await game.bots()).map(({ name }) => name);
  const { local, names, bots } = reopened(game, document);
  const players = Array.from({ length: game.rules.players(local.now.state) }, (_, player) => player);
  return {
    game,
    // Whoever wrote the record may have called two people the same.
    names: distinctNames(
      players.map((player) => {
        const name = names?.[player] ?? '';
        return name === '' ? nameOf(player) : inPageLanguage(name);
      }),
    ),
    // A person replaces a bot that this page does not know.
    bots: players.map((player) => levels.find((level) => level === bots?.[player]) ?? null),
    local,
  };
}

/** The game that a document names; null if none. */
export function gameOf(document: unknown): string | null {
  const { format } = (document ?? {}) as { format?: unknown };
  return gameIds.find((id) => typeof format === 'string' && format.startsWith(`${id} `)) ?? null;
}

/** The same; throws a NotationError if it names none. */
export const namedGame = (document: unknown): string =>
  gameOf(document) ?? fail({ value: document, path: '' }, say`it belongs to none of the games here`);

/** Whether a document is a position of a game, in any version. */
export const isPosition = ({ notation }: GameModule, document: unknown): boolean => {
  const { format } = (document ?? {}) as { format?: unknown };
  return typeof format === 'string' && format.startsWith(notation.positionFormat.replace(/\d+$/, ''));
};

/** Opens a file's text: a record to continue, or a start position. Rejects with an error that says what is wrong. */
export async function openText(text: string, nameOf: (player: number) => string, chance: Chance): Promise<Session> {
  const document = parsedText(text);
  const game = await loadGame(namedGame(document));
  if (!isPosition(game, document)) return resumeSession(game, document, nameOf);
  const session = startSession(game, { position: document }, [], chance);
  const names = session.bots.map((_, player) => nameOf(player));
  return { ...session, names, local: { ...session.local, begun: { ...session.local.begun, names } } };
}
