/** VPs from round to round, a line for each player. */
import { useState } from 'react';
import { ChartPoints } from '../../../../ui/ChartPoints.tsx';
import { END_VPS } from '../../rules/components.ts';
import { seatLetter } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { type History, standings } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import './scores.css';

const WIDTH = 320;
const HEIGHT = 150;
const MARGIN = 24;
/** Letters at the ends of lines are at least this far apart. */
const APART = 12;

/** This many rounds are labelled: those with the largest gains of one player. */
const MOMENTS = 3;
const MIN_GAIN = 6;

/** The largest gains of a round: where the lines turned. */
const momentsOf = (
  rows: readonly { readonly vps: readonly number[] }[],
): readonly { readonly player: number; readonly row: number; readonly gain: number }[] =>
  rows
    .flatMap(({ vps }, row) =>
      row === 0 ? [] : vps.map((count, player) => ({ player, row, gain: count - rows[row - 1]!.vps[player]! })),
    )
    .filter(({ gain }) => gain >= MIN_GAIN)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MOMENTS);

/** Moments of the same height in a round have one label. */
function labelled(rows: Parameters<typeof momentsOf>[0]) {
  const labels: { players: number[]; row: number; vps: number; gain: number }[] = [];
  for (const { player, row, gain } of momentsOf(rows)) {
    const vps = rows[row]!.vps[player]!;
    const same = labels.find((label) => label.row === row && label.vps === vps && label.gain === gain);
    if (same) same.players.push(player);
    else labels.push({ players: [player], row, vps, gain });
  }
  return labels;
}

/** Heights for labels that must not overlap, in the order given. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = heights.slice();
  order.forEach((i, at) => {
    if (at > 0) placed[i] = Math.max(placed[i]!, placed[order[at - 1]!]! + APART);
  });
  return placed;
}

export function Chart({
  history,
  onLookBack,
}: {
  history: History;
  onLookBack?: ((entry: number) => void) | undefined;
}) {
  const words = useWords();
  const { names } = useTable();
  const rows = standings(history, names.length);
  const [pointed, setPointed] = useState<number | null>(null);
  if (rows.length < 2) return null;
  const at = Math.min(pointed ?? rows.length - 1, rows.length - 1);
  const all = rows.flatMap(({ vps }) => vps);
  const most = Math.max(10, ...all);
  const least = Math.min(0, ...all);
  const x = (round: number): number => MARGIN + (round / (rows.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (vps: number): number => HEIGHT - 24 - ((vps - least) / (most - least)) * (HEIGHT - 36);
  const ends = spread(names.map((_, player) => y(rows.at(-1)!.vps[player]!)));
  const summary = names
    .map((name, player) => `${name} ${rows.map(({ vps }) => String(vps[player])).join(', ')}`)
    .join('; ');
  return (
    <figure className="cg-chart">
      <figcaption>{words.log.chart}</figcaption>
      <ChartPoints
        label={words.log.chart}
        count={rows.length}
        at={at}
        text={`${String(rows[at]!.round)}: ${names.map((name, player) => `${name} ${String(rows[at]!.vps[player])}`).join(', ')}`}
        onPoint={setPointed}
        onChoose={
          onLookBack &&
          ((row) => {
            onLookBack(rows[row]!.entry);
          })
        }
      />
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} role="img" aria-label={summary}>
        {[0, most > END_VPS ? END_VPS : most].map((vps) => (
          <g key={vps}>
            <path className="cg-axis" d={`M${String(MARGIN)} ${String(y(vps))}H${String(WIDTH - MARGIN)}`} />
            <text x={MARGIN - 4} y={y(vps) + 4} textAnchor="end">
              {vps}
            </text>
          </g>
        ))}
        {rows.map(({ round, entry }) => (
          <g
            key={round}
            className="cg-chart-round"
            data-pointed={pointed !== null && rows[at]!.round === round}
            {...(onLookBack
              ? {
                  onClick: () => {
                    onLookBack(entry);
                  },
                }
              : {})}
          >
            <rect x={x(round) - 8} y="0" width="16" height={HEIGHT} />
            <text x={x(round)} y={HEIGHT - 6} textAnchor="middle">
              {round}
            </text>
          </g>
        ))}
        {names.map((name, player) => (
          <g key={name + String(player)} className="cg-chart-line" data-seat={player}>
            <polyline points={rows.map(({ vps }, i) => `${String(x(i))},${String(y(vps[player]!))}`).join(' ')} />
            {rows.map(({ vps }, i) => (
              <circle key={i} cx={x(i)} cy={y(vps[player]!)} r="2.2" />
            ))}
            <text x={WIDTH - MARGIN + 4} y={ends[player]! + 4}>
              {seatLetter(player)}
            </text>
          </g>
        ))}
        {labelled(rows).map(({ players, row, vps, gain }) => (
          <text
            key={`${players.join(' ')} ${String(row)}`}
            className="cg-moment"
            x={x(row) - 4}
            y={y(vps) - 4}
            textAnchor="end"
          >
            {players.map(seatLetter).join(', ')} +{gain}
          </text>
        ))}
      </svg>
    </figure>
  );
}
