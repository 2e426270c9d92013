/** What each player could expect, as curves over the game: place, score or chance of winning. */
import { useState } from 'react';
import type { Expectation } from '../../../kit/analysis/analysis.ts';
import type { Standing, TimelineWords } from '../../../kit/module.ts';
import { ChartPoints } from '../../../ui/ChartPoints.tsx';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import { Choice } from '../Choice.tsx';
import { useWords } from '../../words/words.ts';

interface CurvesProps {
  loaded: LoadedGame;
  /** The table at the end: whose side is whose. */
  state: unknown;
  expected: readonly Expectation[];
  names: readonly string[];
  parts: TimelineWords;
  point: number;
  last: number;
  /** A point in words. */
  pointText: (point: number) => string;
  onGo: (point: number) => void;
}

const WIDTH = 320;
const HEIGHT = 150;
/** Curves differ in colour and dashes; the colours come from the stylesheet, for each scheme. */
const DASHES = ['none', '8 3', '3 3', '10 3 3 3', '6 4', '14 3 3 3 3 3'] as const;

type Shown = 'place' | 'score' | 'winning';

/** The range of the chart and its grid lines; better is above. */
function scaleOf(shown: Shown, expected: readonly Expectation[], players: number) {
  if (shown === 'place') {
    return { worst: players, best: 1, lines: Array.from({ length: players }, (_, i) => i + 1) };
  }
  if (shown === 'winning') return { worst: 0, best: 1, lines: [0, 0.25, 0.5, 0.75, 1] };
  const scores = expected.flatMap(({ players: standings }) => standings.flatMap(({ score }) => score ?? []));
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each <= 5) ?? 200;
  const worst = Math.floor(low / step) * step;
  const best = Math.max(worst + step, Math.ceil(high / step) * step);
  const lines = Array.from({ length: Math.round((best - worst) / step) + 1 }, (_, i) => worst + i * step);
  return { worst, best, lines };
}

interface CurveProps extends Pick<CurvesProps, 'loaded' | 'state'> {
  seat: number;
  d: string;
}

/** The line of a seat: in the colours it has at the table, where those are known outside of it. */
function Curve({ loaded: { ui }, state, seat, d }: CurveProps) {
  const line = ui.seatLine?.(state, seat);
  return (
    <>
      {line !== undefined && <path className="analysis-curve analysis-edge" style={{ stroke: line.edge }} d={d} />}
      <path
        className="analysis-curve"
        data-seat={seat}
        style={line === undefined ? undefined : { stroke: line.colour }}
        d={d}
        strokeDasharray={DASHES[seat % DASHES.length]}
      />
    </>
  );
}

export function Curves({ loaded, state, expected, names, parts, point, last, pointText, onGo }: CurvesProps) {
  const { SeatSign } = loaded.ui;
  const { analysis: words } = useWords('replay');
  const [shown, setShown] = useState<Shown>('place');
  const [pointed, setPointed] = useState<number | null>(null);
  if (expected.length < 2) return null;
  const { worst, best, lines } = scaleOf(shown, expected, names.length);
  const x = (at: number): number => (at / Math.max(1, last)) * WIDTH;
  const y = (value: number): number => HEIGHT * (1 - (value - worst) / (best - worst));
  const text = (value: number): string =>
    shown === 'winning'
      ? words.chance({ winning: value })
      : shown === 'place'
        ? String(value)
        : words.score({ score: value });
  const at = Math.min(
    pointed ??
      Math.max(
        0,
        expected.findLastIndex((each) => each.point <= point),
      ),
    expected.length - 1,
  );
  const latest = expected[at]!;
  const line = (seat: number): string =>
    expected
      .flatMap(({ point: at, players }) => {
        const value = players[seat]?.[shown];
        return value === undefined ? [] : [`${x(at).toFixed(1)} ${y(value).toFixed(1)}`];
      })
      .join('L');
  const said = ({ place, score, winning }: Standing): string =>
    [
      words.place({ place }),
      ...(score === undefined ? [] : [`${words.score({ score })} ${parts.score}`]),
      words.chance({ winning }),
    ].join(' · ');
  return (
    <figure className="analysis-curves">
      <figcaption>
        <span>{words.curves()}</span>
        <Choice
          label={words.curveOf()}
          value={shown}
          options={[
            ['place', words.places()],
            ['score', parts.score],
            ['winning', words.chances()],
          ]}
          onChoose={setShown}
        />
      </figcaption>
      <ChartPoints
        label={words.curves()}
        count={expected.length}
        at={at}
        text={`${pointText(latest.point)}: ${names.map((name, seat) => `${name} ${said(latest.players[seat]!)}`).join(', ')}`}
        onPoint={setPointed}
        onChoose={() => {
          onGo(latest.point);
        }}
      />
      <svg
        viewBox={`-42 -9 ${String(WIDTH + 48)} ${String(HEIGHT + 18)}`}
        role="img"
        aria-label={`${words.curves()}. ${words.ends()}`}
        onClick={(event) => {
          const matrix = event.currentTarget.getScreenCTM();
          if (matrix) onGo(Math.round(((event.clientX - matrix.e) / matrix.a / WIDTH) * last));
        }}
      >
        {lines.map((value) => (
          <g key={value}>
            <path className="analysis-grid" d={`M0 ${String(y(value))}H${String(WIDTH)}`} />
            <text x="-5" y={y(value) + 5}>
              {text(value)}
            </text>
          </g>
        ))}
        {names.map((_, seat) => (
          <Curve key={seat} {...{ loaded, state, seat }} d={`M${line(seat)}`} />
        ))}
        <path
          className="analysis-now"
          d={`M${x(pointed === null ? point : latest.point).toFixed(1)} 0V${String(HEIGHT)}`}
        />
      </svg>
      <ul>
        {names.map((name, seat) => (
          <li key={seat}>
            <svg width="28" height="8" aria-hidden="true">
              <Curve {...{ loaded, state, seat }} d="M0 4H28" />
            </svg>
            {SeatSign !== undefined && <SeatSign state={state} seat={seat} />} <b>{name}</b>{' '}
            <small>{said(latest.players[seat]!)}</small>
          </li>
        ))}
      </ul>
    </figure>
  );
}
