/** The final scoring: who won and why, the standings, the course of the game, and where the points came from. */
import { Chart, useScoreSheet } from '../chart/Chart.tsx';
import { Sign } from '../log/LogLine.tsx';
import { frameWords } from '../words.ts';
import { Portrait } from '../portrait/Portrait.tsx';
import type { Final as FinalOf, GameTypes } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable, useFrameWords } from '../use-table.ts';
import { winnerOf, withPlaces } from './game-end.ts';
import { ownResult } from './own-result.ts';
import './final.css';

function Standings({ placings }: Pick<FinalOf, 'placings'>) {
  const { final, log } = useFrameWords();
  const { names, words } = useTable<GameTypes>();
  return (
    <table className="table-standings" aria-label={final.standings()}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{final.place()}</th>
          <th scope="col">{final.player()}</th>
          <th scope="col">{words.timeline.score}</th>
        </tr>
      </thead>
      <tbody>
        {placings.map(({ seat, place, side, score, detail }) => (
          <tr key={seat} data-first={place === 1}>
            <td>{place === null ? '–' : log.place({ place })}</td>
            <th scope="row">
              <Sign side={side} size={22} /> <Portrait seat={seat} className="table-final-portrait" /> {names[seat]}{' '}
              {detail}
            </th>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = (value: number | string): number | string =>
  value === 0 ? '–' : typeof value === 'number' && value < 0 ? `−${String(-value)}` : value;

/** Where the points came from, and what else counted. */
function Sources({ rows = [] }: Pick<FinalOf, 'rows'>) {
  const { board } = useFrame<GameTypes>();
  const { final } = useFrameWords();
  const { table, sides, sheet } = useScoreSheet();
  const { start, sources, total } = sheet;
  const first = sides.some(({ id }) => start[id] !== 0) ? [{ label: final.start(), points: start }] : [];
  const from = [...first, ...sources.map(({ source, points }) => ({ label: board.sourceText(source, table), points }))];
  return (
    <table className="table-sources">
      <caption>{final.sources({ unit: table.words.timeline.score })}</caption>
      <thead>
        <tr>
          <td />
          {sides.map(({ id, name }) => (
            <th key={id} scope="col">
              <Sign side={id} size={24} title={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {from.map(({ label, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {sides.map(({ id }) => (
              <td key={id}>{cell(points[id]!)}</td>
            ))}
          </tr>
        ))}
        <tr className="table-total">
          <th scope="row">{final.total()}</th>
          {sides.map(({ id }) => (
            <td key={id}>{total[id]}</td>
          ))}
        </tr>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, i) => (
              <td key={i}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The result of the player at this screen, and what it came from. */
function Own() {
  const { board } = useFrame<GameTypes>();
  const { table, sheet } = useScoreSheet();
  const result = ownResult(board, table);
  if (result === null) return null;
  const { text, own, other } = result;
  // Of what speaks for the one who is ahead.
  const lead = (points: readonly number[]): number =>
    (points[other.side]! - points[own.side]!) * (own.place === 1 ? -1 : 1);
  const widest = sheet.sources.toSorted((a, b) => lead(b.points) - lead(a.points))[0];
  return (
    <>
      <p>{text}</p>
      {widest !== undefined && lead(widest.points) > 0 && (
        <p>
          {frameWords(table.words).final.decided({
            source: board.sourceText(widest.source, table),
            own: widest.points[own.side]!,
            other: table.names[other.seat]!,
            theirs: widest.points[other.side]!,
          })}
        </p>
      )}
    </>
  );
}

export function Final() {
  const { board, page } = useFrame<GameTypes>();
  const words = useFrameWords();
  const table = useTable<GameTypes>();
  const byRules = board.final(table);
  const final = page.end === undefined ? byRules : withPlaces(byRules, page.end);
  const { headline, reasons, placings, rows } = final;
  const winner = page.end === undefined ? (placings[0]?.side ?? null) : winnerOf(final);
  return (
    <section className="table-final" aria-label={words.final.title()}>
      <header>
        {winner !== null && <Sign side={winner} size={56} />}
        <div>
          <h2>{headline}</h2>
          {page.end === undefined && <Own />}
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      </header>
      <Standings placings={placings} />
      <Sources {...(rows === undefined ? {} : { rows })} />
      {page.afterEnd}
      <Chart />
      {board.FinalDetails !== undefined && <board.FinalDetails />}
      {page.onDownload !== undefined && (
        <button type="button" className="ui-button" onClick={page.onDownload}>
          {words.log.download()}
        </button>
      )}
    </section>
  );
}
