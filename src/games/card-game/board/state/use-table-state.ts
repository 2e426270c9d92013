/** The table as this screen shows it: whose hand, which answers, and what the current one would change. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps, HistoryEntry } from '../../../../kit/module.ts';
import { useAtOnce } from '../../../../ui/at-once.ts';
import { useAfterPaint } from '../../../../ui/after-paint.ts';
import { useLayout } from '../../../../ui/use-layout.ts';
import { type Narration, type Pace, SLOWER, useNarration } from '../../../../ui/use-narration.ts';
import type { GameEvent } from '../../rules/chance.ts';
import { DISCARD, type Move, PLAY, kindOf, valueOf } from '../../rules/moves.ts';
import { legalMoves } from '../../rules/play.ts';
import { type State, cardsOf } from '../../rules/state.ts';
import { useWords } from '../locales/locale.ts';
import { outlookOf } from './outlook.ts';
import { previewOf } from './preview.ts';
import type { Table } from './table.ts';

/** Whose hand is shown: the seat of this screen that is to move, or its only one; if it has none, the seat it looks from. */
function handShown(s: State, seats: readonly number[], looksFrom: number | null): number | null {
  if (seats.length === 0) return looksFrom;
  return !s.over && seats.includes(s.active) ? s.active : seats.length === 1 ? seats[0]! : null;
}

const NO_MOVES: ReadonlySet<Move> = new Set();

/** The answer to the open question that names a card of the hand; undefined where there is none. */
const answerWith = (legal: ReadonlySet<Move>, card: number): Move | undefined =>
  [PLAY | card, DISCARD | card].find((move) => legal.has(move));

/** How long another player's move stays on the table before the next is shown, in milliseconds; one's own moves need no time. */
function readingTime(entry: HistoryEntry<Move, GameEvent> | undefined, pace: Pace, isOwn: boolean): number {
  if (entry === undefined || isOwn) return 0;
  const isScored = entry.events.some(({ event }) => event === 'round over');
  return (isScored ? 2600 : 900 + 250 * Math.min(4, entry.events.length)) * SLOWER[pace];
}

/** What a board receives, in the form its parts read. */
export function useTableState(props: BoardProps<State, Move, GameEvent>): {
  readonly table: Table;
  /** What the parts around the bar show: the bar reacts to a click at once, they follow as soon as that is on the screen. */
  readonly shown: { readonly table: Table; readonly history: readonly HistoryEntry<Move, GameEvent>[] };
  /** What is shown; it may lag behind what has happened. */
  readonly narration: Narration<State, HistoryEntry<Move, GameEvent>>;
  /** The hand card under the pointer, or advised by a bot. */
  readonly picked: number | null;
  readonly pick: (card: number | null) => void;
} {
  const { names, seats, looksFrom = null, isWatched = false, onMove, pace = 'fast', advice } = props;
  const words = useWords();
  const layout = useLayout();
  const isAsked = props.state.over || seats.includes(props.state.active);
  const shownPace = pace === 'step' ? 'fast' : pace;
  const narration = useNarration(props.state, props.history, seats, shownPace, isAsked, readingTime);
  const { state: s, isBehind } = narration;
  const me = handShown(s, seats, looksFrom);
  const [pointed, setPointed] = useState<Move | null>(null);
  const [chosen, pick] = useState<number | null>(null);

  const legal = useMemo(
    () => (s.over || isBehind || !seats.includes(s.active) ? NO_MOVES : new Set(legalMoves(s))),
    [s, isBehind, seats],
  );
  const now = useMemo(() => outlookOf(s), [s]);
  const hinted = advice?.move ?? null;
  const hintedCard = hinted !== null && [PLAY, DISCARD].some((kind) => kindOf(kind) === kindOf(hinted));
  // A card that has left the hand is no longer under the pointer; without one, what a bot advises is shown.
  const picked =
    [chosen, hintedCard ? valueOf(hinted) : null].find(
      (card) => card !== null && me !== null && s.hands[me]!.includes(card),
    ) ?? null;
  const inQuestion = pointed ?? (picked === null ? hinted : (answerWith(legal, picked) ?? null));
  const preview = useMemo(
    () => (inQuestion !== null && legal.has(inQuestion) ? previewOf(s, inQuestion) : null),
    [s, legal, inQuestion],
  );
  // A target that is still on the screen after its question also counts if its answer has become legal by now.
  const legalNow = useRef(legal);
  useEffect(() => {
    legalNow.current = legal;
  });
  const table = useMemo(
    (): Table => ({
      s,
      cards: cardsOf(s),
      names,
      layout,
      me,
      isWatched,
      legal,
      answer: (move) => {
        if (!legalNow.current.has(move)) return;
        pick(null);
        setPointed(null);
        onMove(move);
      },
      pointAt: setPointed,
      hinted,
      now,
      preview,
      biomeName: (biome) => {
        const name = cardsOf(s).table.biomes[biome]?.name ?? '';
        return words.biomeNames[name] ?? name;
      },
    }),
    [s, names, layout, me, isWatched, legal, onMove, hinted, now, preview, words],
  );
  const current = useMemo(() => ({ table, history: narration.history }), [table, narration.history]);
  const painted = useAfterPaint(current, useAtOnce());
  // What is only pointed at is looked at where the pointer is, and at once.
  const shown = painted.table.s === s ? current : painted;
  return { table, shown, narration, picked, pick };
}
