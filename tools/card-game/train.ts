/**
 * `npm run -s train -- --game card-game`: learns the values of hands, tracks and Element cards in later rounds from games of the
 * fast policy, and writes them where the bots read them. The same seed and numbers give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { learn, tableOf } from '../../src/games/card-game/bots/learning.ts';
import { LEARNED, type LearnedTable } from '../../src/games/card-game/bots/value.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from '../../src/games/card-game/rules/components.ts';
import { rng } from '../../src/kit/rng.ts';
import { command, inSteps, interrupted, progress } from '../command-line.ts';
import { dataText } from '../data-file.ts';

const USAGE = `npm run -s train -- --game card-game [options]

  --players N  learns for this number of players alone (all)
  --ten-rounds learns for the edition of ten rounds
  --games N    games to learn from, for each number of players (20000)
  --seed N     seed (0)
  --out FILE   writes the weights there (later-rounds.json, or later-rounds-ten.json, in src/games/card-game/bots/data)

Numbers of players that are not learned keep their weights; so do, when interrupted, those that are not done. All take about two minutes.`;

/** Games between two progress lines. */
const SHOWN_EVERY = 100;

export const main = command(USAGE, async (given, io) => {
  const only = given.whole('players', MIN_PLAYERS, MAX_PLAYERS, NaN);
  const games = given.whole('games', 1, 1e7, 20_000);
  const seed = given.whole('seed', 0, 2 ** 31 - 1 - MAX_PLAYERS, 0);
  const edition = given.has('ten-rounds') ? 'ten rounds' : 'twelve rounds';
  const file = edition === 'ten rounds' ? 'later-rounds-ten.json' : 'later-rounds.json';
  const out = given.text('out') ?? new URL(`../../src/games/card-game/bots/data/${file}`, import.meta.url);
  const known = LEARNED[edition];
  const counts = Object.keys(known).map(Number);
  const toLearn = counts.filter((players) => Number.isNaN(only) || players === only);
  const onDone = progress(io, games * toLearn.length, 'games');
  const learned = new Map<number, LearnedTable>();
  let done = 0;
  for (const players of toLearn) {
    const found = await inSteps(io, learn(players, games, rng(seed + players), edition), () => {
      if (++done % SHOWN_EVERY === 0 || done === games * toLearn.length) onDone(done);
    });
    if (found === undefined) {
      interrupted(io, done, games * toLearn.length, 'games');
      io.err(
        `learned for ${learned.size === 0 ? 'no number of players' : [...learned.keys()].join(', ') + ' players'}\n`,
      );
      break;
    }
    learned.set(players, tableOf(found));
  }
  if (learned.size === 0) return 0;
  const all = counts.map((players) => [players, learned.get(players) ?? known[players]!]);
  writeFileSync(out, dataText(Object.fromEntries(all)));
  return 0;
});
