/** The top bar: where the turn stands, who must decide what, and the answers that are buttons. */
import type { ReactNode } from 'react';
import { ANIMALS, CARDS, ELEMENTS, PHASES, TERRAINS } from '../rules/components.ts';
import { DONE, FORFEIT, MOVE_KINDS, type Move, kindOf, valueOf } from '../rules/moves.ts';
import { standings } from '../rules/scoring.ts';
import { NOTHING } from '../rules/state.ts';
import { aimOf } from './aim.ts';
import { AnimalIcon } from './art/animals.tsx';
import { ElementIcon } from './art/elements.tsx';
import { HintIcon, ListIcon, PawnIcon, UndoIcon } from './art/marks.tsx';
import { TerrainSwatch } from './art/terrains.tsx';
import { ComingUp } from './ComingUp.tsx';
import { useTable } from './table-context.ts';
import { MoveButton } from './Target.tsx';
import { phaseName } from './words/words.ts';

/** The answers that are given in the bar rather than on the table; forfeit and done have a place of their own. */
function Answer({ move }: { move: Move }) {
  const { s, words } = useTable();
  const value = valueOf(move);
  switch (MOVE_KINDS[kindOf(move)]) {
    case 'element':
      return (
        <MoveButton
          move={move}
          label={words.answers.element(ELEMENTS[value]!)}
          className="ds-answer ds-answer-element"
          tip={`element:${String(value)}`}
        >
          <ElementIcon element={value} size={26} variant="disk" />
          <span>{words.answers.element(ELEMENTS[value]!)}</span>
        </MoveButton>
      );
    case 'animal':
      return (
        <MoveButton move={move} className="ds-answer" tip={`animal:${String(value)}`}>
          <AnimalIcon animal={value} size={26} />
          <span>{words.answers.animal(ANIMALS[value]!)}</span>
        </MoveButton>
      );
    case 'count':
      return (
        <MoveButton move={move} className="ds-answer ds-answer-count">
          {words.answers.count(value)}
        </MoveButton>
      );
    case 'stack': {
      const terrain = s.faceUp[value]!;
      return (
        <MoveButton move={move} className="ds-answer" tip={`stack:${String(value)}`}>
          <TerrainSwatch terrain={terrain} size={28} />
          <span>{words.answers.stack(TERRAINS[terrain]!)}</span>
        </MoveButton>
      );
    }
    case 'losePawn':
      return (
        <MoveButton move={move} className="ds-answer">
          <PawnIcon size={20} />
          <span>{words.answers.losePawn}</span>
        </MoveButton>
      );
    case 'keepOne':
      return (
        <MoveButton move={move} className="ds-answer">
          <span>{words.answers.keepOne}</span>
        </MoveButton>
      );
    default:
      return null;
  }
}

/** The button that gives up or ends the action. */
function Ending() {
  const { words, asked, open } = useTable();
  const own = asked === null ? undefined : words.answers.own[asked.question];
  const move = open.has(FORFEIT) ? FORFEIT : open.has(DONE) ? DONE : null;
  if (move === null) return null;
  return (
    <MoveButton move={move} className="ds-ending">
      {own ?? (move === FORFEIT ? words.answers.forfeit : words.answers.done)}
    </MoveButton>
  );
}

function Result() {
  const { s, names, words } = useTable();
  const winner = standings(s)[0];
  return (
    <div className="ds-ask" aria-live="polite" aria-atomic="true">
      {winner !== undefined && <AnimalIcon animal={winner.animal} size={40} />}
      <div>
        <p className="ds-who">{words.bar.over}</p>
        {winner !== undefined && (
          <p className="ds-sentence">{words.bar.won(names[winner.player]!, ANIMALS[winner.animal]!, winner.score)}</p>
        )}
      </div>
    </div>
  );
}

interface QuestionProps {
  onUndo: (() => void) | null;
  /** Whether the list of answers is open. */
  listed: boolean;
  onList: () => void;
  /** What stands in the place of the answers while the question is another's. */
  waiting: ReactNode;
  /** What a teacher says of the question. */
  advice: ReactNode;
  /** The button that asks for a hint; none without a label. */
  hintLabel: string | undefined;
  onHint: (() => void) | undefined;
  /** What stands at the end of the bar. */
  menu: ReactNode;
}

export function Question({ onUndo, listed, onList, waiting, advice, hintLabel, onHint, menu }: QuestionProps) {
  const { s, names, words, asked, open } = useTable();
  const answers = [...open].filter((move) =>
    ['element', 'animal', 'count', 'stack', 'losePawn', 'keepOne'].includes(MOVE_KINDS[kindOf(move)]!),
  );
  const choosesAnimal = asked?.question === 'setup animal';
  const animal = ANIMALS[asked?.animal ?? NOTHING] ?? null;
  const card = s.card === NOTHING ? null : words.cards[CARDS[s.card]!].name;
  return (
    <header
      className={`ds-bar${open.size > 0 ? ' ds-ours' : ''}`}
      data-question={asked?.question}
      data-asked={animal ?? undefined}
    >
      <h1 className="ds-where" data-tip={s.card === NOTHING ? `phase:${PHASES[s.phase]!}` : `card:${String(s.card)}`}>
        {!choosesAnimal && <b>{words.bar.turn(s.turn)}</b>}
        <span>{s.over ? words.parts.final : (card ?? phaseName(words, s.phase))}</span>
      </h1>
      {asked === null ? (
        <Result />
      ) : (
        <div className="ds-ask" aria-live="polite" aria-atomic="true">
          {animal !== null && <AnimalIcon animal={asked.animal} size={40} />}
          <div>
            <p className="ds-who">
              {open.size > 0
                ? words.bar.decides(animal, names[asked.player] ?? '')
                : words.bar.waits(animal, names[asked.player] ?? '')}
            </p>
            <p className="ds-sentence">{words.questions[asked.question](aimOf(s, asked, names))}</p>
            {open.size > 0 && advice}
            {!choosesAnimal && <ComingUp />}
          </div>
        </div>
      )}
      <div className={`ds-answers${answers.length > 9 ? ' ds-many' : ''}`}>
        {open.size === 0 ? waiting : !choosesAnimal && answers.map((move) => <Answer key={move} move={move} />)}
      </div>
      <div className="ds-fixed">
        <Ending />
        {hintLabel !== undefined && (
          <button type="button" className="ds-undo" disabled={open.size === 0 || onHint === undefined} onClick={onHint}>
            <HintIcon size={18} /> <span>{hintLabel}</span>
          </button>
        )}
        <button
          type="button"
          className={`ds-tab ds-list${listed ? ' ds-on' : ''}`}
          aria-expanded={listed}
          aria-controls="ds-answers"
          aria-keyshortcuts="l"
          disabled={open.size === 0 && !listed}
          onClick={onList}
        >
          <ListIcon size={18} /> <span>{words.parts.answers}</span>
        </button>
        <button type="button" className="ds-undo" disabled={onUndo === null} onClick={() => onUndo?.()}>
          <UndoIcon size={18} /> <span>{words.bar.undo}</span>
        </button>
      </div>
      <div className="ds-menu">{menu}</div>
    </header>
  );
}
