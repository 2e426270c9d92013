/** Motion and sounds of what has happened. Loaded after the table: nothing waits for it. */
import { useEffect, useState } from 'react';
import { isHurried } from '../../ui/motion/hurry.ts';
import { prefersLessMotion } from '../../ui/motion/motion.ts';
import { playSoundsOf } from '../../ui/sound.ts';
import type { Entry, Flight, GameTypes, Motion as MotionOf } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';
import { Moments } from '../moments/Moments.tsx';
import { type Moment, momentsOf } from '../moments/moments.ts';
import { Flights } from './Flights.tsx';

/** At most so many pieces fly after one move: they start one after another, and a few are in the air at the same time. */
const MOST = 32;

const NOTHING: readonly never[] = [];

interface Shown<G extends GameTypes> {
  readonly state: G['State'];
  readonly history: readonly Entry<G>[];
  /** What has just happened; nothing when moves were taken back. */
  readonly events: readonly G['Event'][];
  readonly flights: readonly Flight<G['Piece']>[];
  readonly moments: readonly Moment[];
}

/** What the last move has caused that was not shown before: a move may be shown step by step. Nothing if moves were taken back. */
function freshEvents<G extends GameTypes>(
  before: readonly Entry<G>[],
  history: readonly Entry<G>[],
): readonly G['Event'][] {
  const last = history.at(-1)?.events ?? NOTHING;
  if (history.length > before.length) return last;
  const shown = before.at(-1)?.events ?? NOTHING;
  const goesOn = history.length === before.length && shown.length > 0 && shown.every((event, i) => event === last[i]);
  return goesOn ? last.slice(shown.length) : NOTHING;
}

/** Shows the events of a new move by flying pieces and sounds. What returns by undoing is not shown again. */
export function Motion<G extends GameTypes>({ motion }: { motion: MotionOf<G> }) {
  const { board, page, root } = useFrame<G>();
  const table = useTable<G>();
  const { state, history } = table;
  const [shown, setShown] = useState<Shown<G>>({
    state,
    history,
    events: NOTHING,
    flights: NOTHING,
    moments: NOTHING,
  });
  let now = shown;
  if (shown.history !== history) {
    const events = freshEvents<G>(shown.history, history);
    const flies = events.length > 0 && !prefersLessMotion() && !isHurried();
    // Whoever wants no pauses, or goes through a replay, is not to be stopped by words either.
    const isNarrated = flies && page.pace !== undefined && page.pace !== 'fast';
    now = {
      state,
      history,
      events,
      flights: flies ? motion.flights(events, shown.state, state).slice(0, MOST) : NOTHING,
      moments: isNarrated ? momentsOf(board, motion, table, events, shown.state) : NOTHING,
    };
    setShown(now);
  }
  const { events, flights, moments } = now;
  useEffect(() => {
    if (events.length > 0) playSoundsOf(events, motion.sounds);
  }, [events, motion]);
  const { Piece } = motion;
  return (
    <>
      <Moments moments={moments} />
      <Flights<G['Piece']>
        root={root}
        flights={flights}
        delay={motion.delay?.(events, state) ?? 0}
        draw={(piece) => <Piece piece={piece} />}
        locate={motion.locate}
      />
    </>
  );
}
