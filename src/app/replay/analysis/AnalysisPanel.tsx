/** The analysis next to the replay: expectations as curves, and the costliest decisions, each shown on the board. */
import { useMemo, useState } from 'react';
import { type Costly, costliest, expectationsOf, secondReviews } from '../../../kit/analysis/analysis.ts';
import type { Timeline } from '../../../kit/record/timeline.ts';
import { useLayout } from '../../../ui/use-layout.ts';
import { costText } from '../change.ts';
import { useWords } from '../../words/words.ts';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import { moveNameOf, useJudge } from '../../bots/judge.ts';
import { Judging } from './Judging.tsx';
import { usePointText } from '../use-point-text.ts';
import { Curves } from './Curves.tsx';
import type { Compared } from './MoveMarks.tsx';
import './analysis.css';

interface AnalysisPanelProps {
  loaded: LoadedGame;
  timeline: Timeline;
  names: readonly string[];
  point: number;
  onGo: (point: number) => void;
  /** Marks two answers on the board, or none. */
  onCompare: (compared: Compared | null) => void;
  /** Whether it is shown; its results stay until the replay is left. */
  isOpen: boolean;
  onClose: () => void;
}

interface WorstProps {
  worst: readonly Costly[];
  onOpen: (costly: Costly) => void;
}

interface OneOfWorstProps extends WorstProps, Pick<AnalysisPanelProps, 'loaded' | 'timeline' | 'names'> {
  opened: Costly;
  onBack: () => void;
}

/** Moves the focus into a part opened by keyboard, since the button that had it is gone. */
const focusOn = (opened: HTMLElement | null): void => {
  opened?.focus({ preventScroll: true });
};

/** The maximum number of decisions listed. */
const LISTED = 12;

/** The costliest decisions. */
function Worst({ worst, onOpen, ...props }: Omit<AnalysisPanelProps, 'onClose' | 'isOpen' | 'onCompare'> & WorstProps) {
  const { ui, words: gameWords } = props.loaded;
  const { analysis: words } = useWords('replay');
  const pointText = usePointText(props);
  return (
    <ol>
      {worst.map((costly) => (
        <li key={costly.point}>
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              onOpen(costly);
            }}
          >
            <strong>{pointText(costly.point)}</strong>
            <span>{costText(words, costly.cost, ui.timeline(gameWords).score)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** One of them, below the board that shows it. */
function OneOfWorst({ opened, worst, onOpen, onBack, ...props }: OneOfWorstProps) {
  const { loaded, timeline } = props;
  const { ui } = loaded;
  const { analysis: words } = useWords('replay');
  const pointText = usePointText(props);
  const { point, played, cost } = opened;
  const place = worst.findIndex((each) => each.point === point);
  const moveName = (move: unknown): string => moveNameOf(loaded, timeline.at(point), move);
  const to = (label: string, sign: string, other: Costly | undefined) => (
    <button
      type="button"
      className="ui-button replay-button"
      aria-label={label}
      title={label}
      disabled={other === undefined}
      onClick={() => {
        if (other) onOpen(other);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <aside ref={focusOn} tabIndex={-1} className="analysis-one" aria-label={words.title()}>
      <div role="status">
        <p>
          <strong>{pointText(point)}</strong> <small>{costText(words, cost, ui.timeline(loaded.words).score)}</small>
        </p>
        <p>
          {words.instead({ played: moveName(played), better: moveName(cost.better) })}{' '}
          {ui.reasonsText?.(loaded.words, timeline.at(point), cost.reasons)}
        </p>
      </div>
      <div className="ui-buttons">
        {to(words.dearer(), '‹', worst[place - 1])}
        {to(words.cheaper(), '›', worst[place + 1])}
        <button type="button" className="ui-button" onClick={onBack}>
          {words.back()}
        </button>
      </div>
    </aside>
  );
}

export function AnalysisPanel({ isOpen, onClose, onCompare, ...props }: AnalysisPanelProps) {
  const { loaded, timeline, names, point, onGo } = props;
  const { analysis: words } = useWords('replay');
  const { state, start, stop } = useJudge(timeline, 'decisions');
  const layout = useLayout();
  const pointText = usePointText(props);
  const { status, judged } = state;
  const worst = useMemo(() => costliest(judged, LISTED), [judged]);
  const isWhole = status === 'finished';
  const expected = useMemo(() => expectationsOf(timeline, judged, isWhole), [timeline, judged, isWhole]);
  const [opened, setOpened] = useState<Costly | null>(null);
  const open = (costly: Costly): void => {
    setOpened(costly);
    onCompare({ point: costly.point, played: String(costly.played), preferred: String(costly.cost.better) });
    onGo(costly.point);
  };
  const back = (): void => {
    setOpened(null);
    onCompare(null);
  };
  if (!isOpen) return null;
  if (opened !== null) return <OneOfWorst {...props} opened={opened} worst={worst} onOpen={open} onBack={back} />;
  return (
    <aside className="analysis" data-layout={layout} aria-label={words.title()}>
      <header>
        <h2 ref={focusOn} tabIndex={-1}>
          {words.title()}
        </h2>
        <button type="button" className="ui-button" onClick={onClose}>
          {words.close()}
        </button>
      </header>
      {status === 'idle' && (
        <>
          <p>{words.lead()}</p>
          <button type="button" className="ui-button ui-main" onClick={start}>
            {words.start()}
          </button>
        </>
      )}
      <Judging state={state} stop={stop} />
      {(status === 'stopped' || status === 'failed') && (
        <button type="button" className="ui-button ui-main" onClick={start}>
          {words.again()}
        </button>
      )}
      {judged.length > 0 && (
        <>
          <Curves
            loaded={loaded}
            state={timeline.end}
            expected={expected}
            names={names}
            parts={loaded.ui.timeline(loaded.words)}
            point={point}
            last={timeline.last}
            pointText={pointText}
            onGo={onGo}
          />
          <h3>{words.worst()}</h3>
          {worst.length === 0 ? <p>{words.none()}</p> : <Worst {...props} worst={worst} onOpen={open} />}
          <p className="analysis-note">
            {words.standardError({ looked: secondReviews(judged), decisions: judged.length })}
          </p>
        </>
      )}
    </aside>
  );
}
