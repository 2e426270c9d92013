/** What the log says: sentences grouped by turn and section, with related events in a single sentence. */
import { describe, expect, it } from '@jest/globals';
import {
  type Happening,
  sectionsOf,
  tundraBefore,
} from '../../../../src/games/dominant-species/board/state/history.ts';
import { history as board } from '../../../../src/games/dominant-species/board/history.tsx';
import type { Types } from '../../../../src/games/dominant-species/board/table.ts';
import { concerns } from '../../../../src/table/log/lines.ts';
import { turnsOf } from '../../../../src/table/log/turns.ts';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import { eventsSince } from '../../../../src/games/dominant-species/board/state/since.ts';
import { gainsOf, litBy, sentence, subjectOf } from '../../../../src/games/dominant-species/board/log/sentences.ts';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { fineprinted } from '../../../../src/ui/fine-print.ts';
import { ANIMALS, PHASES } from '../../../../src/games/dominant-species/rules/components.ts';
import type { MoveText } from '../../../../src/games/dominant-species/rules/notation/names.ts';
import type { Position } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { type Story, randomGame, playMoves } from '../support/story.ts';
import { STARTING_EARTH } from '../support/table.ts';

const en = await loadWords('en');

/** What happened, by turn and section. */
const happeningsOf = ({ state, history }: Story) =>
  turnsOf<Types>(board, history).flatMap(({ number, entries }) => {
    const first = entries.find(({ events }) => events.length > 0)?.events[0];
    return sectionsOf(entries, tundraBefore(first, history, state), state).flatMap(({ phase, happenings }) =>
      happenings.map((happening) => ({ turn: number, phase: PHASES[phase], happening })),
    );
  });

/** The lines of the log. */
const linesOf = ({ state, history }: Story) =>
  board.logLines(
    history,
    tableAtRest<Types>({ state, history, names: ['Ann', 'Bea', 'Cem'].slice(0, state.players), words: en }),
  );

/** An event as it is read, without the markup for fine print and with the VPs it earned. */
const read = (happening: Happening, { state }: Story): string =>
  [
    fineprinted(sentence(happening, state, en))
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00a0', ' '),
    ...gainsOf(happening).map(({ side, points, place }) => [place ?? [], ANIMALS[side]!, points].flat().join(' ')),
  ].join(' ');

/** The sentences after some moves on a position. */
const after = (
  position: Partial<Position>,
  moves: readonly MoveText[],
  drawn: readonly Readonly<Record<string, string>>[] = [],
): string[] => {
  const all = playMoves(position, moves, drawn);
  return happeningsOf(all).map(({ happening }) => read(happening, all));
};

const THREE = [['bird'], ['arachnid'], ['insect']];
/** The starting tiles with species on them. */
const earth = (species: Record<string, Record<string, number>>): NonNullable<Position['earth']> =>
  Object.fromEntries(
    Object.entries(STARTING_EARTH).map(([hex, tile]) => [hex, { ...tile, species: species[hex] ?? {} }]),
  );
/** A pawn on the last space of Domination, so that the turn does not end. */
const GOES_ON = { domination: [null, null, null, null, 'insect'] };

