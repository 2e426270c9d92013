/** Undoing more than one's own last moves: the button that asks the others, and the notice in which they answer. */
import { requestable } from '../../kit/undo.ts';
import type { Notice, NoticeAction } from '../../kit/module.ts';
import type { UndoAnswer } from '../../kit/online/wire.ts';
import { useLayout } from '../../ui/use-layout.ts';
import { occupantOf } from '../online/seats.ts';
import type { Match, Player } from '../wire.ts';
import { useWords } from '../words/words.ts';
import { useTableStore } from './use-table-store.ts';
import { UndoIcon } from '../../ui/marks.tsx';
import type { TableConnection } from './connection.ts';

/** The undo request at the current state, and its answers so far. */
export function requestAt({ players }: Match, stateID: number) {
  const player = players.find(({ asks }) => asks?.stateID === stateID);
  return player?.asks && { seat: player.id, ...player.asks };
}

/** Whether a person answers for a seat. */
const isAsked = (player: Player): boolean => occupantOf(player) === 'person' && player.bot === undefined;

interface AskForUndoProps {
  connection: TableConnection;
  me: number;
}

/**
 * Asks the others to undo the reader's last move and all since. Hidden while there is nothing to ask for, or it was asked
 * already.
 */
export function AskForUndo({ connection, me }: AskForUndoProps) {
  const { undo: words } = useWords('online');
  const isPhone = useLayout() === 'phone';
  const { G, stateID } = useTableStore(connection, 'game')!;
  const match = useTableStore(connection, 'match')!;
  const isOnline = useTableStore(connection, 'status') === 'online';
  const isSending = useTableStore(connection, 'sending') !== null;
  const { game } = connection;
  const asked = game.rules.decision(G.state);
  const moves = requestable(G.undo, me, game.meta.hasSecrets);
  // One's own last moves can be undone without asking.
  const isOwn = asked?.player === me && G.undo?.player === me;
  if (asked === null || moves === 0 || isOwn || requestAt(match, stateID) !== undefined) return null;
  return (
    <button
      type="button"
      className="ui-button page-menu"
      title={words.askFor({ moves })}
      disabled={!isOnline || isSending}
      onClick={() => {
        connection.undoRequest('ask');
      }}
    >
      <UndoIcon size={18} />
      <span className={isPhone ? 'visually-hidden' : undefined}>{words.ask()}</span>
    </button>
  );
}

/** The request and the answers to it; null if there is nothing to say. `me`: the reader's seat, null for one who does not play. */
export function useUndoNotice(connection: TableConnection, me: number | null, names: readonly string[]): Notice | null {
  const { undo: words } = useWords('online');
  const { stateID } = useTableStore(connection, 'game')!;
  const match = useTableStore(connection, 'match')!;
  const request = requestAt(match, stateID);
  if (request === undefined || me === null) return null;
  const isMine = request.seat === me;
  const notice = (text: string, actions: readonly NoticeAction[]): Notice => ({
    name: 'undo',
    kind: 'question',
    text,
    actions,
  });
  const { refused } = request;
  if (refused !== undefined)
    return isMine && refused !== me ? notice(words.refusedBy({ player: names[refused]! }), []) : null;
  const missing = match.players.filter(
    (each) => each.id !== request.seat && isAsked(each) && !request.granted.includes(each.id),
  );
  const answer = (what: UndoAnswer) => (): void => {
    connection.undoRequest(what);
  };
  if (!isMine && missing.some(({ id }) => id === me)) {
    return notice(
      words[request.isChosen ? 'asksChosen' : 'asks']({ player: names[request.seat]!, moves: request.moves }),
      [
        { label: words.grant(), key: 'y', isMain: true, act: answer('grant') },
        { label: words.refuse(), key: 'x', act: answer('refuse') },
      ],
    );
  }
  return notice(
    words.waiting({ players: missing.map(({ id }) => names[id]!).join(', ') }),
    isMine ? [{ label: words.withdraw(), act: answer('refuse') }] : [],
  );
}
