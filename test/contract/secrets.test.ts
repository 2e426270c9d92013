/**
 * What a seat may not know does not show in what it sees: of two states, or two courses of a game, that differ in nothing else every seat sees
 * the same. And what was once revealed stays revealed.
 */
import { describe, expect, it } from '@jest/globals';
import { GAMES, loadGame } from '../../src/games/index.ts';
import { type RunningGame, move } from '../../src/kit/engine.ts';
import { viewOf } from '../../src/kit/boardgame/g.ts';
import { type RandomInt, randomChance } from '../../src/kit/chance.ts';
import type { GameModule, Viewer } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import { seen } from '../../src/kit/seen.ts';
import { expectSame } from '../support/same.ts';
import { times } from '../support/soak.ts';
import type { Course } from './hiding.ts';
import { allowed, type Stop, randomCourse, secretsOf, stopsOf, viewersOf } from './secrets.ts';
import { game as tricks } from '../tricks/index.ts';

const modules: [string, () => Promise<GameModule>][] = [
  ['tricks', () => Promise.resolve(tricks as unknown as GameModule)],
  ...GAMES.map(({ id }): [string, () => Promise<GameModule>] => [id, () => loadGame(id)]),
];
const withSecrets = modules.filter(([id]) => id === 'tricks' || GAMES.find((each) => each.id === id)!.hasSecrets);

/** At least this many moves at each table. */
const MOVES = times(100);

/** Random games, with the fewest players and with many; several if they are short. */
function courses(game: GameModule, most = Infinity): Course[] {
  const { rules, meta } = game;
  const { minPlayers, maxPlayers } = meta;
  return [minPlayers, Math.min(maxPlayers, 4)].flatMap((players) => {
    const played: Course[] = [];
    for (let seed = 31, moves = 0; moves < MOVES; seed++) {
      const course = randomCourse(game, rules.defaultOptions(players), seed, most);
      played.push(course);
      moves += course.made.length;
    }
    return played;
  });
}

/** Everything a seat is shown of a state and of what led to it. */
const shown = (game: GameModule, { G, entry }: Stop, viewer: Viewer): string =>
  JSON.stringify([viewOf(game, G, viewer), seen(game, entry, viewer, false)]);

describe.each(withSecrets)('%s', (_id, load) => {
  it('shows every seat the same of states that it cannot tell apart', async () => {
    const game = await load();
    const { rules } = game;
    const { otherState } = await secretsOf(game);
    const randomInt = rng(1);
    let others = 0;
    let states = 0;
    for (const course of courses(game)) {
      for (const { G } of stopsOf(game, course)) {
        for (const viewer of viewersOf(game, G.state)) {
          const other = otherState(G.state, [viewer], randomInt);
          expect(rules.violations(other)).toEqual([]);
          states++;
          if (JSON.stringify(other) !== JSON.stringify(G.state)) others++;
          expect(JSON.stringify(rules.view(other, viewer))).toBe(JSON.stringify(rules.view(G.state, viewer)));
        }
      }
    }
    // The comparison was not vacuous.
    expect(others).toBeGreaterThan(states / 2);
  });

  it('shows every seat the same of whole games that it cannot tell apart: states, moves and events', async () => {
    const game = await load();
    const { otherCourse } = await secretsOf(game);
    const randomInt = rng(2);
    let hidden = 0;
    for (const course of courses(game)) {
      const stops = stopsOf(game, course);
      for (const viewer of viewersOf(game, course.start)) {
        // The longer the game, the less is still hidden: the whole game, and parts of it that begin and end anywhere.
        for (let part = 0; part < 8; part++) {
          const from = part === 0 ? 0 : randomInt(stops.length - 1);
          const to = part === 0 ? stops.length - 1 : Math.min(from + 1 + randomInt(30), stops.length - 1);
          const began = { start: stops[from]!.G.state, made: course.made.slice(from, to) };
          if (began.made[0] === undefined || !isWhole(began)) continue;
          const one = stopsOf(game, began);
          const states = one.map(({ G }) => G.state);
          const two = stopsOf(game, otherCourse(began, states, viewer, randomInt));
          for (const [i, stop] of one.entries()) {
            if (JSON.stringify(stop) !== JSON.stringify(two[i])) hidden++;
            expect(shown(game, two[i]!, viewer)).toBe(shown(game, stop, viewer));
          }
        }
      }
    }
    expect(hidden).toBeGreaterThan(200);
  });
});

/** Whether a part of a game takes back no more moves than it makes. */
function isWhole({ made }: Course): boolean {
  let moves = 0;
  return made.every((each) => ('undo' in each ? --moves >= 0 : ++moves > 0));
}

describe.each(modules.filter((each) => !withSecrets.includes(each)))('%s', (_id, load) => {
  it('hides nothing, even from somebody who watches', async () => {
    const game = await load();
    const { meta, rules } = game;
    for (const course of courses(game)) {
      for (const { G, entry } of stopsOf(game, course)) {
        expectSame(rules.view(G.state, null), G.state);
        expectSame(seen({ rules, meta: { ...meta, hasSecrets: true } }, entry, null, false), entry);
      }
    }
  });
});

describe.each(modules)('%s', (_id, load) => {
  it('takes no move back that showed anybody what the player who made it could not know', async () => {
    const game = await load();
    const { rules } = game;
    const { otherState } = await secretsOf(game);
    const randomInt = rng(3);
    let kept = 0;
    let stops = 0;
    const after = (state: unknown, seat: number, made: unknown, chance: RandomInt): RunningGame => {
      const before: RunningGame = { state, undo: null, takeBack: 'own', number: 0 };
      return allowed(move(game, before, seat, made, randomChance(chance))).game;
    };
    for (const course of courses(game)) {
      for (const [i, { G }] of stopsOf(game, course).slice(0, -1).entries()) {
        const made = course.made[i]!;
        if ('undo' in made || rules.decision(G.state)!.player !== made.player) continue;
        const viewers = viewersOf(game, G.state);
        for (const viewer of [made.player, viewers[randomInt(viewers.length)]!]) {
          // As far as the player and the viewer together know, it could be any of these; and chance may fall any way.
          const worlds = [0, 1, 2].map(() => otherState(G.state, [made.player, viewer], randomInt));
          const ends = worlds.map((world) => after(world, made.player, made.move, randomInt));
          const views = new Set(ends.map(({ state }) => JSON.stringify(rules.view(state, viewer))));
          if (ends.every(({ undo }) => undo === null)) {
            stops++;
            continue;
          }
          kept++;
          if (views.size > 1) {
            throw new Error(`${JSON.stringify(made.move)} shows ${String(viewer)} something: ${[...views].join('\n')}`);
          }
        }
      }
    }
    expect(kept).toBeGreaterThan(10);
    expect(stops).toBeGreaterThan(10);
  });
});
