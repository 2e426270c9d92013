/** The online pages by what stands behind the `#` of the page's address. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  /** A table; `watch` for those who want no seat. */
  | { page: 'table'; matchID: string; watch: boolean }
  /** A personal link: it opens a seat. */
  | { page: 'personal'; matchID: string; playerID: string; credentials: string };

const decoded = (part: string | undefined): string => {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return '';
  }
};

/** The page that a hash leads to; the lobby for one that leads nowhere. */
export function routeOf(hash: string): Route {
  const [page, ...parts] = hash.replace(/^#/, '').split('/');
  const [matchID = '', playerID = '', credentials = ''] = parts.map(decoded);
  if (page === 'new') return { page };
  if (page !== 'table' || matchID === '') return { page: 'lobby' };
  if (playerID !== '' && credentials !== '') return { page: 'personal', matchID, playerID, credentials };
  return { page: 'table', matchID, watch: playerID === 'watch' };
}

/** The hash that leads to a page. */
export function hashOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'new':
      return `#${route.page}`;
    case 'table':
      return `#table/${encodeURIComponent(route.matchID)}${route.watch ? '/watch' : ''}`;
    case 'personal':
      return `#table/${[route.matchID, route.playerID, route.credentials].map(encodeURIComponent).join('/')}`;
  }
}

/** The hash of a table. */
export const tableHash = (matchID: string): string => hashOf({ page: 'table', matchID, watch: false });

/** The address of a page, to be sent to others. */
export const addressOf = (route: Route): string => new URL(hashOf(route), window.location.href).href;

/** The match that an address or a bare match ID means; null if it is neither. */
export function matchIn(text: string): string | null {
  const trimmed = text.trim();
  const hash = /#table\/[^\s]+$/.exec(trimmed)?.[0];
  if (hash === undefined) return /^[\w-]+$/.test(trimmed) ? tableHash(trimmed) : null;
  return hashOf(routeOf(hash));
}
