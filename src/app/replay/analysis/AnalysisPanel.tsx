/** An analysis beside the replay: what each player could expect as curves, and the decisions that cost most, each shown on the board. */
import { useMemo, useState } from 'react';
import { type Costly, costliest, expectationsOf, secondLooks } from '../../../kit/analysis.ts';
import type { Timeline } from '../../../kit/timeline.ts';
import { useLanguage } from '../../locales/languages.tsx';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import { useGameWords } from '../../ui/use-game-words.ts';
import { usePointText } from '../use-point-text.ts';
import { useReplayWords } from '../words.ts';
import { Curves } from './Curves.tsx';
import type { Compared } from './MoveMarks.tsx';
import { useAnalysis } from './use-analysis.ts';
import './analysis.css';

interface AnalysisPanelProps {
  loaded: LoadedGame;
  timeline: Timeline;
  names: readonly string[];
  point: number;
  onGo: (point: number) => void;
  /** Marks two answers on the board, or none. */
  onCompare: (compared: Compared | null) => void;
  onClose: () => void;
}

/** Decisions listed at most. */
const LISTED = 12;

/** The decisions that cost most; one of them can be open, and is shown on the board. */
function Worst({ worst, ...props }: Omit<AnalysisPanelProps, 'onClose'> & { worst: readonly Costly[] }) {
  const { loaded, timeline, point, onGo, onCompare } = props;
  const { game, ui } = loaded;
  const { analysis: words } = useReplayWords();
  const { language } = useLanguage();
  const gameWords = useGameWords(loaded);
  const pointText = usePointText(props);
  const [opened, setOpened] = useState<number | null>(null);
  // Whoever goes on elsewhere is no longer at it.
  const open = opened === point ? opened : null;
  const moveName = (at: number, move: unknown): string =>
    (gameWords === null ? undefined : ui.moveName?.(gameWords, timeline.at(at), move)) ??
    JSON.stringify(game.notation.move.write(move));
  return (
    <ol>
      {worst.map(({ point: at, played, cost }) => (
        <li key={at} data-open={open === at ? '' : undefined}>
          <button
            type="button"
            className="ui-button"
            aria-expanded={open === at}
            onClick={() => {
              const isClosing = open === at;
              setOpened(isClosing ? null : at);
              onCompare(isClosing ? null : { point: at, played: String(played), preferred: String(cost.better) });
              onGo(at);
            }}
          >
            <strong>{pointText(at)}</strong>
            <span>{words.cost(cost.winning, cost.score, ui.timeline[language].score)}</span>
          </button>
          {open === at && (
            <>
              <p>
                {words.instead(moveName(at, played), moveName(at, cost.better))}{' '}
                {gameWords !== null && ui.reasonsText?.(gameWords, timeline.at(at), cost.reasons)}
              </p>
              <p className="analysis-doubt">{words.onBoard}</p>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

export function AnalysisPanel({ onClose, ...props }: AnalysisPanelProps) {
  const { loaded, timeline, names, point, onGo } = props;
  const { analysis: words } = useReplayWords();
  const { language } = useLanguage();
  const { state, start, stop } = useAnalysis(timeline);
  const { status, judged, all } = state;
  const worst = useMemo(() => costliest(judged, LISTED), [judged]);
  const isWhole = status === 'finished';
  const expected = useMemo(() => expectationsOf(timeline, judged, isWhole), [timeline, judged, isWhole]);
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
          <Curves
            expected={expected}
            names={names}
            parts={loaded.ui.timeline[language]}
            point={point}
            last={timeline.last}
            onGo={onGo}
          />
          <h3>{words.worst}</h3>
          {worst.length === 0 ? <p>{words.none}</p> : <Worst {...props} worst={worst} />}
          <p className="analysis-doubt">{words.doubt(secondLooks(judged), judged.length)}</p>
        </>
      )}
    </aside>
  );
}
