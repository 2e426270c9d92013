/** The tables and drawings of the rules. Their numbers are the components' own. */
import type { ReactNode } from 'react';
import {
  ANIMALS,
  COMPETITION_TERRAINS,
  DEFAULT_COUNT,
  DEFAULT_ELEMENT,
  ELEMENTS,
  INITIATIVE,
  LARGE_TILES,
  PLACINGS,
  SECTIONS,
  SPACES_OF,
  SPECIATION_ELEMENTS,
  SPECIATION_LIMIT,
  SPECIES_EACH,
  STARTING_PAWNS,
  STARTING_SPECIES,
  type SectionName,
  TERRAINS,
  TUNDRA,
  TUNDRA_TILES,
  bonus,
} from '../../rules/components.ts';
import { AnimalIcon, SpeciesToken } from '../art/animals.tsx';
import { ElementIcon } from '../art/elements.tsx';
import { TerrainSwatch } from '../art/terrains.tsx';
import { spaceTexts } from './entries.ts';
import type { EntryName, RulesText } from '../locales/rules-text.ts';
import { useLocale } from '../locales/locale.ts';

type Figures = RulesText['figures'];

const isSection = (name: EntryName): name is SectionName => (SECTIONS as readonly string[]).includes(name);

function Placings({ figures }: { figures: Figures }) {
  const words = useLocale();
  return (
    <table className="ds-rules-numbers">
      <thead>
        <tr>
          <th scope="col">{figures.terrain}</th>
          {figures.places.map((place) => (
            <th key={place} scope="col">
              {place}
            </th>
          ))}
          <th scope="col">{figures.limit}</th>
        </tr>
      </thead>
      <tbody>
        {TERRAINS.map((name, terrain) => (
          <tr key={name}>
            <th scope="row">
              <TerrainSwatch terrain={terrain} size={20} /> {words.terrains[name]}
            </th>
            {figures.places.map((place, i) => (
              <td key={place}>{PLACINGS[terrain]![i] ?? '·'}</td>
            ))}
            <td>{SPECIATION_LIMIT[terrain]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bonus({ figures }: { figures: Figures }) {
  const quantities = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return (
    <table className="ds-rules-numbers ds-rules-tight">
      <tbody>
        <tr>
          <th scope="row">{figures.quantity}</th>
          {quantities.map((quantity) => (
            <td key={quantity}>{quantity === 9 ? '9+' : quantity}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{figures.vps}</th>
          {quantities.map((quantity) => (
            <td key={quantity}>{bonus(quantity)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Animals({ figures }: { figures: Figures }) {
  const words = useLocale();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{figures.animal}</th>
          <th scope="col">{figures.default}</th>
          <th scope="col">{words.animal.ability}</th>
        </tr>
      </thead>
      <tbody>
        {ANIMALS.map((name, animal) => (
          <tr key={name}>
            <th scope="row">
              <AnimalIcon animal={animal} size={24} /> {words.animals[name].name}
            </th>
            <td>
              <ElementIcon
                element={DEFAULT_ELEMENT[animal]!}
                size={20}
                variant="printed"
                title={words.elements[ELEMENTS[DEFAULT_ELEMENT[animal]!]!]}
              />{' '}
              ×{DEFAULT_COUNT[animal]}
            </td>
            <td>{words.animals[name].ability}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Seats({ figures }: { figures: Figures }) {
  const seats = STARTING_PAWNS.flatMap((pawns, animals) => (pawns > 0 ? [animals] : []));
  const rows = [
    { title: figures.animalsInPlay, of: (animals: number) => animals },
    { title: figures.pawns, of: (animals: number) => STARTING_PAWNS[animals]! },
    { title: figures.species, of: (animals: number) => SPECIES_EACH[animals]! },
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

function StartingSpecies({ figures }: { figures: Figures }) {
  const words = useLocale();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{figures.animal}</th>
          <th scope="col">{figures.startingSpecies}</th>
        </tr>
      </thead>
      <tbody>
        {ANIMALS.map((name, animal) => (
          <tr key={name}>
            <th scope="row">
              <AnimalIcon animal={animal} size={24} /> {words.animals[name].name}
            </th>
            <td>
              {STARTING_SPECIES[animal]!.map((terrain, i) => (
                <span key={terrain} className="ds-rules-pair">
                  {i === 0 ? 2 : 1} <TerrainSwatch terrain={terrain} size={18} /> {words.terrains[TERRAINS[terrain]!]}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tiles({ figures }: { figures: Figures }) {
  const words = useLocale();
  return (
    <table className="ds-rules-numbers">
      <thead>
        <tr>
          <th scope="col">{figures.terrain}</th>
          <th scope="col">{figures.tilesAtStart}</th>
          <th scope="col">{figures.tilesInStacks}</th>
        </tr>
      </thead>
      <tbody>
        {TERRAINS.map((name, terrain) => (
          <tr key={name}>
            <th scope="row">
              <TerrainSwatch terrain={terrain} size={20} /> {words.terrains[name]}
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
function Printed({ section, place }: { section: SectionName; place: number }) {
  if (section === 'speciation')
    return <ElementIcon element={SPECIATION_ELEMENTS[place]!} size={18} variant="printed" />;
  if (section !== 'competition') return null;
  return COMPETITION_TERRAINS[place]!.map((terrain) => <TerrainSwatch key={terrain} terrain={terrain} size={18} />);
}

function Spaces({ figures, section }: { figures: Figures; section: SectionName }) {
  const texts = spaceTexts(useLocale(), section);
  const count = SPACES_OF[INITIATIVE + SECTIONS.indexOf(section)]!;
  return (
    <>
      <p>{figures.spaces(count, texts.length > 0)}</p>
      {texts.length > 0 && (
        <ol className="ds-rules-list">
          {texts.map((text, place) => (
            <li key={place}>
              <Printed section={section} place={place} /> {text}
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
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Keys({ figures }: { figures: Figures }) {
  return (
    <dl className="ds-rules-keys">
      {figures.keys.map(([keys, text]) => (
        <div key={keys}>
          <dt>
            <kbd className="ui-kbd">{keys}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Token({ endangered, dominant }: { endangered: boolean; dominant: boolean }) {
  return (
    <svg width="32" height="36" viewBox="-34 -42 68 76" aria-hidden="true">
      <SpeciesToken animal={3} count={2} x={0} y={0} size={50} endangered={endangered} dominant={dominant} />
    </svg>
  );
}

function Signs({ figures }: { figures: Figures }) {
  const signs: [ReactNode, string][] = [
    [<Token key="" endangered={false} dominant />, figures.signs.dominant],
    [<Token key="" endangered dominant={false} />, figures.signs.endangered],
    [<ElementIcon key="" element={ELEMENTS.indexOf('sun')} size={24} variant="printed" />, figures.signs.printed],
    [<span key="" className="ds-legal-sample" />, figures.signs.legal],
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

/** The table or drawing of an entry, if it has one. */
export function Figure({ of, figures }: { of: EntryName; figures: Figures }): ReactNode {
  if (isSection(of)) return <Spaces figures={figures} section={of} />;
  switch (of) {
    case 'placings':
      return <Placings figures={figures} />;
    case 'bonus':
      return <Bonus figures={figures} />;
    case 'pieces':
      return <Pieces />;
    case 'food chain':
      return <Animals figures={figures} />;
    case 'setup':
      return <Seats figures={figures} />;
    case 'starting earth':
      return <StartingSpecies figures={figures} />;
    case 'stacks':
      return <Tiles figures={figures} />;
    case 'keys':
      return <Keys figures={figures} />;
    case 'signs':
      return <Signs figures={figures} />;
    default:
      return null;
  }
}
