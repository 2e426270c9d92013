/** Chooses the initial position: a new game's, with its options, or that of the game on this device. */
import { useState } from 'react';
import type { GameOptions } from '../../kit/module.ts';
import { timelineOf } from '../../kit/record/timeline.ts';
import { freshChance } from '../bots/chance.ts';
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { savedText } from '../storage/saved-games.ts';
import type { LoadedGame } from '../ui/GameLoader.tsx';
import { PlayersField } from '../ui/PlayersField.tsx';
import { seatNames } from '../ui/seat-names.ts';

interface StartFromProps {
  loaded: LoadedGame;
  onStart: (document: unknown) => void;
  onClose: () => void;
}

/** The position of the game on this device; null if there is none, or if it would reveal hidden information. */
function currentPosition({ game }: LoadedGame): unknown {
  const saved = savedText(game.meta.id);
  if (saved === null) return null;
  try {
    const { end } = timelineOf(game, JSON.parse(saved));
    const isShown = !game.meta.hasSecrets || game.rules.decision(end) === null;
    return isShown ? game.notation.position.write(end) : null;
  } catch {
    return null;
  }
}

export function StartFrom({ loaded, onStart, onClose }: StartFromProps) {
  const { start: words } = useWords('editor');
  const locale = useWords('page');
  const { language } = useLanguage();
  const { game, ui } = loaded;
  const { rules, notation, meta } = game;
  const [options, setOptions] = useState<GameOptions>(() => rules.defaultOptions(Math.max(3, meta.minPlayers)));
  const [current] = useState(() => currentPosition(loaded));
  const names = seatNames(
    Array.from({ length: options.players }, () => ({ name: '', bot: null })),
    locale,
  );
  const isComplete = ui.isComplete?.(options) ?? true;
  return (
    <form
      className="page-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onStart(notation.position.write(rules.newGame(options, freshChance())));
      }}
    >
      <p>{words.lead()}</p>
      <PlayersField
        min={meta.minPlayers}
        max={meta.maxPlayers}
        value={options.players}
        onChange={(next) => {
          setOptions(ui.withPlayers?.(options, next) ?? rules.defaultOptions(next));
        }}
      />
      {ui.SetupForm !== null && (
        <ui.SetupForm names={names} value={options} onChange={setOptions} language={language} />
      )}
      <p className="ui-buttons">
        <button type="submit" className="ui-button ui-main" disabled={!isComplete}>
          {words.begin()}
        </button>
        {current !== null && (
          <button
            type="button"
            className="ui-button"
            title={words.currentText()}
            onClick={() => {
              onStart(current);
            }}
          >
            {words.current()}
          </button>
        )}
        <button type="button" className="ui-button" onClick={onClose}>
          {words.cancel()}
        </button>
      </p>
    </form>
  );
}
