/** The pages by the hash of the address. */
import { GAMES, gameIds } from '../games/index.ts';

export type Route =
  /** The home page, showing a game. */
  | { page: 'home'; game: string }
  /** Starts a game against bots, or one that only bots play. */
  | { page: 'play' | 'watch'; game: string }
  /** The options of a new game on this device: against bots, or among people. */
  | { page: 'setup' | 'together'; game: string }
  /** The game that is played on this device. */
  | { page: 'game'; game: string }
  /** The games of this device that can be continued. */
  | { page: 'games' }
  | { page: 'rules'; game: string }
  /** Games to watch, lessons, the editor; the further parts of the address depend on the page. */
  | { page: (typeof WITH_PARTS)[number]; game: string; parts: readonly string[] }
  | { page: 'lobby' }
  /** The person who uses this browser. */
  | { page: 'account' }
  /** A link to use another device. */
  | { page: 'link'; code: string }
  /** Links of mails. */
  | { page: 'mail' | 'unsubscribe'; code: string }
  /** The options of a new table online. */
  | { page: 'new'; game: string }
  /** An online table; with `watch`, as a spectator. */
  | { page: 'table'; game: string; matchID: string; watch: boolean }
  /** A personal link: it opens a seat. */
  | { page: 'personal'; game: string; matchID: string; playerID: string; credentials: string };

/** The game of an address that names none. */
const FIRST = GAMES[0]!.id;

const WITH_PARTS = ['replay', 'learn', 'editor'] as const;
const OF_A_GAME = ['home', 'play', 'watch', 'setup', 'together', 'game', 'rules', 'new'] as const;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** The page of a hash; the home page if it is invalid. */
export function routeOf(hash: string): Route {
  const [page = '', ...parts] = hash.replace(/^#/, '').split('/').map(decoded);
  // Old addresses of tables named no game.
  const [game, ...rest] = gameIds.includes(parts[0] ?? '') ? parts : [FIRST, ...parts];
  const known = OF_A_GAME.find((each) => each === page);
  if (known !== undefined) return { page: known, game: game! };
  const withParts = WITH_PARTS.find((each) => each === page);
  if (withParts !== undefined) return { page: withParts, game: game!, parts: rest };
  if (page === 'lobby' || page === 'games' || page === 'account') return { page };
  if (page === 'link' || page === 'mail' || page === 'unsubscribe') return { page, code: parts[0] ?? '' };
  const [matchID = '', playerID = '', credentials = ''] = rest;
  if (page !== 'table' || matchID === '') return { page: 'home', game: FIRST };
  if (playerID !== '' && credentials !== '') {
    return { page: 'personal', game: game!, matchID, playerID, credentials };
  }
  return { page: 'table', game: game!, matchID, watch: playerID === 'watch' };
}

/** The hash of a page. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'games':
    case 'account':
      return `#${route.page}`;
    case 'table':
      return `#table/${route.game}/${encodeURIComponent(route.matchID)}${route.watch ? '/watch' : ''}`;
    case 'link':
    case 'mail':
    case 'unsubscribe':
      return `#${route.page}/${encodeURIComponent(route.code)}`;
    case 'personal':
      return `#table/${[route.game, route.matchID, route.playerID, route.credentials].map(encodeURIComponent).join('/')}`;
    case 'replay':
    case 'learn':
    case 'editor':
      return `#${[route.page, route.game, ...route.parts.map(encodeURIComponent)].join('/')}`;
    case 'home':
      return route.game === FIRST ? '#' : `#home/${route.game}`;
    default:
      return `#${route.page}/${route.game}`;
  }
}

/** The hash of a table. */
export const tableHash = (game: string, matchID: string): string =>
  hashOf({ page: 'table', game, matchID, watch: false });

/** The address of a page, for sending to others. */
export const addressOf = (route: Route): string => new URL(hashOf(route), window.location.href).href;

/** The address of a finished game of the server, opened at its end: for everybody, with a seat or without. */
export const endedAddress = (game: string, matchID: string): string =>
  addressOf({ page: 'replay', game, parts: ['match', matchID, 'end'] });

/** The hash of the table that an address or a match ID refers to; null if it is neither. */
export function tableIn(text: string): string | null {
  const trimmed = text.trim();
  const hash = /#table\/[^\s]+$/.exec(trimmed)?.[0];
  if (hash === undefined) return /^[\w-]+$/.test(trimmed) ? tableHash(FIRST, trimmed) : null;
  return hashOf(routeOf(hash));
}
