/** Random games of any game. */
import { type Outcome, randomChance, recordingChance } from '../../src/kit/chance.ts';
import type { GameModule } from '../../src/kit/module.ts';
import { type GameRecord, recordMove, startRecord } from '../../src/kit/record/record.ts';
import { rng } from '../../src/kit/rng.ts';

/** Random players end a game far sooner; a longer one is in an endless loop. */
const MAX_MOVES = 20_000;

/** Every kind of table. */
export const variantsOf = ({ rules, meta }: GameModule) =>
  rules.variants?.() ??
  Array.from({ length: meta.maxPlayers - meta.minPlayers + 1 }, (_, i) => rules.defaultOptions(meta.minPlayers + i));

/** Plays a random game to its end; `each` gets the state before every move, the move, and all legal moves. */
export function playRandomly(
  { rules, notation }: GameModule,
  options: ReturnType<typeof variantsOf>[number],
  seed: number,
  each: (s: unknown, move: unknown, legal: readonly unknown[]) => void = () => undefined,
): { state: unknown; record: GameRecord; events: unknown[][] } {
  const randomInt = rng(seed);
  const events: unknown[][] = [];
  const drawing = (outcomes: Outcome[]) => {
    const emitted: unknown[] = [];
    events.push(emitted);
    return {
      ...recordingChance(randomChance(randomInt), outcomes),
      emit: (event: unknown) => void emitted.push(event),
    };
  };
  const drawn: Outcome[] = [];
  const s = rules.newGame(options, drawing(drawn));
  const record = startRecord({ rules, notation }, { options }, drawn);
  const moves = [];
  while (rules.decision(s) !== null) {
    if (moves.length === MAX_MOVES) throw new Error(`this game goes on after ${String(MAX_MOVES)} moves`);
    const legal = rules.legalMoves(s);
    const move = legal[randomInt(legal.length)];
    each(s, move, legal);
    const before = rules.copy(s);
    const outcomes: Outcome[] = [];
    rules.play(s, move, drawing(outcomes));
    moves.push(recordMove({ rules, notation }, before, move, outcomes));
  }
  return { state: s, record: { ...record, moves }, events };
}
