/** Who is adapted where, where colonies may be placed, and which niches are established (rules §2). */
import { ALL_DOMAINS, BITS, DOMAINS, EMPTY, MAX_NICHES, NOTHING, WHOLE_DOMAIN } from './components.ts';
import type { State } from './state.ts';

export const isAdapted = (s: State, player: number, domain: number): boolean =>
  s.domain[domain] === EMPTY || s.domain[domain] === s.genePool[player * DOMAINS + domain];

/** The domains a player is adapted to, as a mask. */
export function adaptedDomains(s: State, player: number): number {
  const { domain, genePool } = s;
  const pool = player * DOMAINS;
  let mask = 0;
  for (let d = 0; d < DOMAINS; d++) {
    const colour = domain[d]!;
    if (colour === EMPTY || colour === genePool[pool + d]) mask |= 1 << d;
  }
  return mask;
}

export const unadaptedDomains = (s: State, player: number): number => ALL_DOMAINS & ~adaptedDomains(s, player);

/** The squares of a domain where an adapted player may place, as a mask: free ones, and those of unadapted rivals. */
export function openSquares(s: State, player: number, domain: number): number {
  let closed = s.colonies[player * DOMAINS + domain]!;
  for (let rival = 0; rival < s.players; rival++) {
    if (rival !== player && isAdapted(s, rival, domain)) closed |= s.colonies[rival * DOMAINS + domain]!;
  }
  return WHOLE_DOMAIN & ~closed;
}

/** Whether a player could place a colony in any domain of a mask now. */
export function canPlace(s: State, player: number, among: number): boolean {
  if (s.store[player] === 0) return false;
  for (let domain = 0; domain < DOMAINS; domain++) {
    if ((among >> domain) & 1 && isAdapted(s, player, domain) && openSquares(s, player, domain) !== 0) return true;
  }
  return false;
}

/** The domains where a player is adapted and has a colony, as a mask. */
export function settledDomains(s: State, player: number): number {
  let mask = 0;
  for (let d = 0; d < DOMAINS; d++) {
    if (s.colonies[player * DOMAINS + d] !== 0 && isAdapted(s, player, d)) mask |= 1 << d;
  }
  return mask;
}

/** The indices in a player's hand of the niches they are established in, as a mask. */
export function establishedNiches(s: State, player: number): number {
  const settled = settledDomains(s, player);
  let mask = 0;
  for (let i = 0; i < MAX_NICHES; i++) {
    const niche = s.niches[player * MAX_NICHES + i]!;
    if (niche === 0) break;
    if ((niche & ~settled) === 0) mask |= 1 << i;
  }
  return mask;
}

/** The owner of the colony on a square (domain * 9 + square), or NOTHING. */
export function ownerOf(s: State, domain: number, square: number): number {
  for (let player = 0; player < s.players; player++) {
    if ((s.colonies[player * DOMAINS + domain]! >> square) & 1) return player;
  }
  return NOTHING;
}

/** Colonies of a player in a domain. */
export const colonyCount = (s: State, player: number, domain: number): number =>
  BITS[s.colonies[player * DOMAINS + domain]!]!;
