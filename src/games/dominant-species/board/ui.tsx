/** The user interface of Dominant Species behind the common interface (src/kit/game-ui.ts). */
import { lazyPart } from '../../../ui/lazy.tsx';
import type { GameUI } from '../../../kit/module.ts';
import { ANIMALS, PHASES, type PhaseName } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { AnimalIcon } from './art/animals.tsx';
import { TerrainDefs } from './art/terrains.tsx';
import { TableFrame } from '../../../table/TableFrame.tsx';
import { rules } from '../rules/index.ts';
import { board } from './Board.tsx';
import { type Locale, Words, loadWords, phaseName, useLocale } from './words.ts';
import { moveText, questionOf } from './prompt/move-text.ts';
import { reasonsText } from './prompt/reasons-text.ts';
import { Rulebook } from './rulebook/Rulebook.tsx';
import type { RulebookTarget } from '../../../table/rulebook/RulebookPages.tsx';
import type { Types } from './table.ts';
import { isComplete, withPlayers } from './setup/options.ts';

// A table does not need it.
const SetupForm = lazyPart(async () => (await import('./setup/SetupForm.tsx')).SetupForm);
const Picture = lazyPart(async () => (await import('./picture/Picture.tsx')).Picture);

/** The rules as a page of their own. */
function RulesPage() {
  return (
    <div className="ds-rules-page">
      <svg className="ds-defs" aria-hidden="true">
        <TerrainDefs />
      </svg>
      <Rulebook target={AT_THE_TITLE} />
    </div>
  );
}
const AT_THE_TITLE: RulebookTarget = { to: 'title' };

/** The animals that a seat leads. */
function SeatSign({ state, seat }: { state: State; seat: number }) {
  return state.owner.map((owner, animal) => owner === seat && <AnimalIcon key={animal} animal={animal} size={30} />);
}

/** The animals of a side, with their names. */
function Side({ side }: { side: string }) {
  const words = useLocale();
  return side.split('+').map((name) => {
    const animal = ANIMALS.findIndex((each) => each === name);
    return (
      animal >= 0 && (
        <span key={name}>
          <AnimalIcon animal={animal} size={30} /> {words.thing({ thing: ANIMALS[animal]! })}
        </span>
      )
    );
  });
}

export const ui: GameUI<State, Move, GameEvent, Setup> = {
  Board: (props) => <TableFrame<Types> game={{ rules }} board={board} {...props} />,
  SetupForm,
  Picture,
  isComplete,
  withPlayers,
  Rulebook: RulesPage,
  SeatSign,
  Side,
  seatLine: ({ owner }, seat) => {
    const animal = ANIMALS[Math.max(0, owner.indexOf(seat))]!;
    return { colour: `var(--ds-${animal})`, edge: `var(--ds-${animal}-edge)` };
  },
  phaseName: (words, phase) => phaseName(words as Locale, PHASES.indexOf(phase as PhaseName)),
  timeline: (words) => (words as Locale).timeline,
  moveName: (words, state, move) => moveText({ state, words: words as Locale, question: questionOf(state) }, move),
  reasonsText: (words, s, reasons) => reasonsText(words as Locale, s, reasons, true),
  loadEditor: async (language) => (await import('./editor/index.ts')).loadEditor(language),
  loadWords,
  Words,
};
