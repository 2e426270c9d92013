/**
 * Chance as a parameter.
 *
 * Rules never make random choices themselves. They say what could be drawn, and a `Chance` says what is: from a generator, from a
 * record, or from a person who draws from a real bag. The outcome goes into the record of the game.
 */

/** The result of a draw, as recorded. */
export interface Outcome<Kind extends string = string> {
  /** What was drawn: "element", "card", "die". Every game has its own kinds. */
  readonly kind: Kind;
  /** Which one, by its index in the game's list of that kind. */
  readonly drawn: number;
}

/** The source of draws, and the receiver of events. */
export interface Chance<Kind extends string = string, Event = unknown> {
  /**
   * Draws one of `weights.length` things with these weights, at least one of them above 0. `total` is their sum, if the caller
   * knows it.
   */
  draw(kind: Kind, weights: readonly number[], total?: number): number;
  /**
   * Draws one of a list of things, by number, all places equally likely: `draw` without weights. From the same random numbers an
   * ascending list gives the same thing as `draw`.
   */
  pick?: ((kind: Kind, things: readonly number[]) => number) | undefined;
  /** Called with every event, in order, while a move is carried out. */
  emit?: ((event: Event) => void) | undefined;
}

/** Draws an integer uniformly from 0 to n − 1. */
export type RandomInt = (n: number) => number;

/** Shuffles a list in place. */
export function shuffle<Item>(list: { readonly length: number; [index: number]: Item }, randomInt: RandomInt): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = randomInt(i + 1);
    [list[i], list[other]] = [list[other]!, list[i]!];
  }
}

/** Chance from a source of random integers, such as `rng(seed)`. Nobody listens to its events: add `emit` for that. */
export function randomChance<Kind extends string, Event>(randomInt: RandomInt): Chance<Kind, Event> {
  return {
    draw(_kind, weights, total) {
      let sum = total ?? 0;
      if (total === undefined) for (let i = 0; i < weights.length; i++) sum += weights[i]!;
      let rest = randomInt(sum);
      // Counts from the nearer end; the same thing is drawn either way.
      if (2 * rest < sum) {
        let drawn = 0;
        while (rest >= weights[drawn]!) rest -= weights[drawn++]!;
        return drawn;
      }
      rest = sum - 1 - rest;
      let drawn = weights.length - 1;
      while (rest >= weights[drawn]!) rest -= weights[drawn--]!;
      return drawn;
    },
    pick: (_kind, things) => things[randomInt(things.length)]!,
  };
}

/** Chance that appends another's draws to `outcomes`. */
export function recordingChance<Kind extends string, Event>(
  chance: Chance<Kind, Event>,
  outcomes: Outcome<Kind>[],
): Chance<Kind, Event> {
  return {
    draw(kind, weights, total) {
      const drawn = chance.draw(kind, weights, total);
      outcomes.push({ kind, drawn });
      return drawn;
    },
    emit: chance.emit,
  };
}

/**
 * Chance for when nothing can be drawn: moves that were made without a draw are replayed without one. Throws an Error if
 * something is drawn.
 */
export const noChance: Chance<string, never> = {
  draw(kind) {
    throw new Error(`nothing can be drawn here, but ${kind} is`);
  },
};
