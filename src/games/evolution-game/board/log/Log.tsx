/** What happened, in sentences, turn by turn, the newest at the bottom. */
import { useEffect, useRef } from 'react';
import type { HistoryEntry } from '../../../../kit/module.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { Token } from '../art/tokens.tsx';
import { useTable } from '../state/table.ts';

export function Log({ history }: { history: readonly HistoryEntry<Move, GameEvent>[] }) {
  const { words, naming } = useTable();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [history]);
  const events = history.flatMap((entry) => entry.events);
  if (events.length === 0) return <p className="evo-none">{words.noLog}</p>;
  return (
    <ol className="evo-log" tabIndex={0}>
      {events.map((event, i) =>
        event.event === 'turn' ? (
          <li key={i} className="evo-log-turn">
            <Token player={event.player} />
            <b>
              {words.bar.turn(event.turn)}: {naming.player(event.player)}
            </b>
          </li>
        ) : (
          <li key={i} className={event.event === 'advanced' || event.event === 'won' ? 'evo-log-step' : ''}>
            {words.event(event, naming)}
          </li>
        ),
      )}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
