/** How fast a table plays, what happens when somebody's time is up, and who may watch: one question, and the rest folded away. */
import type { ClockSettings } from '../../kit/clock.ts';
import { TIME_OUTS } from '../../kit/wire.ts';
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
      <fieldset className="ui-choices">
        <legend>{words.howFast()}</legend>
        {PACES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="pace"
              checked={pace === each}
              onChange={() => {
                onChange({ ...value, isPaceChosen: true, clock: usualClock(each) });
              }}
            />
            <span>
              <strong>{words.paces[each]()}</strong>
              <small>{words.paceTexts[each]()}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <details className="shell-more">
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
      <label className="shell-field">
        <span>{words.perMove()}</span>
        <select
          className="ui-field"
          value={words.clock({ ...value.clock! })}
          onChange={(event) => {
            const clock = clocks.find((each) => words.clock({ ...each }) === event.target.value)!;
            onChange({ ...value, isPaceChosen: true, clock });
          }}
        >
          {clocks.map((each) => (
            <option key={words.clock({ ...each })}>{words.clock({ ...each })}</option>
          ))}
        </select>
      </label>
      <label className="shell-field">
        <span>{words.timeOut()}</span>
        <select
          className="ui-field"
          value={value.timeOut}
          onChange={(event) => {
            onChange({ ...value, timeOut: TIME_OUTS.find((each) => each === event.target.value)! });
          }}
        >
          {TIME_OUTS.map((each) => (
            <option key={each} value={each}>
              {words.timeOuts[each]()}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** When somebody who does not come back may be replaced, at a table without a clock. */
function AwayField({ value, onChange }: ClockFieldsProps) {
  const { create } = useWords('online');
  return (
    <label className="shell-field">
      <span>{create.away()}</span>
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
            {create.awayAfter(spanOf(hours))}
          </option>
        ))}
      </select>
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
      <label>
        <input
          type="checkbox"
          checked={value.spectators}
          onChange={(event) => {
            onChange({ ...value, spectators: event.target.checked });
          }}
        />
        <span>
          <strong>{words.spectators()}</strong>
          <small>{words.spectatorsText()}</small>
        </span>
      </label>
      <label>
        <input
          type="checkbox"
          checked={value.unrated}
          onChange={(event) => {
            onChange({ ...value, unrated: event.target.checked });
          }}
        />
        <span>
          <strong>{words.unrated()}</strong>
          <small>{words.unratedText()}</small>
        </span>
      </label>
    </fieldset>
  );
}
