/** `npm run -s judge-hints` for Dominant Species: asks for hints in positions of all kinds and plays them out to see whether the advice is good. */
import { parseArgs } from 'node:util';
import {
  type Comparison,
  type JudgedHint,
  isWrong,
  judgeHint,
  samplePosition,
} from '../../src/games/dominant-species/bots/hints-judged.ts';
import { game } from '../../src/games/dominant-species/index.ts';
import { rules } from '../../src/games/dominant-species/rules/index.ts';
import type { Setup } from '../../src/games/dominant-species/rules/setup.ts';
import { command, inSteps, interrupted, printMeanwhile, progress, wholeOption, withUsage } from '../command-line.ts';

const USAGE = `npm run -s judge-hints -- [options]

  --hints N       hints to judge (100), from tables of 2 to 6 in turn, with one to three animals each, on both kinds of earth
  --seed N        the first deal; the next has the next number (1)
  --iterations N  rollouts behind a hint (100)
  --playouts N    how often each answer is played out by the self-play policy (8)
  --appeals N     how often, where that speaks against the hint, it is played out with the rest of the turn by bots that search (8)
  --rollouts N    rollouts of those bots for an answer (4)
  --max-turns N   gives games up after this many turns; the standing counts (40)
  --json          prints one JSON line a hint`;

/** Numbers of players in turn; for each, its kinds of table in turn. */
function tableOf(i: number): Setup {
  const players = 2 + (i % 5);
  const tables = rules.variants!().filter((each) => each.players === players && each.animals === 'dealt');
  return tables[Math.floor(i / 5) % tables.length]!;
}

export const main = command(USAGE, async (argv, io) => {
  const { values } = withUsage(USAGE, () =>
    parseArgs({
      args: [...argv],
      options: {
        hints: { type: 'string' },
        seed: { type: 'string' },
        iterations: { type: 'string' },
        playouts: { type: 'string' },
        appeals: { type: 'string' },
        rollouts: { type: 'string' },
        'max-turns': { type: 'string' },
        json: { type: 'boolean' },
      },
    }),
  );
  const hints = wholeOption('hints', values.hints, 1, 1e5, 100);
  const seed = wholeOption('seed', values.seed, 0, 1e6, 1);
  const judging = {
    iterations: wholeOption('iterations', values.iterations, 1, 1e5, 100),
    playouts: wholeOption('playouts', values.playouts, 2, 1e4, 8),
    appeals: wholeOption('appeals', values.appeals, 2, 1e4, 8),
    rollouts: wholeOption('rollouts', values.rollouts, 1, 1e5, 4),
    maxTurns: wholeOption('max-turns', values['max-turns'], 1, 1000, 40),
  };
  const onDone = progress(io, hints, 'hints');
  const judged: JudgedHint[] = [];
  const hintOf = function* (i: number): Generator<void, JudgedHint | null> {
    const position = yield* samplePosition(tableOf(i), seed + i, judging.maxTurns);
    return position && (yield* judgeHint(position, judging, seed + i));
  };
  for (let i = 0; judged.length < hints; i++) {
    const hint = await inSteps(io, hintOf(i));
    if (hint === undefined) {
      interrupted(io, judged.length, hints, 'hints');
      break;
    }
    if (hint === null) continue;
    judged.push(hint);
    if (values.json === true) printMeanwhile(io, `${JSON.stringify(written(hint, seed + i))}\n`);
    onDone(judged.length);
  }
  if (values.json !== true && judged.length > 0) io.out(`${summary(judged).join('\n')}\n`);
  return 0;
});

/** A hint as JSON, in the terms of records, with its position. */
function written(hint: JudgedHint, deal: number) {
  const { move, position } = game.notation;
  return {
    deal,
    ...hint,
    players: hint.position.players,
    isWrong: isWrong(hint),
    move: move.write(hint.move),
    other: move.write(hint.other),
    position: position.write(hint.position),
  };
}

/** Sums up some comparisons: the mean, and its standard error over hints. */
function over(comparisons: readonly Comparison[]): string {
  const n = comparisons.length;
  if (n === 0) return 'none';
  const mean = (of: (each: Comparison) => number): number => comparisons.reduce((sum, each) => sum + of(each), 0) / n;
  const ahead = mean((each) => each.ahead);
  const standardError = Math.sqrt(mean((each) => (each.ahead - ahead) ** 2) / Math.max(1, n - 1));
  const won = mean((each) => each.won);
  return `${ahead.toFixed(1)} VPs (standard error ${standardError.toFixed(1)}), ${won.toFixed(3)} of the games; ${String(n)} hints`;
}

function summary(judged: readonly JudgedHint[]): string[] {
  const wrong = judged.filter(isWrong);
  const show = (move: number): string => JSON.stringify(game.notation.move.write(move));
  const asGood = judged.filter(({ isAsGood }) => isAsGood);
  const any = judged.flatMap(({ againstAny }) => againstAny ?? []);
  const phases = [...new Set(judged.map(({ phase }) => phase))];
  return [
    `${String(judged.length)} hints: the answer advised is not worse than the next best beyond two standard errors in ${String(judged.length - wrong.length)}`,
    `ahead of the next best answer by ${over(judged.map(({ againstNext }) => againstNext))}`,
    `  where that is said to be as good: ${over(asGood.map(({ againstNext }) => againstNext))}`,
    `  elsewhere: ${over(judged.filter(({ isAsGood }) => !isAsGood).map(({ againstNext }) => againstNext))}`,
    `ahead of another answer, drawn at random: ${over(any)}`,
    `without a reason: ${String(judged.filter(({ reasons }) => reasons.length === 0).length)}`,
    `by phase: ${phases.map((phase) => `${phase} ${String(judged.filter((each) => each.phase === phase).length)}`).join(', ')}`,
    ...wrong.map(
      ({ position, phase, question, turn, move, other, againstNext: { ahead, standardError, playouts } }) =>
        `worse: ${String(position.players)} players, turn ${String(turn)}, ${phase}, ${question}: ${show(move)} instead of ${show(other)}, ` +
        `${ahead.toFixed(1)} VPs (${standardError.toFixed(1)}), ${String(playouts)} playouts`,
    ),
  ];
}
