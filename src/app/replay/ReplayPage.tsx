/** Replays: a list of games to choose from, or one of them in the viewer. */
import { useCallback, useState } from 'react';
import { NotationError } from '../../kit/documents/decode.ts';
import { LinkError } from '../../kit/documents/pack.ts';
import type { GameEnd } from '../../kit/module.ts';
import type { RecordedEnd } from '../../kit/record/record.ts';
import { ReplayError } from '../../kit/record/replay.ts';
import type { Timeline } from '../../kit/record/timeline.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { inPageLanguage } from '../words/you.ts';
import { GameLoader, LoadFailed, Loading } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { WithWords } from '../ui/WithWords.tsx';
import { gameEnd } from '../online/ending.ts';
import { useTitle } from '../ui/hooks.ts';
import { useLoad } from '../ui/use-load.ts';
import { seatNames } from '../ui/seat-names.ts';
import { Library } from './Library.tsx';
import { type Source, SourceError, openSource, sourceOf } from './sources.ts';
import { Tools } from './Tools.tsx';
import { useRefusal } from './use-refusal.ts';
import { Viewer } from './Viewer.tsx';

export function ReplayPage({ game, parts }: { game: string; parts: readonly string[] }) {
  const found = sourceOf(parts);
  return found === null ? <Library game={game} /> : <Replay game={game} source={found.source} point={found.point} />;
}

type Opened = { timeline: Timeline } | { error: unknown };

/** Whether a game was found but is invalid; any other error happened on the way to it and may be temporary. */
const isRefusal = (error: unknown): boolean =>
  error instanceof LinkError ||
  error instanceof NotationError ||
  error instanceof ReplayError ||
  (error instanceof SourceError && error.reason !== 'unreachable');

function Replay({ game, source, point }: { game: string; source: Source; point: number }) {
  const key = JSON.stringify(source);
  const load = useCallback(
    (): Promise<Opened> =>
      openSource(game, JSON.parse(key) as Source).then(
        (timeline) => ({ timeline }),
        (error: unknown) => {
          if (isRefusal(error)) return { error };
          throw error;
        },
      ),
    [game, key],
  );
  const loaded = useLoad(load);
  const { problems } = useWords('replay');
  if (loaded.status === 'failed') {
    return loaded.error instanceof SourceError ? (
      <LoadFailed text={problems.unreachable()} onRetry={loaded.retry} />
    ) : (
      <LoadFailed reason={loaded.reason} onRetry={loaded.retry} />
    );
  }
  if (loaded.status === 'loading') return <Loading />;
  if ('error' in loaded.value) return <Refused game={game} error={loaded.value.error} />;
  const { timeline } = loaded.value;
  const { end } = timeline.record;
  if (end === undefined) return <Shown {...{ timeline, source, point }} end={() => undefined} />;
  return (
    <WithWords of="online">
      <ShownEnded {...{ timeline, source, point }} end={end} />
    </WithWords>
  );
}

function Refused({ game, error }: { game: string; error: unknown }) {
  const words = useWords('page');
  const { library, problems } = useWords('replay');
  const reason = useRefusal(error);
  return (
    <main className="page-main" role="alert">
      <Heading>{problems.title()}</Heading>
      <p className="ui-reason">{reason}</p>
      <p className="ui-buttons">
        <a className="ui-button ui-main" href={`#replay/${game}`}>
          {library.title()}
        </a>
        <a className="ui-button" href="#">
          {words.home()}
        </a>
      </p>
    </main>
  );
}

interface ShownGame {
  timeline: Timeline;
  source: Source;
  point: number;
}

/** An online game that ended by more than its rules. */
function ShownEnded({ end, ...shown }: ShownGame & { end: RecordedEnd }) {
  const { time } = useWords('online');
  return <Shown {...shown} end={(names) => gameEnd(end, names, time)} />;
}

interface ShownProps extends ShownGame {
  /** How the game ended, given the players' names. */
  end: (names: readonly string[]) => GameEnd | undefined;
}

function Shown({ timeline, source, point, end }: ShownProps) {
  const words = useWords('page');
  const { viewer } = useWords('replay');
  const { language } = useLanguage();
  const { meta, rules } = timeline.game;
  const isOver = timeline.asked[timeline.last] === null;
  // Continuing from a position with hidden hands would reveal them; but a shared position is meant to be played.
  const isPosition = timeline.last === 0 && (source.from === 'link' || source.from === 'file');
  const isShared = isOver || !meta.hasSecrets || isPosition;
  const [names] = useState(() =>
    seatNames(
      Array.from({ length: rules.players(timeline.at(0)) }, (_, seat) => ({
        name: inPageLanguage(timeline.names?.[seat] ?? '', language),
        bot: timeline.bots?.[seat] ?? null,
      })),
      words,
    ),
  );
  const who = source.from === 'match' ? `: ${names.join(', ')}` : '';
  useTitle(`${viewer.title()}${who} – ${meta.title[language]}`);
  return (
    <GameLoader id={meta.id}>
      {(loaded) => (
        <Viewer
          loaded={loaded}
          timeline={timeline}
          names={names}
          end={end(names)}
          from={point}
          viewer={null}
          onBack={
            source.from === 'saved' && !isOver
              ? () => {
                  window.location.hash = `#game/${meta.id}`;
                }
              : undefined
          }
          isRunning={source.from === 'saved' && !isOver}
          tools={
            isShared
              ? (at) => <Tools loaded={loaded} timeline={timeline} names={names} source={source} point={at} />
              : undefined
          }
        />
      )}
    </GameLoader>
  );
}
