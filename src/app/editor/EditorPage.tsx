/**
 * A position edited on the board or as text, checked at every step; edits can be undone, and the position shared, analysed and
 * played.
 */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { gameTitle, loadGame } from '../../games/index.ts';
import { unpack } from '../../kit/documents/pack.ts';
import type { Timeline } from '../../kit/record/timeline.ts';
import { freshChance } from '../bots/chance.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { useRefusal } from '../replay/use-refusal.ts';
import { useChecked } from './use-checked.ts';
import { Tools } from '../replay/Tools.tsx';
import '../replay/replay.css';
import { editedPosition, saveEdited } from '../storage/saved-games.ts';
import { GameLoader, LoadFailed, type LoadedGame, Loading } from '../ui/GameLoader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { useTitle } from '../ui/hooks.ts';
import { seatNames } from '../ui/seat-names.ts';
import { useLoad } from '../ui/use-load.ts';
import { useUndoKeys } from '../../ui/undo-keys.ts';
import { useLayout } from '../../ui/use-layout.ts';
import { PositionAnalysis } from './PositionAnalysis.tsx';
import { StartFrom } from './StartFrom.tsx';
import { TextView } from './TextView.tsx';
import { useTexts } from './use-texts.ts';
import './editor.css';

/** The initial position, and what was wrong with the one in the address. */
interface First {
  readonly text: string;
  readonly problem: unknown;
}

/** Nobody moves in the editor. */
const NOBODY: readonly number[] = [];
const stay = (): void => undefined;

const textOf = (document: unknown): string => JSON.stringify(document, null, 1);

/**
 * The position last edited, unless the address has one that has not been edited yet; a new game's if there is neither, or the address
 * is damaged.
 */
async function firstText(game: string, letters: string): Promise<First> {
  const { rules, notation, meta } = await loadGame(game);
  const edited = editedPosition(game);
  if (edited !== null && (letters === '' || letters === edited.letters)) return { text: edited.text, problem: null };
  try {
    if (letters !== '') return { text: textOf(await unpack(letters)), problem: null };
  } catch (problem) {
    return { ...(await firstText(game, '')), problem };
  }
  const state = rules.newGame(rules.defaultOptions(Math.max(3, meta.minPlayers)), freshChance());
  return { text: textOf(notation.position.write(state)), problem: null };
}

export function EditorPage({ game, parts }: { game: string; parts: readonly string[] }) {
  const words = useWords('editor');
  const { language } = useLanguage();
  useTitle(`${words.title()} – ${gameTitle(game, language)}`);
  const [letters = ''] = parts;
  const load = useMemo(() => () => firstText(game, letters), [game, letters]);
  const first = useLoad(load);
  if (first.status === 'failed') return <LoadFailed reason={first.reason} onRetry={first.retry} />;
  if (first.status === 'loading') return <Loading />;
  return (
    <GameLoader id={game}>{(loaded) => <Editor loaded={loaded} first={first.value} letters={letters} />}</GameLoader>
  );
}

/** A button and the dialog it opens. */
function DialogButton({
  label,
  isOff = false,
  children,
}: {
  label: string;
  isOff?: boolean;
  children: (close: () => void) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="ui-button"
        aria-haspopup="dialog"
        disabled={isOff}
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </button>
      <dialog ref={dialog} className="page-dialog replay-dialog editor-dialog" aria-label={label} onClose={close}>
        <div>{isOpen && children(close)}</div>
      </dialog>
    </>
  );
}

/** The last value that was not null. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** The names of a position's seats: nobody sits there. */
function useNames(timeline: Timeline | null): readonly string[] {
  const locale = useWords('page');
  return useMemo(
    () =>
      timeline === null
        ? []
        : seatNames(
            Array.from({ length: timeline.game.rules.players(timeline.end) }, () => ({ name: '', bot: null })),
            locale,
          ),
    [timeline, locale],
  );
}

