/**
 * What an answer does, in the game's own terms: the reasons in hints. Each fact compares two positions, before the answer and
 * when its action is over, with the same player's best answers in between and nobody else's. For a pawn that is placed, the
 * action is carried out on earth as it stands. Nothing is said about draws.
 */
import type { Chance } from '../rules/chance.ts';
import type { Reason } from '../../../kit/module.ts';
import {
  ANIMALS,
  DOMINATION,
  ELEMENTS,
  GLACIATION,
  FIRST_SPACE,
  INITIATIVE,
  MAMMAL,
  PHASE_OF_SPACE,
  REGRESSION,
  SPACES,
  bonus,
} from '../rules/components.ts';
import { HEXES } from '../rules/earth.ts';
import { dominantOn, matching, survivalHolder, tundraOccupied } from '../rules/matching.ts';
import { FORFEIT, type Move, SPACE, TILE, kindOf, valueOf } from '../rules/moves.ts';
import { Q } from '../rules/questions.ts';
import { goingExtinct } from '../rules/reset.ts';
import { placings } from '../rules/scoring.ts';
import { isThreatened, protections } from '../rules/sections/regression.ts';
import { packed } from '../rules/packed.ts';
import { NOTHING, type State, held, isTile, onTile } from '../rules/state.ts';
import { answerWithin } from './action.ts';
import { WEIGHTS, weightList } from './evaluation.ts';
import { isPlacing } from './planning.ts';
import { type SpaceContext, afterAction, finish } from './spaces.ts';

/** The kinds of facts, with the meaning of their numbers, and how many VPs one counts for in their order. */
export const HINT_REASONS = {
  /** VPs gained, all on one hex if given. */
  scores: { values: ['vps', 'hex'], worth: 1 },
  /** The same if Domination of the hex would also score for an animal whose pawn acts later and that has no better hex. */
  scoresBefore: { values: ['vps', 'hex', 'animal'], worth: 1.2 },
  /** VPs gained by the last card, which whoever dominates the scored hex has to take. */
  scoresByCard: { values: ['vps'], worth: 1 },
  /** Own species that were going extinct and no longer are. */
  saves: { values: ['count'], worth: 2 },
  /** Species of an animal that are now going extinct. */
  endangers: { values: ['count', 'animal'], worth: 1.5 },
  /** More own species on earth. */
  places: { values: ['count'], worth: 1 },
  /** Fewer species of an animal on earth. */
  removes: { values: ['count', 'animal'], worth: 1.2 },
  /** More tiles dominated; which, if it is one. */
  dominates: { values: ['count', 'hex'], worth: 2 },
  /** Tiles that an animal no longer dominates; which, if it is one. */
  breaks: { values: ['count', 'animal', 'hex'], worth: 1.5 },
  /** Tiles where an own animal now has first place. */
  leads: { values: ['count'], worth: 2 },
  /** Elements added. */
  gains: { values: ['count'], worth: 4 },
  /** Elements that Regression would take and no longer does. */
  protects: { values: ['count'], worth: 4 },
  /** The Survival card is gained: what it would score. */
  survives: { values: ['vps'], worth: 1 },
  /** The place reached on the initiative track. */
  rises: { values: ['place'], worth: 2 },
} as const;
export type HintReasonName = keyof typeof HINT_REASONS;

/**
 * What is compared if an answer does none of that: how much more of each thing (or less, if less is better) the player ends up
 * with than after the other answer. `worth`: how many VPs one counts for in their order.
 */
export const COMPARED = {
  moreVps: { worth: 1 },
  morePawns: { worth: 3 },
  moreElements: { worth: 4 },
  moreTilesDominated: { worth: 2 },
  moreFirstPlaces: { worth: 2 },
  moreSpecies: { worth: 1 },
  fewerEndangered: { worth: 2 },
  /** Over the tiles where the player's animals live. */
  moreMatching: { worth: 0.5 },
  moreGenePool: { worth: 0.3 },
} as const;
export type ComparedName = keyof typeof COMPARED;

const weights = weightList(WEIGHTS, 15);

/** Thrown when something would be drawn. */
class Drawn extends Error {}

const nothingDrawn: Chance = {
  draw(kind) {
    throw new Drawn(`which ${kind} comes is not known`);
  },
};

/** The position when the action of an answer is over; null if something would be drawn on the way, or if there is no action. */
export const consequence = (s: State, move: Move): State | null => (move === FORFEIT ? null : endAfter(s, move));

/** The same for any answer, including forfeit. */
export function endAfter(s: State, move: Move): State | null {
  const context: SpaceContext = { player: s.owner[s.asked]!, weights, chance: nothingDrawn, endsAtOthers: true };
  try {
    if (!isPlacing(s)) {
      const after = packed(s);
      answerWithin(after, move, nothingDrawn);
      return finish(after, context);
    }
    const phase = PHASE_OF_SPACE[valueOf(move)]!;
    // What waits for a later turn does nothing in this one.
    if (phase === INITIATIVE || (phase === GLACIATION && valueOf(move) > FIRST_SPACE[GLACIATION]!)) return null;
    return afterAction(s, phase, valueOf(move), s.asked, context);
  } catch (error) {
    if (error instanceof Drawn) return null;
    throw error;
  }
}

