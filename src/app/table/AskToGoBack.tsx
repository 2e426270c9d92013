/** Asks the others to take back everything since a point that the reader looks back at. */
import { mostRequestable } from '../../kit/undo.ts';
import { UndoIcon } from '../../ui/marks.tsx';
import { useWords } from '../words/words.ts';
import { requestAt } from './UndoRequest.tsx';
import type { TableConnection } from './connection.ts';
import { useTableStore } from './use-table-store.ts';

interface AskToGoBackProps {
  connection: TableConnection;
  me: number;
  /** The point: how many moves had been made. */
  point: number;
  /** Called once they are asked: the answers are shown at the table. */
  onAsked: () => void;
}

/** Hidden now, and while somebody asks; disabled where something was drawn or shown since, which its title says. */
export function AskToGoBack({ connection, me, point, onAsked }: AskToGoBackProps) {
  const { undo: words } = useWords('online');
  const { G, history, stateID } = useTableStore(connection, 'game')!;
  const match = useTableStore(connection, 'match')!;
  const isOnline = useTableStore(connection, 'status') === 'online';
  const isSending = useTableStore(connection, 'sending') !== null;
  const { rules, meta } = connection.game;
  // The first entry is the setup.
  const moves = history.length - 1 - point;
  const isOver = rules.decision(G.state) === null || match.gameover !== undefined;
  if (moves < 1 || isOver || match.players[me]?.bot !== undefined || requestAt(match, stateID) !== undefined)
    return null;
  const isPossible = moves <= mostRequestable(G.undo, me, meta.hasSecrets);
  return (
    <button
      type="button"
      className="ui-button"
      title={isPossible ? words.backToText({ moves }) : words.notBackTo({ hasSecrets: meta.hasSecrets })}
      disabled={!isOnline || isSending || !isPossible}
      onClick={() => {
        connection.undoRequest('ask', moves);
        onAsked();
      }}
    >
      <UndoIcon size={18} /> {words.backTo()}
    </button>
  );
}
