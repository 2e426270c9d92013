/** Who shows how many icons of each element, and who has its card. */
import { ELEMENTS, NOTHING } from '../../rules/components.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';

export function Matrix() {
  const words = useWords();
  const { s, cards, names, now, preview } = useTable();
  const after = preview?.after ?? now;
  return (
    <section className="cg-matrix cg-box">
      <h3>
        {words.table.matrix} <small>{words.table.matrixNote}</small>
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, player) => (
              <th key={player} scope="col" title={name}>
                <Seal seat={player} name={name} size={22} />
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
            <th scope="col">{words.table.vpsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {ELEMENTS.map((name, element) => {
            const holder = now.control[element]!;
            const next = after.control[element]!;
            const vps = cards.biomeIcons[s.biome]![element]!;
            return (
              <tr key={name}>
                <th scope="row">
                  <span>
                    <ElementIcon element={element} size={26} /> {words.elements[name]}
                    {next === NOTHING && <small>{words.table.aside}</small>}
                  </span>
                </th>
                {names.map((each, player) => {
                  const before = now.icons[player]![element]!;
                  const then = after.icons[player]![element]!;
                  return (
                    <td key={player}>
                      <span
                        data-holds={holder === player && next === player}
                        data-wins={holder !== player && next === player}
                        data-loses={holder === player && next !== player}
                        {...(next === player ? { 'aria-label': `${String(then)}, ${words.table.controls(each)}` } : {})}
                      >
                        {before === then ? (before === 0 ? '–' : before) : `${String(before)} → ${String(then)}`}
                      </span>
                    </td>
                  );
                })}
                <td className="cg-worth">{vps === 0 ? '–' : vps}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
