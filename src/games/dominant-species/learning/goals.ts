/** The goals of challenges, as data: their names, and whether they have been reached by the end of the turn. */
import type { Attempt, Text, Verdict } from '../../../kit/learning.ts';
import type { AnimalName } from '../rules/components.ts';
import type { GameEvent } from '../rules/events.ts';
import { tilesDominated } from '../rules/matching.ts';
import type { State } from '../rules/state.ts';

export type Goal =
  /** Gains at least this many VPs. */
  | { readonly goal: 'vps'; readonly least: number }
  /** Loses no species to extinction, though some are endangered. */
  | { readonly goal: 'nothing lost' }
  /** Has more VPs than everybody else. */
  | { readonly goal: 'lead' }
  /** Dominates at least this many tiles. */
  | { readonly goal: 'dominate'; readonly least: number }
  /** Scores for Survival. */
  | { readonly goal: 'survival' };

/** The animal of a seat that has only one. */
const animalOf = ({ state, seat }: Attempt<State, GameEvent>): number => state.owner.indexOf(seat);

/** The result of an attempt, as a goal measures it; the goal is reached from `least` on, from 1 if it has none. */
export function measure(goal: Goal, attempt: Attempt<State, GameEvent>): number {
  const { start, state, events } = attempt;
  const own = animalOf(attempt);
  switch (goal.goal) {
    case 'vps':
      return state.vps[own]! - start.vps[own]!;
    case 'nothing lost':
      return events.some((event) => event.event === 'extinct' && event.animal === own) ? 0 : 1;
    case 'lead':
      return state.vps.every((vps, animal) => animal === own || vps < state.vps[own]!) ? 1 : 0;
    case 'dominate':
      return tilesDominated(state, own);
    case 'survival':
      return events.some(
        (event) => event.event === 'vps' && event.source === 'survival' && event.animal === own && event.vps > 0,
      )
        ? 1
        : 0;
  }
}

/** The lowest value that reaches a goal. */
export const leastOf = (goal: Goal): number => ('least' in goal ? goal.least : 1);

/** Judges an attempt: nothing is decided before the turn is over. */
export const judgeOf =
  (goal: Goal) =>
  (attempt: Attempt<State, GameEvent>): Verdict => {
    const { start, state } = attempt;
    if (!state.over && state.turn === start.turn) return 'open';
    return measure(goal, attempt) >= leastOf(goal) ? 'met' : 'missed';
  };

const THE: Readonly<Record<AnimalName, Text>> = {
  mammal: { en: 'the mammals', de: 'den Säugern' },
  reptile: { en: 'the reptiles', de: 'den Reptilien' },
  bird: { en: 'the birds', de: 'den Vögeln' },
  amphibian: { en: 'the amphibians', de: 'den Amphibien' },
  arachnid: { en: 'the arachnids', de: 'den Spinnentieren' },
  insect: { en: 'the insects', de: 'den Insekten' },
};

/** A goal in words, for the player of an animal. */
export function goalText(goal: Goal, animal: AnimalName): Text {
  const { en, de } = THE[animal];
  switch (goal.goal) {
    case 'vps':
      return {
        en: `With ${en}, gain at least ${String(goal.least)} VPs before this turn is over.`,
        de: `Hole mit ${de} mindestens ${String(goal.least)} SP, bevor diese Runde vorbei ist.`,
      };
    case 'nothing lost':
      return {
        en: `Lead ${en} through this turn’s Extinction without losing a single species.`,
        de: `Überstehe mit ${de} das Aussterben dieser Runde, ohne eine einzige Art zu verlieren.`,
      };
    case 'lead':
      return {
        en: `Take the lead with ${en}: have more VPs than anybody else when this turn is over.`,
        de: `Gehe mit ${de} in Führung: Habe am Ende dieser Runde mehr SP als alle anderen.`,
      };
    case 'dominate':
      return {
        en: `With ${en}, dominate at least ${String(goal.least)} tiles when this turn is over.`,
        de: `Dominiere mit ${de} am Ende dieser Runde mindestens ${String(goal.least)} Plättchen.`,
      };
    case 'survival':
      return {
        en: `Score the Survival card with ${en}: after the Extinction, have more species on tundra than any other animal.`,
        de: `Hole mit ${de} die Punkte der Überlebenskarte: Habe nach dem Aussterben allein die meisten Arten in der Tundra.`,
      };
  }
}