/** What the facts need of a position, by animal. */
interface Counts {
  readonly endangered: number[];
  readonly species: number[];
  readonly dominated: number[];
  readonly first: number[];
  readonly elements: number[];
}

function countsOf(s: State): Counts {
  const zeros = (): number[] => ANIMALS.map(() => 0);
  const counts = { endangered: zeros(), species: zeros(), dominated: zeros(), first: zeros(), elements: zeros() };
  for (let animal = 0; animal < ANIMALS.length; animal++) {
    for (let element = 0; element < ELEMENTS.length; element++) {
      counts.elements[animal]! += s.added[held(animal, element)]!;
    }
  }
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isTile(s, hex)) continue;
    for (let animal = 0; animal < ANIMALS.length; animal++) {
      counts.species[animal]! += s.species[onTile(animal, hex)]!;
      counts.endangered[animal]! += goingExtinct(s, animal, hex);
    }
    const dominant = dominantOn(s, hex);
    if (dominant !== NOTHING) counts.dominated[dominant]!++;
    const [first] = placings(s, hex);
    if (first) counts.first[first.animal]!++;
  }
  // The mammal saves one of its own.
  counts.endangered[MAMMAL] = Math.max(0, counts.endangered[MAMMAL]! - 1);
  return counts;
}

const reason = (name: HintReasonName, ...values: number[]): Reason => ({
  reason: name,
  points: HINT_REASONS[name].worth * (name === 'rises' ? 1 : values[0]!),
  values: Object.fromEntries(HINT_REASONS[name].values.map((each, i) => [each, values[i] ?? NOTHING])),
});

/** The animal with a later pawn on Domination for which a hex is the best one; NOTHING if none. */
function rivalFor(s: State, hex: number, animal: number): number {
  const from = s.phase === DOMINATION ? s.space + 1 : FIRST_SPACE[DOMINATION]!;
  for (let space = from; space < SPACES; space++) {
    const other = s.display[space]!;
    if (other === NOTHING || s.owner[other] === s.owner[animal]) continue;
    const pays = (at: number): number =>
      isTile(s, at) && s.dominated[at] === 0 ? (placings(s, at).find((each) => each.animal === other)?.vps ?? 0) : 0;
    const here = pays(hex);
    if (here === 0) continue;
    let best = 0;
    for (let at = 0; at < HEXES; at++) best = Math.max(best, pays(at));
    if (here === best) return other;
  }
  return NOTHING;
}

/** The facts of an answer for the player who gives it, the weightiest first. */
export function hintReasonsOf(s: State, move: Move): Reason[] {
  const animal = s.asked;
  const player = s.owner[animal]!;
  const facts: Reason[] = [];
  const space = isPlacing(s) && kindOf(move) === kindOf(SPACE) ? valueOf(move) : NOTHING;
  if (space !== NOTHING && PHASE_OF_SPACE[space] === INITIATIVE) {
    const place = s.initiative.indexOf(animal);
    return place > 0 ? [reason('rises', place)] : [];
  }
  if (space !== NOTHING && PHASE_OF_SPACE[space] === REGRESSION) {
    const threatened = ELEMENTS.filter((_, element) => isThreatened(s, animal, element)).length;
    return threatened > protections(s, animal) ? [reason('protects', 1)] : [];
  }
  const after = consequence(s, move);
  if (after === null) return [];
  const before = countsOf(s);
  const now = countsOf(after);

  let gained = 0;
  for (let each = 0; each < ANIMALS.length; each++) {
    if (s.owner[each] === player) gained += after.vps[each]! - s.vps[each]!;
  }
  const hex = s.question === Q['domination tile'] && kindOf(move) === kindOf(TILE) ? valueOf(move) : NOTHING;
  const paid =
    hex === NOTHING
      ? gained
      : placings(s, hex).reduce((sum, each) => sum + (s.owner[each.animal] === player ? each.vps : 0), 0);
  if (paid > 0) {
    const rival = hex === NOTHING ? NOTHING : rivalFor(s, hex, animal);
    facts.push(rival === NOTHING ? reason('scores', paid, hex) : reason('scoresBefore', paid, hex, rival));
  }
  if (gained > paid) facts.push(reason('scoresByCard', gained - paid));
  const own = (counts: readonly number[]): number =>
    counts.reduce((sum, count, each) => sum + (s.owner[each] === player ? count : 0), 0);
  const more = (of: keyof Counts): number => own(now[of]) - own(before[of]);
  if (more('endangered') < 0 && more('species') >= 0) facts.push(reason('saves', -more('endangered')));
  if (more('species') > 0) facts.push(reason('places', more('species')));
  if (more('dominated') > 0) {
    const where = changed(
      s,
      after,
      (each) => s.owner[each] !== player,
      (each) => s.owner[each] === player,
    );
    facts.push(reason('dominates', more('dominated'), more('dominated') === 1 ? where : NOTHING));
  }
  if (more('first') > 0) facts.push(reason('leads', more('first')));
  if (more('elements') > 0) facts.push(reason('gains', more('elements')));

  /** The rival that is hit hardest, and how hard. */
  const hardest = (of: keyof Counts, sign: 1 | -1): [count: number, animal: number] => {
    let most: [number, number] = [0, NOTHING];
    for (let each = 0; each < ANIMALS.length; each++) {
      if (s.owner[each] === player || s.owner[each] === NOTHING) continue;
      const count = sign * (now[of][each]! - before[of][each]!);
      if (count > most[0]) most = [count, each];
    }
    return most;
  };
  for (const [name, of, sign] of [
    ['endangers', 'endangered', 1],
    ['removes', 'species', -1],
    ['breaks', 'dominated', -1],
  ] as const) {
    const [count, rival] = hardest(of, sign);
    if (rival === NOTHING) continue;
    const hexes =
      name === 'breaks' && count === 1
        ? [
            changed(
              s,
              after,
              (each) => each === rival,
              (each) => each !== rival,
            ),
          ]
        : [];
    facts.push(reason(name, count, rival, ...hexes));
  }
  const holder = survivalHolder(after);
  if (holder !== NOTHING && s.owner[holder] === player && survivalHolder(s) !== holder) {
    facts.push(reason('survives', bonus(tundraOccupied(after, holder))));
  }
  return facts.sort((a, b) => b.points - a.points);
}

