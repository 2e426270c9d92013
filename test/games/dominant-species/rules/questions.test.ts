/** Each question uses the details listed for it (questions.ts) and no others. */
import { expect, test } from '@jest/globals';
import { randomChance } from '../../../../src/kit/chance.ts';
import { rng } from '../../../../src/kit/rng.ts';
import { DETAILS, type DetailName } from '../../../../src/games/dominant-species/rules/details.ts';
import { MoveList } from '../../../../src/games/dominant-species/rules/pieces.ts';
import { QUESTION_RULES, legalMoves, newGame, play } from '../../../../src/games/dominant-species/rules/play.ts';
import { DETAILS_OF, QUESTIONS } from '../../../../src/games/dominant-species/rules/questions.ts';
import { NOTHING, type State } from '../../../../src/games/dominant-species/rules/state.ts';

const isDetail = (key: PropertyKey): key is DetailName => key in DETAILS;

/** The state, noting which details are read. */
const watched = (s: State, read: Set<DetailName>): State =>
  new Proxy(s, {
    get(target, key) {
      if (isDetail(key)) read.add(key);
      return Reflect.get(target, key) as unknown;
    },
  });

const isSettled = (s: State, name: DetailName): boolean => {
  const value = s[name];
  return typeof value === 'number' ? value !== NOTHING && value !== 0 : value.some((each) => each !== 0);
};

test('the answers to a question follow from its own details, and no others are settled when it is asked', () => {
  const unlisted = new Set<string>();
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const randomInt = rng(seed);
    const chance = randomChance(randomInt);
    const s = newGame(
      { players: 6, animalsEach: 1, randomEarth: false, animals: seed % 2 ? 'dealt' : 'chosen' },
      chance,
    );
    while (!s.over && s.turn < 30) {
      const question = QUESTIONS[s.question]!;
      seen.add(question);
      const own: readonly DetailName[] = DETAILS_OF[question];
      const read = new Set<DetailName>();
      QUESTION_RULES[s.question]!.legal(watched(s, read), new MoveList());
      for (const name of read) if (!own.includes(name)) unlisted.add(`"${question}" reads ${name}`);
      for (const name of Object.keys(DETAILS) as DetailName[]) {
        if (!own.includes(name) && isSettled(s, name)) unlisted.add(`${name} is settled at "${question}"`);
      }
      const moves = legalMoves(s);
      play(s, moves[randomInt(moves.length)]!, chance);
    }
  }
  expect([...unlisted]).toEqual([]);
  expect(seen.size).toBe(QUESTIONS.length);
});
