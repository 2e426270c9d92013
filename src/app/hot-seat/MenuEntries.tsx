/** The menu of a game on this device. */
import { LinesChoice } from '../cast/LinesChoice.tsx';
import { useWords } from '../words/words.ts';
import { hashOf } from '../route.ts';
import { PACES, type Pace } from '../storage/preferences.ts';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { PaceChoice } from '../ui/PaceChoice.tsx';
import { SchemeChoice } from '../ui/SchemeChoice.tsx';
import { UpdateLine } from '../ui/UpdateLine.tsx';
import { CheckField } from '../../ui/forms/fields.tsx';
import { SoundChoice } from '../../ui/SoundChoice.tsx';

export interface MenuEntriesProps {
  game: string;
  /** Whether the browser stores the game; otherwise leaving needs a confirmation. */
  isStored: boolean;
  onDownload: () => void;
  /** Shows the game so far. */
  onLookBack: () => void;
  onRedo: (() => void) | null;
  /** Whether moves can be undone even after a reveal; null if no person plays. */
  isPractice: boolean | null;
  onPractise: () => void;
  /** The pace of the bots; null if there are none. */
  pace: Pace | null;
  onPace: (pace: Pace) => void;
  /** Whether hints are available; null if no person plays. */
  hints: boolean | null;
  onHints: (wanted: boolean) => void;
  /** Whether each decision comes with advice; null if hints are off. */
  reminders: boolean | null;
  onReminders: (wanted: boolean) => void;
  /** Closes the menu. */
  onClose: () => void;
}

export function MenuEntries(props: MenuEntriesProps) {
  const {
    game,
    isStored,
    onDownload,
    onLookBack,
    onRedo,
    isPractice,
    onPractise,
    pace,
    onPace,
    hints,
    onHints,
    reminders,
    onReminders,
    onClose: close,
  } = props;
  const { table: words, bots, hint, start, home } = useWords('page');
  const way = (href: string, title: string, text: string) => (
    <a
      className="ui-button"
      href={href}
      onClick={(event) => {
        if (!isStored && !window.confirm(words.leave())) event.preventDefault();
      }}
    >
      <strong>{title}</strong>
      <span>{text}</span>
    </a>
  );
  return (
    <div>
      <UpdateLine />
      {way('#', home(), words.homeText())}
      {way(hashOf({ page: 'setup', game }), words.newGame(), words.newGameText())}
      <button type="button" className="ui-button" onClick={onDownload}>
        <strong>{words.download()}</strong>
        <span>{words.downloadText()}</span>
      </button>
      <button
        type="button"
        className="ui-button"
        onClick={() => {
          close();
          onLookBack();
        }}
      >
        <strong>{words.lookBack()}</strong>
        <span>{words.lookBackText()}</span>
      </button>
      {onRedo !== null && (
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            close();
            onRedo();
          }}
        >
          <strong>{words.redo()}</strong>
          <span>{words.redoText()}</span>
        </button>
      )}
      {way('#lobby', start.online(), start.onlineText())}
      {pace !== null && <PaceChoice title={bots.pace()} paces={PACES} value={pace} onChange={onPace} />}
      <SoundChoice label={bots.sound()} off={bots.soundOff()} />
      {pace !== null && <LinesChoice />}
      {hints !== null && <CheckField label={hint.allow()} checked={hints} onChange={onHints} />}
      {reminders !== null && <CheckField label={hint.always()} checked={reminders} onChange={onReminders} />}
      {isPractice !== null && (
        <label title={words.practiceText()}>
          {/* Once the record says so it cannot be reset: what was seen cannot be unseen. */}
          <input type="checkbox" checked={isPractice} disabled={isPractice} onChange={onPractise} />
          <span>
            {words.practice()}
            <small>{words.practiceText()}</small>
          </span>
        </label>
      )}
      <SchemeChoice />
      <LanguageChoice />
      <button type="button" className="ui-button ui-main" onClick={close}>
        {words.keepOn()}
      </button>
    </div>
  );
}
