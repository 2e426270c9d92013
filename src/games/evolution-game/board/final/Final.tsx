/** The end: who won and how, and the positions of the others. */
import type { HistoryEntry } from '../../../../kit/module.ts';
import { nicheText } from '../../locales/cards.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { standing } from '../../rules/play.ts';
import { Token } from '../art/tokens.tsx';
import { Chart } from '../chart/Chart.tsx';
import { useTable } from '../state/table.ts';
import './final.css';

interface Props {
  readonly history: readonly HistoryEntry<Move, GameEvent>[];
  readonly onDownload: (() => void) | undefined;
  readonly onLookBack: ((entry: number) => void) | undefined;
}

export function Final({ history, onDownload, onLookBack }: Props) {
  const { s, words, naming } = useTable();
  const { places } = standing(s);
  const order = places.map((_, player) => player).sort((a, b) => places[a]! - places[b]!);
  const winner = naming.player(s.winner);
  const last = history.flatMap((entry) => entry.events).slice(-4);
  const returned = last.find((event) => event.event === 'returned');
  const by =
    returned?.event === 'returned'
      ? words.final.byNiche(winner, returned.niches.map(nicheText).join(', '))
      : words.final.byBonus(winner);
  return (
    <section className="evo-panel evo-final" aria-label={words.final.title(winner)}>
      <h2>
        <Token player={s.winner} /> {words.final.title(winner)}
      </h2>
      <p>
        {by} {words.final.turns(s.turn)}
      </p>
      <ol>
        {order.map((player) => (
          <li key={player}>
            <b>{words.final.place(places[player]!)}</b>
            <Token player={player} />
            <span>{naming.player(player)}</span>
            <span>{words.table.stage(naming.stage(s.stage[player]!), s.stage[player]!)}</span>
          </li>
        ))}
      </ol>
      <Chart history={history} onLookBack={onLookBack} />
      {onDownload && (
        <button type="button" className="ui-button" onClick={onDownload}>
          {words.buttons.record}
        </button>
      )}
    </section>
  );
}
