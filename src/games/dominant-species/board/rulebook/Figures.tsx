/** The tables and drawings of the rules. Their numbers are the components' own. */
import type { ReactNode } from 'react';
import {
  ANIMALS,
  type AnimalName,
  COMPETITION_TERRAINS,
  DEFAULT_COUNT,
  DEFAULT_ELEMENT,
  ELEMENTS,
  LARGE_TILES,
  PLACINGS,
  SPECIATION_ELEMENTS,
  SPECIATION_LIMIT,
  SPECIES_EACH,
  STARTING_PAWNS,
  STARTING_SPECIES,
  TERRAINS,
  TUNDRA,
  TUNDRA_TILES,
  type TerrainName,
  bonus,
} from '../../rules/components.ts';
import { AnimalIcon, SpeciesToken } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import type { FigureProps } from '../../../../table/rulebook/RulebookBlocks.tsx';
import type { RulebookParts } from '../../../../table/rulebook/RulebookPages.tsx';
import type { Locale } from '../words.ts';
import { drawnText, leadOf, pointsOf, spaceTexts } from './entries.ts';
import { useLocale } from '../words.ts';
import './figures.css';

interface TableProps {
  className?: string;
  /** The heads of the columns, if they have any. */
  heads?: readonly (string | undefined)[];
  /** The head of each row, and its cells. */
  rows: readonly (readonly [head: ReactNode, ...cells: ReactNode[]])[];
}

