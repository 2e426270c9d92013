import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { rng } from '../../../../src/kit/rng.ts';
import type { Outcome } from '../../../../src/games/dominant-species/rules/chance.ts';
import { recordingChance, randomChance } from '../../../../src/kit/chance.ts';
import {
  type OutcomeText,
  moveText,
  outcomeText,
} from '../../../../src/games/dominant-species/rules/notation/names.ts';
import { apply, legalMoves, newGame } from '../../../../src/games/dominant-species/rules/play.ts';
import { writePosition } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { NotationError } from '../../../../src/kit/documents/decode.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  type RecordedMove,
  ReplayError,
  type Step,
  readSetup,
  replay,
  writeMove,
  writeSetup,
} from '../../../../src/games/dominant-species/rules/notation/record.ts';
import type { Setup } from '../../../../src/games/dominant-species/rules/setup.ts';
import type { State } from '../../../../src/games/dominant-species/rules/state.ts';
import { asked, legal, look, table } from '../support/table.ts';

/** A recorded random game: its record and the state after each move, from 0. */
function randomGame(setup: Setup, seed: number, most: number): { record: GameRecord; states: State[] } {
  const randomInt = rng(seed);
  const outcomes: Outcome[] = [];
  const chance = recordingChance(randomChance(randomInt), outcomes);
  const states = [newGame(setup, chance)];
  const record: GameRecord = {
    format: RECORD_FORMAT,
    setup: writeSetup(setup),
    outcomes: outcomes.splice(0).map((outcome) => outcomeText(outcome)),
    moves: [],
  };
  while (record.moves.length < most && !states.at(-1)!.over) {
    const before = states.at(-1)!;
    const moves = legalMoves(before);
    const move = moves[randomInt(moves.length)]!;
    states.push(apply(before, move, chance));
    record.moves.push(writeMove(before, move, outcomes.splice(0)));
  }
  return { record: JSON.parse(JSON.stringify(record)) as GameRecord, states };
}

const DUEL: Setup = { players: 2, animalsEach: 1, randomEarth: false, animals: [[2], [5]] };

const SETUPS: Setup[] = [
  DUEL,
  { players: 2, animalsEach: 3, randomEarth: true, animals: 'chosen' },
  { players: 3, animalsEach: 1, randomEarth: false, animals: 'chosen' },
  { players: 3, animalsEach: 2, randomEarth: false, animals: 'dealt' },
  { players: 4, animalsEach: 1, randomEarth: true, animals: 'dealt' },
  { players: 5, animalsEach: 1, randomEarth: false, animals: 'dealt' },
  { players: 6, animalsEach: 1, randomEarth: true, animals: 'chosen' },
];

/** The move at which a replay stops. */
function stop(record: unknown): ReplayError {
  try {
    replay(record);
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
  throw new Error('not stopped');
}

/** The error message of a refusal. */
function refusal(record: unknown): string {
  try {
    replay(record);
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  throw new Error('not refused');
}

describe('The example of a record in docs/notation.md', () => {
  const notation = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
  const [, example] = [...notation.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]): unknown => JSON.parse(json!));

  test('replays', () => {
    const { state, moves, names } = replay(example);
    expect(names).toEqual(['Ann', 'Bob']);
    expect(moves).toBe(2);
    expect(asked(state)).toEqual({ question: 'planning space', animal: 'insect' });
    expect(look(state)).toMatchObject({
      players: [['bird'], ['insect']],
      display: { adaptation: ['insect', null, null], domination: ['bird', null, null, null, null] },
      boxes: {
        adaptation: ['grub', 'meat', 'sun', 'sun'],
        abundance: ['grass', 'seed', 'sun', 'water'],
        wanderlust: ['grass', 'grub', 'meat', 'water'],
      },
      cards: { faceUp: ['blight', 'disease', 'fertile', 'habitat', 'omnivore'], taken: [] },
      stacks: [
        { faceUp: 'sea', faceDown: 7 },
        { faceUp: 'forest', faceDown: 7 },
        { faceUp: 'sea', faceDown: 7 },
      ],
    });
  });
});

