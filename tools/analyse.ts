/**
 * `npm run -s analyse -- FILE`: the strongest bot reviews every decision of a recorded game, and those that seem costly a second
 * time.
 */
import { readFileSync } from 'node:fs';
import { NotationError } from '../src/kit/documents/decode.ts';
import { notationOf } from '../src/kit/record/record.ts';
import { ReplayError } from '../src/kit/record/replay.ts';
import {
  type Expectation,
  type Judged,
  chanceOfNone,
  costliest,
  decisionsOf,
  expectationsOf,
  judge,
  judgeAmong,
  secondReviews,
} from '../src/kit/analysis/analysis.ts';
import type { Measured } from '../src/kit/measured.ts';
import { type Timeline, timelineOf } from '../src/kit/record/timeline.ts';
import { gameIds, loadGame } from '../src/games/index.ts';
import {
  command,
  gameId,
  gameOfDocument,
  wasInterrupted,
  interrupted,
  printMeanwhile,
  progress,
  runIfStarted,
  stop,
} from './command-line.ts';

const USAGE = `npm run -s analyse -- FILE [--game NAME] [--json] [--budget-ms N] [--worst N]

  FILE           a record (docs/notation.md); - reads standard input
  --game NAME    the game (the one that the record's format names); a record of another is refused
  --json         prints one line of JSON per decision
  --budget-ms N  milliseconds per decision, instead of the rollouts that the page makes; those that seem costly get four times as many
  --worst N      how many of the costliest decisions to list (default 10)`;

export const main = command(USAGE, async (given, io) => {
  const { file } = given;
  const ms = given.whole('budget-ms', 1, 60_000, undefined);
  const budget = ms === undefined ? undefined : { ms, now: () => performance.now() };
  const worst = given.whole('worst', 1, 1000, 10);
  let document: unknown;
  try {
    document = JSON.parse(file === '-' ? io.stdin() : readFileSync(file, 'utf8'));
  } catch (error) {
    return stop(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`, 2);
  }
  const named = given.text('game');
  const wanted = named === undefined ? undefined : gameId(named);
  const id = gameOfDocument(document);
  if (id === undefined) return stop(`format: is not that of a record of a known game (${gameIds.join(', ')})`, 1);
  if (wanted !== undefined && wanted !== id) return stop(`--game: ${file} is of ${id}, not of ${wanted}`, 2);
  const game = await loadGame(id);
  const level = judgeAmong(await game.bots());
  if (level === undefined) return stop(`${id} has no bot that thinks ahead`, 1);
  let timeline: Timeline;
  try {
    timeline = timelineOf(game, document);
  } catch (error) {
    if (error instanceof NotationError || error instanceof ReplayError) return stop(error.message, 1);
    throw error;
  }
  const points = decisionsOf(timeline);
  const onDone = progress(io, points.length, 'decisions');
  const judged: Judged[] = [];
  for (const point of points) {
    if (await wasInterrupted(io)) break;
    const each = judge(timeline, level, point, budget);
    judged.push(each);
    if (given.has('json')) printMeanwhile(io, `${JSON.stringify(written(timeline, each))}\n`);
    onDone(judged.length);
  }
  if (judged.length < points.length) interrupted(io, judged.length, points.length, 'decisions');
  if (!given.has('json')) io.out(lines(timeline, judged, worst, judged.length === points.length));
  return 0;
});

/** A decision as JSON, in the terms of records. */
function written(timeline: Timeline, { point, player, played, cost, players }: Judged) {
  const { game, asked } = timeline;
  const { move } = notationOf(game, timeline.at(0));
  return {
    move: point + 1,
    round: asked[point]?.round,
    phase: asked[point]?.phase,
    player,
    played: move.write(played),
    ...(cost && { cost: { ...cost, better: move.write(cost.better), chanceOfNone: chanceOfNone(cost) } }),
    players,
  };
}

/** With a proper minus sign; values that round to zero have no sign. */
const signed = (value: number, digits: number): string => {
  const size = Math.abs(value).toFixed(digits);
  return value < 0 && Number(size) > 0 ? `−${size}` : size;
};
const withError = ({ mean, standardError }: Measured, digits: number, factor = 1): string =>
  `${signed(mean * factor, digits)} ± ${(standardError * factor).toFixed(digits)}`;

/** What everybody could expect at the start of each round, and the result: one line each. */
function course({ asked, names }: Timeline, expected: readonly Expectation[]): string[] {
  const marks = expected.filter(({ point }, i) => {
    const next = expected[i + 1];
    return next === undefined || asked[point - 1]?.round !== asked[next.point - 1]?.round;
  });
  if (marks.length === 0) return [];
  const seats = marks[0]!.players.map((_, seat) => names?.[seat] ?? `player ${String(seat)}`);
  return [
    `expected place, score and chance to win of ${seats.join(', ')}`,
    ...marks.map(({ point, players }) => {
      const round = asked[point - 1]?.round;
      const when = asked[point] === null ? 'at the end' : `by the end of round ${String(round ?? '')}`;
      const all = players.map(
        ({ place, score, winning }) =>
          `${place.toFixed(1)}${score === undefined ? '' : ` (${score.toFixed(0)})`} ${(winning * 100).toFixed(0)} %`,
      );
      return `${when}: ${all.join(', ')}`;
    }),
  ];
}

/** The course of the game, and the costliest decisions, as text. */
function lines(timeline: Timeline, judged: readonly Judged[], worst: number, isWhole: boolean): string {
  const { game, asked, names } = timeline;
  const show = (move: unknown): string => JSON.stringify(notationOf(game, timeline.at(0)).move.write(move));
  const costly = costliest(judged, worst);
  const text = [
    `${String(judged.length)} decisions, ${String(secondReviews(judged))} of them looked at twice`,
    ...course(timeline, expectationsOf(timeline, judged, isWhole)),
  ];
  for (const { point, player, played, cost } of costly) {
    const { phase = '', round } = asked[point] ?? {};
    const where = `move ${String(point + 1)}${round === undefined ? '' : `, round ${String(round)}`}, ${phase}`;
    const who = names?.[player] ?? `player ${String(player)}`;
    const score = cost.score === undefined ? '' : `, score ${withError(cost.score, 1)}`;
    const why = cost.reasons.slice(0, 3).map(({ reason, points }) => `${reason} ${signed(points, 1)}`);
    text.push(
      `${where}: ${who} ${show(played)} cost ${withError(cost.winning, 1, 100)} % of the chance to win${score}; better ${show(cost.better)}${why.length > 0 ? ` (${why.join(', ')})` : ''}`,
    );
  }
  text.push(
    costly.length === 0
      ? 'none of them cost more than the doubt'
      : 'each cost is that of the second look, with fresh rollouts, ± a standard error; all hold together (Holm, 5 %)',
  );
  return `${text.join('\n')}\n`;
}

runIfStarted(main, import.meta.url);
