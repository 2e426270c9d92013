/** The numbers to look up: what tiles score, bonus VPs, the animals' abilities, the signs on the board. */
import { ANIMALS, ELEMENTS, PLACINGS, SPECIATION_LIMIT, TERRAINS, bonus } from '../rules/components.ts';
import { AnimalIcon, SpeciesToken } from './art/animals.tsx';
import { ElementIcon } from './art/elements.tsx';
import { TerrainSwatch } from './art/terrains.tsx';
import { useTable } from './table-context.ts';

function Token({ endangered, dominant }: { endangered: boolean; dominant: boolean }) {
  return (
    <svg width="32" height="36" viewBox="-34 -42 68 76" aria-hidden="true">
      <SpeciesToken animal={3} count={2} x={0} y={0} size={50} endangered={endangered} dominant={dominant} />
    </svg>
  );
}

export function Tables() {
  const { words } = useTable();
  const { tables } = words;
  const quantities = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return (
    <div className="ds-tables">
      <h3>{tables.placings}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{tables.terrain}</th>
            {tables.places.map((place) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
            <th scope="col">{tables.limit}</th>
          </tr>
        </thead>
        <tbody>
          {TERRAINS.map((name, terrain) => (
            <tr key={name}>
              <th scope="row">
                <TerrainSwatch terrain={terrain} size={20} /> {words.terrains[name]}
              </th>
              {tables.places.map((place, i) => (
                <td key={place}>{PLACINGS[terrain]![i] ?? '·'}</td>
              ))}
              <td>{SPECIATION_LIMIT[terrain]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{tables.bonus}</h3>
      <table className="ds-bonus">
        <tbody>
          <tr>
            <th scope="row">{tables.bonusQuantity}</th>
            {quantities.map((quantity) => (
              <td key={quantity}>{quantity === 9 ? '9+' : quantity}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{tables.bonusVps}</th>
            {quantities.map((quantity) => (
              <td key={quantity}>{bonus(quantity)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p>{tables.bonusText}</p>
      <h3>{tables.abilities}</h3>
      <ol className="ds-abilities">
        {ANIMALS.map((name, animal) => (
          <li key={name}>
            <AnimalIcon animal={animal} size={24} />
            <span>
              <b>{words.animals[name].name}.</b> {words.animals[name].ability}
            </span>
          </li>
        ))}
      </ol>
      <h3>{tables.legend}</h3>
      <ul className="ds-abilities">
        <li>
          <Token endangered={false} dominant />
          <span>{tables.legendText.dominant}</span>
        </li>
        <li>
          <Token endangered dominant={false} />
          <span>{tables.legendText.endangered}</span>
        </li>
        <li>
          <ElementIcon element={ELEMENTS.indexOf('sun')} size={24} variant="printed" />
          <span>{tables.legendText.printed}</span>
        </li>
        <li>
          <span className="ds-legal-sample" />
          <span>{tables.legendText.legal}</span>
        </li>
      </ul>
    </div>
  );
}
