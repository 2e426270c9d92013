/** The engine: starting a game, making moves and taking them back, and what it refuses. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { loadGame } from '../../src/games/index.ts';
import { randomChance } from '../../src/kit/chance.ts';
import * as engine from '../../src/kit/engine.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { recordedMove, startRecord } from '../../src/kit/record/record.ts';
import { replay } from '../../src/kit/record/replay.ts';
import { rng } from '../../src/kit/rng.ts';
import { allowed } from '../contract/secrets.ts';

const game: GameModule = await loadGame('dominant-species' as string);
const { rules } = game;
const options = rules.defaultOptions(3);

/** A game of three that has just begun, and what it draws. */
function begun(takeBack: engine.RunningGame['takeBack'] = 'own') {
  const chance = randomChance<string, unknown>(rng(4));
  return { ...engine.start(game, { options }, takeBack, chance), chance };
}

/** The game after its first legal move. */
const moved = (now: engine.RunningGame, move: unknown = rules.legalMoves(now.state)[0]) =>
  allowed(engine.move(game, now, rules.decision(now.state)!.player, move, randomChance(rng(1))));

describe('The engine', () => {
  it('makes whole games whose entries are their record', () => {
    const { chance, entry, ...first } = begun();
    const randomInt = rng(9);
    const moves = [];
    let { game: now, question } = first;
    while (question !== null) {
      const legal = rules.legalMoves(now.state);
      const made = allowed(engine.move(game, now, question.player, legal[randomInt(legal.length)], chance));
      expect(made.entry).toMatchObject({ player: question.player, asked: question });
      expect(made.game.number).toBe(now.number + 1);
      moves.push(recordedMove(game.notation, made.entry));
      ({ game: now, question } = made);
    }
    const record = { ...startRecord(game, { options }, []), outcomes: entry.outcomes, moves };
    expect(replay(game, JSON.parse(JSON.stringify(record))).state).toEqual(now.state);
    expect(engine.move(game, now, 0, rules.legalMoves(first.game.state)[0], chance)).toEqual({ refusal: 'over' });
    expect(engine.undo(game, now, null)).toEqual({ refusal: 'over' });
  });

  it('refuses moves of a seat that is not asked, moves that are not legal, and what is no move', () => {
    const { game: now, question, chance } = begun();
    const [legal] = rules.legalMoves(now.state);
    const before = JSON.stringify(now);
    const other = (question!.player + 1) % 3;
    expect(engine.move(game, now, other, legal, chance)).toEqual({ refusal: 'not-yours' });
    const illegal = game.actions.read('done', []);
    expect(engine.move(game, now, question!.player, illegal, chance)).toEqual({ refusal: 'not-legal' });
    expect(engine.move(game, now, question!.player, undefined, chance)).toEqual({ refusal: 'not-legal' });
    expect(JSON.stringify(now)).toBe(before);
  });

  it('takes back several moves at once, and leaves the states before as they were', () => {
    const games = [begun('table').game];
    for (let i = 0; i < 4; i++) games.push(moved(games[i]!).game);
    const texts = games.map((each) => JSON.stringify(each.state));
    const now = games[4]!;
    const seat = rules.decision(now.state)!.player;
    const back = allowed(engine.undo(game, now, seat, 3));
    expect(back.game.state).toEqual(games[1]!.state);
    expect(back.game.undo).toEqual(games[1]!.undo);
    expect(back.game.number).toBe(5);
    expect(engine.undo(game, now, seat, 5)).toEqual({ refusal: 'not-legal' });
    expect(engine.undo(game, now, seat, 0)).toEqual({ refusal: 'not-legal' });
    expect(games.map((each) => JSON.stringify(each.state))).toEqual(texts);
  });

  it('takes back the moves of others only if the table has agreed', () => {
    const first = moved(begun().game).game;
    const seat = rules.decision(first.state)!.player;
    expect(first.undo!.player).not.toBe(seat);
    expect(engine.mayUndo(first, seat)).toBe(false);
    expect(engine.undo(game, first, seat)).toEqual({ refusal: 'not-legal' });
    // The player who moved is not asked any more.
    expect(engine.undo(game, first, first.undo!.player)).toEqual({ refusal: 'not-yours' });
    expect(allowed(engine.undo(game, first, null)).game.state).toEqual(begun().game.state);
  });

  it('alone plays the moves of people: page and server never call the rules for that', () => {
    const files = ['src/app', 'server'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
        /\.tsx?$/.test(name) ? [`${folder}/${name}`] : [],
      ),
    );
    expect(files.length).toBeGreaterThan(100);
    const players = files.filter((file) => readFileSync(file, 'utf8').includes('rules.play('));
    expect(players).toEqual([]);
  });
});
