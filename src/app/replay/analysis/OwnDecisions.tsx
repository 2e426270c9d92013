/** After the end of a game: the decisions that cost the player most, each to be tried again. A bot looks for them in a worker. */
import { useEffect, useMemo } from 'react';
import { type Costly, type Judged, costliest } from '../../../kit/analysis.ts';
import type { GameRecord } from '../../../kit/record.ts';
import { timelineOf } from '../../../kit/timeline.ts';
import type { LoadedGame } from '../../ui/GameLoader.tsx';
import { WithWords } from '../../ui/WithWords.tsx';
import { useWords } from '../../words/words.ts';
import { costText } from '../change.ts';
import { usePointText } from '../use-point-text.ts';
import { useAnalysis } from './use-analysis.ts';
import './analysis.css';

interface OwnDecisionsProps {
  loaded: LoadedGame;
  /** The whole game. */
  record: GameRecord;
  names: readonly string[];
  /** Whose decisions. */
  seat: number;
  /** Opens one of them, to be tried again. */
  onOpen: (costly: Costly) => void;
}

/** The maximum number of decisions listed. */
const LISTED = 3;

/** The decisions of the last game that was gone through, by its record: whoever has tried one again comes back to the others. */
const known = new Map<string, readonly Judged[]>();

function Found({
  loaded,
  record,
  names,
  judged,
  onOpen,
}: Omit<OwnDecisionsProps, 'seat'> & { judged: readonly Judged[] }) {
  const { analysis: words } = useWords('replay');
  const timeline = useMemo(() => timelineOf(loaded.game, record), [loaded, record]);
  const pointText = usePointText({ loaded, timeline, names });
  const worst = useMemo(() => costliest(judged, LISTED), [judged]);
  if (worst.length === 0) return <p role="status">{words.ownNone()}</p>;
  return (
    <ol>
      {worst.map((costly) => (
        <li key={costly.point}>
          <p>
            <strong>{pointText(costly.point)}</strong>{' '}
            <small>{costText(words, costly.cost, loaded.ui.timeline(loaded.words).score)}</small>
          </p>
          <button
            type="button"
            className="ui-button"
            aria-label={`${words.tryAgain()}: ${pointText(costly.point)}`}
            onClick={() => {
              onOpen(costly);
            }}
          >
            {words.tryAgain()}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Decisions({ record: given, seat, ...props }: OwnDecisionsProps) {
  const { loaded } = props;
  const { analysis: words } = useWords('replay');
  const { loading } = useWords('page');
  // The record is rebuilt each time, but compared by its text.
  const text = JSON.stringify(given);
  const played = useMemo(() => ({ game: loaded.game, record: JSON.parse(text) as GameRecord }), [loaded, text]);
  const { state, start, stop } = useAnalysis(played, seat);
  const { status, all, reason } = state;
  useEffect(() => {
    if (status !== 'finished') return;
    known.clear();
    known.set(text, state.judged);
  }, [status, state, text]);
  const judged = status === 'finished' ? state.judged : status === 'idle' ? known.get(text) : undefined;
  return (
    <section className="own-decisions" aria-label={words.own()}>
      <h3>{words.own()}</h3>
      {judged !== undefined && <Found {...props} record={played.record} judged={judged} />}
      {status === 'running' && (
        <p className="analysis-progress">
          <progress
            value={state.judged.length}
            max={Math.max(1, all)}
            aria-label={words.progress({ done: state.judged.length, all })}
          />
          <span>{words.progress({ done: state.judged.length, all })}</span>
          <button type="button" className="ui-button" onClick={stop}>
            {words.stop()}
          </button>
        </p>
      )}
      {status === 'unable' && <p role="status">{words.unable()}</p>}
      {status === 'failed' && (
        <p className="ui-reason" role="alert">
          {reason === undefined ? loading.failed() : words.failed({ reason })}
        </p>
      )}
      {judged === undefined && (status === 'idle' || status === 'stopped' || status === 'failed') && (
        <>
          <p>{words.ownLead()}</p>
          <button type="button" className="ui-button" onClick={start}>
            {words.ownStart()}
          </button>
        </>
      )}
    </section>
  );
}

/** The section of the final scoring. */
export const OwnDecisions = (props: OwnDecisionsProps) => (
  <WithWords of="replay">
    <Decisions {...props} />
  </WithWords>
);
