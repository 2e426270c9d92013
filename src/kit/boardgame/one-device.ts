/**
 * One device for all seats. There boardgame.io shows the game to nobody in particular, which hides every hand: `oneDevice` shows
 * it to whoever is asked, and boards ask for the whole game that is behind what they are shown.
 */
import type { Game } from 'boardgame.io';

/**
 * What is behind what somebody was shown. It stays in this process: what is sent, stored or copied has nothing behind it. Boards
 * use it only where boardgame.io says that no server is involved.
 */
const behind = new WeakMap<object, object>();

/** Notes what is behind something shown, and returns the latter. */
export function showing<Shown extends object>(shown: Shown, whole: object): Shown {
  behind.set(shown, whole);
  return shown;
}

/** What is behind something shown in this process; undefined if it came from elsewhere. */
export const wholeOf = (shown: unknown): object | undefined =>
  typeof shown === 'object' && shown !== null ? behind.get(shown) : undefined;

/**
 * A game for people who share a device: `Client({ game: oneDevice(CardGame), numPlayers: 2 })` shows whoever is asked their own
 * hand. It is for clients without a board of this project, which does the same by itself, and not for `multiplayer`.
 */
export function oneDevice<State, PluginAPIs extends Record<string, unknown>, SetupData>(
  game: Game<State, PluginAPIs, SetupData>,
): Game<State, PluginAPIs, SetupData> {
  const { playerView } = game;
  if (playerView === undefined) return game;
  return {
    ...game,
    playerView: (context) =>
      playerView({ ...context, playerID: context.playerID ?? context.ctx.currentPlayer }) as unknown,
  };
}
