/**
 * What the games hide: which other states and which other courses of a game look the same from a seat. Every game defines this itself, in
 * `test/games/<game>/secrets.ts`. Whatever a seat is shown must be the same for all of them, to the byte.
 */
import { type Outcome, randomChance } from '../../src/kit/chance.ts';
import { type G, beforeMove, canUndo, carryOut } from '../../src/kit/boardgame.ts';
import { type MoveMetadata, startEntry } from '../../src/kit/history.ts';
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

/** The states that a course goes through, from the first on. */
export function stopsOf(game: GameModule, { start, made }: Course): Stop[] {
  const { rules } = game;
  let G: G = { state: start, undo: null, takeBack: 'own' };
  const stops: Stop[] = [{ G, entry: startEntry() }];
  for (const each of made) {
    const asked = rules.decision(G.state)!;
    let metadata: MoveMetadata = {};
    if ('undo' in each) G = beforeMove(rules, G);
    else {
      if (!rules.isLegal(G.state, each.move)) throw new Error(`not legal: ${JSON.stringify(each)}`);
      ({ G, metadata } = carryOut(game, G, each.move, scripted(each.outcomes)));
    }
    const move = 'undo' in each ? 'undo' : each.move;
    stops.push({ G, entry: { player: each.player, move, events: metadata.events ?? [], asked } });
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
  let G: G = { state: rules.copy(start), undo: null, takeBack: 'own' };
  while (made.length < most) {
    const { player } = rules.decision(G.state)!;
    if (canUndo(G, String(player)) && randomInt(12) === 0) {
      made.push({ player, undo: true });
      G = beforeMove(rules, G);
      continue;
    }
    const legal = rules.legalMoves(G.state);
    const move = legal[randomInt(legal.length)];
    const outcomes: Outcome[] = [];
    const chance = randomChance(randomInt);
    const after = carryOut(game, G, move, {
      draw(kind, weights, total) {
        const drawn = chance.draw(kind, weights, total);
        outcomes.push({ kind, drawn });
        return drawn;
      },
    });
    if (rules.decision(after.G.state) === null) break;
    made.push({ player, move, outcomes });
    ({ G } = after);
  }
  return { start, made };
}
