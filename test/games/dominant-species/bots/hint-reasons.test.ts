import { describe, expect, it } from '@jest/globals';
import { chanceOf } from '../../../../src/kit/arena/arena.ts';
import { rng } from '../../../../src/kit/rng.ts';
import {
  COMPARED,
  type ComparedName,
  HINT_REASONS,
  comparedReasons,
  consequence,
  endAfter,
  hintReasonsFor,
  hintReasonsOf,
} from '../../../../src/games/dominant-species/bots/hint-reasons.ts';
import { greedy } from '../../../../src/games/dominant-species/bots/greedy.ts';
import { isPlacing } from '../../../../src/games/dominant-species/bots/planning.ts';
import type { Reason } from '../../../../src/kit/module.ts';
import {
  ANIMALS,
  type CardName,
  DOMINATION,
  ELEMENTS,
  type ElementName,
  FIRST_SPACE,
  INITIATIVE,
  PHASE_OF_SPACE,
  REGRESSION,
} from '../../../../src/games/dominant-species/rules/components.ts';
import { HEXES } from '../../../../src/games/dominant-species/rules/earth.ts';
import { dominantOn, matching } from '../../../../src/games/dominant-species/rules/matching.ts';
import { MOVE_KINDS, type Move, SPACE, kindOf, valueOf } from '../../../../src/games/dominant-species/rules/moves.ts';
import { QUESTION_RULES, legalMoves, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import { NONE, QUESTIONS } from '../../../../src/games/dominant-species/rules/questions.ts';
import { SECTION_RULES } from '../../../../src/games/dominant-species/rules/sections/index.ts';
import { goingExtinct } from '../../../../src/games/dominant-species/rules/reset.ts';
import { placings } from '../../../../src/games/dominant-species/rules/scoring.ts';
import { type State, held, isTile, onTile } from '../../../../src/games/dominant-species/rules/state.ts';
import { readMove } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { STARTING_EARTH, table, taking } from '../support/table.ts';

const sumOver = (count: number, of: (i: number) => number): number =>
  Array.from({ length: count }, (_, i) => of(i)).reduce((sum, each) => sum + each, 0);
const tiles = (s: State, of: (hex: number) => number): number =>
  sumOver(HEXES, (hex) => (isTile(s, hex) ? of(hex) : 0));

const ownOf = (s: State, player: number): number[] =>
  ANIMALS.flatMap((_, animal) => (s.owner[animal] === player ? [animal] : []));

/** A fact's value for one animal, counted again from the position alone. */
const COUNTED = {
  saves: (s, animal) => {
    const dying = tiles(s, (hex) => goingExtinct(s, animal, hex));
    return -(ANIMALS[animal] === 'mammal' ? Math.max(0, dying - 1) : dying);
  },
  places: (s, animal) => tiles(s, (hex) => s.species[onTile(animal, hex)]!),
  dominates: (s, animal) => tiles(s, (hex) => (dominantOn(s, hex) === animal ? 1 : 0)),
  leads: (s, animal) => tiles(s, (hex) => (placings(s, hex)[0]?.animal === animal ? 1 : 0)),
  gains: (s, animal) => sumOver(ELEMENTS.length, (element) => s.added[held(animal, element)]!),
  scores: (s, animal) => s.vps[animal]!,
} as const satisfies Readonly<Record<string, (s: State, animal: number) => number>>;
/** The fact that says how much less a rival has of what another counts. */
const RIVALS = { endangers: 'saves', removes: 'places', breaks: 'dominates' } as const;

const never = (): never => {
  throw new Error('nothing is drawn here');
};

/** A copy at the start of a section, or of the action on one of its spaces. */
const at = (s: State, phase: number, space: number, actor: number): State =>
  Object.assign(structuredClone(s), {
    phase,
    space,
    actor,
    question: NONE,
    card: -1,
    protected: 0,
    protectionsLeft: 0,
  });

/** The elements an animal loses if Regression comes now, with or without one more pawn on a space. */
function lostToRegression(s: State, animal: number, space: number | null): number {
  const after = at(s, REGRESSION, FIRST_SPACE[REGRESSION]! - 1, -1);
  if (space !== null) after.display[space] = animal;
  SECTION_RULES[REGRESSION]!.before!(after, { draw: never });
  while (QUESTIONS[after.question] === 'regression element') {
    const [first] = legalMoves(after);
    const { question } = after;
    after.question = NONE;
    QUESTION_RULES[question]!.answer(after, first!, { draw: never });
  }
  return COUNTED.gains(s, animal) - COUNTED.gains(after, animal);
}

/** An animal's place in initiative, from 1, once the Initiative action has been carried out. */
function placeAfterInitiative(s: State, animal: number): number {
  const after = at(s, INITIATIVE, FIRST_SPACE[INITIATIVE]!, animal);
  SECTION_RULES[INITIATIVE]!.act!(after, { draw: never });
  const { question } = after;
  const [space] = legalMoves(after);
  after.question = NONE;
  QUESTION_RULES[question]!.answer(after, space!, { draw: never });
  return after.initiative.indexOf(animal) + 1;
}

/** What dominating a hex pays an animal. */
const paid = (s: State, hex: number, animal: number): number =>
  isTile(s, hex) && s.dominated[hex] === 0 ? (placings(s, hex).find((each) => each.animal === animal)?.vps ?? 0) : 0;

/** Checks a fact against the positions before the move and after its action. */
function verify(s: State, move: Move, { reason, values = {} }: Reason): void {
  const player = s.owner[s.asked]!;
  const said = values.vps ?? values.count ?? values.place;
  const truth = (): number => {
    if (reason === 'rises') return placeAfterInitiative(s, s.asked);
    if (reason === 'protects') {
      return lostToRegression(s, s.asked, null) - lostToRegression(s, s.asked, valueOf(move));
    }
    const after = consequence(s, move)!;
    if (reason === 'survives') {
      const onTundra = (of: State, animal: number): number =>
        tiles(of, (hex) => (of.tundra[hex] === 1 ? of.species[onTile(animal, hex)]! : 0));
      const most = (of: State): number[] => {
        const counts = ANIMALS.map((_, animal) => onTundra(of, animal));
        return counts.flatMap((count, animal) => (count > 0 && count === Math.max(...counts) ? [animal] : []));
      };
      const holders = most(after);
      expect(holders).toHaveLength(1);
      expect(s.owner[holders[0]!]).toBe(player);
      expect(most(s)).not.toEqual(holders);
      const occupied = tiles(after, (hex) =>
        after.tundra[hex] === 1 && after.species[onTile(holders[0]!, hex)]! > 0 ? 1 : 0,
      );
      return Array.from({ length: occupied }, (_, i) => i + 1).reduce((sum, each) => sum + each, 0);
    }
    if (reason in RIVALS) {
      const of = COUNTED[RIVALS[reason as keyof typeof RIVALS]];
      expect(s.owner[values.animal!]).not.toBe(player);
      return of(s, values.animal!) - of(after, values.animal!);
    }
    if (reason === 'scoresBefore') {
      const best = Math.max(...s.species.slice(0, HEXES).map((_, hex) => paid(s, hex, values.animal!)));
      expect(paid(s, values.hex!, values.animal!)).toBe(best);
      expect(best).toBeGreaterThan(0);
      expect(s.display.lastIndexOf(values.animal!)).toBeGreaterThan(s.phase === DOMINATION ? s.space : -1);
      expect(s.owner[values.animal!]).not.toBe(player);
    }
    const more = (of: (state: State, animal: number) => number): number =>
      ownOf(s, player).reduce((sum, animal) => sum + of(after, animal) - of(s, animal), 0);
    const pays = (hex: number): number => ownOf(s, player).reduce((sum, animal) => sum + paid(s, hex, animal), 0);
    if (reason === 'scoresByCard') return more(COUNTED.scores) - pays(valueOf(move));
    if (reason.startsWith('scores') && values.hex! >= 0) return pays(values.hex!);
    if ((reason === 'dominates' || reason === 'breaks') && values.hex! >= 0) {
      expect(dominantOn(s, values.hex!)).not.toBe(dominantOn(after, values.hex!));
    }
    return more(COUNTED[reason as keyof typeof COUNTED]);
  };
  expect({ reason, said }).toEqual({ reason, said: truth() });
}

/** The values compared, counted again for one animal. */
const HELD: Readonly<Record<ComparedName, (s: State, animal: number) => number>> = {
  moreVps: COUNTED.scores,
  morePawns: (s, animal) => s.hand[animal]! + s.display.filter((pawn) => pawn === animal).length,
  moreElements: COUNTED.gains,
  moreTilesDominated: COUNTED.dominates,
  moreFirstPlaces: COUNTED.leads,
  moreSpecies: COUNTED.places,
  fewerEndangered: COUNTED.saves,
  moreMatching: (s, animal) => tiles(s, (hex) => (s.species[onTile(animal, hex)]! > 0 ? matching(s, animal, hex) : 0)),
  moreGenePool: (s, animal) => s.genePool[animal]!,
};

describe('what one has more of than after another answer', () => {
  it('is true of both positions, in whole games, and all of it comes up', () => {
    const checked = new Set<string>();
    for (const [deal, players, animalsEach] of [
      [1, 4, 1],
      [2, 2, 3],
    ] as const) {
      const chance = chanceOf(deal);
      const s = newGame({ players, animalsEach, randomEarth: false, animals: 'dealt' }, chance);
      const randomInt = rng(deal);
      for (let asked = 0; !s.over && s.turn <= 4; asked++) {
        const moves = legalMoves(s);
        if (moves.length > 1 && asked % 3 === 0) {
          const [one, other] = [moves[asked % moves.length]!, moves[(asked + 1) % moves.length]!];
          const own = ownOf(s, s.owner[s.asked]!);
          for (const { reason, values = {} } of comparedReasons(s, one, other)) {
            const [has, otherHas] = [endAfter(s, one)!, endAfter(s, other)!].map((end) =>
              own.reduce((sum, animal) => sum + HELD[reason as ComparedName](end, animal), 0),
            ) as [number, number];
            expect({ reason, count: values.count }).toEqual({ reason, count: has - otherHas });
            checked.add(reason);
          }
        }
        play(s, greedy(s, randomInt), chance);
      }
    }
    expect([...checked].sort()).toEqual(Object.keys(COMPARED).sort());
  });

  it('is not the gene pool of who places a pawn elsewhere than on Speciation', () => {
    const s = table({
      players: [['bird'], ['mammal']],
      earth: STARTING_EARTH,
      elements: { '-1,0 -1,1 0,0': 'seed' },
      at: { phase: 'planning' },
    });
    const [wasteland, speciation] = ['wasteland 1', 'speciation 3'].map((space) =>
      readMove({ value: { space }, path: 'move' }),
    ) as [Move, Move];
    expect(comparedReasons(s, speciation, wasteland).map(({ reason }) => reason)).toContain('moreSpecies');
    expect(comparedReasons(s, wasteland, speciation).map(({ reason }) => reason)).not.toContain('moreGenePool');
  });

  it('is the pawn that somebody keeps who loses an element to Immigrants', () => {
    const s = taking('immigrants', { players: [['bird'], ['insect']] })({
      earth: STARTING_EARTH,
      animals: { bird: { elements: ['meat'], hand: 2 } },
    });
    const meat = readMove({ value: { element: 'meat' }, path: 'move' });
    const pawn = legalMoves(s).find((move) => MOVE_KINDS[kindOf(move)] === 'losePawn')!;
    expect(comparedReasons(s, meat, pawn)).toContainEqual(
      expect.objectContaining({ reason: 'morePawns', values: { count: 1 } }),
    );
    expect(comparedReasons(s, pawn, meat)).toContainEqual(
      expect.objectContaining({ reason: 'moreElements', values: { count: 1 } }),
    );
  });
});

describe('facts', () => {
  it('are true of the positions before and after the action, each of them, in whole games', () => {
    const checked = new Map<string, number>();
    for (const [deal, players, animalsEach] of [
      [1, 4, 1],
      [2, 2, 3],
      [3, 3, 2],
    ] as const) {
      const chance = chanceOf(deal);
      const s = newGame({ players, animalsEach, randomEarth: false, animals: 'dealt' }, chance);
      const randomInt = rng(deal);
      for (let asked = 0; !s.over && s.turn <= 4; asked++) {
        const moves = legalMoves(s);
        // One move of every third question, and those that the rarer facts are about.
        const rarer = moves.filter((move) =>
          isPlacing(s)
            ? kindOf(move) === kindOf(SPACE) && [INITIATIVE, REGRESSION].includes(PHASE_OF_SPACE[valueOf(move)]!)
            : QUESTIONS[s.question] === 'domination tile',
        );
        for (const move of asked % 3 === 0 ? [moves[asked % moves.length]!, ...rarer] : rarer) {
          for (const fact of hintReasonsOf(s, move)) {
            verify(s, move, fact);
            checked.set(fact.reason, (checked.get(fact.reason) ?? 0) + 1);
          }
        }
        play(s, greedy(s, randomInt), chance);
      }
    }
    // The last card is too rare to come up.
    const [last, wetland] = [scoring({ '0,-1 0,0 1,-1': 'seed' }, ['ice age']), tile('0,-1')];
    for (const fact of hintReasonsOf(last, wetland)) {
      verify(last, wetland, fact);
      checked.set(fact.reason, 1);
    }
    expect([...checked.keys()].sort()).toEqual(Object.keys(HINT_REASONS).sort());
  });

  it('leave the position alone', () => {
    const s = newGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, chanceOf(4));
    const before = JSON.stringify(s);
    for (const move of legalMoves(s)) hintReasonsOf(s, move);
    expect(JSON.stringify(s)).toBe(before);
  });

  const tile = (hex: string): number => readMove({ value: { tile: hex }, path: 'move' });

  /** A bird about to score by Domination; the mammal comes later, and the wetland is its best tile too. */
  const scoring = (elements: Record<string, ElementName> = {}, faceUp: CardName[] = []): State =>
    table({
      elements,
      cards: { faceUp },
      players: [['bird'], ['mammal']],
      earth: {
        ...STARTING_EARTH,
        '0,-1': { terrain: 'wetland', species: { bird: 4, mammal: 2 } },
        '1,0': { terrain: 'desert', species: { bird: 4 } },
      },
      display: { domination: ['bird', 'mammal'] },
      at: { phase: 'execution' },
    });

  it('say who would have scored a tile later', () => {
    const s = scoring();
    const wetland = tile('0,-1');
    const desert = tile('1,0');
    const mammal = ANIMALS.indexOf('mammal');
    expect(hintReasonsOf(s, wetland)).toContainEqual(
      expect.objectContaining({ reason: 'scoresBefore', values: expect.objectContaining({ vps: 8, animal: mammal }) }),
    );
    expect(hintReasonsOf(s, desert).map(({ reason }) => reason)).toContain('scores');
  });

  it('tell what a tile pays apart from what the last card does, which its dominant animal has to take', () => {
    const s = scoring({ '0,-1 0,0 1,-1': 'seed' }, ['ice age']);
    expect(hintReasonsOf(s, tile('0,-1')).map(({ reason, values }) => [reason, values?.vps])).toEqual([
      ['scoresBefore', 8],
      ['scoresByCard', 1],
    ]);
  });

  it('put first what the other answer does less of', () => {
    const s = scoring();
    const wetland = tile('0,-1');
    const desert = tile('1,0');
    expect(hintReasonsFor(s, wetland, desert)[0]!.reason).toBe('scoresBefore');
    expect(hintReasonsFor(s, desert, wetland).map(({ reason }) => reason)).toEqual(
      hintReasonsOf(s, desert).map(({ reason }) => reason),
    );
  });

  it('say nothing of what others then choose for themselves', () => {
    // Immigrants asks the bird first, then the insect, which may choose to keep one species on each tile.
    const s = taking('immigrants', { players: [['bird'], ['insect']] })({
      earth: { ...STARTING_EARTH, '0,0': { terrain: 'sea', tundra: true, species: { bird: 3, insect: 8 } } },
      animals: { bird: { elements: ['meat'] } },
    });
    const meat = readMove({ value: { element: 'meat' }, path: 'move' });
    expect(legalMoves(s)).toContain(meat);
    expect(hintReasonsOf(s, meat).map(({ reason }) => reason)).not.toContain('removes');
  });
});
