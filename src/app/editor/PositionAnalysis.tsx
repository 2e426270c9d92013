/** The strongest bot's analysis of a position: the best answers with reasons, and what each player can expect. */
import { useEffect } from 'react';
import { notationOf } from '../../kit/record/record.ts';
import type { Standing } from '../../kit/module.ts';
import type { Timeline } from '../../kit/record/timeline.ts';
import { useWords } from '../words/words.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { moveNameOf, useJudge } from '../bots/judge.ts';

interface PositionAnalysisProps {
  loaded: LoadedGame;
  timeline: Timeline;
  names: readonly string[];
  onClose: () => void;
}

export function PositionAnalysis({ loaded, timeline, names, onClose }: PositionAnalysisProps) {
  const { analysis: words, status: statusWords } = useWords('editor');
  const { game } = loaded;
  const isOpen = game.rules.decision(timeline.end) !== null;
  return (
    <>
      <h2>{words.title()}</h2>
      {isOpen ? (
        <>
          <p>{words.lead()}</p>
          <Assessed loaded={loaded} timeline={timeline} names={names} />
        </>
      ) : (
        <p>{statusWords.over()}</p>
      )}
      <button type="button" className="ui-button ui-main" onClick={onClose}>
        {words.close()}
      </button>
    </>
  );
}

function Assessed({ loaded, timeline, names }: Omit<PositionAnalysisProps, 'onClose'>) {
  const { analysis: words } = useWords('editor');
  const { loading } = useWords('page');
  const { state, start, stop } = useJudge(timeline, 'question');
  useEffect(start, [start]);
  const { game, ui } = loaded;
  const { status, assessment } = state;
  const isRunning = status === 'idle' || status === 'running';
  const standingText = ({ winning, place, score }: Standing): string =>
    [
      words.winning({ chance: winning }),
      words.place({ place }),
      ...(score === undefined ? [] : [words.score({ score })]),
    ].join(' · ');
  const [best] = assessment?.answers ?? [];
  const why = best ? ui.reasonsText?.(loaded.words, timeline.end, best.reasons) : undefined;
  return (
    <div className="editor-analysis" aria-busy={isRunning}>
      <p className="editor-analysis-progress" role="status">
        {assessment !== null && words.looks({ count: assessment.looks })}
        {status === 'unable' && words.unable()}
        {status === 'failed' && (
          <span className="ui-reason">
            {state.reason === undefined ? loading.failed() : words.failed({ reason: state.reason })}
          </span>
        )}
        {isRunning ? (
          <>
            <progress aria-label={words.title()} />
            <button type="button" className="ui-button" onClick={stop}>
              {words.stop()}
            </button>
          </>
        ) : (
          status !== 'unable' && (
            <button type="button" className="ui-button" onClick={start}>
              {words.again()}
            </button>
          )
        )}
      </p>
      {assessment !== null && (
        <>
          <h3>{words.answers()}</h3>
          <ol>
            {assessment.answers.map(({ move, behind, standing }, i) => (
              <li key={JSON.stringify(notationOf(game, timeline.end).move.write(move))}>
                <b>{moveNameOf(loaded, timeline.end, move)}</b>{' '}
                <span>
                  {i === 0 ? words.best() : words.behind({ points: behind.mean, standardError: behind.standardError })}
                </span>
                <small>{standingText(standing)}</small>
              </li>
            ))}
          </ol>
          {why !== undefined && why !== '' && <p>{why}</p>}
          <h3>{words.players()}</h3>
          <ul>
            {assessment.players.map((standing, seat) => (
              <li key={seat}>
                <b>{names[seat]}</b> <small>{standingText(standing)}</small>
              </li>
            ))}
          </ul>
          <p>{words.standardError()}</p>
        </>
      )}
    </div>
  );
}
