/** The bar: turn and question, the effect of the answer under the pointer, and the answers that have no place on the table. */
import type { CSSProperties, ReactNode } from 'react';
import type { HistoryEntry } from '../../../../kit/module.ts';
import { HintButton } from '../../../../ui/HintButton.tsx';
import { useLayout } from '../../../../ui/use-layout.ts';
import { UndoButton } from '../../../../ui/UndoButton.tsx';
import type { GameEvent } from '../../rules/events.ts';
import { BITS, PLAY, type QuestionName, TASKS } from '../../rules/components.ts';
import { unadaptedDomains } from '../../rules/adaptation.ts';
import { CHOOSE_GROWTH, CHOOSE_MUTATION, DONE, type Move, ROLL, TO_MOVE, kindOf, valueOf } from '../../rules/moves.ts';
import { Token } from '../art/tokens.tsx';
import { type Turn, turnSoFar, turnText, turnsSince } from '../narration/turns.ts';
import { adviceLine, previewLine } from '../state/preview.ts';
import { useTable } from '../state/table.ts';
import './prompt.css';

interface Props {
  readonly looked: Move | null;
  readonly adviceStatus: ReactNode;
  readonly waiting: ReactNode;
  /** No button where it is left out. */
  readonly onUndo: (() => void) | null | undefined;
  /** What an undo takes back. */
  readonly undoes: readonly HistoryEntry<Move, GameEvent>[] | undefined;
  readonly onRedo: (() => void) | null | undefined;
  readonly hintLabel: string | undefined;
  readonly onHint: (() => void) | undefined;
  /** Places the rest of the fifteen; null if that is not the question. */
  readonly onRest: (() => void) | null;
  /** The buttons of the narration; none if the table is up to date. */
  readonly controls: ReactNode;
  readonly children: ReactNode;
}

/**
 * The answers that are buttons in the bar: on small screens also squares of the circuit, which have no room for their names
 * there.
 */
function Answers({ onRest }: { onRest: (() => void) | null }) {
  const { s, words, naming, legal, send, look } = useTable();
  const layout = useLayout();
  const isSmall = layout === 'phone' || layout === 'lying';
  const stops = isSmall ? [...legal].filter((move) => kindOf(move) === TO_MOVE) : [];
  const labels: readonly (readonly [Move, string])[] = [
    [ROLL, words.buttons.roll],
    [CHOOSE_MUTATION, words.buttons.mutation(BITS[unadaptedDomains(s, Math.max(0, s.asked))]!)],
    [CHOOSE_GROWTH, words.buttons.growth(s.rolled)],
    [DONE, words.buttons.done],
    ...stops.map((move) => [move, naming.square(valueOf(move))] as const),
  ];
  return (
    <>
      {labels
        .filter(([move]) => legal.has(move))
        .map(([move, label]) => (
          <button
            key={move}
            type="button"
            className={`ui-button${move === DONE ? '' : ' evo-main'}`}
            data-move={move}
            onClick={() => {
              send(move);
            }}
            onMouseEnter={() => {
              look(move);
            }}
            onFocus={() => {
              look(move);
            }}
            onMouseLeave={() => {
              look(null);
            }}
            onBlur={() => {
              look(null);
            }}
          >
            {label}
          </button>
        ))}
      {onRest && (
        <button type="button" className="ui-button evo-main" onClick={onRest}>
          {words.buttons.rest}
        </button>
      )}
    </>
  );
}

/** The undo and redo buttons, with what they affect. */
function Taking({ onUndo, undoes, onRedo }: Pick<Props, 'onUndo' | 'undoes' | 'onRedo'>) {
  const { words, naming } = useTable();
  const { bar } = words;
  const first = onUndo ? undoes?.find(({ move }) => move !== null)?.events : undefined;
  const undone = first?.find(({ event }) => event !== 'turn');
  const what = undone ? bar.undoes(words.event(undone, naming)) : bar.undo;
  return (
    <>
      <UndoButton does="undo" label={what} onClick={onUndo}>
        <span className="ui-word">{bar.undo}</span>
      </UndoButton>
      <UndoButton does="redo" onClick={onRedo ?? undefined}>
        <span className="ui-word">{bar.redo}</span>
      </UndoButton>
    </>
  );
}

