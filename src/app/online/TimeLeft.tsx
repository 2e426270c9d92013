/** The clock of a seat: in words when much is left, ticking below an hour, and marked when little is. */
import { useLanguage } from '../words/languages.tsx';
import { useWords } from '../words/words.ts';
import { useLayout } from '../../ui/use-layout.ts';
import { useNow } from '../../ui/use-now.ts';
import type { Match } from '../wire.ts';
import { TICKS_BELOW, timeLeft, timeText } from './time-left.ts';

/** How often a clock is drawn: while it ticks, and otherwise; in ms. */
const TICK = 1000;
const SLOW = 30_000;

interface TimeLeftProps {
  match: Match;
  seat: number;
  /** Whose time it is, where that does not stand beside it. */
  name?: string;
}

export function TimeLeft({ match, seat, name }: TimeLeftProps) {
  const { time: words } = useWords('online');
  const { language } = useLanguage();
  const isPhone = useLayout() === 'phone';
  const { running } = match.clock ?? {};
  const lately = useNow(SLOW);
  const ticks = running?.seat === seat && running.due - lately < TICKS_BELOW + SLOW;
  const now = useNow(ticks ? TICK : SLOW);
  const left = timeLeft(match, seat, Math.max(now, match.clock?.now ?? 0));
  if (left === null) return null;
  const text = timeText(language, left.ms);
  const said = left.isRunning && left.ms === 0 ? words.out() : left.isLow ? words.low({ text }) : words.left({ text });
  const kind = left.isLow ? 'page-time page-time-low' : 'page-time';
  return name === undefined ? (
    <span className={kind}>{said}</span>
  ) : (
    <span className={`${kind} page-clock`} role="timer" aria-label={words.clockOf({ player: name, text: said })}>
      {/* On a phone the bar says whose decision it is, and has no room for more. */}
      {isPhone || <b aria-hidden="true">{name}</b>}{' '}
      <span aria-hidden="true">{isPhone && !left.isLow ? text : said}</span>
    </span>
  );
}

/** The clock that is running at a table. */
export function RunningClock({ match, names }: { match: Match; names: readonly string[] }) {
  const seat = match.clock?.running?.seat;
  return seat === undefined ? null : <TimeLeft match={match} seat={seat} name={names[seat]!} />;
}
