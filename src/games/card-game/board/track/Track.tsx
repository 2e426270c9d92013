/** The Survival Track: a flight of steps with everybody's seal. */
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';

export function Track() {
  const words = useWords();
  const { s, cards, names } = useTable();
  return (
    <section className="cg-track cg-box">
      <h3>
        {words.table.track} <small>{words.table.trackNote}</small>
      </h3>
      <ol>
        {cards.table.track.map(({ draw, discard }, space) => (
          <li key={space} style={{ '--cg-step': space }} aria-label={words.table.space(space + 1, draw, discard)}>
            <span className="cg-standing">
              {s.track.map((own, player) =>
                own === space ? (
                  <span key={player} role="img" aria-label={names[player]} title={names[player]}>
                    <Seal seat={player} name={names[player]!} size={20} />
                  </span>
                ) : null,
              )}
            </span>
            <span className="cg-step">
              {draw}/{discard}
            </span>
          </li>
        ))}
      </ol>
      <small>{words.table.trackEnd}</small>
    </section>
  );
}