function Table({ className, heads, rows }: TableProps) {
  return (
    <table className={className}>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A terrain or an animal, by name and picture. */
function Thing({ name, children }: { name: AnimalName | TerrainName; children: ReactNode }) {
  return (
    <>
      {children} {useLocale().thing({ thing: name })}
    </>
  );
}

const terrainRows = (cells: (terrain: number) => readonly ReactNode[]): TableProps['rows'] =>
  TERRAINS.map((name, terrain) => [
    <Thing key={name} name={name}>
      <TerrainSwatch terrain={terrain} size={20} />
    </Thing>,
    ...cells(terrain),
  ]);

const animalRows = (cells: (animal: number) => readonly ReactNode[]): TableProps['rows'] =>
  ANIMALS.map((name, animal) => [
    <Thing key={name} name={name}>
      <AnimalIcon animal={animal} size={24} />
    </Thing>,
    ...cells(animal),
  ]);

function Placings({ labels }: FigureProps) {
  const places = labels.slice(1, -1);
  const rows = terrainRows((terrain) => [
    ...places.map((_, i) => PLACINGS[terrain]![i] ?? '·'),
    SPECIATION_LIMIT[terrain],
  ]);
  return <Table className="ds-rules-numbers" heads={labels} rows={rows} />;
}

function Bonus({ labels }: FigureProps) {
  const quantities = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return (
    <Table
      className="ds-rules-numbers ds-rules-tight"
      rows={[
        [labels[0], ...quantities.map((quantity) => (quantity === 9 ? '9+' : quantity))],
        [labels[1], ...quantities.map(bonus)],
      ]}
    />
  );
}

function Animals({ labels }: FigureProps) {
  const words = useLocale();
  const rows = animalRows((animal) => [
    <>
      <ElementIcon
        element={DEFAULT_ELEMENT[animal]!}
        size={20}
        variant="printed"
        title={words.thing({ thing: ELEMENTS[DEFAULT_ELEMENT[animal]!]! })}
      />{' '}
      ×{DEFAULT_COUNT[animal]}
    </>,
    words.abilities[ANIMALS[animal]!](),
  ]);
  return <Table heads={[labels[0], labels[1], words.animal.ability()]} rows={rows} />;
}

function Seats({ labels }: FigureProps) {
  const seats = STARTING_PAWNS.flatMap((pawns, animals) => (pawns > 0 ? [animals] : []));
  return (
    <Table
      className="ds-rules-numbers"
      rows={[
        [labels[0], ...seats],
        [labels[1], ...seats.map((animals) => STARTING_PAWNS[animals])],
        [labels[2], ...seats.map((animals) => SPECIES_EACH[animals])],
      ]}
    />
  );
}

function StartingSpecies({ labels }: FigureProps) {
  const rows = animalRows((animal) => [
    STARTING_SPECIES[animal]!.map((terrain, i) => (
      <span key={terrain} className="ds-rules-pair">
        {i === 0 ? 2 : 1}{' '}
        <Thing name={TERRAINS[terrain]!}>
          <TerrainSwatch terrain={terrain} size={18} />
        </Thing>
      </span>
    )),
  ]);
  return <Table heads={labels.slice(0, 2)} rows={rows} />;
}

function Tiles({ labels }: FigureProps) {
  const rows = terrainRows((terrain) => [1, (terrain === TUNDRA ? TUNDRA_TILES : LARGE_TILES[terrain]!) - 1]);
  return <Table className="ds-rules-numbers" heads={labels.slice(0, 3)} rows={rows} />;
}

/** The picture on a space, where there is one. */
function Printed({ section, place }: { section: string; place: number }) {
  if (section === 'speciation')
    return <ElementIcon element={SPECIATION_ELEMENTS[place]!} size={18} variant="printed" />;
  if (section !== 'competition') return null;
  return COMPETITION_TERRAINS[place]!.map((terrain) => <TerrainSwatch key={terrain} terrain={terrain} size={18} />);
}

function Spaces({ entry, labels }: FigureProps) {
  const texts = spaceTexts(useLocale(), entry);
  return (
    <>
      <p>{labels[0]}</p>
      {texts.length > 0 && (
        <ol className="ui-rules-list">
          {texts.map((text, place) => (
            <li key={place}>
              <Printed section={entry} place={place} /> {text}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Pieces() {
  const { counters } = useLocale();
  return (
    <dl>
      {Object.entries(counters).map(([counter, { name, text }]) => (
        <div key={counter}>
          <dt>{name()}</dt>
          <dd>{text()}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the display says of a section. */
function Points({ entry }: FigureProps) {
  return (
    <ul className="ui-rules-list">
      {pointsOf(useLocale(), entry).map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Token({ endangered, dominant }: { endangered: boolean; dominant: boolean }) {
  return (
    <svg width="32" height="36" viewBox="-34 -42 68 76" aria-hidden="true">
      <SpeciesToken animal={3} count={2} x={0} y={0} size={50} endangered={endangered} dominant={dominant} />
    </svg>
  );
}

function Signs({ labels }: FigureProps) {
  const signs: [ReactNode, string | undefined][] = [
    [<Token key="" endangered={false} dominant />, labels[0]],
    [<Token key="" endangered dominant={false} />, labels[1]],
    [<ElementIcon key="" element={ELEMENTS.indexOf('sun')} size={24} variant="printed" />, labels[2]],
    [<span key="" className="ds-legal-sample" />, labels[3]],
  ];
  return (
    <ul className="ds-rules-signs">
      {signs.map(([sign, text]) => (
        <li key={text}>
          {sign}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The tables and drawings by name. */
const FIGURES = {
  placings: Placings,
  bonus: Bonus,
  pieces: Pieces,
  animals: Animals,
  seats: Seats,
  'starting-species': StartingSpecies,
  tiles: Tiles,
  points: Points,
  spaces: Spaces,
  signs: Signs,
};

/** The picture of what an entry is about. */
function Sign({ of }: { of: string }) {
  const animal = ANIMALS.findIndex((name) => name === of);
  if (animal >= 0) return <AnimalIcon animal={animal} size={26} />;
  const element = ELEMENTS.findIndex((name) => name === of);
  if (element >= 0) return <ElementIcon element={element} size={22} variant="disk" />;
  const terrain = TERRAINS.findIndex((name) => name === of);
  return terrain >= 0 ? <TerrainSwatch terrain={terrain} size={26} /> : null;
}

export const parts: RulebookParts<Locale> = { figures: FIGURES, Sign, lead: leadOf, drawn: drawnText };
