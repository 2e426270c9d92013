/** The end: who won and why, the standings, where the VPs came from, final scoring tile by tile, the course of the game. */
import { useMemo, useRef } from 'react';
import { ANIMALS, type CardName, ICE_AGE, TERRAINS } from '../rules/components.ts';
import { type Standing, standings } from '../rules/scoring.ts';
import { TAKEN, inPlay, speciesOnEarth, terrainOf } from '../rules/state.ts';
import { AnimalIcon } from './art/animals.tsx';
import { TerrainSwatch } from './art/terrains.tsx';
import { Chart } from './Chart.tsx';
import { placeName } from './earth-view.ts';
import { useLookAway } from './look-at.ts';
import { useRoving } from './roving.ts';
import { type ScoreSheet, type SheetSource, scoreSheet } from './score-sheet.ts';
import { type Happening, type StoryEntry, sectionsOf, turnsOf } from './story.ts';
import { useTable } from './table-context.ts';
import { gainsOf, sourceName } from './telling.ts';
import { Told } from './Told.tsx';
import { quietly } from './words/quiet.ts';
import type { Words } from './words/words.ts';

/** The winner, by how much, and why the game is over. */
function Winner({ order: [first, second] }: { order: readonly Standing[] }) {
  const { s, names, words } = useTable();
  const { final } = words;
  if (first === undefined) return null;
  const name = ANIMALS[first.animal]!;
  const lifeless = ANIMALS.every((_, animal) => s.genePool[animal]! + speciesOnEarth(s, animal) === 0);
  return (
    <div className="ds-winner">
      <AnimalIcon animal={first.animal} size={72} />
      <div>
        <p className="ds-wins">{final.wins(names[first.player]!, name, first.score)}</p>
        {second !== undefined && (
          <p>
            {second.score === first.score
              ? final.tie(name, ANIMALS[second.animal]!)
              : final.ahead(first.score - second.score, names[second.player]!, ANIMALS[second.animal]!)}
          </p>
        )}
        <p>{final.ended[s.cards[ICE_AGE] === TAKEN ? 'ice age' : lifeless ? 'lifeless' : 'pawnless']}</p>
        {s.animalsEach > 1 && <p>{final.lowest}</p>}
      </div>
    </div>
  );
}

function Standings({ order }: { order: readonly Standing[] }) {
  const { s, names, words } = useTable();
  const { final } = words;
  return (
    <table className="ds-standings">
      <thead>
        <tr>
          <th scope="col">{final.place}</th>
          <th scope="col">{final.player}</th>
          <th scope="col">{final.animal}</th>
          <th scope="col">{final.score}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ player, place, animal, score }) => (
          <tr key={player}>
            <td>{place}</td>
            <th scope="row">{names[player]}</th>
            <td>
              {s.animalsEach === 1 ? (
                <span className="ds-led">
                  <AnimalIcon animal={animal} size={22} /> {words.animals[ANIMALS[animal]!].name}
                </span>
              ) : (
                ANIMALS.map(
                  (name, each) =>
                    inPlay(s, each) &&
                    s.owner[each] === player && (
                      <span key={name} className={`ds-led${each === animal ? ' ds-counts-for' : ''}`}>
                        <AnimalIcon animal={each} size={22} title={words.animals[name].name} /> {s.vps[each]}
                        {each === animal && <span className="ds-unseen"> ({final.counts})</span>}
                      </span>
                    ),
                )
              )}
            </td>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sourceText(words: Words, source: SheetSource): string {
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
  const { s, words, attention } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const roving = useRoving(list, '.ds-told');
  useLookAway();
  const tiles = scored
    .flatMap((happening) => {
      const [first] = happening.events;
      return first.event === 'vps' ? [{ happening, hex: first.hex, terrain: terrainOf(s, first.hex) }] : [];
    })
    .sort((a, b) => a.terrain - b.terrain || a.hex - b.hex);
  return (
    <ul ref={list} className="ds-final-tiles" {...roving}>
      {tiles.map(({ happening, hex, terrain }) => (
        <Told
          key={hex}
          mark={<TerrainSwatch terrain={terrain} size={22} />}
          text={`${words.terrains[TERRAINS[terrain]!]}\u00a0${quietly(placeName(hex))}`}
          gains={gainsOf(happening)}
          events={happening.events}
          attention={attention}
        />
      ))}
    </ul>
  );
}

export function Final({ story, onDownload }: { story: readonly StoryEntry[]; onDownload: (() => void) | undefined }) {
  const { s, words } = useTable();
  const { final } = words;
  const { sheet, scored } = useMemo(() => {
    const turns = turnsOf(story, s);
    const last = turns.at(-1);
    const told = last === undefined ? [] : sectionsOf(last, s).flatMap(({ happenings }) => happenings);
    return {
      sheet: scoreSheet(turns, s),
      scored: told.filter(({ events: [first] }) => first.event === 'vps' && first.source === 'final scoring'),
    };
  }, [story, s]);
  const order = standings(s);
  return (
    <div className="ds-final" data-over="">
      <Winner order={order} />
      {onDownload !== undefined && (
        <button type="button" className="ds-download" onClick={onDownload}>
          {final.download}
        </button>
      )}
      <h3>{final.standings}</h3>
      <Standings order={order} />
      <h3>{words.parts.chart}</h3>
      <Chart sheet={sheet} />
      <h3>{final.sources}</h3>
      <Sources sheet={sheet} />
      {scored.length > 0 && (
        <>
          <h3>{final.tiles}</h3>
          <p className="ds-hint">{final.tilesText}</p>
          <Tiles scored={scored} />
        </>
      )}
    </div>
  );
}
