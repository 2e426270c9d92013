/** The options of every online table: hints, who can join, and what happens when somebody does not come back. */
import { useOnlineLocale } from '../locales/online/locale.ts';

export interface TableChoice {
  readonly unlisted: boolean;
  /** Whether several people may join from one internet address: always allowed at tables by link. */
  readonly shared: boolean;
  readonly hints: boolean;
  /** Hours after which an absent player may be replaced; null: never. */
  readonly awayAfter: number | null;
}

const AWAY_AFTER = [1, 24, 72, 168, null];

interface TableFieldsProps {
  value: TableChoice;
  onChange: (next: TableChoice) => void;
}

export function TableFields({ value, onChange }: TableFieldsProps) {
  const { create } = useOnlineLocale();
  return (
    <>
      <fieldset className="ui-choices">
        <legend>{create.visibility}</legend>
        {[false, true].map((unlisted) => (
          <label key={String(unlisted)}>
            <input
              type="radio"
              name="unlisted"
              checked={value.unlisted === unlisted}
              onChange={() => {
                onChange({ ...value, unlisted });
              }}
            />
            <span>
              <strong>{unlisted ? create.unlisted : create.listed}</strong>
              <small>{unlisted ? create.unlistedText : create.listedText}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="ui-choices">
        <legend className="visually-hidden">{create.shared}</legend>
        <label>
          <input
            type="checkbox"
            checked={value.unlisted || value.shared}
            disabled={value.unlisted}
            onChange={(event) => {
              onChange({ ...value, shared: event.target.checked });
            }}
          />
          <span>
            <strong>{create.shared}</strong>
            <small>{value.unlisted ? create.sharedByLink : create.sharedText}</small>
          </span>
        </label>
      </fieldset>
      <fieldset className="ui-choices">
        <legend className="visually-hidden">{create.hints}</legend>
        <label>
          <input
            type="checkbox"
            checked={value.hints}
            onChange={(event) => {
              onChange({ ...value, hints: event.target.checked });
            }}
          />
          <span>
            <strong>{create.hints}</strong>
            <small>{create.hintsText}</small>
          </span>
        </label>
      </fieldset>
      <label className="shell-field">
        <span>{create.away}</span>
        <select
          className="ui-field"
          value={String(value.awayAfter)}
          onChange={(event) => {
            const awayAfter = AWAY_AFTER.find((hours) => String(hours) === event.target.value) ?? null;
            onChange({ ...value, awayAfter });
          }}
        >
          {AWAY_AFTER.map((hours) => (
            <option key={String(hours)} value={String(hours)}>
              {create.awayAfter(hours)}
            </option>
          ))}
        </select>
        <small>{create.awayText}</small>
      </label>
    </>
  );
}
