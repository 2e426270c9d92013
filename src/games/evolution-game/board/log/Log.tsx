/** What happened, in sentences, turn by turn, the newest at the bottom. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { HistoryEntry } from '../../../../kit/module.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { Token } from '../art/tokens.tsx';
import { useTable } from '../state/table.ts';
import './log.css';

interface LogProps {
  history: readonly HistoryEntry<Move, GameEvent>[];
  /** Shows the table as it was after an entry of the history; left out where that is not possible. */
  onLookBack: ((entry: number) => void) | undefined;
}

export function Log({ history, onLookBack }: LogProps) {
  const { words, naming } = useTable();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [history]);
  const events = history.flatMap((entry, number) => entry.events.map((event) => ({ event, number })));
  if (events.length === 0) return <p className="evo-none">{words.noLog}</p>;
  const line = (number: number, children: ReactNode): ReactNode =>
    onLookBack ? (
      <button
        type="button"
        onClick={() => {
          onLookBack(number);
        }}
      >
        {children}
      </button>
    ) : (
      children
    );
  return (
    <ol className="evo-log" tabIndex={0}>
      {events.map(({ event, number }, i) =>
        event.event === 'turn' ? (
          <li key={i} className="evo-log-turn">
            <Token player={event.player} />
            <b>{line(number, `${words.bar.turn(event.turn)}: ${naming.player(event.player)}`)}</b>
          </li>
        ) : (
          <li key={i} className={event.event === 'advanced' || event.event === 'won' ? 'evo-log-step' : ''}>
            {line(number, words.event(event, naming))}
          </li>
        ),
      )}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
