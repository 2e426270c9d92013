/** What the parts of the editor share: the palette, and disks that go up and down by one. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import { ELEMENTS } from '../../rules/components.ts';
import { ElementIcon } from '../art/elements.tsx';
import { useLocale } from '../words.ts';
import type { Draft } from './draft.ts';
import type { EditorWords } from './words.ts';

/** What each part of the editor is given. */
export interface PartProps {
  draft: Draft;
  text: EditorWords;
  /** Changes the table. */
  change: (change: (s: Draft['s']) => void) => void;
}

interface PieceChoice {
  key: string;
  label: string;
  picture: ReactNode;
  /** How many are left, in words. */
  left?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Some pieces, one of which is taken from the palette. */
export function Palette({ title, name, pieces }: { title: string; name: string; pieces: readonly PieceChoice[] }) {
  return (
    <fieldset className="ds-palette">
      <legend>{title}</legend>
      {pieces.map(({ key, label, picture, left, isChosen, onChoose }) => (
        <label key={key} title={left === undefined ? label : `${label}: ${left}`}>
          <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
          {picture}
          <span>{label}</span>
          {left !== undefined && <small>{left}</small>}
        </label>
      ))}
    </fieldset>
  );
}

/** A name for the choices of one palette. */
export const useGroup = (): string => useId();

interface DisksFieldProps {
  /** Whose they are. */
  owner: string;
  text: EditorWords;
  countOf: (element: number) => number;
  onChange: (element: number, by: 1 | -1) => void;
}

/** How many disks of each element lie somewhere. */
export function DisksField({ owner, text, countOf, onChange }: DisksFieldProps) {
  const words = useLocale();
  return (
    <div className="ds-disks-field" role="group" aria-label={owner}>
      {ELEMENTS.map((name, element) => {
        const label = text.of({ owner, what: words.thing({ thing: name }) });
        const count = countOf(element);
        return (
          <span key={name} className={count === 0 ? 'ds-zero' : ''}>
            <button
              type="button"
              title={`${label} +1`}
              aria-label={`${label}, ${String(count)}: +1`}
              onClick={() => {
                onChange(element, 1);
              }}
            >
              <ElementIcon element={element} size={24} variant="disk" />
              <b>{count}</b>
            </button>
            <button
              type="button"
              title={`${label} −1`}
              aria-label={`${label}: −1`}
              disabled={count === 0}
              onClick={() => {
                onChange(element, -1);
              }}
            >
              −
            </button>
          </span>
        );
      })}
    </div>
  );
}
