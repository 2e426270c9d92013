/** An analysis beside the replay: what each player could expect as curves, and the decisions that cost most, each shown on the board. */
import { useState } from 'react';
import { type Judged, costliest } from '../../../kit/analysis.ts';
import type { Timeline } from '../../../kit/timeline.ts';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import { useGameWords } from '../../ui/use-game-words.ts';
import { usePointText } from '../use-point-text.ts';
import { useReplayWords } from '../words.ts';
import { useAnalysis } from './use-analysis.ts';
import './analysis.css';

interface AnalysisPanelProps {
  loaded: LoadedGame;
  timeline: Timeline;
  names: readonly string[];
  point: number;
  onGo: (point: number) => void;
  onClose: () => void;
}

/** Decisions listed at most. */
const LISTED = 12;
const WIDTH = 300;
const HEIGHT = 120;
/** Curves are told apart by colour and by the breaks of the line. */
const CURVES = [
  ['#b3541e', 'none'],
  ['#2463b2', '8 3'],
  ['#1f7a3a', '3 3'],
  ['#8a2be2', '10 3 3 3'],
  ['#c5362f', '6 4'],
  ['#6b5a2b', '14 3 3 3 3 3'],
] as const;

/** The chance of each player to come first, over the game. */
function Curves({
  judged,
  timeline,
  names,
  point,
  onGo,
}: Omit<AnalysisPanelProps, 'loaded' | 'onClose'> & { judged: readonly Judged[] }) {
  const { analysis: words } = useReplayWords();
  const known = judged.filter(({ players }) => players !== null);
  if (known.length < 2) return null;
  const x = (at: number): number => (at / Math.max(1, timeline.last)) * WIDTH;
  const latest = known.findLast((each) => each.point <= point) ?? known[0]!;
  return (
    <figure className="analysis-curves">
      <figcaption>{words.curves}</figcaption>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={words.curves}
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          onGo(Math.round(((event.clientX - left) / width) * timeline.last));
        }}
      >
        {[0.25, 0.5, 0.75].map((share) => (
          <path key={share} className="analysis-grid" d={`M0 ${String(HEIGHT * (1 - share))}H${String(WIDTH)}`} />
        ))}
        {names.map((name, seat) => {
          const [colour, dashes] = CURVES[seat % CURVES.length]!;
          const d = known
            .map(({ point: at, players }, i) => {
              const y = HEIGHT * (1 - (players![seat]?.winning ?? 0));
              return `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y.toFixed(1)}`;
            })
            .join('');
          return <path key={name} d={d} fill="none" stroke={colour} strokeWidth="1.8" strokeDasharray={dashes} />;
        })}
        <path className="analysis-now" d={`M${x(point).toFixed(1)} 0V${String(HEIGHT)}`} />
      </svg>
      <ul>
        {names.map((name, seat) => {
          const [colour, dashes] = CURVES[seat % CURVES.length]!;
          const { winning = 0, ahead = 0, doubt = 0 } = latest.players![seat] ?? {};
          return (
            <li key={name}>
              <svg width="28" height="8" aria-hidden="true">
                <path d="M0 4H28" stroke={colour} strokeWidth="3" strokeDasharray={dashes} />
              </svg>
              {name}: <b>{words.chance(winning)}</b> <small>{words.ahead(ahead, doubt)}</small>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

export function AnalysisPanel(props: AnalysisPanelProps) {
  const { loaded, timeline, names, point, onGo, onClose } = props;
  const { game, ui } = loaded;
  const { analysis: words } = useReplayWords();
  const gameWords = useGameWords(loaded);
  const pointText = usePointText({ loaded, timeline, names });
  const { state, start, stop } = useAnalysis(timeline);
  const [open, setOpen] = useState<number | null>(null);
  const { status, judged, all } = state;
  const moveName = (at: number, move: unknown): string =>
    (gameWords === null ? undefined : ui.moveName?.(gameWords, timeline.at(at), move)) ??
    JSON.stringify(game.notation.move.write(move));
  const worst = costliest(judged, LISTED);
  return (
    <aside className="analysis" aria-label={words.title}>
      <header>
        <h2>{words.title}</h2>
        <button type="button" className="ui-button" onClick={onClose}>
          {words.close}
        </button>
      </header>
      {status === 'idle' && (
        <>
          <p>{words.lead}</p>
          <button type="button" className="ui-button ui-main" onClick={start}>
            {words.start}
          </button>
        </>
      )}
      {status === 'running' && (
        <p className="analysis-progress">
          <progress value={judged.length} max={Math.max(1, all)} aria-label={words.progress(judged.length, all)} />
          <span>{words.progress(judged.length, all)}</span>
          <button type="button" className="ui-button" onClick={stop}>
            {words.stop}
          </button>
        </p>
      )}
      {status === 'unable' && <p role="status">{words.unable}</p>}
      {status === 'failed' && (
        <p className="ui-reason" role="alert">
          {words.failed(state.reason ?? '')}
        </p>
      )}
      {judged.length > 0 && (
        <>
          <Curves judged={judged} timeline={timeline} names={names} point={point} onGo={onGo} />
          <h3>{words.worst}</h3>
          {worst.length === 0 && <p>{words.none}</p>}
          <ol>
            {worst.map(({ point: at, played, better }) => (
              <li key={at}>
                <button
                  type="button"
                  className="ui-button"
                  aria-expanded={open === at}
                  onClick={() => {
                    setOpen(open === at ? null : at);
                    onGo(at);
                  }}
                >
                  <strong>{pointText(at)}</strong>
                  <span>{words.cost(better!.cost, better!.doubt)}</span>
                </button>
                {open === at && (
                  <p>
                    {words.instead(moveName(at, played), moveName(at, better!.move))}{' '}
                    {gameWords !== null && ui.reasonsText?.(gameWords, timeline.at(at), better!.reasons)}
                  </p>
                )}
              </li>
            ))}
          </ol>
          <p className="analysis-doubt">{words.doubt}</p>
        </>
      )}
    </aside>
  );
}
