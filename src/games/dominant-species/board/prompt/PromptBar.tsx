/** The top bar: the point in the turn, who must decide what, and the moves that are buttons. */
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { lazyValue } from '../../../../ui/lazy-value.ts';
import { useLayout } from '../../../../ui/use-layout.ts';
import { ANIMALS, CARDS, INITIATIVE, PHASES, RESET } from '../../rules/components.ts';
import { DONE, FORFEIT, MOVE_KINDS, type Move, kindOf } from '../../rules/moves.ts';
import { standings } from '../../rules/scoring.ts';
import { NOTHING } from '../../rules/state.ts';
import { AnimalIcon } from '../art/animals.tsx';
import { HintIcon } from '../../../../ui/marks.tsx';
import { ListIcon } from '../art/marks.tsx';
import { phaseName } from '../locales/locale.ts';
import type { HistoryEntry } from '../state/history.ts';
import { useTable } from '../state/table.ts';
import { ComingUp } from './ComingUp.tsx';
import { MoveButton } from '../answers/MoveTarget.tsx';
import { BarMove, isBarMove } from './BarMove.tsx';
import { promptParams } from './prompt-params.ts';
import { UndoButtons } from './UndoButtons.tsx';
import './prompt.css';
import './question.css';

const useWholeButton = lazyValue(() => import('./WholeButton.tsx'));

/** The answer that gives up or ends the action; null if there is none. */
const endingMove = (legal: ReadonlySet<Move>): Move | null =>
  legal.has(FORFEIT) ? FORFEIT : legal.has(DONE) ? DONE : null;

/** Its button. */
function Ending() {
  const { words, asked, legal } = useTable();
  const own = asked === null ? undefined : words.answers.own[asked.question];
  const move = endingMove(legal);
  if (move === null) return null;
  return (
    <MoveButton move={move} className="ui-button ds-ending">
      {own ?? (move === FORFEIT ? words.answers.forfeit : words.answers.done)}
    </MoveButton>
  );
}

/** The turn, the step of it, and the section or card that is carried out. */
function Where() {
  const { s, words, asked } = useTable();
  const card = s.card === NOTHING ? null : words.cards[CARDS[s.card]!].name;
  const step = s.phase >= INITIATIVE && s.phase < RESET ? s.phase - INITIATIVE + 1 : null;
  const hasTurn = asked?.question !== 'setup animal';
  return (
    <h1 className="ds-where" data-tooltip={s.card === NOTHING ? `phase:${PHASES[s.phase]!}` : `card:${String(s.card)}`}>
      {hasTurn && (
        <span className="ds-turn-number" aria-hidden="true">
          {s.turn}
        </span>
      )}
      <span className="ds-turn">
        {hasTurn && <b>{words.bar.turn(s.turn, s.over ? null : step)}</b>}
        <span>{s.over ? words.parts.final : (card ?? phaseName(words, s.phase))}</span>
      </span>
    </h1>
  );
}

/** Characters from which on a sentence is set smaller where it has a line of its own. */
const LONG = 52;

/** The decision and a note: the font size depends on the length and the room. */
function Sentence({ text, note }: { text: string; note?: string | undefined }) {
  const room = { '--ds-characters': text.length } as CSSProperties;
  return (
    <p className={`ds-sentence${text.length > LONG ? ' ds-long' : ''}`} style={room}>
      <span>{text}</span> {note !== undefined && <small>{note}</small>}
    </p>
  );
}

/** A question, and what follows it: how it goes on, how many are left. */
const QUESTION_AND_NOTE = /^(.+?[.?]) (.+)$/;

function Result() {
  const { s, names, words } = useTable();
  const winner = standings(s)[0];
  return (
    <div className="ds-ask" aria-live="polite" aria-atomic="true">
      {winner !== undefined && <AnimalIcon animal={winner.animal} size={48} />}
      <div>
        <p className="ds-who">{words.bar.over}</p>
        {winner !== undefined && (
          <Sentence text={words.bar.won(names[winner.player]!, ANIMALS[winner.animal]!, winner.score)} />
        )}
      </div>
    </div>
  );
}

