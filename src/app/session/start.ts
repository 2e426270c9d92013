/** Starts games on this device and archives the previous one. */
import { loadGame } from '../../games/index.ts';
import type { GameMeta } from '../../kit/module.ts';
import { freshChance } from '../bots/chance.ts';
import type { WordsOf } from '../words/words.ts';
import { hashOf } from '../route.ts';
import { storeReminders } from '../storage/preferences.ts';
import { archive, save } from '../storage/saved-games.ts';
import { seatNames } from '../ui/seat-names.ts';
import { progressOf, recordOf } from './local-game.ts';
import { type Session, startSession } from './session.ts';

/** The session that the game page opens next, and whether the browser stores it. */
interface Opened {
  readonly session: Session;
  readonly isStored: boolean;
}
const opened = new Map<string, Opened>();

/** The session that was just started or opened; undefined once a move has been made: from then on the stored game is current. */
export const openedSession = (game: string): Opened | undefined => opened.get(game);

/** Records that a session has moved on, or that the stored game has to be read again. */
export function closeSession(game: string): void {
  opened.delete(game);
}

/** How often a table was opened, with listeners: the address may not change, since the reader may already be at a table of the same game. */
let openings = 0;
const listeners = new Set<() => void>();

export const openingCount = (): number => openings;

/** Calls back with each opening; returns a function that unsubscribes. */
export function onOpening(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function noteOpening(): void {
  openings += 1;
  for (const listener of listeners) listener();
}

/** Opens the table again, with the stored game. */
export function reopenStored(game: string): void {
  closeSession(game);
  noteOpening();
}

/**
 * Goes to the table with a session. The previous game is archived; if there is no room for it, `confirmLoss` asks whether it may
 * be lost. Returns whether the browser stores the new one. Advice with each decision is for this game alone.
 */
export function openSession(session: Session, confirmLoss: () => boolean, isReminded = false): boolean {
  const { id } = session.game.meta;
  if (!archive(id) && !confirmLoss()) return false;
  const { local, bots } = session;
  storeReminders(isReminded);
  const isStored = save(id, JSON.stringify(recordOf(local)), progressOf(local, bots));
  opened.set(id, { session, isStored });
  window.location.replace(hashOf({ page: 'game', game: id }));
  noteOpening();
  return isStored;
}

/** A game with the default options: one person against bots, or bots alone. */
export async function quickSession(
  { id, quickStart }: GameMeta,
  isWatched: boolean,
  words: WordsOf<'page'>,
): Promise<Session> {
  const game = await loadGame(id);
  const { players, level } = quickStart;
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 && !isWatched ? null : level));
  const names = seatNames(
    bots.map((bot) => ({ name: bot === null ? words.you() : '', bot })),
    words,
  );
  return startSession(game, { options: game.rules.defaultOptions(players) }, names, freshChance(), bots);
}
