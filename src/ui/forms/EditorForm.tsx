/** Building blocks of position editors with a form: the board, and next to it a form in parts. */
import { type ReactNode, useRef, useState } from 'react';
import { type Options, Select } from './fields.tsx';
import { useLayout } from '../use-layout.ts';
import './editor-form.css';

interface EditorPartsProps {
  /** The label of the tabs, for screen readers. */
  label: string;
  names: readonly string[];
  /** The open part, by index. */
  open: number;
  onOpen: (part: number) => void;
  /** The contents of that part. */
  children: ReactNode;
}

/** A tab for each part of the table, and the panel of the open one. Used inside `.ui-editor`. */
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
  /** The label of the tabs, for screen readers. */
  partsLabel: string;
  board: ReactNode;
  parts: readonly EditorPart[];
}

interface EditorPart {
  readonly name: string;
  readonly content: ReactNode;
  /** Handles a click on the board while the part is open; returns whether it was for the editor. */
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
  /** Replaces the title; none if null. */
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

interface SelectFieldProps {
  label: string;
  value: string;
  options: Options;
  onChange: (value: string) => void;
  /** Shown instead of the label. */
  children?: ReactNode;
}

export function SelectField({ label, value, options, onChange, children }: SelectFieldProps) {
  return (
    <label className="ui-editor-field">
      <span>{children ?? label}</span>
      <Select label={label} className="" value={value} options={options} onChange={onChange} />
    </label>
  );
}

interface ListFieldProps {
  label: string;
  /** The items, as text; `more` is shown next to it. */
  items: readonly { readonly text: string; readonly more?: ReactNode }[];
  /** The options for adding. */
  options: Options;
  add: string;
  remove: (text: string) => string;
  onAdd: (value: string) => void;
  onRemove: (place: number) => void;
}

/** A list of cards or the like: each can be removed, and others added. */
export function ListField({ label, items, options, add, remove, onAdd, onRemove }: ListFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  /**
   * Keyboard focus stays in the list: on the item that takes the place of the removed one, or after the last, on the one before
   * it or on the field for adding.
   */
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
