/** The games put aside in this browser, to go on with, to save or to throw away. */
import { useState } from 'react';
import { type AsideGame, asideGames, download, takeAside } from './saved-game.ts';
import { useWords } from './words/words.ts';

/** Who plays and how far the game is, as far as its text tells. */
function described(text: string): { names: string; moves: number } | null {
  try {
    const { names, moves } = JSON.parse(text) as { names?: unknown; moves?: unknown };
    if (!Array.isArray(names) || !Array.isArray(moves)) return null;
    return { names: names.join(', '), moves: moves.length };
  } catch {
    return null;
  }
}

export function AsideGames({ onOpen }: { onOpen: (game: AsideGame) => void }) {
  const words = useWords().aside;
  const [games, setGames] = useState(asideGames);
  if (games.length === 0) return null;
  return (
    <section className="shell-aside" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul>
        {games.map((game) => {
          const known = described(game.text);
          return (
            <li key={game.key}>
              <p>
                <strong>{known?.names ?? words.damaged}</strong>
                <small>{words.when(game.date, known?.moves ?? null)}</small>
              </p>
              <span className="shell-buttons">
                <button
                  type="button"
                  onClick={() => {
                    onOpen(game);
                  }}
                >
                  {words.goOn}
                </button>
                <button
                  type="button"
                  onClick={() => {
                    download('dominant-species.json', game.text);
                  }}
                >
                  {words.save}
                </button>
                <button
                  type="button"
                  onClick={() => {
                    if (!window.confirm(words.sure)) return;
                    takeAside(game.key);
                    setGames(asideGames());
                  }}
                >
                  {words.throwAway}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
