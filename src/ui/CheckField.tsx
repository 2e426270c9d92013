import type { ReactNode } from 'react';

/** What a choice means, in bold, and below it more. */
export interface Meaning {
  readonly label: ReactNode;
  readonly text?: ReactNode;
}

/** The words of one of several choices in `.ui-choices`. */
export const MeaningText = ({ label, text }: Meaning) => (
  <span>
    <strong>{label}</strong>
    {text !== undefined && <small>{text}</small>}
  </span>
);

interface CheckFieldProps extends Meaning {
  checked: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onChange: (checked: boolean) => void;
}

/** A box to tick, and its label. */
export const CheckField = ({ label, checked, disabled, className, onChange }: CheckFieldProps) => (
  <label className={className}>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    />
    {label}
  </label>
);

/** A box to tick in `.ui-choices`. */
export const CheckChoice = ({ label, text, ...props }: CheckFieldProps) => (
  <CheckField {...props} label={<MeaningText label={label} text={text} />} />
);