describe('the log', () => {
  it('says together what an action does in several moves', () => {
    expect(
      after(
        {
          players: THREE,
          elements: { '-1,0 -1,1 0,0': 'seed' },
          display: { ...GOES_ON, speciation: [null, null, 'bird'] },
          at: { question: 'speciation corner', animal: 'bird', space: 'speciation 3' },
        },
        [{ corner: '-1,0 -1,1 0,0' }, { tile: '-1,0' }, { count: 3 }, { tile: '-1,1' }, { count: 2 }, 'done'],
      ),
    ).toEqual(['The bird places new species: 3 on the jungle C3 and 2 on the forest C4.']);
  });

  it('adds up species that go the same way', () => {
    expect(
      after(
        {
          players: THREE,
          earth: earth({ '-1,0': { bird: 4 }, '0,-1': { insect: 1 } }),
          display: { ...GOES_ON, migration: [null, null, null, 'bird'] },
          at: { phase: 'migration' },
        },
        [{ tile: '-1,0' }, { tile: '-1,1' }, { count: 2 }, { tile: '-1,0' }, { tile: '-1,1' }, { count: 1 }, 'done'],
      ),
    ).toEqual(['The bird moves 3 from the jungle C3 to the forest C4.']);
  });

  it('knows who eliminates, with a pawn and without', () => {
    expect(
      after(
        {
          players: THREE,
          earth: earth({ '-1,0': { bird: 2, insect: 2, arachnid: 1 }, '1,-1': { insect: 1, bird: 1 } }),
          display: { ...GOES_ON, competition: ['bird'] },
          at: { phase: 'migration' },
        },
        [{ tile: '-1,0' }, { animal: 'insect' }, { tile: '-1,0' }, { animal: 'arachnid' }],
      ),
    ).toEqual([
      'The arachnid eliminates 1 insect on the jungle C3.',
      'The bird eliminates 1 arachnid on the jungle C3.',
    ]);
  });

  it('tells of a tile with the places, of a card after it', () => {
    const sentences = after(
      {
        earth: earth({ '0,-1': { bird: 2, insect: 3 }, '1,0': { bird: 1 } }),
        elements: { '0,-1 0,0 1,-1': 'seed' },
        display: { domination: ['insect', null, null, null, 'bird'] },
        cards: { faceUp: ['omnivore', 'fertile'], taken: [] },
        at: { phase: 'domination' },
      },
      [{ tile: '0,-1' }, { card: 'fertile' }, { tile: '1,0' }],
    );
    expect(sentences).toEqual([
      'The insect scores the wetland D2. 1 insect 8 2 bird 4',
      'The bird dominates the tile and takes Fertile.',
      'Fertile brings VPs. bird 1',
    ]);
  });

  it('calls a tile by what it was then: under ice it is tundra, before that it was not', () => {
    const sentences = after(
      {
        earth: earth({ '0,-1': { bird: 3, insect: 2 }, '1,0': { bird: 1, insect: 1 } }),
        elements: { '0,-1 0,0 1,-1': 'seed' },
        display: { glaciation: ['bird'], domination: ['bird', null, null, null, 'insect'] },
        at: { phase: 'glaciation' },
      },
      // The insect forgoes its free species.
      [{ tile: '0,-1' }, 'forfeit', { tile: '0,-1' }],
    );
    expect(sentences.slice(0, 2)).toEqual([
      'The bird covers the wetland D2 with ice. bird 1',
      'Back to the gene pools: 2 birds and 1 insect.',
    ]);
    expect(sentences).toContain('The bird scores the tundra D2. 1 bird 1');
  });

  it('says which pawns on Glaciation wait because its first space is empty, and nothing of those behind a pawn that acts', () => {
    const forfeiting = (glaciation: (string | null)[]): string[] =>
      after(
        {
          players: THREE,
          earth: earth({ '0,-1': { bird: 3, insect: 2 } }),
          display: { initiative: ['bird'], glaciation, domination: ['bird'] },
          at: { phase: 'initiative' },
        },
        ['forfeit'],
      ).slice(1);
    expect(forfeiting([null, 'insect', 'bird', 'insect'])).toEqual([
      'The insect and the bird wait on Glaciation: the first space is empty.',
    ]);
    expect(forfeiting([null, null, null, 'insect'])).toEqual([
      'The insect waits on Glaciation: the first space is empty.',
    ]);
    expect(forfeiting(['bird', 'insect', null, 'insect'])).toEqual([]);
    expect(forfeiting([])).toEqual([]);
  });

  it('says that a pawn forfeits, by choice or not, but not of one that has not acted yet', () => {
    const position: Partial<Position> = {
      earth: earth({ '0,-1': { bird: 3, insect: 2 } }),
      display: { initiative: ['bird'], adaptation: ['insect'], depletion: ['bird'], domination: ['bird', 'insect'] },
      at: { phase: 'initiative' },
    };
    // The boxes of Adaptation and Depletion are empty; the insect also forgoes its free species.
    expect(after(position, ['forfeit', 'forfeit', 'forfeit'])).toEqual([
      'The bird forfeits Initiative.',
      'The insect forfeits Adaptation.',
      'The bird forfeits Depletion.',
      'The bird forfeits Domination.',
    ]);
  });

  it('tells what the Reset drew and turned up, after what it did to the species', () => {
    const elements = [
      'sun',
      'sun',
      'meat',
      'grub',
      'water',
      'water',
      'water',
      'seed',
      'grass',
      'grass',
      'grass',
      'meat',
    ];
    const all = playMoves(
      {
        earth: earth({ '0,-1': { bird: 2, insect: 1 } }),
        elements: { '0,-1 0,0 1,-1': 'seed' },
        display: { domination: ['bird'] },
        cards: { faceUp: ['blight', 'fertile', 'habitat', 'omnivore'], taken: [] },
        stacks: [
          { faceUp: null, faceDown: 8 },
          { faceUp: 'sea', faceDown: 7 },
          { faceUp: 'sea', faceDown: 7 },
        ],
        at: { phase: 'domination' },
      },
      ['forfeit'],
      [{ card: 'aquatic' }, ...elements.map((element) => ({ element })), { tile: 'jungle' }],
    );
    expect(happeningsOf(all).map(({ phase, happening }) => `${phase!}: ${read(happening, all)}`)).toEqual([
      'domination: The bird forfeits Domination.',
      'reset: Extinct: insect, 1 on the wetland D2.',
      'reset: Turned up: Aquatic.',
      'reset: Drawn for Adaptation: 2 sun, meat and grub.',
      'reset: Drawn for Abundance: 3 water and seed.',
      'reset: Drawn for Wanderlust: 3 grass and meat.',
      'reset: New tile to take: jungle.',
    ]);
  });

  it('knows whom a happening concerns, whom it is about and what it lights up', () => {
    const all = playMoves(
      {
        earth: earth({ '0,-1': { bird: 2, insect: 3 }, '1,0': { bird: 1 } }),
        display: { domination: ['insect', 'bird'] },
        at: { phase: 'domination' },
      },
      [{ tile: '0,-1' }],
    );
    const { happening } = happeningsOf(all)[0]!;
    const [bird, arachnid, insect] = ['bird', 'arachnid', 'insect'].map((name) => ANIMALS.indexOf(name as 'bird'));
    const [line] = linesOf(all);
    expect([bird, arachnid, insect].map((animal) => concerns(line!, animal!))).toEqual([true, false, true]);
    expect(litBy(happening).filter(({ event }) => event === 'vps')).toHaveLength(2);
    expect(litBy(happening)[0]).toMatchObject({ event: 'acts', animal: insect });
    expect(subjectOf(happening)).toBe(insect);
  });

  it('keeps with what hits an animal the card that does', () => {
    const all = playMoves(
      {
        players: THREE,
        earth: earth({ '0,-1': { bird: 2 }, '0,0': { insect: 1, arachnid: 1, bird: 1 } }),
        elements: { '0,-1 0,0 1,-1': 'seed' },
        display: { domination: ['bird', 'insect'] },
        cards: { faceUp: ['cold snap', 'fertile'], taken: [] },
        at: { phase: 'domination' },
      },
      [{ tile: '0,-1' }, { card: 'cold snap' }],
    );
    const readBy = (animal: 'bird' | 'insect') =>
      linesOf(all)
        .filter((line) => concerns(line, ANIMALS.indexOf(animal)))
        .map(({ text }) =>
          fineprinted(text)
            .map((part) => part.text)
            .join('')
            .replaceAll('\u00a0', ' '),
        );
    expect(readBy('bird')).toHaveLength(3);
    expect(readBy('insect')).toEqual([
      'The bird dominates the tile and takes Cold Snap.',
      'The bird eliminates 1 arachnid on the tundra D3 and 1 insect on the tundra D3.',
    ]);
  });

  it.each([
    { players: 6, animalsEach: 1, randomEarth: false, seed: 1 },
    { players: 2, animalsEach: 3, randomEarth: true, seed: 2 },
    { players: 4, animalsEach: 1, randomEarth: true, seed: 3 },
  ])('tells everything once, in whole sentences ($players players, seed $seed)', ({ seed, ...setup }) => {
    const all = randomGame({ ...setup, animals: 'dealt' }, seed);
    const silent = new Set(['turn', 'phase', 'acts']);
    const events = all.history.flatMap((entry) => entry.events).filter(({ event }) => !silent.has(event));
    const happenings = happeningsOf(all);
    const retold = happenings.flatMap(({ happening }) => happening.events).filter(({ event }) => event !== 'acts');
    expect(retold).toHaveLength(events.length);
    expect(new Set(retold)).toEqual(new Set(events));
    for (const { happening } of happenings) {
      const line = read(happening, all);
      expect(line).toMatch(/^[A-Z0-9]/);
      expect(line).not.toMatch(/undefined|null|NaN| {2}/);
      expect(sentence(happening, all.state, en)).toMatch(/\.$/);
    }
    expect(happenings.map(({ turn }) => turn)).toEqual(happenings.map(({ turn }) => turn).sort((a, b) => a - b));
  });

  it('keeps the log of a finished turn unchanged', () => {
    const { history } = randomGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, 5, 300);
    const before = turnsOf<Types>(board, history);
    const later = turnsOf<Types>(board, [...history, { ...history.at(-1)!, events: [] }]);
    expect(before.length).toBeGreaterThan(2);
    before.slice(0, -1).forEach(({ entries }, i) => {
      expect(later[i]!.entries.every((entry, at) => entry === entries[at])).toBe(true);
    });
  });
});

describe('what happened since a player’s own last move', () => {
  const { history } = randomGame({ players: 3, animalsEach: 1, randomEarth: false, animals: 'dealt' }, 3, 60);
  const player = history.at(-1)!.player!;
  const other = [0, 1, 2].find((each) => each !== player && history.some((entry) => entry.player === each))!;

  it('is all that came after it, the others’ moves and what they caused', () => {
    const own = history.findLastIndex((entry) => entry.player === other);
    expect(own).toBeLessThan(history.length - 1);
    expect(eventsSince(history, other)).toEqual(history.slice(own + 1).flatMap(({ events }) => events));
  });

  it('is nothing after one’s own move, and for somebody who has not moved', () => {
    expect(eventsSince(history, player)).toEqual([]);
    expect(eventsSince(history.slice(0, 1), other)).toEqual([]);
  });
});
