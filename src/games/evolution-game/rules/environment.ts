/** The environment: setting the colour of a domain. */
import { BLACK, DOMAINS, EMPTY, WHITE } from './components.ts';
import type { Cause, GameChance } from './events.ts';
import { type State, tables } from './state.ts';

/** Rolls the environment die and sets a domain: a colour, empty for white, the roller's own colour there for black. */
export function setDomainByDie(s: State, player: number, domain: number, by: Cause, chance: GameChance): void {
  const face = chance.draw('environment', tables(s).environmentDie);
  const own = s.genePool[player * DOMAINS + domain]!;
  setDomain(s, player, domain, face === WHITE ? EMPTY : face === BLACK ? own : face, face, by, chance);
}

/** Sets a domain's colour. `face` is null if no die was rolled. */
export function setDomain(
  s: State,
  player: number,
  domain: number,
  to: number,
  face: number | null,
  by: Cause,
  chance: GameChance,
): void {
  const from = s.domain[domain]!;
  s.domain[domain] = to;
  chance.emit?.({ event: 'environment', player, domain, face, from, to, by });
}