/** Whose decision it is, and what; during another player's, whose action it is. */
function Prompt() {
  const { s, names, words, asked, legal, isCatchingUp } = useTable();
  const isPhone = useLayout() === 'phone';
  if (asked === null) return <Result />;
  const animal = ANIMALS[asked.animal] ?? null;
  const actor = ANIMALS[s.actor === NOTHING ? asked.animal : s.actor] ?? animal;
  const isOurs = legal.size > 0;
  const name = names[asked.player] ?? '';
  const isPlain = isOurs || (asked.question === 'setup animal' && !isCatchingUp);
  const sentence =
    isPlain || actor === null
      ? words.questions[asked.question](promptParams(s, asked, names))
      : words.bar.acts(actor, PHASES[s.phase]!, CARDS[s.card] ?? null);
  const [, question = sentence, note] = QUESTION_AND_NOTE.exec(sentence) ?? [];
  return (
    <div className="ds-ask" data-prompt="" aria-live="polite" aria-atomic="true">
      {animal !== null && <AnimalIcon animal={asked.animal} size={48} />}
      <div>
        <div className={isOurs && isPhone ? 'visually-hidden' : 'ds-who'}>
          <bdi>{isOurs ? words.bar.decides(animal, name) : words.bar.waits(animal, name)}</bdi>
          {asked.question !== 'setup animal' && <ComingUp />}
        </div>
        <Sentence text={question} note={note} />
      </div>
    </div>
  );
}

interface PromptBarProps {
  onUndo: (() => void) | null | undefined;
  /** What an undo would take back, oldest first. */
  undoes: readonly HistoryEntry[];
  onRedo: (() => void) | null | undefined;
  /** Whether the list of moves is open. */
  listed: boolean;
  onList: () => void;
  /** Shown instead of the moves during another player's decision. */
  waiting: ReactNode;
  /** Whether others' moves are being narrated, with buttons for that. */
  isNarrated: boolean;
  /** The hint button; none without a label. */
  hintLabel: string | undefined;
  onHint: (() => void) | undefined;
  /** The end of the bar. */
  menu: ReactNode;
}

export function PromptBar({
  onUndo,
  undoes,
  onRedo,
  listed,
  onList,
  waiting,
  isNarrated,
  hintLabel,
  onHint,
  menu,
}: PromptBarProps) {
  const { s, words, asked, legal } = useTable();
  const choosesAnimal = asked?.question === 'setup animal';
  const moves = choosesAnimal ? [] : [...legal].filter(isBarMove);
  const whole = useWholeButton();
  const offer = useMemo(() => (legal.size === 0 ? null : (whole?.wholeOffer(s, legal) ?? null)), [whole, s, legal]);
  // Counted here, not by the stylesheet, for which the browser would search the whole bar at every change.
  const answers = moves.length + (offer === null ? 0 : 1) + (endingMove(legal) === null ? 0 : 1);
  const counts = moves.filter((move) => MOVE_KINDS[kindOf(move)] === 'count').length;
  return (
    <header
      className={`ds-bar${legal.size > 0 ? ' ds-ours' : ''}${answers > 1 ? ' ds-several' : ''}${answers > 2 ? ' ds-crowded' : ''}${isNarrated ? ' ds-narrated' : ''}`}
      data-bar=""
      data-question={asked?.question}
      data-asked={ANIMALS[asked?.animal ?? NOTHING]}
    >
      <Where />
      <Prompt />
      <div className={`ds-answers${counts > 9 ? ' ds-many' : ''}${answers > 4 ? ' ds-five' : ''}`}>
        {legal.size === 0 ? waiting : moves.map((move) => <BarMove key={move} move={move} />)}
        {whole !== null && offer !== null && <whole.WholeButton offer={offer} />}
        <Ending />
      </div>
      <div className="ds-fixed">
        <UndoButtons onUndo={onUndo} undoes={undoes} onRedo={onRedo} />
        {hintLabel !== undefined && (
          <button
            type="button"
            className="ui-button ds-hint-button"
            aria-label={hintLabel}
            disabled={legal.size === 0 || onHint === undefined}
            onClick={onHint}
          >
            <HintIcon size={18} /> <span>{hintLabel}</span>
          </button>
        )}
        <button
          type="button"
          className="ui-button ds-list"
          aria-label={words.parts.answers}
          aria-expanded={listed}
          aria-controls="ds-answers"
          aria-keyshortcuts="l"
          title={words.parts.answers}
          disabled={legal.size === 0 && !listed}
          onClick={onList}
        >
          <ListIcon size={18} /> <span>{words.parts.answers}</span>
        </button>
      </div>
      <div className="ds-menu">{menu}</div>
    </header>
  );
}
