/**
 * Challenges of the day: decisions of games between bots in which one answer is clearly better than all others
 * (`npm run -s find-daily`). The list of a game is gone through by the date, so that everybody has the same on the same day.
 */
import type { DailyPosition, Trial } from './learning.ts';
import type { GameModule } from './module.ts';
import { replay } from './record/replay.ts';

const MS_A_DAY = 86_400_000;

/** The number of a day in the calendar of the reader. */
export const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_A_DAY;

/** The challenge of a day: its index in a list. */
export const indexOfDay = (list: readonly unknown[], day: number): number => day % list.length;

/** A challenge as the lessons play it: met by the best answer, missed by any other. Throws if its game breaks the rules. */
export function dailyTrial(
  game: Pick<GameModule, 'rules' | 'notation'>,
  id: string,
  { best, record }: DailyPosition,
): Omit<Trial<unknown, unknown>, 'odds' | 'difficulty'> {
  const { state } = replay(game, record);
  const wanted = JSON.stringify(best);
  return {
    id,
    scene: { position: game.notation.position.write(state), seat: game.rules.decision(state)!.player },
    judge: ({ answers, first }) => (answers === 0 ? 'open' : JSON.stringify(first) === wanted ? 'met' : 'missed'),
    solution: [best],
  };
}
