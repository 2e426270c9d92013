/**
 * Any storage for boardgame.io's own `Server`, for games with secrets. To everybody who comes to a table that server sends the
 * first state as it is stored: all hands as they were dealt, and in games that have it the seed of every draw to come.
 */
import type { Game, Server, State, StorageAPI } from 'boardgame.io';

/** What every storage of boardgame.io has, whether it answers at once or later. */
interface AnyStorage {
  fetch(id: string, options: StorageAPI.FetchOpts): unknown;
}

type Found = Partial<StorageAPI.FetchFields>;

/** A state as a spectator may know it, without what plugins store. */
function forSpectators(state: State, { playerView }: Pick<Game, 'playerView'>): State {
  const { ctx } = state;
  const G = state.G as unknown;
  return {
    ...(state as State<unknown>),
    G: playerView === undefined ? G : (playerView({ G, ctx, playerID: null }) as unknown),
    plugins: {},
    _undo: [],
    _redo: [],
  };
}

/**
 * The same storage, which gives the first state of a match as a spectator may know it. Of a game that is not among `games` only
 * what plugins store is left out.
 *
 *     Server({ games: [CardGame], db: withoutSecrets(new FlatFile({ dir: 'games' }), [CardGame]) })
 */
export function withoutSecrets<Storage extends AnyStorage>(storage: Storage, games: readonly Game[]): Storage {
  const gameOf = (metadata: Server.MatchData | undefined): Game =>
    games.find(({ name = 'default' }) => name === metadata?.gameName) ?? {};
  const shown = (found: Found, { metadata: isAsked }: StorageAPI.FetchOpts): Found => {
    const { metadata, ...rest } = found;
    const { initialState } = found;
    return {
      ...rest,
      ...(initialState === undefined ? {} : { initialState: forSpectators(initialState, gameOf(metadata)) }),
      ...(isAsked === true && metadata !== undefined ? { metadata } : {}),
    };
  };
  const fetch = (id: string, options: StorageAPI.FetchOpts): unknown => {
    if (options.initialState !== true) return storage.fetch(id, options);
    const found = storage.fetch(id, { ...options, metadata: true });
    return found instanceof Promise
      ? found.then((each: Found) => shown(each, options))
      : shown(found as Found, options);
  };
  return new Proxy(storage, {
    get(target, name) {
      if (name === 'fetch') return fetch;
      // Private fields belong to the storage itself.
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