describe('A record', () => {
  test('replays to the state that play came to', () => {
    SETUPS.forEach((setup, seed) => {
      const { record, states } = randomGame(setup, seed, 700);
      const { state, moves, names } = replay(record);
      expect(state).toEqual(states.at(-1));
      expect(moves).toBe(record.moves.length);
      expect(names).toBeUndefined();
    });
  });

  test('replays to its end', () => {
    const { record, states } = randomGame(DUEL, 5, 20_000);
    expect(states.at(-1)!.over).toBe(true);
    expect(replay(record).state).toEqual(states.at(-1));
    record.moves.push({ move: 'done' });
    const error = stop(record);
    expect(error.message).toBe(`move ${String(record.moves.length)}: the game is over`);
    expect(error.legal).toEqual([]);
  });

  test('replays cut anywhere, and up to any move', () => {
    const { record, states } = randomGame(SETUPS[2]!, 77, 300);
    for (let cut = 0; cut <= 300; cut += 9) {
      const short = replay({ ...record, moves: record.moves.slice(0, cut) });
      expect(short).toEqual({ state: states[cut], moves: cut, names: undefined });
      expect(replay(record, { to: cut })).toEqual(short);
    }
    expect(replay(record, { to: 1000 }).moves).toBe(300);
  });

  test('begins from a position instead of a setup', () => {
    const { record, states } = randomGame(DUEL, 8, 200);
    const { state } = replay({
      format: RECORD_FORMAT,
      position: writePosition(states[60]!),
      moves: record.moves.slice(60),
    });
    expect(state).toEqual(states[200]);
  });

  test('can leave out who answered', () => {
    const { record, states } = randomGame(DUEL, 9, 100);
    const moves = record.moves.map(({ move, outcomes }) => (outcomes ? { move, outcomes } : { move }));
    expect(replay({ ...record, moves }).state).toEqual(states[100]);
  });

  test('can leave draws to a chance', () => {
    const { record } = randomGame(DUEL, 10, 200);
    const moves = record.moves.slice(0, 30);
    const { state } = replay({ format: RECORD_FORMAT, setup: record.setup, moves }, { chance: randomChance(() => 0) });
    expect(look(state).boxes.adaptation).toHaveLength(4);
    expect(look(state).stacks.map(({ faceUp }) => faceUp)).toEqual(['sea', 'sea', 'sea']);
  });

  test('says of each step what was drawn and what happened', () => {
    const { record, states } = randomGame(DUEL, 11, 200);
    const steps: Step[] = [];
    replay(record, { onStep: (step) => steps.push(step) });
    expect(steps.map(({ number }) => number)).toEqual(Array.from({ length: 201 }, (_, number) => number));
    expect(steps[0]).toMatchObject({ before: null, move: null });
    expect(steps[0]!.outcomes.map((outcome) => outcomeText(outcome as Outcome))).toEqual(record.outcomes);
    steps.slice(1).forEach(({ before, move, outcomes }, i) => {
      expect(before).toEqual(states[i]);
      expect(moveText(move!)).toEqual(record.moves[i]!.move);
      expect(outcomes.map((outcome) => outcomeText(outcome as Outcome))).toEqual(record.moves[i]!.outcomes ?? []);
    });
    expect(steps[1]!.events).toHaveLength(1);
    expect(steps[1]!.events[0]).toMatchObject({ event: 'pawn', animal: 5 });
  });

  test('notes an answer as the animal asked, the move and what was drawn after it', () => {
    const s = newGame(
      DUEL,
      randomChance(() => 0),
    );
    const move = legalMoves(s)[40]!;
    expect(writeMove(s, move, [])).toEqual({ animal: 'insect', move: { space: 'domination 5' } });
    expect(writeMove(s, move, [{ kind: 'element', drawn: 4 }])).toEqual({
      animal: 'insect',
      move: { space: 'domination 5' },
      outcomes: [{ element: 'sun' }],
    });
    const choosing = newGame(
      { ...DUEL, animals: 'chosen' },
      randomChance(() => 0),
    );
    expect(writeMove(choosing, legalMoves(choosing)[0]!, [])).toEqual({ move: { animal: 'mammal' } });
  });
});

