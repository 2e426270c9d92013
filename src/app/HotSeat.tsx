/** A table for several people at one screen. Every move is kept by the browser at once. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../dominant-species/board/Board.tsx';
import { BotStatus } from './bots/BotStatus.tsx';
import { HintText } from './bots/HintText.tsx';
import { keepHints, keepPace, keptHints, keptPace } from './bots/pace.ts';
import { useBots } from './bots/use-bots.ts';
import { useHint } from './bots/use-hint.ts';
import { TableMenu } from './TableMenu.tsx';
import { download, onChangedElsewhere, save } from './saved-game.ts';
import { type Memory, type Session, forget, remember } from './session.ts';
import { useLocalTable } from './use-client.ts';
import { useWords } from './words/words.ts';

interface HotSeatProps {
  session: Session;
  /** Whether the browser keeps the game as it is opened. */
  isKept: boolean;
  onLeave: () => void;
  onReload: () => void;
}

export function HotSeat({ session, isKept, onLeave, onReload }: HotSeatProps) {
  const { table: words, hint: hintWords } = useWords();
  const table = useLocalTable(session.start);
  const [memory, setMemory] = useState(session.memory);
  const [kept, setKept] = useState(isKept);
  const [elsewhere, setElsewhere] = useState(false);
  const [pace, setPace] = useState(keptPace);
  const seats = useMemo(
    () => session.names.flatMap((_, player) => (session.bots[player] === null ? [player] : [])),
    [session],
  );

  useEffect(
    () =>
      onChangedElsewhere(() => {
        setElsewhere(true);
      }),
    [],
  );

  const keep = (next: Memory): void => {
    setMemory(next);
    setKept(save(JSON.stringify(next.record)));
  };

  // The board's callbacks stay the same while the table behind them changes.
  const latest = useRef({ table, memory, keep });
  useEffect(() => {
    latest.current = { table, memory, keep };
  });
  const onMove = useMemo(
    () =>
      (move: number): void => {
        const now = latest.current;
        const before = now.table.G.state;
        const drawn = now.table.play(move);
        if (drawn) now.keep(remember(now.memory, before, move, drawn));
      },
    [],
  );
  // Between people nobody gets help unless they agree on it.
  const [hints, setHints] = useState(() => keptHints() ?? seats.length < 2);
  const [hint, askForHint] = useHint(table.G.state);
  const doing = useBots(table.G.state, session.bots, pace, elsewhere, onMove);
  // What a bot has answered is not taken back: it would only answer again.
  const { undo: past } = table.G;
  const canUndo = past !== null && session.bots[past.player] === null && !elsewhere;
  const undo = (): void => {
    if (table.undo()) keep(forget(memory));
  };

  const saveToFile = (): void => {
    download(`dominant-species-turn-${String(table.G.state.turn)}.json`, JSON.stringify(memory.record));
  };

  return (
    <>
      <Board
        state={table.G.state}
        names={session.names}
        seats={elsewhere ? [] : seats}
        onMove={onMove}
        onUndo={canUndo ? undo : null}
        waiting={<BotStatus doing={doing} names={session.names} />}
        story={memory.story}
        onDownload={saveToFile}
        advice={<HintText hint={hint} state={table.G.state} />}
        hinted={hint.hint === 'given' ? hint.advice.move : null}
        onHint={hints && hint.hint === 'none' ? askForHint : undefined}
        hintLabel={hints ? hintWords.ask : undefined}
        menu={
          <TableMenu
            hints={hints}
            onHints={(next) => {
              keepHints(next);
              setHints(next);
            }}
            onNew={() => {
              if (kept || window.confirm(words.leave)) onLeave();
            }}
            onDownload={saveToFile}
            pace={session.bots.some((level) => level !== null) ? pace : null}
            onPace={(next) => {
              keepPace(next);
              setPace(next);
            }}
          />
        }
      />
      {(elsewhere || !kept) && (
        <div className="shell-notice" role="status">
          {elsewhere ? words.elsewhere : words.notKept}
          {elsewhere && (
            <button type="button" onClick={onReload}>
              {words.reload}
            </button>
          )}
        </div>
      )}
    </>
  );
}
