/** `npm run -s judge-hints`: asks for hints in positions of all kinds of a game and plays them out to see whether the advice is good. */
import type { GameModule, GameOptions } from '../src/kit/module.ts';
import { notationOf } from '../src/kit/record/record.ts';
import {
  type Comparison,
  type JudgedHint,
  isBeaten,
  isWrong,
  judgeHint,
  judgedGame,
  samplePosition,
} from './hints-judged.ts';
import { command, gameOf, inSteps, interrupted, printMeanwhile, progress, runIfStarted, stop } from './command-line.ts';

const USAGE = `npm run -s judge-hints -- [options]

  --game NAME     the game (dominant-species)
  --hints N       hints to judge (100), from every kind of table in turn
  --seed N        the first deal; the next has the next number (1)
  --iterations N  rollouts behind a hint (as many as at a table)
  --playouts N    how often each answer is played out by greedy bots (8)
  --appeals N     how often, where that speaks against the hint, it is played out with the rest of the turn by bots that search (8);
                  four times as often if that calls it wrong
  --rollouts N    rollouts of those bots for an answer (4)
  --every N       also plays out every legal answer by greedy bots, N times in all, to look for one that wins more often (0)
  --max-turns N   gives games up after this many turns; the standing counts (40)
  --json          prints one JSON line a hint`;

/** Every kind of table, the numbers of players in turn. */
function tablesOf({ meta, rules }: GameModule): readonly GameOptions[] {
  const counts = Array.from({ length: meta.maxPlayers - meta.minPlayers + 1 }, (_, i) => meta.minPlayers + i);
  const variants = rules.variants?.() ?? counts.map((players) => rules.defaultOptions(players));
  const by = counts.map((players) => variants.filter((each) => each.players === players));
  const most = Math.max(...by.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => by.flatMap((each) => each[i % each.length] ?? [])).flat();
}

export const main = command(USAGE, async (given, io) => {
  const hints = given.whole('hints', 1, 1e5, 100);
  const seed = given.whole('seed', 0, 1e6, 1);
  const judging = {
    iterations: given.whole('iterations', 1, 1e5, undefined),
    playouts: given.whole('playouts', 2, 1e4, 8),
    appeals: given.whole('appeals', 2, 1e4, 8),
    rollouts: given.whole('rollouts', 1, 1e5, 4),
    every: given.whole('every', 0, 1e6, 0),
    maxRounds: given.whole('max-turns', 1, 1000, 40),
  };
  const game = await gameOf(given.text('game'));
  const judged = await judgedGame(game);
  if (judged === null) stop(`${game.meta.id} has no bot that gives hints`, 1);
  const tables = tablesOf(game);
  const onDone = progress(io, hints, 'hints');
  const summary = summaryOf();
  let done = 0;
  const hintOf = function* (i: number): Generator<void, JudgedHint | null> {
    const position = yield* samplePosition(judged, tables[i % tables.length]!, seed + i, judging.maxRounds);
    return position === null ? null : yield* judgeHint(judged, position, judging, seed + i);
  };
  for (let i = 0; done < hints; i++) {
    const hint = await inSteps(io, hintOf(i));
    if (hint === undefined) {
      interrupted(io, done, hints, 'hints');
      break;
    }
    if (hint === null) continue;
    summary.add(hint);
    if (given.has('json')) printMeanwhile(io, `${JSON.stringify(written(game, hint, seed + i))}\n`);
    else if (isWrong(hint)) printMeanwhile(io, `${worse(game, hint)}\n`);
    onDone(++done);
  }
  if (!given.has('json') && done > 0) io.out(`${summary.lines().join('\n')}\n`);
  return 0;
});

/** A hint as JSON, in the terms of records, with its position. */
function written(game: GameModule, hint: JudgedHint, deal: number) {
  const { move, position } = notationOf(game, hint.position);
  return {
    deal,
    ...hint,
    isWrong: isWrong(hint),
    move: move.write(hint.move),
    other: move.write(hint.other),
    position: position.write(hint.position),
  };
}

/** Adds up comparisons: the mean, and its standard error over hints. */
function comparisons() {
  let n = 0;
  let ahead = 0;
  let squares = 0;
  let won = 0;
  return {
    add(comparison: Comparison): void {
      n++;
      ahead += comparison.ahead;
      squares += comparison.ahead ** 2;
      won += comparison.won;
    },
    text(): string {
      if (n === 0) return 'none';
      const variance = Math.max(0, squares / n - (ahead / n) ** 2);
      const standardError = Math.sqrt(variance / Math.max(1, n - 1));
      return `${(ahead / n).toFixed(1)} points (standard error ${standardError.toFixed(1)}), ${(won / n).toFixed(3)} of the games; ${String(n)} hints`;
    },
  };
}

/** Adds up hints as they are judged: nothing is held of each. */
function summaryOf() {
  let hints = 0;
  let wrong = 0;
  let withoutReason = 0;
  let amongAll = 0;
  let beaten = 0;
  const phases = new Map<string, number>();
  const [next, asGood, elsewhere, any] = [comparisons(), comparisons(), comparisons(), comparisons()];
  return {
    add(hint: JudgedHint): void {
      hints++;
      if (isWrong(hint)) wrong++;
      if (hint.reasons.length === 0) withoutReason++;
      if (hint.againstBest !== null) amongAll++;
      if (hint.againstBest !== null && isBeaten(hint.againstBest)) beaten++;
      phases.set(hint.phase, (phases.get(hint.phase) ?? 0) + 1);
      next.add(hint.againstNext);
      (hint.isAsGood ? asGood : elsewhere).add(hint.againstNext);
      if (hint.againstAny) any.add(hint.againstAny);
    },
    lines: (): string[] => [
      `${String(hints)} hints: the answer advised is not worse than the next best beyond two standard errors in ${String(hints - wrong)}`,
      `ahead of the next best answer by ${next.text()}`,
      `  where that is said to be as good: ${asGood.text()}`,
      `  elsewhere: ${elsewhere.text()}`,
      `ahead of another answer, drawn at random: ${any.text()}`,
      ...(amongAll > 0
        ? [
            `of all answers none wins more often than the one advised, beyond two standard errors, in ${String(amongAll - beaten)} of ${String(amongAll)}`,
          ]
        : []),
      `without a reason: ${String(withoutReason)}`,
      `by phase: ${[...phases].map(([phase, count]) => `${phase} ${String(count)}`).join(', ')}`,
    ],
  };
}

/** A hint that was worse than the next best answer, in a line. */
function worse(
  game: GameModule,
  { position, players, phase, question, round, move, other, againstNext }: JudgedHint,
): string {
  const show = (each: unknown): string => JSON.stringify(notationOf(game, position).move.write(each));
  const { ahead, standardError, playouts } = againstNext;
  return (
    `worse: ${String(players)} players, ${round === undefined ? '' : `turn ${String(round)}, `}${phase}, ${question}: ${show(move)} instead of ${show(other)}, ` +
    `${ahead.toFixed(1)} points (${standardError.toFixed(1)}), ${String(playouts)} playouts`
  );
}

runIfStarted(main, import.meta.url);
