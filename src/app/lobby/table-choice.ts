/** How the host wants a table to be. */
import type { ClockSettings } from '../../kit/online/clock.ts';
import type { TimeOut } from '../../kit/online/wire.ts';

export interface TableChoice {
  readonly unlisted: boolean;
  /** Whether several people may join from one internet address: always allowed at tables by link. */
  readonly shared: boolean;
  readonly hints: boolean;
  /** Hours after which an absent player may be replaced; null: never. */
  readonly awayAfter: number | null;
  readonly clock: ClockSettings | null;
  /** Whether the clock was chosen, rather than being what is usual at such a table. */
  readonly isPaceChosen: boolean;
  readonly timeOut: TimeOut;
  readonly spectators: boolean;
  readonly unrated: boolean;
}
