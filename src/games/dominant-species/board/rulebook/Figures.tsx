/** The tables and drawings of the rules. Their numbers are the components' own. */
import type { ReactNode } from 'react';
import {
  ANIMALS,
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

function Placings({ labels }: FigureProps) {
  const places = labels.slice(1, -1);
  const words = useLocale();
  return (
    <table className="ds-rules-numbers">
      <thead>
        <tr>
          <th scope="col">{labels[0]}</th>
          {places.map((place) => (
            <th key={place} scope="col">
              {place}
            </th>
          ))}
          <th scope="col">{labels.at(-1)}</th>
        </tr>
      </thead>
      <tbody>
        {TERRAINS.map((name, terrain) => (
          <tr key={name}>
            <th scope="row">
              <TerrainSwatch terrain={terrain} size={20} /> {words.thing({ thing: name })}
            </th>
            {places.map((place, i) => (
              <td key={place}>{PLACINGS[terrain]![i] ?? '·'}</td>
            ))}
            <td>{SPECIATION_LIMIT[terrain]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bonus({ labels }: FigureProps) {
  const quantities = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return (
    <table className="ds-rules-numbers ds-rules-tight">
      <tbody>
        <tr>
          <th scope="row">{labels[0]}</th>
          {quantities.map((quantity) => (
            <td key={quantity}>{quantity === 9 ? '9+' : quantity}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{labels[1]}</th>
          {quantities.map((quantity) => (
            <td key={quantity}>{bonus(quantity)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Animals({ labels }: FigureProps) {
  const words = useLocale();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{labels[0]}</th>
          <th scope="col">{labels[1]}</th>
          <th scope="col">{words.animal.ability()}</th>
        </tr>
      </thead>
      <tbody>
        {ANIMALS.map((name, animal) => (
          <tr key={name}>
            <th scope="row">
              <AnimalIcon animal={animal} size={24} /> {words.thing({ thing: name })}
            </th>
            <td>
              <ElementIcon
                element={DEFAULT_ELEMENT[animal]!}
                size={20}
                variant="printed"
                title={words.thing({ thing: ELEMENTS[DEFAULT_ELEMENT[animal]!]! })}
              />{' '}
              ×{DEFAULT_COUNT[animal]}
            </td>
            <td>{words.abilities[name]()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Seats({ labels }: FigureProps) {
  const seats = STARTING_PAWNS.flatMap((pawns, animals) => (pawns > 0 ? [animals] : []));
  const rows = [
    { title: labels[0], of: (animals: number) => animals },
    { title: labels[1], of: (animals: number) => STARTING_PAWNS[animals]! },
    { title: labels[2], of: (animals: number) => SPECIES_EACH[animals]! },
  ];
  return (
    <table className="ds-rules-numbers">
      <tbody>
        {rows.map(({ title, of }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {seats.map((animals) => (
              <td key={animals}>{of(animals)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StartingSpecies({ labels }: FigureProps) {
  const words = useLocale();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{labels[0]}</th>
          <th scope="col">{labels[1]}</th>
        </tr>
      </thead>
      <tbody>
        {ANIMALS.map((name, animal) => (
          <tr key={name}>
            <th scope="row">
              <AnimalIcon animal={animal} size={24} /> {words.thing({ thing: name })}
            </th>
            <td>
              {STARTING_SPECIES[animal]!.map((terrain, i) => (
                <span key={terrain} className="ds-rules-pair">
                  {i === 0 ? 2 : 1} <TerrainSwatch terrain={terrain} size={18} />{' '}
                  {words.thing({ thing: TERRAINS[terrain]! })}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tiles({ labels }: FigureProps) {
  const words = useLocale();
  return (
    <table className="ds-rules-numbers">
      <thead>
        <tr>
          <th scope="col">{labels[0]}</th>
          <th scope="col">{labels[1]}</th>
          <th scope="col">{labels[2]}</th>
        </tr>
      </thead>
      <tbody>
        {TERRAINS.map((name, terrain) => (
          <tr key={name}>
            <th scope="row">
              <TerrainSwatch terrain={terrain} size={20} /> {words.thing({ thing: name })}
            </th>
            <td>1</td>
            <td>{(terrain === TUNDRA ? TUNDRA_TILES : LARGE_TILES[terrain]!) - 1}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
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
