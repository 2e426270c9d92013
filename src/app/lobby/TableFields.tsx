/** The options of every online table: how fast it plays, hints, and who can join. */
import type { ClockSettings } from '../../kit/online/clock.ts';
import { CheckChoice, RadioChoices } from '../../ui/forms/fields.tsx';
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
      <RadioChoices
        legend={create.visibility()}
        name="unlisted"
        value={value.unlisted ? 'unlisted' : 'listed'}
        options={['listed', 'unlisted']}
        meaning={(each) => ({ label: create[each](), text: create[`${each}Text`]() })}
        onChange={(each) => {
          const unlisted = each === 'unlisted';
          const clock = value.isPaceChosen ? value.clock : usualAt(unlisted);
          onChange({ ...value, unlisted, clock });
        }}
      />
      <fieldset className="ui-choices">
        <legend className="visually-hidden">{create.shared()}</legend>
        <CheckChoice
          label={create.shared()}
          text={value.unlisted ? create.sharedByLink() : create.sharedText()}
          checked={value.unlisted || value.shared}
          disabled={value.unlisted}
          onChange={(shared) => {
            onChange({ ...value, shared });
          }}
        />
      </fieldset>
      <fieldset className="ui-choices">
        <legend className="visually-hidden">{create.hints()}</legend>
        <CheckChoice
          label={create.hints()}
          text={create.hintsText()}
          checked={value.hints}
          onChange={(hints) => {
            onChange({ ...value, hints });
          }}
        />
      </fieldset>
    </>
  );
}
