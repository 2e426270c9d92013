/** Mutation: changing a compartment with a chain of cards (rules §5). */
import { COLOURS, DOMAINS, MUTATION_CARDS } from './components.ts';
import { unadaptedDomains } from './adaptation.ts';
import type { GameChance } from './events.ts';
import { type MoveList, TO_ADAPT, moveOf } from './moves.ts';
import type { State } from './state.ts';

const KINDS = MUTATION_CARDS.length;
const NO = KINDS;

/** Whether some order of the cards (colour masks) leads from one colour to another, meeting each colour once. */
function isChain(cards: readonly number[], from: number, to: number): boolean {
  const walk = (colour: number, met: number, rest: readonly number[]): boolean => {
    if (rest.length === 0) return colour === to;
    return rest.some((card, i) => {
      if (!((card >> colour) & 1)) return false;
      const others = rest.filter((_, j) => j !== i);
      return COLOURS.some((_, next) => {
        // Only the last card may reach the goal.
        if (!((card >> next) & 1) || (met >> next) & 1 || (next === to) !== (others.length === 0)) return false;
        return walk(next, met | (1 << next), others);
      });
    });
  };
  return walk(from, 1 << from, cards);
}

const slot = (a: number, b: number, c: number): number => (a * (KINDS + 1) + b) * (KINDS + 1) + c;

/** For one, two or three cards (NO for none): the changes they make as a chain, as bits `from * 4 + to`. */
const CHANGES: readonly number[] = (() => {
  const table = new Array<number>((KINDS + 1) ** 3).fill(0);
  for (let a = 0; a < KINDS; a++) {
    for (let b = a; b <= KINDS; b++) {
      for (let c = b; c <= KINDS; c++) {
        const cards = [a, b, c].filter((card) => card !== NO).map((card) => MUTATION_CARDS[card]!);
        let changes = 0;
        for (let from = 0; from < COLOURS.length; from++) {
          for (let to = 0; to < COLOURS.length; to++) {
            if (from !== to && isChain(cards, from, to)) changes |= 1 << (from * 4 + to);
          }
        }
        table[slot(a, b, c)] = changes;
      }
    }
  }
  return table;
})();

const held = new Array<number>(KINDS).fill(0);
const kinds = new Array<number>(KINDS).fill(0);

/**
 * Lists the conversions a player can make, each set of cards once, with its cards in ascending order. Identical cards make one
 * answer: the one drawn first is used.
 */
export function listConversions(s: State, player: number, moves: MoveList): void {
  const hand = s.mutation[player]!;
  if (hand.length === 0) return;
  const unadapted = unadaptedDomains(s, player);
  if (unadapted === 0) return;
  let wanted = 0;
  for (let d = 0; d < DOMAINS; d++) {
    if ((unadapted >> d) & 1) wanted |= 1 << (s.genePool[player * DOMAINS + d]! * 4 + s.domain[d]!);
  }
  held.fill(0);
  for (let i = 0; i < hand.length; i++) held[hand[i]!]!++;
  let count = 0;
  for (let card = 0; card < KINDS; card++) if (held[card]! > 0) kinds[count++] = card;
  for (let i = 0; i < count; i++) {
    const a = kinds[i]!;
    list(s, player, moves, unadapted, wanted, a, NO, NO);
    for (let j = held[a]! > 1 ? i : i + 1; j < count; j++) {
      const b = kinds[j]!;
      list(s, player, moves, unadapted, wanted, a, b, NO);
      for (let k = held[b]! > (a === b ? 2 : 1) ? j : j + 1; k < count; k++) {
        list(s, player, moves, unadapted, wanted, a, b, kinds[k]!);
      }
    }
  }
}

function list(
  s: State,
  player: number,
  moves: MoveList,
  unadapted: number,
  wanted: number,
  a: number,
  b: number,
  c: number,
): void {
  const changes = CHANGES[slot(a, b, c)]!;
  if ((changes & wanted) === 0) return;
  const cards = ((a + 1) << 3) | (b === NO ? 0 : (b + 1) << 7) | (c === NO ? 0 : (c + 1) << 11);
  for (let d = 0; d < DOMAINS; d++) {
    if (!((unadapted >> d) & 1)) continue;
    const change = s.genePool[player * DOMAINS + d]! * 4 + s.domain[d]!;
    if ((changes >> change) & 1) moves.add(moveOf(TO_ADAPT, cards | d));
  }
}

/** Uses up cards, in this order, to give a compartment the colour of its domain. */
export function convert(s: State, player: number, domain: number, cards: readonly number[], chance: GameChance): void {
  const hand = s.mutation[player]!;
  for (let i = 0; i < cards.length; i++) {
    hand.splice(hand.indexOf(cards[i]!), 1);
    s.mutationBottom.push(cards[i]!);
  }
  const from = s.genePool[player * DOMAINS + domain]!;
  const to = s.domain[domain]!;
  s.genePool[player * DOMAINS + domain] = to;
  chance.emit?.({ event: 'adapted', player, domain, from, to, cards: [...cards], by: 'cards' });
}
