/** Turning points: the actions that moved the animals' VPs farthest apart, and those that produced a new leader. */
import { ANIMALS } from '../../rules/components.ts';
import { NOTHING, type State, inPlay } from '../../rules/state.ts';
import { type Happening, type Turn, sectionsOf } from '../state/history.ts';
import { type Gain, gainsOf } from '../log/sentences.ts';
import type { ByAnimal } from './score-sheet.ts';

/** How many are named. */
const MAX = 4;
/** What a new leader in the last turn is worth, in VPs by which an action moves the animals apart; early ones mean less. */
const NEW_LEADER = 5;

/** An action that turned the game. */
export interface TurningPoint {
  readonly turn: number;
  /** What of the action counted most. */
  readonly happening: Happening;
  /** The VPs of the whole action, by animal. */
  readonly gains: readonly Gain[];
  /** The animal that took the lead by it, or NOTHING. */
  readonly leads: number;
  /** By how much it moved the animals apart. */
  readonly weight: number;
}

/** The animal that is ahead of all others, or NOTHING. */
function leader(vps: ByAnimal): number {
  const most = Math.max(...vps);
  return vps.indexOf(most) === vps.lastIndexOf(most) ? vps.indexOf(most) : NOTHING;
}

/** What one pawn, card or section did. */
function actionsIn(turn: Turn, s: State): Happening[][] {
  const actions: Happening[][] = [];
  for (const { happenings } of sectionsOf(turn, s)) {
    for (const happening of happenings) {
      const last = actions.at(-1)?.[0];
      const isSame =
        last?.phase === happening.phase &&
        last.by === happening.by &&
        last.acts === happening.acts &&
        last.card === happening.card;
      if (isSame) actions.at(-1)!.push(happening);
      else actions.push([happening]);
    }
  }
  return actions;
}

/** The turning points of a game, in order; `start`: the VPs it began with. Final scoring is its end, not a turn of it. */
export function turningPoints(turns: readonly Turn[], s: State, start: ByAnimal): TurningPoint[] {
  const found: TurningPoint[] = [];
  const vps = start.map((count, animal) => (inPlay(s, animal) ? count : -Infinity));
  let ahead = leader(vps);
  for (const turn of turns) {
    for (const action of actionsIn(turn, s)) {
      const change = ANIMALS.map(() => 0);
      const weightOf = (happening: Happening): number =>
        gainsOf(happening).reduce((sum, gain) => sum + Math.abs(gain.vps), 0);
      const isFinal = action.some(({ events: [first] }) => first.event === 'vps' && first.source === 'final scoring');
      for (const gain of action.flatMap(gainsOf)) change[gain.animal]! += gain.vps;
      if (isFinal || change.every((by) => by === 0)) continue;
      for (const [animal, by] of change.entries()) vps[animal]! += by;
      const now = leader(vps);
      const isNew = now !== NOTHING && now !== ahead && ahead !== NOTHING;
      if (now !== NOTHING) ahead = now;
      const playing = change.filter((_, animal) => inPlay(s, animal));
      found.push({
        turn: turn.turn,
        happening: action.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best)),
        gains: change.flatMap((by, animal) => (by === 0 ? [] : [{ animal, vps: by, place: null }])),
        leads: isNew ? now : NOTHING,
        weight: Math.max(...playing) - Math.min(...playing) + (isNew ? (NEW_LEADER * turn.turn) / s.turn : 0),
      });
    }
  }
  const weightiest = new Set(found.toSorted((a, b) => b.weight - a.weight).slice(0, MAX));
  return found.filter((each) => weightiest.has(each));
}
