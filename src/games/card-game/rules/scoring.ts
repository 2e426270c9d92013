/** Scoring a round (rules §8, steps 1 to 5; in ten rounds §13.3). */
import { COMPETITION, ELEMENTS, END_VPS, MAX_PLAYERS, NOTHING, SCORING } from './components.ts';
import { cardOf } from './cards.ts';
import type { CardChance, RoundEnd, VpSource } from './chance.ts';
import { leadersInIcons } from './control.ts';
import { endGame } from './end.ts';
import { drawBiome } from './setup.ts';
import { type State, cardsOf, isTenRounds, playersOf } from './state.ts';
import { startSurvival } from './survival.ts';
import { advanceOnTrack, emptyOut, isDry, leftOf, score, totalOf } from './table.ts';

const PLACE_SOURCES: readonly VpSource[] = ['first', 'second', 'third'];

/** The place of each player in the food chain, 0 for first: equal totals share a place, and a total of 0 has none (NOTHING). */
export function placesByTotal(totals: readonly number[]): number[] {
  const places: number[] = [];
  for (let player = 0; player < totals.length; player++) {
    const total = totals[player]!;
    let place = 0;
    for (let other = 0; other < totals.length; other++) {
      if (totals[other]! > total && isFirstOfItsKind(totals, other)) place++;
    }
    places.push(total === 0 ? NOTHING : place);
  }
  return places;
}

/** Whether no player before this one has the same total. */
function isFirstOfItsKind(totals: readonly number[], player: number): boolean {
  for (let before = 0; before < player; before++) if (totals[before] === totals[player]) return false;
  return true;
}

/** Scores the finished round, and proceeds to survival or to the end of the game. */
export function scoreRound(s: State, chance: CardChance, why: RoundEnd): void {
  const totals: number[] = [];
  for (let player = 0; player < playersOf(s); player++) totals.push(totalOf(s, player));
  s.phase = SCORING;
  s.question = NOTHING;
  chance.emit?.({ event: 'round over', round: s.round, why, totals });
  if (isTenRounds(s)) {
    scoreDominance(s, chance, placesByTotal(totals));
    scoreIcons(s, chance);
  } else {
    scoreFoodChain(s, chance, placesByTotal(totals));
    scoreElements(s, chance);
  }
  if (isLastRound(s)) endGame(s, chance);
  else {
    cleanUp(s, chance);
    startSurvival(s, chance);
  }
}

/** VPs for the places in a round at a biome: printed on it, or in ten rounds the round's number for first place. */
export const placeVpsAt = (s: State, biome: number, round: number): readonly number[] =>
  isTenRounds(s) ? [round] : cardsOf(s).table.biomes[biome]!.vps;

/** Whether first place advances on the Survival Track at a biome: on tundra; in ten rounds everywhere. */
export const isSurvivalAt = (s: State, biome: number): boolean =>
  isTenRounds(s) || cardsOf(s).table.biomes[biome]!.tundra;

/** Whether the game ends with this round: after Sea, and in twelve rounds as soon as anyone has the VPs that end it. */
const isLastRound = (s: State): boolean =>
  s.round === cardsOf(s).rounds || (!isTenRounds(s) && s.vps.some((vps) => vps >= END_VPS));

/** Ten rounds (§13.3): the round's number for the highest total, and a step on the Survival Track. */
function scoreDominance(s: State, chance: CardChance, places: readonly number[]): void {
  const [vps] = placeVpsAt(s, s.biome, s.round);
  places.forEach((place, player) => {
    if (place === 0) score(s, chance, player, vps!, 'dominance');
  });
  places.forEach((place, player) => {
    if (place === 0) advanceOnTrack(s, chance, player);
  });
}

/** Ten rounds: who would score each element of the biome as the tables stand, NOTHING for nobody; valid until the next call. */
export function elementScorers(s: State): Int32Array {
  const scorers = leadersInIcons(s);
  const icons = cardsOf(s).biomeIcons[s.biome]!;
  for (let element = 0; element < ELEMENTS.length; element++) {
    if (icons[element] === 0 || isDry(s, element)) scorers[element] = NOTHING;
  }
  return scorers;
}

function scoreIcons(s: State, chance: CardChance): void {
  const icons = cardsOf(s).biomeIcons[s.biome]!;
  elementScorers(s).forEach((player, element) => {
    if (player !== NOTHING) score(s, chance, player, icons[element]!, 'element', element);
  });
}

/** Ten rounds: the fewest VPs start a round; of several, the first from the last one's left neighbour on. */
function fewestVps(s: State): number {
  const fewest = Math.min(...s.vps);
  let player = leftOf(s, s.starter);
  while (s.vps[player] !== fewest) player = leftOf(s, player);
  return player;
}

/** Steps 1 and 2: the biome's VPs by place, and on tundra a step on the Survival Track for the first. */
function scoreFoodChain(s: State, chance: CardChance, places: readonly number[]): void {
  const vps = placeVpsAt(s, s.biome, s.round);
  for (let player = 0; player < places.length; player++) {
    const place = places[player]!;
    if (place >= 0 && place < PLACE_SOURCES.length) score(s, chance, player, vps[place]!, PLACE_SOURCES[place]!);
  }
  if (!isSurvivalAt(s, s.biome)) return;
  for (let player = 0; player < places.length; player++) if (places[player] === 0) advanceOnTrack(s, chance, player);
}

/** Element cards by player. Reused by every scoring. */
const cardsWith = new Int32Array(MAX_PLAYERS);

/** Step 3: the most Element cards, then the icons of the biome. */
function scoreElements(s: State, chance: CardChance): void {
  const players = playersOf(s);
  cardsWith.fill(0);
  let most = 1;
  for (const holder of s.control) {
    if (holder !== NOTHING && ++cardsWith[holder]! > most) most = cardsWith[holder]!;
  }
  for (let player = 0; player < players; player++) {
    if (cardsWith[player] === most) score(s, chance, player, 1, 'most elements');
  }
  const icons = cardsOf(s).biomeIcons[s.biome]!;
  for (let element = 0; element < ELEMENTS.length; element++) {
    const player = s.control[element]!;
    if (player !== NOTHING) score(s, chance, player, icons[element]!, 'element', element);
  }
}

/** Step 5: tables and spent events are discarded, the next biome comes, the starting player changes. */
function cleanUp(s: State, chance: CardChance): void {
  for (let player = 0; player < playersOf(s); player++) {
    for (const piece of s.tables[player]!) s.faceUp.push(cardOf(piece));
    emptyOut(s.tables[player]!);
    s.passed[player] = 0;
  }
  for (const card of s.spent) s.faceUp.push(card);
  emptyOut(s.spent);
  s.gone.push(s.biome);
  s.biome = s.next;
  s.next = NOTHING;
  s.round++;
  s.starter = isTenRounds(s) ? fewestVps(s) : leftOf(s, s.starter);
  if (s.round < cardsOf(s).rounds) s.next = drawBiome(s, chance);
  chance.emit?.({ event: 'round', round: s.round, biome: s.biome, starter: s.starter });
  if (s.next !== NOTHING) chance.emit?.({ event: 'next', biome: s.next });
}

/** The competition of a round begins. */
export function startCompetition(s: State): void {
  s.phase = COMPETITION;
  s.active = s.starter;
}
