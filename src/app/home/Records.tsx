/** Games, wins and best scores by side, from the results stored in this browser; for a number of players, or a level of the bots. */
import { useState } from 'react';
import { GAMES, gameTitle } from '../../games/index.ts';
import { castName } from '../../kit/bots/cast.ts';
import { Select } from '../../ui/forms/fields.tsx';
import { type StoredResult, recordsBySide, storedResults } from '../storage/results.ts';
import { GameLoader } from '../ui/GameLoader.tsx';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import './records.css';

/** The records of a game. */
function OfGame({ game, results }: { game: string; results: readonly StoredResult[] }) {
  const { records: words, player } = useWords('page');
  const { language } = useLanguage();
  const [players, setPlayers] = useState('');
  const [level, setLevel] = useState('');
  const shown = results.filter(
    (each) => (players === '' || String(each.players) === players) && (level === '' || each.level === level),
  );
  const counts = [...new Set(results.map((each) => each.players))].sort((a, b) => a - b);
  const levels = [...new Set(results.map((each) => each.level))];
  const title = gameTitle(game, language);
  return (
    <div className="records-game">
      <h3>{title}</h3>
      <div className="records-filters">
        <Select
          label={`${title}: ${words.players()}`}
          options={[
            ['', words.anyPlayers()],
            ...counts.map((count) => [String(count), words.count({ count })] as const),
          ]}
          value={players}
          onChange={setPlayers}
        />
        <Select
          label={`${title}: ${words.level()}`}
          options={[['', words.anyLevel()], ...levels.map((each) => [each, castName(each)] as const)]}
          value={level}
          onChange={setLevel}
        />
      </div>
      {shown.length === 0 ? (
        <p>{words.noneSuch()}</p>
      ) : (
        <GameLoader id={game}>
          {({ ui, words: gameWords }) => (
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.side()}</th>
                  <th scope="col">{words.games()}</th>
                  <th scope="col">{words.wins()}</th>
                  <th scope="col">{words.best({ score: ui.timeline(gameWords).score })}</th>
                </tr>
              </thead>
              <tbody>
                {recordsBySide(shown).map(({ side, games, wins, best }) => (
                  <tr key={side}>
                    <th scope="row">
                      {ui.Side !== undefined && <ui.Side side={side} />}
                      {/^\d+$/.test(side) && <span> {player({ number: Number(side) + 1 })}</span>}
                    </th>
                    <td>{games}</td>
                    <td>{wins}</td>
                    <td>{best}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </GameLoader>
      )}
    </div>
  );
}

/** The section of the page of games. */
export function Records() {
  const { records: words } = useWords('page');
  const [results] = useState(storedResults);
  return (
    <section className="records" aria-labelledby="records">
      <h2 id="records">{words.title()}</h2>
      <p>{results.length === 0 ? words.empty() : words.text()}</p>
      <div className="records-games">
        {GAMES.map(({ id }) => {
          const own = results.filter(({ game }) => game === id);
          return own.length > 0 && <OfGame key={id} game={id} results={own} />;
        })}
      </div>
    </section>
  );
}
