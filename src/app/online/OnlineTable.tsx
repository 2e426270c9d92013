/** A table online: the board, what stands above it when there is something to say, and the panel of the table. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { Board } from '../../dominant-species/board/Board.tsx';
import { canUndo } from '../../dominant-species/game/game.ts';
import type { Move } from '../../dominant-species/rules/moves.ts';
import { decision } from '../../dominant-species/rules/play.ts';
import { HintText } from '../bots/HintText.tsx';
import { useHint } from '../bots/use-hint.ts';
import { download } from '../saved-game.ts';
import { useWords } from '../words/words.ts';
import { useTurnAlert } from './alerts.ts';
import { usePart, useTitle } from './hooks.ts';
import type { TableLink } from './link.ts';
import type { Seat } from './lobby.ts';
import { PanelButton } from './PanelButton.tsx';
import { Strips } from './Strips.tsx';
import { TablePanel } from './TablePanel.tsx';
import { useUnread } from './unread.ts';
import { Waiting } from './Waiting.tsx';
import { companyOf, namesOf } from './seats.ts';
import { useOnlineWords } from './words/words.ts';

interface OnlineTableProps {
  link: TableLink;
  /** My seat; null for somebody who watches. */
  seat: Seat | null;
}

export function OnlineTable({ link, seat }: OnlineTableProps) {
  const words = useWords();
  const online = useOnlineWords();
  const { G, memory, stateID } = usePart(link, 'game')!;
  const match = usePart(link, 'match')!;
  const sending = usePart(link, 'sending');
  const names = useMemo(() => namesOf(match.players, words, online), [match.players, words, online]);
  const me = seat === null ? null : Number(seat.playerID);
  const isMine = me !== null && match.players[me]?.bot === undefined;
  // While a move is on its way nothing else can be answered.
  const seats = useMemo(() => (isMine && sending === null ? [me] : []), [isMine, sending, me]);

  // Whoever is not asked cannot take back either: boardgame.io takes no move of theirs.
  const isDeciding = isMine && decision(G.state)?.player === me;
  const isMyTurn = isMine && match.standing.deciding === String(me) && match.gameover === undefined && !G.state.over;
  const company = companyOf(match.players, words, online);
  const title = `${company} – ${words.title}`;
  useTitle(isMyTurn ? online.table.yourTurn(title) : title);
  useTurnAlert(isMyTurn, online.table.yourTurnTitle, company, match.matchID);

  const [hint, askForHint] = useHint(G.state);
  const onMove = useMemo(
    () =>
      (move: Move): void => {
        link.play(move);
      },
    [link],
  );
  const saveToFile = (): void => {
    const bots = match.players.map(({ bot, isHandedOver }) => (isHandedOver === true ? null : (bot ?? null)));
    const { format, ...rest } = memory.record;
    const record = { format, names, ...(bots.some((bot) => bot !== null) ? { bots } : {}), ...rest };
    download(`dominant-species-turn-${String(G.state.turn)}.json`, JSON.stringify(record));
  };

  const unread = useUnread(link, seat);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((): void => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const hasHints = match.table.hints && isMine;

  return (
    <div className="shell-online" data-state-id={stateID}>
      <Strips link={link} seat={seat} label={online.table.of(company)} />
      <p className="shell-unseen" role="status">
        {unread.count > 0 && online.panel.unread(unread.count)}
      </p>
      <div className="shell-online-table">
        <Board
          state={G.state}
          names={names}
          seats={seats}
          onMove={onMove}
          onUndo={isDeciding && sending === null && canUndo(G, String(me)) ? link.undo : null}
          waiting={
            <Waiting
              link={link}
              me={me}
              names={names}
              onHelp={() => {
                setOpen(true);
              }}
            />
          }
          story={memory.story}
          onDownload={saveToFile}
          advice={<HintText hint={hint} state={G.state} />}
          hinted={hint.hint === 'given' ? hint.advice.move : null}
          onHint={hasHints && hint.hint === 'none' ? askForHint : undefined}
          hintLabel={hasHints ? words.hint.ask : undefined}
          menu={
            <PanelButton
              ref={button}
              unread={unread.count}
              isOpen={isOpen}
              onToggle={() => {
                setOpen(!isOpen);
              }}
            />
          }
        />
        {isOpen && (
          <TablePanel link={link} seat={seat} names={names} unread={unread} onDownload={saveToFile} onClose={close} />
        )}
      </div>
    </div>
  );
}
