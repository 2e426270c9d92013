/** Challenges: positions of games that bots played, found by search (`npm run -s find-challenges`), easiest first. */
import type { Challenge, Text } from '../../../kit/learning.ts';
import { unpack } from '../../../kit/pack.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { type Goal, goalText, judgeOf } from './goals.ts';
import type { KeptChallenge } from './kept-challenge.ts';
import { POSITIONS } from './challenge-positions.ts';

const TITLES: Readonly<Record<Goal['goal'], Text>> = {
  vps: { en: 'Harvest', de: 'Ernte' },
  'nothing lost': { en: 'Nobody left behind', de: 'Niemand bleibt zurück' },
  lead: { en: 'To the front', de: 'An die Spitze' },
  dominate: { en: 'Far and wide', de: 'Weit und breit' },
  survival: { en: 'Winter coats', de: 'Winterfell' },
};

const HINTS: Readonly<Record<Goal['goal'], Text>> = {
  vps: {
    en: 'Look for the tile that is worth most to you, and remember the card that comes with it.',
    de: 'Suche das Plättchen, das dir am meisten bringt, und denk an die Karte, die du dazu bekommst.',
  },
  'nothing lost': {
    en: 'Find out which of your species are endangered. Bring them to an element they match, or such an element to them.',
    de: 'Sieh nach, welche deiner Arten gefährdet sind. Bringe sie zu einem passenden Element oder ein passendes Element zu ihnen.',
  },
  lead: {
    en: 'Your own VPs are not everything: what the leader does not gain counts as well.',
    de: 'Nicht nur deine SP zählen, sondern auch, was der Führende nicht bekommt.',
  },
  dominate: {
    en: 'One disk touches up to three tiles, and one species is enough to dominate.',
    de: 'Eine Scheibe berührt bis zu drei Plättchen, und zum Dominieren genügt eine Art.',
  },
  survival: {
    en: 'Every single species on tundra counts. Remember that they must survive the Extinction.',
    de: 'In der Tundra zählt jede Art. Denk daran, dass sie das Aussterben überleben muss.',
  },
};

/** The number of a challenge among those with the same goal, if there are several. */
const numbered = (kept: KeptChallenge): string =>
  String(POSITIONS.filter(({ goal }) => goal.goal === kept.goal.goal).indexOf(kept) + 1);

async function challengeOf(kept: KeptChallenge): Promise<Challenge<State, GameEvent>> {
  const { goal, seat, seed, moves, letters, difficulty, odds } = kept;
  const position = (await unpack(letters)) as { readonly players: readonly (readonly string[])[] };
  const title = TITLES[goal.goal];
  const number = numbered(kept);
  return {
    id: `${goal.goal.replaceAll(' ', '-')}-${number}`,
    title: { en: `${title.en} ${number}`, de: `${title.de} ${number}` },
    scene: { position, seat, seed, others: 'greedy' },
    goal: goalText(goal, position.players[seat]![0] as Parameters<typeof goalText>[1]),
    hint: HINTS[goal.goal],
    difficulty,
    odds,
    judge: judgeOf(goal),
    solution: moves,
  };
}

/** The challenges with their positions unpacked. */
export const loadChallenges = (): Promise<Challenge<State, GameEvent>[]> => Promise.all(POSITIONS.map(challengeOf));
