/** What is shown of a move before it is made: squares of the circuit, colonies, conversions, and hints. */
import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Advice } from '../../../../src/kit/module.ts';
import { HintText } from '../../../../src/table/bar/Hint.tsx';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import { texts } from '../../../../src/games/evolution-game/board/prompt/move-texts.ts';
import type { Types } from '../../../../src/games/evolution-game/board/table.ts';
import { moveLine, previewLine, squareLine } from '../../../../src/games/evolution-game/board/state/preview.ts';
import { namingOf } from '../../../../src/games/evolution-game/board/table.ts';
import { loadWords } from '../../../../src/games/evolution-game/board/words.ts';
import { type Move, ROLL, TO_MOVE, TO_PLACE, moveOf } from '../../../../src/games/evolution-game/rules/moves.ts';
import { legalMoves, newGame } from '../../../../src/games/evolution-game/rules/play.ts';
import type { State } from '../../../../src/games/evolution-game/rules/state.ts';
import { type Says, at } from '../rules/table.ts';

const de = await loadWords('de');
const en = await loadWords('en');

const NAMES = ['Ann', 'Ben'];
const seen = (state: State, words = en) => ({ state, seat: 0, words, naming: namingOf(state, NAMES, words) });

/** Squares of the reconstruction's circuit. */
const [EVO, M, CHANGE_A, G, PC, T] = [0, 1, 2, 3, 7, 8];

/** Ann is adapted to all but A, has settled in B and C, and has two colonies in A, where Ben could supplant them. */
const position: Says = {
  players: [
    { genePool: 'OOLLGGYY', stage: 3, niches: ['B', 'BC', 'AB', 'D', 'E', 'F'] },
    { genePool: 'LLOOYYGG', stage: 3, niches: ['A', 'C', 'G', 'H', 'AD', 'BE'] },
  ],
  domains: 'LOLLGGYY',
  colonies: { A: '1.1......', B: '12......2', C: '....1....' },
};

describe('what is said of a square', () => {
  const line = (square: number, says: Says = position, words = en): string => squareLine(seen(at(says), words), square);

  it('of Survival: which niches could be returned now, and how far that goes', () => {
    expect(line(T)).toContain('Now you could return B, BC: up to the Carboniferous.');
    expect(line(EVO)).toContain('Now you could return B, BC: up to the Permian.');
    expect(line(T, position, de)).toContain('Jetzt könntest du B, BC abgeben: bis ins Karbon.');
    expect(line(T, { ...position, colonies: {} })).toContain('You are established in none of your niches now.');
    const nearEnd = { ...position, players: [{ genePool: 'OOLLGGYY', stage: 14, niches: [] }, {}] };
    expect(line(EVO, nearEnd)).toContain('You win.');
  });
  it('of Environmental Change: niches gained and lost by colour, and which colonies would be safe', () => {
    expect(line(CHANGE_A)).toContain('If A turns orange / empty, you are established in AB.');
    expect(line(CHANGE_A)).toContain('Your 2 colonies in A are safe only while it is orange or empty.');
    expect(line(CHANGE_A, { ...position, domains: 'OOLLGGYY' })).toContain(
      'If A turns lilac / green / yellow, you lose AB.',
    );
  });
  it('of Population Growth: whom one could supplant', () => {
    expect(line(G)).toContain('You could supplant Ben (2).');
    expect(line(G, { ...position, domains: 'GGGGLLLL' })).toContain('You have no square to place on now.');
  });
  it('of Population Control: the niches it would cost', () => {
    expect(line(PC)).toContain('You lose B, BC.');
    expect(line(PC, { ...position, colonies: { B: '11.......', C: '1...1....' } })).toContain(
      'Establishes you in no niche, and you lose none.',
    );
  });
  it('of Mutation: how many cards, or that there are none to draw', () => {
    expect(line(M)).toContain('You draw 1 card.');
    expect(line(M, { ...position, domains: 'OOLLGGYY' })).toContain('You are adapted everywhere: no card to draw.');
  });
  it('of any before the first turn: the rule alone, since nobody owns anything yet', () => {
    const arranging = newGame({ players: 2 });
    expect(squareLine(seen(arranging), T)).toBe(en.squareRules.T());
  });
});

