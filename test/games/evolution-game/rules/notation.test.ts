import { describe, expect, it } from '@jest/globals';
import { RECONSTRUCTION } from '../../../../src/games/evolution-game/rules/data.ts';
import { FaultsError } from '../../../../src/kit/documents/decode.ts';
import { readData, writeData } from '../../../../src/games/evolution-game/rules/notation/data-file.ts';
import { notation } from '../../../../src/games/evolution-game/rules/notation/index.ts';
import { MoveList } from '../../../../src/games/evolution-game/rules/moves.ts';
import { isLegal, legalMoves, newGame } from '../../../../src/games/evolution-game/rules/play.ts';
import { violations } from '../../../../src/games/evolution-game/rules/invariants.ts';
import { after, asked, at, playerOf } from './table.ts';

describe('moves in words', () => {
  it.each([
    ['jump', '"jump" is not a move; allowed as words: done, roll, mutation, growth'],
    [{}, 'a move names one thing'],
    [{ place: 'A1', moveTo: 3 }, 'a move names one thing'],
    [{ place: 'A1', with: ['OL'] }, 'with: unknown field; allowed: place'],
    [{ place: 'A0' }, 'place: "A0" is not a square; a square is a domain and a number from 1 to 9: "A5"'],
    [{ place: 'I1' }, 'is not a square'],
    [{ remedy: 'I' }, 'is not a domain'],
    [{ arrange: 'OOLL' }, 'is not a gene pool'],
    [{ adapt: 'A' }, 'with: is missing'],
    [{ adapt: 'A', with: [] }, 'names no card'],
    [{ adapt: 'A', with: ['O'] }, 'with[0]: "O" is not 2 to 4 of the letters OLGY'],
    [{ adapt: 'A', with: ['LO'] }, 'each once and in that order'],
    [{ adapt: 'A', with: ['OL', 'OL', 'OL', 'OL'] }, 'with: has 4 items; at most 3 are allowed'],
    [{ moveTo: -1 }, 'moveTo: -1 is not a whole number from 0 to 63'],
    [{ survive: [8] }, 'survive[0]: 8 is not a whole number from 1 to 7'],
    [{ survive: [2, 2] }, 'names niche 2 twice'],
    [{ fly: 1 }, 'a move names one thing: arrange, remedy, place, adapt and with, moveTo, survive'],
    [7, 'is not an object'],
  ])('refuses %j and says why', (move, why) => {
    expect(() => notation.move.read(move)).toThrow(why);
  });
});

describe('outcomes in words', () => {
  it.each([
    [{ time: 0 }, 'is not a whole number'],
    [{ environment: 'blue' }, 'is not a face of the environment die'],
    [{ niche: '' }, 'is not 1 to 8 of the letters'],
    [{ selection: 'flood' }, 'is not a natural selection card'],
    [{ selection: 'plague AB' }, 'is not a natural selection card'],
    [{ selection: 'rapid speciation BA' }, 'is not a natural selection card'],
    [{ coin: 1 }, 'an outcome names one thing: time, environment, niche, mutation, selection'],
    [{ time: 1, niche: 'A' }, 'an outcome names one thing'],
    [{}, 'an outcome names one thing'],
  ])('refuses %j', (outcome, why) => {
    expect(() => notation.outcome.read(outcome)).toThrow(why);
  });
});

describe('a list of moves', () => {
  it('grows with what is added, one by one or all at once', () => {
    const many = Int32Array.from({ length: 10_000 }, (_, i) => i);
    const [one, all] = [new MoveList(), new MoveList()];
    for (const move of many) one.add(move);
    all.addAll(many);
    for (const list of [one, all]) expect(list.moves.subarray(0, list.length)).toEqual(many);
  });
});

describe('options', () => {
  it('name the players, and an owner’s data if there are any', () => {
    expect(notation.options.read({ players: 3 })).toEqual({ players: 3 });
    const data = { ...RECONSTRUCTION, colonies: 40 };
    const document = notation.options.write({ players: 2, data });
    expect(notation.options.read(JSON.parse(JSON.stringify(document)))).toEqual({ players: 2, data });
  });
  it('are refused with the field', () => {
    expect(() => notation.options.read({ players: 5 })).toThrow('players: 5 is not a whole number from 2 to 4');
    expect(() => notation.options.read({ players: 2, data: {} })).toThrow('data.format: is missing');
    expect(() => notation.options.read({ players: 2, data: 7 })).toThrow('data: 7 is not an object');
  });
});

