/** When a person is away: their clocks in days stand meanwhile. */
import { useState } from 'react';
import { type Account, beAway, beBack } from '../online/account.ts';
import { useWords } from '../words/words.ts';
import type { Attempt } from './OneField.tsx';

/** A day as an input of the browser has it, in the browser's zone. */
const dayOf = (at: number): string => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(at);

interface AwayProps {
  account: Account;
  attempt: Attempt;
}

export function Away({ account: { away, awayDays }, attempt }: AwayProps) {
  const { account: words } = useWords('online');
  const [today] = useState(() => dayOf(Date.now()));
  const [since, setSince] = useState(today);
  const [until, setUntil] = useState(today);
  const field = (label: string, value: string, earliest: string, set: (day: string) => void) => (
    <label>
      {label}{' '}
      <input
        className="ui-field"
        type="date"
        required
        min={earliest}
        value={value}
        onChange={({ target }) => {
          set(target.value);
        }}
      />
    </label>
  );
  return (
    <section>
      <h2>{words.away()}</h2>
      <p>{words.awayText({ days: awayDays })}</p>
      {away.length > 0 && (
        <>
          <ul className="page-list">
            {away.map((each) => (
              // The last day is over at midnight.
              <li key={each.since}>{words.awayFrom({ since: each.since, until: each.until - 1 })}</li>
            ))}
          </ul>
          <button
            type="button"
            className="ui-button"
            onClick={() => {
              attempt(beBack);
            }}
          >
            {words.back()}
          </button>
        </>
      )}
      {awayDays > 0 && (
        <form
          className="page-away"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(() => beAway(since, until, Intl.DateTimeFormat().resolvedOptions().timeZone));
          }}
        >
          {field(words.from(), since, today, (day) => {
            setSince(day);
            if (until < day) setUntil(day);
          })}
          {field(words.until(), until, since < today ? today : since, setUntil)}
          <button type="submit" className="ui-button">
            {words.takeDays()}
          </button>
        </form>
      )}
    </section>
  );
}
