/** Bots against each other: `node arena.js [deals]`. Prints how often each level won and its average place. */
import { rules } from 'dominant-species';
import { LEVELS } from 'dominant-species/bots';
import { playMatch, report } from 'dominant-species/kit';

const deals = Number(process.argv[2] ?? 8);
const quick = ['random', 'casual', 'greedy']; // those above them think ahead, for up to a quarter of a second a move
const entrants = LEVELS.filter(({ name }) => quick.includes(name));
const options = rules.defaultOptions(entrants.length);

const results = [];
for (let deal = 1; deal <= deals; deal++) {
  // The same cards and tiles once for each bot in each seat.
  for (const rotation of entrants.keys()) {
    results.push(playMatch({ rules }, entrants, { deal, rotation, options, maxRounds: 40 }));
  }
}

for (const { name, share, games, interval, place } of report(results)) {
  const [low, high] = interval.map((each) => each.toFixed(2));
  console.log(
    `${name}: ${share.toFixed(2)} of ${games} games won (${low} to ${high}), average place ${place.toFixed(2)}`,
  );
}
