/** Moves that no person of some sense makes in the card game. */
import { randomChance } from '../../../kit/chance.ts';
import { rng } from '../../../kit/rng.ts';
import { type Silly, sensible } from '../../../kit/bots/silly.ts';
import { cardBits, isEndangered, isPieceOf } from '../rules/cards.ts';
import type { DrawKind, GameEvent } from '../rules/chance.ts';
import { COMPETITION, EFFECT, ELEMENTS, MAX_PLAYERS, NOTHING, Q } from '../rules/components.ts';
import { ELEMENT, type Move, PASS, PLAY, TARGET, kindOf, valueOf } from '../rules/moves.ts';
import { legalMoves, play } from '../rules/play.ts';
import { placesByTotal } from '../rules/scoring.ts';
import { type State, cardsOf, copyState } from '../rules/state.ts';
import { totalOf } from '../rules/table.ts';
import { sampleTable } from './sampling.ts';

/** The questions of one card. */
const MOST_QUESTIONS = 8;

const held = new Int32Array(MAX_PLAYERS);

/** The VPs that a player would have if the round ended now; a step on the Survival Track counts as one. */
function vpsNow(s: State, player: number): number {
  let vps = s.vps[player]!;
  if (s.phase !== COMPETITION || s.over) return vps;
  const cards = cardsOf(s);
  const biome = cards.table.biomes[s.biome]!;
  const place = placesByTotal(s.hands.map((_, each) => totalOf(s, each)))[player]!;
  if (place !== NOTHING) vps += (biome.vps[place] ?? 0) + (biome.tundra && place === 0 ? 1 : 0);
  held.fill(0);
  for (let element = 0; element < ELEMENTS.length; element++) {
    const holder = s.control[element]!;
    if (holder === NOTHING) continue;
    held[holder]!++;
    if (holder === player) vps += cards.biomeIcons[s.biome]![element]!;
  }
  return vps + (held[player]! > 0 && held[player] === Math.max(...held) ? 1 : 0);
}

/** Whether playing a card, as things stand, wins VPs in this round. */
function winsSomething(s: State, move: Move): boolean {
  const player = s.active;
  const after = copyState(s);
  const chance = randomChance<DrawKind, GameEvent>(rng(1));
  play(after, move, chance);
  for (let i = 0; i < MOST_QUESTIONS && after.card !== NOTHING && !after.over; i++) {
    play(after, legalMoves(after)[0]!, chance);
  }
  return vpsNow(after, player) > vpsNow(s, player);
}

/** Whether a player holds nothing on the table and has cards that would win something. */
function passesUp(view: State): boolean {
  if (view.question !== Q.turn || view.tables[view.active]!.length > 0) return false;
  const s = sampleTable(view, rng(1));
  return legalMoves(s).some((move) => kindOf(move) === kindOf(PLAY) && winsSomething(s, move));
}

/** The effect of the card that a move plays, or that is being played. */
function effectOf(s: State, move: Move): number {
  const card = kindOf(move) === kindOf(PLAY) ? valueOf(move) : s.card;
  return card === NOTHING ? NOTHING : cardsOf(s).effectOf[card]!;
}

/** Who has an animal on the table. */
const ownerOf = (s: State, card: number): number =>
  s.tables.findIndex((pieces) => pieces.some((piece) => isPieceOf(piece, cardBits(card))));

export const SILLY: readonly Silly<State, Move>[] = [
  {
    name: 'passing with nothing played and a card that would win something',
    is: (s, move) => move === PASS && passesUp(s),
  },
  {
    name: 'Recovery with nothing endangered',
    is: (s, move) =>
      kindOf(move) === kindOf(PLAY) &&
      effectOf(s, move) === EFFECT.recovery &&
      !s.tables[s.active]!.some((piece) => isEndangered(piece)),
  },
  {
    name: 'Blight on one’s own element',
    is: (s, move) =>
      kindOf(move) === kindOf(ELEMENT) &&
      effectOf(s, move) === EFFECT.blight &&
      s.control[valueOf(move)] === s.active &&
      s.control.some((holder) => holder !== NOTHING && holder !== s.active),
  },
  {
    name: 'Blight with only one’s own elements to set aside',
    is: (s, move) =>
      kindOf(move) === kindOf(PLAY) &&
      effectOf(s, move) === EFFECT.blight &&
      s.control.some((holder) => holder === s.active) &&
      !s.control.some((holder) => holder !== NOTHING && holder !== s.active),
  },
  {
    name: 'Niche without an element',
    is: (s, move) =>
      kindOf(move) === kindOf(PLAY) && effectOf(s, move) === EFFECT.niche && !s.control.includes(s.active),
  },
  {
    name: 'suppressing one’s own animal when there is another’s',
    is: (s, move) =>
      kindOf(move) === kindOf(TARGET) &&
      ownerOf(s, valueOf(move)) === s.active &&
      legalMoves(s).some((other) => ownerOf(s, valueOf(other)) !== s.active),
  },
];

/** The legal moves that are not silly. */
export const sensibleMoves = (view: State): readonly Move[] => sensible(view, legalMoves(view), SILLY);
