/**
 * Chance as a parameter.
 *
 * Rules never make a random choice themselves. They say what could come, and a `Chance` says what came: from a generator, from
 * a record, or from a person who draws from a real bag. What came is an outcome, which goes into the record of the game.
 */

/** What came of a draw, as it is recorded. */
export interface Outcome<Kind extends string = string> {
  /** What was drawn: "element", "card", "die". Every game names its own. */
  readonly kind: Kind;
  /** Which one, by its number in the game's list of that kind. */
  readonly drawn: number;
}

/** Where draws come from, and who hears of events. */
export interface Chance<Kind extends string = string, Event = unknown> {
  /**
   * Draws one of `weights.length` things with these weights, of which at least one is above 0. `total` is their sum, if the caller
   * knows it.
   */
  draw(kind: Kind, weights: readonly number[], total?: number): number;
  /**
   * Draws one of a list of things, by number, each place as likely as another: `draw` without weights. From the same random numbers an
   * ascending list gives the same thing as `draw`.
   */
  pick?: ((kind: Kind, things: readonly number[]) => number) | undefined;
  /** Called with every event, in order, while a move is carried out. */
  emit?: ((event: Event) => void) | undefined;
}

/** Draws an integer uniformly from 0 … n − 1. */
export type RandomInt = (n: number) => number;

/** Chance from a source of random integers. */
export function randomChance<Kind extends string, Event>(randomInt: RandomInt): Chance<Kind, Event> {
  return {
    draw(_kind, weights, total) {
      let sum = total ?? 0;
      if (total === undefined) for (let i = 0; i < weights.length; i++) sum += weights[i]!;
      let rest = randomInt(sum);
      // Counts from the nearer end; either way the same thing is drawn.
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

/** Chance that appends what another one draws to `outcomes`. */
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

/** Chance where nothing can be drawn: moves that were made without a draw are made again without one. */
export const noChance: Chance<string, never> = {
  draw(kind) {
    throw new Error(`nothing can be drawn here, but ${kind} is`);
  },
};
