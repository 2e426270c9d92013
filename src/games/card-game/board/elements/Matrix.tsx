/** How many icons of each element every player shows, who has its card, and why it stays or goes. */
import { memo } from 'react';
import { ELEMENTS, NOTHING } from '../../rules/components.ts';
import { ElementIcon } from '../art/ElementIcon.tsx';
import { Seal } from '../art/Seal.tsx';
import type { Words } from '../words.ts';
import { type Outlook, controlReason } from '../state/outlook.ts';
import { useCards, useNow, usePreview, useTable, useTableWords } from '../table.ts';
import './elements.css';

/** Why an Element card would lie where it does after the check: "5 against 4", "tied at 3, stays". */
function reasonText({ why }: Words, now: Outlook, after: Outlook, element: number): string {
  const holder = after.control[element]!;
  const reason = controlReason(after, element);
  if (holder !== now.control[element]) {
    if (holder === NOTHING) return why.aside();
    return reason.why === 'lead' ? why.lead({ icons: reason.icons, against: reason.against }) : '';
  }
  if (reason.why === 'lead') return why.lead({ icons: reason.icons, against: reason.against });
  if (holder === NOTHING) return reason.why === 'tie' ? why.tiedAside({ icons: reason.icons }) : why.aside();
  return reason.why === 'tie' ? why.tied({ icons: reason.icons }) : why.noIcons();
}

export const Matrix = memo(function Matrix() {
  const words = useTableWords();
  const { state, names } = useTable();
  const cards = useCards();
  const now = useNow();
  const preview = usePreview();
  const after = preview?.after ?? now;
  return (
    <section className="cg-matrix cg-box" aria-label={words.table.matrix()}>
      <h2>{words.table.matrix()}</h2>
      <p className="cg-matrix-note">{words.table.matrixNote()}</p>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, player) => (
              <th key={player} scope="col" title={name}>
                <Seal seat={player} size={22} />
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
            <th scope="col">{words.table.vpsColumn()}</th>
          </tr>
        </thead>
        <tbody>
          {ELEMENTS.map((name, element) => {
            const holder = now.control[element]!;
            const next = after.control[element]!;
            const vps = cards.biomeIcons[state.biome]![element]!;
            return (
              <tr key={name} data-changed={holder !== next}>
                <th scope="row">
                  <span className="cg-element-name">
                    <ElementIcon element={element} size={26} />
                    <span>
                      {words.elements[name]()}
                      <small>
                        {/* The box shows whose it becomes, too; a name would push the columns aside. */}
                        {holder !== next && next !== NOTHING && (
                          <>
                            <span className="visually-hidden">
                              {words.why.goesTo({ player: names[next]!, reason: null })},{' '}
                            </span>
                            <span aria-hidden>→ </span>
                            <Seal seat={next} size={14} />{' '}
                          </>
                        )}
                        {reasonText(words, now, after, element)}
                      </small>
                    </span>
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
                      >
                        {before === then ? (before === 0 ? '–' : before) : `${String(before)} → ${String(then)}`}
                      </span>
                      {next === player && (
                        <span className="visually-hidden">{words.table.controls({ player: each })}</span>
                      )}
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
});