describe('A replay stops', () => {
  const { record, states } = randomGame(DUEL, 12, 300);
  /** The record with another move in one place. */
  const withMove = (number: number, move: object): unknown => ({
    ...record,
    moves: record.moves.map((each, i) => (i === number - 1 ? { ...each, ...move } : each)),
  });
  const drawing = record.moves.findIndex(({ outcomes }) => (outcomes?.length ?? 0) > 3) + 1;
  const outcomesOf = (number: number): OutcomeText[] => record.moves[number - 1]!.outcomes!;

  test('at a move that is not legal, and says what was', () => {
    const taken = record.moves[0]!.move;
    const error = stop(withMove(2, { move: taken }));
    expect(error.message).toBe(`move 2: ${JSON.stringify(taken)} is not legal`);
    expect(error.number).toBe(2);
    expect(error.state).toEqual(states[1]);
    expect(error.legal).toEqual(legal(states[1]!));
    expect(error.legal).toHaveLength(40);
    expect(stop(withMove(2, { move: 'done' })).message).toBe('move 2: "done" is not legal');
  });

  test('at an answer of an animal that is not asked', () => {
    const error = stop(withMove(1, { animal: 'bird' }));
    expect(error.message).toBe('move 1: the bird is not asked, the insect is');
    expect(error.number).toBe(1);
    expect(error.legal).toHaveLength(41);
    const choosing = stop({
      format: RECORD_FORMAT,
      setup: { players: 2, animals: 'chosen' },
      moves: [{ animal: 'bird', move: { animal: 'bird' } }],
    });
    expect(choosing.message).toBe('move 1: the bird is not asked, no animal is');
    expect(choosing.legal).toHaveLength(6);
  });

  test('where an outcome is missing', () => {
    const error = stop(withMove(drawing, { outcomes: outcomesOf(drawing).slice(0, -1) }));
    expect(error.message).toMatch(
      new RegExp(`^move ${String(drawing)}: an outcome is missing: which (tile|element) was drawn; it could be `),
    );
    expect(error.number).toBe(drawing);
    expect(error.state).toEqual(states[drawing - 1]);
    expect(error.legal).toEqual(legal(states[drawing - 1]!));
  });

  test('at an outcome too many', () => {
    const all = outcomesOf(drawing);
    const error = stop(withMove(drawing, { outcomes: [...all, { element: 'sun' }] }));
    expect(error.message).toBe(
      `move ${String(drawing)}: only ${String(all.length)} of ${String(all.length + 1)} outcomes were drawn`,
    );
    expect(error.number).toBe(drawing);
    expect(error.legal).toEqual(legal(states[drawing - 1]!));
    expect(stop(withMove(1, { outcomes: [{ element: 'sun' }] })).message).toBe(
      'move 1: only 0 of 1 outcomes were drawn',
    );
  });

  test('at an outcome of another kind', () => {
    const error = stop(withMove(drawing, { outcomes: outcomesOf(drawing).map(() => ({ animal: 'bird' })) }));
    expect(error.message).toMatch(
      new RegExp(`^move ${String(drawing)}: outcome 1 is an? animal, but an? (card|element) is drawn; it could be `),
    );
    expect(error.number).toBe(drawing);
  });

  test('at an outcome that could not have happened', () => {
    const outcomes = [...record.outcomes!];
    // The third card is one that already lies face up.
    expect(outcomes.slice(3, 5).every((outcome) => 'card' in outcome)).toBe(true);
    outcomes[4] = outcomes[3]!;
    const error = stop({ ...record, outcomes });
    expect(error.message).toContain(
      `at the start: outcome 5 could not have happened: ${outcomes[3]!.card!} cannot be drawn; it could be `,
    );
    expect(error.message).not.toContain('ice age');
    expect(error).toMatchObject({ number: 0, state: null, legal: [] });
  });

  test('at a start that says too little or too much', () => {
    expect(stop({ ...record, outcomes: [] })).toMatchObject({ number: 0, state: null, legal: [] });
    expect(stop({ ...record, outcomes: [] }).message).toBe(
      'at the start: an outcome is missing: which tile was drawn; it could be sea, wetland, savannah, jungle, forest, desert, mountain',
    );
    expect(stop({ ...record, outcomes: [...record.outcomes!, { element: 'sun' }] }).message).toBe(
      'at the start: only 20 of 21 outcomes were drawn',
    );
  });

  test('at the start of a position from which something must be drawn', () => {
    const position = {
      format: 'dominant-species position 1',
      players: [['bird'], ['insect']],
      earth: { '0,0': { terrain: 'sea', tundra: true } },
      at: { phase: 'reset' },
    };
    const error = stop({ format: RECORD_FORMAT, position, moves: [] });
    expect(error.message).toContain('at the start: an outcome is missing: which card was drawn');
    expect(error.number).toBe(0);
    const { state } = replay({ format: RECORD_FORMAT, position, moves: [] }, { chance: randomChance(() => 0) });
    expect(state.turn).toBe(2);
  });

  test('but not before the move at which it is to', () => {
    const broken = withMove(50, { move: 'lose pawn' });
    expect(replay(broken, { to: 49 }).state).toEqual(states[49]);
    expect(stop(broken).number).toBe(50);
  });
});

