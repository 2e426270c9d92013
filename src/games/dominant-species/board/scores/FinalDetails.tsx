/** How the end came about: the course of the game, where the VPs came from, final scoring tile by tile. */
import { useMemo, useRef } from 'react';
import { ANIMALS, type CardName, TERRAINS } from '../../rules/components.ts';
import { NOTHING, terrainOf } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { Chart, eventsAt } from './Chart.tsx';
import { placeName } from '../places.ts';
import { useClearHighlight } from '../state/highlight-props.ts';
import { useRoving } from '../../../../ui/roving.ts';
import { type ScoreSheet, type SheetSource, scoreSheet } from './score-sheet.ts';
import { type Happening, type HistoryEntry, sectionsOf, turnsOf } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import { gainsOf, litBy, sentence, sourceName } from '../log/sentences.ts';
import { type TurningPoint, turningPoints } from './turning-points.ts';
import { LogLine } from '../log/LogLine.tsx';
import { finePrint } from '../locales/fine-print.ts';
import type { Locale } from '../locales/locale.ts';

function sourceText(words: Locale, source: SheetSource): string {
  if (source === 'start') return words.final.source.start;
  const name = sourceName(source);
  return name in words.cards ? words.cards[name as CardName].name : words.final.source[name as 'survival'];
}

function Sources({ sheet: { animals, sources, total } }: { sheet: ScoreSheet }) {
  const { words } = useTable();
  return (
    <table className="ds-numbers">
      <thead>
        <tr>
          <td />
          {animals.map((animal) => (
            <th key={animal} scope="col">
              <AnimalIcon animal={animal} size={24} title={words.animals[ANIMALS[animal]!].name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, vps }) => (
          <tr key={source}>
            <th scope="row">{sourceText(words, source)}</th>
            {animals.map((animal) => (
              <td key={animal} className={vps[animal] === 0 ? 'ds-zero' : ''}>
                {vps[animal]! < 0 ? `−${String(-vps[animal]!)}` : vps[animal]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.final.total}</th>
          {animals.map((animal) => (
            <td key={animal}>{total[animal]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The tiles of final scoring: of one terrain together, the dearest terrain first. */
function Tiles({ scored }: { scored: readonly Happening[] }) {
  const { s, words, highlight } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const roving = useRoving(list, '.ds-log-line', 'last');
  useClearHighlight();
  const tiles = scored
    .flatMap((happening) => {
      const [first] = happening.events;
      return first.event === 'vps' ? [{ happening, hex: first.hex, terrain: terrainOf(s, first.hex) }] : [];
    })
    .sort((a, b) => a.terrain - b.terrain || a.hex - b.hex);
  return (
    <ul ref={list} className="ds-final-tiles" {...roving}>
      {tiles.map(({ happening, hex, terrain }) => (
        <LogLine
          key={hex}
          mark={<TerrainSwatch terrain={terrain} size={22} />}
          text={`${words.terrains[TERRAINS[terrain]!]}\u00a0${finePrint(placeName(hex))}`}
          gains={gainsOf(happening)}
          events={happening.events}
          highlight={highlight}
        />
      ))}
    </ul>
  );
}

/** The actions that turned the game, numbered as on the chart. */
function TurningPoints({ points }: { points: readonly TurningPoint[] }) {
  const { s, words, highlight } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const roving = useRoving(list, '.ds-log-line', 'first');
  return (
    <ul ref={list} className="ds-turning-points" {...roving}>
      {points.map(({ turn, happening, gains, leads }, i) => (
        <LogLine
          key={i}
          mark={<b className="ds-moment">{i + 1}</b>}
          text={[
            `${words.bar.turn(turn, null)}: ${sentence(happening, s, words)}`,
            ...(leads === NOTHING ? [] : [words.final.takesLead(ANIMALS[leads]!)]),
          ].join(' ')}
          gains={gains}
          events={litBy(happening)}
          highlight={highlight}
        />
      ))}
    </ul>
  );
}

export function FinalDetails({ history }: { history: readonly HistoryEntry[] }) {
  const { s, words, highlight } = useTable();
  const { final } = words;
  const { turns, sheet, scored, points } = useMemo(() => {
    const turns = turnsOf(history, s);
    const last = turns.at(-1);
    const happenings = last === undefined ? [] : sectionsOf(last, s).flatMap(({ happenings }) => happenings);
    const made = scoreSheet(turns, s);
    return {
      turns,
      sheet: made,
      points: turningPoints(turns, s, made.points[0]!.vps),
      scored: happenings.filter(({ events: [first] }) => first.event === 'vps' && first.source === 'final scoring'),
    };
  }, [history, s]);
  return (
    <>
      <h2>{words.parts.chart}</h2>
      <Chart
        sheet={sheet}
        moments={points.map(({ turn }, i) => ({ turn, number: i + 1 }))}
        onChoose={(point) => {
          highlight.lookBack(eventsAt(sheet.points[point]!, turns, history));
        }}
      />
      {points.length > 0 && (
        <>
          <h2>{final.turningPoints}</h2>
          <TurningPoints points={points} />
        </>
      )}
      <h2>{final.sources}</h2>
      <Sources sheet={sheet} />
      {scored.length > 0 && (
        <>
          <h2>{final.tiles}</h2>
          <p className="ds-hint">{final.tilesText}</p>
          <Tiles scored={scored} />
        </>
      )}
    </>
  );
}
