/** A number that goes up and down by one, or is typed. */
import { type ReactNode, useId } from 'react';
import './stepper.css';

interface StepperProps {
  /** The label, and the accessible names of the buttons for +1 and −1. */
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
  /** Shown instead of the label. */
  children?: ReactNode;
}

export function Stepper({ label, value, min = 0, max = 999, onChange, children }: StepperProps) {
  const id = useId();
  const button = (by: 1 | -1, isOff: boolean): ReactNode => (
    <button
      type="button"
      aria-label={`${label} ${by > 0 ? '+' : '−'}1`}
      disabled={isOff}
      onClick={() => {
        onChange(value + by);
      }}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
  return (
    <span className="ui-stepper">
      <label htmlFor={id}>{children ?? label}</label>
      {button(-1, value <= min)}
      <input
        id={id}
        aria-label={label}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => {
          const typed = Math.round(target.valueAsNumber);
          if (Number.isFinite(typed)) onChange(Math.max(min, Math.min(max, typed)));
        }}
      />
      {button(1, value >= max)}
    </span>
  );
}