describe('A document is no record', () => {
  const head = { format: RECORD_FORMAT, setup: { players: 2, animals: [['bird'], ['insect']] } };

  test.each<[unknown, string]>([
    [null, 'null is not an object'],
    [[], '[] is not an object'],
    [{}, 'format: must be "dominant-species record 1"'],
    [{ format: 'dominant-species position 1', moves: [] }, 'format: must be "dominant-species record 1"'],
    [{ format: RECORD_FORMAT, moves: [] }, 'a record has either a setup or a position'],
    [{ ...head, position: {}, moves: [] }, 'a record has either a setup or a position'],
    [head, 'moves: is missing'],
    [{ ...head, moves: {} }, 'moves: {} is not a list'],
    [
      { ...head, moves: [], players: 2 },
      'players: unknown field; allowed: format, names, bots, practice, setup, position, outcomes, moves',
    ],
    [{ ...head, moves: [], names: 'Ann' }, 'names: "Ann" is not a list'],
    [{ ...head, moves: [], names: ['Ann', 7] }, 'names[1]: 7 is not text'],
    [
      { format: RECORD_FORMAT, position: look(table({})), moves: [], names: ['Ann'] },
      'names: must have 2 entries, one for each player; it has 1',
    ],
    [{ ...head, moves: [], bots: ['greedy', 7] }, 'bots[1]: 7 is not text'],
    [
      { format: RECORD_FORMAT, position: look(table({})), moves: [], bots: [null] },
      'bots: must have 2 entries, one for each player; it has 1',
    ],
    [JSON.parse(`{ "format": "${RECORD_FORMAT}", "moves": [], "__proto__": 1 }`), '["__proto__"]: unknown'],
  ])('%j', (document, message) => {
    expect(refusal(document)).toContain(message);
  });

  test.each<[unknown, string]>([
    [{}, 'setup.players: is missing'],
    [{ players: 1 }, 'setup.players: 1 is not a whole number from 2 to 6'],
    [{ players: 7 }, 'setup.players: 7 is not a whole number from 2 to 6'],
    [{ players: 2, animalsEach: 4 }, 'setup.animalsEach: 4 is not a whole number from 1 to 3'],
    [{ players: 2, animalsEach: 2 }, 'animalsEach: 2 animals each do not fit 2 players'],
    [{ players: 2, randomEarth: 'no' }, 'setup.randomEarth: "no" is not true or false'],
    [{ players: 2, animals: 'all' }, 'setup.animals: "all" is not a list'],
    [{ players: 2, animals: [['bird'], ['fish']] }, 'setup.animals[1][0]: "fish" is not an animal'],
    [{ players: 2, animals: [['bird'], ['bird']] }, 'animals: two players cannot both lead the bird'],
    [{ players: 2, animals: [['bird']] }, 'animals: is a list of 1; an entry for each of the 2 players is expected'],
    [
      { players: 2, seats: 2 },
      'setup.seats: unknown field; allowed: players, animalsEach, randomEarth, length, animals',
    ],
  ])('whose setup is %j', (setup, message) => {
    const record = { format: RECORD_FORMAT, setup, moves: [] };
    expect(() => replay(record)).toThrow(NotationError);
    expect(() => replay(record)).toThrow(message);
  });

  test.each<[unknown, string]>([
    [{}, 'moves[1].move: is missing'],
    ['done', 'moves[1]: "done" is not an object'],
    [{ move: 'pass' }, 'moves[1].move: "pass" is not a move'],
    [{ move: { constructor: 1 } }, 'moves[1].move: a move names one thing'],
    [JSON.parse('{ "move": { "__proto__": 1 } }'), 'moves[1].move: a move names one thing'],
    [
      { move: { space: 'domination 1' }, outcomes: [{ toString: 'sun' }] },
      'moves[1].outcomes[0]: an outcome names one',
    ],
    [{ move: { space: 'domination 9' } }, 'moves[1].move.space: "domination 9" is not a space'],
    [{ animal: 'fish', move: 'done' }, 'moves[1].animal: "fish" is not an animal'],
    [{ move: { space: 'domination 1' }, by: 'Ann' }, 'moves[1].by: unknown field; allowed: animal, move, outcomes'],
    [{ move: { space: 'domination 1' }, outcomes: 'sun' }, 'moves[1].outcomes: "sun" is not a list'],
    [
      { move: { space: 'domination 1' }, outcomes: [{ element: 'fire' }] },
      'moves[1].outcomes[0].element: "fire" is not',
    ],
  ])('whose second move is %j', (move, message) => {
    const { record } = randomGame(DUEL, 13, 1);
    let said = '';
    try {
      replay({ ...record, moves: [...record.moves, move] });
    } catch (error) {
      if (error instanceof NotationError || error instanceof ReplayError) said = error.message;
    }
    expect(said).toContain(message);
  });
});

