/** The end: who won and why, and the standings; how it came about follows. */
import { ANIMALS, type AnimalName, ICE_AGE } from '../../rules/components.ts';
import { type Standing, standings } from '../../rules/scoring.ts';
import { TAKEN, inPlay, speciesOnEarth } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { lazyPart } from '../../../../ui/lazy.tsx';
import type { HistoryEntry } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import './scores.css';

const FinalDetails = lazyPart(async () => (await import('./FinalDetails.tsx')).FinalDetails);

/** The players between whom the food chain decided, tie by tie. */
const tiesIn = (order: readonly Standing[]): Standing[][] =>
  [...new Set(order.filter(({ tied }) => tied).map(({ score }) => score))].map((tie) =>
    order.filter(({ score }) => score === tie),
  );

const namesOf = (tied: readonly Standing[]): AnimalName[] => tied.map(({ animal }) => ANIMALS[animal]!);

/** The winner, by how much, and why the game is over. */
function Winner({ order }: { order: readonly Standing[] }) {
  const [first, second] = order;
  const { s, names, words } = useTable();
  const { final } = words;
  if (first === undefined) return null;
  const name = ANIMALS[first.animal]!;
  const lifeless = ANIMALS.every((_, animal) => s.genePool[animal]! + speciesOnEarth(s, animal) === 0);
  return (
    <div className="ds-winner">
      <AnimalIcon animal={first.animal} size={72} />
      <div>
        <p className="ds-wins">{final.wins(names[first.player]!, name, first.score)}</p>
        {second !== undefined && (
          <p>
            {first.tied
              ? final.tie(name, namesOf(order.slice(1).filter(({ score }) => score === first.score)))
              : final.ahead(first.score - second.score, names[second.player]!, ANIMALS[second.animal]!)}
          </p>
        )}
        <p>{final.ended[s.cards[ICE_AGE] === TAKEN ? 'ice age' : lifeless ? 'lifeless' : 'pawnless']}</p>
        {s.animalsEach > 1 && <p>{final.lowest}</p>}
      </div>
    </div>
  );
}

function Standings({ order }: { order: readonly Standing[] }) {
  const { s, names, words } = useTable();
  const { final } = words;
  return (
    <table className="ds-standings">
      <thead>
        <tr>
          <th scope="col">{final.place}</th>
          <th scope="col">{final.player}</th>
          <th scope="col">{final.animal}</th>
          <th scope="col">{final.score}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ player, place, animal, score }) => (
          <tr key={player}>
            <td>{place}</td>
            <th scope="row">{names[player]}</th>
            <td>
              {s.animalsEach === 1 ? (
                <span className="ds-led">
                  <AnimalIcon animal={animal} size={22} /> {words.animals[ANIMALS[animal]!].name}
                </span>
              ) : (
                ANIMALS.map(
                  (name, each) =>
                    inPlay(s, each) &&
                    s.owner[each] === player && (
                      <span key={name} className={`ds-led${each === animal ? ' ds-counts-for' : ''}`}>
                        <AnimalIcon animal={each} size={22} title={words.animals[name].name} /> {s.vps[each]}
                        {each === animal && <span className="visually-hidden"> ({final.counts})</span>}
                      </span>
                    ),
                )
              )}
            </td>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Final({
  history,
  onDownload,
}: {
  history: readonly HistoryEntry[];
  onDownload: (() => void) | undefined;
}) {
  const { s, words } = useTable();
  const { final } = words;
  const order = standings(s);
  return (
    <div className="ds-final" data-over="">
      <Winner order={order} />
      {onDownload !== undefined && (
        <button type="button" className="ui-button" onClick={onDownload}>
          {final.download}
        </button>
      )}
      <h2>{final.standings}</h2>
      <Standings order={order} />
      {tiesIn(order)
        .filter(([highest]) => highest !== order[0])
        .map((tied) => (
          <p key={tied[0]!.score}>{final.tiedFor(tied[0]!.score, namesOf(tied))}</p>
        ))}
      <FinalDetails history={history} />
    </div>
  );
}
