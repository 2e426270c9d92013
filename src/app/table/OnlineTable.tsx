/** An online table: the board, the banners above it, and the panel of the table. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { canUndo } from '../../kit/boardgame/g.ts';
import { canRecord, recordOf } from '../../kit/record/logged-record.ts';
import { AboveContext } from '../../table/Effects.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { hintStatus } from '../bots/HintStatus.tsx';
import { useHint } from '../bots/use-hint.ts';
import { useCharacters } from '../cast/use-characters.ts';
import type { Seat } from '../wire.ts';
import { RunningClock } from '../online/TimeLeft.tsx';
import { gameEnd } from '../online/ending.ts';
import { botsIn, namesOf, playersLine } from '../online/seats.ts';
import { useWords } from '../words/words.ts';
import { type Pace, storePace, storedPace } from '../storage/preferences.ts';
import { useStored } from '../storage/use-stored.ts';
import { download } from '../storage/saved-games.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { useTitle } from '../ui/hooks.ts';
import { WithWords } from '../ui/WithWords.tsx';
import { useTableStore } from './use-table-store.ts';
import { useTurnAlert } from './alerts.ts';
import { AlertsOffer } from './Alerts.tsx';
import type { TableConnection } from './connection.ts';
import { useGestures } from './gestures.ts';
import { PanelButton } from './PanelButton.tsx';
import { PlanButton } from './planning/PlanButton.tsx';
import { usePlanning } from './planning/use-planning.ts';
import { TablePanel } from './TablePanel.tsx';
import { Presence } from './Presence.tsx';
import { AskForUndo } from './UndoRequest.tsx';
import { useLastTable } from './use-last-table.ts';
import { useNotices } from './use-notices.tsx';
import { useUnread } from './unread.ts';
import { Waiting } from './Waiting.tsx';

const OnlineLookBack = lazyPart(async () => (await import('./OnlineLookBack.tsx')).OnlineLookBack);
const Planning = lazyPart(async () => (await import('./planning/Planning.tsx')).Planning);

/** The stored pace; `step` is not available online, where the bots belong to everybody. */
const storedPaceOnline = (): Pace => {
  const pace = storedPace();
  return pace === 'step' ? 'calm' : pace;
};

interface OnlineTableProps {
  loaded: Pick<LoadedGame, 'ui' | 'words'>;
  connection: TableConnection;
  /** My seat; null for a spectator. */
  seat: Seat | null;
}

/** Announces the reader's turn in the page's title, and by a notification. */
function useTurnNotice(isMyTurn: boolean, players: string, tag: string): void {
  const words = useWords('page');
  const online = useWords('online');
  const title = `${players} – ${words.title()}`;
  useTitle(isMyTurn ? online.table.yourTurn({ title }) : title);
  useTurnAlert(isMyTurn, online.table.yourTurnTitle(), players, tag);
}

/** The panel of the table: whether it is open, and the button that gets the focus back. */
function useTablePanel() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useCallback((): void => {
    setOpen((before) => !before);
  }, []);
  const close = useCallback((): void => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const open = useCallback((): void => {
    setOpen(true);
  }, []);
  return { isOpen, open, toggle, close, button };
}

