/** Setup: gene pools, niches, first player, environment, remedy, settling (rules §3). */
import { adaptedDomains, canPlace } from './adaptation.ts';
import {
  ALL_DOMAINS,
  ARRANGE,
  DOMAINS,
  IN_SETTLING,
  MAX_NICHES,
  NOTHING,
  PLAY,
  REMEDY,
  SETTLE,
  SETTLING,
} from './components.ts';
import { setDomainByDie } from './environment.ts';
import type { GameChance } from './events.ts';
import { ARRANGEMENTS, MoveList, TO_REMEDY, genePoolOf, moveOf, valueOf } from './moves.ts';
import { drawNiche } from './packs.ts';
import { listSquares, placeColony } from './placing.ts';
import type { Question } from './question.ts';
import { type State, tables } from './state.ts';

const ALL_ARRANGEMENTS = Int32Array.from(ARRANGEMENTS);

/** Two cards of each colour, one to a compartment, in any order. */
export const arrangeQuestion: Question = {
  legal(_s, moves) {
    moves.addAll(ALL_ARRANGEMENTS);
  },

  answer(s, move, chance) {
    const genePool = genePoolOf(move);
    for (let region = 0; region < DOMAINS; region++) s.genePool[s.asked * DOMAINS + region] = genePool[region]!;
    chance.emit?.({ event: 'arranged', player: s.asked, genePool });
  },
};

/** After an arrangement: the next seat arranges, or the table is set up. */
export function afterArranging(s: State, chance: GameChance): void {
  const next = s.asked + 1;
  if (next < s.players) {
    s.asked = next;
    s.current = next;
    s.question = ARRANGE;
    return;
  }
  s.phase = IN_SETTLING;
  dealNiches(s, chance);
  s.first = rollForFirst(s, chance);
  s.current = s.first;
  for (let domain = 0; domain < DOMAINS; domain++) {
    setDomainByDie(s, (s.first + domain) % s.players, domain, 'setup', chance);
  }
  for (let player = 0; player < s.players; player++) s.toSettle[player] = Math.min(SETTLING, tables(s).colonies);
}

/** Deals every player their niches, all of the first seat's, then the next. */
function dealNiches(s: State, chance: GameChance): void {
  const count = tables(s).minimum[0]!;
  for (let player = 0; player < s.players; player++) {
    for (let i = 0; i < count; i++) drawNiche(s, player, chance);
    const niches = s.niches.slice(player * MAX_NICHES, player * MAX_NICHES + count);
    chance.emit?.({ event: 'dealt', player, niches });
  }
}

/** All roll the time die; those with the highest number roll again until one is left. */
function rollForFirst(s: State, chance: GameChance): number {
  let among = Array.from({ length: s.players }, (_, player) => player);
  for (;;) {
    let best = 0;
    let highest: number[] = [];
    for (const player of among) {
      const rolled = chance.draw('time', tables(s).timeDie);
      chance.emit?.({ event: 'rolledForFirst', player, rolled });
      if (rolled > best) {
        best = rolled;
        highest = [];
      }
      if (rolled === best) highest.push(player);
    }
    if (highest.length === 1) {
      chance.emit?.({ event: 'first', player: highest[0]! });
      return highest[0]!;
    }
    among = highest;
  }
}

/** A player who is unadapted everywhere changes one compartment to its domain's colour. */
export const remedyQuestion: Question = {
  legal(_s, moves) {
    for (let domain = 0; domain < DOMAINS; domain++) moves.add(moveOf(TO_REMEDY, domain));
  },

  answer(s, move, chance) {
    const domain = valueOf(move);
    const from = s.genePool[s.asked * DOMAINS + domain]!;
    const to = s.domain[domain]!;
    s.genePool[s.asked * DOMAINS + domain] = to;
    chance.emit?.({ event: 'adapted', player: s.asked, domain, from, to, cards: [], by: 'remedy' });
  },
};

/** One of the fifteen colonies on a legal square. */
export const settleQuestion: Question = {
  legal(s, moves) {
    listSquares(s, s.asked, ALL_DOMAINS, moves);
  },

  answer(s, move, chance) {
    settle(s, s.asked, valueOf(move), chance);
  },
};

function settle(s: State, player: number, place: number, chance: GameChance): void {
  placeColony(s, player, place, chance);
  s.toSettle[player]!--;
  s.current = (player + 1) % s.players;
}

const only = new MoveList();

/** Continues the settling: the next remedy, the next colony, or the first turn. A single legal square is taken without asking. */
export function proceedSettling(s: State, chance: GameChance): void {
  for (let i = 0; i < s.players; i++) {
    const player = (s.first + i) % s.players;
    if (adaptedDomains(s, player) !== 0) continue;
    s.asked = player;
    s.question = REMEDY;
    return;
  }
  let rounds = 0;
  while (rounds < s.players) {
    const player = s.current;
    if (s.toSettle[player] === 0) {
      s.current = (player + 1) % s.players;
      rounds++;
      continue;
    }
    rounds = 0;
    if (!canPlace(s, player, ALL_DOMAINS)) {
      chance.emit?.({ event: 'settledEarly', player, left: s.toSettle[player]! });
      s.toSettle[player] = 0;
      continue;
    }
    only.length = 0;
    listSquares(s, player, ALL_DOMAINS, only);
    if (only.length > 1) {
      s.asked = player;
      s.question = SETTLE;
      return;
    }
    settle(s, player, valueOf(only.moves[0]!), chance);
  }
  s.phase = PLAY;
  // The turn that begins next is the first player's.
  s.current = (s.first + s.players - 1) % s.players;
  s.asked = NOTHING;
}
