/** What is named for a moment when the game turns on it. */
import { describe, expect, it } from '@jest/globals';
import { board } from '../../../../src/games/dominant-species/board/Board.tsx';
import { loadWords } from '../../../../src/games/dominant-species/board/words.ts';
import { motion } from '../../../../src/games/dominant-species/board/motion/motion.tsx';
import type { Types } from '../../../../src/games/dominant-species/board/table.ts';
import { momentsOf } from '../../../../src/table/moments/moments.ts';
import { tableAtRest } from '../../../../src/table/table-at-rest.ts';
import type { Question } from '../../../../src/table/types.ts';
import { fineprinted } from '../../../../src/ui/fine-print.ts';
import type { Position } from '../../../../src/games/dominant-species/rules/notation/position.ts';
import { type Story, playMoves } from '../support/story.ts';
import { STARTING_EARTH } from '../support/table.ts';

const en = await loadWords('en');

const QUESTION: Question<Types['Kind']> = { seat: 0, phase: 'domination', kind: 'domination tile' };

/** The sentences of the moments of a story's last move. */
function named({ state, history }: Story, before: Story, question: typeof QUESTION | null = QUESTION): string[] {
  const table = tableAtRest<Types>({ state, history, names: ['Ann', 'Bea'], words: en, question });
  return momentsOf<Types>(board, motion, table, history.at(-1)!.events, before.state).map(({ text, tone }) =>
    `${tone}: ${fineprinted(text)
      .map((part) => part.text)
      .join('')}`.replaceAll('\u00a0', ' '),
  );
}

const position = (vps: { bird: number; insect: number }): Partial<Position> => ({
  earth: Object.fromEntries(
    Object.entries(STARTING_EARTH).map(([hex, tile]) => [
      hex,
      { ...tile, species: hex === '0,-1' ? { bird: 2, insect: 1 } : {} },
    ]),
  ),
  elements: { '0,-1 0,0 1,-1': 'seed' },
  display: { domination: ['bird', 'insect'] },
  animals: { bird: { vps: vps.bird }, insect: { vps: vps.insect } },
  cards: { faceUp: ['blight', 'fertile'], taken: [] },
  at: { phase: 'domination' },
});
const TILE = { tile: '0,-1' };
const CARD = { card: 'fertile' };
/** What the Reset draws. */
const DRAWN = [
  ...['aquatic', 'biomass', 'habitat', 'disease'].map((card) => ({ card })),
  ...['sun', 'sun', 'meat', 'grub', 'water', 'water', 'water', 'seed', 'grass', 'grass', 'grass', 'meat'].map(
    (element) => ({ element }),
  ),
  ...Array.from({ length: 3 }, () => ({ tile: 'jungle' })),
];

describe('A moment', () => {
  it('names the card that is taken, and the species that die out after it', () => {
    const last = {
      ...position({ bird: 30, insect: 0 }),
      display: { domination: ['bird'] },
    };
    const before = playMoves(last, [TILE]);
    const after = playMoves(last, [TILE, CARD], DRAWN);
    expect(named(after, before)).toEqual([
      'gain: The bird dominates the tile and takes Fertile.',
      'loss: Extinct: insect, 1 on the wetland D2.',
    ]);
  });

  it('names who takes the lead from another, not who keeps it or comes level', () => {
    const scored = (vps: { bird: number; insect: number }): string[] =>
      named(playMoves(position(vps), [TILE]), playMoves(position(vps), []));
    expect(scored({ bird: 10, insect: 10 })).toEqual([]);
    expect(scored({ bird: 30, insect: 0 })).toEqual([]);
    expect(scored({ bird: 18, insect: 19 })).toEqual(['gain: New leader: Bird.']);
  });

  it('is not shown once the game is over: the result says it', () => {
    const vps = { bird: 18, insect: 19 };
    expect(named(playMoves(position(vps), [TILE]), playMoves(position(vps), []), null)).toEqual([]);
  });
});
