/** The options of every online table: how fast it plays, hints, and who can join. */
import type { ClockSettings } from '../../kit/clock.ts';
import { useWords } from '../words/words.ts';
import { ClockFields, usualClock } from './ClockFields.tsx';
import type { TableChoice } from './table-choice.ts';

/** The clock of a table as long as nobody chooses another: strangers sit down to play, people with a link take their time. */
const usualAt = (unlisted: boolean): ClockSettings | null => usualClock(unlisted ? 'days' : 'today');

/** What is chosen before anything is. */
export const USUAL_TABLE: TableChoice = {
  unlisted: false,
  shared: false,
  hints: false,
  awayAfter: 72,
  clock: usualAt(false),
  isPaceChosen: false,
  timeOut: 'bot',
  spectators: true,
  unrated: false,
};

interface TableFieldsProps {
  value: TableChoice;
  onChange: (next: TableChoice) => void;
  /** Whether other people can sit down: a clock is of no use among bots. */
  hasOthers: boolean;
}

export function TableFields({ value, onChange, hasOthers }: TableFieldsProps) {
  const { create } = useWords('online');
  return (
    <>
      {hasOthers && <ClockFields value={value} onChange={onChange} />}
      <fieldset className="ui-choices">
        <legend>{create.visibility()}</legend>
        {[false, true].map((unlisted) => (
          <label key={String(unlisted)}>
            <input
              type="radio"
              name="unlisted"
              checked={value.unlisted === unlisted}
              onChange={() => {
                const clock = value.isPaceChosen ? value.clock : usualAt(unlisted);
                onChange({ ...value, unlisted, clock });
              }}
            />
            <span>
              <strong>{unlisted ? create.unlisted() : create.listed()}</strong>
              <small>{unlisted ? create.unlistedText() : create.listedText()}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="ui-choices">
        <legend className="visually-hidden">{create.shared()}</legend>
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
            <strong>{create.shared()}</strong>
            <small>{value.unlisted ? create.sharedByLink() : create.sharedText()}</small>
          </span>
        </label>
      </fieldset>
      <fieldset className="ui-choices">
        <legend className="visually-hidden">{create.hints()}</legend>
        <label>
          <input
            type="checkbox"
            checked={value.hints}
            onChange={(event) => {
              onChange({ ...value, hints: event.target.checked });
            }}
          />
          <span>
            <strong>{create.hints()}</strong>
            <small>{create.hintsText()}</small>
          </span>
        </label>
      </fieldset>
    </>
  );
}
