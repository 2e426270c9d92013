/** Moves that no person of some sense makes in The Evolution Game. */
import { type Silly, sensible } from '../../../kit/bots/silly.ts';
import { colonyCount, openSquares, isAdapted, settledDomains } from '../rules/adaptation.ts';
import {
  DOMAINS,
  ENVIRONMENTAL_CHANGE,
  EVO,
  MAX_NICHES,
  NOTHING,
  PLACE,
  SETTLE,
  SQUARES,
  SURVIVE,
} from '../rules/components.ts';
import { type Move, TO_PLACE, kindOf, survivePlaces, valueOf } from '../rules/moves.ts';
import { isOccupied } from '../rules/movement.ts';
import { legalMoves } from '../rules/play.ts';
import { type State, tables } from '../rules/state.ts';
import { candidates } from './candidates.ts';

/** The farthest that a counter comes in a turn. */
const MOST_STEPS = 6;

/** The domain of the first Environmental Change that the player to move next may land on; NOTHING if there is none in reach. */
function nextChange(s: State): number {
  const { squareKind, squareDomain, evolutionSquare } = tables(s);
  const mover = (s.asked + 1) % s.players;
  let square = s.counter[mover] === NOTHING ? evolutionSquare : s.counter[mover]!;
  for (let walked = 0, looked = 0; walked < MOST_STEPS && looked < squareKind.length; looked++) {
    square = square + 1 === squareKind.length ? 0 : square + 1;
    if (isOccupied(s, mover, square)) continue;
    walked++;
    if (squareKind[square] === EVO) return NOTHING;
    if (squareKind[square] === ENVIRONMENTAL_CHANGE) return squareDomain[square]!;
  }
  return NOTHING;
}

/** The domains that a player's niches still lack, as a mask. */
function lacking(s: State, player: number): number {
  const settled = settledDomains(s, player);
  let mask = 0;
  for (let i = 0; i < MAX_NICHES; i++) mask |= s.niches[player * MAX_NICHES + i]! & ~settled;
  return mask;
}

/** Whether a colony goes where the next change may supplant it and no niche lacks it, while one that is lacking could be placed safely. */
function isExposed(s: State, move: Move): boolean {
  if ((s.question !== PLACE && s.question !== SETTLE) || kindOf(move) !== kindOf(TO_PLACE)) return false;
  const player = s.asked;
  const domain = Math.floor(valueOf(move) / SQUARES);
  const lacks = lacking(s, player);
  if ((lacks >> domain) & 1 || nextChange(s) !== domain) return false;
  const among = s.question === SETTLE ? -1 : s.open;
  for (let other = 0; other < DOMAINS; other++) {
    if (other === domain || !((lacks >> other) & 1) || !((among >> other) & 1)) continue;
    if (isAdapted(s, player, other) && openSquares(s, player, other) !== 0 && colonyCount(s, player, other) === 0)
      return true;
  }
  return false;
}

/** Whether fewer niches are returned than could be, though all of them would win the game. */
function keepsNiches(s: State, move: Move): boolean {
  if (s.question !== SURVIVE) return false;
  const { lastStage } = tables(s);
  const returned = (each: Move): number => survivePlaces(each).length;
  const most = Math.max(...legalMoves(s).map(returned));
  return s.stage[s.asked]! + most >= lastStage && returned(move) < most;
}

export const SILLY: readonly Silly<State, Move>[] = [
  { name: 'a colony for the next change to supplant, with a safe niche open', is: isExposed },
  { name: 'not winning when one could', is: keepsNiches },
];

/** The answers worth trying that are not silly. */
export const sensibleCandidates = (s: State): readonly Move[] => sensible(s, candidates(s), SILLY);