describe('an owner’s data file', () => {
  const file = (changes: Record<string, unknown> = {}): unknown =>
    JSON.parse(JSON.stringify({ ...writeData(RECONSTRUCTION), ...changes }));
  const faults = (document: unknown): readonly string[] => {
    try {
      readData({ value: document, path: '' });
    } catch (error) {
      if (error instanceof FaultsError) return error.faults.map(({ message }) => message);
      throw error;
    }
    return [];
  };

  it('has the form of the reconstruction', () => {
    expect(readData({ value: file(), path: '' })).toEqual(RECONSTRUCTION);
  });
  it('is played with: the state holds it, and lengths, letters and counts come from it', () => {
    const data = readData({ value: file({ colonies: 20, stages: RECONSTRUCTION.stages.slice(0, 8) }), path: '' });
    const s = newGame({ players: 2, data });
    expect(s.store).toEqual([20, 20]);
    expect(violations(s)).toEqual([]);
    expect(isLegal(s, legalMoves(s)[0]!)).toBe(true);
    const won = { ...at({ players: [{ counter: 30, stage: 6, niches: ['A', 'B', 'C', 'D'] }, { stage: 6 }] }), data };
    won.store = [20, 20];
    expect(asked(after(won, ['roll'], { time: 6 }))).toBe('over');
    expect(notation.position.read(JSON.parse(JSON.stringify(notation.position.write(s))), { draw: () => 0 })).toEqual(
      s,
    );
  });
  it('reports all errors at once, each with its field', () => {
    const found = faults(
      file({
        colours: ['orange', 'lilac', 7],
        timeDie: [0, 13],
        environmentDie: ['blue'],
        colonies: 3,
        timeCircuit: ['EVO', 'EVO', 'EC', 'EC Z', 'X'],
        stages: [{ name: '', minimum: 8 }],
        niches: ['BA', 'Z', ''],
        mutation: { O: 1, OL: -1 },
        naturalSelection: { plague: ['AB'], rapidSpeciation: 'ABCD', colonisation: -1, flood: 1 },
        weather: 1,
      }),
    );
    expect(found).toEqual([expect.stringContaining('weather: unknown')]);
    const rest = faults(
      file({
        colours: ['orange', 'lilac', 7],
        timeDie: [0, 13],
        environmentDie: ['blue'],
        colonies: 3,
        timeCircuit: ['EVO', 'EVO', 'EC', 'EC Z', 'X'],
        stages: [{ name: '', minimum: 8 }],
        niches: ['BA', 'Z', ''],
        mutation: { O: 1, OL: -1 },
        naturalSelection: { plague: ['AB'], rapidSpeciation: 'ABCD', colonisation: -1 },
      }),
    );
    for (const where of [
      'colours[2]',
      'colours: there are four',
      'timeDie[0]',
      'timeDie[1]',
      'environmentDie[0]',
      'colonies: 3',
      'timeCircuit[2]',
      'timeCircuit[3]',
      'timeCircuit[4]',
      'timeCircuit: has 2 Evolution Squares',
      'stages[0]',
      'niches[0]',
      'niches[1]',
      'niches[2]',
      'mutation.O',
      'mutation.OL',
      'naturalSelection.plague[0]',
      'naturalSelection.rapidSpeciation',
      'naturalSelection.colonisation',
      'naturalSelection.changeTheEnvironment: is missing',
      'naturalSelection.jumpToTheEvolutionSquare: is missing',
    ]) {
      expect(rest.some((fault) => fault.startsWith(where)) ? where : rest).toBe(where);
    }
  });
  it('is refused where its parts do not go together', () => {
    const cards = {
      plague: [],
      rapidSpeciation: [],
      colonisation: 0,
      changeTheEnvironment: 0,
      jumpToTheEvolutionSquare: 2,
    };
    expect(faults(file({ timeCircuit: ['EVO', 'NS', 'T'], niches: ['A'], naturalSelection: cards }))).toEqual([
      'timeCircuit: needs at least 11 squares for this die, but has 3',
      'niches: the deal takes 28 cards, but there are 1',
      'naturalSelection: needs a card that is no jump, or its squares would never end',
    ]);
    expect(
      faults(
        file({
          stages: [
            { name: 'a', minimum: 7 },
            { name: 'b', minimum: 4 },
          ],
        }),
      ),
    ).toEqual(['stages[1].minimum: 4 after 7; a minimum stays or falls by one']);
    expect(faults(file({ stages: [] }))[0]).toContain('at least two stages');
    expect(faults(file({ timeDie: [3, 3] }))[0]).toContain('all faces are equal');
    expect(faults(file({ timeDie: [3] }))[0]).toContain('at least two faces');
    expect(faults(file({ environmentDie: [] }))[0]).toContain('at least one face');
    expect(faults(file({ colours: ['red', 'red', 'blue', 'pink'] }))[0]).toContain('names a colour twice');
    expect(faults(7)[0]).toContain('is not an object');
    expect(faults(file({ format: 'x' }))[0]).toContain('format: "x"');
  });
});

