/** Every card is in exactly one place: a state in which one is not is detected. */
import { expect, it } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { ENDANGERED } from '../../../../src/games/card-game/rules/cards.ts';
import { cardsOf } from '../../../../src/games/card-game/rules/state.ts';
import { rules } from '../../../../src/games/card-game/rules/index.ts';

const s = rules.newGame(rules.defaultOptions(3), randomChance(rng(4)));
const { ids } = cardsOf(s);
const [mine, other] = [s.hands[0]![0]!, s.hands[1]![0]!];

it('holds at the start', () => {
  expect(rules.violations(s)).toEqual([]);
});

it.each([
  ['in a hand twice', { hands: [[mine, ...s.hands[0]!], ...s.hands.slice(1)] }, `${ids[mine]!} is in 2 places`],
  ['nowhere', { hands: [s.hands[0]!.slice(1), ...s.hands.slice(1)] }, `${ids[mine]!} is missing`],
  ['on a table besides', { tables: [[other], [], []] }, `${ids[other]!} is in 2 places`],
  ['face up besides', { faceUp: [mine] }, `${ids[mine]!} is in 2 places`],
  ['face down besides', { faceDown: [mine] }, `${ids[mine]!} is in 2 places`],
  ['spent besides', { spent: [mine] }, `${ids[mine]!} is in 2 places`],
  ['in the pile besides', { pile: s.pile.with(mine, 1), pileSize: s.pileSize + 1 }, `${ids[mine]!} is in 2 places`],
  ['no card at all', { faceUp: [-1] }, 'there is no card -1'],
  ['not in the pile that is counted', { pileSize: s.pileSize - 1 }, 'the size of the draw pile is wrong'],
  ['to come from a hand', { nextCards: [mine] }, 'the cards to come are not in the draw pile, each once'],
  [
    'to come twice',
    { nextCards: [s.pile.indexOf(1), s.pile.indexOf(1)] },
    'the cards to come are not in the draw pile',
  ],
])('finds a card that is %s', (_, change, message) => {
  expect(rules.violations({ ...rules.copy(s), ...change }).join('; ')).toContain(message);
});

it.each([
  [
    'an endangered event',
    { tables: [[ids.indexOf('event-camouflage-1') | ENDANGERED], [], []] },
    'cannot be endangered',
  ],
  ['a seventh player', { hands: Array.from({ length: 7 }, () => []) }, '7 players cannot play'],
])('finds %s', (_, change, message) => {
  expect(rules.violations({ ...rules.copy(s), ...change }).join('; ')).toContain(message);
});
