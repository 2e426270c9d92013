/** Survival, advancing, winning (rules §9). */
import { establishedNiches } from './adaptation.ts';
import { SURVIVE } from './components.ts';
import type { GameChance } from './events.ts';
import { type State, tables } from './state.ts';

/** Advances a player, who wins at once on entering the last stage. */
export function advance(s: State, player: number, stages: number, by: 'bonus' | 'survival', chance: GameChance): void {
  const from = s.stage[player]!;
  s.stage[player] = from + stages;
  chance.emit?.({ event: 'advanced', player, from, to: from + stages, by });
  if (s.stage[player] !== tables(s).lastStage) return;
  s.winner = player;
  chance.emit?.({ event: 'won', player });
}

/** Asks which niches are returned. False if the player is established in none and nothing is asked. */
export function asksToSurvive(s: State): boolean {
  if (establishedNiches(s, s.asked) === 0) return false;
  s.question = SURVIVE;
  return true;
}
