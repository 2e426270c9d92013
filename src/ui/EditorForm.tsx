/** What editors of positions are made of where the table is set up by form: the board, and beside it a form in parts. */
import { type ReactNode, useRef, useState } from 'react';
import { useLayout } from './use-layout.ts';
import './editor-form.css';

interface EditorPartsProps {
  /** What the parts are, for screen readers. */
  label: string;
  names: readonly string[];
  /** The part that is shown, by number. */
  open: number;
  onOpen: (part: number) => void;
  /** What is in that part. */
  children: ReactNode;
}

/** A tab for each part of the table, and the panel of the one that is open. They stand inside `.ui-editor`. */
export function EditorParts({ label, names, open, onOpen, children }: EditorPartsProps) {
  return (
    <>
      <div className="ui-editor-parts" role="group" aria-label={label}>
        {names.map((name, i) => (
          <button
            key={name}
            type="button"
            className="ui-tab"
            aria-expanded={open === i}
            onClick={() => {
              onOpen(i);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="ui-editor-panel">{children}</div>
    </>
  );
}

interface EditorFormProps {
  label: string;
  /** What the parts are, for screen readers. */
  partsLabel: string;
  board: ReactNode;
  parts: readonly EditorPart[];
}

interface EditorPart {
  readonly name: string;
  readonly content: ReactNode;
  /** A click on the board while the part is open; says whether it was for the editor. */
  readonly onBoardClick?: (target: Element) => boolean;
}

export function EditorForm({ label, partsLabel, board, parts }: EditorFormProps) {
  const [open, setOpen] = useState(0);
  const onBoardClick = parts[open]?.onBoardClick;
  const layout = useLayout();
  return (
    <section className="ui-editor" data-layout={layout} aria-label={label}>
      <div
        className="ui-editor-board"
        data-set-up={onBoardClick && ''}
        onClickCapture={(event) => {
          if (event.target instanceof Element && onBoardClick?.(event.target) === true) event.stopPropagation();
        }}
      >
        {board}
      </div>
      <EditorParts label={partsLabel} names={parts.map(({ name }) => name)} open={open} onOpen={setOpen}>
        {parts[open]?.content}
      </EditorParts>
    </section>
  );
}

interface EditorGroupProps {
  title: string;
  /** Stands in place of the title; nothing does where it is null. */
  heading?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function EditorGroup({ title, heading = <h2>{title}</h2>, className = '', children }: EditorGroupProps) {
  return (
    <section className={`ui-editor-group ${className}`.trim()} aria-label={title}>
      {heading}
      {children}
    </section>
  );
}

export type Options = readonly (readonly [value: string, text: string])[];

interface SelectFieldProps {
  label: string;
  value: string;
  options: Options;
  onChange: (value: string) => void;
  /** Shown in place of the label. */
  children?: ReactNode;
}

export function SelectField({ label, value, options, onChange, children }: SelectFieldProps) {
  return (
    <label className="ui-editor-field">
      <span>{children ?? label}</span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className="ui-editor-check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}

interface ListFieldProps {
  label: string;
  /** What is in the list, in words; `more` stands beside it. */
  items: readonly { readonly text: string; readonly more?: ReactNode }[];
  /** What can be added. */
  options: Options;
  add: string;
  remove: (text: string) => string;
  onAdd: (value: string) => void;
  onRemove: (place: number) => void;
}

/** Cards or the like: each can be taken out, others put in. */
export function ListField({ label, items, options, add, remove, onAdd, onRemove }: ListFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  /** Whoever uses the keys stays in the list: at what takes the place of the item, or, after the last, before it or where something is added. */
  const removeAt = (place: number): void => {
    if (place === items.length - 1) {
      const before = [...(field.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])][place - 1];
      (before ?? field.current?.querySelector<HTMLElement>(':scope > select'))?.focus();
    }
    onRemove(place);
  };
  return (
    <div ref={field} className="ui-editor-list" role="group" aria-label={label}>
      <h3>
        {label} <small>{items.length}</small>
      </h3>
      <ul>
        {items.map(({ text, more }, i) => (
          <li key={i}>
            <span>{text}</span>
            {more}
            <button
              type="button"
              data-remove=""
              aria-label={remove(text)}
              title={remove(text)}
              onClick={() => {
                removeAt(i);
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select
        aria-label={`${label}: ${add}`}
        value=""
        disabled={options.length === 0}
        onChange={({ target }) => {
          onAdd(target.value);
        }}
      >
        <option value="">{add}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
