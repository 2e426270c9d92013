/** How judging the decisions of a game goes, and why it ended without a result. */
import { useWords } from '../../words/words.ts';
import type { JudgeState } from '../../bots/judge.ts';

export function Judging({ state, stop }: { state: JudgeState; stop: () => void }) {
  const { status, judged, all, reason } = state;
  const { analysis: words } = useWords('replay');
  const { loading } = useWords('page');
  const progress = words.progress({ done: judged.length, all });
  switch (status) {
    case 'running':
      return (
        <p className="analysis-progress">
          <progress value={judged.length} max={Math.max(1, all)} aria-label={progress} />
          <span>{all > 0 && progress}</span>
          <button type="button" className="ui-button" onClick={stop}>
            {words.stop()}
          </button>
        </p>
      );
    case 'unable':
      return <p role="status">{words.unable()}</p>;
    case 'failed':
      return (
        <p className="ui-reason" role="alert">
          {reason === undefined ? loading.failed() : words.failed({ reason })}
        </p>
      );
    default:
      return null;
  }
}
