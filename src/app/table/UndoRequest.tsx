/** Undoing more than one's own last moves: the button that asks the others, and the bar in which they answer. */
import { requestable } from '../../kit/undo.ts';
import { useKeys } from '../../ui/keys.ts';
import { useLayout } from '../../ui/use-layout.ts';
import { occupantOf } from '../online/seats.ts';
import type { Match, Player } from '../wire.ts';
import { useOnlineLocale } from '../locales/online/locale.ts';
import { usePart } from './use-part.ts';
import { UndoIcon } from '../../ui/marks.tsx';
import type { TableConnection } from './connection.ts';

/** The undo request at the current state, and its answers so far. */
function requestAt({ players }: Match, stateID: number) {
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
  const { undo: words } = useOnlineLocale();
  const isPhone = useLayout() === 'phone';
  const { G, stateID } = usePart(connection, 'game')!;
  const match = usePart(connection, 'match')!;
  const isOnline = usePart(connection, 'status') === 'online';
  const isSending = usePart(connection, 'sending') !== null;
  const { game } = connection;
  const asked = game.rules.decision(G.state);
  const moves = requestable(G.undo, me, game.meta.hasSecrets);
  // One's own last moves can be undone without asking.
  const isOwn = asked?.player === me && G.undo?.player === me;
  if (asked === null || moves === 0 || isOwn || requestAt(match, stateID) !== undefined) return null;
  return (
    <button
      type="button"
      className="ui-button shell-menu"
      title={words.askFor(moves)}
      disabled={!isOnline || isSending}
      onClick={() => {
        connection.undoRequest('ask');
      }}
    >
      <UndoIcon size={18} />
      <span className={isPhone ? 'visually-hidden' : undefined}>{words.ask}</span>
    </button>
  );
}

interface UndoBarProps extends AskForUndoProps {
  names: readonly string[];
}

/** The request and the answers to it. It is an overlay: the table stays in place. */
export function UndoBar({ connection, me, names }: UndoBarProps) {
  const { undo: words } = useOnlineLocale();
  const { stateID } = usePart(connection, 'game')!;
  const match = usePart(connection, 'match')!;
  const request = requestAt(match, stateID);
  const isMine = request?.seat === me;
  const isOpen = request !== undefined && request.refused === undefined;
  const missing = request
    ? match.players.filter((each) => each.id !== request.seat && isAsked(each) && !request.granted.includes(each.id))
    : [];
  const mustAnswer = isOpen && !isMine && missing.some(({ id }) => id === me);
  const waitsFor = missing.map(({ id }) => names[id]!).join(', ');
  const text = !request
    ? null
    : !isOpen
      ? isMine && request.refused !== me && words.refusedBy(names[request.refused!]!)
      : mustAnswer
        ? words.asks(names[request.seat]!, request.moves)
        : words.waiting(waitsFor);
  return (
    <div role="status" className="shell-undo">
      {text !== null && text !== false && (
        <div className="shell-undo-bar">
          <span>{text}</span>
          {mustAnswer && <Answers connection={connection} />}
          {isOpen && isMine && (
            <button
              type="button"
              className="ui-button"
              onClick={() => {
                connection.undoRequest('refuse');
              }}
            >
              {words.withdraw}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The two answers, by click or key. */
function Answers({ connection }: { connection: TableConnection }) {
  const { undo: words } = useOnlineLocale();
  const grant = (): void => {
    connection.undoRequest('grant');
  };
  const refuse = (): void => {
    connection.undoRequest('refuse');
  };
  useKeys({ y: grant, x: refuse });
  return (
    <>
      <button type="button" className="ui-button ui-main" aria-keyshortcuts="Y" onClick={grant}>
        {words.grant} <kbd className="ui-kbd">Y</kbd>
      </button>
      <button type="button" className="ui-button" aria-keyshortcuts="X" onClick={refuse}>
        {words.refuse} <kbd className="ui-kbd">X</kbd>
      </button>
    </>
  );
}
