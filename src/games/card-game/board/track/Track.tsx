/** The Survival Track: a flight of steps with everybody's seal. */
import { memo } from 'react';
import { isTenRounds } from '../../rules/state.ts';
import { Seal } from '../art/Seal.tsx';
import { spacePlace } from '../places.ts';
import { useCards, useTable, useTableWords } from '../table.ts';
import './track.css';

export const Track = memo(function Track() {
  const words = useTableWords();
  const { state, names } = useTable();
  const cards = useCards();
  const isTen = isTenRounds(state);
  return (
    <section className="cg-track cg-box" data-ten={isTen} aria-label={words.table.track()}>
      <h2>{words.table.track()}</h2>
      <p className="cg-track-note">{words.table.trackNote()}</p>
      <ol>
        {cards.table.track.map(({ draw, discard }, space) => (
          <li key={space} style={{ '--cg-step': space }}>
            <span className="cg-standing">
              {state.track.map((own, player) =>
                own === space ? (
                  <span key={player} role="img" aria-label={names[player]} title={names[player]}>
                    <Seal seat={player} size={20} />
                  </span>
                ) : null,
              )}
            </span>
            <span className="cg-step" data-place={spacePlace(space)}>
              <span aria-hidden>{isTen ? draw : `${String(draw)}/${String(discard)}`}</span>
              <span className="visually-hidden">{words.table.space({ number: space + 1, draw, discard })}</span>
            </span>
          </li>
        ))}
      </ol>
      <small>{words.table.trackEnd()}</small>
    </section>
  );
});
