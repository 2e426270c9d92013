/** Server processes that exchange who is here, by a clock and over a connection of the test's own. */
import { Presence } from '../../../server/sockets/presence.ts';

export interface Presences {
  /** Milliseconds. */
  time: number;
  /** While true, messages do not arrive. */
  isCut: boolean;
  /** Starts a process. */
  readonly start: (name: string) => Presence;
  /** Ends the process that was started first. */
  readonly endFirst: () => void;
}

export function presences(): Presences {
  const processes: Presence[] = [];
  const world: Presences = {
    time: 0,
    isCut: false,
    start(name) {
      const started = new Presence(
        name,
        () => world.time,
        (message) => {
          if (!world.isCut) for (const process of processes) process.receive(message);
        },
      );
      processes.push(started);
      return started;
    },
    endFirst: () => void processes.shift(),
  };
  return world;
}
