/** The end: who won and why, the players' standings, the VPs of every animal. */
import { ANIMALS, ICE_AGE } from '../rules/components.ts';
import { standings } from '../rules/scoring.ts';
import { TAKEN, inPlay } from '../rules/state.ts';
import { AnimalIcon } from './art/animals.tsx';
import { useTable } from './table-context.ts';

export function Final() {
  const { s, names, words } = useTable();
  const order = standings(s);
  const winner = order[0];
  if (winner === undefined) return null;
  const tied = order.find((other) => other !== winner && other.score === winner.score);
  const animals = ANIMALS.flatMap((_, animal) => (inPlay(s, animal) ? [animal] : [])).sort(
    (a, b) => s.vps[b]! - s.vps[a]! || a - b,
  );
  const standing = new Set(order.map(({ animal }) => animal));
  return (
    <div className="ds-final" data-over="">
      <p className="ds-winner">
        <AnimalIcon animal={winner.animal} size={64} />
        <span>{words.final.wins(names[winner.player]!, ANIMALS[winner.animal]!, winner.score)}</span>
      </p>
      {tied !== undefined && <p>{words.final.tie(ANIMALS[winner.animal]!, ANIMALS[tied.animal]!)}</p>}
      <p>{words.final.ended[s.cards[ICE_AGE] === TAKEN ? 'ice age' : 'lifeless']}</p>
      {s.animalsEach > 1 && <p>{words.final.lowest}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.final.place}</th>
            <th scope="col">{words.final.player}</th>
            <th scope="col">{words.final.animal}</th>
            <th scope="col">{words.final.score}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ player, place, animal, score }) => (
            <tr key={player}>
              <td>{place}</td>
              <td>{names[player]}</td>
              <td>
                <AnimalIcon animal={animal} size={22} /> {words.animals[ANIMALS[animal]!].name}
              </td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {s.animalsEach > 1 && (
        <>
          <h3>{words.final.animals}</h3>
          <ul className="ds-final-animals">
            {animals.map((animal) => (
              <li key={animal}>
                <AnimalIcon animal={animal} size={22} /> {words.animals[ANIMALS[animal]!].name} ·{' '}
                {names[s.owner[animal]!]} <b>{s.vps[animal]}</b>
                {standing.has(animal) && <small>{words.final.counts}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
