/** Games of any kind that have reached a situation: played by the greedy bot, the same every time. */
import type { Page } from 'playwright-core';
import { loadGame } from '../../../src/games/index.ts';
import { type Outcome, randomChance, recordingChance } from '../../../src/kit/chance.ts';
import type { Decision } from '../../../src/kit/module.ts';
import { type GameRecord, recordMove, startRecord } from '../../../src/kit/record/record.ts';
import { rng } from '../../../src/kit/rng.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay'];

/** The record of a game that has reached a particular decision, with people in all seats except the bots'. */
export async function recordTo(
  id: string,
  bots: readonly (string | null)[],
  wanted: (asked: Decision, moves: number, legal: readonly unknown[]) => boolean,
): Promise<GameRecord> {
  const game = await loadGame(id);
  const { rules } = game;
  const greedy = (await game.bots()).find(({ name }) => name === 'greedy')!;
  for (let seed = 1; seed <= 20; seed++) {
    const randomInt = rng(seed);
    const chance = randomChance(randomInt);
    const options = rules.defaultOptions(bots.length);
    const dealt: Outcome[] = [];
    const state = rules.newGame(options, recordingChance(chance, dealt));
    const record = startRecord(game, { options }, dealt, { names: NAMES.slice(0, bots.length), bots });
    const moves = [...record.moves];
    for (let asked = rules.decision(state); asked !== null; asked = rules.decision(state)) {
      if (wanted(asked, moves.length, rules.legalMoves(state))) return { ...record, moves };
      const move = greedy.decide(rules.view(state, asked.player), randomInt);
      const before = rules.copy(state);
      const outcomes: Outcome[] = [];
      rules.play(state, move, recordingChance(chance, outcomes));
      moves.push(recordMove(game, before, move, outcomes));
    }
  }
  throw new Error(`no game of ${id} leads there`);
}

/** Lets a page continue a game from its record, as if the browser had stored it. */
export async function continueFrom(page: Page, id: string, record: GameRecord): Promise<void> {
  await page.evaluate(
    ([game, text]) => {
      localStorage.setItem(`${game}:game`, text);
      window.location.hash = `#game/${game}`;
    },
    [id, JSON.stringify(record)] as const,
  );
  await page.locator('[data-question], .cg-hand, .table-curtain').first().waitFor();
}
