/** Long computations in small steps: generators, whose caller may show their progress or stop them. */

/** Runs one to its end without interruption. */
export function runToEnd<Result>(steps: Generator<unknown, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
