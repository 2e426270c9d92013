/**
 * What the games hide: which other states and which other courses of a game look the same from a seat. Every game defines this itself, in
 * `test/games/<game>/secrets.ts`. Whatever a seat is shown must be the same for all of them, to the byte.
 */
import { type Outcome, randomChance, recordingChance } from '../../src/kit/chance.ts';
import { type G, gAfter, runningOf } from '../../src/kit/boardgame/g.ts';
import * as engine from '../../src/kit/engine.ts';
import type { GameModule, GameOptions, HistoryEntry, Viewer } from '../../src/kit/module.ts';
import { rng } from '../../src/kit/rng.ts';
import type { Course, Made, Secrets, SecretsOf } from './hiding.ts';
import { secretsOf as secretsOfTricks } from './tricks-secrets.ts';

/** A game that hides nothing has no other states. */
const NO_SECRETS: Secrets = { otherState: (s) => s, otherCourse: (course) => course };

/** What a game hides. Throws an Error for a game with secrets that does not say what they are. */
export async function secretsOf(game: GameModule): Promise<Secrets> {
  const { id, hasSecrets } = game.meta;
  if (!hasSecrets) return NO_SECRETS;
  if (id === 'tricks') return secretsOfTricks(game);
  const own = (await import(`../games/${id}/secrets.ts`)) as { readonly secretsOf: SecretsOf };
  return own.secretsOf(game);
}

/** Everybody at a table: the seats and a spectator. */
export const viewersOf = ({ rules }: GameModule, s: unknown): Viewer[] => [
  null,
  ...Array.from({ length: rules.players(s) }, (_, seat) => seat),
];

/** Chance with these outcomes. Throws an Error if one of them is impossible. */
export function scripted(outcomes: readonly Outcome[]): { draw(kind: string, weights: readonly number[]): number } {
  const rest = [...outcomes];
  return {
    draw(kind, weights) {
      const next = rest.shift();
      if (next?.kind !== kind || !(weights[next.drawn]! > 0)) {
        throw new Error(`${kind} is drawn, which cannot be ${JSON.stringify(next)}`);
      }
      return next.drawn;
    },
  };
}

/** The state of a game, and what led to it. */
export interface Stop {
  readonly G: G;
  readonly entry: HistoryEntry<unknown, unknown>;
}

/** What the engine did. Throws an Error if it refused. */
export function allowed<Done extends object>(done: Done | engine.EngineRefusal): Done {
  if ('refusal' in done) throw new Error(done.refusal);
  return done;
}

/** The states that a course goes through, from the first on. */
export function stopsOf(game: GameModule, { start, made }: Course): Stop[] {
  const { rules } = game;
  let G: G = { state: start, undo: null, takeBack: 'own' };
  const stops: Stop[] = [{ G, entry: engine.startEntry() }];
  for (const each of made) {
    const asked = rules.decision(G.state)!;
    let events: readonly unknown[] = [];
    if ('undo' in each) G = gAfter(G, allowed(engine.undo(game, runningOf(G), null)).game);
    else {
      const made = allowed(engine.move(game, runningOf(G), asked.player, each.move, scripted(each.outcomes)));
      G = gAfter(G, made.game);
      ({ events } = made.entry);
    }
    const move = 'undo' in each ? 'undo' : each.move;
    stops.push({ G, entry: { player: each.player, move, events, asked } });
  }
  return stops;
}

/**
 * Plays at random, with occasional undos, until the last decision or for so many moves. What is revealed to all at the end is left out.
 */
export function randomCourse(game: GameModule, options: GameOptions, seed: number, most = Infinity): Course {
  const { rules } = game;
  const randomInt = rng(seed);
  const start = rules.newGame(options, randomChance(randomInt));
  const made: Made[] = [];
  let now: engine.RunningGame = { state: rules.copy(start), undo: null, takeBack: 'own', number: 0 };
  while (made.length < most) {
    const { player } = rules.decision(now.state)!;
    if (engine.mayUndo(now, player) && randomInt(12) === 0) {
      made.push({ player, undo: true });
      now = allowed(engine.undo(game, now, player)).game;
      continue;
    }
    const legal = rules.legalMoves(now.state);
    const move = legal[randomInt(legal.length)];
    const outcomes: Outcome[] = [];
    const chance = randomChance(randomInt);
    const after = allowed(engine.move(game, now, player, move, recordingChance(chance, outcomes)));
    if (after.question === null) break;
    made.push({ player, move, outcomes });
    now = after.game;
  }
  return { start, made };
}
