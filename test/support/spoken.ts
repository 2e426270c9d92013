/** What the characters of bots say in a whole game: a sample game of any game. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import type { Character } from '../../src/kit/module.ts';
import { type Timeline, timelineOf } from '../../src/kit/record/timeline.ts';
import { AGAIN, PAUSE, type Spoken, spokenIn } from '../../src/table/speech/spoken.ts';
import type { Board, GameTypes, Table } from '../../src/table/types.ts';

/** Says what it speaks about. */
const SPEAKER: Character = {
  lines: { lead: 'lead', scored: 'scored', lost: 'lost', last: 'last', won: 'won', beaten: 'beaten' },
};

/** A sample game, and what is said up to one of its points. */
async function sample<G extends GameTypes>(id: string, name: string, board: Board<G>) {
  const game = await loadGame(id);
  const words = (await (await game.ui()).loadWords('en')) as G['Words'];
  const occasions = await board.occasions!();
  const file = `src/games/${id}/content/samples/${name}.json`;
  const timeline: Timeline = timelineOf(game, JSON.parse(readFileSync(file, 'utf8')));
  const players = game.rules.players(timeline.end);
  const names = Array.from({ length: players }, (_, seat) => `Player ${String(seat + 1)}`);
  const saidTo = (point: number, speakers: readonly (Character | null)[]): readonly Spoken[] => {
    const table = {
      state: timeline.at(point),
      history: timeline.history.slice(0, point + 1),
      question: timeline.asked[point] ?? null,
      names,
      words,
    };
    return spokenIn(board, occasions, table as unknown as Table<G>, speakers);
  };
  return { game, timeline, players, saidTo };
}

/** Tests of what is said in a sample game. */
export function speaksInSample<G extends GameTypes>(id: string, name: string, board: Board<G>): void {
  it('has lines of several kinds, seldom, and the last by the winner', async () => {
    const { game, timeline, players, saidTo } = await sample(id, name, board);
    const said = saidTo(
      timeline.last,
      Array.from({ length: players }, () => SPEAKER),
    );
    const winner = game.rules.result(timeline.end)!.places.indexOf(1);
    expect(said.at(-1)).toEqual({ entry: timeline.last, seat: winner, occasion: 'won', text: 'won' });
    const before = said.slice(0, -1);
    expect(new Set(before.map(({ occasion }) => occasion)).size).toBeGreaterThanOrEqual(3);
    for (const [i, { entry }] of before.entries())
      expect(entry - (before[i - 1]?.entry ?? -PAUSE)).toBeGreaterThanOrEqual(PAUSE);
  });

  it('does not have the same line soon again, though several would say it', async () => {
    const { timeline, players, saidTo } = await sample(id, name, board);
    const said = saidTo(
      timeline.last,
      Array.from({ length: players }, () => SPEAKER),
    );
    for (const [i, { entry, text }] of said.entries()) {
      const before = said.slice(0, i).findLast((each) => each.text === text);
      expect(entry - (before?.entry ?? -AGAIN)).toBeGreaterThanOrEqual(AGAIN);
    }
  });

  it('has the same lines at every point of the game, whenever it is looked at', async () => {
    const { timeline, players, saidTo } = await sample(id, name, board);
    const speakers = Array.from({ length: players }, () => SPEAKER);
    const all = saidTo(timeline.last, speakers).map(({ entry, seat }) => [entry, seat]);
    for (let point = 0; point < timeline.last; point += 37)
      expect(saidTo(point, speakers).map(({ entry, seat }) => [entry, seat])).toEqual(
        all.filter(([entry]) => entry! <= point),
      );
  });

  it('lets only the bots speak, and the best of them congratulate', async () => {
    const { game, timeline, players, saidTo } = await sample(id, name, board);
    const { places } = game.rules.result(timeline.end)!;
    const winner = places.indexOf(1);
    const said = saidTo(
      timeline.last,
      Array.from({ length: players }, (_, seat) => (seat === winner ? null : SPEAKER)),
    );
    expect(said.map(({ seat }) => seat)).not.toContain(winner);
    expect(said.at(-1)).toMatchObject({ seat: places.indexOf(2), occasion: 'beaten' });
    expect(saidTo(timeline.last, [])).toEqual([]);
    expect(
      saidTo(
        timeline.last,
        Array.from({ length: players }, () => ({})),
      ),
    ).toEqual([]);
  });
}