describe('A setup', () => {
  test('reads back as it was written', () => {
    for (const setup of SETUPS) {
      const value: unknown = JSON.parse(JSON.stringify(writeSetup(setup)));
      expect(readSetup({ value, path: 'setup' })).toEqual(setup);
    }
  });

  test('deals the animals, one each, on the usual earth unless it says otherwise', () => {
    expect(readSetup({ value: { players: 4 }, path: 'setup' })).toEqual({
      players: 4,
      animalsEach: 1,
      randomEarth: false,
      animals: 'dealt',
    });
  });

  test('is what the record says: animals dealt, a random earth', () => {
    const outcomes: OutcomeText[] = [
      ...['mammal', 'bird', 'insect'].map((animal) => ({ animal })),
      ...['forest', 'sea', 'wetland', 'savannah', 'jungle', 'desert', 'mountain'].map((tile) => ({ tile })),
      ...['meat', 'meat', 'seed', 'grass', 'meat', 'sun', 'sun', 'water', 'grub', 'grub', 'seed', 'meat'].map(
        (element) => ({ element }),
      ),
      ...['sea', 'sea', 'forest'].map((tile) => ({ tile })),
      ...['fertile', 'habitat', 'blight', 'omnivore', 'disease'].map((card) => ({ card })),
      ...Array.from({ length: 12 }, () => ({ element: 'sun' })),
    ];
    const moves: RecordedMove[] = [];
    const { state } = replay({ format: RECORD_FORMAT, setup: { players: 3, randomEarth: true }, outcomes, moves });
    expect(look(state)).toMatchObject({ players: [['mammal'], ['bird'], ['insect']], randomEarth: true });
    // The centre, then clockwise from the north.
    expect(['0,0', '0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'].map((hex) => look(state).earth[hex]?.terrain)).toEqual(
      ['forest', 'sea', 'wetland', 'savannah', 'jungle', 'desert', 'mountain'],
    );
    expect(look(state).earth['0,0']?.tundra).toBe(true);
    expect(look(state).bag).toMatchObject({ sun: 20 - 2 - 12 });
  });
});
