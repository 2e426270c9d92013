/** What a round scores, in one row for every player, while it is still on the table. */
import { isTenRounds } from '../../rules/state.ts';
import { Seal } from '../art/Seal.tsx';
import { COLUMNS, type Column, scoredIn } from '../state/scoring.ts';
import { useNow, useTable, useTableWords } from '../table.ts';
import './ledger.css';

/** The ledger of a round. Rows are in the order that the round leads to, so that none moves while it is scored. */
export function Ledger() {
  const { state, names, seat, last } = useTable();
  const words = useTableWords();
  const now = useNow();
  const { points, sum } = scoredIn(last, names.length);
  const { table, scoring, preview } = words;
  const before = state.vps.map((vps, player) => vps - sum[player]!);
  const after = before.map((vps, player) => vps + now.sum[player]!);
  const rows = names.map((_, player) => player).sort((a, b) => after[b]! - after[a]!);
  const isShown: Readonly<Record<Column, boolean>> = {
    foodChain: true,
    most: !isTenRounds(state),
    elements: true,
    track: points.track.some((vps) => vps !== 0),
  };
  const columns = COLUMNS.filter((column) => isShown[column]);
  return (
    <table className="cg-ledger" aria-label={scoring.title()}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {scoring.columns[column]()}
            </th>
          ))}
          <th scope="col">{table.thisRound()}</th>
          <th scope="col">{table.vpsColumn()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((player) => (
          <tr key={player} data-me={player === seat}>
            <th scope="row">
              <Seal seat={player} size={20} /> <span>{names[player]}</span>
            </th>
            {columns.map((column) => {
              const vps = points[column][player]!;
              return (
                <td key={`${column} ${String(vps)}`} data-scored={vps !== 0}>
                  {vps === 0 ? preview.none() : preview.plus({ vps })}
                </td>
              );
            })}
            <td className="cg-ledger-sum" data-scored={sum[player] !== 0}>
              <b>{preview.plus({ vps: sum[player]! })}</b>
            </td>
            <td className="cg-ledger-vps">
              {before[player] !== state.vps[player] && <small>{before[player]} → </small>}
              <b>{state.vps[player]}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