function Editor({ loaded, first, letters }: { loaded: LoadedGame; first: First; letters: string }) {
  const words = useWords('editor');
  const problem = useRefusal(first.problem);
  const locale = useWords('page');
  const layout = useLayout();
  const { language } = useLanguage();
  const { text, change, undo, redo } = useTexts(first.text);
  const { id } = loaded.game.meta;
  useEffect(() => {
    if (text !== first.text) saveEdited(id, { letters, text });
  }, [id, letters, text, first]);
  const [isText, setText] = useState(false);
  const { document, timeline, isCurrent, reasons, editor } = useChecked(loaded, text, !isText);
  const last = useLast(timeline);
  const names = useNames(last);
  useUndoKeys(undo, redo);
  const hand = editor.status === 'ready' ? editor.value : null;
  const board = last !== null && (
    <loaded.ui.Board state={last.end} names={names} seats={NOBODY} onMove={stay} history={last.history} />
  );
  const isByHand = hand !== null && !isText;
  const isFine = timeline !== null && reasons.length === 0;
  const step = (label: string, act: (() => void) | null, sign: string): ReactNode => (
    <button type="button" className="ui-button" disabled={act === null} onClick={() => act?.()} title={label}>
      <span aria-hidden="true">{sign}</span> <span className="editor-label">{label}</span>
    </button>
  );
  const view = (label: string, shows: boolean): ReactNode => (
    <button
      type="button"
      className="ui-tab"
      aria-expanded={isText === shows}
      onClick={() => {
        setText(shows);
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="editor" data-layout={layout}>
      <header className="editor-bar">
        <Heading isHidden={layout === 'phone'}>{words.title()}</Heading>
        {editor.status !== 'loading' && (hand !== null || editor.status === 'failed') && (
          <span className="editor-views">
            {view(words.byHand(), false)}
            {view(words.asText(), true)}
          </span>
        )}
        <span className="editor-steps">
          {step(words.undo(), undo, '↶')}
          {step(words.redo(), redo, '↷')}
        </span>
        <span className="editor-tools">
          <DialogButton label={words.start.title()}>
            {(close) => (
              <StartFrom
                loaded={loaded}
                onStart={(next) => {
                  change(textOf(next));
                  close();
                }}
                onClose={close}
              />
            )}
          </DialogButton>
          {last !== null && (
            <DialogButton label={words.analysis.title()} isOff={!isFine || !isCurrent}>
              {(close) => <PositionAnalysis loaded={loaded} timeline={last} names={names} onClose={close} />}
            </DialogButton>
          )}
          {last !== null && (
            <fieldset disabled={!isFine || !isCurrent}>
              <Tools loaded={loaded} timeline={last} names={names} source={null} point={0} />
            </fieldset>
          )}
          <a className="ui-button" href="#">
            {locale.home()}
          </a>
        </span>
      </header>
      <Status loaded={loaded} timeline={isFine ? timeline : null} names={names} reasons={reasons}>
        {first.problem !== null && undo === null && (
          <p className="ui-reason">{words.status.broken({ reason: problem })}</p>
        )}
      </Status>
      {isByHand ? (
        <div className="replay-board editor-by-hand">
          <hand.Editor
            document={document}
            language={language}
            board={board}
            onChange={(next) => {
              change(textOf(next));
            }}
          />
        </div>
      ) : editor.status === 'loading' ? (
        <p className="ui-empty" role="status">
          {locale.loading.loading()}
        </p>
      ) : editor.status === 'failed' && !isText ? (
        <p className="ui-empty" role="alert">
          {locale.loading.failed()}{' '}
          <button type="button" className="ui-button" onClick={editor.retry}>
            {locale.loading.again()}
          </button>
        </p>
      ) : (
        <TextView loaded={loaded} text={text} isWrong={reasons.length > 0} onText={change} board={board} />
      )}
    </div>
  );
}

interface StatusProps {
  loaded: LoadedGame;
  /** The timeline of a valid position. */
  timeline: Timeline | null;
  names: readonly string[];
  reasons: readonly string[];
  children: ReactNode;
}

/** What the rules say about the position. */
function Status({ loaded, timeline, names, reasons, children }: StatusProps) {
  return (
    <div role="status" className={`editor-status${reasons.length === 0 ? '' : ' ui-reason'}`}>
      {children}
      {reasons.length > 0 ? (
        reasons.map((reason) => <p key={reason}>{reason}</p>)
      ) : (
        <p>{timeline && <Standing loaded={loaded} timeline={timeline} names={names} />}</p>
      )}
    </div>
  );
}

/** The position is valid: how the game goes on. */
function Standing({ loaded, timeline, names }: { loaded: LoadedGame; timeline: Timeline; names: readonly string[] }) {
  const { status } = useWords('editor');
  const [asked] = timeline.asked;
  if (!asked) return `${status.fine()} ${status.over()}`;
  const phase = loaded.ui.phaseName?.(loaded.words, asked.phase);
  return `${status.fine()} ${status.next({ player: names[asked.player] ?? '', phase: phase ?? null })}`;
}
