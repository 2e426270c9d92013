/** The rules of a game, without a table. */
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';
import { hashOf } from '../route.ts';
import { GameLoader } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';

export function RulesPage({ game }: { game: string }) {
  const { home } = useLocale();
  return (
    <div className="shell-rules">
      <p className="shell-rules-bar">
        <a className="ui-button" href={hashOf({ page: 'home', game })}>
          {home}
        </a>
      </p>
      <GameLoader id={game}>
        {({ game: { meta }, ui }) => (
          <main className="shell-rules-page">
            <RulesTitle title={meta.title} />
            <ui.Rulebook />
          </main>
        )}
      </GameLoader>
    </div>
  );
}

function RulesTitle({ title }: { title: Readonly<Record<'en' | 'de', string>> }) {
  const { language } = useLanguage();
  useTitle(title[language]);
  return <Heading>{title[language]}</Heading>;
}
