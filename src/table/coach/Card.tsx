/** The coach's card: the text, the task and what is said to an answer. Its size and the places of its buttons never change. */
import { useEffect, useRef, useState } from 'react';
import type { CoachStep } from '../../kit/module.ts';
import { useIds } from '../../ui/ids.tsx';
import type { Explanations, GameTypes, Move } from '../types.ts';
import { useFrame } from '../use-frame.ts';
import { useTable } from '../use-table.ts';
import { usePages } from './use-pages.ts';
import { frameWords } from '../words.ts';

const NO_MOVES: ReadonlySet<Move> = new Set();

/** What the places are called, as their tooltips say; empty until that is loaded. */
function usePlaceNames(at: readonly string[]): string {
  const { board } = useFrame<GameTypes>();
  const table = useTable<GameTypes>();
  const [explanations, setExplanations] = useState<Explanations<GameTypes> | null>(null);
  useEffect(() => {
    let isShown = true;
    board.explanations?.().then(
      (loaded) => {
        if (isShown) setExplanations(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [board]);
  // What a move would make of a place is not its name.
  const asItIs = { ...table, legal: NO_MOVES };
  return at.flatMap((place) => explanations?.explain(place, asItIs)?.title ?? []).join(', ');
}

function Choices({ choices = [], chosen = null, onChoose }: CoachStep) {
  return (
    <div className="table-coach-choices" role="group">
      {choices.map(({ text, isRight = false }, i) => (
        <button
          key={i}
          type="button"
          className="ui-button"
          aria-pressed={chosen === i}
          data-right={chosen === i && isRight ? '' : undefined}
          onClick={() => onChoose?.(i)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function Steps({ index, count, label }: NonNullable<CoachStep['progress']>) {
  return (
    <span className="table-coach-steps">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} data-step={i < index ? 'done' : i === index ? 'now' : 'next'} />
      ))}
    </span>
  );
}

function Actions({ actions }: Pick<CoachStep, 'actions'>) {
  return (
    <p className="table-coach-actions">
      {actions.map(({ label, act, href, isMain = false }, i) => {
        const classes = isMain ? 'ui-button ui-main' : 'ui-button';
        return href !== undefined ? (
          <a key={i} className={classes} href={href}>
            {label}
          </a>
        ) : (
          <button key={i} type="button" className={classes} disabled={act === undefined} onClick={act}>
            {label}
          </button>
        );
      })}
    </p>
  );
}

/** What is said of a step. An answer comes first, and the text it is about stays below it or on the next page. */
function Sayings({ step, isPraised }: { step: CoachStep; isPraised: boolean }) {
  const { language } = useTable<GameTypes>().words;
  const { text, task, choices, said = null } = step;
  const paragraphs = text === '' ? [] : text.split('\n\n').map((paragraph, i) => <p key={i}>{paragraph}</p>);
  return (
    <>
      <div className="table-coach-said" role="status" data-tone={said?.isRight === true ? 'right' : 'wrong'}>
        {isPraised && (
          <p>
            <span aria-hidden="true">✓ </span>
            {frameWords({ language }).coach.wellDone()}
          </p>
        )}
        {said !== null && (
          <p>
            {!said.isRight && <span aria-hidden="true">↺ </span>}
            {said.text}
          </p>
        )}
      </div>
      {said === null && paragraphs}
      {(task !== undefined || choices !== undefined) && (
        <div className="table-coach-do">
          {task && (
            <p className="table-coach-task">
              <b>{task.label}:</b> {task.text}
            </p>
          )}
          {choices && <Choices {...step} />}
        </div>
      )}
      {said !== null && <div className="table-coach-again">{paragraphs}</div>}
    </>
  );
}

export function Card({ step }: { step: CoachStep }) {
  const { id, title, where, progress, said = null } = step;
  const { language } = useTable<GameTypes>().words;
  const { coach: words } = frameWords({ language });
  const ids = useIds();
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, pages, turn, outer, inner } = usePages(`${id} ${said?.text ?? ''}`);
  const names = usePlaceNames(step.at);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  const isDone = said?.isRight === true;
  return (
    <section className="table-coach" aria-label={title} data-done={isDone}>
      <header>
        <h1 ref={heading} tabIndex={-1} aria-describedby={ids('table-coach-text')}>
          {title}
        </h1>
        <small>{where}</small>
        {progress && <Steps {...progress} />}
        <button
          type="button"
          className="ui-button table-coach-turn"
          aria-label={words.turn({ page: page + 1, pages })}
          hidden={pages === 1}
          data-last={page === pages - 1}
          onClick={turn}
        >
          {`${String(page + 1)}/${String(pages)}`} <span aria-hidden="true">▸</span>
        </button>
      </header>
      {/* Each step is a new text. */}
      <div key={id} ref={outer} id={ids('table-coach-text')} className="table-coach-text">
        <div ref={inner} style={{ '--page': page } as React.CSSProperties}>
          <Sayings step={step} isPraised={isDone && step.choices === undefined} />
        </div>
        {names !== '' && <p className="visually-hidden">{words.places({ names })}</p>}
      </div>
      <Actions actions={step.actions} />
    </section>
  );
}
