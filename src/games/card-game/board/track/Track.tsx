/** The Survival Track: a flight of steps with everybody's seal. */
import { memo } from 'react';
import { Seal } from '../art/Seal.tsx';
import { useWords } from '../locales/locale.ts';
import { useTable } from '../state/table.ts';
import './track.css';

export const Track = memo(function Track() {
  const words = useWords();
  const { s, cards, names } = useTable();
  return (
    <section className="cg-track cg-box" aria-label={words.table.track}>
      <h2>{words.table.track}</h2>
      <p className="cg-track-note">{words.table.trackNote}</p>
      <ol>
        {cards.table.track.map(({ draw, discard }, space) => (
          <li key={space} style={{ '--cg-step': space }}>
            <span className="cg-standing">
              {s.track.map((own, player) =>
                own === space ? (
                  <span key={player} role="img" aria-label={names[player]} title={names[player]}>
                    <Seal seat={player} size={22} />
                  </span>
                ) : null,
              )}
            </span>
            <span className="cg-step" data-motion={`space ${String(space)}`}>
              <span aria-hidden>
                {draw}/{discard}
              </span>
              <span className="visually-hidden">{words.table.space(space + 1, draw, discard)}</span>
            </span>
          </li>
        ))}
      </ol>
      <small>{words.table.trackEnd}</small>
    </section>
  );
});
