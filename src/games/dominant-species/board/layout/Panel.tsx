/** A part of the table: in place on a wide screen, a sheet one tap away on a small one, closed by pulling it down. */
import { type PointerEvent, type ReactNode, useRef } from 'react';
import { useLocale } from '../locales/locale.ts';
import { type Sheet, isRead } from './sheet.ts';

/** How far a sheet has to be pulled before it closes, in pixels. */
const PULL = 60;

function Grabber({ onClose }: { onClose: () => void }) {
  const { narration } = useLocale();
  const from = useRef<number | null>(null);
  const sheetOf = (event: PointerEvent): HTMLElement => event.currentTarget.parentElement!;
  const release = (event: PointerEvent<HTMLButtonElement>): void => {
    if (from.current === null) return;
    const pulled = event.clientY - from.current;
    from.current = null;
    sheetOf(event).style.translate = '';
    if (pulled > PULL) onClose();
  };
  return (
    <button
      type="button"
      className="ds-grabber"
      aria-label={narration.close}
      onClick={onClose}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (from.current === null) return;
        sheetOf(event).style.translate = `0 ${String(Math.max(0, event.clientY - from.current))}px`;
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

interface PanelProps {
  part: Sheet;
  sheet: Sheet | null;
  onClose: () => void;
  children: ReactNode;
}

export function Panel({ part, sheet, onClose, children }: PanelProps) {
  const words = useLocale();
  return (
    <section
      id={`ds-${part}`}
      className={`ds-part ds-part-${part}${sheet === part ? ' ds-open' : ''}`}
      aria-label={words.parts[part]}
      // What only scrolls must be reached by keyboard as well.
      tabIndex={isRead(part) ? 0 : undefined}
    >
      <Grabber onClose={onClose} />
      {children}
    </section>
  );
}