export function OnlineTable({ loaded: { ui, words: gameWords }, connection, seat }: OnlineTableProps) {
  const words = useWords('page');
  const online = useWords('online');
  const { game } = connection;
  const now = useTableStore(connection, 'game')!;
  const { G, history, stateID } = now;
  const match = useTableStore(connection, 'match')!;
  useLastTable(seat, G.state);
  const sending = useTableStore(connection, 'sending');
  const names = useMemo(() => namesOf(match.players, words, online), [match.players, words, online]);
  const me = seat === null ? null : Number(seat.playerID);
  const isMine = me !== null && match.players[me]?.bot === undefined;
  // While a move is being sent nothing else can be answered.
  const isEnded = match.gameover !== undefined;
  const seats = useMemo(() => (isMine && sending === null && !isEnded ? [me] : []), [isMine, sending, isEnded, me]);

  const gestures = useGestures(connection, history.length);
  // Only the deciding player can undo: boardgame.io accepts no move from others.
  const asked = game.rules.decision(G.state)?.player ?? null;
  const onUndo =
    isMine && !isEnded && asked === me && sending === null && canUndo(G, String(me)) ? gestures.takeBack : null;
  const isMyTurn = isMine && match.standing.deciding === String(me) && match.gameover === undefined && asked !== null;
  const players = playersLine(match.players, words, online);
  useTurnNotice(isMyTurn, players, `table-${connection.matchID}`);

  const [hint, askForHint, askWhyNot] = useHint(game.meta.id, G.state);
  const bots = useMemo(() => botsIn(match.players), [match.players]);
  const { characters, lines } = useCharacters(bots);
  const record = () => recordOf(game, now, names, bots, match.gameover);
  const saveToFile = (): void => {
    download(`${game.meta.id}-${String(stateID)}.json`, JSON.stringify(record()));
  };
  // The point of the game being looked back at; null for now. Nobody else sees it, and the game goes on meanwhile.
  const [replayPoint, setReplayPoint] = useState<number | null>(null);
  const showNow = useCallback(() => {
    setReplayPoint(null);
  }, []);
  const onDownload = canRecord(game) ? saveToFile : null;

  const [pace, setPace] = useStored(storedPaceOnline, storePace);
  const unread = useUnread(connection, seat);
  const { isOpen, open, toggle, close, button } = useTablePanel();
  const hasHints = match.table.hints && isMine;
  const plan = usePlanning({ ui, words: gameWords }, connection, seat, isMine);
  const notices = [...useNotices(connection, seat, names), ...plan.notices];
  const end = useMemo(() => gameEnd(match.gameover, names, online.time), [match.gameover, names, online.time]);

  if (replayPoint !== null) {
    const loaded = { game, ui, words: gameWords };
    return (
      <WithWords of="replay">
        <OnlineLookBack
          {...{ loaded, connection, seat, names, bots, record, end }}
          from={replayPoint}
          onBack={showNow}
        />
      </WithWords>
    );
  }
  if (plan.begun !== null && me !== null) {
    return (
      <Planning {...{ loaded: { ui }, connection, me, names, characters }} plan={plan.begun} onClose={plan.stop} />
    );
  }
  return (
    <div className="page-online" data-state-id={stateID}>
      <Presence connection={connection} label={online.table.of({ players })} />
      <p className="visually-hidden" role="status">
        {unread.count > 0 && online.panel.unread({ count: unread.count })}
      </p>
      <div className="page-online-table">
        <AboveContext value={lines}>
          <ui.Board
            state={G.state}
            {...{ names, characters, seats, end, history, notices, pace }}
            thinking={asked !== null && !isEnded && bots[asked] !== null ? asked : undefined}
            onMove={gestures.play}
            onUndo={isMine ? onUndo : undefined}
            undoes={onUndo === null ? [] : history.slice(-gestures.last)}
            waiting={<Waiting connection={connection} me={me} names={names} onHelp={open} />}
            isShared
            onDownload={onDownload ?? undefined}
            onLookBack={setReplayPoint}
            advice={hint.hint === 'given' ? hint.advice : null}
            adviceStatus={hintStatus(hint)}
            onWhyNot={askWhyNot}
            onHint={hasHints && hint.hint === 'none' ? askForHint : undefined}
            hintLabel={hasHints ? words.hint.ask() : undefined}
            menu={
              <>
                <RunningClock match={match} names={names} />
                {isMine && <AskForUndo connection={connection} me={me} />}
                {plan.isOffered && <PlanButton onClick={plan.start} />}
                <PanelButton ref={button} unread={unread.count} isOpen={isOpen} onToggle={toggle} />
              </>
            }
          />
        </AboveContext>
        {isMine && seat !== null && <AlertsOffer match={match} seat={seat} />}
        {isOpen && (
          <TablePanel
            SeatSign={ui.SeatSign}
            connection={connection}
            seat={seat}
            names={names}
            unread={unread}
            onDownload={onDownload}
            onClose={close}
            pace={pace}
            onPace={setPace}
          />
        )}
      </div>
    </div>
  );
}
