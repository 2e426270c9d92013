/** The chart: the sides' scores turn by turn, with the turning points; a click on a point shows the table as it was. */
import { useMemo, useRef, useState } from 'react';
import { ChartPoints } from '../../ui/ChartPoints.tsx';
import { useRoving } from '../../ui/roving.ts';
import { turnTitle } from '../log/lines.ts';
import { LogLineButton, Sign } from '../log/LogLine.tsx';
import { eventsIn, lookBackAt, turnsOf } from '../log/turns.ts';
import type { GameTypes, Table } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable, useFrameWords } from '../use-table.ts';
import { Drawing } from './Drawing.tsx';
import { type ScoreSheet, scoreSheet } from './score-sheet.ts';
import { useSectionOnTable } from './section.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';
import './chart.css';

/** A table at its last position: in a replay, log and chart know how the game went on. */
export function useWholeTable(): Table<GameTypes> {
  const table = useTable<GameTypes>();
  return useMemo(
    () => (table.whole === null ? table : { ...table, state: table.whole.state, history: table.whole.history }),
    [table],
  );
}

/** The course of the game. */
export function useScoreSheet() {
  const { board } = useFrame<GameTypes>();
  const table = useWholeTable();
  return useMemo(() => {
    const turns = turnsOf(board, table.history);
    return { table, turns, sides: board.sides(table), sheet: scoreSheet(board, turns, table.state) };
  }, [board, table]);
}

/** The numbers that the chart draws. */
function AsTable({ points, titleOf }: { points: ScoreSheet['points']; titleOf: (point: number) => string }) {
  const { chart } = useFrameWords();
  const { board } = useFrame<GameTypes>();
  const sides = board.sides(useTable<GameTypes>());
  return (
    <details className="table-chart-numbers">
      <summary>{chart.asTable()}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {sides.map(({ id, name }) => (
              <th key={id} scope="col">
                <Sign side={id} size={20} title={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ after, scores }, i) => (
            <tr key={after}>
              <th scope="row">{titleOf(i)}</th>
              {sides.map(({ id }) => (
                <td key={id}>{scores[id]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The actions that turned the game, numbered as on the chart. */
function TurningPoints({ found }: { found: readonly TurningPoint<GameTypes>[] }) {
  const { board } = useFrame<GameTypes>();
  const table = useWholeTable();
  const words = useFrameWords();
  const list = useRef<HTMLUListElement>(null);
  const roving = useRoving(list, '.table-log-line', 'first');
  const sides = board.sides(table);
  return (
    <>
      <h3>{words.chart.turningPoints()}</h3>
      <ul ref={list} className="table-turning-points" {...roving}>
        {found.map(({ turn, line, gains, leader }, i) => (
          <LogLineButton
            key={i}
            mark={<b className="table-moment-number">{i + 1}</b>}
            line={{
              ...line,
              text: [
                `${turnTitle(board, table, turn, words.log.setup()).title} · ${line.text}`,
                ...(leader === null ? [] : [words.chart.leader({ side: sides.find(({ id }) => id === leader)!.name })]),
              ].join(' '),
              level: 'line',
              gains,
            }}
            table={table}
          />
        ))}
      </ul>
    </>
  );
}

/** `fills`: the section alone, as large as its room. */
export function Chart({ fills = false }: { fills?: boolean }) {
  const { board } = useFrame<GameTypes>();
  const isElsewhere = useSectionOnTable() && !fills;
  const shown = useTable<GameTypes>();
  const words = useFrameWords();
  const { table, turns, sides, sheet } = useScoreSheet();
  const { points } = sheet;
  const found = useMemo(
    () => turningPoints(board, turns, table, sides, points[0]!.scores),
    [board, turns, table, sides, points],
  );
  const [pointed, setPointed] = useState<number | null>(null);
  if (points.length < 2) return <p className="ui-empty">{words.chart.empty()}</p>;

  // In a replay the chart stands where the table does.
  const reached = turnsOf(board, shown.history).at(-1)?.number ?? 0;
  const isWhole = shown.whole === null || shown.question === null;
  const now = isWhole
    ? points.length - 1
    : points.findLastIndex(({ after }) => after === 'start' || (typeof after === 'number' && after < reached));
  const at = pointed === null || pointed >= points.length ? now : pointed;
  const titleOf = (point: number): string => {
    const { after } = points[point]!;
    if (after === 'start') return words.chart.start();
    if (after === 'end') return words.chart.afterFinalScoring();
    return turnTitle(
      board,
      table,
      turns.find(({ number }) => number === after)!,
      words.log.setup(),
    ).title;
  };
  const scoreOf = (score: number): string => board.scoreText?.(score, table) ?? String(score);
  const describe = (point: number): string =>
    sides.map(({ id, name }) => `${name} ${scoreOf(points[point]!.scores[id]!)}`).join(', ');
  const lookBack = (point: number): void => {
    const { after } = points[point]!;
    const turn = turns.find(({ number }) => number === after);
    if (turn !== undefined) lookBackAt(shown, eventsIn(turn.entries));
    else shown.lookBack?.(after === 'start' ? 0 : table.history.length - 1);
  };
  const title = words.chart.title({ unit: table.words.timeline.score });
  const { scores } = points[at]!;
  const onChoose = shown.lookBack === null ? undefined : lookBack;
  const { section } = board.series;
  return (
    <figure className="table-chart" data-fills={fills}>
      {!isElsewhere && (
        <>
          <Drawing
            {...{ sides, points, at, onChoose, fills }}
            moments={found.map(({ turn }, i) => ({ turn: turn.number, number: i + 1 }))}
            section={
              section !== undefined && table.question === null
                ? { names: section.names(table), Ground: section.Ground }
                : null
            }
            label={`${title}. ${describe(points.length - 1)}`}
            onPoint={setPointed}
          >
            <ChartPoints
              label={title}
              count={points.length}
              at={at}
              text={`${titleOf(at)}: ${describe(at)}`}
              onPoint={setPointed}
              onChoose={onChoose}
            />
          </Drawing>
          <figcaption>
            <b>{titleOf(at)}</b>
            {sides
              .toSorted((a, b) => scores[b.id]! - scores[a.id]! || a.id - b.id)
              .map(({ id, name }) => (
                <span key={id}>
                  <Sign side={id} size={18} /> {name} <b>{scoreOf(scores[id]!)}</b>
                </span>
              ))}
          </figcaption>
        </>
      )}
      {!fills && found.length > 0 && <TurningPoints found={found} />}
      {!fills && <AsTable points={points} titleOf={titleOf} />}
    </figure>
  );
}
