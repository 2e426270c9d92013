/** How many days in a row the reader has finished something, with the last week. */
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { streakNow } from '../storage/streak.ts';
import './streak.css';

export function Streak() {
  const { streak: words } = useWords('page');
  const { language } = useLanguage();
  const { count, week } = streakNow();
  return (
    <div className="streak">
      <strong>{words.days({ count })}</strong>
      <ol>
        {week.map(({ date, isDone }, i) => (
          <li key={i} data-done={isDone ? '' : undefined}>
            <span className="visually-hidden">
              {date.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long' })}:{' '}
              {isDone ? words.done() : words.none()}
            </span>
            <span aria-hidden="true">{isDone ? '✓' : ''}</span>
            <small aria-hidden="true">
              {date.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'narrow' })}
            </small>
          </li>
        ))}
      </ol>
      <small>{words.rule()}</small>
    </div>
  );
}
