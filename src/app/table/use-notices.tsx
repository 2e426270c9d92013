/** What an online table has to say: the connection, refusals, requests to undo, stand-ins, and the next table. */
import { useEffect, useState } from 'react';
import type { Notice } from '../../kit/module.ts';
import { useShare } from '../ui/use-share.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { placesText } from '../online/ending.ts';
import { playAgain, takeBack } from '../online/api.ts';
import { useEndNotice } from '../online/use-end-notice.ts';
import { RefusalText, noticeOf } from '../online/RefusalText.tsx';
import { vacantSeats } from '../online/seats.ts';
import { endedAddress, tableHash } from '../route.ts';
import { isKept, setPreferredSeat } from '../storage/online.ts';
import type { Match, Seat } from '../wire.ts';
import type { TableConnection } from './connection.ts';
import { useUndoNotice } from './UndoRequest.tsx';
import { useTableStore } from './use-table-store.ts';

/** Whether the page is connected; null if it is. */
function useOfflineNotice(connection: TableConnection): Notice | null {
  const { table: words } = useWords('online');
  const status = useTableStore(connection, 'status');
  const sending = useTableStore(connection, 'sending');
  if (status !== 'offline') return null;
  const meanwhile = sending === null ? words.offlineText() : words.unsentText();
  return { name: 'offline', kind: 'danger', text: `${words.offline()} ${meanwhile}` };
}

/** Why something was not done, until it is closed. */
function useRefusal(connection: TableConnection): Notice | null {
  const { close } = useWords('online');
  const notice = useTableStore(connection, 'notice');
  if (notice === null) return null;
  const act = (): void => {
    connection.notify(null);
  };
  return { name: 'refused', kind: 'alert', text: <RefusalText notice={notice} />, actions: [{ label: close(), act }] };
}

/** A link to the finished game for everybody; none where only its players may watch. */
function useShareGame(connection: TableConnection, match: Match, names: readonly string[]) {
  const { game, matchID } = connection;
  const { table: words } = useWords('online');
  const { language } = useLanguage();
  const { shared, share } = useShare();
  const { id, title } = game.meta;
  const { state } = useTableStore(connection, 'game')!.G;
  if (match.table.spectators === false) return { said: null, actions: [] };
  const url = endedAddress(id, matchID);
  const act = (): void => {
    // The players may have ended it without a result.
    const places = match.gameover?.how === undefined ? game.rules.result(state)?.places : match.gameover.places;
    const lines = [title[language], ...(places ? [placesText({ places }, names)] : [])];
    share({ title: title[language], text: lines.join('\n'), url });
  };
  return {
    said: shared && (shared === 'copied' ? words.shareCopied() : words.shareFailed({ address: url })),
    actions: [{ label: words.shareGame(), act }],
  };
}

/** After the end: the next table or setting it up, and a link to the game. */
function useNextGame(connection: TableConnection, seat: Seat | null, names: readonly string[]): Notice {
  const { table: words, toLobby } = useWords('online');
  const match = useTableStore(connection, 'match')!;
  const sharing = useShareGame(connection, match, names);
  const { nextMatchID, host } = match;
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (nextMatchID !== undefined && seat !== null) setPreferredSeat(nextMatchID, seat, host === seat.playerID);
  }, [nextMatchID, seat, host]);
  const again = (mine: Seat): void => {
    setBusy(true);
    playAgain(mine).then(
      (matchID) => {
        setPreferredSeat(matchID, mine, host === mine.playerID);
        window.location.hash = tableHash(mine.game, matchID);
      },
      (error: unknown) => {
        setBusy(false);
        connection.notify(noticeOf(error));
      },
    );
  };
  const next =
    nextMatchID !== undefined
      ? [{ label: words.next(), href: tableHash(connection.game.meta.id, nextMatchID) }]
      : seat === null
        ? []
        : [
            {
              label: words.rematch(),
              isBusy,
              act: () => {
                again(seat);
              },
            },
          ];
  return {
    name: 'over',
    kind: 'calm',
    text: sharing.said ?? (nextMatchID === undefined ? words.over() : words.nextText()),
    actions: [...next, ...sharing.actions, { label: toLobby(), href: '#lobby' }],
  };
}

/** All of it; `names`: the players' names, by seat. */
export function useNotices(connection: TableConnection, seat: Seat | null, names: readonly string[]): Notice[] {
  const { table: words } = useWords('online');
  const match = useTableStore(connection, 'match')!;
  const { state } = useTableStore(connection, 'game')!.G;
  // The players may have ended it before its rules do.
  const isOver = match.gameover !== undefined || connection.game.rules.decision(state) === null;
  const offline = useOfflineNotice(connection);
  const refusal = useRefusal(connection);
  const nextGame = useNextGame(connection, seat, names);
  const me = seat === null ? null : Number(seat.playerID);
  const isHandedOver = me !== null && match.players[me]?.bot !== undefined;
  const undo = useUndoNotice(connection, isHandedOver ? null : me, names);
  const end = useEndNotice({
    game: connection.game,
    match,
    state,
    mine: isHandedOver ? null : seat,
    names,
    onProblem: connection.notify,
  });
  const notices: (Notice | null)[] = [offline, refusal, undo, end];
  if (seat !== null && isHandedOver && match.players[me]!.resigned === undefined && !isOver) {
    const act = (): void => {
      takeBack(seat).catch((error: unknown) => {
        connection.notify(noticeOf(error));
      });
    };
    notices.push({
      name: 'handed over',
      kind: 'calm',
      text: words.handedOver(),
      actions: [{ label: words.takeBack(), act }],
    });
  }
  if (seat !== null && !isKept(seat)) notices.push({ name: 'not kept', kind: 'danger', text: words.notKept() });
  if (isOver) notices.push(nextGame);
  else if (seat === null) {
    const isVacant = vacantSeats(match).length > 0;
    const href = tableHash(connection.game.meta.id, match.matchID);
    notices.push({
      name: 'watching',
      kind: 'calm',
      text: words.watching(),
      actions: isVacant ? [{ label: words.sitHere(), href }] : [],
    });
  }
  return notices.filter((notice) => notice !== null);
}