/** The first tile whose dominant animal changes from one of some to one of others; NOTHING if there is none. */
function changed(s: State, after: State, from: (animal: number) => boolean, to: (animal: number) => boolean): number {
  for (let hex = 0; hex < HEXES; hex++) {
    if (isTile(s, hex) && isTile(after, hex) && from(dominantOn(s, hex)) && to(dominantOn(after, hex))) return hex;
  }
  return NOTHING;
}

/** What the player has of each thing that is compared. */
function holdingsOf(s: State, player: number): Readonly<Record<ComparedName, number>> {
  const { endangered, species, dominated, first, elements } = countsOf(s);
  let matched = 0;
  const own = ANIMALS.flatMap((_, animal) => (s.owner[animal] === player ? [animal] : []));
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isTile(s, hex)) continue;
    for (const animal of own) if (s.species[onTile(animal, hex)]! > 0) matched += matching(s, animal, hex);
  }
  const sumOf = (counts: readonly number[]): number => own.reduce((sum, animal) => sum + counts[animal]!, 0);
  return {
    moreVps: sumOf(s.vps),
    morePawns: -sumOf(s.aside),
    moreElements: sumOf(elements),
    moreTilesDominated: sumOf(dominated),
    moreFirstPlaces: sumOf(first),
    moreSpecies: sumOf(species),
    fewerEndangered: -sumOf(endangered),
    moreMatching: matched,
    moreGenePool: sumOf(s.genePool),
  };
}

/** What the player has more of, or less to lose, after one answer than after another, the weightiest first. */
export function comparedReasons(s: State, move: Move, other: Move): Reason[] {
  const [one, two] = [endAfter(s, move), endAfter(s, other)];
  if (one === null || two === null) return [];
  const player = s.owner[s.asked]!;
  const [has, otherHas] = [holdingsOf(one, player), holdingsOf(two, player)];
  return (
    (Object.keys(COMPARED) as ComparedName[])
      .map((name) => ({ name, count: has[name] - otherHas[name] }))
      // Between two actions it only says that one of them is Speciation.
      .filter(({ name, count }) => count > 0 && !(name === 'moreGenePool' && isPlacing(s)))
      .map(({ name, count }) => ({ reason: name, points: COMPARED[name].worth * count, values: { count } }))
      .sort((a, b) => b.points - a.points)
  );
}

/** The reasons for an answer against another: its facts, first those in which it beats the other. */
export function hintReasonsFor(s: State, move: Move, other?: Move): Reason[] {
  const facts = hintReasonsOf(s, move);
  if (other === undefined) return facts;
  const others = new Map(hintReasonsOf(s, other).map(({ reason: name, points }) => [name, points]));
  const lead = ({ reason: name, points }: Reason): number => points - (others.get(name) ?? 0);
  const marked = facts.map((fact) => ({ ...fact, isLacking: !others.has(fact.reason) }));
  const better = marked.filter((fact) => lead(fact) > 0).sort((a, b) => lead(b) - lead(a));
  return [...better, ...marked.filter((fact) => !better.includes(fact))];
}
