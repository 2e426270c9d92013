/** The strongest bot's analysis of a position: the best answers with reasons, and what each player can expect. */
import type { Standing } from '../../kit/module.ts';
import type { Timeline } from '../../kit/timeline.ts';
import { useLocale } from '../locales/locale.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { useGameWords } from '../ui/use-game-words.ts';
import { useAssessment } from './use-assessment.ts';
import { useEditorWords } from './use-words.ts';

interface PositionAnalysisProps {
  loaded: LoadedGame;
  timeline: Timeline;
  names: readonly string[];
  onClose: () => void;
}

export function PositionAnalysis({ loaded, timeline, names, onClose }: PositionAnalysisProps) {
  const { analysis: words, status: statusWords } = useEditorWords();
  const { game, ui } = loaded;
  const isOpen = game.rules.decision(timeline.end) !== null;
  return (
    <>
      <h2>{words.title}</h2>
      {isOpen ? (
        <>
          <p>{words.lead}</p>
          <Assessed loaded={{ game, ui }} timeline={timeline} names={names} />
        </>
      ) : (
        <p>{statusWords.over}</p>
      )}
      <button type="button" className="ui-button ui-main" onClick={onClose}>
        {words.close}
      </button>
    </>
  );
}

function Assessed({ loaded, timeline, names }: Omit<PositionAnalysisProps, 'onClose'>) {
  const { analysis: words } = useEditorWords();
  const { loading } = useLocale();
  const gameWords = useGameWords(loaded);
  const { state, stop, again } = useAssessment(timeline);
  const { game, ui } = loaded;
  const { status, assessment } = state;
  const nameOf = (move: unknown): string =>
    (gameWords === null ? undefined : ui.moveName?.(gameWords, timeline.end, move)) ??
    JSON.stringify(game.notation.move.write(move));
  const standingText = ({ winning, place, score }: Standing): string =>
    [words.winning(winning), words.place(place), ...(score === undefined ? [] : [words.score(score)])].join(' · ');
  const [best] = assessment?.answers ?? [];
  const why = best && gameWords !== null ? ui.reasonsText?.(gameWords, timeline.end, best.reasons) : undefined;
  return (
    <div className="editor-analysis" aria-busy={status === 'running'}>
      <p className="editor-analysis-progress" role="status">
        {assessment !== null && words.looks(assessment.looks)}
        {status === 'unable' && words.unable}
        {status === 'failed' && (
          <span className="ui-reason">{state.reason === undefined ? loading.failed : words.failed(state.reason)}</span>
        )}
        {status === 'running' ? (
          <>
            <progress aria-label={words.title} />
            <button type="button" className="ui-button" onClick={stop}>
              {words.stop}
            </button>
          </>
        ) : (
          status !== 'unable' && (
            <button type="button" className="ui-button" onClick={again}>
              {words.again}
            </button>
          )
        )}
      </p>
      {assessment !== null && (
        <>
          <h3>{words.answers}</h3>
          <ol>
            {assessment.answers.map(({ move, behind, standing }, i) => (
              <li key={JSON.stringify(game.notation.move.write(move))}>
                <b>{nameOf(move)}</b> <span>{i === 0 ? words.best : words.behind(behind.mean, behind.doubt)}</span>
                <small>{standingText(standing)}</small>
              </li>
            ))}
          </ol>
          {why !== undefined && why !== '' && <p>{why}</p>}
          <h3>{words.players}</h3>
          <ul>
            {assessment.players.map((standing, seat) => (
              <li key={seat}>
                <b>{names[seat]}</b> <small>{standingText(standing)}</small>
              </li>
            ))}
          </ul>
          <p>{words.doubt}</p>
        </>
      )}
    </div>
  );
}
