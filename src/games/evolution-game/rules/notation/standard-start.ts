/** A position written as the standard start with changes. */
import { type Field, entries } from '../../../../kit/documents/decode.ts';
import { type RandomInt, randomChance } from '../../../../kit/chance.ts';
import { objectOf } from '../../../../kit/documents/lenient.ts';
import { dealHands } from '../../../../kit/documents/standard-start.ts';
import {
  BEGIN,
  IN_SETTLING,
  LETTERS,
  MAX_NICHES,
  NOTHING,
  QUESTIONS,
  type QuestionName,
  SETTLE,
  SETTLING,
} from '../components.ts';
import type { GameChance } from '../events.ts';
import { nichesOwed } from '../invariants.ts';
import { type GameOptions, legalMoves, newGame, play } from '../play.ts';
import { type State, tables } from '../state.ts';
import { writeDomain, writePlayer } from './position-parts.ts';

/** What a position says besides its players. */
interface Parts {
  readonly turn?: Field | undefined;
  readonly first?: Field | undefined;
  readonly players: readonly Field[];
  readonly domains?: Field | undefined;
  readonly bottom?: Field | undefined;
  readonly question?: Field | undefined;
}

/**
 * The fields of a position with `start`: gene pools, domains and the colonies settled are those of the standard start, and the
 * first player begins the first turn, unless the position says otherwise.
 */
export function fromStart(
  { players, data }: State,
  given: Readonly<Record<string, Field | undefined>>,
  ownPlayers: readonly Field[],
  below: RandomInt,
): Parts {
  const question = given.question ?? {
    value: { stage: QUESTIONS[BEGIN], player: given.first?.value ?? 1 },
    path: 'question',
  };
  const { stage, player } = objectOf(question.value);
  const options = { players, ...(data === null ? {} : { data }) };
  const start = playedStart(options, stage as QuestionName, Number(player) - 1, below);
  const domains = given.domains ?? { value: {}, path: 'domains' };
  const ownDomains = Object.fromEntries(entries(domains).map(([key, each]) => [key, each]));
  const withStart = LETTERS.map((letter, domain) => [letter, changed(writeDomain(start, domain), ownDomains[letter])]);
  return {
    ...given,
    first: given.first ?? { value: start.first === NOTHING ? null : start.first + 1, path: 'first' },
    players: ownPlayers.map((each, i) => ({
      ...each,
      value: changed({ genePool: writePlayer(start, i).genePool }, each),
    })),
    domains: { ...domains, value: { ...(domains.value as object), ...Object.fromEntries(withStart) } },
    question,
  };
}

/** What the start says with the changes given; anything that is no object is left for its reader to refuse. */
const changed = (start: object, given: Field | undefined): unknown =>
  given === undefined
    ? start
    : typeof given.value === 'object' && given.value !== null && !Array.isArray(given.value)
      ? { ...start, ...given.value }
      : given.value;

/** The start played up to a question, with answers by chance; the first seat wins the roll for the first turn. */
function playedStart(options: GameOptions, stage: QuestionName, asked: number, below: RandomInt): State {
  const s = newGame(options);
  const { timeDie } = tables(s);
  const chance: GameChance = randomChance(below);
  let rolls = 0;
  const firstSeatFirst: GameChance = {
    ...chance,
    draw(kind, weights, total) {
      if (kind !== 'time') return chance.draw(kind, weights, total);
      return rolls++ === 0 ? timeDie.length - 1 : timeDie.findIndex((weight) => weight > 0);
    },
  };
  const isReached = (): boolean =>
    stage === 'arrange' ? s.asked === asked : (stage === 'remedy' || stage === 'settle') && s.question === SETTLE;
  while (s.question !== BEGIN && !isReached()) {
    const legal = legalMoves(s);
    play(s, legal[below(legal.length)]!, firstSeatFirst);
  }
  return s;
}

/** Deals the niches of the standard start to players of whom the position names none, and says what they still have to settle. */
export function dealStart(s: State, players: readonly Field[], below: RandomInt): void {
  const { niches, colonies } = tables(s);
  const says = (player: number, key: string): boolean => entries(players[player]!).some(([each]) => each === key);
  const sizes = players.map((_, player) => (says(player, 'niches') ? 0 : nichesOwed(s, player)));
  const taken = [...s.niches.filter((niche) => niche !== 0), ...s.nicheBottom];
  for (const [player, dealt] of dealHands(niches, sizes, MAX_NICHES, taken, below).entries()) {
    for (const [i, niche] of dealt.entries()) {
      s.nichePack.splice(s.nichePack.indexOf(niche), 1);
      s.niches[player * MAX_NICHES + i] = niche;
    }
    const placed = colonies - s.store[player]!;
    if (s.phase === IN_SETTLING && !says(player, 'toSettle')) {
      s.toSettle[player] = Math.max(0, Math.min(SETTLING, colonies) - placed);
    }
  }
}