describe('positions', () => {
  const written = (says: Parameters<typeof at>[0] = {}): Record<string, unknown> =>
    JSON.parse(JSON.stringify(notation.position.write(at(says)))) as Record<string, unknown>;
  const read = (document: unknown) => notation.position.read(document, { draw: () => 0 });
  const players = (changes: Record<string, unknown>): unknown => {
    const position = written();
    const [one, two] = position.players as Record<string, unknown>[];
    return { ...position, players: [{ ...one, ...changes }, two] };
  };

  it('may leave out what is as at the start', () => {
    const s = read({
      format: 'evolution-game position 1',
      players: [{}, {}],
      question: { stage: 'arrange', player: 1 },
    });
    expect(s).toEqual(newGame({ players: 2 }));
  });
  it('may be of a game that is over', () => {
    const s = at({ players: [{ stage: 15, counter: 0 }, { stage: 3 }], question: null });
    expect(asked(s)).toBe('over');
    expect(playerOf(s, 1).stage).toBe(15);
  });
  it.each<[string, unknown, string]>([
    ['another format', { ...written(), format: 'x' }, 'format: must be "evolution-game position 1"'],
    ['one player', { ...written(), players: [{}] }, 'players: at least 2 must play, not 1'],
    ['a stage beyond the last', players({ stage: 16 }), 'players[0].stage: 16 is not a whole number from 0 to 15'],
    ['a card twice', players({ niches: ['A', 'A'] }), 'players[0].niches[1]: "A" occurs once too often'],
    ['a square off the circuit', players({ counter: 32 }), 'players[0].counter: 32 is not a whole number from 0 to 31'],
    ['too few niches', players({ niches: [] }), 'player 1 holds 0 niches, not 7'],
    [
      'an unknown player',
      { ...written(), domains: { A: { colonies: '3........' } } },
      'domains.A.colonies: "3........" is not nine',
    ],
    ['an unknown domain', { ...written(), domains: { I: {} } }, 'domains.I: unknown'],
    ['an unknown colour', { ...written(), domains: { A: { colour: 'P' } } }, 'domains.A.colour: "P" is not a colour'],
    ['no question', { ...written(), question: null }, 'question: nobody has reached the last stage'],
    [
      'an unknown question',
      { ...written(), question: { stage: 'fly', player: 1 } },
      'question.stage: "fly" is not a question',
    ],
    [
      'a roll before the roll',
      { ...written(), question: { stage: 'begin', player: 1, rolled: 2 } },
      'question.rolled: must be left out before',
    ],
    [
      'a square without a roll',
      { ...written(), question: { stage: 'survive', player: 1 } },
      'question.rolled: is missing',
    ],
    [
      'a counter off the circuit',
      { ...written(), question: { stage: 'survive', player: 1, rolled: 2 } },
      'is on no square of the circuit',
    ],
    [
      'a task to settle',
      { ...written(), question: { stage: 'settle', player: 1, for: 'growth' } },
      'question.for: must be left out',
    ],
    [
      'nothing to settle',
      { ...written(), question: { stage: 'settle', player: 1 } },
      'question: the player asked has no colony left',
    ],
    ['nothing to remedy', { ...written(), question: { stage: 'remedy', player: 1 } }, 'there is nothing to remedy'],
    ['no choice', { ...written(), question: { stage: 'move', player: 1, rolled: 1 } }, '"move" leaves no choice here'],
    [
      'open domains of a roll',
      { ...written(), question: { stage: 'begin', player: 1, open: 'A' } },
      'question.open: must be left out unless',
    ],
  ])('refuse %s', (_what, document, why) => {
    expect(() => read(document)).toThrow(why);
  });
  it('refuse to leave out the question before anybody has won', () => {
    const position = written();
    delete position.question;
    expect(() => read(position)).toThrow(/^nobody has reached the last stage/u);
  });
  it('refuse questions that their square does not ask', () => {
    const on = (counter: number, question: Record<string, unknown>) => ({
      ...(players({ counter }) as object),
      question,
    });
    expect(() => read(on(3, { stage: 'choose', player: 1, rolled: 1 }))).toThrow(
      'on no Mutation or Population Growth square',
    );
    expect(() => read(on(6, { stage: 'choose', player: 1, rolled: 1 }))).toThrow(
      'only one of the two would do anything',
    );
    expect(() => read(on(3, { stage: 'survive', player: 1, rolled: 1 }))).toThrow('on no Survival square');
    expect(() => read(on(8, { stage: 'survive', player: 1, rolled: 1 }))).toThrow('leaves no choice');
    expect(() => read(on(3, { stage: 'place', player: 1, rolled: 7, for: 'growth', left: 1 }))).toThrow('rolled: 7');
  });
  it('are refused with all that can be named, each with its field', () => {
    const position = written();
    const [one, two] = position.players as Record<string, unknown>[];
    const refused = () =>
      read({
        ...position,
        first: 3,
        players: [
          { ...one, stage: 16, niches: ['A', 'A', 'Z'], counter: 3 },
          { ...two, counter: 3, genePool: 'OO' },
        ],
        domains: { A: { colour: 'P', colonies: '3........' }, B: { colour: 'Q' } },
        bottom: { naturalSelection: ['flood'] },
      });
    const paths = [
      'first',
      'players[0].stage',
      'players[0].niches[1]',
      'players[0].niches[2]',
      'players[1].genePool',
      'players[1].counter',
      'domains.A.colour',
      'domains.A.colonies',
      'domains.B.colour',
      'bottom.naturalSelection[0]',
    ];
    let faults: readonly string[] = [];
    try {
      refused();
    } catch (error) {
      if (error instanceof FaultsError) faults = error.faults.map(({ path }) => path);
    }
    expect(faults).toEqual(paths);
  });
  it('refuse counters on one square, and more colonies than there are', () => {
    const position = written();
    const [one, two] = position.players as Record<string, unknown>[];
    expect(() =>
      read({
        ...position,
        players: [
          { ...one, counter: 3 },
          { ...two, counter: 3 },
        ],
      }),
    ).toThrow('players[1].counter: 3 has another counter on it');
    const full = { colonies: '111111111' };
    const domains = Object.fromEntries(Array.from('ABCDEFGH', (letter) => [letter, full]));
    expect(() => read({ ...position, domains })).toThrow(
      'domains.G.colonies: player 1 has more colonies than there are',
    );
  });
});

describe('an owner’s data elsewhere', () => {
  const data = readData({
    value: JSON.parse(JSON.stringify({ ...writeData(RECONSTRUCTION), timeDie: [1, 2, 2, 4, 4, 4] })),
    path: '',
  });
  it('travel in the options, written as they were read', () => {
    const options = notation.options.read({ players: 2, data: writeData(data) });
    expect(options).toEqual({ players: 2, data });
    expect(notation.options.write(options)).toEqual({ players: 2, data: writeData(data) });
  });
  it('say which numbers can be rolled in a position', () => {
    const s = at({
      players: [{ counter: 3 }, {}],
      question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 },
    });
    const document = { ...(notation.position.write(s) as object), data: writeData(data) };
    const rolledTime = (rolled: number) => () =>
      notation.position.read(
        { ...document, question: { ...(document as { question?: object }).question, rolled } },
        { draw: () => 0 },
      );
    expect(rolledTime(4)).not.toThrow();
    expect(rolledTime(3)).toThrow('3 is not on the time die');
  });
});
