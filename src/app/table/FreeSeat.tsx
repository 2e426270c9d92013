/** Frees the seat of a player who has not moved; only offered to the host of a table. */
import { useState } from 'react';
import { free } from '../online/api.ts';
import type { Seat } from '../wire.ts';
import { useWords } from '../words/words.ts';
import { RefusalText, noticeOf } from '../online/RefusalText.tsx';

interface FreeSeatProps {
  mine: Seat;
  seat: number;
  name: string;
}

export function FreeSeat({ mine, seat, name }: FreeSeatProps) {
  const { players: words } = useWords('online');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof noticeOf> | null>(null);
  const ask = (): void => {
    if (!window.confirm(words.freeSure({ player: name }))) return;
    setBusy(true);
    setProblem(null);
    free(mine, seat)
      .catch((error: unknown) => {
        setProblem(noticeOf(error));
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return (
    <div className="page-hand-over">
      <button
        type="button"
        className="ui-button"
        aria-label={`${words.free()}: ${name}`}
        disabled={isBusy}
        onClick={ask}
      >
        {words.free()}
      </button>
      <small role="status">{problem !== null && <RefusalText notice={problem} />}</small>
    </div>
  );
}
