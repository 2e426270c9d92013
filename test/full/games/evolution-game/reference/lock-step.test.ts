import { describe, expect, it } from '@jest/globals';
import { type GameEvent, type GameOutcome } from '../../../../../src/games/evolution-game/rules/events.ts';
import { notation } from '../../../../../src/games/evolution-game/rules/notation/index.ts';
import { moveText } from '../../../../games/evolution-game/rules/table.ts';
import { writePosition } from '../../../../../src/games/evolution-game/rules/notation/position.ts';
import {
  adaptCards,
  adaptDomain,
  adaptMove,
  kindOf,
  surviveMove,
  survivePlaces,
  TO_ADAPT,
  TO_SURVIVE,
} from '../../../../../src/games/evolution-game/rules/moves.ts';
import { decision, isLegal, legalMoves, newGame, play } from '../../../../../src/games/evolution-game/rules/play.ts';
import type { State } from '../../../../../src/games/evolution-game/rules/state.ts';
import { randomChance, recordingChance } from '../../../../../src/kit/chance.ts';
import { rng } from '../../../../../src/kit/rng.ts';
import { Reference, chainExists } from './reference.ts';
import { times } from '../../../../support/soak.ts';

/** Games for each number of players. */
const GAMES = times(35);

const position = (s: State) => writePosition(s);

/** The text that the reference would write. */
function described(r: Reference): unknown {
  return {
    turn: r.turn,
    players: r.players.map((player) => ({
      genePool:
        'A' in player.pool
          ? Array.from('ABCDEFGH')
              .map((letter) => player.pool[letter])
              .join('')
          : null,
      stage: player.stage,
      counter: player.square,
      niches: player.niches,
      mutation: player.cards,
      ...(player.toSettle > 0 ? { toSettle: player.toSettle } : {}),
    })),
    domains: Object.fromEntries(
      Array.from('ABCDEFGH').map((letter) => [
        letter,
        {
          colour: r.environment[letter],
          colonies: Array.from('123456789')
            .map((n) => {
              const owner = r.colonies.get(letter + n);
              return owner === undefined ? '.' : String(owner + 1);
            })
            .join(''),
        },
      ]),
    ),
    bottom: { niches: r.niches.back, mutation: r.mutation.back, naturalSelection: r.selection.back },
  };
}

const inOrder = (answers: readonly unknown[]): string =>
  answers
    .map((each) => JSON.stringify(each))
    .sort()
    .join('\n');

/** Cards and niches in another order: just as legal, but in another order under the pack. */
function reordered(move: number, random: (n: number) => number): number {
  const mix = <T>(list: T[]): T[] => (random(2) === 0 ? list : [...list].reverse());
  if (kindOf(move) === TO_ADAPT) return adaptMove(adaptDomain(move), mix(adaptCards(move)));
  if (kindOf(move) === TO_SURVIVE) return surviveMove(mix(survivePlaces(move)));
  return move;
}

/** The questions that came up, at any table. */
const seen = new Set<string>();

describe.each([2, 3, 4])('in lock-step with the second implementation, %s players', (players) => {
  it('asks the same questions, allows the same answers, comes to the same positions', () => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const random = rng(seed * 7919 + players);
      const s = newGame({ players });
      const r = new Reference(players);
      for (;;) {
        const open = decision(s);
        const asked = r.question;
        const where = `seed ${String(seed)}, turn ${String(s.turn)}`;
        if (!open || !asked) {
          if (open !== asked) throw new Error(`${where}: only one is over`);
          break;
        }
        if (open.stage !== asked.stage || open.player !== asked.player) {
          throw new Error(
            `${where}: ${open.stage} ${String(open.player)} against ${asked.stage} ${String(asked.player)}`,
          );
        }
        seen.add(open.stage);
        const moves = legalMoves(s);
        if (open.stage !== 'arrange') {
          const ours = inOrder(moves.map(moveText));
          const theirs = inOrder(asked.answers);
          if (ours !== theirs) expect(`${where}\n${ours}`).toBe(`${where}\n${theirs}`);
        }
        const move = reordered(moves[random(moves.length)]!, random);
        if (!isLegal(s, move)) throw new Error(`${where}: refused in another order`);
        const outcomes: GameOutcome[] = [];
        play(s, move, recordingChance(randomChance<GameOutcome['kind'], GameEvent>(random), outcomes));
        let next = 0;
        r.answer(moveText(move), (kind) => {
          const outcome = outcomes[next++];
          if (outcome?.kind !== kind) throw new Error(`${where}: ${kind} drawn, ${outcome?.kind ?? 'nothing'} came`);
          return notation.outcome.write(outcome) as Record<string, string | number>;
        });
        if (next !== outcomes.length) throw new Error(`${where}: ${String(outcomes.length - next)} outcomes left over`);
        const { turn, players: seats, domains, bottom } = position(s);
        const ours = JSON.stringify({ turn, players: seats, domains, bottom });
        const theirs = JSON.stringify(described(r));
        if (ours !== theirs) expect(JSON.parse(ours)).toEqual(JSON.parse(theirs));
      }
    }
  }, 600_000);
});

it('lock-step meets every question', () => {
  expect([...seen].sort()).toEqual(['arrange', 'begin', 'choose', 'move', 'place', 'remedy', 'settle', 'survive']);
});

describe('chains of the second implementation', () => {
  it('agree with the examples of the rules', () => {
    for (const cards of ['OG', 'OLG', 'OLGY', 'OL LG', 'OLG OL', 'OL LY GY', 'OLGY OLGY']) {
      expect(chainExists(cards.split(' '), 'O', 'G') ? cards : 'none').toBe(cards);
    }
    for (const cards of ['OY OLG', 'OG OL', 'OL OL OG']) expect(chainExists(cards.split(' '), 'O', 'G')).toBe(false);
  });
});
