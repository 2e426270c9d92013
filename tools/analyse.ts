/** `npm run -s analyse -- FILE`: the strongest bot looks at every decision of a recorded game again. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NotationError } from '../src/kit/decode.ts';
import { ReplayError } from '../src/kit/record.ts';
import { type Judged, costliest, decisionsOf, judge, judgeAmong } from '../src/kit/analysis.ts';
import { type Timeline, timelineOf } from '../src/kit/timeline.ts';
import { gameIds, loadGame } from '../src/games/index.ts';
import { command, progress, runIfStarted, stop, wholeOption, withUsage } from './command-line.ts';

const USAGE = `npm run -s analyse -- FILE [--json] [--budget-ms N] [--worst N]

  FILE           a record (docs/notation.md); - reads standard input
  --json         prints one JSON line a decision
  --budget-ms N  milliseconds for each decision (100)
  --worst N      how many of the costliest decisions are listed (10)`;

export const main = command(USAGE, async (argv, io) => {
  const { values, positionals } = withUsage(USAGE, () =>
    parseArgs({
      args: [...argv],
      options: { json: { type: 'boolean' }, 'budget-ms': { type: 'string' }, worst: { type: 'string' } },
      allowPositionals: true,
    }),
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) stop(`one FILE is wanted\n\n${USAGE}`, 2);
  const ms = wholeOption('budget-ms', values['budget-ms'], 1, 60_000, 100);
  const worst = wholeOption('worst', values.worst, 1, 1000, 10);
  let document: unknown;
  try {
    document = JSON.parse(file === '-' ? io.stdin() : readFileSync(file, 'utf8'));
  } catch (error) {
    return stop(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`, 2);
  }
  const { format } = (document ?? {}) as { format?: unknown };
  const id = gameIds.find((each) => typeof format === 'string' && format.startsWith(`${each} `));
  if (id === undefined) return stop(`format: must be that of a record of ${gameIds.join(', ')}`, 1);
  const game = await loadGame(id);
  const level = judgeAmong(await game.bots());
  if (level === undefined) return stop(`no bot of ${id} thinks ahead`, 1);
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
    if (io.isInterrupted()) break;
    const each = judge(timeline, level, point, { ms, now: () => performance.now() });
    judged.push(each);
    onDone(judged.length);
    if (values.json === true) io.out(`${JSON.stringify(written(timeline, each))}\n`);
  }
  if (values.json !== true) io.out(lines(timeline, judged, worst));
  return 0;
});

/** A decision as JSON, in the words of records. */
function written({ game, asked }: Timeline, { point, player, played, better, players }: Judged) {
  const { move } = game.notation;
  return {
    move: point + 1,
    round: asked[point]?.round,
    phase: asked[point]?.phase,
    player,
    played: move.write(played),
    ...(better ? { better: { ...better, move: move.write(better.move) } } : {}),
    ...(players ? { players } : {}),
  };
}

/** What cost most, for people. */
function lines(timeline: Timeline, judged: readonly Judged[], worst: number): string {
  const { game, asked, names } = timeline;
  const show = (move: unknown): string => JSON.stringify(game.notation.move.write(move));
  const text = [`${String(judged.length)} decisions`];
  for (const { point, player, played, better } of costliest(judged, worst)) {
    const { phase = '', round } = asked[point] ?? {};
    const where = `move ${String(point + 1)}${round === undefined ? '' : `, turn ${String(round)}`}, ${phase}`;
    const why = better!.reasons.map(({ reason, points }) => `${reason} ${points.toFixed(1)}`).slice(0, 3);
    text.push(
      `${where}: ${names?.[player] ?? `player ${String(player)}`} ${show(played)} cost ${better!.cost.toFixed(1)} ± ${better!.doubt.toFixed(1)}; better ${show(better!.move)}${why.length > 0 ? ` (${why.join(', ')})` : ''}`,
    );
  }
  if (text.length === 1) text.push('none of them cost more than the doubt');
  return `${text.join('\n')}\n`;
}

runIfStarted(main, import.meta.url);
