/** Who looks at a table, through several processes: whoever has hidden the page does not. */
import { expect, it } from '@jest/globals';
import { Presence } from '../../server/sockets/presence.ts';

/** Two processes that hear each other. */
function twoProcesses(): [Presence, Presence] {
  const one = new Presence('one');
  const other = new Presence('other');
  one.share(
    (message) => {
      other.receive(structuredClone(message));
    },
    () => undefined,
  );
  other.share(
    (message) => {
      one.receive(structuredClone(message));
    },
    () => undefined,
  );
  return [one, other];
}

it('somebody looks as long as one of their pages is shown, here or in another process', () => {
  const [one, other] = twoProcesses();
  const seen = (): boolean[] => [one.isLooking('a', 0), other.isLooking('a', 0)];
  expect(seen()).toEqual([false, false]);
  one.arrive('a', 0);
  one.arrive('a', 0);
  expect(seen()).toEqual([true, true]);
  expect(one.hide('a', 0, 1)).toBe(false);
  expect(seen()).toEqual([true, true]);
  expect(one.hide('a', 0, 1)).toBe(true);
  expect(seen()).toEqual([false, false]);
  expect([one.isHere('a', 0), other.isHere('a', 0)]).toEqual([true, true]);
  other.arrive('a', 0);
  expect(seen()).toEqual([true, true]);
  expect(one.hide('a', 0, -1)).toBe(false);
  other.depart('a', 0);
  expect(seen()).toEqual([true, true]);
});

it('a process that comes later learns who looks', () => {
  const messages: ((message: Parameters<Presence['receive']>[0]) => void)[] = [];
  const one = new Presence('one');
  one.arrive('a', 0);
  one.arrive('b', 1);
  one.hide('b', 1, 1);
  const late = new Presence('late');
  one.share(
    (message) => {
      for (const send of messages) send(structuredClone(message));
    },
    () => undefined,
  );
  messages.push((message) => {
    late.receive(message);
  });
  late.share(
    (message) => {
      one.receive(structuredClone(message));
    },
    () => undefined,
  );
  one.beat();
  expect([late.isLooking('a', 0), late.isHere('b', 1), late.isLooking('b', 1)]).toEqual([true, true, false]);
});
