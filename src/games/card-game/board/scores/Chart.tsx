/** VPs from round to round, a line for each player. */
import { END_VPS } from '../../rules/components.ts';
import { initialOf } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { type History, vpsByRound } from '../state/history.ts';
import { useTable } from '../state/table.ts';

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 22;

export function Chart({ history }: { history: History }) {
  const words = useWords();
  const { names } = useTable();
  const rows = vpsByRound(history, names.length);
  if (rows.length < 2) return null;
  const most = Math.max(10, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const x = (round: number): number => MARGIN + (round / (rows.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (vps: number): number => HEIGHT - 8 - ((vps - least) / (most - least)) * (HEIGHT - 20);
  const summary = names
    .map((name, player) => `${name} ${rows.map((row) => String(row[player])).join(', ')}`)
    .join('; ');
  return (
    <figure className="cg-chart">
      <figcaption>{words.log.chart}</figcaption>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={summary}>
        {[0, most > END_VPS ? END_VPS : most].map((vps) => (
          <g key={vps}>
            <path className="cg-axis" d={`M${String(MARGIN)} ${String(y(vps))}H${String(WIDTH - MARGIN)}`} />
            <text x={MARGIN - 4} y={y(vps) + 4} textAnchor="end">
              {vps}
            </text>
          </g>
        ))}
        {names.map((name, player) => (
          <g key={name + String(player)} className="cg-line" data-seat={player}>
            <polyline points={rows.map((row, i) => `${String(x(i))},${String(y(row[player]!))}`).join(' ')} />
            <text x={WIDTH - MARGIN + 3} y={y(rows.at(-1)![player]!) + 4}>
              {initialOf(name)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
