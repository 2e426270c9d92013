/** The invariants (rules §13). */
import {
  DOMAINS,
  EVO,
  LETTERS,
  MAX_NICHES,
  NOTHING,
  PLAY,
  SPECIALISATIONS_EACH,
  SURVIVE,
  WHOLE_DOMAIN,
  BITS,
  ARRANGING,
} from './components.ts';
import { type State, nicheCount, tables } from './state.ts';
import { type Message, inEnglish } from '../../../kit/say.ts';
import { say } from './errors.ts';

/** How often each card is still to be found, by number; no card has a higher one. */
const missing = new Int32Array(1024);

/** Whether lists of cards are together a whole set of them, in whatever order. */
function isWholeSet(set: readonly number[], ...lists: readonly (readonly number[])[]): boolean {
  missing.fill(0);
  for (const card of set) missing[card]!++;
  let left = set.length;
  for (const list of lists) {
    for (const card of list) {
      if (!(missing[card]! > 0)) return false;
      missing[card]!--;
      left--;
    }
  }
  return left === 0;
}

/**
 * The number of niches a player holds while the game goes on: none before the deal, then the minimum of their stage at every
 * question. On the Evolution Square the bonus comes before the cards are exchanged: the minimum is still that of the previous
 * stage.
 */
export function nichesOwed(s: State, player: number): number {
  if (s.phase === ARRANGING) return 0;
  const { minimum, squareKind } = tables(s);
  const exchanges = s.question === SURVIVE && player === s.asked && squareKind[s.counter[player]!] === EVO;
  return minimum[s.stage[player]! - (exchanges ? 1 : 0)] ?? 0;
}

/** The invariants violated, in words; empty if all hold. */
export const violations = (s: State): string[] => faults(s).map(inEnglish);

/** The same, translatable. */
export function faults(s: State): Message[] {
  const found: Message[] = [];
  const check = (holds: boolean, what: () => Message): void => {
    if (!holds) found.push(what());
  };
  const t = tables(s);
  const niches = s.niches.filter((niche) => niche !== 0);
  check(
    isWholeSet(t.niches, s.nichePack, s.nicheBottom, niches),
    () => say`niches in the pack and held are not the whole set`,
  );
  check(
    isWholeSet(t.mutation, s.mutationPack, s.mutationBottom, ...s.mutation),
    () => say`mutation cards in the pack and held are not the whole set`,
  );
  check(
    isWholeSet(t.selection, s.selectionPack, s.selectionBottom),
    () => say`the natural selection pack is not whole`,
  );

  for (let domain = 0; domain < DOMAINS; domain++) {
    let taken = 0;
    for (let player = 0; player < s.players; player++) {
      const colonies = s.colonies[player * DOMAINS + domain]!;
      check(
        (colonies & ~WHOLE_DOMAIN) === 0 && (taken & colonies) === 0,
        () => say`two colonies on a square of ${LETTERS[domain]!}`,
      );
      taken |= colonies;
    }
  }
  for (let player = 0; player < s.players; player++) {
    const who = say`player ${String(player + 1)}`;
    let colonies = s.store[player]!;
    for (let domain = 0; domain < DOMAINS; domain++) colonies += BITS[s.colonies[player * DOMAINS + domain]!]!;
    check(colonies === t.colonies, () => say`${who} has ${String(colonies)} colonies, not ${String(t.colonies)}`);
    check(s.toSettle[player]! <= s.store[player]!, () => say`${who} settles more colonies than are in the store`);

    const pool = s.genePool.slice(player * DOMAINS, (player + 1) * DOMAINS);
    const arranged = s.phase !== ARRANGING || player < s.asked;
    check(
      pool.every((colour) => (arranged ? colour >= 0 && colour < 4 : colour === NOTHING)),
      () => say`${who} has a gene pool that is not eight colours`,
    );
    if (s.phase === ARRANGING && arranged) {
      const even = [0, 1, 2, 3].every((c) => pool.filter((each) => each === c).length === SPECIALISATIONS_EACH);
      check(even, () => say`${who} has not two specialisation cards of each colour`);
    }

    const held = nicheCount(s, player);
    const hand = s.niches.slice(player * MAX_NICHES, (player + 1) * MAX_NICHES);
    check(
      hand.slice(held).every((niche) => niche === 0),
      () => say`${who} has a gap among the niches`,
    );
    const owed = nichesOwed(s, player);
    check(s.winner !== NOTHING || held === owed, () => say`${who} holds ${String(held)} niches, not ${String(owed)}`);
    check(
      s.phase === PLAY || (s.stage[player] === 0 && s.counter[player] === NOTHING && s.mutation[player]!.length === 0),
      () => say`${who} has left the start before the first turn`,
    );
    check(s.phase !== PLAY || s.toSettle[player] === 0, () => say`${who} has colonies left to settle in play`);

    const square = s.counter[player]!;
    check(
      square === NOTHING || (square < t.squareKind.length && s.counter.indexOf(square) === player),
      () => say`${who} shares a square of the Time Circuit`,
    );
  }
  const last = s.stage.filter((stage) => stage === t.lastStage).length;
  check(
    s.stage.every((stage) => stage >= 0 && stage <= t.lastStage),
    () => say`a stage is beyond the last`,
  );
  check(
    last === (s.winner === NOTHING ? 0 : 1),
    () => say`the game is over exactly when one player is at the last stage`,
  );
  check(
    (s.question === NOTHING) === (s.winner !== NOTHING),
    () => say`a question is open exactly while the game goes on`,
  );
  return found;
}
