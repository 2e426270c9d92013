/** What the host of a table may change while it is played at. */
import { useWords } from '../words/words.ts';
import type { Match, Seat } from '../wire.ts';
import { changeTable } from './api.ts';
import { type Notice, noticeOf } from './ReasonText.tsx';

interface HostSettingsProps {
  match: Match;
  mine: Seat;
  onProblem: (notice: Notice) => void;
}

export function HostSettings({ match, mine, onProblem }: HostSettingsProps) {
  const { time: words } = useWords('online');
  if (match.host !== mine.playerID) return null;
  const change = (settings: Parameters<typeof changeTable>[1]): void => {
    changeTable(mine, settings).catch((error: unknown) => {
      onProblem(noticeOf(error));
    });
  };
  return (
    <fieldset className="ui-choices">
      <legend>{words.host()}</legend>
      <label>
        <input
          type="checkbox"
          checked={match.table.spectators !== false}
          onChange={(event) => {
            change({ spectators: event.target.checked });
          }}
        />
        <span>
          <strong>{words.spectators()}</strong>
          <small>{words.spectatorsText()}</small>
        </span>
      </label>
      <label>
        <input
          type="checkbox"
          checked={!match.unlisted}
          onChange={(event) => {
            change({ unlisted: !event.target.checked });
          }}
        />
        <span>
          <strong>{words.listed()}</strong>
        </span>
      </label>
    </fieldset>
  );
}
