/** The drawn timeline: rounds and phases, higher where much happened, with a slider over it. */
import { type CSSProperties, type PointerEvent, memo, useEffect, useRef, useState } from 'react';
import { type Timeline, liveliness } from '../../kit/record/timeline.ts';
import { newFrames } from '../../ui/motion/after-paint.ts';

declare module 'react' {
  // Custom properties are styles too.
  interface CSSProperties {
    '--at'?: string;
  }
}

/** Rounds narrower than this share of the track are not numbered. */
const LABELLED = 0.035;

interface TrackProps {
  timeline: Timeline;
  at: number;
  label: string;
  /** The point in words. */
  text: string;
  onGo: (point: number) => void;
}

/** The part that does not change while stepping. */
const Background = memo(function Background({ timeline }: { timeline: Timeline }) {
  const { stops, last, asked } = timeline;
  const width = Math.max(1, last);
  const rounds = stops.round.slice(0, -1).map((from, i) => ({ from, to: stops.round[i + 1]! }));
  const phases = liveliness(timeline, 'phase').slice(0, -1);
  return (
    <>
      <svg
        className="replay-track-drawing"
        viewBox={`0 0 ${String(width)} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {rounds.map(({ from, to }, i) => (
          <rect key={from} x={from} width={to - from} height="100" className={i % 2 === 0 ? '' : 'replay-odd'} />
        ))}
        {phases.map(({ point, share }, i) => {
          const to = stops.phase[i + 1]!;
          const height = 8 + 72 * Math.sqrt(share);
          return (
            <rect
              key={point}
              className="replay-phase"
              x={point}
              width={Math.max(0, to - point)}
              y={100 - height}
              height={height}
            />
          );
        })}
      </svg>
      <span className="replay-rounds" aria-hidden="true">
        {rounds.map(
          ({ from, to }) =>
            (to - from) / width > LABELLED &&
            asked[from]?.round !== undefined && (
              <span key={from} style={{ '--at': `${String((100 * from) / width)}%` } satisfies CSSProperties}>
                {asked[from].round}
              </span>
            ),
        )}
      </span>
    </>
  );
});

export function Track({ timeline, at, label, text, onGo }: TrackProps) {
  // While dragging, the thumb follows the pointer at once; the board catches up after that frame. After a click both change in the same frame.
  const [dragged, setDragged] = useState<number | null>(null);
  const [frames] = useState(newFrames);
  useEffect(
    () => () => {
      frames.cancel();
    },
    [frames],
  );
  const isDragging = useRef(false);
  const follow = ({ type, buttons }: PointerEvent): void => {
    isDragging.current = type === 'pointermove' && buttons !== 0;
  };
  const shown = dragged ?? at;
  return (
    <div className="replay-track">
      <Background timeline={timeline} />
      <span
        className="replay-now"
        style={{ '--at': `${String((100 * shown) / Math.max(1, timeline.last))}%` } satisfies CSSProperties}
        aria-hidden="true"
      />
      <input
        type="range"
        min={0}
        max={timeline.last}
        value={shown}
        aria-label={label}
        aria-valuetext={text}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerUp={follow}
        onChange={(event) => {
          const to = Number(event.target.value);
          if (!isDragging.current) {
            frames.cancel();
            setDragged(null);
            onGo(to);
            return;
          }
          setDragged(to);
          frames.after(() => {
            setDragged(null);
            onGo(to);
          });
        }}
      />
    </div>
  );
}
