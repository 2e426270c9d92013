/** What the host of a table may change while it is played at. */
import { CheckChoice } from '../../ui/forms/fields.tsx';
import { useWords } from '../words/words.ts';
import type { Match, Seat } from '../wire.ts';
import { changeTable } from './api.ts';
import { type Notice, noticeOf } from './RefusalText.tsx';

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
      <CheckChoice
        label={words.spectators()}
        text={words.spectatorsText()}
        checked={match.table.spectators !== false}
        onChange={(spectators) => {
          change({ spectators });
        }}
      />
      <CheckChoice
        label={words.listed()}
        checked={!match.unlisted}
        onChange={(listed) => {
          change({ unlisted: !listed });
        }}
      />
    </fieldset>
  );
}
