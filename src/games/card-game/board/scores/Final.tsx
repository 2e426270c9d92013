/** The final scoring: the source of every VP, and what broke ties. */
import { finalPlaces } from '../../rules/end.ts';
import { controlled } from '../../rules/table.ts';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { type History, SOURCES, vpsBySource } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import { Chart } from './Chart.tsx';

export function Final({
  history,
  onLookBack,
}: {
  history: History;
  onLookBack?: ((entry: number) => void) | undefined;
}) {
  const words = useWords();
  const { s, names, layout } = useTable();
  // On a small screen four seals and places fit side by side, four names do not.
  const isNamed = names.length < 4 || (layout !== 'phone' && layout !== 'lying');
  const places = finalPlaces(s);
  const order = names.map((_, player) => player).sort((a, b) => places[a]! - places[b]!);
  const sums = vpsBySource(history, names.length);
  const row = (label: string, value: (player: number) => number | string, className?: string) => (
    <tr key={label} className={className}>
      <th scope="row">{label}</th>
      {order.map((player) => (
        <td key={player} data-first={places[player] === 1}>
          {value(player)}
        </td>
      ))}
    </tr>
  );
  return (
    <section className="cg-final" aria-label={words.final.title}>
      <h2>{words.final.title}</h2>
      <div className="cg-final-table" tabIndex={0} role="group" aria-label={words.final.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.final.source}</th>
              {order.map((player) => (
                <th key={player} scope="col" data-first={places[player] === 1}>
                  <Seal seat={player} size={22} /> {words.places[places[player]! - 1]}{' '}
                  <span className={isNamed ? 'cg-final-name' : 'visually-hidden'}>{names[player]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SOURCES.filter((source) => sums[source].some((vps) => vps !== 0)).map((source) =>
              row(words.sources[source], (player) => {
                const vps = sums[source][player]!;
                return vps === 0 ? '–' : vps < 0 ? `−${String(-vps)}` : vps;
              }),
            )}
            {row(words.final.total, (player) => s.vps[player]!, 'cg-sum')}
            {row(words.final.space, (player) => s.track[player]! + 1)}
            {row(words.final.cards, (player) => s.hands[player]!.length)}
            {row(words.final.elements, (player) => controlled(s, player))}
          </tbody>
        </table>
        <p>{words.final.tieBreaks}</p>
      </div>
      <Chart history={history} onLookBack={onLookBack} />
    </section>
  );
}
