/** The rules of a game, outside a table. */
import { gameTitle } from '../../games/index.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { hashOf } from '../route.ts';
import { GameLoader } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';
import './rules-page.css';

export function RulesPage({ game }: { game: string }) {
  const { home } = useWords('page');
  const { language } = useLanguage();
  const title = gameTitle(game, language);
  useTitle(title);
  return (
    <div className="page-rules">
      <header className="page-rules-bar">
        <a className="ui-button" href={hashOf({ page: 'home', game })}>
          {home()}
        </a>
        <Heading>{title}</Heading>
      </header>
      <GameLoader id={game}>
        {({ ui }) => (
          <main className="page-rules-page">
            <ui.Rulebook />
          </main>
        )}
      </GameLoader>
    </div>
  );
}