describe('what is said of an answer', () => {
  it('where a move may end: the effect now, before the rule of the square', () => {
    const [ann, ben] = position.players!;
    const s = at({
      ...position,
      players: [{ ...ann!, counter: 5 }, ben!],
      question: { stage: 'move', player: 1, rolled: 6 },
    });
    expect([...legalMoves(s)]).toEqual([moveOf(TO_MOVE, T), moveOf(TO_MOVE, 11)]);
    expect(previewLine(seen(s), moveOf(TO_MOVE, T))).toBe(
      `Now you could return B, BC: up to the Carboniferous. ${en.squareRules.T()}`,
    );
  });
  it('supplanting tells whom', () => {
    const [ann] = position.players!;
    const s = at({
      ...position,
      players: [
        { ...ann!, counter: 3 },
        { genePool: 'GGGGOOOO', stage: 3, niches: ['A', 'C', 'G', 'H', 'AD', 'BE'] },
      ],
      domains: 'LOLLGGY.',
      colonies: { B: '12.......', H: '2........' },
      question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 },
    });
    const on = (square: string): string =>
      previewLine(
        seen(s),
        [...legalMoves(s)].find((move) => moveLine(seen(s), move).endsWith(square))!,
      );
    expect(on('B2')).toBe('Supplants Ben.');
    expect(on('B3')).toBe('Establishes you in no niche, and you lose none.');
  });
  it('the first colony in a domain tells which niches it brings nearer, a further one does not', () => {
    const s = at({
      players: [
        { counter: 3, genePool: 'OOLLGGYY', stage: 3, niches: ['B', 'BC', 'CDF', 'D', 'E', 'F'] },
        position.players![1]!,
      ],
      colonies: { B: '1........' },
      question: { stage: 'place', player: 1, rolled: 3, for: 'growth', left: 2 },
    });
    const on = (square: string): string =>
      previewLine(
        seen(s),
        [...legalMoves(s)].find((move) => moveLine(seen(s), move).endsWith(square))!,
      );
    expect(on('B2')).toBe('Establishes you in no niche, and you lose none.');
    expect(on('C1')).toBe('Establishes you in BC. Brings you nearer to CDF.');
    expect(on('F1')).toBe('Establishes you in F. Brings you nearer to CDF.');
    expect(on('G1')).toBe('Establishes you in no niche, and you lose none.');
  });
  it('a conversion tells that colonies are safe again', () => {
    const s = at({ ...position, players: [{ ...position.players![0]!, mutation: ['OL'] }, position.players![1]!] });
    const adapt = [...legalMoves(s)].find((move) => move !== ROLL)!;
    expect(previewLine(seen(s), adapt)).toBe(
      'Establishes you in AB. Your 2 colonies in A can no longer be supplanted.',
    );
  });
  it('a conversion to a domain without a colony tells which niches it brings nearer', () => {
    const s = at({
      ...position,
      players: [{ ...position.players![0]!, mutation: ['OL'] }, position.players![1]!],
      colonies: { B: '12......2' },
    });
    const adapt = [...legalMoves(s)].find((move) => move !== ROLL)!;
    expect(previewLine(seen(s), adapt)).toBe('Brings you nearer to AB.');
    expect(previewLine(seen(s, de), adapt)).toBe('Bringt dich AB näher.');
  });
});

describe('a hint', () => {
  const s = at(position);
  const advice = (behind: number, isAsGood = false) => ({
    move: ROLL,
    other: { move: moveOf(TO_PLACE, 4), behind, isAsGood },
    reasons: [{ reason: 'niches', points: 3 }],
  });
  const said = (given: Advice<Move>): string => {
    const table = tableAtRest<Types>({ state: s, names: [], words: en });
    const markup = renderToStaticMarkup(createElement(HintText<Types>, { board: texts, table, advice: given }));
    return markup
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
  };
  it('says by how much it is ahead of the next best answer', () => {
    expect(said(advice(4.2))).toBe(
      'Hint: roll the die. For your niches. “place on A5” would win 4 games fewer in 100.',
    );
  });
  it('says so when another one is as good', () => {
    expect(said(advice(0.1, true))).toBe('Hint: roll the die. About as good: place on A5.');
    expect(said({ ...advice(0), other: null })).toBe('Hint: roll the die. For your niches.');
  });
});
