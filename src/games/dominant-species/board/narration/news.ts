/** What the narration says while others decide, and at the start of one's turn. */
import { FORFEIT } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { type Happening, type HistoryEntry, type Narrated, sectionsOf, turnsOf } from '../state/history.ts';
import { byTheRules, eventsSince } from '../state/since.ts';

/** What happened from a turn on. */
const happeningsFrom = (turn: number, history: readonly HistoryEntry[], s: State): Happening[] =>
  turnsOf(history, s)
    .filter((each) => each.turn >= turn)
    .flatMap((each) => sectionsOf(each, s))
    .flatMap(({ happenings }) => happenings);

const isSameAction = (one: Happening, other: Happening): boolean =>
  one.by === other.by && one.acts === other.acts && one.card === other.card && one.phase === other.phase;

/** The parts of happenings that some events belong to. */
function limitedTo(happenings: readonly Happening[], events: ReadonlySet<unknown>): Happening[] {
  return happenings.flatMap((each) => {
    const [first, ...more] = each.events.filter((event) => events.has(event));
    return first === undefined ? [] : [{ ...each, events: [first, ...more] as [Narrated, ...Narrated[]] }];
  });
}

/** Whether a happening only says what was drawn: it is seen on the display. */
const isDraw = ({ events: [{ event }] }: Happening): boolean => event === 'drawn' || event === 'tile up';

/**
 * The last move of a history, by action: all that the pawn or card has done so far, and what the rules did next, the Reset for
 * example. Of the moves of players at this screen only the latter is news.
 */
export function latestActions(
  history: readonly HistoryEntry[],
  s: State,
  seats: readonly number[],
): readonly (readonly Happening[])[] {
  const last = history.at(-1);
  if (last === undefined) return [];
  const isOwn = last.player !== null && seats.includes(last.player);
  const all = happeningsFrom(last.turn, history, s);
  const events = new Set<unknown>(isOwn ? byTheRules(last) : last.events);
  let from = all.findIndex((each) => each.events.some((event) => events.has(event)));
  // A forfeited action is narrated with its pawn, which began to act with an earlier move.
  if (!isOwn && (from < 0 || last.move === FORFEIT)) {
    const before = from < 0 ? all.length - 1 : from - 1;
    if (from < 0 || all[before]?.events[0].event === 'acts') from = before;
  }
  const first = all[from];
  if (first === undefined) return [];
  if (first.events[0].event !== 'pawn' && !isOwn) {
    while (from > 0 && isSameAction(all[from - 1]!, first)) from--;
  }
  const actions: Happening[][] = [];
  for (const each of all.slice(from)) {
    if (isDraw(each)) continue;
    const action = actions.at(-1);
    if (action !== undefined && isSameAction(action[0]!, each)) action.push(each);
    else actions.push([each]);
  }
  return actions;
}

/** Everything that happened since a player's own last move, with what the rules did after it; planned pawns are left out. */
export function happenedSince(history: readonly HistoryEntry[], s: State, player: number): Happening[] {
  const own = history.findLast((entry) => entry.player === player);
  if (own === undefined) return [];
  return limitedTo(happeningsFrom(own.turn, history, s), new Set(eventsSince(history, player))).filter(
    ({ events: [{ event }] }) => event !== 'acts' && event !== 'pawn',
  );
}
