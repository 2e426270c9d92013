/**
 * Jest's environment for Node, in a context whose globals are ordinary ones. Jest's own context looks every global up through a proxy, so that
 * code that computes with `Math` in its inner loops runs three times slower in it than outside.
 *
 * A file that renders many pages asks for React as users get it with `@jest-environment-options {"production": true}` in
 * its first comment: that is several times as fast as React's development build.
 */
import asyncHooks from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import './coverage.js';

const { createContext } = vm;
const { AsyncLocalStorage } = asyncHooks;

/**
 * The async storages created for the current test file. Jest creates one for each file and leaves it enabled, and up to Node 22 every promise visits
 * all that are enabled: after some dozens of files a tenth of all time went there.
 */
const storages = new Set();
class CountedStorage extends AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    storages.add(this);
  }
}
// A getter in newer versions of Node, which an assignment would not replace.
Object.defineProperty(asyncHooks, 'AsyncLocalStorage', {
  configurable: true,
  enumerable: true,
  writable: true,
  value: CountedStorage,
});

export default class extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    if (config.projectConfig.testEnvironmentOptions.production === true)
      this.global.process.env.NODE_ENV = 'production';
  }

  async teardown() {
    await super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }

  /** Lets `afterEach` hooks find out whether the test failed: `globalThis.hasTestFailed`. */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasTestFailed = false;
    if (name === 'test_fn_failure') this.global.hasTestFailed = true;
  }
}