/** The question, with the Natural Selection card behind it. */
function questionText({ s, words }: ReturnType<typeof useTable>, stage: QuestionName): string {
  const question = words.bar.question[stage];
  const task = stage === 'place' ? TASKS[s.task] : undefined;
  return task === undefined || task === 'growth' ? question : `${words.cards[task]}: ${question}`;
}

/** What the others did since one's own turn, where the map has no room to say so. */
function Since({ turns }: { turns: readonly Turn[] }) {
  const { words, naming } = useTable();
  return turns.map((turn, i) => (
    <span key={i} className="evo-since">
      <Token player={turn.player} />
      <span className="visually-hidden">{naming.player(turn.player)} </span>
      {turnText(turn, words, naming)}
    </span>
  ));
}

export function PromptBar({
  looked,
  adviceStatus,
  waiting,
  onUndo,
  undoes,
  onRedo,
  hintLabel,
  onHint,
  onRest,
  controls,
  children,
}: Props) {
  const table = useTable();
  const isLow = useLayout() === 'lying';
  const { s, words, naming, asked, mine, history, advice } = table;
  const { bar } = words;
  const round = Math.max(1, Math.ceil(s.turn / s.players));
  const player = asked?.player ?? s.winner;
  const following = Array.from({ length: s.players - 1 }, (_, i) => (player + 1 + i) % s.players);

  // While others play, the bar says what they do: on a small screen nothing else does.
  const sentences = mine || !asked ? [] : turnSoFar(history).map((event) => words.event(event, naming));
  const newest = sentences.at(-1);

  const sentence = !asked
    ? words.final.title(naming.player(player))
    : mine
      ? questionText(table, asked.stage)
      : (newest ?? (waiting === undefined || waiting === null ? '…' : null));

  const help = (): ReactNode => {
    if (!asked) return '';
    // The effect of some answers is unknown beforehand: then the help stays.
    const preview = looked === null ? '' : previewLine(table, looked);
    if (preview !== '') return preview;
    if (advice) return adviceLine(table, advice);
    if (adviceStatus !== undefined && adviceStatus !== null) return adviceStatus;
    if (!mine) return sentences.slice(-3, -1).join(' ');
    const turns = isLow ? turnsSince(history, asked.player) : [];
    if (asked.stage === 'begin' && turns.length > 0) return <Since turns={turns} />;
    if (asked.stage === 'place') return `${bar.help.place} ${bar.toPlace(s.left)}`;
    if (asked.stage === 'settle') return `${bar.help.settle} ${bar.toSettle(s.toSettle[player]!)}`;
    return bar.help[asked.stage];
  };

  return (
    <header className={`evo-bar${mine ? ' evo-mine' : ''}`} data-bar="" data-question={asked?.stage}>
      <div className="evo-when">
        <span>{s.phase === PLAY ? bar.round(round) : ''}</span>
        <b>{asked ? bar.stage[asked.stage] : bar.over}</b>
      </div>
      <Token player={player} />
      <div className="evo-question" data-prompt="" tabIndex={isLow ? 0 : undefined}>
        <small>
          {asked ? (mine ? bar.yours(naming.player(player)) : bar.waits(naming.player(player))) : ''}
          {mine && asked?.stage === 'begin' && (
            <span className="evo-following">
              {bar.next}
              {following.map((each) => (
                <Token key={each} player={each} />
              ))}
            </span>
          )}
        </small>
        <h1 aria-live="polite" style={{ '--evo-characters': sentence?.length ?? 30 } as CSSProperties}>
          {sentence ?? waiting}
        </h1>
        <div className="evo-preview" aria-live="polite">
          {help()}
        </div>
      </div>
      {mine && (
        <div className="evo-answers">
          <Answers onRest={onRest} />
        </div>
      )}
      <div className="evo-tools">
        {!mine && newest !== undefined && waiting}
        {controls}
        {hintLabel !== undefined && asked && <HintButton label={hintLabel} onClick={mine ? onHint : undefined} />}
        <Taking onUndo={onUndo} undoes={undoes} onRedo={onRedo} />
        {children}
      </div>
    </header>
  );
}
