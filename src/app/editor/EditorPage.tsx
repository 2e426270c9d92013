/** A position set up by hand: as text, with the board beside it and what does not hold said as one types. */
import { useCallback, useMemo, useState } from 'react';
import { GAMES, loadGame } from '../../games/index.ts';
import { unpack } from '../../kit/pack.ts';
import { freshChance } from '../bots/chance.ts';
import { useLanguage } from '../locales/languages.tsx';
import { useLocale } from '../locales/locale.ts';
import { refusalText } from '../replay/refusal.ts';
import { timelineIn } from '../replay/sources.ts';
import { Tools } from '../replay/Tools.tsx';
import { useReplayWords } from '../replay/words.ts';
import { download } from '../storage/saved-games.ts';
import { GameLoader, Loading } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';
import { seatNames } from '../ui/seat-names.ts';
import { useLoad } from '../ui/use-load.ts';
import './editor.css';

/** The position to begin with: the one of the address, or a new game's. */
async function firstText(game: string, letters: string): Promise<string> {
  const { rules, notation, meta } = await loadGame(game);
  const document =
    letters === ''
      ? notation.position.write(rules.newGame(rules.defaultOptions(Math.max(3, meta.minPlayers)), freshChance()))
      : await unpack(letters);
  return JSON.stringify(document, null, 1);
}

export function EditorPage({ game, parts }: { game: string; parts: readonly string[] }) {
  const { editor: words } = useReplayWords();
  const { language } = useLanguage();
  useTitle(`${words.title} – ${GAMES.find(({ id }) => id === game)!.title[language]}`);
  const [letters = ''] = parts;
  const load = useMemo(() => () => firstText(game, letters).catch(() => firstText(game, '')), [game, letters]);
  const loaded = useLoad(load);
  return loaded.status === 'ready' ? <Editor game={game} first={loaded.value} /> : <Loading />;
}

const NOBODY: readonly number[] = [];
const stay = (): void => undefined;

function Editor({ game, first }: { game: string; first: string }) {
  const replayWords = useReplayWords();
  const { editor: words } = replayWords;
  const locale = useLocale();
  // Every text there was, so that all can be taken back.
  const [texts, setTexts] = useState<readonly string[]>([first]);
  const text = texts.at(-1)!;
  const read = useCallback(
    () =>
      Promise.resolve(text)
        .then((json) => timelineIn(JSON.parse(json)))
        .then(
          (timeline) => ({ timeline, error: null }),
          (error: unknown) => ({ timeline: null, error }),
        ),
    [text],
  );
  const result = useLoad(read);
  const { timeline, error } = result.status === 'ready' ? result.value : { timeline: null, error: null };
  const names = useMemo(
    () =>
      timeline === null
        ? []
        : seatNames(
            Array.from({ length: timeline.game.rules.players(timeline.end) }, () => ({ name: '', bot: null })),
            locale,
          ),
    [timeline, locale],
  );
  return (
    <main className="editor">
      <section className="editor-text">
        <Heading>{words.title}</Heading>
        <p>{words.lead}</p>
        <textarea
          aria-label={words.text}
          spellCheck={false}
          value={text}
          aria-invalid={error !== null}
          onChange={(event) => {
            setTexts([...texts, event.target.value]);
          }}
        />
        <p role="status" className={error === null ? 'editor-fine' : 'ui-reason'}>
          {error === null ? words.fine : refusalText(error, replayWords)}
        </p>
        <p className="ui-buttons">
          <button
            type="button"
            className="ui-button"
            disabled={texts.length === 1}
            onClick={() => {
              setTexts(texts.slice(0, -1));
            }}
          >
            {words.undo}
          </button>
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              download(`${game}-position.json`, text);
            }}
          >
            {words.save}
          </button>
          <a className="ui-button" href="#">
            {locale.home}
          </a>
        </p>
      </section>
      {timeline !== null && (
        <section className="editor-board" aria-label={words.board}>
          <GameLoader id={game}>
            {(loaded) => (
              <>
                <div className="replay-board">
                  <loaded.ui.Board
                    state={timeline.end}
                    names={names}
                    seats={NOBODY}
                    onMove={stay}
                    onUndo={null}
                    history={timeline.history}
                  />
                </div>
                <div className="editor-tools">
                  <Tools loaded={loaded} timeline={timeline} names={names} source={null} point={0} />
                </div>
              </>
            )}
          </GameLoader>
        </section>
      )}
    </main>
  );
}
