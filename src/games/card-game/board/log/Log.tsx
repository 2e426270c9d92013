/** What has happened, in sentences, the latest round first; and how VPs have grown. */
import { useMemo } from 'react';
import { useWords } from '../locales/locale.ts';
import { Chart } from '../scores/Chart.tsx';
import { type History, byRound } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import { namer } from './namer.ts';
import './log.css';

interface LogProps {
  history: History;
  /** Shows the table as it was after an entry of the history. */
  onLookBack: ((entry: number) => void) | undefined;
  onDownload: (() => void) | undefined;
}

export function Log({ history, onLookBack, onDownload }: LogProps) {
  const words = useWords();
  const table = useTable();
  const name = namer(words, table);
  const rounds = useMemo(() => byRound(history), [history]);
  return (
    <section className="cg-log" aria-label={words.log.title}>
      <h2>{words.log.title}</h2>
      {onDownload && (
        <button type="button" className="ui-button" onClick={onDownload}>
          {words.bar.record}
        </button>
      )}
      <Chart history={history} onLookBack={onLookBack} />
      {history.every(({ events }) => events.length === 0) && <p className="cg-none">{words.log.empty}</p>}
      {rounds.map(({ round, events }) => (
        <details key={round} open={round === rounds[0]!.round}>
          <summary>{words.bar.round(round, table.cards.table.biomes.length)}</summary>
          <ol>
            {events.map(({ event, times, entry }, i) => {
              const sentence = words.log.sentence(
                event,
                times > 1 ? { ...name, card: () => words.log.cards(times) } : name,
              );
              if (sentence === null) return null;
              return (
                <li key={i} data-event={event.event}>
                  {onLookBack && event.event === 'played' ? (
                    <button
                      type="button"
                      title={words.log.lookBack}
                      onClick={() => {
                        onLookBack(entry);
                      }}
                    >
                      {sentence}
                    </button>
                  ) : (
                    sentence
                  )}
                </li>
              );
            })}
          </ol>
        </details>
      ))}
    </section>
  );
}
