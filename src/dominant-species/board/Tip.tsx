/** The explanation that appears on pointing at a part of the table, by hover, focus or tap. */
import { useEffect, useState, type RefObject } from 'react';
import { useTable } from './table-context.ts';
import { tipOf } from './tips.ts';

interface Pointed {
  key: string;
  /** The middle of what is pointed at, and its upper and lower edge, on the screen. */
  x: number;
  top: number;
  bottom: number;
}

const HALF_WIDTH = 150;
const HEIGHT = 190;

function pointedBy(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

export function Tip({ root }: { root: RefObject<HTMLElement | null> }) {
  const table = useTable();
  const [pointed, setPointed] = useState<Pointed | null>(null);

  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    let described: Element | null = null;
    const hide = (): void => {
      described?.removeAttribute('aria-describedby');
      described = null;
      setPointed(null);
    };
    const show = (target: Element | null): void => {
      const key = target?.getAttribute('data-tip');
      if (target === null || !key) {
        hide();
        return;
      }
      if (target === described) return;
      described?.removeAttribute('aria-describedby');
      described = target;
      target.setAttribute('aria-describedby', 'ds-tip');
      const box = target.getBoundingClientRect();
      setPointed({ key, x: box.left + box.width / 2, top: box.top, bottom: box.bottom });
    };
    const onOver = (event: PointerEvent): void => {
      const target = pointedBy(event.target);
      // A tap on an answer gives the answer.
      if (event.pointerType !== 'mouse' && target?.closest('[data-move]')) hide();
      else show(target);
    };
    const onOut = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && pointedBy(event.relatedTarget) === null) hide();
    };
    const onFocus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(pointedBy(event.target));
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    board.addEventListener('pointerover', onOver);
    board.addEventListener('pointerout', onOut);
    board.addEventListener('pointerleave', hide);
    board.addEventListener('focusin', onFocus);
    board.addEventListener('focusout', hide);
    board.addEventListener('keydown', onKey);
    board.addEventListener('click', hide);
    board.addEventListener('scroll', hide, true);
    return () => {
      board.removeEventListener('pointerover', onOver);
      board.removeEventListener('pointerout', onOut);
      board.removeEventListener('pointerleave', hide);
      board.removeEventListener('focusin', onFocus);
      board.removeEventListener('focusout', hide);
      board.removeEventListener('keydown', onKey);
      board.removeEventListener('click', hide);
      board.removeEventListener('scroll', hide, true);
    };
  }, [root]);

  const text = pointed === null ? null : tipOf(pointed.key, table);
  if (pointed === null || text === null) return null;
  const above = pointed.bottom + HEIGHT > window.innerHeight && pointed.top > window.innerHeight - pointed.bottom;
  return (
    <div
      role="tooltip"
      id="ds-tip"
      className={`ds-tip${above ? ' ds-above' : ''}`}
      style={{
        left: Math.max(HALF_WIDTH + 6, Math.min(pointed.x, window.innerWidth - HALF_WIDTH - 6)),
        top: above ? pointed.top - 6 : pointed.bottom + 6,
      }}
    >
      <b>{text.title}</b>
      {text.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
