/** The quick check of a move and the schema agree: each accepts exactly what the other does. */
import { expect, it } from '@jest/globals';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { randomChance } from '../../src/kit/chance.ts';
import { rng } from '../../src/kit/rng.ts';
import { isUpdate, moveLimits, updateMessage } from '../../src/kit/online/wire-schemas.ts';

/** Limits as of a game whose longest move has 9 letters, and 7 arguments at most. */
const LIMITS = moveLimits({ names: ['play', 'enumerate'], maxArgs: 7 });

type Payload = Record<string, unknown>;
const credentials = 'c'.repeat(20);

const message = (payload: Payload = {}, rest: readonly unknown[] = [7, 'match', '0']): unknown[] => [
  { type: 'MAKE_MOVE', payload: { type: 'play', args: [1], playerID: '0', credentials, ...payload } },
  ...rest,
];
const text = (length: number): string => 'x'.repeat(length);

/** Values for a field: of every kind, and of every length near a possible limit. */
const TEXTS = [undefined, null, 0, 1, true, [], {}, ...Array.from({ length: 130 }, (_, length) => text(length))];
const NUMBERS = [undefined, null, '0', NaN, Infinity, -1, 0, 0.5, 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300];
const LISTS = [undefined, ...Array.from({ length: 25 }, (_, length) => Array.from({ length }, (_, i) => i - 1.5))];

it.each<[string, readonly unknown[], (value: unknown) => unknown[]]>([
  ['the name of the move', TEXTS, (type) => message({ type })],
  ['its arguments', LISTS, (args) => message({ args })],
  ['the player of the move', TEXTS, (playerID) => message({ playerID })],
  ['the credentials', TEXTS, (shown) => message({ credentials: shown })],
  ['the number of the state', NUMBERS, (stateID) => message({}, [stateID, 'match', '0'])],
  ['the match', TEXTS, (match) => message({}, [7, match, '0'])],
  ['the player', TEXTS, (player) => message({}, [7, 'match', player])],
  ['the kind of action', ['MAKE_MOVE', 'UNDO', '', undefined], (type) => [{ ...(message()[0] as object), type }]],
  ['the action', [undefined, null, 1, 'x', {}, []], (action) => [action, 7, 'match', '0']],
  ['the payload', [undefined, null, 1, {}, []], (payload) => [{ type: 'MAKE_MOVE', payload }, 7, 'match', '0']],
])('%s', (_what, values, of) => {
  for (const value of values) {
    const sent = of(value);
    const read = updateMessage(LIMITS).safeParse(sent);
    expect([value, isUpdate(sent, LIMITS)]).toEqual([value, read.success]);
    if (read.success) expect(read.data).toEqual(sent);
  }
});

it('leaves to the schema what is seldom sent', () => {
  for (const args of [null, ['text'], [true], [null], [[1]], [{ of: 1 }]]) {
    expect(isUpdate(message({ args }), LIMITS)).toBe(false);
    expect(updateMessage(LIMITS).safeParse(message({ args })).success).toBe(true);
  }
});

it.each(GAMES.map(({ id }) => id))('%s: every move that can be made can be sent', async (id) => {
  const { rules, actions, meta } = await loadGame(id);
  const limits = moveLimits(actions);
  const schema = updateMessage(limits);
  const randomInt = rng(5);
  const s = rules.newGame(rules.defaultOptions(meta.minPlayers), randomChance(randomInt));
  for (let made = 0; made < 1500 && rules.decision(s) !== null; made++) {
    const legal = rules.legalMoves(s);
    const written = legal.map((move) => actions.write(move));
    const longest = written.reduce((a, b) => (a.args.length < b.args.length ? b : a));
    for (const { move: type, args } of [written[randomInt(written.length)]!, longest]) {
      const sent = message({ type, args: [...args] });
      expect([args, isUpdate(sent, limits) || schema.safeParse(sent).success]).toEqual([args, true]);
    }
    rules.play(s, legal[randomInt(legal.length)], randomChance(randomInt));
  }
});

it('refuses names and lists of arguments that are longer than any of the moves', () => {
  expect(LIMITS).toEqual({ name: 9, args: 7 });
  const isTaken = (payload: Payload): boolean => updateMessage(LIMITS).safeParse(message(payload)).success;
  expect([isTaken({ type: 'enumerate' }), isTaken({ type: 'enumerated' })]).toEqual([true, false]);
  expect([isTaken({ args: Array(7).fill(1) }), isTaken({ args: Array(8).fill(1) })]).toEqual([true, false]);
});
