/** My games: those online, and those of this device, current and archived, to continue, save or delete. */
import { useState } from 'react';
import { GAMES, gameTitle } from '../../games/index.ts';
import { freshChance } from '../bots/chance.ts';
import { openText } from '../session/resume.ts';
import { closeSession, openSession } from '../session/start.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { hashOf } from '../route.ts';
import { type ArchivedGame, archivedGames, removeArchived, savedText } from '../storage/saved-games.ts';
import { mySeats } from '../storage/online.ts';
import { Heading } from '../ui/Heading.tsx';
import { lazyPart } from '../../ui/lazy.tsx';
import { useTitle } from '../ui/hooks.ts';
import { Streak } from '../learn/Streak.tsx';
import { OpenFile } from './OpenFile.tsx';
import { Records } from './Records.tsx';
import { SavedGame } from './SavedGame.tsx';
import { useFault } from '../ui/use-fault.ts';

const OnlineGames = lazyPart(async () => (await import('./OnlineGames.tsx')).OnlineGames);

/** A game in the list: the current one, or one of the archive. */
interface Listed {
  readonly game: string;
  readonly text: string;
  /** Null for the current one. */
  readonly archived: ArchivedGame | null;
}

const listed = (): Listed[] => [
  ...GAMES.flatMap(({ id }) => {
    const text = savedText(id);
    return text === null ? [] : [{ game: id, text, archived: null }];
  }),
  ...archivedGames().map((archived) => ({ game: archived.game, text: archived.text, archived })),
];

export function SavedGames() {
  const words = useWords('page');
  const { language } = useLanguage();
  const { saved, start, player: nameOf, title } = words;
  const [games, setGames] = useState(listed);
  const [error, setError] = useState<unknown>(null);
  const refused = useFault(error);
  const [isOnline] = useState(() => mySeats().length > 0);
  useTitle(`${saved.title()} – ${title()}`);

  const open = async ({ game, text, archived }: Listed): Promise<void> => {
    if (archived === null) {
      window.location.assign(hashOf({ page: 'game', game }));
      return;
    }
    try {
      const session = await openText(text, (player) => nameOf({ number: player + 1 }), freshChance());
      // It leaves the archive once it is stored as the current game.
      if (openSession(session, () => window.confirm(start.overwrite()))) removeArchived(archived.key);
    } catch (wrong) {
      setError(wrong);
    }
  };
  const remove = ({ archived }: Listed): void => {
    if (archived === null || !window.confirm(saved.deleteSure())) return;
    closeSession(archived.game);
    removeArchived(archived.key);
    setGames(listed());
  };

  return (
    <main className="page-main saved-page">
      <header>
        <Heading>{saved.title()}</Heading>
        <p>{games.length === 0 && !isOnline ? saved.none() : saved.text()}</p>
      </header>
      {isOnline && <OnlineGames />}
      <section className="page-games" aria-label={saved.here()}>
        {isOnline && <h2>{saved.here()}</h2>}
        <ul className="saved-games">
          {games.map((each, i) => (
            <li key={each.archived?.key ?? each.game}>
              <SavedGame
                {...each}
                isFirst={games.findIndex(({ game }) => game === each.game) === i}
                onOpen={() => void open(each)}
                onRemove={
                  each.archived &&
                  (() => {
                    remove(each);
                  })
                }
              />
            </li>
          ))}
        </ul>
      </section>
      {refused !== '' && (
        <p className="ui-reason" role="alert">
          {start.refused({ reason: refused })}
        </p>
      )}
      <Streak />
      <p className="ui-buttons">
        {GAMES.map(({ id }) => (
          <a key={id} className="ui-button" href={hashOf({ page: 'learn', game: id, parts: ['daily'] })}>
            {words.streak.daily({ game: gameTitle(id, language) })}
          </a>
        ))}
      </p>
      <Records />
      <div className="ui-buttons">
        <OpenFile />
        <a className="ui-button" href="#">
          {words.home()}
        </a>
      </div>
    </main>
  );
}
