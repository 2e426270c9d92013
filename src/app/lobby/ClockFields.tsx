/** How fast a table plays, what happens when somebody's time is up, and who may watch: one question, and the rest folded away. */
import type { ClockSettings } from '../../kit/online/clock.ts';
import { TIME_OUTS } from '../../kit/online/wire.ts';
import { CheckChoice, RadioChoices, Select } from '../../ui/forms/fields.tsx';
import { spanOf } from '../words/time.ts';
import { useWords } from '../words/words.ts';
import type { TableChoice } from './table-choice.ts';

/** How fast a table plays, as somebody who opens it chooses. */
type Pace = 'today' | 'days' | 'none';
const PACES: readonly Pace[] = ['today', 'days', 'none'];
/** The clocks offered, by how fast they are; the usual one first. */
const CLOCKS: Readonly<Record<Pace, readonly ClockSettings[]>> = {
  today: [
    { kind: 'live', minutes: 30, increment: 30 },
    { kind: 'live', minutes: 15, increment: 20 },
    { kind: 'live', minutes: 60, increment: 60 },
  ],
  days: [
    { kind: 'days', days: 3, reserve: 7 },
    { kind: 'days', days: 1, reserve: 3 },
    { kind: 'days', days: 7, reserve: 14 },
  ],
  none: [],
};

/** The usual clock of a pace; null for none. */
export const usualClock = (pace: Pace): ClockSettings | null => CLOCKS[pace][0] ?? null;

const AWAY_AFTER = [1, 24, 72, 168, null];

const paceOf = (clock: ClockSettings | null): Pace =>
  clock === null ? 'none' : clock.kind === 'live' ? 'today' : 'days';

interface ClockFieldsProps {
  value: TableChoice;
  onChange: (next: TableChoice) => void;
}

export function ClockFields({ value, onChange }: ClockFieldsProps) {
  const { time: words } = useWords('online');
  const pace = paceOf(value.clock);
  return (
    <>
      <RadioChoices
        legend={words.howFast()}
        name="pace"
        value={pace}
        options={PACES}
        meaning={(each) => ({ label: words.paces[each](), text: words.paceTexts[each]() })}
        onChange={(each) => {
          onChange({ ...value, isPaceChosen: true, clock: usualClock(each) });
        }}
      />
      <details className="page-more">
        <summary>
          {words.sentence({ ...(value.clock ?? { kind: 'none' }), then: words.then[value.timeOut]() })}{' '}
          <span>{words.change()}</span>
        </summary>
        {value.clock === null ? (
          <AwayField value={value} onChange={onChange} />
        ) : (
          <Times value={value} clocks={CLOCKS[pace]} onChange={onChange} />
        )}
        <Checks value={value} onChange={onChange} />
      </details>
    </>
  );
}

/** The time of each, and what happens after it. */
function Times({ value, clocks, onChange }: ClockFieldsProps & { clocks: readonly ClockSettings[] }) {
  const { time: words } = useWords('online');
  return (
    <>
      <label className="page-field">
        <span>{words.perMove()}</span>
        <Select
          value={words.clock({ ...value.clock! })}
          options={clocks.map((each) => [words.clock({ ...each }), words.clock({ ...each })])}
          onChange={(text) => {
            const clock = clocks.find((each) => words.clock({ ...each }) === text)!;
            onChange({ ...value, isPaceChosen: true, clock });
          }}
        />
      </label>
      <label className="page-field">
        <span>{words.timeOut()}</span>
        <Select
          value={value.timeOut}
          options={TIME_OUTS.map((each) => [each, words.timeOuts[each]()])}
          onChange={(timeOut) => {
            onChange({ ...value, timeOut });
          }}
        />
      </label>
    </>
  );
}

/** When somebody who does not come back may be replaced, at a table without a clock. */
function AwayField({ value, onChange }: ClockFieldsProps) {
  const { create } = useWords('online');
  return (
    <label className="page-field">
      <span>{create.away()}</span>
      <Select
        value={value.awayAfter}
        options={AWAY_AFTER.map((hours) => [hours, create.awayAfter(spanOf(hours))])}
        onChange={(awayAfter) => {
          onChange({ ...value, awayAfter });
        }}
      />
      <small>{create.awayText()}</small>
    </label>
  );
}

/** Whether anybody may watch, and whether the result counts. */
function Checks({ value, onChange }: ClockFieldsProps) {
  const { time: words } = useWords('online');
  return (
    <fieldset className="ui-choices">
      <legend className="visually-hidden">{words.spectators()}</legend>
      <CheckChoice
        label={words.spectators()}
        text={words.spectatorsText()}
        checked={value.spectators}
        onChange={(spectators) => {
          onChange({ ...value, spectators });
        }}
      />
      <CheckChoice
        label={words.unrated()}
        text={words.unratedText()}
        checked={value.unrated}
        onChange={(unrated) => {
          onChange({ ...value, unrated });
        }}
      />
    </fieldset>
  );
}
