/** About how long a game will take: its decisions, measured in games of bots, and a person's pace. */
import type { GameMeta } from '../../kit/game-meta.ts';
import { useWords } from '../words/words.ts';

/** Seconds in which a bot's decision is shown. */
const BOT_PACE = 1;

/** The estimate in minutes, rounded: to five of them, from an hour on to fifteen. */
export function minutesOf(
  { pace, decisions }: Pick<GameMeta, 'pace' | 'decisions'>,
  options: { players: number },
  people: number,
): number {
  const { players } = options;
  const seconds = (decisions(options) * (people * pace + (players - people) * BOT_PACE)) / players;
  const step = seconds < 3600 ? 5 : 15;
  return Math.max(5, step * Math.round(seconds / 60 / step));
}

interface DurationProps {
  readonly meta: GameMeta;
  readonly options: { players: number };
  /** How many of the players are not bots. */
  readonly people: number;
}

export function Duration({ meta, options, people }: DurationProps) {
  const { start } = useWords('page');
  const minutes = minutesOf(meta, options, people);
  return <p role="status">{start.duration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>;
}
