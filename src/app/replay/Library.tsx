/** Games to watch: samples, those of this device, and files. */
import { useCallback } from 'react';
import { GAMES, loadGame } from '../../games/index.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { hashOf } from '../route.ts';
import { archivedGames, described, savedProgress, savedText } from '../storage/saved-games.ts';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';
import { useLoad } from '../ui/use-load.ts';
import { FileDrop } from './FileDrop.tsx';
import { Icon } from './Icon.tsx';
import { type Source, partsOf } from './sources.ts';
import '../ui/shelf.css';
import './replay.css';

interface Entry {
  readonly source: Source;
  readonly name: string;
  readonly text: string;
}

export function Library({ game }: { game: string }) {
  const { library: words } = useWords('replay');
  const { home, loading, saved, title } = useWords('page');
  const { language } = useLanguage();
  useTitle(`${words.title()} – ${title()}`);
  const load = useCallback(async () => (await (await loadGame(game)).samples?.(language)) ?? [], [game, language]);
  const samples = useLoad(load);
  const { title: name } = GAMES.find(({ id }) => id === game)!;

  const running = savedText(game);
  const isOver = savedProgress(game)?.round === null;
  const own: Entry[] = [
    ...(running === null
      ? []
      : [
          {
            source: { from: 'saved' } as const,
            text: running,
            about: isOver ? words.finished() : words.running(),
          },
        ]),
    ...archivedGames()
      .filter((archived) => archived.game === game)
      .map(({ key, text, date }) => ({
        source: { from: 'archive', key } as const,
        text,
        about: date.toLocaleDateString(language, { dateStyle: 'medium' }),
      })),
  ].map(({ source, text, about }) => {
    const known = described(text);
    const moves = known === null ? [] : [words.moves({ count: known.moves })];
    return { source, name: known === null ? saved.damaged() : known.names, text: [about, ...moves].join(' · ') };
  });
  const list = (entries: readonly Entry[]) => (
    <ul className="shelf-cards">
      {entries.map(({ source, name: entry, text }) => {
        const parts = partsOf(source);
        return (
          <li key={parts.join('/')}>
            <span className="shelf-sign" aria-hidden="true">
              <Icon name="play" />
            </span>
            <div>
              <h3>{entry}</h3>
              {text !== '' && <p>{text}</p>}
            </div>
            <div className="shelf-foot">
              <a
                className="ui-button"
                href={hashOf({ page: 'replay', game, parts })}
                aria-label={`${words.watch()}: ${entry}`}
              >
                {words.watch()}
              </a>
            </div>
          </li>
        );
      })}
    </ul>
  );
  return (
    <main className={`page-main shelf library cover-${game}`}>
      <header>
        <div>
          <p className="shelf-game">{name[language]}</p>
          <Heading>{words.title()}</Heading>
          <p>{words.lead()}</p>
        </div>
      </header>
      {samples.status === 'ready' && samples.value.length > 0 && (
        <section aria-labelledby="samples">
          <h2 id="samples">{words.samples()}</h2>
          {list(
            samples.value.map((sample) => ({
              source: { from: 'sample', id: sample.id },
              name: sample.title,
              text: '',
            })),
          )}
        </section>
      )}
      {samples.status === 'failed' && (
        <p role="alert">
          {loading.failed()}{' '}
          <button type="button" className="ui-button" onClick={samples.retry}>
            {loading.again()}
          </button>
        </p>
      )}
      <section aria-labelledby="own">
        <h2 id="own">{words.saved()}</h2>
        {own.length === 0 ? <p>{words.noGames()}</p> : list(own)}
      </section>
      <FileDrop game={game} />
      <p className="ui-buttons">
        <a className="ui-button" href={hashOf({ page: 'watch', game })}>
          {words.watchBots()}
        </a>
        <a className="ui-button" href="#">
          {home()}
        </a>
      </p>
    </main>
  );
}
