import { describe, expect, it } from '@jest/globals';
import { gameIds, loadGame } from '../../src/games/index.ts';
import { type Outcome, randomChance, recordingChance } from '../../src/kit/chance.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { type GameRecord, type RecordedMove, recordMove, startRecord } from '../../src/kit/record/record.ts';
import { rng } from '../../src/kit/rng.ts';
import { expectSame } from '../support/same.ts';
import { SNAPSHOT_MOVES, liveliness, stopFrom, timelineOf } from '../../src/kit/record/timeline.ts';
import { STEP_SIZES } from '../../src/kit/step-sizes.ts';

/** A game played at random to the end, with the state at every point. */
function randomGame(game: GameModule, players: number): { record: GameRecord; states: unknown[] } {
  const { rules } = game;
  const randomInt = rng(players);
  const drawn: Outcome[] = [];
  const chance = recordingChance(randomChance(randomInt), drawn);
  const options = rules.defaultOptions(players);
  const s = rules.newGame(options, chance);
  const record = startRecord(game, { options }, drawn.splice(0));
  const moves: RecordedMove[] = [];
  const states = [rules.copy(s)];
  while (rules.decision(s) !== null) {
    const legal = rules.legalMoves(s);
    const move = legal[randomInt(legal.length)]!;
    const before = states.at(-1)!;
    rules.play(s, move, chance);
    moves.push(recordMove(game, before, move, drawn.splice(0)));
    states.push(rules.copy(s));
  }
  return { record: { ...record, moves }, states };
}

describe.each(gameIds)('The timeline of %s', (id) => {
  it('reaches every point, from any other, with no more moves than lie between two kept states', async () => {
    const game = await loadGame(id);
    const { record, states } = randomGame(game, game.meta.maxPlayers);
    let played = 0;
    const timeline = timelineOf(game, record, () => played++);
    expect(timeline.last).toBe(record.moves.length);
    const pick = rng(7);
    let most = 0;
    for (let i = 0; i < 300; i++) {
      const point = i === 0 ? 0 : i === 1 ? timeline.last : pick(timeline.last + 1);
      played = 0;
      expectSame(timeline.at(point), states[point]);
      most = Math.max(most, played);
    }
    expect(most).toBeLessThan(SNAPSHOT_MOVES);
    played = 0;
    for (let point = 0; point <= timeline.last; point++) expectSame(timeline.at(point), states[point]);
    // Going forwards, each move is played once.
    expect(played).toBeLessThanOrEqual(timeline.last);
  });

  it('has no open question at the end of a game that its players ended', async () => {
    const game = await loadGame(id);
    const { record } = randomGame(game, game.meta.minPlayers);
    const half = { ...record, moves: record.moves.slice(0, record.moves.length >> 1) };
    const open = timelineOf(game, half);
    expect(open.asked.at(-1)).not.toBeNull();
    const { asked, last } = timelineOf(game, { ...half, end: { how: 'agreed', places: [2, 1] } });
    expect([last, asked]).toEqual([open.last, [...open.asked.slice(0, -1), null]]);
  });

  it('stops by rounds, phases, actions and moves, each finer than the one before', async () => {
    const game = await loadGame(id);
    const timeline = timelineOf(game, randomGame(game, game.meta.minPlayers).record);
    const { stops, last } = timeline;
    for (const stepSize of STEP_SIZES) {
      expect([stops[stepSize][0], stops[stepSize].at(-1)]).toEqual([0, last]);
      expect(stopFrom(timeline, last, stepSize, 1)).toBe(last);
      expect(stopFrom(timeline, 0, stepSize, -1)).toBe(0);
    }
    expect(stops.move).toEqual(expect.arrayContaining([...stops.action]));
    expect(stops.action).toEqual(expect.arrayContaining([...stops.phase]));
    expect(stops.phase).toEqual(expect.arrayContaining([...stops.round]));
    expect(stopFrom(timeline, 3, 'move', 1)).toBe(4);
    expect(stopFrom(timeline, 3, 'move', -1)).toBe(2);
    expect(Math.max(...liveliness(timeline, 'phase').map(({ share }) => share))).toBe(1);
  });

  it('comes to the same position by the record up to there', async () => {
    const game = await loadGame(id);
    const { record } = randomGame(game, game.meta.minPlayers);
    const timeline = timelineOf(game, record);
    const point = Math.floor(timeline.last / 2);
    const half = timelineOf(game, { ...record, moves: record.moves.slice(0, point) });
    expect(half.last).toBe(point);
    expect(half.at(point)).toEqual(timeline.at(point));
  });
});
