/**
 * Lets V8 count in each worker from its first test file to its last. Jest would start and stop counting for every file; each start discards all that V8
 * has compiled and optimised, Jest's own code too, and loading a file took twice as long as without coverage.
 */
import { Session } from 'node:inspector/promises';
import { CoverageInstrumenter } from 'collect-v8-coverage';

const session = new Session();
/** @type {Promise<unknown> | undefined} */
let counting;

async function startCounting() {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

CoverageInstrumenter.prototype.startInstrumenting = async () => {
  await (counting ??= startCounting());
};
// What is taken is counted from zero again.
CoverageInstrumenter.prototype.stopInstrumenting = async () =>
  (await session.post('Profiler.takePreciseCoverage')).result;
