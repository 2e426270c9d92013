/** The history by turns: what each player did, and a short summary for the recap. */
import type { HistoryEntry } from '../../../../kit/module.ts';
import type { Naming } from '../naming.ts';
import type { Locale } from '../words.ts';
import { nicheText, selectionText } from '../card-names.ts';
import { EMPTY, LETTERS } from '../../rules/components.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';

type History = readonly HistoryEntry<Move, GameEvent>[];

export interface Turn {
  readonly player: number;
  readonly events: readonly GameEvent[];
}

/** The last turns, or the game, begin within this many entries. */
const MAX_ENTRIES = 120;

/** The last turns of a history, the newest at the end, without the setup. */
function lastTurns(history: History): Turn[] {
  const turns: { player: number; events: GameEvent[] }[] = [];
  for (const { events } of history.slice(-MAX_ENTRIES)) {
    for (const event of events) {
      if (event.event === 'turn') turns.push({ player: event.player, events: [] });
      else turns.at(-1)?.events.push(event);
    }
  }
  return turns;
}

/** The latest events: the current turn, or the previous one when it has only just begun. Before the first turn, the last move. */
export function turnSoFar(history: History): readonly GameEvent[] {
  const turns = lastTurns(history);
  const last = turns.findLast(({ events }) => events.length > 0);
  return last?.events ?? history.at(-1)?.events ?? [];
}

/** The turns of the others since a player's own last one; none while that player's turn has not begun. */
export function turnsSince(history: History, player: number): Turn[] {
  const turns = lastTurns(history);
  const now = turns.pop();
  if (now?.player !== player) return [];
  return turns.slice(turns.findLastIndex((turn) => turn.player === player) + 1);
}

/** A turn in a few clauses: "rolls 4: Natural Selection; draws Plague D; loses 3 colonies". */
export function turnText({ events }: Turn, words: Locale, naming: Naming): string {
  const { recap } = words;
  const of = <Kind extends GameEvent['event']>(kind: Kind) =>
    events.filter((event): event is Extract<GameEvent, { event: Kind }> => event.event === kind);
  // With cards in hand one adapts before the roll; with a drawn card later.
  const adapted = (by: 'cards' | 'card'): readonly string[] => {
    const letters = of('adapted').flatMap((event) =>
      (event.by === 'cards') === (by === 'cards') ? [LETTERS[event.domain]!] : [],
    );
    return letters.length > 0 ? [recap.adapts({ letters: letters.join(', ') })] : [];
  };
  const placed = of('placed');
  const victims = placed.flatMap(({ supplanted }) => (supplanted === null ? [] : [naming.player(supplanted)]));
  const drawn = of('drewMutation').length;
  const lost = of('removed').reduce((sum, { squares }) => sum + squares.length, 0);
  const returned = of('returned').flatMap(({ niches }) => niches.map(nicheText));
  const advanced = of('advanced').at(-1);
  const rolled = of('rolled').at(-1);
  const moved = of('moved').at(-1);
  return [
    ...adapted('cards'),
    ...(rolled && moved ? [recap.rolls({ rolled: rolled.rolled, square: naming.square(moved.to) })] : []),
    ...of('drewSelection').map(({ card }) => recap.draws({ card: selectionText(card, words.cards) })),
    ...of('jumped').map(({ to }) => recap.jumps({ square: naming.square(to) })),
    ...of('environment').map(({ domain, from, to }) =>
      recap[from === to ? 'stays' : 'changes']({
        letter: LETTERS[domain]!,
        colour: to === EMPTY ? words.empty() : naming.colour(to),
      }),
    ),
    ...adapted('card'),
    ...(drawn > 0 ? [recap.cards({ count: drawn })] : []),
    ...(placed.length > 0
      ? [recap.places({ count: placed.length, victims: [...new Set(victims)].join(', ') || null })]
      : []),
    ...(lost > 0 ? [recap.loses({ colonies: lost })] : []),
    ...(returned.length > 0 ? [recap.returns({ niches: returned.join(', ') })] : []),
    ...(advanced ? [recap.advances({ stage: naming.stage(advanced.to) })] : []),
  ].join('; ');
}
