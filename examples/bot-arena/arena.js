/** Bots against each other: `node arena.js [games]`. Prints how often each level won and its average place. */
import { decision, newGame, play, randomChance, rng, standings } from 'dominant-species';
import { LEVELS } from 'dominant-species/bots';

const games = Number(process.argv[2] ?? 20);
const quick = ['random', 'casual', 'greedy']; // those above them think ahead, for up to a quarter of a second a move
const entrants = LEVELS.filter(({ name }) => quick.includes(name));
const tally = new Map(entrants.map(({ name }) => [name, { wins: 0, places: 0, seats: 0 }]));

for (let seed = 1; seed <= games; seed++) {
  // Levels move on a seat with every game.
  const players = 3;
  const levels = Array.from({ length: players }, (_, seat) => entrants[(seat + seed) % entrants.length]);
  const randomInt = rng(seed);
  const chance = randomChance(randomInt);
  const state = newGame({ players, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chance);
  for (let asked = decision(state); asked !== null; asked = decision(state)) {
    play(state, levels[asked.player].decide(state, randomInt), chance);
  }
  for (const { player, place } of standings(state)) {
    const score = tally.get(levels[player].name);
    score.seats += 1;
    score.places += place;
    if (place === 1) score.wins += 1;
  }
}

for (const [name, { wins, places, seats }] of tally) {
  console.log(`${name}: ${wins} of ${games} games won, average place ${(places / seats).toFixed(2)}`);
}
