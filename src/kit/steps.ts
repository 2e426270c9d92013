/** Long computations that work in small steps: generators, whose caller may show how far they are, or end them. */

/** Runs one to its end, in one go. */
export function inOneGo<Result>(steps: Generator<unknown, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
